// SPDX-License-Identifier: MIT
#include "game_play.h"

#include <pgn/pgn_reader.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#ifdef Q_OS_UNIX
#include <sys/resource.h>

#include <csignal>
#endif

using namespace qipan::app;
namespace pgn = qipan::pgn;

namespace {

pgn::ReadFile readBack(const std::string& text)
{
    return *pgn::readGames(text);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

/// New games, names, saving.
class ChessGameFilesTest : public QObject {
    Q_OBJECT

private slots:
    void savesWhatItsPgnSays();
    void savesToAUrl();
    void whatIsSavedReadsBackTheSame();
    void replaysAndWritesEveryGameOfTheTestFiles();
    void aPositionSetUpIsSavedWithItsFen();
    void savingClearsModifiedUntilTheNextChange();
    void aSaveThatFailsKeepsTheGame_data();
    void aSaveThatFailsKeepsTheGame();
    void aFullDiskLeavesTheOldFile();
    void namesAreTags();
    void aNewGameIsEmptyAndUnnamed();
};

void ChessGameFilesTest::savesWhatItsPgnSays()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("game.pgn");
    ChessGame game;
    QCOMPARE(play(game, "e4 e5 Nf3"), QString());
    QSignalSpy filePath(&game, &ChessGame::filePathChanged);
    QVERIFY(game.saveAs(path));
    QCOMPARE(game.filePath(), path);
    QCOMPARE(filePath.count(), 1);
    QCOMPARE(QString::fromUtf8(contentOf(path)), game.pgn());
}

void ChessGameFilesTest::savesToAUrl()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("棋 game.pgn");
    ChessGame game;
    QVERIFY(game.saveAs(QUrl::fromLocalFile(path)));
    QVERIFY(QFile::exists(path));
    QCOMPARE(game.filePath(), path);
}

void ChessGameFilesTest::whatIsSavedReadsBackTheSame()
{
    ChessGame game;
    game.setWhiteName("Zhāng \"Q\" 三");
    QCOMPARE(play(game, "e4 e5 Nf3 Nc6"), QString());
    game.goToPly(1);
    QCOMPARE(play(game, "c5 Nf3"), QString());
    game.resign(1);
    const std::string text = game.pgn().toStdString();
    const pgn::ReadFile file = readBack(text);
    QCOMPARE(file.games.size(), size_t(1));
    QVERIFY(file.games.front().warnings.empty());
    ChessGame again;
    again.openTree(file.games.front().tree, "somewhere.pgn");
    QCOMPARE(line(again), "e4 c5 Nf3");
    QCOMPARE(again.outcome(), ChessGame::WhiteWins);
    QCOMPARE(again.whiteName(), game.whiteName());
    QCOMPARE(again.pgn(), game.pgn());
    QCOMPARE(again.filePath(), "somewhere.pgn");
    QVERIFY(!again.isModified());
}

void ChessGameFilesTest::replaysAndWritesEveryGameOfTheTestFiles()
{
    const QDir data(QStringLiteral(QIPAN_TEST_DATA "/pgn"));
    const QStringList names = data.entryList({"*.pgn"}, QDir::Files);
    QVERIFY(!names.isEmpty());
    int opened = 0;
    for (const QString& name : names) {
        const pgn::ReadFile file = readBack(contentOf(data.filePath(name)).toStdString());
        for (const pgn::ReadGame& read : file.games) {
            if (!read.refusal.empty())
                continue;
            ChessGame game;
            game.openTree(read.tree, {});
            QCOMPARE(game.plyCount(), int(read.tree.mainLinePlies()));
            const QString end = game.fen();
            for (game.goToStart(); !game.atEnd(); game.stepForward()) {
            }
            QCOMPARE(game.fen(), end);
            const pgn::ReadFile again = readBack(game.pgn().toStdString());
            QCOMPARE(again.games.size(), size_t(1));
            QVERIFY2(pgn::sameGame(again.games.front().tree, read.tree), qPrintable(game.pgn()));
            ++opened;
        }
    }
    QVERIFY2(opened > 400, qPrintable(QString::number(opened)));
}

void ChessGameFilesTest::aPositionSetUpIsSavedWithItsFen()
{
    ChessGame game;
    const QString fen = "4k3/8/8/8/8/8/8/4K2R b K - 5 20";
    QVERIFY(game.newGameFromFen(fen));
    QCOMPARE(play(game, "Kd7 O-O"), QString());
    QVERIFY(game.pgn().contains("[SetUp \"1\"]"));
    QVERIFY(game.pgn().contains("[FEN \"" + fen + "\"]"));
    const pgn::ReadFile file = readBack(game.pgn().toStdString());
    ChessGame again;
    again.openTree(file.games.front().tree, {});
    QCOMPARE(again.fen(), game.fen());
    game.undo();  // written by way of a copy
    QVERIFY(game.pgn().contains("[FEN \"" + fen + "\"]"));
}

