// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

#include "paper.h"
#include "score_sheet.h"
#include "sheet_plan.h"

namespace qipan::picture {

/// Paints the table of a page: all its lines, and the moves that stand on this page, column by column.
void paintMoveTable(Paper& paper, const SheetPlan& plan, const SheetPage& page, const QList<ScoreSheetMove>& moves,
                    bool times);

}  // namespace qipan::picture
