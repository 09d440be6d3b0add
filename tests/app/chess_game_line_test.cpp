// SPDX-License-Identifier: MIT
#include "game_play.h"

#include <game_line.h>
#include <pgn/game_tree.h>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QtTest>

using namespace qipan::app;
namespace pgn = qipan::pgn;

/// Undo, redo, browsing, and what becomes of continuations that are replaced.
class ChessGameLineTest : public QObject {
    Q_OBJECT

private slots:
    void undoesToTheStartAndRedoesToTheEnd();
    void undoShowsTheEndOfTheLine();
    void aNewMoveAfterUndoDropsTheTail();
    void theSameMoveAfterUndoDropsTheRestOfTheTail();
    void browsingChangesNothing();
    void playingTheNextMoveWhileBrowsingSteps();
    void playingAnotherMoveKeepsTheOldLineAsAVariation();
    void undoBringsTheReplacedLineBack();
    void nestedBranchesAreUndoneOneByOne();
    void takenBackMovesAreNotWritten();
    void variationsOfAFileStayInPlace();
    void replaysAVeryLongGameQuickly();
    void readsNullMoves();
    void undoBringsAReplacedNullMoveBack();
    void tellsTheMovesOfTheLine();
    void keepsItsNumberThroughMoves();
};

void ChessGameLineTest::undoesToTheStartAndRedoesToTheEnd()
{
    ChessGame game;
    const QString moves = "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6";
    QCOMPARE(play(game, moves), QString());
    const QString end = game.fen();
    const QStringList taken = game.capturedByWhite();
    QSignalSpy canUndo(&game, &ChessGame::canUndoChanged);
    QSignalSpy canRedo(&game, &ChessGame::canRedoChanged);
    int steps = 0;
    for (; game.canUndo(); ++steps)
        game.undo();
    QCOMPARE(steps, 10);
    QCOMPARE(game.fen(), ChessGame().fen());
    QCOMPARE(game.plyCount(), 0);
    game.undo();
    QCOMPARE(game.plyCount(), 0);
    for (; game.canRedo(); --steps)
        game.redo();
    QCOMPARE(steps, 0);
    QCOMPARE(game.fen(), end);
    QCOMPARE(game.capturedByWhite(), taken);
    QCOMPARE(line(game), moves);
    game.redo();
    QCOMPARE(line(game), moves);
    QCOMPARE(canUndo.count(), 2);
    QCOMPARE(canRedo.count(), 2);
}

void ChessGameLineTest::undoShowsTheEndOfTheLine()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 e5 Nf3 Nc6"), QString());
    game.goToPly(1);
    game.undo();
    QCOMPARE(game.ply(), 3);
    QCOMPARE(line(game), "e4 e5 Nf3");
    QSignalSpy position(&game, &ChessGame::positionChanged);
    QSignalSpy end(&game, &ChessGame::atEndChanged);
    game.stepBack();
    game.undo();  // the shown ply stays, though it is now the last one
    QCOMPARE(position.count(), 1);
    QCOMPARE(end.count(), 2);
    QCOMPARE(game.ply(), 2);
}

void ChessGameLineTest::aNewMoveAfterUndoDropsTheTail()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 e5 Nf3 Nc6"), QString());
    game.undo();
    game.undo();
    QCOMPARE(play(game, "Bc4"), QString());
    QVERIFY(!game.canRedo());
    QCOMPARE(line(game), "e4 e5 Bc4");
    QVERIFY2(game.pgn().contains("1. e4 e5 2. Bc4 *"), qPrintable(game.pgn()));
}

void ChessGameLineTest::theSameMoveAfterUndoDropsTheRestOfTheTail()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 e5 Nf3 Nc6"), QString());
    game.undo();
    game.undo();
    QCOMPARE(play(game, "Nf3"), QString());
    QVERIFY(!game.canRedo());
    QVERIFY2(game.pgn().contains("1. e4 e5 2. Nf3 *"), qPrintable(game.pgn()));
    QCOMPARE(play(game, "d6"), QString());
    QVERIFY2(game.pgn().contains("1. e4 e5 2. Nf3 d6 *"), qPrintable(game.pgn()));
}

