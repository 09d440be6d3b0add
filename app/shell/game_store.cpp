// SPDX-License-Identifier: MIT
#include "game_store.h"

#include "disk.h"
#include "game_record.h"
#include "game_slot.h"
#include "recent_folder.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <utility>

namespace qipan::shell {

namespace {

constexpr qsizetype kMostRecent = 50;

/// Whether path holds a good record of a game in which nothing was played.
bool isEmptyGame(const QString& path, const QString& game)
{
    const JsonReading reading = readRecord(path, game);
    return reading.state == JsonReading::Good &&
           reading.object.value(QStringLiteral("summary")).toObject().value(QStringLiteral("length")) == 0;
}

}  // namespace

GameStore::GameStore(QObject* parent)
    : QObject(parent)
    , m_folder(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/qipan/games"))
{
    connect(&m_writer, &StoreWriter::written, this, [this] { setProblem({}); });
    connect(&m_writer, &StoreWriter::failed, this, &GameStore::tellFailure);
}

GameStore::~GameStore()
{
    finish();
}

std::optional<QJsonObject> GameStore::takeCurrent()
{
    leave();
    return m_game.isEmpty() ? std::nullopt : takeFrom(1);
}

/// Looks from the slot with that number on for one that may be used; what it holds is the running game.
std::optional<QJsonObject> GameStore::takeFrom(int number)
{
    bool first = true;  // of the windows that are open now
    for (; number <= GameSlot::kCount; ++number) {
        auto slot = std::make_unique<GameSlot>(roomFolder(), number);
        if (slot->claim() == GameSlot::Claim::Taken) {
            first = false;
            continue;
        }
        const JsonReading reading = readRecord(slot->path(), m_game);
        if (!isUsable(slot->path(), reading))
            continue;
        m_slot = std::move(slot);
        m_id = recordId(reading.object);
        if (first)
            retireLeftovers(number + 1);
        if (!m_id.isEmpty())
            m_writer.then([folder = recentFolder(), game = m_game, id = m_id] { dropCopies(folder, game, id); });
        tidyRecent();
        return reading.state == JsonReading::Good ? std::optional(reading.object) : std::nullopt;
    }
    return {};
}

/// Whether the running game may be written to path, where reading was read. Puts aside what is broken.
bool GameStore::isUsable(const QString& path, const JsonReading& reading)
{
    if (reading.state == JsonReading::Broken)
        return putAside(path, reading.fault);
    if (reading.state == JsonReading::Closed)
        //: %1 a file, %2 what the system says
        setMessage(tr("The game in %1 could not be opened: %2. The file was left as it is.")
                       .arg(QDir::toNativeSeparators(path), reading.fault));
    return reading.state != JsonReading::Closed;
}

/// Returns false if that failed.
bool GameStore::putAside(const QString& path, const QString& why)
{
    const QString aside = unreadableName(path);
    const QString error = renameFile(path, aside);
    if (error.isEmpty())
        //: %1 why, such as "line 3, column 14: unterminated string", %2 a file
        setMessage(
            tr("The last game could not be read: %1. It is kept as %2.").arg(why, QDir::toNativeSeparators(aside)));
    else
        //: %1 why, such as "line 3, column 14: unterminated string", %2 a file, %3 what the system says
        setMessage(tr("The last game could not be read: %1. It was left as %2: %3.")
                       .arg(why, QDir::toNativeSeparators(path), error));
    return error.isEmpty();
}

void GameStore::rejectCurrent(const QString& why)
{
    m_writer.finish();
    if (!m_slot)
        return;
    m_id.clear();
    if (putAside(m_slot->path(), why))
        return;
    const int next = m_slot->number() + 1;
    m_slot.reset();
    if (takeFrom(next))
        moveToRecent();
}

void GameStore::keep(Make make)
{
    if (mayWrite())
        write(std::move(make));
}

void GameStore::retire(Make make)
{
    if (!mayWrite())
        return;
    giveWay(std::move(make));
    tidyRecent();
}

std::optional<QJsonObject> GameStore::openRecent(const QString& id, Make running)
{
    const QString path = recentPath(recentFolder(), id);
    const JsonReading reading = readRecord(path, m_game);
    if (reading.state != JsonReading::Good) {
        //: Why a game could not be opened; a part of a sentence
        const QString gone = tr("it is not there any more");
        //: %1 why, a part of a sentence
        setMessage(
            tr("The game could not be opened: %1.").arg(reading.state == JsonReading::Missing ? gone : reading.fault));
        return {};
    }
    if (!mayWrite()) {
        setMessage(m_problem);
        return {};
    }
    setMessage({});
    giveWay(std::move(running));
    m_id = recordId(reading.object);
    if (m_id.isEmpty())
        m_id = newRecordId();
    // Renamed, the game is in exactly one file at every moment. Written as well, it is kept though that failed.
    m_writer.rename(path, m_slot->path());
    write([record = reading.object] { return record; });
    tidyRecent();
    return reading.object;
}

void GameStore::removeRecent(const QString& id)
{
    const QString path = recentPath(recentFolder(), id);
    if (path.isEmpty())
        return;
    m_writer.remove(path);
    tidyRecent();
}

/// Sees to it that there is a slot, and a name for the running game. Returns false with a problem told.
bool GameStore::mayWrite()
{
    // A caller that did not ask for the last game does not throw it away.
    if (!m_slot && takeCurrent())
        moveToRecent();
    const bool mine = m_slot && m_slot->claim() != GameSlot::Claim::Taken;
    if (!mine)
        setProblem(
            tr("The game cannot be kept: other windows of this program keep theirs in all the places there are."));
    else if (m_id.isEmpty())
        m_id = newRecordId();
    return mine;
}

void GameStore::write(Make make)
{
    m_writer.put(m_slot->path(),
                 [make = std::move(make), game = m_game, id = m_id] { return recordBytes(make(), game, id); });
}

/// The running game leaves its file: to the recent games with its last state, or for good without.
void GameStore::giveWay(Make make)
{
    if (make) {
        write(std::move(make));
        moveToRecent();
    } else {
        m_writer.remove(m_slot->path());
        m_id.clear();
    }
}

void GameStore::moveToRecent()
{
    m_writer.moveAway(m_slot->path(), [folder = recentFolder()] { return newRecentPath(folder); });
    m_id.clear();
}

/// The games of windows that were open with the first one, and ended with it: they would wait for as many windows.
void GameStore::retireLeftovers(int number)
{
    m_writer.then([room = roomFolder(), recent = recentFolder(), game = m_game, number] {
        for (int later = number; later <= GameSlot::kCount; ++later) {
            GameSlot slot(room, later);
            if (!QFileInfo(slot.path()).isFile() || slot.claim() != GameSlot::Claim::Locked)
                continue;
            if (isEmptyGame(slot.path(), game))
                removeFile(slot.path());
            else
                renameFile(slot.path(), newRecentPath(recent));
        }
    });
}

void GameStore::tidyRecent()
{
    m_writer.then([this, folder = recentFolder()] {
        pruneRecent(folder, kMostRecent);
        QMetaObject::invokeMethod(this, &GameStore::recentChanged, Qt::QueuedConnection);
    });
}

void GameStore::finish()
{
    m_writer.finish();
}

void GameStore::tellFailure(const QString& path, const QString& why)
{
    if (m_slot && path == m_slot->path())
        //: %1 what the system says
        setProblem(tr("The game cannot be kept: %1").arg(why));
    else
        //: %1 what the system says
        setMessage(tr("The recent games could not be changed: %1").arg(why));
}

/// Forgets all about the folder used until now.
void GameStore::leave()
{
    finish();
    m_slot.reset();
    m_id.clear();
    setMessage({});
}

QString GameStore::roomFolder() const
{
    return m_folder + QLatin1Char('/') + m_game;
}

QString GameStore::recentFolder() const
{
    return roomFolder() + QStringLiteral("/recent");
}

QString GameStore::game() const
{
    return m_game;
}

void GameStore::setGame(const QString& game)
{
    static const QRegularExpression pattern(QRegularExpression::anchoredPattern(QStringLiteral("[a-z0-9_-]+")));
    if (game == m_game || !pattern.match(game).hasMatch())
        return;
    leave();
    setProblem({});
    m_game = game;
    emit gameChanged();
}

QString GameStore::folder() const
{
    return m_folder;
}

void GameStore::setFolder(const QString& folder)
{
    if (folder == m_folder)
        return;
    leave();
    setProblem({});
    m_folder = folder;
    emit folderChanged();
}

QString GameStore::message() const
{
    return m_message;
}

void GameStore::setMessage(const QString& message)
{
    if (std::exchange(m_message, message) != message)
        emit messageChanged();
}

QString GameStore::problem() const
{
    return m_problem;
}

void GameStore::setProblem(const QString& problem)
{
    if (std::exchange(m_problem, problem) != problem)
        emit problemChanged();
}

}  // namespace qipan::shell
