// SPDX-License-Identifier: MIT
#include "game_play.h"

#include <game_file.h>

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

using namespace qipan::app;

namespace {

const QByteArray kOneGame = "[Event \"Club\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n"
                            "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n";
const QByteArray kAnotherGame = "[Event \"?\"]\n[White \"Cleo\"]\n[Black \"?\"]\n[Result \"*\"]\n[PlyCount \"3\"]\n"
                                "[Date \"2020.01.02\"]\n\n1. d4 {quiet} d5 2. c4 *\n\n";
const QByteArray kBrokenGame = "[Event \"Broken\"]\n\n1. e4 e5 2. Ke5 Nc6 *\n\n";

}  // namespace

/// Opening files and pasted text, in a thread, with all that can be wrong with them.
class GameFileTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void opensAFileWithOneGame();
    void opensAUrl();
    void listsSeveralGamesAndOpensTheChosenOne();
    void searchesManyGamesAtOnce();
    void choosesOnlyWhatIsListed();
    void cancelWhileChoosingKeepsTheGame();
    void tellsLineAndColumnOfWhatIsWrong();
    void keepsTheFirstTwoHundredWarnings();
    void warningsGoWithTheirGame();
    void aTextThatIsNoGameLeavesNoWarnings();
    void namesTheFileThatHoldsNoGame();
    void refusesAnotherVariant();
    void failsWithoutTouchingTheGame_data();
    void failsWithoutTouchingTheGame();
    void refusesAPipe();
    void saysThatWideTextIsNotRead();
    void tellsWhenReadingIsAbandoned();
    void readsOldFilesThatAreNoUtf8();
    void readsPastedText();
    void savesAndOpensAgain();
    void theWindowGoesOnWhileTenMegabytesAreRead();
    void cancelStopsReading();
    void aSecondFileReplacesTheFirst();
    void mayBeDestroyedWhileReading();

private:
    QString write(const QByteArray& content);
    bool wait();

    QTemporaryDir folder;
    std::unique_ptr<ChessGame> game;
    std::unique_ptr<GameFile> file;
};

void GameFileTest::init()
{
    file = std::make_unique<GameFile>();
    game = std::make_unique<ChessGame>();
    file->setGame(game.get());
}

QString GameFileTest::write(const QByteArray& content)
{
    const QString path = folder.filePath("game.pgn");
    QFile out(path);
    return out.open(QIODevice::WriteOnly) && out.write(content) == content.size() ? path : QString();
}

bool GameFileTest::wait()
{
    return QTest::qWaitFor([this] { return !file->isBusy(); }, 60000);
}

void GameFileTest::opensAFileWithOneGame()
{
    const QString path = write(kOneGame);
    QSignalSpy opened(file.get(), &GameFile::opened);
    QSignalSpy failed(file.get(), &GameFile::failed);
    QSignalSpy busy(file.get(), &GameFile::busyChanged);
    file->openPath(path);
    QVERIFY(file->isBusy());
    QVERIFY(wait());
    QCOMPARE(opened.count(), 1);
    QCOMPARE(failed.count(), 0);
    QCOMPARE(busy.count(), 2);
    QVERIFY(!file->isChoosing());
    QCOMPARE(file->progress(), 1.0);
    QCOMPARE(game->filePath(), path);
    QCOMPARE(game->whiteName(), "Anna");
    QCOMPARE(game->plyCount(), 7);
    QVERIFY(game->atEnd());
    QCOMPARE(game->reason(), ChessGame::Checkmate);
    QCOMPARE(file->warningCount(), 0);
}

void GameFileTest::opensAUrl()
{
    file->open(QUrl::fromLocalFile(write(kOneGame)));
    QVERIFY(wait());
    QCOMPARE(game->plyCount(), 7);
}

