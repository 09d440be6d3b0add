// SPDX-License-Identifier: MIT
#include "sheet_table.h"

#include "sheet_style.h"

namespace qipan::picture {

namespace {

constexpr qreal kNumberWidth = 28;
constexpr qreal kTimeWidth = 44;
constexpr qreal kInset = 6;
/// Every so many rows a stronger line helps the eye.
constexpr int kGroup = 5;

/// The cells of a row, from left to right.
struct Cells {
    QRectF number;
    QRectF white;
    QRectF whiteTime;
    QRectF black;
    QRectF blackTime;

    Cells(const QRectF& row, bool times)
    {
        const qreal half = (row.width() - kNumberWidth) / 2;
        const qreal timeWidth = times ? kTimeWidth : 0;
        number = QRectF(row.x(), row.y(), kNumberWidth, row.height());
        white = QRectF(number.right(), row.y(), half - timeWidth, row.height());
        whiteTime = QRectF(white.right(), row.y(), timeWidth, row.height());
        black = QRectF(whiteTime.right(), row.y(), half - timeWidth, row.height());
        blackTime = QRectF(black.right(), row.y(), timeWidth, row.height());
    }
};

class TablePainter {
public:
    TablePainter(Paper& paper, const SheetPlan& plan, const SheetPage& page, bool times)
        : m_paper(paper)
        , m_plan(plan)
        , m_page(page)
        , m_times(times)
    {
    }

    void paintLines(int column)
    {
        const QRectF frame = tableColumn(m_plan, m_page, column);
        for (int row = 1; row < m_page.rows; ++row) {
            const QRectF place = tableRow(m_plan, m_page, column, row);
            m_paper.line(place.topLeft(), place.topRight(), kHairline, row % kGroup == 0 ? kGroupInk : kHairlineInk);
        }
        const QRectF first = tableRow(m_plan, m_page, column, 0);
        const Cells cells(first, m_times);
        for (const qreal x : {cells.white.left(), cells.black.left()})
            m_paper.line({x, first.top()}, {x, frame.bottom()}, kHairline, kGroupInk);
        m_paper.line(first.topLeft(), first.topRight(), kRule, kInk);
        m_paper.line(frame.bottomLeft(), frame.bottomRight(), kRule, kInk);
    }

    void paintWords(int column)
    {
        const QRectF first = tableRow(m_plan, m_page, column, 0);
        const Cells cells(first, m_times);
        const qreal base = first.top() - kInset;
        paintLeft(cells.white, base, ScoreSheet::tr("White"), kCaptionStyle);
        paintLeft(cells.black, base, ScoreSheet::tr("Black"), kCaptionStyle);
        if (m_times) {
            //: Above the column of a player's clock times on the score sheet
            const QString time = ScoreSheet::tr("Time");
            paintRight(cells.whiteTime, base, time, kCaptionStyle);
            paintRight(cells.blackTime, base, time, kCaptionStyle);
        }
    }

    void paintMove(int column, int row, const ScoreSheetMove& move)
    {
        const QRectF place = tableRow(m_plan, m_page, column, row);
        const Cells cells(place, m_times);
        // Figures and capitals are about seven tenths of the type's size high.
        const qreal base = place.center().y() + kMoveStyle.size * 0.36;
        paintRight(cells.number, base, QString::number(move.number), kNumberStyle);
        paintLeft(cells.white, base, move.white.isEmpty() && !move.black.isEmpty() ? QStringLiteral("…") : move.white,
                  kMoveStyle);
        paintLeft(cells.black, base, move.black, kMoveStyle);
        if (m_times) {
            paintRight(cells.whiteTime, base, move.whiteTime, kTimeStyle);
            paintRight(cells.blackTime, base, move.blackTime, kTimeStyle);
        }
    }

private:
    void paintLeft(const QRectF& cell, qreal base, const QString& text, const TextStyle& style)
    {
        m_paper.text({cell.left() + kInset, base}, cell.width() - kInset, text, style);
    }

    void paintRight(const QRectF& cell, qreal base, const QString& text, const TextStyle& style)
    {
        m_paper.text({cell.right() - kInset, base}, cell.width() - kInset, text, style, Qt::AlignRight);
    }

    Paper& m_paper;
    const SheetPlan& m_plan;
    const SheetPage& m_page;
    bool m_times;
};

}  // namespace

void paintMoveTable(Paper& paper, const SheetPlan& plan, const SheetPage& page, const QList<ScoreSheetMove>& moves,
                    bool times)
{
    TablePainter painter(paper, plan, page, times);
    for (int column = 0; column < plan.columns; ++column) {
        painter.paintLines(column);
        painter.paintWords(column);
    }
    for (int index = 0; index < page.moveCount; ++index)
        painter.paintMove(index / page.rows, index % page.rows, moves[page.firstMove + index]);
}

}  // namespace qipan::picture
