// SPDX-License-Identifier: MIT
#include "game_play.h"

#include <board_input.h>
#include <square_model.h>

#include <QAbstractItemModelTester>
#include <QSet>
#include <QSignalSpy>
#include <QtTest>

using namespace qipan::app;

/// The marks on the squares, and that only squares that changed are told of.
class SquareModelTest : public QObject {
    Q_OBJECT

private slots:
    void hasSixtyFourRowsWithOrWithoutAGame();
    void namesTheSquares();
    void marksTheSelectedManAndItsTargets();
    void marksCapturesAlsoInPassing();
    void marksTheLastMove();
    void marksTheKingInCheck();
    void marksTheCursor();
    void tellsOnlyOfSquaresThatChanged();
    void tellsOnlyOfRolesThatChanged();
    void neverChangesItsRows();
    void describesASquareInWords();
    void theCursorSquareSaysTheLastMove();

private:
    static QVariant value(const SquareModel& model, const char* square, SquareModel::Role role)
    {
        return model.data(model.index(at(square)), role);
    }
    static QStringList marked(const SquareModel& model, SquareModel::Role role)
    {
        QStringList names;
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.data(model.index(row), role).toBool())
                names << model.data(model.index(row), SquareModel::NameRole).toString();
        }
        return names;
    }
    static QSet<int> changedRows(const QSignalSpy& spy)
    {
        QSet<int> rows;
        for (const QVariantList& change : spy) {
            for (int row = change[0].toModelIndex().row(); row <= change[1].toModelIndex().row(); ++row)
                rows << row;
        }
        return rows;
    }
};

void SquareModelTest::hasSixtyFourRowsWithOrWithoutAGame()
{
    SquareModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 64);
    QCOMPARE(value(model, "e1", SquareModel::PieceRole).toString(), QString());
    {
        ChessGame game;
        model.setGame(&game);
        QCOMPARE(value(model, "e1", SquareModel::PieceRole).toString(), "wK");
    }
    QCOMPARE(model.game(), nullptr);
    QCOMPARE(model.rowCount(), 64);
    model.setGame(nullptr);
    QCOMPARE(model.data(model.index(0), SquareModel::DescriptionRole).toString(), "a1, white rook");
}

void SquareModelTest::namesTheSquares()
{
    ChessGame game;
    SquareModel model;
    model.setGame(&game);
    QCOMPARE(model.data(model.index(0), SquareModel::NameRole).toString(), "a1");
    QCOMPARE(model.data(model.index(27), SquareModel::NameRole).toString(), "d4");
    QCOMPARE(model.data(model.index(63), SquareModel::NameRole).toString(), "h8");
    QCOMPARE(value(model, "a1", SquareModel::LightRole).toBool(), false);
    QCOMPARE(value(model, "h1", SquareModel::LightRole).toBool(), true);
    QCOMPARE(value(model, "g8", SquareModel::PieceNameRole).toString(), "black knight");
    QCOMPARE(value(model, "e4", SquareModel::PieceNameRole).toString(), "empty");
}

void SquareModelTest::marksTheSelectedManAndItsTargets()
{
    ChessGame game;
    BoardInput input;
    input.setGame(&game);
    SquareModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setGame(&game);
    model.setInput(&input);
    input.press(at("e2"));
    QCOMPARE(marked(model, SquareModel::SelectedRole), QStringList({"e2"}));
    QCOMPARE(marked(model, SquareModel::TargetRole), QStringList({"e3", "e4"}));
    QVERIFY(marked(model, SquareModel::CaptureRole).isEmpty());
    input.press(at("e5"));
    QVERIFY(marked(model, SquareModel::SelectedRole).isEmpty());
    QVERIFY(marked(model, SquareModel::TargetRole).isEmpty());
}

void SquareModelTest::marksCapturesAlsoInPassing()
{
    ChessGame game;
    BoardInput input;
    input.setGame(&game);
    SquareModel model;
    model.setGame(&game);
    model.setInput(&input);
    QCOMPARE(play(game, "e4 f6 e5 d5"), QString());
    input.press(at("e5"));
    QCOMPARE(marked(model, SquareModel::CaptureRole), QStringList({"d6", "f6"}));
    QCOMPARE(marked(model, SquareModel::TargetRole), QStringList({"e6"}));
}

void SquareModelTest::marksTheLastMove()
{
    ChessGame game;
    SquareModel model;
    model.setGame(&game);
    QCOMPARE(play(game, "e4 e5"), QString());
    QCOMPARE(marked(model, SquareModel::LastFromRole), QStringList({"e7"}));
    QCOMPARE(marked(model, SquareModel::LastToRole), QStringList({"e5"}));
    game.stepBack();
    QCOMPARE(marked(model, SquareModel::LastFromRole), QStringList({"e2"}));
    game.stepBack();
    QVERIFY(marked(model, SquareModel::LastFromRole).isEmpty());
    QVERIFY(marked(model, SquareModel::LastToRole).isEmpty());
}

