// SPDX-License-Identifier: MIT
#include "board_geometry.h"

#include <algorithm>
#include <cmath>

namespace qipan::picture {

namespace {

constexpr qreal kSmallestFramed = 256;
constexpr qreal kFramePart = 128;
/// Pixels; a rounding error of a scale is no pixel.
constexpr qreal kTiny = 1e-6;

QRectF centredSquare(const QRectF& place, qreal side)
{
    return {place.x() + std::floor((place.width() - side) / 2 + kTiny),
            place.y() + std::floor((place.height() - side) / 2 + kTiny), side, side};
}

/// The largest rectangle of whole pixels in place.
QRectF wholePixels(const QRectF& place)
{
    const QPointF first(std::ceil(place.left() - kTiny), std::ceil(place.top() - kTiny));
    const QPointF last(std::floor(place.right() + kTiny), std::floor(place.bottom() + kTiny));
    return {first.x(), first.y(), std::max(0.0, last.x() - first.x()), std::max(0.0, last.y() - first.y())};
}

}  // namespace

BoardGeometry::BoardGeometry(const QRectF& place, const QTransform& toDevice)
{
    const qreal units = std::min(place.width(), place.height());
    const qreal wantedFrame = units < kSmallestFramed ? 0 : std::floor(units / kFramePart + kTiny);
    const bool straight = toDevice.type() <= QTransform::TxScale && toDevice.isInvertible();
    const QTransform transform = straight ? toDevice : QTransform();
    const QRectF pixels = wholePixels(transform.mapRect(place));
    const qreal side = std::min(pixels.width(), pixels.height());
    const qreal frameWidth = std::round(wantedFrame * std::abs(transform.m11()));
    const qreal square = std::floor(std::max(0.0, side - 2 * frameWidth) / 8);
    const QRectF frame = centredSquare(pixels, side);
    const QTransform back = transform.inverted();
    m_frame = back.mapRect(frame);
    m_board = back.mapRect(centredSquare(frame, 8 * square));
}

QRectF BoardGeometry::frame() const
{
    return m_frame;
}

QRectF BoardGeometry::board() const
{
    return m_board;
}

qreal BoardGeometry::squareSide() const
{
    return m_board.width() / 8;
}

QRectF BoardGeometry::square(int square, bool flipped) const
{
    const int file = square % 8;
    const int rank = square / 8;
    const qreal side = squareSide();
    return {m_board.x() + (flipped ? 7 - file : file) * side, m_board.y() + (flipped ? rank : 7 - rank) * side, side,
            side};
}

}  // namespace qipan::picture
