// SPDX-License-Identifier: MIT
#include "distance_bars.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qipan::klotski {

namespace {

constexpr qreal kWidestBar = 12;
constexpr qreal kCap = 2;
constexpr qreal kThinnestMark = 2;
constexpr qreal kPaleLater = 0.4;

}  // namespace

DistanceBars::DistanceBars(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    connect(this, &DistanceBars::colorsChanged, this, [this] { update(); });
}

KlotskiGame* DistanceBars::game() const
{
    return m_game;
}

void DistanceBars::setGame(KlotskiGame* game)
{
    if (m_game == game)
        return;
    if (m_game)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = game;
    if (m_game) {
        for (const auto signal : {&KlotskiGame::distancesChanged, &KlotskiGame::positionChanged})
            connect(m_game, signal, this, [this] { update(); });
    }
    emit gameChanged();
    update();
}

int DistanceBars::plyAt(qreal x) const
{
    return std::clamp(static_cast<int>(std::floor(x / step())), 0, bars() - 1);
}

void DistanceBars::paint(QPainter* painter)
{
    if (!m_game)
        return;
    const QList<int>& distances = m_game->knownDistances();
    const int shown = m_game->ply();
    const int greatest = distances.isEmpty() ? 1 : std::max(1, *std::max_element(distances.begin(), distances.end()));
    const auto at = [&distances](int ply) { return ply < distances.size() ? distances[ply] : -1; };
    const auto bar = [&](qreal x, qreal wide, int distance) {
        const qreal high = distance < 0 ? height() : std::max(kCap, height() * distance / greatest);
        return QRectF(x, height() - high, wide, high);
    };
    const qreal gap = step() >= 4 ? 1 : 0;
    const int stride = std::max(1, static_cast<int>(std::ceil(1 / step())));
    for (int ply = 0; ply < bars(); ply += stride) {
        int distance = at(ply);
        for (int other = ply + 1; other < std::min(ply + stride, bars()); ++other)
            distance = std::max(distance, at(other));
        const QRectF place = bar(ply * step(), std::max<qreal>(1, stride * step() - gap), distance);
        painter->setOpacity(ply <= shown ? 1 : kPaleLater);
        painter->fillRect(place, m_bar);
        if (distance >= 0)
            painter->fillRect(QRectF(place.topLeft(), QSizeF(place.width(), kCap)), m_cap);
    }
    painter->setOpacity(1);
    const qreal wide = std::max(kThinnestMark, step() - gap);
    painter->fillRect(bar(std::min(shown * step(), width() - wide), wide, at(shown)), m_mark);
}

int DistanceBars::bars() const
{
    return m_game ? m_game->plyCount() + 1 : 1;
}

/// From one bar to the next.
qreal DistanceBars::step() const
{
    return width() > 0 ? std::min(kWidestBar, width() / bars()) : kWidestBar;
}

}  // namespace qipan::klotski
