// SPDX-License-Identifier: MIT
#include "boards/piece_reader.h"

#include <algorithm>

namespace qipan::boards {

namespace {

constexpr Milliseconds kMismatchQuiet = 1000;
/// A man lifted and one put down at once are both looked at; what comes on top of that in the same time is noise.
constexpr Milliseconds kSlot = 20;
constexpr int kLooks = 2;

}  // namespace

PieceReader::PieceReader(Milliseconds unsure)
    : m_unsure(unsure)
{
}

void PieceReader::follow(const BoardGame& game, Milliseconds now)
{
    if (m_hasGame && game == m_asTold)
        return;
    const bool taken = isTaken(game);
    m_asTold = game;
    m_game = FollowedGame(game);
    m_hasGame = true;
    m_seen.clear();
    m_proposed.reset();
    m_barred.reset();
    m_strangeAt = now;
    look(now);
    // A move that was taken back on the screen still stands on the board: it is not made again by itself.
    const bool changesGame =
        m_explanation.kind == Explanation::Proposed && m_explanation.proposal.kind != Proposal::CarriedOut;
    if (m_men && !taken && changesGame)
        m_barred = m_men;
    judge(now);
}

/// Whether the game that follows is what was proposed.
bool PieceReader::isTaken(const BoardGame& next) const
{
    if (!m_proposed)
        return !m_hasGame;
    switch (m_proposed->kind) {
    case Proposal::Move:
    case Proposal::CarriedOut:
        return next.id == m_asTold.id && next.moves.size() == m_proposed->ply &&
               next.moves.first(m_proposed->ply - 1) == m_asTold.moves &&
               next.moves.last().from == m_proposed->move.from && next.moves.last().to == m_proposed->move.to;
    case Proposal::TakeBack:
        return next.id == m_asTold.id && next.moves == m_asTold.moves.first(m_proposed->ply);
    case Proposal::NewGame:
        return next.moves.isEmpty();
    }
    return false;
}

void PieceReader::sense(const Placement& placement, Milliseconds now)
{
    const Men men = menOf(placement);
    if (m_men == men) {
        judge(now);
        return;
    }
    m_men = men;
    m_changedAt = now;
    m_strangeAt = now;
    m_proposed.reset();
    m_isBehind = true;
    if (mayLook(now))
        look(now);
}

/// Whether there have not been too many looks just now; if so, counts one.
bool PieceReader::mayLook(Milliseconds now)
{
    if (now >= m_slotAt + kSlot) {
        m_slotAt = now;
        m_looks = 0;
    }
    return m_looks++ < kLooks;
}

void PieceReader::look(Milliseconds now)
{
    m_isBehind = false;
    if (!m_men || !m_hasGame)
        return;
    m_explanation = explain(m_game, *m_men, m_seen);
    if (m_explanation.isWhole && !m_seen.contains(m_explanation.proposal.move))
        m_seen << m_explanation.proposal.move;
    if (m_explanation.kind == Explanation::Same) {
        m_seen.clear();
        m_barred.reset();
    }
    judge(now);
}

Milliseconds PieceReader::dueAt() const
{
    return m_explanation.isCertain ? m_changedAt : m_changedAt + std::max(m_explanation.settle, m_unsure);
}

std::optional<Proposal> PieceReader::take(Milliseconds now)
{
    if (m_isBehind && now >= m_slotAt + kSlot && mayLook(now))
        look(now);
    judge(now);
    const bool mayPropose = m_men && m_hasGame && !m_isBehind && m_men != m_barred && !m_proposed &&
                            m_explanation.kind == Explanation::Proposed && now >= dueAt();
    if (!mayPropose)
        return {};
    m_proposed = m_explanation.proposal;
    return m_proposed;
}

void PieceReader::decline(const Proposal& proposal, Milliseconds now)
{
    if (m_proposed != proposal)
        return;
    m_barred = m_men;
    m_strangeAt = now;
    judge(now);
}

void PieceReader::judge(Milliseconds now)
{
    if (!m_men || !m_hasGame || m_isBehind)
        return;
    const bool isStrange = m_explanation.kind == Explanation::Strange || m_men == m_barred;
    if (m_explanation.kind == Explanation::Same)
        m_state = Agreement::InStep;
    else if (isStrange && now >= m_strangeAt + kMismatchQuiet)
        m_state = Agreement::Mismatch;
    else if (m_explanation.kind == Explanation::Proposed && !isStrange)
        m_state = Agreement::InMove;
    else if (m_state == Agreement::InStep)
        m_state = Agreement::InMove;
}

std::optional<Milliseconds> PieceReader::nextTick() const
{
    if (!m_men || !m_hasGame)
        return {};
    if (m_isBehind)
        return m_slotAt + kSlot;
    if (m_explanation.kind == Explanation::Strange || m_men == m_barred)
        return m_state == Agreement::Mismatch ? std::nullopt : std::optional(m_strangeAt + kMismatchQuiet);
    if (m_explanation.kind == Explanation::Proposed && !m_proposed)
        return dueAt();
    return {};
}

Agreement PieceReader::agreement() const
{
    Agreement agreement;
    agreement.state = m_state;
    if (!m_men || !m_hasGame || m_state == Agreement::InStep)
        return agreement;
    const Men wanted = menOf(m_state == Agreement::Mismatch ? m_game.expected() : m_game.position());
    for (int square = 0; square < 64; ++square) {
        const std::uint8_t man = (*m_men)[static_cast<std::size_t>(square)];
        const std::uint8_t right = wanted[static_cast<std::size_t>(square)];
        if (man == right)
            continue;
        if (man == 0)
            agreement.missing |= bitOf(square);
        else if (right == 0)
            agreement.extra |= bitOf(square);
        else
            agreement.wrong |= bitOf(square);
    }
    return agreement;
}

}  // namespace qipan::boards
