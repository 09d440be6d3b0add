// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

#include <qipan/klotski.h>

namespace qipan::klotski {

/// One block from a cell to a cell (its top left ones), as it was played in one gesture.
struct Gesture {
    klotski_cell_t from;
    klotski_cell_t to;
};

/// All that is needed to go on with a game later. A value: any thread may read it.
struct SavedLine {
    QString board;  ///< 20 letters
    QString name;
    std::vector<Gesture> gestures;
    int ply = 0;  ///< the shown one, 0 .. gestures
    bool assisted = false;
};

}  // namespace qipan::klotski
