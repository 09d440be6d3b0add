// SPDX-License-Identifier: MIT
#include "game_play.h"

#include <QSignalSpy>
#include <QtTest>

using namespace qipan::app;

/// Moves as they enter, what is refused and why, and what the game tells of the shown position.
class ChessGameTest : public QObject {
    Q_OBJECT

private slots:
    void startsReadyToPlay();
    void playsAMove();
    void tellsOfAMoveOnceAndOnlyOfWhatChanged();
    void tellsOfNothingWhenAMoveIsRefused();
    void saysWhyAMoveIsRefused_data();
    void saysWhyAMoveIsRefused();
    void asksForThePromotion();
    void castlesOnBothSides();
    void takesInPassing();
    void promotesToEachMan_data();
    void promotesToEachMan();
    void takesTypedMoves_data();
    void takesTypedMoves();
    void saysWhyATypedMoveIsRefused_data();
    void saysWhyATypedMoveIsRefused();
    void countsTakenMenAndTheScore();
    void saysTheLastMoveInASentence_data();
    void saysTheLastMoveInASentence();
    void tellsLegalTargetsOfTheSideToMoveOnly();
    void setsUpAPosition();
    void keepsTheGameWhenAPositionIsRefused();
};

void ChessGameTest::startsReadyToPlay()
{
    ChessGame game;
    QCOMPARE(game.turn(), 0);
    QCOMPARE(game.ply(), 0);
    QCOMPARE(game.plyCount(), 0);
    QCOMPARE(game.moveNumber(), 1);
    QVERIFY(game.atEnd());
    QVERIFY(!game.canUndo());
    QVERIFY(!game.canRedo());
    QVERIFY(!game.isModified());
    QCOMPARE(game.outcome(), ChessGame::Ongoing);
    QCOMPARE(game.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    QCOMPARE(game.lastMoveText(), QString());
    QCOMPARE(game.pieceAt(at("e1")), "wK");
    QCOMPARE(game.pieceAt(at("d8")), "bQ");
    QCOMPARE(game.pieceAt(at("e4")), QString());
    QCOMPARE(game.pieceAt(-1), QString());
    QCOMPARE(game.pieceAt(64), QString());
}

void ChessGameTest::playsAMove()
{
    ChessGame game;
    QSignalSpy played(&game, &ChessGame::movePlayed);
    QVERIFY(game.move(at("e2"), at("e4")));
    QCOMPARE(game.turn(), 1);
    QCOMPARE(game.ply(), 1);
    QCOMPARE(game.lastFrom(), at("e2"));
    QCOMPARE(game.lastTo(), at("e4"));
    QCOMPARE(game.sanAt(1), "e4");
    QVERIFY(game.isModified());
    QCOMPARE(played.count(), 1);
    QCOMPARE(played.first(), QVariantList({at("e2"), at("e4"), false}));
    QCOMPARE(play(game, "d5 exd5"), QString());
    QCOMPARE(played.last(), QVariantList({at("e4"), at("d5"), true}));
}

void ChessGameTest::tellsOfAMoveOnceAndOnlyOfWhatChanged()
{
    ChessGame game;
    QCOMPARE(play(game, "e4"), QString());
    QSignalSpy position(&game, &ChessGame::positionChanged);
    QSignalSpy turn(&game, &ChessGame::turnChanged);
    QSignalSpy ply(&game, &ChessGame::plyChanged);
    QSignalSpy count(&game, &ChessGame::plyCountChanged);
    QSignalSpy end(&game, &ChessGame::atEndChanged);
    QSignalSpy undo(&game, &ChessGame::canUndoChanged);
    QSignalSpy redo(&game, &ChessGame::canRedoChanged);
    QSignalSpy modified(&game, &ChessGame::modifiedChanged);
    QSignalSpy outcome(&game, &ChessGame::outcomeChanged);
    QSignalSpy lineChange(&game, &ChessGame::lineChanged);
    QVERIFY(game.move(at("e7"), at("e5")));
    QCOMPARE(position.count(), 1);
    QCOMPARE(turn.count(), 1);
    QCOMPARE(ply.count(), 1);
    QCOMPARE(count.count(), 1);
    QCOMPARE(lineChange.count(), 1);
    QCOMPARE(lineChange.first().first().toInt(), 1);
    QCOMPARE(end.count(), 0);
    QCOMPARE(undo.count(), 0);
    QCOMPARE(redo.count(), 0);
    QCOMPARE(modified.count(), 0);
    QCOMPARE(outcome.count(), 0);

    game.goToPly(0);
    QCOMPARE(position.count(), 2);
    QCOMPARE(turn.count(), 1);  // two plies back it is the same side's turn
    QCOMPARE(end.count(), 1);
    QCOMPARE(count.count(), 1);
    QCOMPARE(lineChange.count(), 1);
    game.goToStart();
    game.goToPly(-5);
    game.stepBack();
    QCOMPARE(position.count(), 2);
    QCOMPARE(ply.count(), 2);
}

void ChessGameTest::tellsOfNothingWhenAMoveIsRefused()
{
    ChessGame game;
    QSignalSpy position(&game, &ChessGame::positionChanged);
    QSignalSpy ply(&game, &ChessGame::plyChanged);
    QSignalSpy modified(&game, &ChessGame::modifiedChanged);
    QSignalSpy rejected(&game, &ChessGame::moveRejected);
    QVERIFY(!game.move(at("e2"), at("e5")));
    QCOMPARE(rejected.count(), 1);
    QCOMPARE(position.count() + ply.count() + modified.count(), 0);
}

void ChessGameTest::saysWhyAMoveIsRefused_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("promotion");
    QTest::addColumn<ChessGame::Refusal>("reason");

    const QString start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    QTest::newRow("empty square") << start << at("e4") << at("e5") << 0 << ChessGame::NotYourMan;
    QTest::newRow("the other side's man") << start << at("e7") << at("e5") << 0 << ChessGame::NotYourMan;
    QTest::newRow("off the board") << start << -1 << at("e4") << 0 << ChessGame::IllegalMove;
    QTest::newRow("onto the own man") << start << at("a1") << at("a2") << 0 << ChessGame::IllegalMove;
    QTest::newRow("pawn three squares") << start << at("e2") << at("e5") << 0 << ChessGame::IllegalMove;
    QTest::newRow("bishop through a pawn") << start << at("f1") << at("b5") << 0 << ChessGame::IllegalMove;
    QTest::newRow("promotion of a knight") << start << at("g1") << at("f3") << 5 << ChessGame::IllegalMove;
    QTest::newRow("promotion to a king") << "8/P6k/8/8/8/8/8/K7 w - - 0 1" << at("a7") << at("a8") << 6
                                         << ChessGame::IllegalMove;
    QTest::newRow("promotion missing") << "8/P6k/8/8/8/8/8/K7 w - - 0 1" << at("a7") << at("a8") << 0
                                       << ChessGame::PromotionMissing;
    QTest::newRow("pinned knight") << "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1" << at("e3") << at("f5") << 0
                                   << ChessGame::LeavesKingInCheck;
    QTest::newRow("pinned knight, no knight's move")
        << "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1" << at("e3") << at("e5") << 0 << ChessGame::IllegalMove;
    QTest::newRow("pinned pawn takes") << "4r2k/8/8/8/8/3p4/4P3/4K3 w - - 0 1" << at("e2") << at("d3") << 0
                                       << ChessGame::LeavesKingInCheck;
    QTest::newRow("check not answered") << "4r2k/8/8/8/8/8/P7/4K3 w - - 0 1" << at("a2") << at("a4") << 0
                                        << ChessGame::LeavesKingInCheck;
    QTest::newRow("king into check") << "3r3k/8/8/8/8/8/8/4K3 w - - 0 1" << at("e1") << at("d1") << 0
                                     << ChessGame::LeavesKingInCheck;
    QTest::newRow("king two ranks up") << "3r3k/8/8/8/8/8/8/4K3 w - - 0 1" << at("e1") << at("e3") << 0
                                       << ChessGame::IllegalMove;
    QTest::newRow("in passing would open the rank")
        << "7k/8/8/r2pP2K/8/8/8/8 w - d6 0 1" << at("e5") << at("d6") << 0 << ChessGame::IllegalMove;
    QTest::newRow("castling through check")
        << "k4r2/8/8/8/8/8/8/4K2R w K - 0 1" << at("e1") << at("g1") << 0 << ChessGame::IllegalMove;
    QTest::newRow("after mate") << "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1" << at("g7") << at("g6") << 0
                                << ChessGame::GameOver;
}