void GameFileTest::listsSeveralGamesAndOpensTheChosenOne()
{
    const QAbstractItemModelTester tester(file->games(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy opened(file.get(), &GameFile::opened);
    file->openPath(write(kOneGame + kAnotherGame));
    QVERIFY(wait());
    QVERIFY(file->isChoosing());
    QCOMPARE(opened.count(), 0);
    QCOMPARE(game->plyCount(), 0);
    const QAbstractItemModel* games = file->games();
    QCOMPARE(games->rowCount(), 2);
    const auto value = [&](int row, GameListModel::Role role) { return games->data(games->index(row, 0), role); };
    QCOMPARE(value(0, GameListModel::TitleRole).toString(), "Anna – Ben");
    QCOMPARE(value(0, GameListModel::ResultRole).toString(), "1-0");
    QCOMPARE(value(0, GameListModel::EventRole).toString(), "Club");
    QCOMPARE(value(0, GameListModel::MovesRole).toInt(), -1);
    QCOMPARE(value(1, GameListModel::DateRole).toString(), "2020.01.02");
    QCOMPARE(value(1, GameListModel::EventRole).toString(), QString());
    QCOMPARE(value(1, GameListModel::MovesRole).toInt(), 2);
    QCOMPARE(value(1, GameListModel::IndexRole).toInt(), 1);
    file->choose(1);
    QVERIFY(wait());
    QCOMPARE(opened.count(), 1);
    QVERIFY(!file->isChoosing());
    QCOMPARE(line(*game), "d4 d5 c4");
    QVERIFY(game->pgn().contains("{quiet}"));
    QCOMPARE(game->filePath(), QString());
}

void GameFileTest::searchesManyGamesAtOnce()
{
    QByteArray text = kAnotherGame;
    while (text.size() < 8 * 1024 * 1024)
        text += kOneGame;
    file->openPath(write(text));
    QVERIFY(wait());
    const auto* games = qobject_cast<GameListModel*>(file->games());
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(games->rowsWith(" cLeO"), QVariantList{0});
    QCOMPARE(games->rowsWith("2020.01"), QVariantList{0});
    QCOMPARE(games->rowsWith("nobody"), QVariantList());
    QCOMPARE(games->rowsWith("ANNA").size(), games->rowCount() - 1);
    QCOMPARE(games->rowsWith("  ").size(), games->rowCount());
    QCOMPARE(games->rowsWith("club")[0].toInt(), 1);
    QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
}

void GameFileTest::choosesOnlyWhatIsListed()
{
    file->choose(0);
    QVERIFY(!file->isBusy());
    file->openPath(write(kOneGame + kAnotherGame));
    QVERIFY(wait());
    file->choose(-1);
    file->choose(2);
    QVERIFY(!file->isBusy());
    QVERIFY(file->isChoosing());
}

void GameFileTest::cancelWhileChoosingKeepsTheGame()
{
    QCOMPARE(play(*game, "e4"), QString());
    file->openPath(write(kOneGame + kAnotherGame));
    QVERIFY(wait());
    file->cancel();
    QVERIFY(!file->isChoosing());
    QCOMPARE(file->games()->rowCount(), 0);
    QCOMPARE(line(*game), "e4");
}

void GameFileTest::tellsLineAndColumnOfWhatIsWrong()
{
    QSignalSpy warnings(file.get(), &GameFile::warningsChanged);
    file->openPath(write(kBrokenGame));
    QVERIFY(wait());
    QCOMPARE(line(*game), "e4 e5");
    QVERIFY(file->warningCount() >= 1);
    QVERIFY2(file->warnings().first().startsWith("line 3, column 13: "), qPrintable(file->warnings().first()));
    QCOMPARE(file->firstWarning(), "move 2, White: Ke5: illegal move");
    QCOMPARE(warnings.count(), 1);
    QCOMPARE(game->filePath(), QString());  // saving would lose what could not be read
    // The good games before and after are still there.
    file->openPath(write(kOneGame + kBrokenGame + kAnotherGame));
    QVERIFY(wait());
    QCOMPARE(file->games()->rowCount(), 3);
    file->choose(2);
    QVERIFY(wait());
    QCOMPARE(line(*game), "d4 d5 c4");
}

void GameFileTest::keepsTheFirstTwoHundredWarnings()
{
    QByteArray text = "[Event \"?\"]\n\n1. e4 ";
    for (int i = 0; i < 300; ++i)
        text += "$9999 (1. Ke5) ";
    file->openPath(write(text + "*\n"));
    QVERIFY(wait());
    QVERIFY2(file->warningCount() > 200, qPrintable(QString::number(file->warningCount())));
    QCOMPARE(file->warnings().size(), 200);
}

void GameFileTest::warningsGoWithTheirGame()
{
    file->openPath(write(kBrokenGame));
    QVERIFY(wait());
    QVERIFY(file->warningCount() > 0);
    game->newGame();
    QCOMPARE(file->warningCount(), 0);
}

void GameFileTest::aTextThatIsNoGameLeavesNoWarnings()
{
    file->openText("hello world");
    QVERIFY(wait());
    QCOMPARE(file->warningCount(), 0);
    QVERIFY(file->warnings().isEmpty());
}

void GameFileTest::namesTheFileThatHoldsNoGame()
{
    file->openPath(write("nothing"));
    QVERIFY(wait());
    QCOMPARE(file->message(), "game.pgn: There is no chess game in it.");
    file->openText("nothing");
    QVERIFY(wait());
    QCOMPARE(file->message(), "There is no chess game in it.");
}

void GameFileTest::refusesAnotherVariant()
{
    QCOMPARE(play(*game, "e4"), QString());
    QSignalSpy failed(file.get(), &GameFile::failed);
    file->openPath(QStringLiteral(QIPAN_TEST_DATA "/pgn/chess960_world_championship.pgn"));
    QVERIFY(wait());
    QVERIFY(file->isChoosing());
    file->choose(0);
    QVERIFY(wait());
    QCOMPARE(failed.count(), 1);
    QVERIFY(!failed.first().first().toString().isEmpty());
    QCOMPARE(file->message(), failed.first().first().toString());
    QCOMPARE(line(*game), "e4");
}

void GameFileTest::failsWithoutTouchingTheGame_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("missing file") << "/nowhere/game.pgn" << QByteArray();
    QTest::newRow("a folder") << "/tmp" << QByteArray();
    QTest::newRow("no name") << "" << QByteArray();
    QTest::newRow("file that gives an error when read") << "/proc/self/mem" << QByteArray();
    QTest::newRow("empty file") << QString() << QByteArray("\n");
    QTest::newRow("no chess in it") << QString() << QByteArray("just\nsome\ntext\n");
    QTest::newRow("a device that never ends") << "/dev/zero" << QByteArray();
    QTest::newRow("zero bytes") << QString() << QByteArray(1000, '\0');
}

void GameFileTest::failsWithoutTouchingTheGame()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, content);
    QCOMPARE(play(*game, "e4"), QString());
    QSignalSpy opened(file.get(), &GameFile::opened);
    QSignalSpy failed(file.get(), &GameFile::failed);
    file->openPath(content.isEmpty() ? path : write(content));
    QVERIFY(wait());
    QCOMPARE(failed.count(), 1);
    QCOMPARE(opened.count(), 0);
    QVERIFY(!file->message().isEmpty());
    QCOMPARE(line(*game), "e4");
}

