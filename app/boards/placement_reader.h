// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <boards/board_driver.h>

namespace qipan::boards {

/// How the sensors compare with the game.
struct Agreement {
    enum State : std::uint8_t {
        InStep,   ///< all stands as the game says (or as it says before the announced move)
        InMove,   ///< hands are at work: it may still become a move
        Mismatch  ///< 1 s of quiet, and nothing explains it
    };
    State state = InStep;
    std::uint64_t missing = 0;  ///< should be occupied and are empty, bit 0 = a1
    std::uint64_t extra = 0;    ///< should be empty and are occupied
    std::uint64_t wrong = 0;    ///< occupied by another man than the game says; only of boards that tell men

    bool operator==(const Agreement&) const = default;
};

/// Makes sense of what a board without rules of its own reports: from placements to proposals.
/// The game is never changed here. Time is the caller's and never goes back.
class PlacementReader {
public:
    virtual ~PlacementReader() = default;

    /// The game as it is now, each time it changed. Given again unchanged, it does nothing.
    virtual void follow(const BoardGame& game, Milliseconds now) = 0;
    /// The sensors as they are now, each time a report came.
    virtual void sense(const Placement& placement, Milliseconds now) = 0;
    /// What the sensors mean, if they mean something by now; once each. Call until nullopt, after follow() and sense(),
    /// and at nextTick().
    virtual std::optional<Proposal> take(Milliseconds now) = 0;
    /// When take() or agreement() may say something new by itself.
    virtual std::optional<Milliseconds> nextTick() const = 0;
    /// The proposal is not taken: it is not made again for the same placement.
    virtual void decline(const Proposal& proposal, Milliseconds now) = 0;
    /// As of the last call.
    virtual Agreement agreement() const = 0;
};

}  // namespace qipan::boards
