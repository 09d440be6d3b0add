// SPDX-License-Identifier: MIT
#pragma once

#include <qipan/zoujing.h>

#include <array>

namespace qipan::zoujing {

/// Which stone is which, from state to state. Ids 0 and 1 are black's stones, 2 and 3 gray's.
class StonePlaces {
public:
    explicit StonePlaces(const zoujing_game_t& game);

    /// The points, by id.
    const std::array<int, 4>& points() const;
    /// The id of the stone on a point; -1 if none lies there.
    int idOn(int point) const;

    /// Another state: a stone whose point is still held by its side stays; only the others move.
    void follow(const zoujing_game_t& game);

private:
    std::array<int, 4> m_points;
};

}  // namespace qipan::zoujing
