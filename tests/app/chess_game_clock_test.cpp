// SPDX-License-Identifier: MIT
#include "game_play.h"

#include <pgn/pgn_reader.h>
#include <saved_game.h>

#include <QSignalSpy>
#include <QtTest>

using namespace qipan::app;
namespace pgn = qipan::pgn;

/// A game against the clock: what moves, undo and endings do to it, and what is kept of it. Times in ms.
class ChessGameClockTest : public QObject {
    Q_OBJECT

private slots:
    void standsUntilBothHaveMoved();
    void writesWhatEachMoveTook();
    void theFlagEndsTheGame();
    void theFlagIsADrawIfTheOtherSideCannotMate();
    void aMoveThatComesTooLateIsRefused();
    void mateStopsTheClock();
    void undoTurnsTheClockBack();
    void redoTurnsItForward();
    void undoOfResignationPausesTheClock();
    void undoOfAFallenFlagDropsTheClock();
    void playsOnlyAtTheEndWhileTheClockRuns();
    void playingOnInAFinishedGameDropsTheClock();
    void aMoveResumesAPausedClock();
    void savedGamesGoOnWhereTheyStood_data();
    void savedGamesGoOnWhereTheyStood();
    void rematchChangesColoursAndTimes();
    void unreadableControlsMeanNoClock();
    void readsMoveTimesOfFiles_data();
    void readsMoveTimesOfFiles();
};

namespace {

/// A game on a time that the test makes.
struct Timed {
    qint64 now = 0;
    ChessGame game{nullptr, {[this] { return now; }, [this] { return now; }}};

    explicit Timed(const char* white, const char* black = nullptr)
    {
        game.newGame(QStringLiteral("Ada"), QStringLiteral("Bo"), QString::fromLatin1(white),
                     QString::fromLatin1(black ? black : white));
    }
    /// Each move in SAN after so many ms.
    QString play(const QList<QPair<const char*, int>>& moves)
    {
        for (const auto& [san, time] : moves) {
            now += time;
            if (!game.moveText(QString::fromLatin1(san)))
                return QString::fromLatin1(san);
        }
        return {};
    }
    qint64 white() const
    {
        return game.clock()->remaining(0);
    }
    qint64 black() const
    {
        return game.clock()->remaining(1);
    }
};

}  // namespace

void ChessGameClockTest::standsUntilBothHaveMoved()
{
    Timed timed("300+2");
    QVERIFY(timed.game.clock()->isPresent());
    QVERIFY(!timed.game.clock()->isRunning());
    QCOMPARE(timed.play({{"e4", 60000}, {"e5", 60000}}), QString());
    QVERIFY(timed.game.clock()->isRunning());
    QCOMPARE(timed.white(), 300000);
    QCOMPARE(timed.black(), 300000);
}

void ChessGameClockTest::writesWhatEachMoveTook()
{
    Timed timed("300+2");
    QCOMPARE(timed.play({{"e4", 900}, {"e5", 900}, {"Nf3", 10300}, {"Nc6", 1500}}), QString());
    const QString pgn = timed.game.pgn();
    QVERIFY2(pgn.contains(QLatin1String("[TimeControl \"300+2\"]")), qPrintable(pgn));
    QVERIFY2(pgn.simplified().contains(QLatin1String("2. Nf3 {[%emt 0:00:10.3][%clk 0:04:51.7]}")), qPrintable(pgn));
    QVERIFY2(pgn.simplified().contains(QLatin1String("Nc6 {[%emt 0:00:01.5][%clk 0:05:00.5]}")), qPrintable(pgn));
    QCOMPARE(timed.game.moveTime(3), 10300);
    QCOMPARE(timed.game.clockAfter(4), 300500);
    QCOMPARE(timed.game.moveTime(0), -1);
    QCOMPARE(timed.game.moveTime(5), -1);
}