void ChessGameLineTest::browsingChangesNothing()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 e5 Nf3"), QString());
    const QString text = game.pgn();
    QSignalSpy lineChange(&game, &ChessGame::lineChanged);
    game.goToStart();
    QVERIFY(!game.atEnd());
    QCOMPARE(game.turn(), 0);
    game.stepForward();
    QCOMPARE(game.ply(), 1);
    QCOMPARE(game.lastTo(), at("e4"));
    game.goToPly(99);
    QVERIFY(game.atEnd());
    game.stepForward();
    game.goToPly(2);
    game.goToEnd();
    QCOMPARE(game.ply(), 3);
    QCOMPARE(lineChange.count(), 0);
    QCOMPARE(game.pgn(), text);
}

void ChessGameLineTest::playingTheNextMoveWhileBrowsingSteps()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 e5 Nf3"), QString());
    game.goToStart();
    QSignalSpy lineChange(&game, &ChessGame::lineChanged);
    QSignalSpy played(&game, &ChessGame::movePlayed);
    QVERIFY(game.move(at("e2"), at("e4")));
    QCOMPARE(game.ply(), 1);
    QCOMPARE(game.plyCount(), 3);
    QCOMPARE(lineChange.count(), 0);
    QCOMPARE(played.count(), 1);
}

void ChessGameLineTest::playingAnotherMoveKeepsTheOldLineAsAVariation()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 e5 Nf3 Nc6"), QString());
    game.goToPly(1);
    QSignalSpy lineChange(&game, &ChessGame::lineChanged);
    QSignalSpy replaced(&game, &ChessGame::continuationReplaced);
    QCOMPARE(play(game, "c5 Nc3"), QString());
    QCOMPARE(replaced.count(), 1);
    QCOMPARE(line(game), "e4 c5 Nc3");
    QCOMPARE(lineChange.first().first().toInt(), 1);
    QVERIFY2(game.pgn().contains("1. e4 c5 (1... e5 2. Nf3 Nc6) 2. Nc3 *"), qPrintable(game.pgn()));
}

void ChessGameLineTest::undoBringsTheReplacedLineBack()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 e5 Nf3 Nc6"), QString());
    const QString before = game.pgn();
    game.goToPly(1);
    QCOMPARE(play(game, "c5"), QString());
    const QString after = game.pgn();
    game.undo();
    QCOMPARE(line(game), "e4 e5 Nf3 Nc6");
    QCOMPARE(game.ply(), 1);
    QCOMPARE(game.pgn(), before);
    game.redo();
    QCOMPARE(line(game), "e4 c5");
    QCOMPARE(game.ply(), 2);
    QCOMPARE(game.pgn(), after);
    game.undo();
    game.undo();
    QCOMPARE(line(game), "e4 e5 Nf3");
    game.redo();
    game.redo();
    QCOMPARE(game.pgn(), after);
}

void ChessGameLineTest::nestedBranchesAreUndoneOneByOne()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 e5 Nf3"), QString());
    game.goToPly(2);
    QCOMPARE(play(game, "Bc4 Nc6"), QString());
    game.goToPly(0);
    QCOMPARE(play(game, "d4"), QString());
    QCOMPARE(line(game), "d4");
    game.undo();
    QCOMPARE(line(game), "e4 e5 Bc4 Nc6");
    game.undo();
    game.undo();
    QCOMPARE(line(game), "e4 e5 Nf3");
    QCOMPARE(game.ply(), 2);
    game.redo();
    game.redo();
    game.redo();
    QVERIFY(!game.canRedo());
    QCOMPARE(line(game), "d4");
    QVERIFY2(game.pgn().contains("1. d4 (1. e4 e5 2. Bc4 (2. Nf3) 2... Nc6) *"), qPrintable(game.pgn()));
}

void ChessGameLineTest::takenBackMovesAreNotWritten()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 e5 Nf3"), QString());
    game.undo();
    game.undo();
    QVERIFY2(game.pgn().contains("\n1. e4 *"), qPrintable(game.pgn()));
    QVERIFY(game.canRedo());
    game.redo();
    QVERIFY2(game.pgn().contains("\n1. e4 e5 *"), qPrintable(game.pgn()));
}

void ChessGameLineTest::variationsOfAFileStayInPlace()
{
    pgn::GameTree tree;
    const pgn::NodeId e4 = tree.addMove(pgn::kRoot, {12, 28, CHESS_TYPE_NONE});
    tree.addMove(pgn::kRoot, {11, 27, CHESS_TYPE_NONE});
    tree.addCommentAfter(e4, "best by test");
    tree.addNag(e4, 1);
    tree.setTag("Annotator", "nobody");
    ChessGame game;
    game.openTree(tree, {});
    const QString text = game.pgn();
    QVERIFY2(text.contains("(1. d4)"), qPrintable(text));
    QCOMPARE(play(game, "e5"), QString());
    game.undo();
    QCOMPARE(game.pgn(), text);  // written without the move that was taken back, with all the rest
    game.undo();
    QVERIFY2(!game.pgn().contains("d4"), qPrintable(game.pgn()));
    game.redo();
    QCOMPARE(game.pgn(), text);
}

