// SPDX-License-Identifier: MIT
#pragma once

#include <qipan/zoujing.h>

#include <cstddef>
#include <vector>

namespace qipan::zoujing {

/// A game and all its plies, also those that were taken back: where it stands is one of them. No limit but memory.
class GameLine {
public:
    /// The plain game.
    GameLine();
    /// A game that has just begun.
    explicit GameLine(const zoujing_game_t& start, bool setUp = false);

    const zoujing_game_t& game() const;
    const zoujing_rules_t& rules() const;
    /// The state in which the line began.
    const zoujing_game_t& begin() const;
    /// Whether it began in a state of the user's choice.
    bool isSetUp() const;

    /// 0..plyCount().
    std::size_t ply() const;
    std::size_t plyCount() const;
    /// Precondition: index < plyCount().
    const zoujing_ply_t& plyAt(std::size_t index) const;

    /// What zoujing_check() says; points out of range are refused.
    zoujing_ret_t check(int from, int to) const;
    /// A move from where it stands; the plies after it are forgotten. The answer is the engine's.
    zoujing_ret_t play(int from, int to);
    /// Precondition: ply <= plyCount().
    void goTo(std::size_t ply);

    zoujing_outcome_t outcome() const;
    /// How often the state has stood, from 1. Looks at the last 65535 plies.
    int repetitions() const;

private:
    zoujing_history_t history() const;

    zoujing_game_t m_begin;
    zoujing_game_t m_game;
    std::vector<zoujing_ply_t> m_plies;
    std::size_t m_ply = 0;
    bool m_setUp = false;
};

}  // namespace qipan::zoujing
