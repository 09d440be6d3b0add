// SPDX-License-Identifier: MIT
#include "zoujing_games.h"

#include <zoujing_stones.h>

#include <QAbstractItemModelTester>
#include <QSet>
#include <QtTest>

using namespace qipan::zoujing;

/// Four rows that never come or go.
class ZoujingStonesTest : public QObject {
    Q_OBJECT

private slots:
    void showsTheFourStones();
    void aMoveChangesOnlyItsRows();
    void agreesAfterEachPlyThereAndBack();
    void jumpsMoveAsFewStonesAsPossible();
    void marksNothingWhileTheComputerHasTheTurn();
    void titlesFollowTheLanguage();
    void emptyWithoutAGame();

private:
    static QVariant at(const ZoujingStones& model, int row, int role)
    {
        return model.data(model.index(row), role);
    }
    /// Whether the rows are exactly what the game shows.
    static bool agrees(const ZoujingStones& model, const ZoujingGame& game)
    {
        QSet<int> points;
        for (int row = 0; row < model.rowCount(); ++row) {
            const int point = at(model, row, ZoujingStones::PointRole).toInt();
            const QChar letter = at(model, row, ZoujingStones::SideRole).toInt() == ZoujingGame::Black ? 'B' : 'G';
            points << point;
            if (game.stones()[point] != letter || game.stoneOn(point) != row ||
                at(model, row, ZoujingStones::StoneIdRole).toInt() != row ||
                at(model, row, ZoujingStones::LegalRole).toBool() != game.legalStones().contains(point) ||
                at(model, row, ZoujingStones::LastRole).toBool() != (game.lastTo() == point))
                return false;
        }
        return points.size() == 4 && game.stoneOn(game.blank()) == -1;
    }
};

void ZoujingStonesTest::showsTheFourStones()
{
    ZoujingGame game;
    ZoujingStones model;
    QAbstractItemModelTester tester(&model);
    model.setGame(&game);
    QCOMPARE(model.rowCount(), 4);
    QVERIFY(agrees(model, game));
    QStringList titles;
    for (int row = 0; row < 4; ++row)
        titles << at(model, row, ZoujingStones::TitleRole).toString();
    titles.sort();
    QCOMPARE(titles, (QStringList{"Black stone, bottom right, may move", "Black stone, top right, may move",
                                  "White stone, bottom left", "White stone, top left"}));
    QVERIFY(game.playStone(2));
    QCOMPARE(at(model, game.stoneOn(0), ZoujingStones::TitleRole).toString(), QStringLiteral("Black stone, centre"));
    QCOMPARE(model.roleNames().values().size(), 6);
}

void ZoujingStonesTest::aMoveChangesOnlyItsRows()
{
    ZoujingGame game;
    ZoujingStones model;
    model.setGame(&game);
    const int mover = game.stoneOn(2);
    QSignalSpy changed(&model, &ZoujingStones::dataChanged);
    // After it gray may move 1 only (the table): black's two rows lose their mark, one of gray's gets one.
    QVERIFY(game.playStone(2));
    QCOMPARE(game.stoneOn(0), mover);
    QCOMPARE(changed.size(), 3);
    for (const QVariantList& signal : changed) {
        const QModelIndex row = signal[0].toModelIndex();
        QCOMPARE(signal[1].toModelIndex(), row);
        QVERIFY(row.row() != game.stoneOn(4));
        const auto roles = signal[2].value<QList<int>>();
        QCOMPARE(roles.contains(ZoujingStones::PointRole), row.row() == mover);
        QCOMPARE(roles.contains(ZoujingStones::LastRole), row.row() == mover);
        QVERIFY(roles.contains(ZoujingStones::LegalRole) && roles.contains(ZoujingStones::TitleRole));
    }
    changed.clear();
    game.goTo(1);
    game.setAnswerDelay(1);
    QCOMPARE(changed.size(), 0);
}

void ZoujingStonesTest::agreesAfterEachPlyThereAndBack()
{
    ZoujingGame game;
    ZoujingStones model;
    QAbstractItemModelTester tester(&model);
    model.setGame(&game);
    for (const QString& moves : {kBlackWins, kBlackWinsBelow, kGrayWins, kGrayWinsBelow}) {
        game.newGame(0, 0, false, false);
        QVERIFY(agrees(model, game));
        for (const int stone : stonesOf(moves)) {
            const int id = game.stoneOn(stone);
            const int blank = game.blank();
            QVERIFY(game.playStone(stone));
            QCOMPARE(game.stoneOn(blank), id);
            QVERIFY(agrees(model, game));
        }
        while (game.canUndo()) {
            const int id = game.stoneOn(game.lastTo());
            const int from = game.lastFrom();
            game.undo();
            QCOMPARE(game.stoneOn(from), id);
            QVERIFY(agrees(model, game));
        }
    }
}

void ZoujingStonesTest::jumpsMoveAsFewStonesAsPossible()
{
    ZoujingGame game;
    ZoujingStones model;
    QAbstractItemModelTester tester(&model);
    model.setGame(&game);
    QVERIFY(game.setUp(QStringLiteral(".BBGG"), ZoujingGame::Black));
    const int black = game.stoneOn(2);
    const int gray = game.stoneOn(4);
    // Black's stone on 2 and gray's on 4 stay where they are; the two others change places.
    QVERIFY(game.setUp(QStringLiteral(".GBBG"), ZoujingGame::Black));
    QCOMPARE(game.stoneOn(2), black);
    QCOMPARE(game.stoneOn(4), gray);
    QVERIFY(agrees(model, game));
    QVERIFY(game.setUp(QStringLiteral(".BGGB"), ZoujingGame::Gray));
    QVERIFY(agrees(model, game));
}

void ZoujingStonesTest::marksNothingWhileTheComputerHasTheTurn()
{
    ZoujingGame game;
    ZoujingStones model;
    model.setGame(&game);
    QVERIFY(at(model, 0, ZoujingStones::LegalRole).toBool());
    game.setBlackPlayer(ZoujingGame::Child);
    for (int row = 0; row < 4; ++row)
        QVERIFY(!at(model, row, ZoujingStones::LegalRole).toBool());
    game.setBlackPlayer(ZoujingGame::Human);
    QVERIFY(at(model, 0, ZoujingStones::LegalRole).toBool());
}

void ZoujingStonesTest::titlesFollowTheLanguage()
{
    ZoujingGame game;
    ZoujingStones model;
    model.setGame(&game);
    QSignalSpy changed(&model, &ZoujingStones::dataChanged);
    QSignalSpy over(&game, &ZoujingGame::overChanged);
    game.retranslate();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].toModelIndex().row(), 0);
    QCOMPARE(changed[0][1].toModelIndex().row(), 3);
    QCOMPARE(changed[0][2].value<QList<int>>(), QList<int>{ZoujingStones::TitleRole});
    QCOMPARE(over.size(), 1);
}

void ZoujingStonesTest::emptyWithoutAGame()
{
    ZoujingStones model;
    QAbstractItemModelTester tester(&model);
    QCOMPARE(model.rowCount(), 0);
    ZoujingGame game;
    model.setGame(&game);
    QCOMPARE(model.rowCount(), 4);
    model.setGame(nullptr);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(game.playStone(2));
}

QTEST_GUILESS_MAIN(ZoujingStonesTest)
#include "zoujing_stones_test.moc"
