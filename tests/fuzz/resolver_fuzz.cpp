// SPDX-License-Identifier: MIT
/// @file Random events on a board, and an owner of the game who does as he likes: nothing is proposed that is not legal
/// or not on the board, nothing that was declined is proposed again, and when the men stand right all is well again.
/// Every run does the same. An argument is another seed, a second one the seconds to run.
#include <chess/position.h>
#include <qipan/resolver.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

using namespace qipan::chess;

namespace {

const std::vector<std::string> kFens = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/1P6/8/3pP3/8/8/6p1/R3K2R w KQkq d6 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "4k3/8/8/3p1p2/2P1P3/4N3/8/4K2Q w - - 0 1",
    "8/P6k/8/8/8/8/p6K/8 b - - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "4k3/8/8/8/1pPpP3/8/8/4K3 b - c3 0 1",
};

std::uint64_t menOf(const Position& position)
{
    std::uint64_t men = 0;
    for (int square = 0; square < 64; ++square)
        men |= std::uint64_t{position.board[square] != 0} << square;
    return men;
}

int count(std::uint64_t squares)
{
    return __builtin_popcountll(squares);
}

class Fuzz {
public:
    explicit Fuzz(unsigned seed)
        : m_random(seed)
    {
    }

    /// One board, from its start to the end of a play.
    void step()
    {
        begin();
        for (std::size_t left = 20 + below(200); left > 0; --left)
            act();
        comeBack();
    }

private:
    std::size_t below(std::size_t bound)
    {
        return m_random() % bound;
    }

    void expect(bool holds, const char* what)
    {
        if (holds)
            return;
        char fen[CHESS_FEN_CAPACITY];
        chess_write_fen(&m_game, fen, sizeof fen);
        std::printf("%s\nfen: %s\nev:%s\n", what, fen, m_log.c_str());
        std::exit(1);
    }

    void begin()
    {
        m_log.clear();
        chess_load_fen(&m_game, kFens[below(kFens.size())].c_str());
        m_plies.clear();
        m_plies.reserve(1000);
        m_played = static_cast<std::uint16_t>(below(2) * 7);
        m_now = static_cast<std::uint32_t>(m_random());
        m_steady = below(2) == 0;
        m_tidy = below(4) != 0;
        m_sensors = menOf(m_game);
        if (below(4) == 0)
            m_sensors ^= std::uint64_t{1} << below(64);
        if (below(8) == 0)
            m_sensors = (std::uint64_t{m_random()} << 32) | m_random();
        m_declined = false;
        m_asked = RESOLVER_NOTHING;
        m_announced = {CHESS_NONE, CHESS_NONE, CHESS_TYPE_NONE};
        const resolver_squares_t squares = resolver_squares_from_word(m_sensors);
        m_history.plies = m_plies.data();
        m_history.capacity = 1000;
        m_history.count = 0;
        resolver_start(&m_resolver, &m_game, below(8) == 0 ? nullptr : &m_history, m_played, &squares,
                       m_steady ? 0 : 30, m_now);
        m_hasHistory = m_resolver.history != nullptr;
    }

    void act()
    {
        switch (below(m_tidy ? 32 : 12)) {
        case 0:
            if (below(2) == 0)
                announce();
            break;
        case 1:
            resolver_withdraw(&m_resolver, m_now);
            if (m_asked == RESOLVER_DONE)
                m_asked = RESOLVER_NOTHING;
            m_announced.from = CHESS_NONE;
            break;
        case 2:
            if (below(4) == 0)
                changeGame();
            break;
        case 3:
            wait(3000);
            break;
        case 4:
            showAll(below(3) == 0 ? menOf(m_game) : m_sensors ^ (std::uint64_t{1} << below(64)));
            break;
        case 5:
        case 6:
        case 7:
        case 8:
            touch(static_cast<int>(below(3) == 0 ? below(64) : somebody()));
            break;
        case 9:
            putRight(below(4) == 0 ? 0xFFFF00000000FFFF : menBefore());
            break;
        case 10:
        case 11:
            makeMove();
            break;
        case 12:
        case 13:
        case 14:
        case 15:
        case 16:
            putRight(menOf(m_game));
            makeMove();
            break;
        default:
            putRight(menOf(m_game));
            break;
        }
        wait(static_cast<std::uint32_t>(below(4) == 0 ? below(1500) : below(150)));
    }