/// Opening it would wait for a writer, and the program could not even end.
void GameFileTest::refusesAPipe()
{
    const QString path = folder.filePath("pipe.pgn");
    QCOMPARE(QProcess::execute("mkfifo", {path}), 0);
    file->openPath(path);
    QVERIFY(wait());
    QVERIFY2(file->message().contains("no regular file"), qPrintable(file->message()));
}

void GameFileTest::saysThatWideTextIsNotRead()
{
    QSignalSpy failed(file.get(), &GameFile::failed);
    file->openPath(write(QByteArray("\xff\xfe[\0E\0v\0e\0", 10)));
    QVERIFY(wait());
    QCOMPARE(failed.count(), 1);
    QVERIFY2(file->message().contains("UTF-16"), qPrintable(file->message()));
}

void GameFileTest::tellsWhenReadingIsAbandoned()
{
    QSignalSpy abandoned(file.get(), &GameFile::abandoned);
    file->openText("1. e4");
    QCOMPARE(abandoned.count(), 0);
    file->openText("1. d4");
    QCOMPARE(abandoned.count(), 1);
    QVERIFY(wait());
    file->cancel();
    QCOMPARE(abandoned.count(), 1);
    file->openText(QString::fromUtf8(kOneGame + kAnotherGame));
    QVERIFY(wait());
    QVERIFY(file->isChoosing());
    file->cancel();
    QCOMPARE(abandoned.count(), 2);
}