void ChessGameClockTest::theFlagEndsTheGame()
{
    Timed timed("60");
    QCOMPARE(timed.play({{"e4", 0}, {"e5", 0}, {"Nf3", 100}}), QString());
    timed.now += 59999;
    QVERIFY(timed.game.clock()->settle());
    timed.now += 1;
    timed.game.clock()->settle();
    QCOMPARE(timed.game.outcome(), ChessGame::WhiteWins);
    QCOMPARE(timed.game.reason(), ChessGame::TimeForfeit);
    QVERIFY(!timed.game.clock()->isRunning());
    QVERIFY(timed.game.pgn().contains(QLatin1String("[Termination \"time forfeit\"]")));
    QVERIFY(timed.game.pgn().contains(QLatin1String("[Result \"1-0\"]")));
    QVERIFY(!timed.game.mayPick(at("e7")));
}

/// FIDE 6.9: 4...Kxd7 leaves White a bare king; then Black's flag falls.
void ChessGameClockTest::theFlagIsADrawIfTheOtherSideCannotMate()
{
    Timed timed("60");
    SavedGame saved = timed.game.save();
    saved.tree = pgn::readGames("[SetUp \"1\"]\n[FEN \"4k3/3P4/8/8/8/8/p7/4K3 b - - 0 1\"]\n\n1... Kxd7 *\n")->games[0].tree;
    saved.ply = 1;
    timed.game.restore(saved);
    QCOMPARE(timed.play({{"Kd2", 0}}), QString());
    QVERIFY(timed.game.clock()->isRunning());
    timed.now += 60000;
    timed.game.clock()->settle();
    QCOMPARE(timed.game.outcome(), ChessGame::Draw);
    QCOMPARE(timed.game.reason(), ChessGame::TimeDraw);
    QVERIFY(timed.game.pgn().contains(QLatin1String("[Result \"1/2-1/2\"]")));
}

void ChessGameClockTest::aMoveThatComesTooLateIsRefused()
{
    Timed timed("60");
    QCOMPARE(timed.play({{"e4", 0}, {"e5", 0}}), QString());
    QSignalSpy rejected(&timed.game, &ChessGame::moveRejected);
    timed.now += 60000;
    QVERIFY(!timed.game.move(at("g1"), at("f3")));
    QCOMPARE(rejected.count(), 1);
    QCOMPARE(timed.game.plyCount(), 2);
    QCOMPARE(timed.game.reason(), ChessGame::TimeForfeit);
    QCOMPARE(timed.game.outcome(), ChessGame::BlackWins);
}

void ChessGameClockTest::mateStopsTheClock()
{
    Timed timed("60");
    QCOMPARE(timed.play({{"f3", 0}, {"e5", 0}, {"g4", 1000}, {"Qh4", 2000}}), QString());
    QCOMPARE(timed.game.reason(), ChessGame::Checkmate);
    timed.now += 600000;
    timed.game.clock()->settle();
    QCOMPARE(timed.game.reason(), ChessGame::Checkmate);
    QCOMPARE(timed.white(), 59000);
    QCOMPARE(timed.black(), 58000);
}

void ChessGameClockTest::undoTurnsTheClockBack()
{
    Timed timed("40/60:30");
    QCOMPARE(timed.play({{"e4", 0}, {"e5", 0}, {"Nf3", 1000}, {"Nc6", 2000}, {"Bb5", 3000}, {"a6", 4000}}), QString());
    timed.now += 5000;
    timed.game.undo();
    QCOMPARE(timed.white(), 56000);
    QCOMPARE(timed.black(), 58000);
    QCOMPARE(timed.game.clock()->side(), 1);
    QCOMPARE(timed.game.clock()->movesMade(1), 2);
    QVERIFY(timed.game.clock()->isRunning());
    QCOMPARE(timed.play({{"Nf6", 700}}), QString());
    QCOMPARE(timed.black(), 57300);
    QCOMPARE(timed.game.moveTime(6), 700);
}

