// SPDX-License-Identifier: MIT
#include "zoujing_games.h"

#include <zoujing_hand.h>

#include <QtTest>

using namespace qipan::zoujing;

/// Whole games by mouse and by keyboard, and what hands may not do.
class ZoujingHandTest : public QObject {
    Q_OBJECT

private slots:
    void wholeGamesByPresses_data();
    void wholeGamesByPresses();
    void wholeGamesByDrags_data()
    {
        wholeGamesByPresses_data();
    }
    void wholeGamesByDrags();
    void wholeGamesByKeys_data()
    {
        wholeGamesByPresses_data();
    }
    void wholeGamesByKeys();
    void pressSelectsAndPressAgainDeselects();
    void pressOfAnotherStoneSaysWhyNot_data();
    void pressOfAnotherStoneSaysWhyNot();
    void pressOfTheBlankWithoutASelection();
    void dropsThatGoBack();
    void holdsTheStoneWhileItIsPressed();
    void arrowsReachEveryPoint_data();
    void arrowsReachEveryPoint();
    void theCursorAppearsWhereItWas();
    void nothingWhileTheComputerThinks();
    void nothingWhenTheGameIsOver();
    void cancelAndUndoDeselect();
    void worksWithoutAGame();
};

namespace {

/// Leads the cursor to a point by arrows: from any corner to the centre, and on to a corner.
void leadCursor(ZoujingHand& hand, int point)
{
    static const QList<QPoint> fromCentre{{0, 0}, {0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    if (hand.cursor() == point)
        return;
    if (hand.cursor() != 0)
        hand.moveCursor(hand.cursor() == 1 || hand.cursor() == 4 ? 1 : -1, 0);
    if (point != 0)
        hand.moveCursor(fromCentre[point].x(), fromCentre[point].y());
}

}  // namespace

void ZoujingHandTest::wholeGamesByPresses_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<int>("outcome");
    QTest::newRow("black wins above") << kBlackWins << int(ZoujingGame::BlackWins);
    QTest::newRow("black wins below") << kBlackWinsBelow << int(ZoujingGame::BlackWins);
    QTest::newRow("gray wins below") << kGrayWins << int(ZoujingGame::GrayWins);
    QTest::newRow("gray wins above") << kGrayWinsBelow << int(ZoujingGame::GrayWins);
}

void ZoujingHandTest::wholeGamesByPresses()
{
    QFETCH(QString, moves);
    ZoujingGame game;
    ZoujingHand hand;
    hand.setGame(&game);
    for (const int stone : stonesOf(moves)) {
        const int blank = game.blank();
        hand.press(stone);
        hand.release(stone);
        QCOMPARE(hand.selected(), stone);
        hand.press(blank);
        hand.release(blank);
        QCOMPARE(hand.selected(), -1);
        QCOMPARE(game.lastFrom(), stone);
        QCOMPARE(game.lastTo(), blank);
    }
    QTEST(int(game.outcome()), "outcome");
}

void ZoujingHandTest::wholeGamesByDrags()
{
    QFETCH(QString, moves);
    ZoujingGame game;
    ZoujingHand hand;
    hand.setGame(&game);
    for (const int stone : stonesOf(moves)) {
        hand.press(stone);
        hand.drop(stone, game.blank());
        QCOMPARE(hand.selected(), -1);
        QCOMPARE(hand.heldStone(), -1);
        QCOMPARE(game.lastFrom(), stone);
    }
    QTEST(int(game.outcome()), "outcome");
}

void ZoujingHandTest::wholeGamesByKeys()
{
    QFETCH(QString, moves);
    ZoujingGame game;
    ZoujingHand hand;
    hand.setGame(&game);
    hand.moveCursor(1, 0);
    for (const int stone : stonesOf(moves)) {
        const int blank = game.blank();
        leadCursor(hand, stone);
        QCOMPARE(hand.cursor(), stone);
        hand.pick();
        QCOMPARE(hand.selected(), stone);
        leadCursor(hand, blank);
        QCOMPARE(hand.cursor(), blank);
        hand.pick();
        QCOMPARE(game.lastFrom(), stone);
    }
    QTEST(int(game.outcome()), "outcome");
}

void ZoujingHandTest::pressSelectsAndPressAgainDeselects()
{
    ZoujingGame game;
    ZoujingHand hand;
    hand.setGame(&game);
    QSignalSpy selected(&hand, &ZoujingHand::selectedChanged);
    hand.press(2);
    QCOMPARE(hand.selected(), 2);
    hand.release(2);
    QCOMPARE(hand.selected(), 2);
    hand.press(3);
    hand.release(3);
    QCOMPARE(hand.selected(), 3);
    QCOMPARE(selected.size(), 2);
    hand.press(3);
    QCOMPARE(hand.selected(), 3);
    hand.release(3);
    QCOMPARE(hand.selected(), -1);
    hand.press(3);
    hand.press(-1);
    QCOMPARE(hand.selected(), -1);
}

void ZoujingHandTest::pressOfAnotherStoneSaysWhyNot_data()
{
    QTest::addColumn<int>("selected");
    QTest::addColumn<int>("pressed");
    QTest::addColumn<QString>("why");
    // At G.BGB, black to move: only the stone on 2 may.
    QTest::newRow("gray's") << -1 << 0 << "No stone of the side to move lies there.";
    QTest::newRow("own, over the well") << -1 << 4 << "The well lies between these two points.";
    QTest::newRow("own, over the well, after another") << 2 << 4 << "The well lies between these two points.";
    QTest::newRow("onto gray's") << 2 << 3 << "A stone lies there.";
}

void ZoujingHandTest::pressOfAnotherStoneSaysWhyNot()
{
    QFETCH(int, selected);
    QFETCH(int, pressed);
    ZoujingGame game;
    QVERIFY(game.setUp(QStringLiteral("G.BGB"), ZoujingGame::Black));
    ZoujingHand hand;
    hand.setGame(&game);
    QSignalSpy refused(&hand, &ZoujingHand::refused);
    if (selected >= 0)
        hand.press(selected);
    hand.press(pressed);
    QCOMPARE(refused.size(), 1);
    QTEST(refused[0][0].toString(), "why");
    QCOMPARE(hand.selected(), -1);
    QCOMPARE(game.plyCount(), 0);
}

void ZoujingHandTest::pressOfTheBlankWithoutASelection()
{
    ZoujingGame game;
    ZoujingHand hand;
    hand.setGame(&game);
    QSignalSpy refused(&hand, &ZoujingHand::refused);
    hand.press(0);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].toString(), QStringLiteral("Choose a stone first."));
    QCOMPARE(game.plyCount(), 0);
    // Only the stone top right may move, so it does.
    QVERIFY(game.setUp(QStringLiteral("G.BGB"), ZoujingGame::Black));
    QCOMPARE(game.legalStones(), QList<int>{2});
    hand.press(1);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(game.stones(), QStringLiteral("GB.GB"));
    QCOMPARE(hand.selected(), -1);
    QCOMPARE(hand.heldStone(), -1);
}

