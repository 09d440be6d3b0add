// SPDX-License-Identifier: MIT
#include "game_play.h"

#include <move_list_model.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace qipan::app;

/// The list of moves, a row a full move, and its smallest changes.
class MoveListModelTest : public QObject {
    Q_OBJECT

private slots:
    void listsFullMoves();
    void beginsWithBlack();
    void aMoveInsertsOrChangesOneRow();
    void undoRemovesOrChangesOneRow();
    void aReplacedLineKeepsTheRowsBeforeIt();
    void aNewGameEmptiesIt();
    void followsTheShownPly();

private:
    static QStringList rows(const MoveListModel& model)
    {
        QStringList list;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row);
            list << QStringLiteral("%1 %2/%3 %4/%5")
                        .arg(model.data(index, MoveListModel::NumberRole).toInt())
                        .arg(model.data(index, MoveListModel::WhiteRole).toString())
                        .arg(model.data(index, MoveListModel::WhitePlyRole).toInt())
                        .arg(model.data(index, MoveListModel::BlackRole).toString())
                        .arg(model.data(index, MoveListModel::BlackPlyRole).toInt());
        }
        return list;
    }
};

void MoveListModelTest::listsFullMoves()
{
    ChessGame game;
    MoveListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setGame(&game);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(play(game, "e4 e5 Nf3"), QString());
    QCOMPARE(rows(model), QStringList({"1 e4/1 e5/2", "2 Nf3/3 /-1"}));
}

void MoveListModelTest::beginsWithBlack()
{
    ChessGame game;
    MoveListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setGame(&game);
    QVERIFY(game.newGameFromFen("4k3/8/8/8/8/8/8/4K2R b K - 5 20"));
    QCOMPARE(play(game, "Kd7"), QString());
    QCOMPARE(rows(model), QStringList({"20 …/-1 Kd7/1"}));
    QCOMPARE(play(game, "O-O Kc6"), QString());
    QCOMPARE(rows(model), QStringList({"20 …/-1 Kd7/1", "21 O-O/2 Kc6/3"}));
    QCOMPARE(model.currentRow(), 1);
    game.goToPly(1);
    QCOMPARE(model.currentRow(), 0);
}

void MoveListModelTest::aMoveInsertsOrChangesOneRow()
{
    ChessGame game;
    MoveListModel model;
    model.setGame(&game);
    QSignalSpy inserted(&model, &MoveListModel::rowsInserted);
    QSignalSpy changed(&model, &MoveListModel::dataChanged);
    QSignalSpy reset(&model, &MoveListModel::modelReset);
    QCOMPARE(play(game, "e4"), QString());
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(play(game, "e5"), QString());
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(play(game, "Nf3"), QString());
    QCOMPARE(inserted.count(), 2);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(reset.count(), 0);
}

void MoveListModelTest::undoRemovesOrChangesOneRow()
{
    ChessGame game;
    MoveListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setGame(&game);
    QCOMPARE(play(game, "e4 e5 Nf3"), QString());
    QSignalSpy removed(&model, &MoveListModel::rowsRemoved);
    QSignalSpy changed(&model, &MoveListModel::dataChanged);
    game.undo();
    QCOMPARE(removed.count(), 1);
    QCOMPARE(changed.count(), 0);
    game.undo();
    QCOMPARE(removed.count(), 1);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(rows(model), QStringList({"1 e4/1 /-1"}));
    game.redo();
    QCOMPARE(rows(model), QStringList({"1 e4/1 e5/2"}));
}

void MoveListModelTest::aReplacedLineKeepsTheRowsBeforeIt()
{
    ChessGame game;
    MoveListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setGame(&game);
    QCOMPARE(play(game, "e4 e5 Nf3 Nc6 Bb5 a6"), QString());
    game.goToPly(3);
    QSignalSpy changed(&model, &MoveListModel::dataChanged);
    QCOMPARE(play(game, "d6"), QString());
    QCOMPARE(rows(model), QStringList({"1 e4/1 e5/2", "2 Nf3/3 d6/4"}));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().first().toModelIndex().row(), 1);
    game.undo();
    QCOMPARE(rows(model), QStringList({"1 e4/1 e5/2", "2 Nf3/3 Nc6/4", "3 Bb5/5 a6/6"}));
}

void MoveListModelTest::aNewGameEmptiesIt()
{
    ChessGame game;
    MoveListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setGame(&game);
    QCOMPARE(play(game, "e4 e5"), QString());
    game.newGame();
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.currentRow(), -1);
}

void MoveListModelTest::followsTheShownPly()
{
    ChessGame game;
    MoveListModel model;
    model.setGame(&game);
    QSignalSpy current(&model, &MoveListModel::currentRowChanged);
    QCOMPARE(model.currentRow(), -1);
    QCOMPARE(play(game, "e4"), QString());
    QCOMPARE(model.currentRow(), 0);
    QCOMPARE(play(game, "e5"), QString());
    QCOMPARE(current.count(), 1);
    QCOMPARE(play(game, "Nf3"), QString());
    QCOMPARE(model.currentRow(), 1);
    QCOMPARE(current.count(), 2);
    game.undo();
    QCOMPARE(model.currentRow(), 0);
    QCOMPARE(current.count(), 3);
    game.goToStart();
    QCOMPARE(model.currentRow(), -1);
    QCOMPARE(current.count(), 4);
}

QTEST_GUILESS_MAIN(MoveListModelTest)
#include "move_list_model_test.moc"
