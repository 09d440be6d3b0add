// SPDX-License-Identifier: MIT
/// @file The rules of Zoujing in C++: values and free functions, freestanding C++14.
///
/// The C API (qipan/zoujing.h) is the same with arguments checked. Points, sides and stones given here are valid.
#pragma once

#include <qipan/zoujing.h>

namespace qipan {
namespace zoujing {

using State = zoujing_game_t;
using Point = zoujing_point_t;
using Mask = zoujing_mask_t;
using Side = zoujing_side_t;
using Ply = zoujing_ply_t;
using Solution = zoujing_solution_t;
using Verdict = zoujing_verdict_t;

constexpr Side other(Side side)
{
    return static_cast<Side>(side ^ 1);
}

constexpr bool holds(Mask mask, Point point)
{
    return ((mask >> point) & 1) != 0;
}

constexpr Mask blank_mask(const State& state)
{
    return static_cast<Mask>(0x1F & ~(state.stones[0] | state.stones[1]));
}

/// Whether a and b are the two points beside the well.
constexpr bool across_well(Point a, Point b)
{
    return (a == 1 && b == 4) || (a == 4 && b == 1);
}

Mask neighbours(Point point);
Point blank(const State& state);

/// The stones of a side that lie beside the blank point.
Mask movable(const State& state, Side side);

/// The stones that the side to move may move: movable, less what the house rule forbids.
Mask legal_stones(const State& state);

/// Moves a stone of the side to move onto the blank point and passes the turn. Precondition: it is movable.
Ply play(State& state, Point from);

/// Takes a ply back. Precondition: play() returned it, and the state stands as it left it.
void undo(State& state, Ply ply);

/// The state after play().
inline State after(State state, Point from)
{
    play(state, from);
    return state;
}

/// Calls visit(point) for each point of a mask, the lowest first, until it returns true. Returns whether it did.
template <class Visit>
inline bool any_point(Mask mask, Visit visit)
{
    for (Point point = 0; point < ZOUJING_POINTS; ++point) {
        if (holds(mask, point) && visit(point))
            return true;
    }
    return false;
}

}  // namespace zoujing
}  // namespace qipan
