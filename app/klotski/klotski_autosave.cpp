// SPDX-License-Identifier: MIT
#include "klotski_autosave.h"

#include "klotski_record.h"
#include "level.h"

namespace qipan::klotski {

KlotskiAutosave::KlotskiAutosave(QObject* parent)
    : RunningGame(parent)
{
}

bool KlotskiAutosave::isReady() const
{
    return m_game;
}

bool KlotskiAutosave::isPlayed() const
{
    return m_game->plyCount() > 0;
}

/// The next start shows what was solved last, and offers what comes next.
bool KlotskiAutosave::isFinished() const
{
    return false;
}

bool KlotskiAutosave::restore(const QJsonObject& record, QString* why)
{
    const auto line = readKlotskiRecord(record, why);
    return line && m_game->restore(*line);
}

/// The first of the published boards: 横刀立马.
void KlotskiAutosave::begin()
{
    m_game->load(publishedLevels().front().board, publishedLevels().front().name());
}

void KlotskiAutosave::follow()
{
    connect(m_game, &KlotskiGame::aboutToBeReplaced, this, &KlotskiAutosave::retire);
    connect(m_game, &KlotskiGame::replaced, this, &KlotskiAutosave::keepSoon);
    connect(m_game, &KlotskiGame::positionChanged, this, &KlotskiAutosave::keepSoon);
    connect(m_game, &KlotskiGame::plyCountChanged, this, &KlotskiAutosave::keepSoon);
    connect(m_game, &KlotskiGame::assistedChanged, this, &KlotskiAutosave::keepSoon);
}

shell::GameStore::Make KlotskiAutosave::makeRecord() const
{
    return [line = m_game->save(), shown = ShownGame{m_game->name(), m_game->line().layout(), m_game->moveCount()}] {
        return writeKlotskiRecord(line, shown);
    };
}

}  // namespace qipan::klotski