void SquareModelTest::marksTheKingInCheck()
{
    ChessGame game;
    SquareModel model;
    model.setGame(&game);
    QCOMPARE(play(game, "e4 f5 Qh5+"), QString());
    QCOMPARE(marked(model, SquareModel::CheckRole), QStringList({"e8"}));
    QCOMPARE(play(game, "g6"), QString());
    QVERIFY(marked(model, SquareModel::CheckRole).isEmpty());
}

void SquareModelTest::marksTheCursor()
{
    ChessGame game;
    BoardInput input;
    input.setGame(&game);
    SquareModel model;
    model.setGame(&game);
    model.setInput(&input);
    QVERIFY(marked(model, SquareModel::CursorRole).isEmpty());
    input.moveCursor(0, 0);
    QCOMPARE(marked(model, SquareModel::CursorRole), QStringList({"e2"}));
    input.hideCursor();
    QVERIFY(marked(model, SquareModel::CursorRole).isEmpty());
}

void SquareModelTest::tellsOnlyOfSquaresThatChanged()
{
    ChessGame game;
    BoardInput input;
    input.setGame(&game);
    SquareModel model;
    model.setGame(&game);
    model.setInput(&input);
    QSignalSpy changed(&model, &SquareModel::dataChanged);
    input.press(at("e2"));
    QCOMPARE(changedRows(changed), QSet<int>({at("e2"), at("e3"), at("e4")}));
    changed.clear();
    input.press(at("e4"));
    QCOMPARE(changedRows(changed), QSet<int>({at("e2"), at("e3"), at("e4")}));
    changed.clear();
    QCOMPARE(play(game, "Nf6"), QString());
    QCOMPARE(changedRows(changed), QSet<int>({at("e2"), at("e4"), at("g8"), at("f6")}));
    changed.clear();
    input.press(at("a6"));
    QCOMPARE(changed.count(), 0);
}

void SquareModelTest::tellsOnlyOfRolesThatChanged()
{
    ChessGame game;
    BoardInput input;
    input.setGame(&game);
    SquareModel model;
    model.setGame(&game);
    model.setInput(&input);
    QSignalSpy changed(&model, &SquareModel::dataChanged);
    input.moveCursor(0, 0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().at(2).value<QList<int>>(),
             QList<int>({SquareModel::CursorRole, SquareModel::DescriptionRole}));
}

void SquareModelTest::neverChangesItsRows()
{
    ChessGame game;
    SquareModel model;
    model.setGame(&game);
    QSignalSpy inserted(&model, &SquareModel::rowsInserted);
    QSignalSpy removed(&model, &SquareModel::rowsRemoved);
    QSignalSpy reset(&model, &SquareModel::modelReset);
    QCOMPARE(play(game, "e4 d5 exd5 Qxd5"), QString());
    game.goToStart();
    game.newGame();
    QCOMPARE(inserted.count() + removed.count() + reset.count(), 0);
}

void SquareModelTest::describesASquareInWords()
{
    ChessGame game;
    BoardInput input;
    input.setGame(&game);
    SquareModel model;
    model.setGame(&game);
    model.setInput(&input);
    QCOMPARE(play(game, "e4 d5"), QString());
    input.press(at("e4"));
    const auto text = [&](const char* square) { return value(model, square, SquareModel::DescriptionRole).toString(); };
    QCOMPARE(text("a3"), "a3, empty");
    QCOMPARE(text("e4"), "e4, white pawn, selected");
    QCOMPARE(text("e5"), "e5, empty, possible move");
    QCOMPARE(text("d5"), "d5, black pawn, possible capture, reached by the last move");
    QCOMPARE(text("d7"), "d7, empty, left by the last move");
    QCOMPARE(play(game, "exd5 Qxd5 Nc3 Qe5+"), QString());
    QCOMPARE(text("e1"), "e1, white king, in check");
}

void SquareModelTest::theCursorSquareSaysTheLastMove()
{
    ChessGame game;
    BoardInput input;
    input.setGame(&game);
    SquareModel model;
    model.setGame(&game);
    model.setInput(&input);
    input.moveCursor(0, 0);
    QCOMPARE(value(model, "e2", SquareModel::DescriptionRole).toString(), "e2, white pawn");
    QSignalSpy changed(&model, &SquareModel::dataChanged);
    QCOMPARE(play(game, "Nf3"), QString());
    QCOMPARE(value(model, "e2", SquareModel::DescriptionRole).toString(), "e2, white pawn. White: knight g1 to f3");
    QVERIFY(changedRows(changed).contains(at("e2")));
}

QTEST_GUILESS_MAIN(SquareModelTest)
#include "square_model_test.moc"