void ChessGameTest::saysWhyAMoveIsRefused()
{
    QFETCH(QString, fen);
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(int, promotion);
    QFETCH(ChessGame::Refusal, reason);
    ChessGame game;
    QVERIFY(game.newGameFromFen(fen));
    const QString before = game.fen();
    QSignalSpy rejected(&game, &ChessGame::moveRejected);
    QVERIFY(!game.move(from, to, promotion));
    QCOMPARE(rejected.count(), 1);
    QCOMPARE(rejected.first().at(0).toInt(), from);
    QCOMPARE(rejected.first().at(1).toInt(), to);
    QCOMPARE(rejected.first().at(2).value<ChessGame::Refusal>(), reason);
    QCOMPARE(game.fen(), before);
}

void ChessGameTest::asksForThePromotion()
{
    ChessGame game;
    QVERIFY(game.newGameFromFen("1r5k/P7/8/8/8/8/7P/K7 w - - 0 1"));
    QVERIFY(game.needsPromotion(at("a7"), at("a8")));
    QVERIFY(game.needsPromotion(at("a7"), at("b8")));
    QVERIFY(!game.needsPromotion(at("a7"), at("c8")));
    QVERIFY(!game.needsPromotion(at("h2"), at("h3")));
    QVERIFY(!game.needsPromotion(-1, 99));
}