void ChessGameFilesTest::savingClearsModifiedUntilTheNextChange()
{
    QTemporaryDir folder;
    ChessGame game;
    QSignalSpy modified(&game, &ChessGame::modifiedChanged);
    QCOMPARE(play(game, "e4 e5"), QString());
    QCOMPARE(modified.count(), 1);
    QVERIFY(game.saveAs(folder.filePath("game.pgn")));
    QVERIFY(!game.isModified());
    game.goToStart();
    QVERIFY(!game.isModified());
    game.undo();
    QVERIFY(game.isModified());
    QCOMPARE(modified.count(), 3);
}

void ChessGameFilesTest::aSaveThatFailsKeepsTheGame_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("missing folder") << "/nowhere/at/all/game.pgn";
    QTest::newRow("a folder that takes no files") << "/proc/game.pgn";
    QTest::newRow("a folder") << "/tmp";
    QTest::newRow("no name") << "";
}

void ChessGameFilesTest::aSaveThatFailsKeepsTheGame()
{
    QFETCH(QString, path);
    ChessGame game;
    QCOMPARE(play(game, "e4 e5"), QString());
    QSignalSpy failed(&game, &ChessGame::saveFailed);
    QVERIFY(!game.saveAs(path));
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().toString().contains(path));
    QVERIFY(game.isModified());
    QCOMPARE(game.filePath(), QString());
    QCOMPARE(line(game), "e4 e5");
}

void ChessGameFilesTest::aFullDiskLeavesTheOldFile()
{
#ifdef Q_OS_UNIX
    QTemporaryDir folder;
    const QString path = folder.filePath("game.pgn");
    ChessGame game;
    QCOMPARE(play(game, "e4 e5"), QString());
    QVERIFY(game.saveAs(path));
    const QByteArray saved = contentOf(path);
    QCOMPARE(play(game, "Nf3"), QString());
    QSignalSpy failed(&game, &ChessGame::saveFailed);

    // What a full disk does: a write is refused after some bytes.
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    const rlimit tight{20, old.rlim_max};
    setrlimit(RLIMIT_FSIZE, &tight);
    const bool done = game.saveAs(path);
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, oldHandler);

    QVERIFY(!done);
    QCOMPARE(failed.count(), 1);
    QVERIFY(game.isModified());
    QCOMPARE(contentOf(path), saved);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList("game.pgn"));
#else
    QSKIP("the limit of a file's size is there on Unix only");
#endif
}

void ChessGameFilesTest::namesAreTags()
{
    ChessGame game;
    QCOMPARE(game.whiteName(), QString());
    QSignalSpy white(&game, &ChessGame::whiteNameChanged);
    QSignalSpy black(&game, &ChessGame::blackNameChanged);
    game.setWhiteName("Anna");
    game.setWhiteName("Anna");
    QCOMPARE(white.count(), 1);
    QCOMPARE(black.count(), 0);
    QCOMPARE(game.whiteName(), "Anna");
    QVERIFY(game.isModified());
    QVERIFY(game.pgn().contains("[White \"Anna\"]"));
    QVERIFY(game.pgn().contains("[Black \"?\"]"));
    game.setWhiteName("  ");
    QCOMPARE(game.whiteName(), QString());
}

void ChessGameFilesTest::aNewGameIsEmptyAndUnnamed()
{
    ChessGame game;
    game.setBlackName("Ben");
    QCOMPARE(play(game, "e4 e5"), QString());
    game.offerDraw();
    game.agreeDraw();
    QSignalSpy replaced(&game, &ChessGame::gameReplaced);
    QSignalSpy position(&game, &ChessGame::positionChanged);
    QSignalSpy outcomes(&game, &ChessGame::outcomeChanged);
    game.newGame();
    QCOMPARE(replaced.count(), 1);
    QCOMPARE(position.count(), 1);
    QCOMPARE(outcomes.count(), 1);
    QCOMPARE(game.fen(), ChessGame().fen());
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    QCOMPARE(game.blackName(), QString());
    QVERIFY(!game.canUndo() && !game.canRedo() && !game.isModified());
    game.newGame();
    QCOMPARE(replaced.count(), 2);
    QCOMPARE(position.count(), 1);
}

QTEST_GUILESS_MAIN(ChessGameFilesTest)
#include "chess_game_files_test.moc"
