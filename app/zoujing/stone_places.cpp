// SPDX-License-Identifier: MIT
#include "stone_places.h"

#include <algorithm>
#include <cstddef>

namespace qipan::zoujing {

StonePlaces::StonePlaces(const zoujing_game_t& game)
{
    m_points.fill(ZOUJING_NONE);
    follow(game);
}

const std::array<int, 4>& StonePlaces::points() const
{
    return m_points;
}

int StonePlaces::idOn(int point) const
{
    const auto stone = std::find(m_points.begin(), m_points.end(), point);
    return point < 0 || stone == m_points.end() ? -1 : static_cast<int>(stone - m_points.begin());
}

void StonePlaces::follow(const zoujing_game_t& game)
{
    const auto sideOf = [](size_t id) { return static_cast<zoujing_side_t>(id / 2); };
    for (size_t id = 0; id < m_points.size(); ++id) {
        if (zoujing_stone_on(&game, static_cast<zoujing_point_t>(m_points[id])) != sideOf(id))
            m_points[id] = ZOUJING_NONE;
    }
    for (size_t id = 0; id < m_points.size(); ++id) {
        for (zoujing_point_t point = 0; m_points[id] == ZOUJING_NONE; ++point) {
            if (zoujing_stone_on(&game, point) == sideOf(id) && idOn(point) < 0)
                m_points[id] = point;
        }
    }
}

}  // namespace qipan::zoujing
