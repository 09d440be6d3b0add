// SPDX-License-Identifier: MIT
#include "game_play.h"

#include <pgn/game_tree.h>

#include <QSignalSpy>
#include <QtTest>

using namespace qipan::app;
namespace pgn = qipan::pgn;

/// How a game ends, by the board or by the players, and how an ending is taken back.
class ChessGameEndingsTest : public QObject {
    Q_OBJECT

private slots:
    void endsByTheBoard_data();
    void endsByTheBoard();
    void endsByResignation_data();
    void endsByResignation();
    void agreeingTakesTwoSteps();
    void aMoveOrUndoWithdrawsTheOffer();
    void offersTheThreefoldClaimAndTakesIt();
    void countsOccurrencesBeyondTheFirstMoves();
    void endsByTheFifthOccurrence();
    void offersTheFiftyMoveClaim();
    void endsByTheSeventyfiveMoveRule();
    void mateBeatsTheSeventyfiveMoveRule();
    void undoCancelsAnEndingFirst();
    void refusesMovesAfterAnEndingMadeHere();
    void playsOnFromAnEarlierPlyOfAnEndedGame();
    void aRecordedResultMayBePlayedOn();
    void mateOnTheBoardIsTheReasonOfARecordedResult();
    void undoAndRedoKeepARecordedResult();
    void aFileGoesOnPastADrawThatNobodyTook();
    void writesTheResult();
};

namespace {

const QString kTour = "Nf3 Nf6 Ng1 Ng8";

}  // namespace

void ChessGameEndingsTest::endsByTheBoard_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<ChessGame::Outcome>("outcome");
    QTest::addColumn<ChessGame::Reason>("reason");
    const QString start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    QTest::newRow("fool's mate") << start << "f3 e5 g4 Qh4#" << ChessGame::BlackWins << ChessGame::Checkmate;
    QTest::newRow("scholar's mate") << start << "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#" << ChessGame::WhiteWins
                                    << ChessGame::Checkmate;
    QTest::newRow("mate by a promotion") << "6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1"
                                         << "a8=R#" << ChessGame::WhiteWins << ChessGame::Checkmate;
    QTest::newRow("stalemate") << "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"
                               << "Qf7" << ChessGame::Draw << ChessGame::Stalemate;
    QTest::newRow("the shortest stalemate")
        << start << "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6" << ChessGame::Draw
        << ChessGame::Stalemate;
    QTest::newRow("bare kings") << "8/8/8/3k4/4P3/8/8/K7 b - - 0 1"
                                << "Kxe4" << ChessGame::Draw << ChessGame::DeadPosition;
}

void ChessGameEndingsTest::endsByTheBoard()
{
    QFETCH(QString, fen);
    QFETCH(QString, moves);
    QFETCH(ChessGame::Outcome, outcome);
    QFETCH(ChessGame::Reason, reason);
    ChessGame game;
    QVERIFY(game.newGameFromFen(fen));
    QSignalSpy outcomes(&game, &ChessGame::outcomeChanged);
    QCOMPARE(play(game, moves), QString());
    QCOMPARE(outcomes.count(), 1);
    QCOMPARE(game.outcome(), outcome);
    QCOMPARE(game.reason(), reason);
    game.undo();
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    QCOMPARE(game.reason(), ChessGame::NoReason);
}

void ChessGameEndingsTest::endsByResignation_data()
{
    QTest::addColumn<int>("color");
    QTest::addColumn<ChessGame::Outcome>("outcome");
    QTest::newRow("White resigns") << 0 << ChessGame::BlackWins;
    QTest::newRow("Black resigns") << 1 << ChessGame::WhiteWins;
}

void ChessGameEndingsTest::endsByResignation()
{
    QFETCH(int, color);
    QFETCH(ChessGame::Outcome, outcome);
    ChessGame game;
    QCOMPARE(play(game, "e4"), QString());
    QSignalSpy position(&game, &ChessGame::positionChanged);
    QSignalSpy lineChange(&game, &ChessGame::lineChanged);
    QSignalSpy outcomes(&game, &ChessGame::outcomeChanged);
    game.resign(color);
    QCOMPARE(game.outcome(), outcome);
    QCOMPARE(game.reason(), ChessGame::Resignation);
    game.resign(1 - color);
    QCOMPARE(game.outcome(), outcome);
    QCOMPARE(outcomes.count(), 1);
    QCOMPARE(position.count() + lineChange.count(), 0);
}