    /// Men come and go, all at once.
    void showAll(std::uint64_t men)
    {
        drain();
        const resolver_squares_t squares = resolver_squares_from_word(men);
        resolver_sensors(&m_resolver, &squares, m_now);
        for (const bool come : {false, true}) {
            for (int square = 0; square < 64; ++square) {
                const std::uint64_t bit = std::uint64_t{1} << square;
                if (((men ^ m_sensors) & bit) != 0 && ((men & bit) != 0) == come)
                    note(square);
            }
        }
    }

    /// Men come and go, one after the other, until these stand, or nearly.
    void putRight(std::uint64_t men)
    {
        for (int square = 0; square < 64; ++square) {
            if (((men ^ m_sensors) >> square & 1) != 0 && below(40) != 0) {
                touch(square);
                wait(static_cast<std::uint32_t>(below(500)));
            }
        }
    }

    /// Where men stood one or two plies before.
    std::uint64_t menBefore()
    {
        Position before = m_game;
        for (std::size_t back = 1; back <= 1 + below(2) && back <= m_plies.size(); ++back)
            undo(before, m_plies[m_plies.size() - back]);
        return menOf(before);
    }

    /// The square of a man that stands or should stand.
    std::size_t somebody()
    {
        const std::uint64_t men = menOf(m_game) | m_sensors;
        for (;;) {
            const std::size_t square = below(64);
            if (men == 0 || (men >> square & 1) != 0)
                return square;
        }
    }

    void note(int square)
    {
        m_sensors ^= std::uint64_t{1} << square;
        if (m_sensors == menOf(m_game)) {
            m_declined = false;
            m_stoodRight = true;
        }
        char name[3];
        chess_index_name(static_cast<Square>(square), name);
        m_log += ' ' + std::to_string(m_now) + ((m_sensors >> square & 1) != 0 ? " +" : " -") + name + ';';
    }

    void touch(int square)
    {
        drain();
        resolver_sensor(&m_resolver, static_cast<Square>(square), (m_sensors >> square & 1) == 0, m_now);
        note(square);
    }

    /// Carries out a legal move, or nearly.
    void makeMove()
    {
        std::vector<Move> moves(kMaxMoves);
        moves.resize(legal_moves(m_game, moves.data()));
        if (moves.empty())
            return;
        const Move move = moves[below(moves.size())];
        if (man_on(m_game, move.to) != 0 && below(2) == 0)
            touch(move.to);
        touch(move.from);
        wait(static_cast<std::uint32_t>(below(500)));
        if ((m_sensors >> move.to & 1) != 0) {
            touch(move.to);
            wait(static_cast<std::uint32_t>(below(300)));
        }
        touch(move.to);
    }

    void wait(std::uint32_t time)
    {
        drain();
        for (int steps = 0;; ++steps) {
            expect(steps < 1000, "time does not pass");
            const std::uint16_t next = resolver_next_poll(&m_resolver, m_now);
            expect(next == RESOLVER_NO_POLL || next <= 2000, "too long a wait");
            if (next == RESOLVER_NO_POLL || next > time)
                break;
            m_now += next;
            time -= next;
            drain();
        }
        m_now += time;
        drain();
    }

    void drain()
    {
        for (int outcomes = 0;; ++outcomes) {
            expect(outcomes < 100, "outcomes without end");
            const resolver_outcome_t outcome = resolver_poll(&m_resolver, m_now);
            if (outcome.kind == RESOLVER_NOTHING)
                break;
            check(outcome);
            if (m_asked != RESOLVER_NOTHING && below(3) != 0)
                answer();
        }
        if (m_asked != RESOLVER_NOTHING && below(3) == 0)
            answer();
        if (resolver_state(&m_resolver) == RESOLVER_IN_STEP)
            m_declined = false;
        checkDifference();
    }

