// SPDX-License-Identifier: MIT
/// Random games, each move carried out as hands do it: exactly these moves come out.
#include <QtTest>

#include "resolver_people.h"

#include <qipan/resolver.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

using namespace qipan::chess;

namespace {

enum : std::size_t { kPlies = 90 };

/// A game that people are going to play, and what the contacts under the board do meanwhile.
struct Play {
    std::vector<Move> moves;
    std::vector<Contact> contacts;
};

bool isSpecial(const Position& position, Move move)
{
    const PieceType type = CHESS_TYPE(man_on(position, move.from));
    return man_on(position, move.to) != 0 || move.promotion != CHESS_TYPE_NONE ||
           (type == CHESS_TYPE_KING && std::abs(move.to - move.from) == 2) ||
           (type == CHESS_TYPE_PAWN && move.to == position.en_passant_target);
}

/// A legal move, rather one that is not a mere step; none after mate and stalemate.
bool chooseMove(People& people, const Position& position, Move& move)
{
    std::vector<Move> moves(kMaxMoves);
    moves.resize(legal_moves(position, moves.data()));
    if (moves.empty())
        return false;
    const auto any = [&] { return moves[people.between(0, static_cast<std::uint32_t>(moves.size() - 1))]; };
    move = any();
    for (int tries = 0; tries < 3 && !isSpecial(position, move); ++tries) {
        const Move other = any();
        if (isSpecial(position, other))
            move = other;
    }
    for (const Move other : moves) {  // castling and en passant are rare
        if (isSpecial(position, other) && man_on(position, other.to) == 0 && other.promotion == CHESS_TYPE_NONE &&
            people.once_in(3))
            move = other;
    }
    return true;
}

/// least: milliseconds after which a side answers at the earliest.
Play playAGame(People& people, std::uint32_t least)
{
    Play play;
    Position position = initial_position();
    std::uint32_t time = 1000;
    const auto append = [&](const std::vector<Contact>& contacts) {
        play.contacts.insert(play.contacts.end(), contacts.begin(), contacts.end());
        time = contacts.back().at;
    };
    Move move;
    while (play.moves.size() < kPlies && chooseMove(people, position, move)) {
        if (people.once_in(7)) {
            append(people.adjust(position, time));
            time += people.between(200, 900);
        }
        append(people.carry_out(position, move, time));
        time += people.once_in(2) ? people.between(least, least + 340) : people.between(least + 140, least + 3000);
        play.moves.push_back(move);
        Undo taken;
        qipan::chess::play(position, move, taken);
    }
    return play;
}

/// The board and the owner of the game, who takes a while to answer.
class Table {
public:
    Table(const Play& play, People& people, bool blackIsAnnounced)
        : m_play(play)
        , m_people(people)
        , m_blackIsAnnounced(blackIsAnnounced)
        , m_game(initial_position())
    {
        m_plies.reserve(kPlies);
        const resolver_squares_t squares = resolver_squares_from_word(0xFFFF00000000FFFF);
        resolver_start(&m_resolver, &m_game, &m_history, 0, &squares, 30, clock());
    }

    /// How many moves came out right before something else came.
    std::size_t run()
    {
        const std::uint32_t end = m_play.contacts.back().at + 5000;
        for (std::size_t next = 0; m_isRight && m_now < end;) {
            std::uint32_t until = end;
            const std::uint16_t wait = resolver_next_poll(&m_resolver, clock());
            if (wait != RESOLVER_NO_POLL)
                until = std::min(until, m_now + wait);
            if (m_isAsked)
                until = std::min(until, m_answerAt);
            if (next < m_play.contacts.size())
                until = std::min(until, m_play.contacts[next].at);
            m_now = until;
            if (m_isAsked && until == m_answerAt)
                answer();
            for (; next < m_play.contacts.size() && m_play.contacts[next].at == until; ++next)
                resolver_sensor(&m_resolver, m_play.contacts[next].square, m_play.contacts[next].occupied, clock());
            takeOutcomes();
        }
        return m_plies.size();
    }

private:
    /// The resolver's time wraps in the middle of each play.
    std::uint32_t clock() const
    {
        return m_now - 50000U;
    }