void ChessGameTest::castlesOnBothSides()
{
    ChessGame game;
    QVERIFY(game.newGameFromFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"));
    QVERIFY(game.move(at("e1"), at("g1")));
    QVERIFY(game.move(at("e8"), at("c8")));
    QCOMPARE(line(game), "O-O O-O-O");
    QCOMPARE(game.fen(), "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
}

void ChessGameTest::takesInPassing()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 a6 e5 d5"), QString());
    QVERIFY(game.isCapture(at("e5"), at("d6")));
    QSignalSpy played(&game, &ChessGame::movePlayed);
    QVERIFY(game.move(at("e5"), at("d6")));
    QCOMPARE(played.first().at(2).toBool(), true);
    QCOMPARE(game.pieceAt(at("d5")), QString());
    QCOMPARE(game.capturedByWhite(), QStringList({"bP"}));
}

void ChessGameTest::promotesToEachMan_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("san");
    QTest::newRow("knight") << int(CHESS_TYPE_KNIGHT) << "wN"
                            << "a8=N";
    QTest::newRow("bishop") << int(CHESS_TYPE_BISHOP) << "wB"
                            << "a8=B";
    QTest::newRow("rook") << int(CHESS_TYPE_ROOK) << "wR"
                          << "a8=R";
    QTest::newRow("queen") << int(CHESS_TYPE_QUEEN) << "wQ"
                           << "a8=Q";
}

void ChessGameTest::promotesToEachMan()
{
    QFETCH(int, type);
    QFETCH(QString, kind);
    QFETCH(QString, san);
    ChessGame game;
    QVERIFY(game.newGameFromFen("8/P7/7k/8/8/8/8/K7 w - - 0 1"));
    QVERIFY(game.move(at("a7"), at("a8"), type));
    QCOMPARE(game.pieceAt(at("a8")), kind);
    QCOMPARE(game.sanAt(1), san);
}

void ChessGameTest::takesTypedMoves_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("san");
    QTest::newRow("SAN") << "Nf3"
                         << "Nf3";
    QTest::newRow("coordinates") << "e2e4"
                                 << "e4";
    QTest::newRow("coordinates with a dash") << "e2-e4"
                                             << "e4";
    QTest::newRow("white space around it") << " Nc3 "
                                           << "Nc3";
}

void ChessGameTest::takesTypedMoves()
{
    QFETCH(QString, text);
    QFETCH(QString, san);
    ChessGame game;
    QVERIFY(game.moveText(text));
    QCOMPARE(game.sanAt(1), san);
}

void ChessGameTest::saysWhyATypedMoveIsRefused_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("word");
    const QString start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    QTest::newRow("illegal SAN") << start << "Nd4"
                                 << "“Nd4” is not a legal move here.";
    QTest::newRow("illegal coordinates") << start << "e2e5"
                                         << "“e2e5” is not a legal move here.";
    QTest::newRow("a pawn that is not there") << start << "b8"
                                              << "“b8” is not a legal move here.";
    QTest::newRow("in check") << "4k3/8/8/8/8/8/4r3/4K1N1 w - - 0 1"
                              << "Nf3"
                              << "“Nf3” is not a legal move: the king is in check.";
    QTest::newRow("promotion") << "7k/P7/8/8/8/8/8/K7 w - - 0 1"
                               << "a8"
                               << "Choose what the pawn becomes.";
    QTest::newRow("ambiguous") << "7k/8/8/8/8/8/8/KN3N2 w - - 0 1"
                               << "Nd2"
                               << "More than one piece can play “Nd2”.";
    QTest::newRow("no move text") << start << "hello"
                                  << "“hello” is not a move.";
    QTest::newRow("after mate") << "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"
                                << "g6"
                                << "over";
}

void ChessGameTest::saysWhyATypedMoveIsRefused()
{
    QFETCH(QString, fen);
    QFETCH(QString, text);
    QFETCH(QString, word);
    ChessGame game;
    QVERIFY(game.newGameFromFen(fen));
    QSignalSpy rejected(&game, &ChessGame::moveTextRejected);
    QVERIFY(!game.moveText(text));
    QCOMPARE(rejected.count(), 1);
    QCOMPARE(rejected.first().at(0).toString(), text);
    const QString reason = rejected.first().at(1).toString();
    QVERIFY2(reason.contains(word), qPrintable(reason));
    QCOMPARE(game.plyCount(), 0);
}

