// SPDX-License-Identifier: MIT
#pragma once

#include <boards/followed_game.h>
#include <boards/placement_reader.h>

#include <qipan/resolver.h>

namespace qipan::boards {

/// Makes sense of a board that only tells where a man stands: hands the engine's resolver what it needs, and its
/// outcomes on as proposals. The sensors must be steady: no debouncing is done here.
///
/// What nobody saw the resolver cannot know: a man that is missing when the board comes back looks like one in hand.
/// If nothing is touched for a second, it has made the capture that explains it, if there is just one; else it is a
/// mismatch until a man stands there.
class OccupancyReader : public PlacementReader {
public:
    /// proposes: false if the board itself says which moves were made, and this only tells how things stand.
    explicit OccupancyReader(bool proposes = true);
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
    std::optional<chess::Move> onlyCapture() const;
    void showCapture(chess::Move capture);
    bool isLongMissing() const;
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
    bool m_proposes;
    std::uint64_t m_unseen = 0;         ///< squares from which nobody saw a man lifted: empty since the start
    std::optional<chess::Move> m_away;  ///< the capture that was most likely made before the start
    Milliseconds m_startedAt = 0;
    Milliseconds m_changedAt = 0;  ///< the sensors
    Milliseconds m_now = 0;        ///< of the last call
};

}  // namespace qipan::boards
