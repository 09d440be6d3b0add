// SPDX-License-Identifier: MIT
#include "sheet_plan.h"

#include <QLocale>
#include <QMarginsF>

#include <algorithm>
#include <cmath>

namespace qipan::picture {

namespace {

constexpr QMarginsF kMargins(44, 42, 44, 34);

constexpr qreal kHead = 42;
constexpr qreal kLaterHead = 22;
constexpr qreal kNames = 30;
constexpr qreal kCommentLine = 13;
constexpr qreal kDiagram = 160;
constexpr qreal kFoot = 48;
constexpr qreal kGap = 16;

constexpr qreal kColumnGap = 16;
constexpr qreal kTableHead = 17;
/// The rows are stretched to fill the page.
constexpr qreal kSmallestRow = 15.5;

/// Takes parts off the upper edge of what is left of a page.
class Stack {
public:
    explicit Stack(const QRectF& whole)
        : m_rest(whole)
    {
    }

    /// A null rectangle, and nothing taken, for no height.
    QRectF take(qreal height)
    {
        if (height <= 0)
            return {};
        const QRectF part(m_rest.x(), m_rest.y(), m_rest.width(), height);
        m_rest.setTop(part.bottom() + kGap);
        return part;
    }

    QRectF rest() const
    {
        return m_rest;
    }

private:
    QRectF m_rest;
};

SheetPage emptyPage(const QSizeF& paper, const SheetContent& content, bool first)
{
    SheetPage page;
    const QRectF whole = QRectF({0, 0}, paper).marginsRemoved(kMargins);
    page.foot = whole.adjusted(0, whole.height() - kFoot, 0, 0);
    Stack stack(whole.adjusted(0, 0, 0, -kFoot));
    page.head = stack.take(first ? kHead : kLaterHead);
    if (first) {
        page.names = stack.take(kNames);
        page.comment = stack.take(content.commentLines * kCommentLine);
        page.diagram = stack.take(content.diagram ? kDiagram : 0);
    }
    page.table = stack.rest();
    page.rows = std::max(1, static_cast<int>(std::floor((page.table.height() - kTableHead) / kSmallestRow)));
    return page;
}

}  // namespace

SheetPlan planSheet(const QSizeF& paper, const SheetContent& content)
{
    SheetPlan plan;
    SheetPage page = emptyPage(paper, content, true);
    plan.columns = !content.times && content.moves > 2 * page.rows ? 3 : 2;
    for (int placed = 0;;) {
        page.firstMove = placed;
        page.moveCount = std::min(content.moves - placed, plan.columns * page.rows);
        placed += page.moveCount;
        plan.pages.append(page);
        if (placed >= content.moves)
            return plan;
        page = emptyPage(paper, content, false);
    }
}

QRectF tableColumn(const SheetPlan& plan, const SheetPage& page, int index)
{
    const qreal width = (page.table.width() - (plan.columns - 1) * kColumnGap) / plan.columns;
    return {page.table.x() + index * (width + kColumnGap), page.table.y(), width, page.table.height()};
}

QRectF tableRow(const SheetPlan& plan, const SheetPage& page, int column, int row)
{
    const QRectF rows = tableColumn(plan, page, column).adjusted(0, kTableHead, 0, 0);
    const qreal height = rows.height() / page.rows;
    return {rows.x(), rows.y() + row * height, rows.width(), height};
}

QPageSize::PageSizeId paperFor(const QLocale& locale)
{
    return locale.measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter : QPageSize::A4;
}

}  // namespace qipan::picture
