// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>
#include <QTransform>

namespace qipan::picture {

/// Where the frame and the squares of a board lie.
///
/// The frame is the largest square in the middle of the given place. It is a 128th of it wide, rounded down, and a
/// board of less than 256 units wants none. On a device whose axes are the painter's, frame and squares begin and end
/// on whole pixels; what eight whole squares leave over belongs to the frame.
class BoardGeometry {
public:
    /// place in the painter's units; toDevice from there to pixels, as QPainter::deviceTransform().
    BoardGeometry(const QRectF& place, const QTransform& toDevice);

    QRectF frame() const;
    QRectF board() const;
    /// The side of a square, 0 or more: 0 where there is no room for eight pixels.
    qreal squareSide() const;
    /// Precondition: square 0..63, 0 is a1. Flipped, h1 is in the upper left corner.
    QRectF square(int square, bool flipped) const;

private:
    QRectF m_frame;
    QRectF m_board;
};

}  // namespace qipan::picture
