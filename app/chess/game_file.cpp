// SPDX-License-Identifier: MIT
#include "game_file.h"

#include "follow_game.h"

#include <QPromise>
#include <QThreadPool>

#include <utility>

namespace qipan::app {

namespace {

constexpr int kProgressSteps = 1000;

}  // namespace

GameFile::GameFile(QObject* parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &GameFile::finish);
    connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, this,
            [this](int value) { setProgress(qreal(value) / kProgressSteps); });
}

GameFile::~GameFile()
{
    m_watcher.future().cancel();
}

void GameFile::open(const QUrl& url)
{
    openPath(url.isLocalFile() ? url.toLocalFile() : url.toString());
}

void GameFile::openPath(const QString& path)
{
    abandon();
    start(path, [path](const ReadProgress& progress) { return readGameFile(path, progress); });
}

void GameFile::openText(const QString& text)
{
    abandon();
    auto bytes = std::make_shared<const std::string>(text.toStdString());
    start({}, [bytes](const ReadProgress& progress) { return readGameText(bytes, progress); });
}

void GameFile::choose(int index)
{
    if (m_busy || index < 0 || index >= static_cast<int>(m_entries.size()))
        return;
    const pgn::GameEntry entry = m_entries[static_cast<size_t>(index)];
    // Saving must ask for a name: this game alone would replace the whole file.
    start({}, [text = m_text, entry](const ReadProgress& progress) { return readChosenGame(text, entry, progress); });
}

void GameFile::cancel()
{
    abandon();
    if (m_busy) {
        m_watcher.future().cancel();
        m_watcher.setFuture({});
        setBusy(false);
        setMessage(tr("Reading was cancelled."));
    }
    forgetList();
}

void GameFile::abandon()
{
    if (m_busy || m_choosing)
        emit abandoned();
}

/// Runs the job in a thread; a job that still runs is cancelled and its answer ignored.
void GameFile::start(const QString& path, Job job)
{
    m_watcher.future().cancel();
    forgetList();
    m_path = path;
    setWarnings({});
    setMessage({});
    setProgress(0);
    auto promise = std::make_shared<QPromise<GameReading>>();
    promise->start();
    promise->setProgressRange(0, kProgressSteps);
    m_watcher.setFuture(promise->future());
    setBusy(true);
    QThreadPool::globalInstance()->start([promise, job = std::move(job)] {
        std::optional<GameReading> reading = job([&promise](double part) {
            promise->setProgressValue(static_cast<int>(part * kProgressSteps));
            return !promise->isCanceled();
        });
        if (reading)
            promise->addResult(std::move(*reading));
        promise->finish();
    });
}

void GameFile::finish()
{
    if (!m_busy || m_watcher.isCanceled() || m_watcher.future().resultCount() == 0)
        return;
    GameReading reading = m_watcher.future().takeResult();
    setProgress(1);
    take(std::move(reading));
}

void GameFile::take(GameReading reading)
{
    const int faults = reading.warnings.count;
    setBusy(false);
    if (!reading.error.isEmpty()) {
        fail(reading.error);
    } else if (reading.game) {
        setMessage(faults == 0 ? tr("The game was read.") : tr("The game was read. Warnings: %1").arg(faults));
        // A game read with warnings is not all that the file holds: saving must not replace it unasked.
        if (m_game)
            m_game->openTree(std::move(*reading.game), faults == 0 ? m_path : QString());
        setWarnings(std::move(reading.warnings));
        emit opened();
    } else {
        m_text = std::move(reading.text);
        m_entries = std::move(reading.entries);
        m_games.setGames(std::move(reading.summaries));
        setMessage(tr("Games found: %1").arg(m_entries.size()));
        setChoosing(true);
    }
}

void GameFile::fail(const QString& why)
{
    setMessage(why);
    emit failed(why);
}

void GameFile::forgetList()
{
    m_text.reset();
    m_entries.clear();
    m_games.setGames({});
    setChoosing(false);
}

ChessGame* GameFile::game() const
{
    return m_game;
}

void GameFile::setGame(ChessGame* game)
{
    if (!followGame(this, m_game, game))
        return;
    if (m_game)
        connect(m_game, &ChessGame::gameReplaced, this, [this] { setWarnings({}); });
    emit gameChanged();
}

bool GameFile::isBusy() const
{
    return m_busy;
}

void GameFile::setBusy(bool busy)
{
    if (std::exchange(m_busy, busy) != busy)
        emit busyChanged();
}

qreal GameFile::progress() const
{
    return m_progress;
}

void GameFile::setProgress(qreal progress)
{
    if (std::exchange(m_progress, progress) != progress)
        emit progressChanged();
}

bool GameFile::isChoosing() const
{
    return m_choosing;
}

void GameFile::setChoosing(bool choosing)
{
    if (std::exchange(m_choosing, choosing) != choosing)
        emit choosingChanged();
}

QAbstractListModel* GameFile::games()
{
    return &m_games;
}

QString GameFile::firstWarning() const
{
    return m_warnings.first;
}

int GameFile::warningCount() const
{
    return m_warnings.count;
}

QStringList GameFile::warnings() const
{
    return m_warnings.lines;
}

void GameFile::setWarnings(WarningList warnings)
{
    const WarningList old = std::exchange(m_warnings, std::move(warnings));
    if (old.count != m_warnings.count || old.lines != m_warnings.lines)
        emit warningsChanged();
}

QString GameFile::message() const
{
    return m_message;
}

void GameFile::setMessage(const QString& message)
{
    if (std::exchange(m_message, message) != message)
        emit messageChanged();
}

}  // namespace qipan::app
