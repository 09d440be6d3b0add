// SPDX-License-Identifier: MIT
#include "running_game.h"

#include <QCoreApplication>

namespace qipan::shell {

RunningGame::RunningGame(QObject* parent)
    : QObject(parent)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &RunningGame::keep);
}

void RunningGame::start()
{
    if (!m_store || !isReady())
        return;
    const auto record = m_store->takeCurrent();
    if (!record)
        begin();
    else
        take(*record);
    m_started = true;
    follow();
    connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, this, &RunningGame::leave);
    keep();
}

bool RunningGame::openRecent(const QString& id)
{
    if (!m_store || !isReady())
        return false;
    const auto record = m_store->openRecent(id, isPlayed() ? makeRecord() : nullptr);
    if (!record)
        return false;
    const bool opened = take(*record);
    keep();
    return opened;
}

/// Returns false, and the record is put aside, if its state is not valid. The game that was on the board is kept already.
bool RunningGame::take(const QJsonObject& record)
{
    QString why;
    m_taking = true;
    const bool restored = restore(record, &why);
    if (!restored) {
        m_store->rejectCurrent(why);
        begin();
    }
    m_taking = false;
    return restored;
}

void RunningGame::begin()
{
}

void RunningGame::leaveFinished()
{
    if (isPlayed())
        m_store->retire(makeRecord());
}

bool RunningGame::isStarted() const
{
    return m_started;
}

void RunningGame::keepSoon()
{
    m_soon.start();
}

void RunningGame::keep()
{
    m_soon.stop();
    if (m_store && isReady())
        m_store->keep(makeRecord());
}

void RunningGame::retire()
{
    if (!m_taking && m_store && isReady() && isPlayed())
        m_store->retire(makeRecord());
}

void RunningGame::leave()
{
    if (!m_store || !isReady())
        return;
    if (isFinished())
        leaveFinished();
    else
        keep();
    m_store->finish();
}

}  // namespace qipan::shell
