// SPDX-License-Identifier: MIT
#pragma once

#include <QFuture>

#include <qipan/klotski.h>

namespace qipan::klotski {

/// How long shortest solutions of a board are; -1: it has none.
struct Solution {
    int moves = -1;
    int steps = -1;
    bool operator==(const Solution&) const = default;
};

/// Cost: some 100 ms and 6 MB at worst. Any thread may call.
Solution solve(const klotski_layout_t& layout);

/// The same from a thread.
QFuture<Solution> findSolution(const klotski_layout_t& layout);

}  // namespace qipan::klotski
