// SPDX-License-Identifier: MIT
#include "state.h"

using namespace qipan::zoujing;

namespace {

/// The stones of a mask that keep(stone) approves of.
template <class Keep>
Mask kept(Mask stones, Keep keep)
{
    Mask mask = 0;
    any_point(stones, [&](Point stone) {
        if (keep(stone))
            mask = static_cast<Mask>(mask | ZOUJING_BIT(stone));
        return false;
    });
    return mask;
}

Mask of_value(const Solution& solution, const State& state, Mask stones, zoujing_value_t value)
{
    return kept(stones, [&](Point stone) { return zoujing_judge_move(&solution, &state, stone).value == value; });
}

/// Wins if it can; if it looks, keeps off what loses.
Mask careful_stones(const Solution& solution, const State& state, bool looks)
{
    const Mask legal = legal_stones(state);
    const Mask winning = of_value(solution, state, legal, ZOUJING_WIN);
    if (winning != 0)
        return winning;
    const Mask drawing = looks ? of_value(solution, state, legal, ZOUJING_DRAW) : Mask{0};
    return drawing != 0 ? drawing : legal;
}

/// Of the best stones, those after which the other side is nearest to a state where it can slip.
Mask perfect_stones(const Solution& solution, const State& state)
{
    const Verdict best = zoujing_judge(&solution, &state);
    const Mask stones = kept(legal_stones(state), [&](Point stone) {
        const Verdict verdict = zoujing_judge_move(&solution, &state, stone);
        return verdict.value == best.value && verdict.plies == best.plies;
    });
    const auto lure_after = [&](Point stone) {
        const State next = after(state, stone);
        return solution.lure[zoujing_index(&next)];
    };
    int8_t nearest = ZOUJING_STATES;
    any_point(stones, [&](Point stone) {
        if (lure_after(stone) < nearest)
            nearest = lure_after(stone);
        return false;
    });
    return kept(stones, [&](Point stone) { return lure_after(stone) == nearest; });
}

Point pick(Mask stones, uint32_t random)
{
    uint8_t count = 0;
    any_point(stones, [&](Point) { return ++count == ZOUJING_POINTS; });
    if (count == 0)
        return ZOUJING_NONE;
    uint8_t skip = static_cast<uint8_t>(random % count);
    Point chosen = ZOUJING_NONE;
    any_point(stones, [&](Point stone) {
        chosen = stone;
        return skip-- == 0;
    });
    return chosen;
}

}  // namespace

extern "C" zoujing_point_t zoujing_choose(const zoujing_solution_t* solution, const zoujing_game_t* game,
                                          zoujing_player_t player, uint32_t random)
{
    const bool looks = random % 4 != 0;
    const uint32_t lot = random / 4;
    switch (player) {
    case ZOUJING_CHILD:
        return pick(legal_stones(*game), lot);
    case ZOUJING_CAREFUL:
        return pick(careful_stones(*solution, *game, looks), lot);
    case ZOUJING_PERFECT:
        return pick(perfect_stones(*solution, *game), lot);
    default:
        return ZOUJING_NONE;
    }
}
