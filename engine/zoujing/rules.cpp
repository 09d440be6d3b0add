// SPDX-License-Identifier: MIT
#include "state.h"

namespace qipan {
namespace zoujing {

Mask neighbours(Point point)
{
    static constexpr Mask kNeighbours[ZOUJING_POINTS] = {0x1E, 0x05, 0x0B, 0x15, 0x09};
    return kNeighbours[static_cast<uint8_t>(point)];
}

Point blank(const State& state)
{
    const Mask mask = blank_mask(state);
    Point point = 0;
    while (!holds(mask, point))
        ++point;
    return point;
}

Mask movable(const State& state, Side side)
{
    return static_cast<Mask>(state.stones[side] & neighbours(blank(state)));
}

Mask legal_stones(const State& state)
{
    Mask mask = movable(state, state.turn);
    if (state.rules.no_first_win && state.first_move) {
        // A stone that leaves its point blank wins if no stone of the other side lies beside that point.
        for (Point point = 0; point < ZOUJING_POINTS; ++point) {
            if ((neighbours(point) & state.stones[other(state.turn)]) == 0)
                mask = static_cast<Mask>(mask & ~ZOUJING_BIT(point));
        }
    }
    return mask;
}

Ply play(State& state, Point from)
{
    const Ply ply = {from, blank(state), state.first_move};
    state.stones[state.turn] = static_cast<Mask>(state.stones[state.turn] ^ ZOUJING_BIT(from) ^ ZOUJING_BIT(ply.to));
    state.turn = other(state.turn);
    state.first_move = false;
    return ply;
}

void undo(State& state, Ply ply)
{
    state.turn = other(state.turn);
    state.stones[state.turn] =
        static_cast<Mask>(state.stones[state.turn] ^ ZOUJING_BIT(ply.from) ^ ZOUJING_BIT(ply.to));
    state.first_move = ply.first_move;
}

}  // namespace zoujing
}  // namespace qipan
