// SPDX-License-Identifier: MIT
#include "game_play.h"

#include <piece_model.h>

#include <QAbstractItemModelTester>
#include <QSet>
#include <QSignalSpy>
#include <QtTest>

using namespace qipan::app;

/// Men keep their identity, and the model tells of a move as the smallest change.
class PieceModelTest : public QObject {
    Q_OBJECT

private slots:
    void showsEachManOnce();
    void aMoveChangesOnlyTheSquareOfOneRow();
    void aCaptureRemovesTheTakenMan();
    void castlingMovesKingAndRook();
    void takingInPassingRemovesThePawnBesideIt();
    void aPromotionChangesTheKindInPlace();
    void undoBringsTheTakenManBackAsItself();
    void undoOfAPromotionGivesThePawnBack();
    void steppingAndJumpingKeepsIds();
    void aNewGameMovesTheMenHome();
    void isRightAfterEachPlyOfAWholeGame();
    void losesAllMenWithoutAGame();

private:
    struct Man {
        int id = -1;
        QString kind;
    };
    /// The man on a square; its id is -1 when there is none.
    static Man on(const PieceModel& model, const char* square)
    {
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row);
            if (model.data(index, PieceModel::SquareRole).toInt() == at(square))
                return {model.data(index, PieceModel::PieceIdRole).toInt(),
                        model.data(index, PieceModel::KindRole).toString()};
        }
        return {};
    }
    /// Whether the model shows exactly the game's position, each man with an id of its own.
    static bool agrees(const PieceModel& model, const ChessGame& game)
    {
        QSet<int> ids;
        QSet<int> squares;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row);
            const int square = model.data(index, PieceModel::SquareRole).toInt();
            ids << model.data(index, PieceModel::PieceIdRole).toInt();
            squares << square;
            if (game.pieceAt(square) != model.data(index, PieceModel::KindRole).toString())
                return false;
        }
        int men = 0;
        for (int square = 0; square < 64; ++square)
            men += game.pieceAt(square).isEmpty() ? 0 : 1;
        return ids.size() == men && squares.size() == men && model.rowCount() == men;
    }
};

void PieceModelTest::showsEachManOnce()
{
    ChessGame game;
    PieceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setGame(&game);
    QCOMPARE(model.rowCount(), 32);
    QVERIFY(agrees(model, game));
}

void PieceModelTest::aMoveChangesOnlyTheSquareOfOneRow()
{
    ChessGame game;
    PieceModel model;
    model.setGame(&game);
    const int id = on(model, "g1").id;
    QSignalSpy changed(&model, &PieceModel::dataChanged);
    QSignalSpy inserted(&model, &PieceModel::rowsInserted);
    QSignalSpy removed(&model, &PieceModel::rowsRemoved);
    QSignalSpy reset(&model, &PieceModel::modelReset);
    QCOMPARE(play(game, "Nf3"), QString());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().at(0), changed.first().at(1));
    QCOMPARE(changed.first().at(2).value<QList<int>>(), QList<int>({PieceModel::SquareRole}));
    QCOMPARE(inserted.count() + removed.count() + reset.count(), 0);
    QCOMPARE(on(model, "f3").id, id);
}

void PieceModelTest::aCaptureRemovesTheTakenMan()
{
    ChessGame game;
    PieceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setGame(&game);
    QCOMPARE(play(game, "e4 d5"), QString());
    const int taker = on(model, "e4").id;
    QSignalSpy changed(&model, &PieceModel::dataChanged);
    QSignalSpy removed(&model, &PieceModel::rowsRemoved);
    QCOMPARE(play(game, "exd5"), QString());
    QCOMPARE(on(model, "d5").id, taker);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(removed.count(), 1);
    QVERIFY(agrees(model, game));
}

