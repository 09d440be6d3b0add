// SPDX-License-Identifier: MIT
#include "resolve_run.h"

#include "pgn/uci.h"

#include <cstddef>

namespace qipan::resolve {

namespace {

/// What a board's contacts do when men come and go.
constexpr std::uint8_t kDebounce = 30;

class Run {
public:
    explicit Run(const Case& it)
        : m_case(it)
        , m_game(it.start)
    {
        for (const chess::Move move : it.history)
            play(move);
        std::uint64_t men = 0;
        for (std::size_t square = 0; square < 64; ++square)
            men |= std::uint64_t{m_game.board[square] != 0} << square;
        const resolver_squares_t occupied = resolver_squares_from_word(men);
        resolver_start(&m_resolver, &m_game, history(), plies(), &occupied, kDebounce, 0);
        if (it.announced)
            resolver_announce(&m_resolver, it.announced->from, it.announced->to, 0);
    }

    std::vector<Result> results()
    {
        for (const SensorEvent& event : m_case.events) {
            waitUntil(event.at);
            resolver_sensor(&m_resolver, event.square, event.occupied, m_now);
            takeOutcomes();
        }
        waitUntil(m_case.end);
        return m_results;
    }

private:
    void play(chess::Move move)
    {
        m_plies.emplace_back();
        chess::play(m_game, move, m_plies.back());
    }

    void takeBack(std::size_t plies)
    {
        for (; plies > 0 && !m_plies.empty(); --plies) {
            chess::undo(m_game, m_plies.back());
            m_plies.pop_back();
        }
    }

    std::uint16_t plies() const
    {
        return static_cast<std::uint16_t>(m_plies.size());
    }

    /// The history as it is now, where the resolver looks for it.
    const chess_history_t* history()
    {
        m_history.plies = m_plies.data();
        m_history.capacity = m_history.count = plies();
        return &m_history;
    }

    void waitUntil(std::uint32_t time)
    {
        for (;;) {
            const std::uint16_t wait = resolver_next_poll(&m_resolver, m_now);
            if (wait == RESOLVER_NO_POLL || wait > time - m_now)
                break;
            m_now += wait;
            takeOutcomes();
        }
        m_now = time;
        takeOutcomes();
    }

    void takeOutcomes()
    {
        for (;;) {
            const resolver_outcome_t outcome = resolver_poll(&m_resolver, m_now);
            if (outcome.kind == RESOLVER_NOTHING)
                return;
            take(outcome);
        }
    }

    void take(const resolver_outcome_t& outcome)
    {
        chess::Move move{outcome.from, outcome.to, CHESS_TYPE_NONE};
        switch (outcome.kind) {
        case RESOLVER_PROMOTION:
            m_results.push_back("ask promo " + pgn::writeUci(move));
            move.promotion = m_case.promotion;
            if (move.promotion == CHESS_TYPE_NONE)
                return;
            [[fallthrough]];
        case RESOLVER_MOVE:
            m_results.push_back("move " + pgn::writeUci(move));
            play(move);
            break;
        case RESOLVER_DONE:
            m_results.push_back("hostdone " + pgn::writeUci(*m_case.announced));
            play(*m_case.announced);
            break;
        case RESOLVER_TAKE_BACK:
            m_results.push_back("takeback " + std::to_string(outcome.plies));
            takeBack(outcome.plies);
            break;
        case RESOLVER_NEW_GAME:
            m_results.push_back("ask newgame");
            return;
        case RESOLVER_MISMATCH: {
            resolver_squares_t missing;
            resolver_squares_t extra;
            resolver_difference(&m_resolver, &missing, &extra);
            m_results.push_back(mismatch(missing, extra));
            return;
        }
        default:  // that the men are back, or stand right again, is not a result
            return;
        }
        history();
        resolver_game_changed(&m_resolver, plies(), m_now);
    }

    const Case& m_case;
    chess::Position m_game;
    std::vector<chess::Undo> m_plies;
    chess_history_t m_history{};
    resolver_t m_resolver{};
    std::uint32_t m_now = 0;
    std::vector<Result> m_results;
};

}  // namespace

std::vector<Result> run(const Case& it)
{
    return Run(it).results();
}

}  // namespace qipan::resolve
