// SPDX-License-Identifier: MIT
#include "boards/explanation.h"

#include "boards/settle_time.h"

#include <algorithm>

namespace qipan::boards {

namespace {

constexpr Milliseconds kNewGameQuiet = 2000;
constexpr int kNewGamePlies = 3;
constexpr int kTakeBacks = 2;

struct Step {
    chess::Move move;
    chess::Position after;
};

std::vector<Step> stepsFrom(const chess::Position& position)
{
    chess::Move moves[chess::kMaxMoves];
    const std::size_t count = chess::legal_moves(position, moves);
    std::vector<Step> steps;
    steps.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        steps.push_back({moves[i], positionAfter(position, moves[i])});
    return steps;
}

class Explainer {
public:
    Explainer(const FollowedGame& game, const Men& men, const QList<BoardMove>& seen)
        : m_game(game)
        , m_men(men)
        , m_seen(seen)
    {
        if (game.announced())
            m_steps.push_back({*game.announced(), game.expected()});
        else
            m_steps = stepsFrom(game.position());
    }

    /// The move that makes the game's position this one.
    std::optional<Explanation> asMove() const
    {
        for (const Step& step : m_steps) {
            if (!standsOn(m_men, step.after))
                continue;
            Explanation move = proposed(step.move, settleTime(m_game.position(), step.move));
            if (m_game.announced())
                move.settle = kShortSettle;
            move.isWhole = true;
            return move;
        }
        return {};
    }

    /// The first of two moves that do; its promotion is open if that man was taken at once.
    std::optional<Explanation> asFirstOfTwo() const
    {
        return onlyFirst([this](const Step& step) {
            const std::vector<Step> replies = stepsFrom(step.after);
            return std::any_of(replies.cbegin(), replies.cend(),
                               [this](const Step& reply) { return standsOn(m_men, reply.after); });
        });
    }

    /// The move that was made before the other side took a man in hand.
    std::optional<Explanation> asMoveBeforeReply() const
    {
        auto found = onlyFirst([this](const Step& step) {
            const std::vector<Step> replies = stepsFrom(step.after);
            return std::any_of(replies.cbegin(), replies.cend(),
                               [&](const Step& reply) { return isOnTheWay(m_men, step.after, reply.after); });
        });
        if (found)
            found->settle = mayTakeLifted(moveOf(found->proposal.move)) ? kLongSettle : kShortSettle;
        return found;
    }

    std::optional<Explanation> asTakeBack() const
    {
        for (int ply = m_game.plies() - 1; ply >= std::max(0, m_game.plies() - kTakeBacks); --ply) {
            if (standsOn(m_men, m_game.positionAt(ply)))
                return Explanation{Explanation::Proposed, {Proposal::TakeBack, ply, {}}, kLongSettle};
        }
        return {};
    }

    std::optional<Explanation> asNewGame() const
    {
        if (m_game.plies() < kNewGamePlies || m_men != startPlacement().men)
            return {};
        return Explanation{Explanation::Proposed, {Proposal::NewGame, 0, {}}, kNewGameQuiet};
    }

    bool isOnTheWayAnywhere() const
    {
        const chess::Position& position = m_game.position();
        for (int ply = m_game.plies() - 1; ply >= std::max(0, m_game.plies() - kTakeBacks); --ply) {
            if (isOnTheWay(m_men, position, m_game.positionAt(ply)))
                return true;
        }
        return areInHand(m_men, position) || std::any_of(m_steps.cbegin(), m_steps.cend(), [&](const Step& step) {
                   return isOnTheWay(m_men, position, step.after);
               });
    }

private:
    Explanation proposed(chess::Move move, Milliseconds settle) const
    {
        const Proposal::Kind kind = m_game.announced() ? Proposal::CarriedOut : Proposal::Move;
        return {Explanation::Proposed, {kind, m_game.plies() + 1, boardMoveOf(move)}, settle};
    }

    /// The one first move for which it is so: one that was seen, else the only one. Moves that differ only in the
    /// promotion count as one, without it.
    template <typename IsSo>
    std::optional<Explanation> onlyFirst(IsSo isSo) const
    {
        std::optional<chess::Move> only;
        bool isAmbiguous = false;
        for (const Step& step : m_steps) {
            if (!isSo(step))
                continue;
            if (m_seen.contains(boardMoveOf(step.move)))
                return proposed(step.move, kLongSettle);
            if (!only) {
                only = step.move;
            } else if (only->from == step.move.from && only->to == step.move.to) {
                only->promotion = CHESS_TYPE_NONE;
            } else {
                isAmbiguous = true;
            }
        }
        if (!only || isAmbiguous)
            return {};
        return proposed(*only, kLongSettle);
    }

    /// Whether the man that moved could have been on its way to a square that is now empty.
    bool mayTakeLifted(chess::Move move) const
    {
        const chess::Position& position = m_game.position();
        for (int square = 0; square < 64; ++square) {
            const auto there = static_cast<chess::Square>(square);
            const bool isLifted = chess::man_on(position, there) != 0 && m_men[static_cast<std::size_t>(square)] == 0;
            if (isLifted && there != move.from && chess::is_legal(position, {move.from, there, CHESS_TYPE_NONE}))
                return true;
        }
        return false;
    }

    const FollowedGame& m_game;
    const Men& m_men;
    const QList<BoardMove>& m_seen;
    std::vector<Step> m_steps;
};

}  // namespace

Explanation explain(const FollowedGame& game, const Men& men, const QList<BoardMove>& seen)
{
    if (standsOn(men, game.position()))
        return {Explanation::Same, {}, 0};
    const Explainer explainer(game, men, seen);
    if (const auto move = explainer.asMove())
        return *move;
    auto first = explainer.asFirstOfTwo();
    if (first && seen.contains(first->proposal.move)) {
        first->isCertain = true;
        return *first;
    }
    if (const auto takeBack = explainer.asTakeBack())
        return *takeBack;
    if (first)
        return *first;
    if (const auto newGame = explainer.asNewGame())
        return *newGame;
    if (explainer.isOnTheWayAnywhere())
        return {Explanation::OnTheWay, {}, 0};
    if (const auto move = explainer.asMoveBeforeReply())
        return *move;
    return {};
}

}  // namespace qipan::boards