    void check(const resolver_outcome_t& outcome)
    {
        m_log += " [" + std::to_string(outcome.kind) + ']';
        expect(outcome.kind <= RESOLVER_MATCH, "an unknown outcome");
        const bool isProposal = outcome.kind <= RESOLVER_NEW_GAME;
        expect(m_asked == RESOLVER_NOTHING || outcome.kind == RESOLVER_WITHDRAWN, "a second proposal");
        const std::uint64_t sensors = resolver_squares_to_word(&m_resolver.seen);  // those it rests on
        const std::uint64_t men = menOf(m_game);
        if (isProposal) {
            expect(sensors != men, "a proposal while the men stand right");
            expect(!m_declined || sensors != m_declinedSensors, "what was declined is proposed again");
            m_asked = outcome.kind;
            m_proposed = outcome;
            m_stoodRight = m_sensors == men;
        }
        switch (outcome.kind) {
        case RESOLVER_MOVE:
        case RESOLVER_PROMOTION:
        case RESOLVER_DONE: {
            const bool announced = m_announced.from != CHESS_NONE;
            expect((outcome.kind == RESOLVER_DONE) == announced, "announced, or not");
            expect(!announced || (outcome.from == m_announced.from && outcome.to == m_announced.to), "another move");
            Move move{outcome.from, outcome.to, CHESS_TYPE_NONE};
            if (outcome.kind == RESOLVER_PROMOTION || (announced && !is_legal(m_game, move)))
                move.promotion = CHESS_TYPE_QUEEN;
            expect(is_legal(m_game, move), "an illegal move");
            Position after = m_game;
            Undo undo;
            play(after, move, undo);
            expect((sensors & ~menOf(after)) == 0, "a move with a man too many");
            expect(count(menOf(after) & ~sensors) <= 2, "a move with men missing");
            break;
        }
        case RESOLVER_TAKE_BACK: {
            expect(m_hasHistory && outcome.plies >= 1 && outcome.plies <= 2 && outcome.plies <= m_history.count,
                   "a take-back of what is not there");
            Position before = m_game;
            for (std::size_t back = 1; back <= outcome.plies; ++back)
                undo(before, m_plies[m_history.count - back]);
            expect((sensors & ~menOf(before)) == 0 && count(menOf(before) & ~sensors) <= 2, "no take-back");
            break;
        }
        case RESOLVER_NEW_GAME:
            expect(m_played >= 3 && sensors == 0xFFFF00000000FFFF, "no new game");
            break;
        case RESOLVER_WITHDRAWN:
            expect(m_asked == RESOLVER_PROMOTION || m_asked == RESOLVER_TAKE_BACK || m_asked == RESOLVER_NEW_GAME,
                   "nothing to withdraw");
            m_asked = RESOLVER_NOTHING;
            break;
        case RESOLVER_MISMATCH:
            expect(sensors != men, "a mismatch of nothing");
            expect(resolver_state(&m_resolver) == RESOLVER_OUT_OF_STEP, "a mismatch, and in step");
            break;
        default:
            expect(sensors == men, "a match of what does not");
            expect(resolver_state(&m_resolver) != RESOLVER_OUT_OF_STEP, "a match, and out of step");
            break;
        }
    }

    void checkDifference()
    {
        if (!m_steady)
            return;
        Position should = m_game;
        if (m_announced.from != CHESS_NONE) {
            Undo undo;
            play(should, m_announced, undo);
        }
        resolver_squares_t missing;
        resolver_squares_t extra;
        const std::uint8_t squares = resolver_difference(&m_resolver, &missing, &extra);
        expect(resolver_squares_to_word(&missing) == (menOf(should) & ~m_sensors), "other squares are missing");
        expect(resolver_squares_to_word(&extra) == (m_sensors & ~menOf(should)), "other squares are too many");
        expect(squares == count(menOf(should) ^ m_sensors), "other count");
        const Square inHand = resolver_in_hand(&m_resolver);
        expect(inHand == CHESS_NONE || (belongs_to(man_on(m_game, inHand), m_game.turn) && !(m_sensors >> inHand & 1)),
               "a man in hand that is not");
    }

    void answer()
    {
        if (below(4) == 0) {
            m_declined = !m_stoodRight;
            m_declinedSensors = resolver_squares_to_word(&m_resolver.seen);
            m_asked = RESOLVER_NOTHING;
            resolver_decline(&m_resolver, m_now);
            return;
        }
        Move move{m_proposed.from, m_proposed.to, CHESS_TYPE_NONE};
        switch (m_asked) {
        case RESOLVER_TAKE_BACK:
            for (std::uint8_t left = m_proposed.plies; left > 0; --left)
                takeBack();
            break;
        case RESOLVER_NEW_GAME:
            set_up(m_game);
            m_plies.clear();
            m_played = 0;
            break;
        default:
            if (m_announced.from != CHESS_NONE)
                move = m_announced;
            else if (m_asked == RESOLVER_PROMOTION)
                move.promotion = static_cast<PieceType>(CHESS_TYPE_KNIGHT + below(4));
            enter(move);
            break;
        }
        changed();
    }

    void enter(Move move)
    {
        if (m_plies.size() >= 900)
            return;
        m_plies.emplace_back();
        play(m_game, move, m_plies.back());
        ++m_played;
    }

