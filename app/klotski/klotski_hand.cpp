// SPDX-License-Identifier: MIT
#include "klotski_hand.h"

#include <cmath>
#include <utility>

namespace qipan::klotski {

namespace {

/// A step round the edge of size cells.
int wrapped(int value, int step, int size)
{
    return ((value + step) % size + size) % size;
}

}  // namespace

KlotskiHand::KlotskiHand(QObject* parent)
    : QObject(parent)
{
}

KlotskiGame* KlotskiHand::game() const
{
    return m_game;
}

void KlotskiHand::setGame(KlotskiGame* game)
{
    if (m_game == game)
        return;
    if (m_game)
        disconnect(m_game, nullptr, this, nullptr);
    letGo();
    m_game = game;
    if (m_game) {
        connect(m_game, &KlotskiGame::positionChanged, this, &KlotskiHand::letGo);
        connect(m_game, &KlotskiGame::replaced, this, &KlotskiHand::startAgain);
    }
    emit gameChanged();
    startAgain();
}

int KlotskiHand::heldBlock() const
{
    return m_held;
}

qreal KlotskiHand::heldX() const
{
    return m_place.x;
}

qreal KlotskiHand::heldY() const
{
    return m_place.y;
}

int KlotskiHand::cursorColumn() const
{
    return m_column;
}

int KlotskiHand::cursorRow() const
{
    return m_row;
}

int KlotskiHand::pickedBlock() const
{
    return m_picked;
}

bool KlotskiHand::press(qreal x, qreal y)
{
    if (!m_game)
        return false;
    letGo();
    setPicked(-1);
    setCursor(-1, -1);
    const KlotskiLine& line = m_game->line();
    const int block = line.blockAt(static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y)));
    if (block < 0)
        return false;
    m_path.emplace(line.layout(), line.cell(block));
    setPlace(m_path->place());
    m_grip = {x - m_place.x, y - m_place.y};
    m_held = block;
    emit heldBlockChanged();
    return true;
}

void KlotskiHand::drag(qreal x, qreal y)
{
    if (!m_path || !std::isfinite(x) || !std::isfinite(y))
        return;
    m_path->follow({x - m_grip.x, y - m_grip.y});
    setPlace(m_path->place());
}

bool KlotskiHand::release(qreal vx, qreal vy)
{
    if (!m_path)
        return false;
    const klotski_cell_t cell = m_path->restingCell({vx, vy});
    // The game's change lets go, when the block has its new place already.
    const bool played = m_game && m_game->play(m_held, cell % KLOTSKI_COLUMNS, cell / KLOTSKI_COLUMNS);
    letGo();
    return played;
}

void KlotskiHand::cancel()
{
    letGo();
}

void KlotskiHand::moveCursor(int dx, int dy)
{
    if (!m_game)
        return;
    letGo();
    if (m_column >= 0) {
        setCursor(wrapped(m_column, dx, KLOTSKI_COLUMNS), wrapped(m_row, dy, KLOTSKI_ROWS));
        return;
    }
    const klotski_cell_t general = m_game->line().layout().general;
    setCursor(general % KLOTSKI_COLUMNS, general / KLOTSKI_COLUMNS);
}

bool KlotskiHand::pick()
{
    setPicked(m_game && m_picked < 0 ? m_game->line().blockAt(m_column, m_row) : -1);
    return m_picked >= 0;
}

bool KlotskiHand::push(int dx, int dy)
{
    if (!m_game || m_picked < 0)
        return false;
    const klotski_cell_t cell = m_game->line().cell(m_picked);
    const int column = cell % KLOTSKI_COLUMNS + dx;
    const int row = cell / KLOTSKI_COLUMNS + dy;
    if (std::abs(dx) + std::abs(dy) != 1 || !m_game->play(m_picked, column, row))
        return false;
    setCursor(m_column + dx, m_row + dy);
    return true;
}

void KlotskiHand::drop()
{
    setPicked(-1);
}

void KlotskiHand::letGo()
{
    m_path.reset();
    if (std::exchange(m_held, -1) != -1)
        emit heldBlockChanged();
}

/// The blocks are others.
void KlotskiHand::startAgain()
{
    letGo();
    setPicked(-1);
}

void KlotskiHand::setCursor(int column, int row)
{
    const bool same = m_column == column && m_row == row;
    m_column = column;
    m_row = row;
    if (!same)
        emit cursorChanged();
}

void KlotskiHand::setPicked(int block)
{
    if (std::exchange(m_picked, block) != block)
        emit pickedBlockChanged();
}

void KlotskiHand::setPlace(BoardPoint place)
{
    if (std::exchange(m_place, place) != place)
        emit heldPlaceChanged();
}

}  // namespace qipan::klotski
