// SPDX-License-Identifier: MIT
#include "zoujing_games.h"

#include <QtTest>

using namespace qipan::zoujing;

/// Each finished game counts once.
class ZoujingScoreTest : public QObject {
    Q_OBJECT

private slots:
    void countsEachResult()
    {
        ZoujingGame game;
        QSignalSpy black(&game, &ZoujingGame::blackWinsChanged);
        QVERIFY(playAll(game, kBlackWins));
        QCOMPARE(score(game), (QList<int>{1, 0, 0}));
        QCOMPARE(black.size(), 1);
        game.newGame(0, 0, false, true);
        QCOMPARE(score(game), (QList<int>{1, 0, 0}));
        QVERIFY(playAll(game, kGrayWins));
        QCOMPARE(score(game), (QList<int>{1, 1, 0}));
        game.newGame(0, 0, false, true);
        for (int ply = 0; ply < 200 && !game.isOver(); ++ply)
            QVERIFY(game.playStone(int(game.values().indexOf(ZoujingGame::Draw))));
        QCOMPARE(score(game), (QList<int>{1, 1, 1}));
        game.resetScore();
        QCOMPARE(score(game), (QList<int>{0, 0, 0}));
        QCOMPARE(black.size(), 2);
    }

    void countsAGameOnceOverUndoAndReplay()
    {
        ZoujingGame game;
        QVERIFY(playAll(game, kBlackWins));
        game.undo();
        game.redo();
        game.undo();
        QVERIFY(game.playStone(1));
        QVERIFY(game.isOver());
        game.goTo(0);
        QVERIFY(playAll(game, kGrayWins));
        QVERIFY(game.isOver());
        QCOMPARE(score(game), (QList<int>{1, 0, 0}));
        game.newGame(0, 0, false, false);
        QVERIFY(playAll(game, kGrayWins));
        QCOMPARE(score(game), (QList<int>{1, 1, 0}));
    }

    void aGameThatWasSetUpDoesNotCount()
    {
        ZoujingGame game;
        QVERIFY(game.setUp(QStringLiteral(".BBGG"), ZoujingGame::Black));
        QVERIFY(game.playStone(1));
        QCOMPARE(game.outcome(), ZoujingGame::BlackWins);
        QVERIFY(game.setUp(QStringLiteral("B.BGG"), ZoujingGame::Gray));
        QVERIFY(game.isOver());
        QCOMPARE(score(game), (QList<int>{0, 0, 0}));
    }

private:
    static QList<int> score(const ZoujingGame& game)
    {
        return {game.blackWins(), game.grayWins(), game.draws()};
    }
};

QTEST_GUILESS_MAIN(ZoujingScoreTest)
#include "zoujing_score_test.moc"
