// SPDX-License-Identifier: MIT
#pragma once

#include <boards/explanation.h>
#include <boards/placement_reader.h>

namespace qipan::boards {

/// Makes sense of a board that tells which man stands where. Of changes that come faster than hands can make them, it
/// looks only at some: it costs about a millisecond, and the next report may be waiting.
class PieceReader : public PlacementReader {
public:
    /// unsure: BoardIdentity::unsure of the board.
    explicit PieceReader(Milliseconds unsure = 0);

    void follow(const BoardGame& game, Milliseconds now) override;
    void sense(const Placement& placement, Milliseconds now) override;
    std::optional<Proposal> take(Milliseconds now) override;
    std::optional<Milliseconds> nextTick() const override;
    void decline(const Proposal& proposal, Milliseconds now) override;
    Agreement agreement() const override;

private:
    bool mayLook(Milliseconds now);
    void look(Milliseconds now);
    bool isTaken(const BoardGame& next) const;
    /// When the explanation may be proposed.
    Milliseconds dueAt() const;
    void judge(Milliseconds now);

    Milliseconds m_unsure;
    BoardGame m_asTold;
    FollowedGame m_game;
    bool m_hasGame = false;

    std::optional<Men> m_men;
    Milliseconds m_changedAt = 0;  ///< the men
    Milliseconds m_strangeAt = 0;  ///< the men or the game
    Explanation m_explanation;
    bool m_isBehind = false;  ///< the explanation is not of the men as they stand now
    Milliseconds m_slotAt = 0;  ///< when the time began for which looks are counted
    int m_looks = 0;
    QList<BoardMove> m_seen;
    std::optional<Proposal> m_proposed;  ///< made for these men in this game
    std::optional<Men> m_barred;  ///< so they stood when a proposal was declined or the game was changed otherwise
    Agreement::State m_state = Agreement::InStep;
};

}  // namespace qipan::boards
