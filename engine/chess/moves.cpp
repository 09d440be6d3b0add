// SPDX-License-Identifier: MIT
#include "check.h"
#include "generate.h"

namespace qipan {
namespace chess {

bool can_step(const Position& position, Square from, Square to)
{
    return reaches(position, from, to) && keeps_king_safe(position, from, to);
}

size_t legal_destinations(const Position& position, Square from, Square destinations[kMaxDestinations])
{
    if (!is_own(position, from))
        return 0;
    Square* const end = write_steps(position, from, destinations);
    Square* next = end;
    if (!is_free(position, from)) {
        next = destinations;
        for (const Square* square = destinations; square != end; ++square) {
            if (keeps_king_safe(position, from, *square))
                *next++ = *square;
        }
    }
    return static_cast<size_t>(next - destinations);
}

bool has_legal_move(const Position& position)
{
    Square destinations[kMaxDestinations];
    for (Square from = 0; from < 64; ++from) {
        if (legal_destinations(position, from, destinations) != 0)
            return true;
    }
    return false;
}

}  // namespace chess
}  // namespace qipan