void ZoujingHandTest::dropsThatGoBack()
{
    ZoujingGame game;
    ZoujingHand hand;
    hand.setGame(&game);
    QSignalSpy refused(&hand, &ZoujingHand::refused);
    hand.press(2);
    hand.drop(2, 2);
    QCOMPARE(hand.selected(), 2);
    hand.press(2);
    hand.drop(2, -1);
    QCOMPARE(refused.size(), 0);
    hand.press(2);
    hand.drop(2, 3);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][0].toString(), QStringLiteral("A stone lies there."));
    hand.drop(1, 0);
    QCOMPARE(refused.size(), 2);
    QCOMPARE(refused[1][0].toString(), QStringLiteral("No stone of the side to move lies there."));
    QCOMPARE(game.plyCount(), 0);
}

void ZoujingHandTest::holdsTheStoneWhileItIsPressed()
{
    ZoujingGame game;
    ZoujingHand hand;
    hand.setGame(&game);
    hand.press(2);
    const int stone = game.stoneOn(2);
    QVERIFY(stone == 0 || stone == 1);
    QCOMPARE(hand.heldStone(), stone);
    hand.release(2);
    QCOMPARE(hand.heldStone(), -1);
    hand.press(3);
    QCOMPARE(hand.heldStone(), 1 - stone);
    hand.cancel();
    QCOMPARE(hand.heldStone(), -1);
    hand.press(1);
    QCOMPARE(hand.heldStone(), -1);
}

