// SPDX-License-Identifier: MIT
#include "klotski_daily.h"

#include "board_text.h"
#include "daily_board.h"

namespace qipan::klotski {

KlotskiDaily::KlotskiDaily(QObject* parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcher<DistanceMap::Shared>::finished, this, [this] {
        m_map = m_watcher.result();
        emit readyChanged();
    });
}

bool KlotskiDaily::isReady() const
{
    return m_map != nullptr;
}

QDate KlotskiDaily::today() const
{
    return QDate::currentDate();
}

QString KlotskiDaily::board(const QDate& date)
{
    prepare();
    const auto board = m_map ? dailyBoard(date, m_map->map()) : std::nullopt;
    return board ? writeBoard(board->layout) : QString();
}

QString KlotskiDaily::name(const QDate& date) const
{
    //: The name of a board that there is for each day; %1 the date, such as 2026-11-30
    return tr("Daily %1").arg(date.toString(Qt::ISODate));
}

int KlotskiDaily::moves(const QDate& date)
{
    prepare();
    const auto board = m_map ? dailyBoard(date, m_map->map()) : std::nullopt;
    return board ? board->moves : -1;
}

void KlotskiDaily::prepare()
{
    if (!m_map && !m_watcher.isRunning())
        m_watcher.setFuture(DistanceMap::findFamily(KLOTSKI_MOVES));
}

}  // namespace qipan::klotski
