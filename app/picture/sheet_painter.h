// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <chess/position.h>

#include <optional>

#include "paper.h"
#include "score_sheet.h"
#include "sheet_plan.h"

namespace qipan::picture {

/// The start position that is drawn above the moves, if it is not the usual one.
struct SheetDiagram {
    std::optional<chess::Position> position;
    QString pieceFolder;
};

/// Paints the pages of a score sheet, ink on paper, on any device.
class SheetPainter {
    Q_DECLARE_TR_FUNCTIONS(qipan::picture::ScoreSheet)

public:
    /// paper is in points. The game must outlive the painter.
    SheetPainter(QPainter& painter, const QSizeF& paper, const ScoreSheetGame& game, SheetDiagram diagram);

    int pageCount() const;
    /// Returns false if a man of the diagram has no drawing.
    bool paintPage(int index);

private:
    void paintSeal(const QPointF& corner, qreal side);
    void paintHead(const QRectF& place);
    void paintPair(const QRectF& place, qreal base, const QString& left, const QString& right, const TextStyle& style);
    void paintLaterHead(const QRectF& place);
    void paintNames(const QRectF& place);
    void paintField(const QRectF& place, const QString& caption, const QString& value);
    void paintComment(const QRectF& place);
    bool paintDiagram(const QRectF& place);
    void paintDiagramWords(const QRectF& place);
    void paintFoot(const QRectF& place, int index);

    const ScoreSheetGame& m_game;
    SheetDiagram m_diagram;
    Paper m_paper;
    QStringList m_comment;
    SheetPlan m_plan;
};

}  // namespace qipan::picture