void ChessGameClockTest::redoTurnsItForward()
{
    Timed timed("60");
    QCOMPARE(timed.play({{"e4", 0}, {"e5", 0}, {"Nf3", 1000}, {"Nc6", 2000}}), QString());
    timed.game.undo();
    timed.now += 300;
    timed.game.redo();
    QCOMPARE(timed.black(), 58000);
    QCOMPARE(timed.white(), 59000);
    QCOMPARE(timed.game.clock()->side(), 0);
}

void ChessGameClockTest::undoOfResignationPausesTheClock()
{
    Timed timed("60");
    QCOMPARE(timed.play({{"e4", 0}, {"e5", 0}}), QString());
    timed.now += 10000;
    timed.game.resign(0);
    timed.now += 70000;
    timed.game.undo();
    QCOMPARE(timed.game.outcome(), ChessGame::Ongoing);
    QVERIFY(timed.game.clock()->isPaused());
    QCOMPARE(timed.white(), 50000);
    QCOMPARE(timed.game.clock()->side(), 0);
}

void ChessGameClockTest::undoOfAFallenFlagDropsTheClock()
{
    Timed timed("60");
    QCOMPARE(timed.play({{"e4", 0}, {"e5", 0}}), QString());
    timed.now += 60000;
    timed.game.clock()->settle();
    QCOMPARE(timed.game.reason(), ChessGame::TimeForfeit);
    QSignalSpy takenBack(&timed.game, &ChessGame::flagTakenBack);
    timed.game.undo();
    QCOMPARE(takenBack.count(), 1);
    QCOMPARE(timed.game.outcome(), ChessGame::Ongoing);
    QVERIFY(!timed.game.clock()->isPresent());
    QVERIFY(!timed.game.pgn().contains(QLatin1String("Termination")));
    QCOMPARE(timed.play({{"Nf3", 1}}), QString());
}

void ChessGameClockTest::playsOnlyAtTheEndWhileTheClockRuns()
{
    Timed timed("60");
    QCOMPARE(timed.play({{"e4", 0}, {"e5", 0}, {"Nf3", 0}}), QString());
    timed.game.goToPly(1);
    QVERIFY(!timed.game.mayPick(at("e7")));
    QSignalSpy rejected(&timed.game, &ChessGame::moveTextRejected);
    QVERIFY(!timed.game.moveText(QStringLiteral("d5")));
    QCOMPARE(rejected.count(), 1);
    QCOMPARE(timed.game.refusal(at("d7"), at("d5")), ChessGame::NotTheLastPosition);
    QVERIFY(timed.game.moveText(QStringLiteral("e5")));
    QCOMPARE(timed.game.ply(), 2);
    QCOMPARE(timed.game.plyCount(), 3);
}

void ChessGameClockTest::playingOnInAFinishedGameDropsTheClock()
{
    Timed timed("60");
    QCOMPARE(timed.play({{"e4", 0}, {"e5", 0}, {"Nf3", 0}}), QString());
    timed.game.resign(1);
    timed.game.goToPly(1);
    QSignalSpy replaced(&timed.game, &ChessGame::continuationReplaced);
    QVERIFY(timed.game.moveText(QStringLiteral("c5")));
    QVERIFY(!timed.game.clock()->isPresent());
    QCOMPARE(replaced.count(), 1);
    QCOMPARE(replaced.first().first().toBool(), true);
}

void ChessGameClockTest::aMoveResumesAPausedClock()
{
    Timed timed("60");
    QCOMPARE(timed.play({{"e4", 0}, {"e5", 0}}), QString());
    timed.now += 1000;
    timed.game.clock()->pause();
    timed.now += 100000;
    QCOMPARE(timed.play({{"Nf3", 0}}), QString());
    QCOMPARE(timed.white(), 59000);
    QVERIFY(timed.game.clock()->isRunning());
}

void ChessGameClockTest::savedGamesGoOnWhereTheyStood_data()
{
    QTest::addColumn<QByteArray>("control");
    for (const char* control : {"60", "60+5", "60d5", "60b5", "2/60+1:30"})
        QTest::newRow(control) << QByteArray(control);
}

