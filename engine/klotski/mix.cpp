// SPDX-License-Identifier: MIT
#include "mix.h"

namespace qipan {
namespace klotski {

namespace {

/// Skeletons up to mirror images, by dominoes (row) and horizontals among them. A test counts them again.
const uint16_t kSkeletons[8][8] = {
    {8, 0, 0, 0, 0, 0, 0, 0},
    {66, 68, 0, 0, 0, 0, 0, 0},
    {302, 522, 268, 0, 0, 0, 0, 0},
    {660, 1718, 1590, 560, 0, 0, 0, 0},
    {834, 2672, 3666, 2340, 672, 0, 0, 0},
    {522, 2226, 3642, 3598, 1722, 480, 0, 0},
    {144, 918, 1628, 2144, 1566, 630, 200, 0},
    {0, 180, 232, 532, 386, 322, 90, 44},
};

/// Pascal's triangle to n = 16; what is right of the middle is found by symmetry.
const uint16_t kBinomial[17][9] = {
    {1, 0, 0, 0, 0, 0, 0, 0, 0},
    {1, 1, 0, 0, 0, 0, 0, 0, 0},
    {1, 2, 1, 0, 0, 0, 0, 0, 0},
    {1, 3, 3, 1, 0, 0, 0, 0, 0},
    {1, 4, 6, 4, 1, 0, 0, 0, 0},
    {1, 5, 10, 10, 5, 1, 0, 0, 0},
    {1, 6, 15, 20, 15, 6, 1, 0, 0},
    {1, 7, 21, 35, 35, 21, 7, 1, 0},
    {1, 8, 28, 56, 70, 56, 28, 8, 1},
    {1, 9, 36, 84, 126, 126, 84, 36, 9},
    {1, 10, 45, 120, 210, 252, 210, 120, 45},
    {1, 11, 55, 165, 330, 462, 462, 330, 165},
    {1, 12, 66, 220, 495, 792, 924, 792, 495},
    {1, 13, 78, 286, 715, 1287, 1716, 1716, 1287},
    {1, 14, 91, 364, 1001, 2002, 3003, 3432, 3003},
    {1, 15, 105, 455, 1365, 3003, 5005, 6435, 6435},
    {1, 16, 120, 560, 1820, 4368, 8008, 11440, 12870},
};

}  // namespace

uint16_t binomial(uint8_t n, uint8_t k)
{
    if (k > n)
        return 0;
    return kBinomial[n][k <= 8 ? k : n - k];
}

uint16_t Mix::skeletons() const
{
    return kSkeletons[dominoes()][horizontals];
}

uint16_t Mix::arrangements() const
{
    return binomial(free(), blanks);
}

}  // namespace klotski
}  // namespace qipan
