// SPDX-License-Identifier: MIT
#include "distance_map.h"

#include <QPromise>
#include <QThreadPool>

#include <array>
#include <bit>
#include <optional>

namespace qipan::klotski {

namespace {

constexpr int kFamilyDominoes = 5;
constexpr int kFamilySoldiers = 4;

QFuture<DistanceMap::Shared> build(std::optional<klotski_layout_t> mix, klotski_metric_t metric)
{
    auto promise = std::make_shared<QPromise<DistanceMap::Shared>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, mix, metric] {
        promise->addResult(std::make_shared<const DistanceMap>(mix ? &*mix : nullptr, metric));
        promise->finish();
    });
    return promise->future();
}

}  // namespace

bool isFamily(const klotski_layout_t& layout)
{
    return std::popcount(layout.verticals) + std::popcount(layout.horizontals) == kFamilyDominoes &&
           std::popcount(layout.soldiers) == kFamilySoldiers;
}

QFuture<DistanceMap::Shared> DistanceMap::findFamily(klotski_metric_t metric)
{
    static std::array<std::optional<QFuture<Shared>>, 3> maps;
    std::optional<QFuture<Shared>>& map = maps.at(metric);
    if (!map)
        map = build({}, metric);
    return *map;
}

QFuture<DistanceMap::Shared> DistanceMap::find(const klotski_layout_t& layout, klotski_metric_t metric)
{
    return isFamily(layout) ? findFamily(metric) : build(layout, metric);
}

DistanceMap::DistanceMap(const klotski_layout_t* mix, klotski_metric_t metric)
    : m_memory((klotski_map_size(mix) + sizeof(uint64_t) - 1) / sizeof(uint64_t))
{
    klotski_map_build(&m_map, mix, metric, m_memory.data(), static_cast<uint32_t>(m_memory.size() * sizeof(uint64_t)));
}

bool DistanceMap::knows(const klotski_layout_t& layout) const
{
    return distance(layout) != KLOTSKI_ILLEGAL;
}

klotski_metric_t DistanceMap::metric() const
{
    return m_map.metric;
}

int DistanceMap::distance(const klotski_layout_t& layout) const
{
    return klotski_map_distance(&m_map, &layout);
}

klotski_move_t DistanceMap::hint(const klotski_layout_t& layout) const
{
    klotski_move_t move{};
    klotski_map_hint(&m_map, &layout, &move);
    return move;
}

const klotski_map_t& DistanceMap::map() const
{
    return m_map;
}

}  // namespace qipan::klotski
