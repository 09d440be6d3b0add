// SPDX-License-Identifier: MIT
/// The complete solution: retrograde analysis, from the end of the game backwards.
#include <string.h>

#include "state.h"

using namespace qipan::zoujing;

namespace {

State state_at(uint8_t index)
{
    State state;
    zoujing_from_index(&state, index);
    return state;
}

constexpr bool is_won(int8_t plies)
{
    return (plies & 1) != 0 && plies != ZOUJING_NEVER;
}

class Solver {
public:
    explicit Solver(Solution& solution)
        : solution_(solution)
    {
        memset(&solution, ZOUJING_NEVER, sizeof solution);
    }

    void find_ends()
    {
        for (uint8_t index = 0; index < ZOUJING_STATES; ++index) {
            const State state = state_at(index);
            if (movable(state, state.turn) == 0)
                solution_.plies[index] = 0;
        }
    }

    /// Goes one ply back from the states that end in that many plies. Returns whether any state became known.
    bool step_back(int8_t plies)
    {
        bool grew = false;
        for (uint8_t index = 0; index < ZOUJING_STATES; ++index) {
            if (solution_.plies[index] != plies)
                continue;
            // Lines go both ways: what the other side could move from here, had it the turn, it could have moved here.
            State here = state_at(index);
            here.turn = other(here.turn);
            any_point(movable(here, here.turn), [&](Point stone) {
                State before = after(here, stone);
                before.turn = here.turn;
                int8_t& known = solution_.plies[zoujing_index(&before)];
                if (known == ZOUJING_NEVER && (!is_won(plies) || has_lost(before))) {
                    known = static_cast<int8_t>(plies + 1);
                    grew = true;
                }
                return false;
            });
        }
        return grew;
    }

    /// Drawn states in which one move loses.
    void find_traps()
    {
        for (uint8_t index = 0; index < ZOUJING_STATES; ++index) {
            const State state = state_at(index);
            if (is_drawn(index) && any_move(state, [&](const State& next) { return is_won(plies_of(next)); }))
                solution_.lure[index] = 0;
        }
    }

    /// Goes two plies back from the states that are that far from a trap, along moves that keep the draw.
    bool lure_back(int8_t plies)
    {
        bool grew = false;
        for (uint8_t index = 0; index < ZOUJING_STATES; ++index) {
            if (!is_drawn(index) || solution_.lure[index] != ZOUJING_NEVER)
                continue;
            const bool leads = any_move(state_at(index), [&](const State& next) {
                return is_drawn(zoujing_index(&next)) &&
                       any_move(next, [&](const State& last) { return solution_.lure[zoujing_index(&last)] == plies; });
            });
            if (leads) {
                solution_.lure[index] = static_cast<int8_t>(plies + 2);
                grew = true;
            }
        }
        return grew;
    }

private:
    int8_t plies_of(const State& state) const
    {
        return solution_.plies[zoujing_index(&state)];
    }

    bool is_drawn(uint8_t index) const
    {
        return solution_.plies[index] == ZOUJING_NEVER;
    }

    /// Whether every move is known to give the other side a won state.
    bool has_lost(const State& state) const
    {
        return !any_move(state, [&](const State& next) { return !is_won(plies_of(next)); });
    }

    template <class Accept>
    static bool any_move(const State& state, Accept accept)
    {
        return any_point(movable(state, state.turn), [&](Point stone) { return accept(after(state, stone)); });
    }

    Solution& solution_;
};

Verdict verdict_of(int8_t plies)
{
    if (plies == ZOUJING_NEVER)
        return {ZOUJING_DRAW, plies};
    return {is_won(plies) ? zoujing_value_t{ZOUJING_WIN} : zoujing_value_t{ZOUJING_LOSS}, plies};
}

/// Wins soon before wins late, losses late before losses soon.
bool is_better(Verdict a, Verdict b)
{
    if (a.value != b.value)
        return a.value > b.value;
    return a.value == ZOUJING_WIN ? a.plies < b.plies : a.plies > b.plies;
}

}  // namespace

extern "C" {

void zoujing_solve(zoujing_solution_t* solution)
{
    Solver solver(*solution);
    solver.find_ends();
    for (int8_t plies = 0; solver.step_back(plies);)
        ++plies;
    solver.find_traps();
    for (int8_t plies = 0; solver.lure_back(plies);)
        plies = static_cast<int8_t>(plies + 2);
}

zoujing_verdict_t zoujing_judge_move(const zoujing_solution_t* solution, const zoujing_game_t* game,
                                     zoujing_point_t from)
{
    if (zoujing_legal_targets(game, from) == 0)
        return {ZOUJING_NO_VALUE, ZOUJING_NEVER};
    const State next = after(*game, from);
    const int8_t plies = solution->plies[zoujing_index(&next)];
    return verdict_of(plies == ZOUJING_NEVER ? plies : static_cast<int8_t>(plies + 1));
}

zoujing_verdict_t zoujing_judge(const zoujing_solution_t* solution, const zoujing_game_t* game)
{
    Verdict best = {ZOUJING_LOSS, 0};
    any_point(legal_stones(*game), [&](Point stone) {
        const Verdict verdict = zoujing_judge_move(solution, game, stone);
        if (is_better(verdict, best))
            best = verdict;
        return false;
    });
    return best;
}

}  // extern "C"