void ChessGameLineTest::replaysAVeryLongGameQuickly()
{
    // Knights out and home again: no game ends by that when a file tells it.
    const pgn::NodeId plies = 100000;
    const qipan::chess::Move tour[4] = {{6, 21, 0}, {62, 45, 0}, {21, 6, 0}, {45, 62, 0}};
    pgn::GameTree tree;
    pgn::NodeId node = pgn::kRoot;
    for (pgn::NodeId ply = 0; ply < plies; ++ply)
        node = tree.addMove(node, tour[ply % 4]);
    ChessGame game;
    QElapsedTimer timer;
    timer.start();
    game.openTree(std::move(tree), {});
    QCOMPARE(game.plyCount(), int(plies));
    for (int step = 0; step < 2000; ++step)
        game.stepBack();
    for (int jump = 0; jump < 2000; ++jump)
        game.goToPly((jump * 7919) % int(plies));
    for (int step = 0; step < 2000; ++step)
        game.undo();
    for (int step = 0; step < 2000; ++step)
        game.redo();
    QCOMPARE(game.sanAt(99998), "Nf6");
    QCOMPARE(game.plyCount(), int(plies));
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
}

void ChessGameLineTest::readsNullMoves()
{
    pgn::GameTree tree;
    const pgn::NodeId e4 = tree.addMove(pgn::kRoot, {12, 28, CHESS_TYPE_NONE});
    const pgn::NodeId pass = tree.addNullMove(e4);
    tree.addMove(pass, {11, 27, CHESS_TYPE_NONE});
    ChessGame game;
    game.openTree(std::move(tree), {});
    QCOMPARE(line(game), "e4 -- d4");
    game.goToPly(2);
    QCOMPARE(game.turn(), 0);
    QCOMPARE(game.lastFrom(), -1);
    QCOMPARE(game.lastMoveText(), "Black: passes");
    game.goToPly(1);
    QCOMPARE(play(game, "e5"), QString());
    QCOMPARE(line(game), "e4 e5");
}

void ChessGameLineTest::undoBringsAReplacedNullMoveBack()
{
    pgn::GameTree tree;
    const pgn::NodeId e4 = tree.addMove(pgn::kRoot, {12, 28, CHESS_TYPE_NONE});
    tree.addMove(tree.addNullMove(e4), {11, 27, CHESS_TYPE_NONE});
    ChessGame game;
    game.openTree(std::move(tree), {});
    const QString text = game.pgn();
    game.goToPly(1);
    QCOMPARE(play(game, "e5"), QString());
    game.undo();
    QCOMPARE(line(game), "e4 -- d4");
    QCOMPARE(game.pgn(), text);
    game.redo();
    QCOMPARE(line(game), "e4 e5");
    QVERIFY2(game.pgn().contains("(1... -- 2. d4)"), qPrintable(game.pgn()));
}

void ChessGameLineTest::tellsTheMovesOfTheLine()
{
    pgn::GameTree tree;
    tree.addNullMove(tree.addMove(pgn::kRoot, {12, 28, CHESS_TYPE_NONE}));
    ChessGame game;
    game.openTree(std::move(tree), {});
    game.goToStart();
    QVERIFY(game.moveAt(1) == std::optional(qipan::chess::Move{12, 28, CHESS_TYPE_NONE}));
    for (int ply : {-1, 0, 2, 3})
        QVERIFY(!game.moveAt(ply));
    QCOMPARE(game.positionAt(0).board[28], 0);
    QCOMPARE(game.positionAt(1).board[28], 0x01);
    QCOMPARE(game.positionAt(2).turn, CHESS_WHITE);
    QCOMPARE(game.positionAt(9).turn, CHESS_WHITE);
}

void ChessGameLineTest::keepsItsNumberThroughMoves()
{
    ChessGame game;
    const quint32 id = game.id();
    QVERIFY(id != 0);
    QCOMPARE(play(game, "e4 e5"), QString());
    game.undo();
    game.redo();
    game.resign(0);
    QCOMPARE(game.id(), id);
    game.newGame();
    QVERIFY(game.id() != id && game.id() != 0);
}

QTEST_GUILESS_MAIN(ChessGameLineTest)
#include "chess_game_line_test.moc"