void PieceModelTest::castlingMovesKingAndRook()
{
    ChessGame game;
    PieceModel model;
    model.setGame(&game);
    QVERIFY(game.newGameFromFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"));
    const int king = on(model, "e1").id;
    const int rook = on(model, "a1").id;
    QCOMPARE(play(game, "O-O-O"), QString());
    QCOMPARE(on(model, "c1").id, king);
    QCOMPARE(on(model, "d1").id, rook);
    game.undo();
    QCOMPARE(on(model, "e1").id, king);
    QCOMPARE(on(model, "a1").id, rook);
}

void PieceModelTest::takingInPassingRemovesThePawnBesideIt()
{
    ChessGame game;
    PieceModel model;
    model.setGame(&game);
    QCOMPARE(play(game, "e4 a6 e5 d5"), QString());
    const int taker = on(model, "e5").id;
    const int taken = on(model, "d5").id;
    QCOMPARE(play(game, "exd6"), QString());
    QCOMPARE(on(model, "d6").id, taker);
    QCOMPARE(on(model, "d5").id, -1);
    game.undo();
    QCOMPARE(on(model, "d5").id, taken);
}

void PieceModelTest::aPromotionChangesTheKindInPlace()
{
    ChessGame game;
    PieceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setGame(&game);
    QVERIFY(game.newGameFromFen("1r5k/P7/8/8/8/8/8/K7 w - - 0 1"));
    const int pawn = on(model, "a7").id;
    QSignalSpy inserted(&model, &PieceModel::rowsInserted);
    QCOMPARE(play(game, "axb8=N"), QString());
    QCOMPARE(on(model, "b8").id, pawn);
    QCOMPARE(on(model, "b8").kind, "wN");
    QCOMPARE(inserted.count(), 0);
}

void PieceModelTest::undoBringsTheTakenManBackAsItself()
{
    ChessGame game;
    PieceModel model;
    model.setGame(&game);
    QCOMPARE(play(game, "e4 d5 exd5 Nf6 Nc3"), QString());
    const int first = on(model, "d5").id;
    QCOMPARE(play(game, "Nxd5 Nxd5 Qxd5"), QString());
    game.undo();
    game.undo();
    game.undo();
    QCOMPARE(on(model, "d5").id, first);
    QCOMPARE(on(model, "d5").kind, "wP");
    QVERIFY(agrees(model, game));
}

void PieceModelTest::undoOfAPromotionGivesThePawnBack()
{
    ChessGame game;
    PieceModel model;
    model.setGame(&game);
    QVERIFY(game.newGameFromFen("1r5k/P7/8/8/8/8/8/KQ6 w - - 0 1"));
    const int pawn = on(model, "a7").id;
    const int queen = on(model, "b1").id;
    const int rook = on(model, "b8").id;
    QCOMPARE(play(game, "axb8=Q+"), QString());
    game.undo();
    QCOMPARE(on(model, "a7").id, pawn);
    QCOMPARE(on(model, "a7").kind, "wP");
    QCOMPARE(on(model, "b1").id, queen);
    QCOMPARE(on(model, "b8").id, rook);
}

void PieceModelTest::steppingAndJumpingKeepsIds()
{
    ChessGame game;
    PieceModel model;
    model.setGame(&game);
    const int knight = on(model, "b1").id;
    const int king = on(model, "e1").id;
    QCOMPARE(play(game, "Nc3 e5 Nf3 d6 e3 Nf6 Be2 Be7 O-O"), QString());
    const int count = model.rowCount();
    QSignalSpy inserted(&model, &PieceModel::rowsInserted);
    game.goToStart();
    QCOMPARE(on(model, "b1").id, knight);
    QCOMPARE(on(model, "e1").id, king);
    game.goToEnd();
    QCOMPARE(on(model, "c3").id, knight);
    QCOMPARE(on(model, "g1").id, king);
    QCOMPARE(model.rowCount(), count);
    QCOMPARE(inserted.count(), 0);
}

void PieceModelTest::aNewGameMovesTheMenHome()
{
    ChessGame game;
    PieceModel model;
    model.setGame(&game);
    const int queen = on(model, "d8").id;
    QCOMPARE(play(game, "e4 d5 exd5 Qxd5"), QString());
    QSignalSpy reset(&model, &PieceModel::modelReset);
    game.newGame();
    QCOMPARE(on(model, "d8").id, queen);
    QCOMPARE(model.rowCount(), 32);
    QCOMPARE(reset.count(), 0);
    QVERIFY(agrees(model, game));
}

void PieceModelTest::isRightAfterEachPlyOfAWholeGame()
{
    ChessGame game;
    PieceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setGame(&game);
    const QString moves = "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 "
                          "h5 Qg5 Qf3 Ng8 Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#";
    for (const QString& move : moves.split(' ')) {
        QVERIFY2(game.moveText(move), qPrintable(move));
        QVERIFY2(agrees(model, game), qPrintable(move));
    }
    QCOMPARE(game.reason(), ChessGame::Checkmate);
    for (int jump : {10, 44, 3, 30, 0, 45, 1}) {
        game.goToPly(jump);
        QVERIFY(agrees(model, game));
    }
    while (game.canUndo()) {
        game.undo();
        QVERIFY(agrees(model, game));
    }
    QCOMPARE(model.rowCount(), 32);
}

void PieceModelTest::losesAllMenWithoutAGame()
{
    ChessGame game;
    PieceModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy games(&model, &PieceModel::gameChanged);
    model.setGame(&game);
    model.setGame(&game);
    model.setGame(nullptr);
    QCOMPARE(games.count(), 2);
    QCOMPARE(model.rowCount(), 0);
}

QTEST_GUILESS_MAIN(PieceModelTest)
#include "piece_model_test.moc"
