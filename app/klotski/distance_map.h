// SPDX-License-Identifier: MIT
#pragma once

#include <QFuture>

#include <cstdint>
#include <memory>
#include <vector>

#include <qipan/klotski.h>

namespace qipan::klotski {

/// The engine's map of distances with the memory it needs, some MB. It does not change: any thread may ask it.
class DistanceMap {
public:
    using Shared = std::shared_ptr<const DistanceMap>;

    /// A map that knows this layout and all that can be reached from it, from a thread: at once if it is there already.
    /// Boards of ten blocks share one map a metric, which stays as long as the process; others have one for their mix.
    /// Call it from the GUI thread. The future of one map can be watched any number of times.
    static QFuture<Shared> find(const klotski_layout_t& layout, klotski_metric_t metric);
    /// The map of all boards of ten blocks.
    static QFuture<Shared> findFamily(klotski_metric_t metric);

    /// mix: any layout of the mix; null: all mixes of ten blocks. Cost: some 10 ms.
    DistanceMap(const klotski_layout_t* mix, klotski_metric_t metric);
    DistanceMap(const DistanceMap&) = delete;
    DistanceMap& operator=(const DistanceMap&) = delete;

    bool knows(const klotski_layout_t& layout) const;
    klotski_metric_t metric() const;
    /// -1: unsolvable; -2: the layout is of another mix.
    int distance(const klotski_layout_t& layout) const;
    /// A move that brings it nearer; from == to if there is none.
    klotski_move_t hint(const klotski_layout_t& layout) const;
    const klotski_map_t& map() const;

private:
    std::vector<uint64_t> m_memory;
    klotski_map_t m_map;
};

/// The General, five blocks of two cells and four soldiers.
bool isFamily(const klotski_layout_t& layout);

}  // namespace qipan::klotski
