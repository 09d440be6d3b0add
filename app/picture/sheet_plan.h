// SPDX-License-Identifier: MIT
/// @file Where everything lies on the pages of a score sheet. Lengths are in points, from a page's upper left corner.
#pragma once

#include <QList>
#include <QPageSize>
#include <QRectF>
#include <QSizeF>

class QLocale;

namespace qipan::picture {

/// What the plan depends on.
struct SheetContent {
    int moves = 0;  ///< rows of the table: a number with a move of White, of Black, or of both
    bool times = false;
    bool diagram = false;
    int commentLines = 0;
};

/// A page. A part that it does not have is a null rectangle.
struct SheetPage {
    QRectF head;
    QRectF names;
    QRectF comment;
    QRectF diagram;
    QRectF table;
    QRectF foot;
    int rows = 0;       ///< in each of the table's columns, without the line of words above them; at least 1
    int firstMove = 0;  ///< index of the move in the first row
    int moveCount = 0;  ///< 0 only in a game without moves
};

struct SheetPlan {
    /// Of numbered moves, side by side: three in a game without times that would not go on one page with two.
    int columns = 2;
    QList<SheetPage> pages;  ///< at least one
};

SheetPlan planSheet(const QSizeF& paper, const SheetContent& content);

/// A column of the table, with the line of words above its rows. Precondition: index is in 0..columns - 1.
QRectF tableColumn(const SheetPlan& plan, const SheetPage& page, int index);

/// A row of a column, without regard to whether a move stands there. Precondition: row is in 0..rows - 1.
QRectF tableRow(const SheetPlan& plan, const SheetPage& page, int column, int row);

/// US Letter where people measure in inches, and A4 elsewhere.
QPageSize::PageSizeId paperFor(const QLocale& locale);

}  // namespace qipan::picture
