// SPDX-License-Identifier: MIT
#pragma once

#include <boards/followed_game.h>
#include <boards/placement_reader.h>

#include <qipan/resolver.h>

namespace qipan::boards {

/// Makes sense of a board that only tells where a man stands: hands the engine's resolver what it needs, and its
/// outcomes on as proposals. The sensors must be steady: no debouncing is done here.
class OccupancyReader : public PlacementReader {
public:
    OccupancyReader();
    OccupancyReader(const OccupancyReader&) = delete;
    OccupancyReader& operator=(const OccupancyReader&) = delete;

    void follow(const BoardGame& game, Milliseconds now) override;
    void sense(const Placement& placement, Milliseconds now) override;
    std::optional<Proposal> take(Milliseconds now) override;
    std::optional<Milliseconds> nextTick() const override;
    void decline(const Proposal& proposal, Milliseconds now) override;
    Agreement agreement() const override;

private:
    /// The resolver looks back no further.
    enum : std::uint16_t { kHistory = 2 };

    void replay(const FollowedGame& game);
    void start(Milliseconds now);
    void announce(Milliseconds now);
    Proposal proposalOf(const resolver_outcome_t& outcome) const;

    BoardGame m_asTold;
    bool m_hasGame = false;
    std::optional<std::uint64_t> m_occupied;
    bool m_isRunning = false;  ///< the resolver has a game and sensors
    std::uint16_t m_plies = 0;
    chess_game_t m_position{};
    std::array<chess_ply_t, kHistory> m_lastPlies{};
    chess_history_t m_history{};
    std::optional<chess::Move> m_announced;
    resolver_t m_resolver{};
    Milliseconds m_now = 0;  ///< of the last call
};

}  // namespace qipan::boards
