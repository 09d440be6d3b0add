// SPDX-License-Identifier: MIT
#include "autosave.h"

#include "chess_record.h"

#include <chrono>
#include <utility>

namespace qipan::app {

namespace {

using namespace std::chrono_literals;

}  // namespace

Autosave::Autosave(QObject* parent)
    : RunningGame(parent)
{
    m_heartbeat.setInterval(700ms);
    connect(&m_heartbeat, &QTimer::timeout, this, &Autosave::keep);
}

bool Autosave::isReady() const
{
    return m_game && m_input;
}

bool Autosave::isPlayed() const
{
    return m_game->plyCount() > 0;
}

bool Autosave::isFinished() const
{
    return isPlayed() && m_game->outcome() != ChessGame::Ongoing;
}

bool Autosave::restore(const QJsonObject& record, QString* why)
{
    auto read = readChessRecord(record, why);
    if (!read)
        return false;
    m_input->setFlipped(read->flipped);
    m_game->restore(std::move(read->game));
    return true;
}

void Autosave::follow()
{
    connect(m_game, &ChessGame::gameAboutToBeReplaced, this, &Autosave::retire);
    connect(m_game, &ChessGame::gameReplaced, this, &Autosave::keepSoon);
    connect(m_game, &ChessGame::positionChanged, this, &Autosave::keepSoon);
    connect(m_game, &ChessGame::lineChanged, this, &Autosave::keepSoon);
    connect(m_game, &ChessGame::plyChanged, this, &Autosave::keepSoon);
    connect(m_game, &ChessGame::outcomeChanged, this, &Autosave::keepSoon);
    connect(m_game, &ChessGame::whiteNameChanged, this, &Autosave::keepSoon);
    connect(m_game, &ChessGame::blackNameChanged, this, &Autosave::keepSoon);
    connect(m_game, &ChessGame::filePathChanged, this, &Autosave::keepSoon);
    connect(m_game, &ChessGame::modifiedChanged, this, &Autosave::keepSoon);
    connect(m_input, &BoardInput::flippedChanged, this, &Autosave::keepSoon);
    GameClock* clock = m_game->clock();
    connect(clock, &GameClock::pausedChanged, this, &Autosave::keepSoon);
    connect(clock, &GameClock::runningChanged, this,
            [this, clock] { clock->isRunning() ? m_heartbeat.start() : m_heartbeat.stop(); });
}

shell::GameStore::Make Autosave::makeRecord() const
{
    return [record = ChessRecord{m_game->save(), m_input->isFlipped()}] { return writeChessRecord(record); };
}

}  // namespace qipan::app
