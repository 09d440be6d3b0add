// SPDX-License-Identifier: MIT
#include "zoujing_games.h"

#include <QtTest>

#include <functional>
#include <vector>

using namespace qipan::zoujing;

/// Computers at the board.
class ZoujingPlayersTest : public QObject {
    Q_OBJECT

private slots:
    void answersOnceAfterThePause();
    void aHumanMayNotMoveForTheComputer();
    void computerBeginsWhenItIsFirst();
    void takingEffectAtOnce();
    void whatReplacesTheGameCancelsTheAnswer();
    void undoGoesBackToTheHuman();
    void redoGoesOnToTheHuman();
    void nothingToUndoBeforeTheHumansFirstTurn();
    void steppingBackLeavesTheLineAlone();
    void twoComputersPlayByThemselves();
    void sameSeedSameGame();
    void perfectWinsWonStatesAtOnce();
    void perfectNeverLoses();

private:
    /// Lets a computer that has the turn move. Returns false if it does not within a second.
    static bool letAnswer(const ZoujingGame& game)
    {
        return QTest::qWaitFor([&] { return !game.isThinking(); }, 1000);
    }
};

void ZoujingPlayersTest::answersOnceAfterThePause()
{
    ZoujingGame game;
    QCOMPARE(game.answerDelay(), 600);
    game.setAnswerDelay(120);
    game.setGrayPlayer(ZoujingGame::Perfect);
    QVERIFY(!game.isThinking());
    QSignalSpy thinking(&game, &ZoujingGame::thinkingChanged);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(game.playStone(2));
    QVERIFY(game.isThinking());
    QCOMPARE(game.plyCount(), 1);
    QVERIFY(letAnswer(game));
    QVERIFY2(timer.elapsed() >= 110, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(game.plyCount(), 2);
    QCOMPARE(game.turn(), ZoujingGame::Black);
    QCOMPARE(thinking.size(), 2);
    QTest::qWait(300);
    QCOMPARE(game.plyCount(), 2);
}

void ZoujingPlayersTest::aHumanMayNotMoveForTheComputer()
{
    ZoujingGame game;
    game.setGrayPlayer(ZoujingGame::Child);
    QVERIFY(game.playStone(2));
    QSignalSpy refused(&game, &ZoujingGame::refused);
    QVERIFY(!game.playStone(1));
    QVERIFY(!game.play(3, 2));
    QCOMPARE(refused.size(), 2);
    QCOMPARE(refused[0][0].toString(), QStringLiteral("It is the computer's turn."));
    QCOMPARE(game.refusal(1, 2), 0);
    QCOMPARE(game.plyCount(), 1);
}

void ZoujingPlayersTest::computerBeginsWhenItIsFirst()
{
    ZoujingGame game;
    game.setAnswerDelay(0);
    game.setGrayPlayer(ZoujingGame::Careful);
    QVERIFY(!game.isThinking());
    game.newGame(ZoujingGame::Sides, ZoujingGame::Gray, false, false);
    QVERIFY(game.isThinking());
    QVERIFY(letAnswer(game));
    QCOMPARE(game.plyCount(), 1);
    game.again();
    QVERIFY(!game.isThinking());
    QVERIFY(game.setUp(QStringLiteral(".GBBG"), ZoujingGame::Gray));
    QVERIFY(game.isThinking());
}

void ZoujingPlayersTest::takingEffectAtOnce()
{
    ZoujingGame game;
    game.setAnswerDelay(0);
    game.setBlackPlayer(ZoujingGame::Child);
    QVERIFY(game.isThinking());
    game.setBlackPlayer(ZoujingGame::Human);
    QVERIFY(!game.isThinking());
    QTest::qWait(20);
    QCOMPARE(game.plyCount(), 0);
    QVERIFY(playAll(game, QStringLiteral("2 1 0")));
    game.goTo(1);
    game.setGrayPlayer(ZoujingGame::Perfect);
    QVERIFY(letAnswer(game));
    QCOMPARE(game.ply(), 2);
    QCOMPARE(game.plyCount(), 2);
    game.setGrayPlayer(ZoujingGame::Player(4));
    game.setGrayPlayer(ZoujingGame::Player(-1));
    QCOMPARE(game.grayPlayer(), ZoujingGame::Perfect);
}

void ZoujingPlayersTest::whatReplacesTheGameCancelsTheAnswer()
{
    ZoujingGame game;
    game.setAnswerDelay(50);
    game.setGrayPlayer(ZoujingGame::Child);
    const SavedGame begin = game.save();
    const std::vector<std::function<void()>> changes{
        [&] { game.undo(); }, [&] { game.newGame(0, 0, false, false); },
        [&] { game.setUp(QStringLiteral(".GBBG"), ZoujingGame::Black); }, [&] { game.restore(begin); }};
    for (const auto& change : changes) {
        game.newGame(0, 0, false, false);
        QVERIFY(game.playStone(2));
        QVERIFY(game.isThinking());
        change();
        QVERIFY(!game.isThinking());
        QSignalSpy moved(&game, &ZoujingGame::moved);
        QTest::qWait(120);
        QCOMPARE(moved.size(), 0);
        QCOMPARE(game.ply(), 0);
        QCOMPARE(game.stones(), QStringLiteral(".GBBG"));
    }
}

void ZoujingPlayersTest::undoGoesBackToTheHuman()
{
    ZoujingGame game;
    game.setAnswerDelay(0);
    game.setGrayPlayer(ZoujingGame::Perfect);
    QVERIFY(game.playStone(2));
    QVERIFY(letAnswer(game));
    const QString second = game.stones();
    QVERIFY(game.playStone(game.legalStones().first()));
    QVERIFY(letAnswer(game));
    QCOMPARE(game.ply(), 4);
    game.undo();
    QCOMPARE(game.ply(), 2);
    QCOMPARE(game.stones(), second);
    QTest::qWait(20);
    QCOMPARE(game.ply(), 2);
    QVERIFY(game.playStone(game.legalStones().first()));
    // The answer is on its way: only the human's ply is taken back.
    game.undo();
    QCOMPARE(game.ply(), 2);
    game.undo();
    QCOMPARE(game.ply(), 0);
    QVERIFY(!game.canUndo());
}

void ZoujingPlayersTest::redoGoesOnToTheHuman()
{
    ZoujingGame game;
    game.setAnswerDelay(0);
    game.setGrayPlayer(ZoujingGame::Perfect);
    QVERIFY(game.playStone(2));
    QVERIFY(letAnswer(game));
    QVERIFY(game.playStone(game.legalStones().first()));
    game.goTo(0);
    game.redo();
    QCOMPARE(game.ply(), 2);
    QVERIFY(!game.isThinking());
    // The line ends where the computer has the turn: there it moves.
    game.redo();
    QCOMPARE(game.ply(), 3);
    QVERIFY(game.isThinking());
    QVERIFY(letAnswer(game));
    QCOMPARE(game.ply(), 4);
    QVERIFY(!game.canRedo());
}

void ZoujingPlayersTest::nothingToUndoBeforeTheHumansFirstTurn()
{
    ZoujingGame game;
    game.setAnswerDelay(0);
    game.setBlackPlayer(ZoujingGame::Perfect);
    QVERIFY(letAnswer(game));
    QCOMPARE(game.ply(), 1);
    QVERIFY(!game.canUndo());
    game.undo();
    QCOMPARE(game.ply(), 1);
    QVERIFY(game.playStone(game.legalStones().first()));
    QVERIFY(game.canUndo());
}

void ZoujingPlayersTest::steppingBackLeavesTheLineAlone()
{
    ZoujingGame game;
    game.setAnswerDelay(0);
    QVERIFY(playAll(game, kBlackWins));
    game.setGrayPlayer(ZoujingGame::Perfect);
    QVERIFY(!game.isThinking());
    game.goTo(3);
    QCOMPARE(game.turn(), ZoujingGame::Gray);
    QVERIFY(!game.isThinking());
    QTest::qWait(20);
    QCOMPARE(game.plyCount(), 7);
    QVERIFY(!game.playStone(game.legalStones().first()));
    game.goTo(4);
    QVERIFY(game.playStone(game.legalStones().first()));
    QVERIFY(game.isThinking());
}

void ZoujingPlayersTest::twoComputersPlayByThemselves()
{
    ZoujingGame game;
    game.setAnswerDelay(0);
    game.newGame(0, 0, false, true);
    QSignalSpy finished(&game, &ZoujingGame::finished);
    game.setGrayPlayer(ZoujingGame::Perfect);
    game.setBlackPlayer(ZoujingGame::Perfect);
    QTRY_VERIFY(game.isOver());
    QVERIFY(!game.isThinking());
    QCOMPARE(finished.size(), 1);
    QCOMPARE(game.outcome(), ZoujingGame::Drawn);
    QCOMPARE(game.draws(), 1);
    const int last = game.plyCount();
    game.undo();
    QCOMPARE(game.ply(), last - 1);
    QTest::qWait(20);
    QCOMPARE(game.ply(), last - 1);
    QCOMPARE(game.plyCount(), last);
}

void ZoujingPlayersTest::sameSeedSameGame()
{
    const auto play = [](uint seed) {
        ZoujingGame game;
        game.setAnswerDelay(0);
        game.setSeed(seed);
        game.newGame(0, 0, false, true);
        game.setGrayPlayer(ZoujingGame::Child);
        game.setBlackPlayer(ZoujingGame::Child);
        QStringList states;
        connect(&game, &ZoujingGame::moved, &game, [&] { states << game.stones(); });
        return QTest::qWaitFor([&] { return game.isOver(); }, 5000) ? states : QStringList();
    };
    const QStringList one = play(1);
    QVERIFY(one.size() > 5);
    QCOMPARE(play(1), one);
    QVERIFY(play(2) != one || play(3) != one);
}

void ZoujingPlayersTest::perfectWinsWonStatesAtOnce()
{
    int won = 0;
    const QList<QByteArrayList> rows = tableRows();
    for (const QByteArrayList& row : rows) {
        if (row[2] != "W")
            continue;
        ++won;
        for (uint seed = 0; seed < 8; ++seed) {
            ZoujingGame game;
            game.setAnswerDelay(0);
            game.setSeed(seed);
            const ZoujingGame::Side side = sideOf(row[1]);
            side == ZoujingGame::Black ? game.setBlackPlayer(ZoujingGame::Perfect)
                                       : game.setGrayPlayer(ZoujingGame::Perfect);
            QVERIFY(game.setUp(QString::fromLatin1(row[0]), side));
            QVERIFY(letAnswer(game));
            QCOMPARE(game.plyCount(), 1);
            QCOMPARE(game.outcome(), side == ZoujingGame::Black ? ZoujingGame::BlackWins : ZoujingGame::GrayWins);
        }
    }
    QCOMPARE(won, 8);
}

void ZoujingPlayersTest::perfectNeverLoses()
{
    constexpr int kGames = 1000;
    ZoujingGame game;
    game.setAnswerDelay(0);
    game.setSeed(7);
    QRandomGenerator random(11);
    int wins[2] = {0, 0};
    for (int i = 0; i < kGames; ++i) {
        // Both sides, both beginners; the start in rows would be won for who begins.
        const auto perfect = i % 2 == 0 ? ZoujingGame::Black : ZoujingGame::Gray;
        game.setBlackPlayer(perfect == ZoujingGame::Black ? ZoujingGame::Perfect : ZoujingGame::Human);
        game.setGrayPlayer(perfect == ZoujingGame::Gray ? ZoujingGame::Perfect : ZoujingGame::Human);
        game.newGame(ZoujingGame::Sides, i / 2 % 2, false, true);
        while (!game.isOver()) {
            if (game.isThinking()) {
                QVERIFY(letAnswer(game));
            } else {
                const QList<int> legal = game.legalStones();
                QVERIFY(game.playStone(legal[random.bounded(int(legal.size()))]));
            }
        }
        QVERIFY(game.outcome() != (perfect == ZoujingGame::Black ? ZoujingGame::GrayWins : ZoujingGame::BlackWins));
        wins[perfect] += game.outcome() == ZoujingGame::Drawn ? 0 : 1;
    }
    QCOMPARE(game.blackWins(), wins[0]);
    QCOMPARE(game.grayWins(), wins[1]);
    QCOMPARE(game.blackWins() + game.grayWins() + game.draws(), kGames);
    QVERIFY(wins[0] > 0 && wins[1] > 0);
}

QTEST_GUILESS_MAIN(ZoujingPlayersTest)
#include "zoujing_players_test.moc"
