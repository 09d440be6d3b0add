// SPDX-License-Identifier: MIT
#include "attacks.h"

namespace qipan
{
namespace chess
{

bool attacked_through(const Position& position, Square square, Color by, Square hole)
{
    return any_attacker(position, square, by, hole, [](Square) { return true; });
}

}  // namespace chess
}  // namespace qipan
