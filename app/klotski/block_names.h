// SPDX-License-Identifier: MIT
/// @file What the blocks are called.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

#include <qipan/klotski.h>

namespace qipan::klotski {

/// What stands on a block of wood: the same in all languages. kinds: the blocks in reading order of the start board.
/// The General is 曹操; blocks of two cells are 关羽 张飞 赵云 马超 黄忠 魏延 姜维, horizontals first; soldiers
/// 卒.
QStringList blockLabels(const std::vector<klotski_kind_t>& kinds);

/// The name of a label, translated, such as "Guan Yu" for 关羽.
QString personName(const QString& label);

/// What a screen reader says: "Cao Cao, 2×2, column 2, row 1". column: 0..3, row: 0..4, of the top left cell.
QString blockTitle(const QString& label, klotski_kind_t kind, int column, int row);

/// In cells; 0 for a blank.
int cellsAcross(klotski_kind_t kind);
int cellsDown(klotski_kind_t kind);

}  // namespace qipan::klotski
