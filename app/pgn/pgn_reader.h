// SPDX-License-Identifier: MIT
/// @file Reading PGN: what games a text holds, and one game or all of them, replayed by the rules.
/// Source: PGN specification 1994-03-12, import format.
///
/// No I/O and no shared state: any thread may read. The text may be of any size and hold anything, NUL bytes too.
#pragma once

#include "pgn/game_tree.h"
#include "pgn/move_text.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::pgn {

/// Something wrong in the text that reading got over.
struct Warning {
    std::size_t line;    ///< from 1; CR, LF and CR LF end a line
    std::size_t column;  ///< from 1, in characters; a byte that is no UTF-8 counts as one
    std::string text;    ///< for people, translated
};

/// Where a game lies in its text, and its tags as written (the last of equal ones).
struct GameEntry {
    std::size_t offset = 0;  ///< in bytes
    std::size_t length = 0;
    std::size_t line = 1;    ///< of the offset
    std::size_t column = 1;  ///< of the offset
    std::vector<Tag> tags;

    /// The value of a tag, empty if there is none.
    std::string_view tag(std::string_view name) const;
};

struct GameIndex {
    std::vector<GameEntry> games;
    std::vector<Warning> warnings;  ///< only what belongs to no game: text in a file without any game
};

struct ReadGame {
    GameTree tree;                  ///< what could be read; an illegal move ends its line, the rest goes on
    std::vector<Warning> warnings;  ///< in the order of the text; at most kMaxWarnings
    std::string refusal;            ///< why no move was read (another variant, a bad FEN), also a warning; else empty
};

enum : std::size_t {
    kMaxDepth = 256,      ///< variations nested deeper are left out with a warning
    kMaxTags = 1000,      ///< of one game; further ones are left out with a warning
    kMaxWarnings = 1000,  ///< of one game; further ones are not told
};

/// Called about every 64 KB with the bytes done so far; false cancels.
using Progress = std::function<bool(std::size_t bytesDone)>;

/// Finds the games in text without replaying them. Nothing if cancelled. Cost: linear, a fraction of reading.
std::optional<GameIndex> indexGames(std::string_view text, const Progress& progress = {});

/// Reads one game of text. Precondition: entry came from indexGames(text).
/// If progress cancels, what was read so far is returned.
ReadGame readGame(std::string_view text, const GameEntry& entry, Strictness strictness = Strictness::Lenient,
                  const Progress& progress = {});

struct ReadFile {
    std::vector<ReadGame> games;
    std::vector<Warning> warnings;  ///< as in GameIndex
};

/// Reads all games of text. Nothing if cancelled.
std::optional<ReadFile> readGames(std::string_view text, Strictness strictness = Strictness::Lenient,
                                  const Progress& progress = {});

}  // namespace qipan::pgn