void ZoujingHandTest::arrowsReachEveryPoint_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<QPoint>("arrow");
    QTest::addColumn<int>("to");
    const QPoint left(-1, 0);
    const QPoint right(1, 0);
    const QPoint up(0, -1);
    const QPoint down(0, 1);
    QTest::newRow("centre up") << 0 << up << 1;
    QTest::newRow("centre right") << 0 << right << 2;
    QTest::newRow("centre down") << 0 << down << 3;
    QTest::newRow("centre left") << 0 << left << 4;
    QTest::newRow("top left right") << 1 << right << 0;
    QTest::newRow("top left down") << 1 << down << 0;
    QTest::newRow("top right left") << 2 << left << 0;
    QTest::newRow("bottom right up") << 3 << up << 0;
    QTest::newRow("bottom left right") << 4 << right << 0;
    QTest::newRow("top left left, wraps") << 1 << left << 2;
    QTest::newRow("top left up, wraps") << 1 << up << 4;
    QTest::newRow("top right right, wraps") << 2 << right << 1;
    QTest::newRow("top right up, wraps") << 2 << up << 3;
    QTest::newRow("bottom right down, wraps") << 3 << down << 2;
    QTest::newRow("bottom right right, wraps") << 3 << right << 4;
    QTest::newRow("bottom left left, wraps") << 4 << left << 3;
    QTest::newRow("bottom left down, wraps") << 4 << down << 1;
}

void ZoujingHandTest::arrowsReachEveryPoint()
{
    QFETCH(int, from);
    QFETCH(QPoint, arrow);
    ZoujingGame game;
    ZoujingHand hand;
    hand.setGame(&game);
    hand.moveCursor(1, 0);
    leadCursor(hand, from);
    QCOMPARE(hand.cursor(), from);
    hand.moveCursor(arrow.x(), arrow.y());
    QTEST(hand.cursor(), "to");
}

void ZoujingHandTest::theCursorAppearsWhereItWas()
{
    ZoujingGame game;
    ZoujingHand hand;
    hand.setGame(&game);
    QSignalSpy cursor(&hand, &ZoujingHand::cursorChanged);
    QCOMPARE(hand.cursor(), -1);
    hand.pick();
    QCOMPARE(hand.selected(), -1);
    hand.moveCursor(-1, 0);
    QCOMPARE(hand.cursor(), 2);  // black's first stone that may move
    hand.moveCursor(-1, 0);
    QCOMPARE(hand.cursor(), 0);
    hand.hideCursor();
    QCOMPARE(hand.cursor(), -1);
    hand.moveCursor(0, 1);
    QCOMPARE(hand.cursor(), 0);
    hand.moveCursor(0, 0);
    QCOMPARE(hand.cursor(), 0);
    QCOMPARE(cursor.size(), 4);
}

void ZoujingHandTest::nothingWhileTheComputerThinks()
{
    ZoujingGame game;
    game.setGrayPlayer(ZoujingGame::Child);
    ZoujingHand hand;
    hand.setGame(&game);
    hand.press(2);
    hand.press(0);
    QVERIFY(game.isThinking());
    QSignalSpy refused(&hand, &ZoujingHand::refused);
    for (int point = 0; point < 5; ++point) {
        hand.press(point);
        QCOMPARE(hand.selected(), -1);
        QCOMPARE(hand.heldStone(), -1);
    }
    hand.drop(1, 2);
    hand.moveCursor(1, 0);
    hand.pick();
    QCOMPARE(hand.selected(), -1);
    QCOMPARE(refused.size(), 0);
    QCOMPARE(game.plyCount(), 1);
}

void ZoujingHandTest::nothingWhenTheGameIsOver()
{
    ZoujingGame game;
    QVERIFY(playAll(game, kGrayWins));
    ZoujingHand hand;
    hand.setGame(&game);
    for (int point = 0; point < 5; ++point) {
        hand.press(point);
        QCOMPARE(hand.selected(), -1);
    }
    hand.drop(1, 4);
    QCOMPARE(game.plyCount(), 6);
}

void ZoujingHandTest::cancelAndUndoDeselect()
{
    ZoujingGame game;
    ZoujingHand hand;
    hand.setGame(&game);
    hand.press(2);
    hand.cancel();
    QCOMPARE(hand.selected(), -1);
    QVERIFY(playAll(game, QStringLiteral("2 1")));
    hand.press(0);
    QCOMPARE(hand.selected(), 0);
    game.undo();
    QCOMPARE(hand.selected(), -1);
    hand.press(1);
    QCOMPARE(hand.selected(), 1);
    game.newGame(0, 0, false, false);
    QCOMPARE(hand.selected(), -1);
}

void ZoujingHandTest::worksWithoutAGame()
{
    ZoujingHand hand;
    hand.press(2);
    hand.release(2);
    hand.drop(2, 0);
    hand.moveCursor(1, 0);
    QCOMPARE(hand.cursor(), 0);
    hand.pick();
    QCOMPARE(hand.selected(), -1);
    {
        ZoujingGame game;
        hand.setGame(&game);
        hand.press(2);
    }
    hand.press(3);
    hand.moveCursor(1, 0);
    QCOMPARE(hand.game(), nullptr);
}

QTEST_GUILESS_MAIN(ZoujingHandTest)
#include "zoujing_hand_test.moc"
