// SPDX-License-Identifier: MIT
#include "autosave.h"

#include "chess_record.h"

#include <QCoreApplication>

#include <chrono>
#include <utility>

namespace qipan::app {

namespace {

using namespace std::chrono_literals;

}  // namespace

Autosave::Autosave(QObject* parent)
    : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_heartbeat.setInterval(700ms);
    connect(&m_soon, &QTimer::timeout, this, &Autosave::keep);
    connect(&m_heartbeat, &QTimer::timeout, this, &Autosave::keep);
}

void Autosave::start()
{
    if (!m_game || !m_input || !m_store)
        return;
    if (const auto record = m_store->takeCurrent())
        take(*record);
    const auto soon = [this] { m_soon.start(); };
    connect(m_game, &ChessGame::gameAboutToBeReplaced, this, &Autosave::retire);
    connect(m_game, &ChessGame::gameReplaced, this, soon);
    connect(m_game, &ChessGame::positionChanged, this, soon);
    connect(m_game, &ChessGame::lineChanged, this, soon);
    connect(m_game, &ChessGame::plyChanged, this, soon);
    connect(m_game, &ChessGame::outcomeChanged, this, soon);
    connect(m_game, &ChessGame::whiteNameChanged, this, soon);
    connect(m_game, &ChessGame::blackNameChanged, this, soon);
    connect(m_game, &ChessGame::filePathChanged, this, soon);
    connect(m_game, &ChessGame::modifiedChanged, this, soon);
    connect(m_input, &BoardInput::flippedChanged, this, soon);
    GameClock* clock = m_game->clock();
    connect(clock, &GameClock::pausedChanged, this, soon);
    connect(clock, &GameClock::runningChanged, this,
            [this, clock] { clock->isRunning() ? m_heartbeat.start() : m_heartbeat.stop(); });
    connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, this, &Autosave::leave);
    keep();
}

bool Autosave::openRecent(const QString& id)
{
    if (!m_game || !m_input || !m_store)
        return false;
    const auto record = m_store->openRecent(id, m_game->plyCount() > 0 ? makeRecord() : nullptr);
    if (record)
        take(*record);
    keep();
    return record.has_value();
}

void Autosave::take(const QJsonObject& record)
{
    QString why;
    auto read = readChessRecord(record, &why);
    if (!read) {
        m_store->rejectCurrent(why);
        return;
    }
    m_taking = true;
    m_input->setFlipped(read->flipped);
    m_game->restore(std::move(read->game));
    m_taking = false;
}

/// The game on the board gives way to another one.
void Autosave::retire()
{
    if (!m_taking && m_store && m_game->plyCount() > 0)
        m_store->retire(makeRecord());
}

void Autosave::keep()
{
    m_soon.stop();
    if (!m_game || !m_input || !m_store)
        return;
    m_store->keep(makeRecord());
}

/// The program ends. A game that is over would be no board to open on.
void Autosave::leave()
{
    if (!m_game || !m_input || !m_store)
        return;
    if (m_game->plyCount() > 0 && m_game->outcome() != ChessGame::Ongoing)
        m_store->retire(makeRecord());
    else
        keep();
    m_store->finish();
}

shell::GameStore::Make Autosave::makeRecord() const
{
    return [record = ChessRecord{m_game->save(), m_input->isFlipped()}] { return writeChessRecord(record); };
}

}  // namespace qipan::app
