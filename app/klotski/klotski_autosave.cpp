// SPDX-License-Identifier: MIT
#include "klotski_autosave.h"

#include "klotski_record.h"
#include "level.h"

#include <QCoreApplication>

namespace qipan::klotski {

KlotskiAutosave::KlotskiAutosave(QObject* parent)
    : QObject(parent)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &KlotskiAutosave::keep);
}

void KlotskiAutosave::start()
{
    if (!m_game || !m_store)
        return;
    const auto record = m_store->takeCurrent();
    if (!record || !take(*record))
        begin();
    const auto soon = [this] { m_soon.start(); };
    connect(m_game, &KlotskiGame::aboutToBeReplaced, this, &KlotskiAutosave::retire);
    connect(m_game, &KlotskiGame::replaced, this, soon);
    connect(m_game, &KlotskiGame::positionChanged, this, soon);
    connect(m_game, &KlotskiGame::plyCountChanged, this, soon);
    connect(m_game, &KlotskiGame::assistedChanged, this, soon);
    connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, this, &KlotskiAutosave::leave);
    keep();
}

bool KlotskiAutosave::openRecent(const QString& id)
{
    if (!m_game || !m_store)
        return false;
    const auto record = m_store->openRecent(id, m_game->plyCount() > 0 ? makeRecord() : nullptr);
    if (!record)
        return false;
    const bool opened = take(*record);
    if (!opened)
        begin();
    keep();
    return opened;
}

/// Returns false, and the record is put aside, if its state is not valid.
bool KlotskiAutosave::take(const QJsonObject& record)
{
    QString why;
    const auto line = readKlotskiRecord(record, &why);
    if (!line) {
        m_store->rejectCurrent(why);
        return false;
    }
    m_taking = true;
    m_game->restore(*line);
    m_taking = false;
    return true;
}

/// The first of the published boards: 横刀立马. The game on the board was kept already.
void KlotskiAutosave::begin()
{
    m_taking = true;
    m_game->load(publishedLevels().front().board, publishedLevels().front().name());
    m_taking = false;
}

/// The game on the board gives way to another one.
void KlotskiAutosave::retire()
{
    if (!m_taking && m_store && m_game->plyCount() > 0)
        m_store->retire(makeRecord());
}

void KlotskiAutosave::keep()
{
    m_soon.stop();
    if (m_game && m_store)
        m_store->keep(makeRecord());
}

/// The program ends. A game that is solved would be no board to open on.
void KlotskiAutosave::leave()
{
    if (!m_game || !m_store)
        return;
    if (m_game->plyCount() > 0 && m_game->isSolved())
        m_store->retire(makeRecord());
    else
        keep();
    m_store->finish();
}

shell::GameStore::Make KlotskiAutosave::makeRecord() const
{
    return [line = m_game->save()] { return writeKlotskiRecord(line); };
}

}  // namespace qipan::klotski
