// SPDX-License-Identifier: MIT
#include "board_painter.h"

#include "board_geometry.h"
#include "piece_drawings.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace qipan::picture {

namespace {

/// In units; on smaller squares letters and the signs of the last move would be specks.
constexpr qreal kSmallestMarkedSquare = 20;

bool isLight(int square)
{
    return (square % 8 + square / 8) % 2 == 1;
}

/// The light colour first and under all: where a viewer smooths the edges of the squares no third colour shines
/// through.
void paintSquares(QPainter& painter, const BoardGeometry& geometry, const BoardLook& look)
{
    painter.fillRect(geometry.frame(), look.frame);
    painter.fillRect(geometry.board(), look.light);
    for (int square = 0; square < 64; ++square) {
        if (!isLight(square))
            painter.fillRect(geometry.square(square, false), look.dark);
    }
}

QColor markColor(const QColor& tint)
{
    QColor color = tint.darker(300);
    color.setAlphaF(std::min(1.0F, tint.alphaF() * 1.5F));
    return color;
}

/// A thin frame inside the square the man came from.
QPainterPath fromMark(const QRectF& square)
{
    const qreal line = std::max(2.0, std::round(square.width() / 32));
    const qreal width = std::max(1.0, line - 1);
    QPainterPath mark;
    mark.addRect(square.adjusted(line, line, -line, -line));
    mark.addRect(square.adjusted(line + width, line + width, -line - width, -line - width));
    return mark;
}

/// Four corners of the square it went to.
QPainterPath toMark(const QRectF& square)
{
    const qreal leg = square.width() * 19 / 96;
    QPainterPath mark;
    for (const QPointF& corner : {square.topLeft(), square.topRight(), square.bottomRight(), square.bottomLeft()}) {
        const QPointF inwards(corner.x() < square.center().x() ? leg : -leg,
                              corner.y() < square.center().y() ? leg : -leg);
        mark.addPolygon(QPolygonF({corner, corner + QPointF(inwards.x(), 0), corner + QPointF(0, inwards.y())}));
        mark.closeSubpath();
    }
    return mark;
}

void paintLastMove(QPainter& painter, const BoardGeometry& geometry, const BoardLook& look, bool flipped, int lastFrom,
                   int lastTo)
{
    const bool marked = geometry.squareSide() >= kSmallestMarkedSquare;
    for (const int square : {lastFrom, lastTo}) {
        if (square < 0 || square >= 64)
            continue;
        const QRectF place = geometry.square(square, flipped);
        painter.fillRect(place, look.lastMoveTint);
        if (marked)
            painter.fillPath(square == lastFrom ? fromMark(place) : toMark(place), markColor(look.lastMoveTint));
    }
}

/// As outlines, so that they look the same wherever the picture is opened, whatever fonts are there.
class CoordinatePainter {
public:
    CoordinatePainter(QPainter& painter, const BoardGeometry& geometry, const BoardLook& look)
        : m_painter(painter)
        , m_board(geometry.board())
        , m_side(geometry.squareSide())
        , m_look(look)
        , m_font(boldFont(std::max(10, static_cast<int>(std::round(m_side * 0.17)))))
        , m_metrics(m_font)
        , m_inset(std::max(2.0, std::round(m_side * 0.05)))
    {
    }

    void paint(bool flipped) const
    {
        for (int line = 0; line < 8; ++line) {
            const QChar rank = QLatin1Char(static_cast<char>('1' + (flipped ? line : 7 - line)));
            const QChar file = QLatin1Char(static_cast<char>('a' + (flipped ? 7 - line : line)));
            // The upper left square is a light one, the lower left a dark one, also on a flipped board.
            paintText(rank, {m_inset, line * m_side + m_inset - 1 + m_metrics.ascent()}, line % 2 == 1);
            paintText(file,
                      {(line + 1) * m_side - m_metrics.horizontalAdvance(file) - m_inset,
                       8 * m_side - m_inset + 2 - m_metrics.descent()},
                      line % 2 == 0);
        }
    }

private:
    static QFont boldFont(int pixelSize)
    {
        QFont font;
        font.setPixelSize(pixelSize);
        font.setBold(true);
        return font;
    }

    /// base is where the letter stands, from the board's upper left corner.
    void paintText(QChar text, const QPointF& base, bool onDark) const
    {
        QPainterPath path;
        path.addText(m_board.topLeft() + base, m_font, text);
        m_painter.fillPath(path, onDark ? m_look.light : m_look.dark);
    }

    QPainter& m_painter;
    QRectF m_board;
    qreal m_side;
    const BoardLook& m_look;
    QFont m_font;
    QFontMetricsF m_metrics;
    qreal m_inset;
};

}  // namespace

bool paintBoard(QPainter& painter, const QRectF& place, const BoardLook& look, const chess::Position& position,
                bool flipped, int lastFrom, int lastTo)
{
    const BoardGeometry geometry(place, painter.deviceTransform());
    bool complete = true;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintSquares(painter, geometry, look);
    paintLastMove(painter, geometry, look, flipped, lastFrom, lastTo);
    if (look.coordinates && geometry.squareSide() >= kSmallestMarkedSquare)
        CoordinatePainter(painter, geometry, look).paint(flipped);
    for (int square = 0; square < 64; ++square) {
        const chess::Piece piece = chess::man_on(position, static_cast<chess::Square>(square));
        if (piece != 0)
            complete &= paintPiece(painter, geometry.square(square, flipped), look.pieceFolder, piece);
    }
    painter.restore();
    return complete;
}

}  // namespace qipan::picture