void ChessGameClockTest::savedGamesGoOnWhereTheyStood()
{
    QFETCH(QByteArray, control);
    Timed timed(control.constData(), "90");
    QCOMPARE(timed.play({{"e4", 0}, {"e5", 0}, {"Nf3", 1234}, {"Nc6", 2345}}), QString());
    timed.now += 7000;
    timed.game.goToPly(2);
    const qint64 white = timed.white();
    const qint64 black = timed.black();
    Timed again("300");
    again.game.restore(timed.game.save());
    again.now += 100000;
    QCOMPARE(again.white(), white);
    QCOMPARE(again.black(), black);
    QCOMPARE(again.game.ply(), 2);
    QCOMPARE(again.game.plyCount(), 4);
    QVERIFY(again.game.clock()->isPaused());
    QCOMPARE(again.game.whiteName(), QStringLiteral("Ada"));
    again.game.goToEnd();
    again.game.clock()->resume();
    QCOMPARE(again.play({{"Bb5", 1000}}), QString());
    QCOMPARE(timed.game.moveText(QStringLiteral("Nc6")), false);
    timed.game.goToEnd();
    QCOMPARE(timed.play({{"Bb5", 1000}}), QString());
    QCOMPARE(again.white(), timed.white());
}

void ChessGameClockTest::rematchChangesColoursAndTimes()
{
    Timed timed("60+1", "300");
    QCOMPARE(timed.play({{"e4", 0}}), QString());
    timed.game.rematch();
    QCOMPARE(timed.game.plyCount(), 0);
    QCOMPARE(timed.game.whiteName(), QStringLiteral("Bo"));
    QCOMPARE(timed.game.blackName(), QStringLiteral("Ada"));
    QCOMPARE(timed.white(), 300000);
    QCOMPARE(timed.black(), 60000);
}

void ChessGameClockTest::unreadableControlsMeanNoClock()
{
    for (const char* control : {"", "-", "x", "0", "-5", "999999999999"}) {
        const Timed timed(control);
        QVERIFY2(!timed.game.clock()->isPresent(), control);
    }
}

void ChessGameClockTest::readsMoveTimesOfFiles_data()
{
    QTest::addColumn<QByteArray>("moves");
    QTest::addColumn<int>("ply");
    QTest::addColumn<qint64>("time");

    QTest::newRow("elapsed time") << QByteArray("1. e4 {[%emt 0:00:02]} *") << 1 << qint64(2000);
    QTest::newRow("two readings and an increment")
        << QByteArray("1. e4 {[%clk 0:03:00]} e5 {[%clk 0:03:00]} 2. Nf3 {[%clk 0:02:57]} *") << 3 << qint64(5000);
    QTest::newRow("one reading") << QByteArray("1. e4 {[%clk 0:03:00]} *") << 1 << qint64(-1);
    QTest::newRow("a word") << QByteArray("1. e4 {[%emt soon] good} *") << 1 << qint64(-1);
    QTest::newRow("an open bracket") << QByteArray("1. e4 {[%emt 0:00:02} *") << 1 << qint64(-1);
    QTest::newRow("the last one counts") << QByteArray("1. e4 {[%emt 0:00:02] x} {[%emt 0:00:03]} *") << 1 << qint64(3000);
}

void ChessGameClockTest::readsMoveTimesOfFiles()
{
    QFETCH(QByteArray, moves);
    QFETCH(int, ply);
    QFETCH(qint64, time);
    ChessGame game;
    game.openTree(pgn::readGames("[TimeControl \"180+2\"]\n\n" + moves.toStdString() + "\n")->games[0].tree, {});
    QCOMPARE(game.moveTime(ply), time);
    QVERIFY(!game.clock()->isPresent());
}

QTEST_GUILESS_MAIN(ChessGameClockTest)
#include "chess_game_clock_test.moc"
