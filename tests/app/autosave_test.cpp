// SPDX-License-Identifier: MIT
#include "game_play.h"

#include <autosave.h>
#include <shell/recent_games.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

using namespace qipan::app;
using namespace qipan::shell;

/// What is on disk is the running game; the next start goes on with it.
class AutosaveTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyPlyIsKept();
    void goesOnAfterAnAbruptEnd();
    void theClockIsKeptWhileItRuns();
    void newGamePutsTheOldOneAmongTheRecent();
    void anEmptyGameIsNotAmongTheRecent();
    void recentGamesOpenAgain();
    void finishedGameGivesWayAtTheEndOfTheProgram();
    void truncatedAtEveryByteItIsKeptAside();
    void invalidStateIsKeptAside();

private:
    QString current() const
    {
        return m_folder->filePath(QStringLiteral("chess/current.json"));
    }
    QStringList keptAside() const
    {
        return QDir(m_folder->filePath(QStringLiteral("chess")))
            .entryList({QStringLiteral("current.json.unreadable-*")}, QDir::Files);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// One run of the program.
struct Run {
    explicit Run(const QString& folder)
    {
        store.setGame(QStringLiteral("chess"));
        store.setFolder(folder);
        autosave.setProperty("game", QVariant::fromValue(&game));
        autosave.setProperty("input", QVariant::fromValue(&input));
        autosave.setProperty("store", QVariant::fromValue(&store));
        input.setGame(&game);
        autosave.start();
    }
    /// Lets the event loop turn once, and all be written.
    void settle()
    {
        QCoreApplication::processEvents();
        QTest::qWait(0);
        store.finish();
    }

    ChessGame game;
    BoardInput input;
    GameStore store;
    Autosave autosave;
};

}  // namespace

void AutosaveTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void AutosaveTest::everyPlyIsKept()
{
    Run run(m_folder->path());
    for (const char* move : {"e4", "e5", "Nf3", "Nc6"}) {
        QVERIFY(run.game.moveText(QLatin1String(move)));
        run.settle();
        QFile file(current());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains(move));
    }
    run.game.undo();
    run.settle();
    QFile file(current());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("Nc6"));
}

void AutosaveTest::goesOnAfterAnAbruptEnd()
{
    {
        Run run(m_folder->path());
        QCOMPARE(play(run.game, QStringLiteral("e4 e5 Nf3")), QString());
        run.game.setWhiteName(QStringLiteral("Ada"));
        run.input.setFlipped(true);
        run.settle();
    }
    const Run again(m_folder->path());
    QCOMPARE(line(again.game), QStringLiteral("e4 e5 Nf3"));
    QCOMPARE(again.game.whiteName(), QStringLiteral("Ada"));
    QVERIFY(again.input.isFlipped());
    QVERIFY(again.store.message().isEmpty());
}

void AutosaveTest::theClockIsKeptWhileItRuns()
{
    qint64 left = 0;
    {
        Run run(m_folder->path());
        run.game.newGame({}, {}, QStringLiteral("300"), QStringLiteral("300"));
        QCOMPARE(play(run.game, QStringLiteral("e4 e5")), QString());
        run.settle();
        QTRY_VERIFY_WITH_TIMEOUT(run.game.clock()->remaining(0) < 298500, 5000);
        run.store.finish();
        left = run.game.clock()->remaining(0);
    }
    Run again(m_folder->path());
    QVERIFY(again.game.clock()->isPaused());
    QVERIFY(again.game.clock()->remaining(0) >= left);
    QVERIFY(again.game.clock()->remaining(0) <= left + 1000);
}

void AutosaveTest::newGamePutsTheOldOneAmongTheRecent()
{
    Run run(m_folder->path());
    QCOMPARE(play(run.game, QStringLiteral("e4 e5")), QString());
    run.game.newGame();
    run.settle();
    QCOMPARE(QDir(run.store.recentFolder()).entryList(QDir::Files).size(), 1);
    QFile file(current());
    QVERIFY(file.open(QIODevice::ReadOnly));
    // The bare letters could also be digits of the record's id.
    const QByteArray bytes = file.readAll();
    QVERIFY2(!bytes.contains("1. e4") && bytes.contains("\"length\": 0"), bytes.constData());
}

