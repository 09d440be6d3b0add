// SPDX-License-Identifier: MIT
#include "board_picture.h"

#include "board_painter.h"
#include "piece_drawings.h"

#include <pgn/fen_text.h>

namespace qipan::picture {

BoardPicture::BoardPicture(QQuickItem* parent)
    : QQuickPaintedItem(parent)
    , m_lightColor(BoardLook().light)
    , m_darkColor(BoardLook().dark)
{
    connect(this, &BoardPicture::lookChanged, this, [this] { update(); });
}

/// May run in the render thread, while the thread of the properties waits.
void BoardPicture::paint(QPainter* painter)
{
    BoardLook look;
    look.light = m_lightColor;
    look.dark = m_darkColor;
    // What whole pixels leave over at the edge looks like a broader rim of the dark squares.
    look.frame = m_darkColor;
    look.pieceFolder = drawingFolder(m_pieceFolder);
    const chess::Position empty{};
    paintBoard(*painter, boundingRect(), look, pgn::readFen(m_fen.toStdString()).position.value_or(empty), m_flipped,
               CHESS_NONE, CHESS_NONE);
}

}  // namespace qipan::picture