void ChessGameTest::countsTakenMenAndTheScore()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 d5 exd5 Qxd5 Nc3 Qxa2 Nxa2"), QString());
    QCOMPARE(game.capturedByWhite(), QStringList({"bQ", "bP"}));
    QCOMPARE(game.capturedByBlack(), QStringList({"wP", "wP"}));
    QCOMPARE(game.scoreDifference(), 8);
    game.stepBack();
    QCOMPARE(game.capturedByWhite(), QStringList({"bP"}));
    QCOMPARE(game.scoreDifference(), -1);
    game.goToStart();
    QVERIFY(game.capturedByWhite().isEmpty() && game.capturedByBlack().isEmpty());
    QCOMPARE(game.scoreDifference(), 0);
}

void ChessGameTest::saysTheLastMoveInASentence_data()
{
    QTest::addColumn<QString>("fen");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("sentence");
    const QString start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    QTest::newRow("a move") << start << "Nf3"
                            << "White: knight g1 to f3";
    QTest::newRow("a capture") << "7k/8/8/3p4/4P3/8/8/K7 w - - 0 1"
                               << "exd5"
                               << "White: pawn e4 takes pawn on d5";
    QTest::newRow("in passing") << "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1"
                                << "exd6"
                                << "White: pawn e5 takes in passing, to d6";
    QTest::newRow("castling") << "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
                              << "O-O"
                              << "White: castles on the king's side";
    QTest::newRow("long castling, check") << "r3k3/8/8/8/3K4/8/8/8 b q - 0 1"
                                          << "O-O-O"
                                          << "Black: castles on the queen's side, check";
    QTest::newRow("a promotion") << "8/P7/7k/8/8/8/8/K7 w - - 0 1"
                                 << "a8=Q"
                                 << "White: pawn a7 to a8, becomes a queen";
    QTest::newRow("mate") << "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
                          << "Ra8#"
                          << "White: rook a1 to a8, checkmate";
    QTest::newRow("stalemate") << "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"
                               << "Qf7"
                               << "White: queen f1 to f7, stalemate";
}

void ChessGameTest::saysTheLastMoveInASentence()
{
    QFETCH(QString, fen);
    QFETCH(QString, move);
    QFETCH(QString, sentence);
    ChessGame game;
    QVERIFY(game.newGameFromFen(fen));
    QCOMPARE(play(game, move), QString());
    QCOMPARE(game.lastMoveText(), sentence);
    game.stepBack();
    QCOMPARE(game.lastMoveText(), QString());
}

void ChessGameTest::tellsLegalTargetsOfTheSideToMoveOnly()
{
    ChessGame game;
    QList<int> targets = game.legalTargets(at("g1"));
    std::sort(targets.begin(), targets.end());
    QCOMPARE(targets, QList<int>({at("f3"), at("h3")}));
    QVERIFY(game.legalTargets(at("g8")).isEmpty());
    QVERIFY(game.legalTargets(at("e4")).isEmpty());
    QVERIFY(game.legalTargets(-1).isEmpty());
}

void ChessGameTest::setsUpAPosition()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 e5"), QString());
    QSignalSpy replaced(&game, &ChessGame::gameReplaced);
    QVERIFY(game.newGameFromFen("4k3/8/8/8/8/8/8/4K2R b K - 5 20"));
    QCOMPARE(replaced.count(), 1);
    QCOMPARE(game.turn(), 1);
    QCOMPARE(game.firstTurn(), 1);
    QCOMPARE(game.moveNumber(), 20);
    QCOMPARE(game.plyCount(), 0);
    QVERIFY(!game.canUndo());
}

void ChessGameTest::keepsTheGameWhenAPositionIsRefused()
{
    ChessGame game;
    QCOMPARE(play(game, "e4 e5"), QString());
    QSignalSpy replaced(&game, &ChessGame::gameReplaced);
    QSignalSpy rejected(&game, &ChessGame::fenRejected);
    QVERIFY(!game.newGameFromFen("8/8/8/8/8/8/8/K7 w - - 0 1"));
    QCOMPARE(replaced.count(), 0);
    QCOMPARE(rejected.count(), 1);
    QVERIFY(!rejected.first().first().toString().isEmpty());
    QCOMPARE(line(game), "e4 e5");
}

QTEST_GUILESS_MAIN(ChessGameTest)
#include "chess_game_test.moc"
