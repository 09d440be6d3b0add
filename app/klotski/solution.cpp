// SPDX-License-Identifier: MIT
#include "solution.h"

#include <QPromise>
#include <QThreadPool>

#include <cstdint>
#include <memory>
#include <vector>

namespace qipan::klotski {

Solution solve(const klotski_layout_t& layout)
{
    std::vector<uint64_t> memory((klotski_solver_size(&layout) + sizeof(uint64_t) - 1) / sizeof(uint64_t));
    const auto length = [&](klotski_metric_t metric) {
        return klotski_solve(&layout, metric, memory.data(), static_cast<uint32_t>(memory.size() * sizeof(uint64_t)),
                             nullptr, 0);
    };
    const int moves = length(KLOTSKI_MOVES);
    return {moves, moves < 0 ? moves : length(KLOTSKI_STEPS)};
}

QFuture<Solution> findSolution(const klotski_layout_t& layout)
{
    auto promise = std::make_shared<QPromise<Solution>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, layout] {
        promise->addResult(solve(layout));
        promise->finish();
    });
    return promise->future();
}

}  // namespace qipan::klotski