void ChessGameEndingsTest::agreeingTakesTwoSteps()
{
    ChessGame game;
    QSignalSpy offered(&game, &ChessGame::drawOfferedChanged);
    game.agreeDraw();
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    game.offerDraw();
    game.offerDraw();
    QVERIFY(game.drawOffered());
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    QCOMPARE(offered.count(), 1);
    game.withdrawDraw();
    game.agreeDraw();
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    game.offerDraw();
    game.agreeDraw();
    QCOMPARE(game.outcome(), ChessGame::Draw);
    QCOMPARE(game.reason(), ChessGame::Agreement);
    QVERIFY(!game.drawOffered());
    game.offerDraw();
    QVERIFY(!game.drawOffered());
}

void ChessGameEndingsTest::aMoveOrUndoWithdrawsTheOffer()
{
    ChessGame game;
    game.offerDraw();
    QCOMPARE(play(game, "e4"), QString());
    QVERIFY(!game.drawOffered());
    game.offerDraw();
    game.undo();
    QVERIFY(!game.drawOffered());
}

void ChessGameEndingsTest::offersTheThreefoldClaimAndTakesIt()
{
    ChessGame game;
    QSignalSpy claims(&game, &ChessGame::claimChanged);
    QCOMPARE(play(game, kTour + " Nf3 Nf6 Ng1"), QString());
    QCOMPARE(game.claim(), ChessGame::NoClaim);
    game.claimDraw();
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    QCOMPARE(play(game, "Ng8"), QString());
    QCOMPARE(game.claim(), ChessGame::ClaimThreefold);
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    QCOMPARE(claims.count(), 1);
    game.claimDraw();
    QCOMPARE(game.outcome(), ChessGame::Draw);
    QCOMPARE(game.reason(), ChessGame::Threefold);
    QCOMPARE(game.claim(), ChessGame::NoClaim);
    game.undo();
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    QCOMPARE(game.claim(), ChessGame::ClaimThreefold);
    QCOMPARE(play(game, "e4"), QString());
    QCOMPARE(game.claim(), ChessGame::NoClaim);
}

void ChessGameEndingsTest::countsOccurrencesBeyondTheFirstMoves()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 e5 Nc3 Nc6"), QString());
    QCOMPARE(play(game, kTour + " " + kTour), QString());
    QCOMPARE(game.claim(), ChessGame::ClaimThreefold);
}

void ChessGameEndingsTest::endsByTheFifthOccurrence()
{
    ChessGame game;
    QCOMPARE(play(game, kTour + " " + kTour + " " + kTour), QString());
    QCOMPARE(play(game, "Nf3 Nf6 Ng1"), QString());
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    QCOMPARE(play(game, "Ng8"), QString());
    QCOMPARE(game.outcome(), ChessGame::Draw);
    QCOMPARE(game.reason(), ChessGame::Fivefold);
    QCOMPARE(game.refusal(at("e2"), at("e4")), ChessGame::GameOver);
    QVERIFY(!game.mayPick(at("e2")));
}

void ChessGameEndingsTest::offersTheFiftyMoveClaim()
{
    ChessGame game;
    QVERIFY(game.newGameFromFen("7k/8/8/8/8/8/R7/K7 w - - 99 80"));
    QCOMPARE(game.claim(), ChessGame::NoClaim);
    QCOMPARE(play(game, "Rb2"), QString());
    QCOMPARE(game.claim(), ChessGame::ClaimFiftyMoves);
    game.claimDraw();
    QCOMPARE(game.reason(), ChessGame::FiftyMoves);
}

void ChessGameEndingsTest::endsByTheSeventyfiveMoveRule()
{
    ChessGame game;
    QVERIFY(game.newGameFromFen("7k/8/8/8/8/8/R7/K7 w - - 149 120"));
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    QCOMPARE(play(game, "Rb2"), QString());
    QCOMPARE(game.outcome(), ChessGame::Draw);
    QCOMPARE(game.reason(), ChessGame::SeventyfiveMoves);
}

void ChessGameEndingsTest::mateBeatsTheSeventyfiveMoveRule()
{
    ChessGame game;
    QVERIFY(game.newGameFromFen("7k/8/6K1/8/8/8/R7/8 w - - 149 120"));
    QCOMPARE(play(game, "Ra8#"), QString());
    QCOMPARE(game.outcome(), ChessGame::WhiteWins);
    QCOMPARE(game.reason(), ChessGame::Checkmate);
}

void ChessGameEndingsTest::undoCancelsAnEndingFirst()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 e5"), QString());
    game.resign(0);
    game.undo();
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    QCOMPARE(line(game), "e4 e5");
    game.undo();
    QCOMPARE(line(game), "e4");

    ChessGame fresh;
    fresh.resign(0);
    QVERIFY(fresh.canUndo());
    fresh.undo();
    QVERIFY(!fresh.canUndo());
    QCOMPARE(fresh.outcome(), ChessGame::Ongoing);
}