    void takeOutcomes()
    {
        for (;;) {
            const resolver_outcome_t outcome = resolver_poll(&m_resolver, clock());
            if (outcome.kind == RESOLVER_NOTHING)
                return;
            // A rook that stands beside its king for a second is not where the announced castling puts both.
            if (isAnnounced() && outcome.kind == RESOLVER_MISMATCH && isCastling() && !m_isAsked)
                continue;
            if (outcome.kind == RESOLVER_MATCH)
                continue;
            m_isRight = !m_isAsked && m_plies.size() < m_play.moves.size() && isRight(outcome);
            if (!m_isRight)
                return;
            m_isAsked = true;
            m_answerAt = m_now + m_people.between(0, outcome.kind == RESOLVER_PROMOTION ? 2500 : 120);
        }
    }

    bool isAnnounced() const
    {
        return m_blackIsAnnounced && m_game.turn == CHESS_BLACK && m_plies.size() < m_play.moves.size();
    }

    bool isCastling() const
    {
        const Move move = m_play.moves[m_plies.size()];
        return CHESS_TYPE(man_on(m_game, move.from)) == CHESS_TYPE_KING && std::abs(move.to - move.from) == 2;
    }

    bool isRight(const resolver_outcome_t& outcome) const
    {
        const Move move = m_play.moves[m_plies.size()];
        const int kind = isAnnounced()                       ? RESOLVER_DONE
                         : move.promotion == CHESS_TYPE_NONE ? RESOLVER_MOVE
                                                             : RESOLVER_PROMOTION;
        return outcome.kind == kind && outcome.from == move.from && outcome.to == move.to;
    }

    void answer()
    {
        m_isAsked = false;
        const Move move = m_play.moves[m_plies.size()];
        m_plies.emplace_back();
        qipan::chess::play(m_game, move, m_plies.back());
        m_history = {m_plies.data(), kPlies, static_cast<std::uint16_t>(m_plies.size())};
        resolver_game_changed(&m_resolver, m_history.count, clock());
        if (isAnnounced()) {
            const Move next = m_play.moves[m_plies.size()];
            m_isRight = resolver_announce(&m_resolver, next.from, next.to, clock()) == CHESS_OK;
        }
    }

    const Play& m_play;
    People& m_people;
    bool m_blackIsAnnounced;
    Position m_game;
    std::vector<Undo> m_plies;
    chess_history_t m_history{};
    resolver_t m_resolver{};
    std::uint32_t m_now = 0;
    bool m_isRight = true;
    bool m_isAsked = false;
    std::uint32_t m_answerAt = 0;
};

struct Score {
    std::size_t moves = 0;
    std::size_t games = 0;
    std::size_t missed = 0;
};

Score playGames(unsigned first, unsigned games, std::uint32_t least, bool blackIsAnnounced = false)
{
    Score score;
    for (unsigned game = first; game < first + games; ++game) {
        People people(game);
        const Play play = playAGame(people, least);
        const std::size_t right = Table(play, people, blackIsAnnounced).run();
        score.moves += right;
        ++score.games;
        if (right != play.moves.size()) {
            ++score.missed;
            if (score.missed < 10)
                qWarning("game %u: %zu of %zu moves", game, right, play.moves.size());
        }
    }
    qInfo("%zu games, %zu moves, %zu missed", score.games, score.moves, score.missed);
    return score;
}

}  // namespace

class ResolverPlayTest : public QObject {
    Q_OBJECT

private slots:
    /// Who answers 400 ms after the other's hand has gone, or later, never has a move missed.
    void findsEveryMoveAtAnOrdinaryPace()
    {
        const Score score = playGames(1, 1500, 400);
        QCOMPARE(score.missed, std::size_t{0});
        QVERIFY(score.moves > 100000);
    }

    void findsEveryMoveThatWasAnnounced()
    {
        const Score score = playGames(50000, 500, 400, true);
        QCOMPARE(score.missed, std::size_t{0});
        QVERIFY(score.moves > 35000);
    }

    /// A man taken before the move that brought it there has settled can be seen in two ways.
    void hardlyMissesAMoveInAHurry()
    {
        const Score score = playGames(100000, 1000, 60);
        QVERIFY2(score.missed * 5000 <= score.moves, "more than one move of 5000");
        QVERIFY(score.moves > 70000);
    }
};

QTEST_APPLESS_MAIN(ResolverPlayTest)
#include "resolver_play_test.moc"