    void takeBack()
    {
        undo(m_game, m_plies.back());
        m_plies.pop_back();
        --m_played;
    }

    void changed()
    {
        m_history.plies = m_plies.data();
        m_history.count = static_cast<std::uint16_t>(m_plies.size());
        m_asked = RESOLVER_NOTHING;
        m_announced.from = CHESS_NONE;
        m_declined = false;
        m_log += " |";
        resolver_game_changed(&m_resolver, m_played, m_now);
    }

    void changeGame()
    {
        std::vector<Move> moves(kMaxMoves);
        moves.resize(legal_moves(m_game, moves.data()));
        if (!moves.empty() && below(2) == 0)
            enter(moves[below(moves.size())]);
        else if (!m_plies.empty())
            takeBack();
        changed();
    }

    void announce()
    {
        std::vector<Move> moves(kMaxMoves);
        moves.resize(legal_moves(m_game, moves.data()));
        if (moves.empty() || below(8) == 0) {
            const auto from = static_cast<Square>(below(256));
            const auto to = static_cast<Square>(below(256));
            const bool legal =
                is_legal(m_game, {from, to, CHESS_TYPE_NONE}) || is_legal(m_game, {from, to, CHESS_TYPE_QUEEN});
            if (!legal)
                expect(resolver_announce(&m_resolver, from, to, m_now) == CHESS_INVALID, "an illegal move announced");
            return;
        }
        const Move move = moves[below(moves.size())];
        expect(resolver_announce(&m_resolver, move.from, move.to, m_now) == CHESS_OK, "a legal move refused");
        m_announced = move;
        // What was proposed instead is declined by this; what is the same is carried out.
        if (m_asked == RESOLVER_MOVE || m_asked == RESOLVER_PROMOTION || m_asked == RESOLVER_DONE)
            m_asked = RESOLVER_NOTHING;
        m_declined = false;
    }

    /// People put the men as the game has them, one after the other.
    void comeBack()
    {
        for (int tries = 0; m_asked != RESOLVER_NOTHING || m_sensors != menOf(m_game); ++tries) {
            expect(tries < 2000, "the men cannot be put right");
            if (m_asked != RESOLVER_NOTHING) {
                m_asked = RESOLVER_NOTHING;
                resolver_decline(&m_resolver, m_now);
            }
            for (int square = 0; square < 64; ++square) {
                if (((m_sensors ^ menOf(m_game)) >> square & 1) != 0) {
                    touch(square);
                    wait(static_cast<std::uint32_t>(below(400)));
                    break;
                }
            }
        }
        for (int tries = 0; tries < 3; ++tries) {
            wait(3000);
            if (m_asked == RESOLVER_NOTHING)
                break;
        }
        if (m_sensors != menOf(m_game) || m_asked != RESOLVER_NOTHING)
            return;  // a proposal on the way was accepted
        expect(resolver_state(&m_resolver) == RESOLVER_IN_STEP, "not in step though the men stand right");
        expect(resolver_next_poll(&m_resolver, m_now) == RESOLVER_NO_POLL, "something is due though all is right");
    }

    std::mt19937 m_random;
    Position m_game{};
    std::vector<Undo> m_plies;
    chess_history_t m_history{};
    bool m_hasHistory = true;
    std::uint16_t m_played = 0;
    resolver_t m_resolver{};
    std::uint32_t m_now = 0;
    bool m_tidy = true;    ///< the people are
    bool m_steady = true;  ///< the resolver is told that the sensors are
    std::uint64_t m_sensors = 0;
    resolver_kind_t m_asked = RESOLVER_NOTHING;
    resolver_outcome_t m_proposed{};
    Move m_announced{};
    bool m_declined = false;
    bool m_stoodRight = false;  ///< the men, at some time since the proposal
    std::uint64_t m_declinedSensors = 0;
    std::string m_log;
};

}  // namespace

int main(int argc, char* argv[])
{
    const auto seed = static_cast<unsigned>(argc > 1 ? std::atoi(argv[1]) : 1);
    Fuzz fuzz(seed);
    long steps = 0;
    if (argc > 2) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(std::atoi(argv[2]));
        for (; std::chrono::steady_clock::now() < end; ++steps)
            fuzz.step();
    } else {
        for (; steps < 3000; ++steps)
            fuzz.step();
    }
    std::printf("%ld steps, nothing found\n", steps);
    return 0;
}
