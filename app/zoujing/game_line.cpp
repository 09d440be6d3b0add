// SPDX-License-Identifier: MIT
#include "game_line.h"

#include <algorithm>
#include <cstdint>

namespace qipan::zoujing {

namespace {

zoujing_game_t plainGame()
{
    zoujing_game_t game;
    zoujing_init(&game, nullptr);
    return game;
}

/// A point of the board, or ZOUJING_NONE: an int must not become another point by losing its upper bits.
zoujing_point_t pointOf(int number)
{
    return number >= 0 && number < ZOUJING_POINTS ? static_cast<zoujing_point_t>(number) : zoujing_point_t{ZOUJING_NONE};
}

}  // namespace

GameLine::GameLine()
    : GameLine(plainGame())
{
}

GameLine::GameLine(const zoujing_game_t& start, bool setUp)
    : m_begin(start)
    , m_game(start)
    , m_setUp(setUp)
{
}

const zoujing_game_t& GameLine::game() const
{
    return m_game;
}

const zoujing_rules_t& GameLine::rules() const
{
    return m_game.rules;
}

const zoujing_game_t& GameLine::begin() const
{
    return m_begin;
}

bool GameLine::isSetUp() const
{
    return m_setUp;
}

std::size_t GameLine::ply() const
{
    return m_ply;
}

std::size_t GameLine::plyCount() const
{
    return m_plies.size();
}

const zoujing_ply_t& GameLine::plyAt(std::size_t index) const
{
    return m_plies[index];
}

zoujing_ret_t GameLine::check(int from, int to) const
{
    return zoujing_check(&m_game, pointOf(from), pointOf(to));
}

zoujing_ret_t GameLine::play(int from, int to)
{
    const zoujing_ply_t ply{pointOf(from), pointOf(to), m_game.first_move};
    const zoujing_ret_t answer = zoujing_move(&m_game, ply.from, ply.to);
    if (answer != ZOUJING_OK)
        return answer;
    m_plies.resize(m_ply++);
    m_plies.push_back(ply);
    return answer;
}

void GameLine::goTo(std::size_t ply)
{
    while (m_ply > ply) {
        zoujing_history_t last{&m_plies[--m_ply], 1, 1};
        zoujing_undo(&m_game, &last);
    }
    for (; m_ply < ply; ++m_ply)
        zoujing_move(&m_game, m_plies[m_ply].from, m_plies[m_ply].to);
}

zoujing_outcome_t GameLine::outcome() const
{
    const zoujing_history_t plies = history();
    return zoujing_outcome(&m_game, &plies);
}

int GameLine::repetitions() const
{
    const zoujing_history_t plies = history();
    return zoujing_repetitions(&m_game, &plies);
}

/// The plies to where the line stands, for the engine to read.
zoujing_history_t GameLine::history() const
{
    const auto count = static_cast<uint16_t>(std::min<std::size_t>(m_ply, UINT16_MAX));
    // The engine's type lends memory to write to, and these calls only read.
    auto* plies = const_cast<zoujing_ply_t*>(m_plies.data() + (m_ply - count));
    return {plies, count, count};
}

}  // namespace qipan::zoujing