void GameFileTest::readsOldFilesThatAreNoUtf8()
{
    file->openPath(write("[White \"M\xfcller\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n"));
    QVERIFY(wait());
    const QAbstractItemModel* games = file->games();
    QVERIFY(games->data(games->index(0, 0), GameListModel::TitleRole).toString().startsWith("Müller"));
    file->choose(0);
    QVERIFY(wait());
    QCOMPARE(game->whiteName(), "Müller");
}

void GameFileTest::readsPastedText()
{
    file->openText("1. e4 c5 2. Nf3");
    QVERIFY(wait());
    QCOMPARE(line(*game), "e4 c5 Nf3");
    QCOMPARE(game->filePath(), QString());
}

void GameFileTest::savesAndOpensAgain()
{
    QCOMPARE(play(*game, "e4 e5 Nf3 Nc6 Bb5"), QString());
    game->setWhiteName("Anna");
    game->offerDraw();
    game->agreeDraw();
    const QString path = folder.filePath("saved.pgn");
    QVERIFY(game->saveAs(path));
    const QString text = game->pgn();
    game->newGame();
    file->openPath(path);
    QVERIFY(wait());
    QCOMPARE(game->pgn(), text);
    QCOMPARE(game->outcome(), ChessGame::Draw);
    QCOMPARE(game->reason(), ChessGame::Recorded);
}

void GameFileTest::theWindowGoesOnWhileTenMegabytesAreRead()
{
    QByteArray text;
    while (text.size() < 10 * 1024 * 1024)
        text += kOneGame + kAnotherGame;
    const QString path = write(text);
    qint64 longest = 0;
    int ticks = 0;
    QElapsedTimer sinceTick;
    QElapsedTimer whole;
    QTimer ticker;
    connect(&ticker, &QTimer::timeout, this, [&] {
        longest = std::max(longest, sinceTick.restart());
        ++ticks;
    });
    QSignalSpy progress(file.get(), &GameFile::progressChanged);
    ticker.start(1);
    sinceTick.start();
    whole.start();
    file->openPath(path);
    QVERIFY(wait());
    QVERIFY(file->isChoosing());
    QVERIFY(file->games()->rowCount() > 50000);
    QVERIFY2(ticks >= 5, qPrintable(QString::number(ticks)));
    QVERIFY2(longest < std::max<qint64>(250, whole.elapsed() / 2), qPrintable(QString::number(longest)));
    QVERIFY(progress.count() >= 2);
}

void GameFileTest::cancelStopsReading()
{
    QByteArray text;
    while (text.size() < 10 * 1024 * 1024)
        text += kOneGame;
    QCOMPARE(play(*game, "e4"), QString());
    QSignalSpy opened(file.get(), &GameFile::opened);
    QSignalSpy failed(file.get(), &GameFile::failed);
    file->openPath(write(text));
    QVERIFY(file->isBusy());
    file->cancel();
    QVERIFY(!file->isBusy());
    QVERIFY(!file->message().isEmpty());
    QTest::qWait(300);
    QCOMPARE(opened.count() + failed.count(), 0);
    QVERIFY(!file->isChoosing());
    QCOMPARE(line(*game), "e4");
}

void GameFileTest::aSecondFileReplacesTheFirst()
{
    QByteArray text;
    while (text.size() < 5 * 1024 * 1024)
        text += kOneGame;
    QSignalSpy opened(file.get(), &GameFile::opened);
    file->openPath(write(text));
    file->openText("1. c4");
    QVERIFY(wait());
    QCOMPARE(opened.count(), 1);
    QCOMPARE(line(*game), "c4");
    QTest::qWait(100);
    QVERIFY(!file->isChoosing());
}

void GameFileTest::mayBeDestroyedWhileReading()
{
    QByteArray text;
    while (text.size() < 5 * 1024 * 1024)
        text += kOneGame;
    file->openPath(write(text));
    file.reset();
    QTest::qWait(100);
    QCOMPARE(game->plyCount(), 0);
}

QTEST_GUILESS_MAIN(GameFileTest)
#include "game_file_test.moc"