void ChessGameEndingsTest::refusesMovesAfterAnEndingMadeHere()
{
    ChessGame game;
    QCOMPARE(play(game, "e4"), QString());
    game.resign(1);
    QSignalSpy rejected(&game, &ChessGame::moveRejected);
    QVERIFY(!game.move(at("e7"), at("e5")));
    QCOMPARE(rejected.first().at(2).value<ChessGame::Refusal>(), ChessGame::GameOver);
    QVERIFY(!game.mayPick(at("e7")));
    QVERIFY(game.legalTargets(at("e7")).isEmpty());
}

void ChessGameEndingsTest::playsOnFromAnEarlierPlyOfAnEndedGame()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 e5"), QString());
    game.resign(0);
    game.stepBack();
    QVERIFY(game.mayPick(at("c7")));
    QCOMPARE(play(game, "c5"), QString());
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    game.undo();
    QCOMPARE(game.outcome(), ChessGame::BlackWins);
    QCOMPARE(line(game), "e4 e5");
}

void ChessGameEndingsTest::aRecordedResultMayBePlayedOn()
{
    pgn::GameTree tree;
    tree.addMove(pgn::kRoot, {12, 28, CHESS_TYPE_NONE});
    tree.setResult(pgn::Result::WhiteWins);
    ChessGame game;
    game.openTree(tree, {});
    QCOMPARE(game.outcome(), ChessGame::WhiteWins);
    QCOMPARE(game.reason(), ChessGame::Recorded);
    QVERIFY(!game.isModified());
    QCOMPARE(play(game, "e5"), QString());
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    QVERIFY(game.isModified());
    QVERIFY(game.pgn().contains("[Result \"*\"]"));
}

void ChessGameEndingsTest::mateOnTheBoardIsTheReasonOfARecordedResult()
{
    ChessGame played;
    QCOMPARE(play(played, "f3 e5 g4 Qh4#"), QString());
    pgn::GameTree tree;
    pgn::NodeId node = pgn::kRoot;
    for (const qipan::chess::Move move : {qipan::chess::Move{13, 21, 0}, {52, 36, 0}, {14, 30, 0}, {59, 31, 0}})
        node = tree.addMove(node, move);
    tree.setResult(pgn::Result::BlackWins);
    ChessGame game;
    game.openTree(tree, {});
    QCOMPARE(game.fen(), played.fen());
    QCOMPARE(game.reason(), ChessGame::Checkmate);
}

void ChessGameEndingsTest::undoAndRedoKeepARecordedResult()
{
    pgn::GameTree tree;
    tree.addMove(pgn::kRoot, {12, 28, CHESS_TYPE_NONE});
    tree.setResult(pgn::Result::BlackWins);
    ChessGame game;
    game.openTree(tree, {});
    game.undo();
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    QCOMPARE(game.plyCount(), 0);
    game.redo();
    QCOMPARE(game.outcome(), ChessGame::BlackWins);
    QCOMPARE(game.reason(), ChessGame::Recorded);
}

void ChessGameEndingsTest::aFileGoesOnPastADrawThatNobodyTook()
{
    const qipan::chess::Move tour[4] = {{6, 21, 0}, {62, 45, 0}, {21, 6, 0}, {45, 62, 0}};
    pgn::GameTree tree;
    pgn::NodeId node = pgn::kRoot;
    for (int ply = 0; ply < 16; ++ply)
        node = tree.addMove(node, tour[ply % 4]);
    tree.addMove(node, {12, 28, CHESS_TYPE_NONE});
    ChessGame game;
    game.openTree(std::move(tree), {});
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    QCOMPARE(play(game, "e5"), QString());
    game.goToPly(16);
    QCOMPARE(game.refusal(at("d2"), at("d4")), ChessGame::GameOver);
    QVERIFY(game.move(at("e2"), at("e4")));
    QCOMPARE(game.ply(), 17);
}

void ChessGameEndingsTest::writesTheResult()
{
    ChessGame game;
    QCOMPARE(play(game, "f3 e5 g4 Qh4#"), QString());
    QVERIFY(game.pgn().contains("[Result \"0-1\"]"));
    QVERIFY(game.pgn().contains("2. g4 Qh4# 0-1"));
    game.undo();
    QVERIFY(game.pgn().contains("[Result \"*\"]"));
    game.offerDraw();
    game.agreeDraw();
    QVERIFY(game.pgn().contains("[Result \"1/2-1/2\"]"));
}

QTEST_GUILESS_MAIN(ChessGameEndingsTest)
#include "chess_game_endings_test.moc"
