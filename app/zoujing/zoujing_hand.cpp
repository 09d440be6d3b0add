// SPDX-License-Identifier: MIT
#include "zoujing_hand.h"

#include <array>
#include <utility>

namespace qipan::zoujing {

namespace {

/// How the points lie on the screen: columns and rows -1..1.
constexpr std::array<QPoint, ZOUJING_POINTS> kPlaces{QPoint(0, 0), QPoint(-1, -1), QPoint(1, -1), QPoint(1, 1),
                                                     QPoint(-1, 1)};

int product(QPoint a, QPoint b)
{
    return QPoint::dotProduct(a, b);
}

/// The nearest point from here that lies in the direction, after all others were shifted; -1 if none does.
int nearestPoint(int here, QPoint direction, QPoint shift)
{
    const QPoint left(direction.y(), -direction.x());
    int nearest = -1;
    QPoint way;
    for (int point = 0; point < ZOUJING_POINTS; ++point) {
        const QPoint to = kPlaces[static_cast<size_t>(point)] + shift - kPlaces[static_cast<size_t>(here)];
        if (point == here || product(to, direction) <= 0)
            continue;
        const int difference = product(to, to) - product(way, way);
        if (nearest < 0 || difference < 0 || (difference == 0 && product(to, left) > product(way, left))) {
            nearest = point;
            way = to;
        }
    }
    return nearest;
}

}  // namespace

ZoujingHand::ZoujingHand(QObject* parent)
    : QObject(parent)
{
}

ZoujingGame* ZoujingHand::game() const
{
    return m_game;
}

void ZoujingHand::setGame(ZoujingGame* game)
{
    if (m_game == game)
        return;
    if (m_game)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = game;
    cancel();
    if (m_game) {
        for (const auto signal : {&ZoujingGame::stonesChanged, &ZoujingGame::turnChanged, &ZoujingGame::plyChanged,
                                  &ZoujingGame::thinkingChanged, &ZoujingGame::replaced})
            connect(m_game, signal, this, &ZoujingHand::cancel);
    }
    emit gameChanged();
}

int ZoujingHand::selected() const
{
    return m_selected;
}

int ZoujingHand::heldStone() const
{
    return m_held;
}

int ZoujingHand::cursor() const
{
    return m_cursor;
}

void ZoujingHand::press(int point)
{
    if (!mayAct())
        return;
    m_selectedBeforePress = point == m_selected;
    if (mayMove(point)) {
        hold(m_game->stoneOn(point));
        select(point);
    } else if (point < 0 || point >= ZOUJING_POINTS) {
        cancel();
    } else if (point != m_game->blank()) {
        if (m_selected >= 0 && !isOwn(point))
            refuse(m_selected, point);
        else
            refuse(point, m_game->blank());
    } else if (m_selected >= 0) {
        play(m_selected, point);
    } else if (m_game->legalStones().size() == 1) {
        play(m_game->legalStones().constFirst(), point);
    } else {
        emit refused(tr("Choose a stone first."));
    }
}

void ZoujingHand::release(int point)
{
    if (m_held < 0)
        return;
    hold(-1);
    if (m_selectedBeforePress && point == m_selected)
        select(-1);
}

void ZoujingHand::drop(int from, int to)
{
    hold(-1);
    if (!mayAct() || from == to || to < 0)
        return;
    if (mayMove(from) && to == m_game->blank())
        play(from, to);
    else
        refuse(from, to);
}

void ZoujingHand::moveCursor(int dx, int dy)
{
    const QPoint direction(dx, dy);
    if (m_cursor < 0) {
        const QList<int> legal = m_game ? m_game->legalStones() : QList<int>();
        setCursor(m_lastCursor >= 0 ? m_lastCursor : legal.value(0, 0));
        return;
    }
    if (direction.isNull())
        return;
    // Beyond the last point in a direction comes the first one again, as far away as the next one would be.
    constexpr int kPeriod = 3;
    const int ahead = nearestPoint(m_cursor, direction, {});
    setCursor(ahead >= 0 ? ahead : nearestPoint(m_cursor, direction, kPeriod * direction));
}

void ZoujingHand::pick()
{
    const int point = m_cursor;
    if (point < 0)
        return;
    press(point);
    release(point);
}

void ZoujingHand::hideCursor()
{
    setCursor(-1);
}

void ZoujingHand::cancel()
{
    hold(-1);
    select(-1);
}

bool ZoujingHand::mayAct() const
{
    return m_game && m_game->awaitsHuman();
}

bool ZoujingHand::mayMove(int point) const
{
    return m_game->legalStones().contains(point);
}

/// Whether a stone of the side to move lies on a point.
bool ZoujingHand::isOwn(int point) const
{
    const int stone = m_game->stoneOn(point);
    return stone >= 0 && stone / 2 == m_game->turn();
}

void ZoujingHand::play(int from, int to)
{
    cancel();
    m_game->play(from, to);
}

void ZoujingHand::refuse(int from, int to)
{
    cancel();
    emit refused(m_game->refusalText(from, to));
}

void ZoujingHand::select(int point)
{
    if (std::exchange(m_selected, point) != point)
        emit selectedChanged();
}

void ZoujingHand::hold(int stone)
{
    if (std::exchange(m_held, stone) != stone)
        emit heldStoneChanged();
}

void ZoujingHand::setCursor(int point)
{
    if (point >= 0)
        m_lastCursor = point;
    if (std::exchange(m_cursor, point) != point)
        emit cursorChanged();
}

}  // namespace qipan::zoujing
