// SPDX-License-Identifier: MIT
#include "zoujing_autosave.h"

#include "zoujing_record.h"

namespace qipan::zoujing {

ZoujingAutosave::ZoujingAutosave(QObject* parent)
    : RunningGame(parent)
{
}

bool ZoujingAutosave::isReady() const
{
    return m_game;
}

bool ZoujingAutosave::isPlayed() const
{
    return m_game->plyCount() > 0;
}

bool ZoujingAutosave::isFinished() const
{
    return m_game->isOver();
}

bool ZoujingAutosave::restore(const QJsonObject& record, QString* why)
{
    auto saved = readZoujingRecord(record, why);
    if (!saved)
        return false;
    if (isStarted())
        saved->score = m_game->save().score;
    m_game->restore(*saved);
    return true;
}

void ZoujingAutosave::follow()
{
    connect(m_game, &ZoujingGame::aboutToBeReplaced, this, &ZoujingAutosave::retire);
    for (const auto signal :
         {&ZoujingGame::replaced, &ZoujingGame::stonesChanged, &ZoujingGame::plyChanged, &ZoujingGame::plyCountChanged,
          &ZoujingGame::outcomeChanged, &ZoujingGame::blackPlayerChanged, &ZoujingGame::grayPlayerChanged,
          &ZoujingGame::blackWinsChanged, &ZoujingGame::grayWinsChanged, &ZoujingGame::drawsChanged})
        connect(m_game, signal, this, &ZoujingAutosave::keepSoon);
}

shell::GameStore::Make ZoujingAutosave::makeRecord() const
{
    return [saved = m_game->save()] { return writeZoujingRecord(saved); };
}

void ZoujingAutosave::leaveFinished()
{
    m_game->again();
    keep();
}

}  // namespace qipan::zoujing
