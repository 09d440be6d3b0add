// SPDX-License-Identifier: MIT
/// @file The text form of what happens on a board and what should come of it.
#pragma once

#include <chess/position.h>
#include <qipan/resolver.h>

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace qipan::resolve {

/// A change of a sensor.
struct SensorEvent {
    std::uint32_t at;  ///< milliseconds from the beginning
    chess::Square square;
    bool occupied;
};

/// Something that came of it, in the words of the file: "move e2e4", "takeback 1", "mismatch missing=e2 extra=e5".
using Result = std::string;

struct Case {
    std::string number;
    chess::Position start;
    std::vector<chess::Move> history;              ///< played, and right on the board
    std::optional<chess::Move> announced;          ///< to be carried out
    std::vector<SensorEvent> events;               ///< by time
    std::uint32_t end = 0;                         ///< nothing more happens up to here
    chess::PieceType promotion = CHESS_TYPE_NONE;  ///< what the player answers, or that he does not
    std::vector<Result> expected;                  ///< empty: nothing
};

/// What is wrong with a file: "LINE: text".
class CaseFault : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Reads a file's text. Throws CaseFault.
std::vector<Case> readCases(const std::string& text);

/// The words for a mismatch.
Result mismatch(const resolver_squares_t& missing, const resolver_squares_t& extra);

/// The same results with each run of take-backs as one of their sum: how many plies go back in one go is not told.
std::vector<Result> withTakeBacksJoined(const std::vector<Result>& results);

}  // namespace qipan::resolve
