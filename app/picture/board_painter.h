// SPDX-License-Identifier: MIT
/// @file A position painted on anything that takes a QPainter: a picture, a vector file, a page.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

#include <chess/position.h>

namespace qipan::picture {

/// How a board looks; the default is the brown board of the window, without men.
struct BoardLook {
    QColor light{0xF0, 0xD9, 0xB5};
    QColor dark{0xB5, 0x88, 0x63};
    QColor frame{0x7A, 0x57, 0x3C};
    /// Lies over both squares of the last move; the signs that tell from from to are a deeper shade of it.
    QColor lastMoveTint{155, 199, 0, 105};
    /// Where wK.svg ... bP.svg lie: a folder, in the file system or in the program (":/...").
    QString pieceFolder;
    /// Names of files and ranks inside the edge squares. Squares of less than 20 units have no room for them.
    bool coordinates = true;
};

/// Paints the largest board that goes into place, in its middle; see BoardGeometry.
/// lastFrom and lastTo are 0..63; anything else is no square and leaves it unmarked.
/// Returns false if a man has no drawing; all the rest is painted then.
/// Thread-safe for different painters.
bool paintBoard(QPainter& painter, const QRectF& place, const BoardLook& look, const chess::Position& position,
                bool flipped, int lastFrom, int lastTo);

}  // namespace qipan::picture
