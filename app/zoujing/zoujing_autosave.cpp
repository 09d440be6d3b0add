// SPDX-License-Identifier: MIT
#include "zoujing_autosave.h"

#include "zoujing_record.h"

#include <QCoreApplication>

namespace qipan::zoujing {

ZoujingAutosave::ZoujingAutosave(QObject* parent)
    : QObject(parent)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &ZoujingAutosave::keep);
}

void ZoujingAutosave::start()
{
    if (!m_game || !m_store)
        return;
    if (const auto record = m_store->takeCurrent()) {
        if (const auto saved = read(*record))
            m_game->restore(*saved);
    }
    connect(m_game, &ZoujingGame::aboutToBeReplaced, this, &ZoujingAutosave::retire);
    const auto soon = [this] { m_soon.start(); };
    for (const auto signal :
         {&ZoujingGame::replaced, &ZoujingGame::stonesChanged, &ZoujingGame::plyChanged, &ZoujingGame::plyCountChanged,
          &ZoujingGame::outcomeChanged, &ZoujingGame::blackPlayerChanged, &ZoujingGame::grayPlayerChanged,
          &ZoujingGame::blackWinsChanged, &ZoujingGame::grayWinsChanged, &ZoujingGame::drawsChanged})
        connect(m_game, signal, this, soon);
    connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, this, &ZoujingAutosave::leave);
    keep();
}

bool ZoujingAutosave::openRecent(const QString& id)
{
    if (!m_game || !m_store)
        return false;
    const auto record = m_store->openRecent(id, m_game->plyCount() > 0 ? makeRecord() : nullptr);
    auto saved = record ? read(*record) : std::nullopt;
    if (saved) {
        saved->score = m_game->save().score;
        m_opening = true;
        m_game->restore(*saved);
        m_opening = false;
    }
    keep();
    return saved.has_value();
}

std::optional<SavedGame> ZoujingAutosave::read(const QJsonObject& record)
{
    QString why;
    auto saved = readZoujingRecord(record, &why);
    if (!saved)
        m_store->rejectCurrent(why);
    return saved;
}

/// The game on the board gives way to another one.
void ZoujingAutosave::retire()
{
    if (!m_opening && m_store && m_game->plyCount() > 0)
        m_store->retire(makeRecord());
}

void ZoujingAutosave::keep()
{
    m_soon.stop();
    if (m_game && m_store)
        m_store->keep(makeRecord());
}

/// The program ends. A game that is over would be no board to open on: the next one is, with the score.
void ZoujingAutosave::leave()
{
    if (!m_game || !m_store)
        return;
    if (m_game->isOver())
        m_game->again();
    keep();
    m_store->finish();
}

shell::GameStore::Make ZoujingAutosave::makeRecord() const
{
    return [saved = m_game->save()] { return writeZoujingRecord(saved); };
}

}  // namespace qipan::zoujing