void AutosaveTest::anEmptyGameIsNotAmongTheRecent()
{
    Run run(m_folder->path());
    run.game.newGame();
    run.settle();
    run.game.newGameFromFen(QStringLiteral("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    run.settle();
    QCOMPARE(QDir(run.store.recentFolder()).entryList(QDir::Files).size(), 0);
}

void AutosaveTest::recentGamesOpenAgain()
{
    Run run(m_folder->path());
    QCOMPARE(play(run.game, QStringLiteral("e4 e5")), QString());
    run.input.setFlipped(true);
    run.game.newGame();
    run.input.setFlipped(false);
    QCOMPARE(play(run.game, QStringLiteral("d4")), QString());
    run.settle();
    RecentGames recent;
    recent.setStore(&run.store);
    recent.load();
    QTRY_COMPARE(recent.rowCount(), 1);
    const QString id = recent.data(recent.index(0), RecentGames::IdRole).toString();
    QVERIFY(run.autosave.openRecent(id));
    QCOMPARE(line(run.game), QStringLiteral("e4 e5"));
    QVERIFY(run.input.isFlipped());
    run.settle();
    QTRY_COMPARE(recent.rowCount(), 1);
    QTRY_COMPARE(recent.data(recent.index(0), RecentGames::LengthRole).toInt(), 1);
}

void AutosaveTest::finishedGameGivesWayAtTheEndOfTheProgram()
{
    {
        Run run(m_folder->path());
        QCOMPARE(play(run.game, QStringLiteral("f3 e5 g4 Qh4")), QString());
        run.settle();
        // The signal can be emitted by nobody else but by its name.
        QVERIFY(QMetaObject::invokeMethod(qApp, "aboutToQuit"));
    }
    const Run again(m_folder->path());
    QCOMPARE(again.game.plyCount(), 0);
    QCOMPARE(QDir(again.store.recentFolder()).entryList(QDir::Files).size(), 1);
}

void AutosaveTest::truncatedAtEveryByteItIsKeptAside()
{
    QByteArray whole;
    {
        Run run(m_folder->path());
        QCOMPARE(play(run.game, QStringLiteral("e4")), QString());
        run.settle();
        QFile file(current());
        QVERIFY(file.open(QIODevice::ReadOnly));
        whole = file.readAll();
    }
    // What follows the last bracket is no part of the game.
    const qsizetype end = whole.lastIndexOf('}') + 1;
    for (qsizetype length = 0; length < end; ++length) {
        init();
        QVERIFY(QDir().mkpath(m_folder->filePath(QStringLiteral("chess"))));
        QFile file(current());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(whole.first(length));
        file.close();
        const Run run(m_folder->path());
        QCOMPARE(run.game.plyCount(), 0);
        QVERIFY(!run.store.message().isEmpty());
        QCOMPARE(keptAside().size(), 1);
        QFile kept(m_folder->filePath(QStringLiteral("chess/") + keptAside().first()));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), whole.first(length));
    }
}

void AutosaveTest::invalidStateIsKeptAside()
{
    {
        Run run(m_folder->path());
        QCOMPARE(play(run.game, QStringLiteral("e4")), QString());
        run.settle();
    }
    QFile file(current());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains("1. e4"));
    bytes.replace("1. e4", "1. e5");
    file.seek(0);
    file.write(bytes);
    file.close();
    const Run run(m_folder->path());
    QCOMPARE(run.game.plyCount(), 0);
    QVERIFY2(run.store.message().contains(QLatin1String("pgn")), qPrintable(run.store.message()));
    QCOMPARE(keptAside().size(), 1);
}

QTEST_GUILESS_MAIN(AutosaveTest)
#include "autosave_test.moc"
