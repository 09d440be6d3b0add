// SPDX-License-Identifier: MIT
#include "zoujing_games.h"

#include <QHash>
#include <QtTest>

using namespace qipan::zoujing;

/// Two humans at one board: moves, ways back, the house rules, what is said and when it is said.
class ZoujingGameTest : public QObject {
    Q_OBJECT

private slots:
    void beginsAsAgreed_data();
    void beginsAsAgreed();
    void refusesAGameThatDoesNotExist();
    void drawsTheSevenLines();
    void equalsTheTable_data();
    void equalsTheTable();
    void playsToABlockedSide_data();
    void playsToABlockedSide();
    void tellsWhyAMoveIsRefused_data();
    void tellsWhyAMoveIsRefused();
    void nothingMovesWhenTheGameIsOver();
    void theFirstMoveMayNotWinIfAgreed();
    void theThirdTimeDrawsIfAgreed();
    void goesBackAndOnWithoutLimit();
    void aMoveFromThePastForgetsTheRest();
    void setsUpOnlyWhatExists();
    void tellsEachChangeOnce();

private:
    static QString stateOf(const ZoujingGame& game)
    {
        return game.stones() + QString::number(game.turn());
    }
};

void ZoujingGameTest::beginsAsAgreed_data()
{
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("first");
    QTest::addColumn<QString>("stones");
    // Z2 in engine/zoujing/DESIGN.md.
    QTest::newRow("sides, black") << 0 << 0 << ".GBBG";
    QTest::newRow("sides, gray") << 0 << 1 << ".GBBG";
    QTest::newRow("rows, black") << 1 << 0 << ".BBGG";
    QTest::newRow("rows, gray") << 1 << 1 << ".BBGG";
}

void ZoujingGameTest::beginsAsAgreed()
{
    QFETCH(int, start);
    QFETCH(int, first);
    ZoujingGame game;
    QCOMPARE(game.stones(), QStringLiteral(".GBBG"));
    QCOMPARE(game.turn(), ZoujingGame::Black);
    QSignalSpy replaced(&game, &ZoujingGame::replaced);
    QVERIFY(game.newGame(start, first, true, true));
    QCOMPARE(replaced.size(), 1);
    QTEST(game.stones(), "stones");
    QCOMPARE(int(game.turn()), first);
    QCOMPARE(int(game.start()), start);
    QCOMPARE(int(game.first()), first);
    QVERIFY(game.noFirstWin());
    QVERIFY(game.thirdDraws());
    QCOMPARE(game.ply(), 0);
    QCOMPARE(game.lastFrom(), -1);
    QCOMPARE(game.lastTo(), -1);
    QVERIFY(!game.canUndo());
    QVERIFY(!game.canRedo());
    game.again();
    QTEST(game.stones(), "stones");
    QCOMPARE(int(game.turn()), 1 - first);
    QVERIFY(game.noFirstWin());
    QVERIFY(game.thirdDraws());
}

void ZoujingGameTest::refusesAGameThatDoesNotExist()
{
    ZoujingGame game;
    QVERIFY(game.playStone(2));
    for (const auto& [start, first] : {std::pair(-1, 0), std::pair(2, 0), std::pair(0, -1), std::pair(0, 2)})
        QVERIFY(!game.newGame(start, first, false, false));
    QCOMPARE(game.plyCount(), 1);
}

void ZoujingGameTest::drawsTheSevenLines()
{
    // The drawing in zoujing.h.
    const QList<QPoint> lines{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {2, 3}, {3, 4}};
    QCOMPARE(ZoujingGame().lines(), lines);
}

void ZoujingGameTest::equalsTheTable_data()
{
    QTest::addColumn<QByteArrayList>("row");
    const QList<QByteArrayList> rows = tableRows();
    QCOMPARE(rows.size(), 60);
    for (const QByteArrayList& row : rows)
        QTest::addRow("%s %s", row[0].constData(), row[1].constData()) << row;
}

void ZoujingGameTest::equalsTheTable()
{
    QFETCH(QByteArrayList, row);
    ZoujingGame game;
    QVERIFY(game.setUp(QString::fromLatin1(row[0]), sideOf(row[1])));
    QCOMPARE(game.stones(), QString::fromLatin1(row[0]));
    QCOMPARE(game.turn(), sideOf(row[1]));
    QCOMPARE(game.blank(), int(row[0].indexOf('.')));
    QCOMPARE(game.value(), valueOf(row[2]));
    QCOMPARE(game.pliesToEnd(), row[3].toInt());
    QList<int> legal;
    QList<int> values(5, ZoujingGame::NoValue);
    if (row[4] != "-") {
        const QByteArrayList moves = row[4].split(',');
        const QByteArrayList results = row[5].split(',');
        for (qsizetype i = 0; i < moves.size(); ++i) {
            const int from = moves[i].first(1).toInt();
            legal << from;
            values[from] = valueOf(results[i]);
            QCOMPARE(game.refusal(from, moves[i].last(1).toInt()), 0);
        }
    }
    QCOMPARE(game.legalStones(), legal);
    QCOMPARE(game.values(), values);
    QCOMPARE(game.isOver(), legal.isEmpty());
    QCOMPARE(game.blockedText().isEmpty(), !legal.isEmpty());
    if (legal.isEmpty())
        QCOMPARE(game.outcome(), row[1] == "B" ? ZoujingGame::GrayWins : ZoujingGame::BlackWins);
}

void ZoujingGameTest::playsToABlockedSide_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("stones");
    QTest::addColumn<int>("outcome");
    QTest::addColumn<QStringList>("blocked");
    const QString well = QStringLiteral(", and the well bars the way to the blank point.");
    QTest::newRow("black wins above") << kBlackWins << "B.BGG" << int(ZoujingGame::BlackWins)
                                      << QStringList{"Stone bottom right: both sides hold the points next to it.",
                                                     "Stone bottom left: both sides hold the points next to it" + well};
    QTest::newRow("black wins below") << kBlackWinsBelow << "BGGB." << int(ZoujingGame::BlackWins)
                                      << QStringList{"Stone top left: both sides hold the points next to it" + well,
                                                     "Stone top right: both sides hold the points next to it."};
    QTest::newRow("gray wins below") << kGrayWins << "GBBG." << int(ZoujingGame::GrayWins)
                                     << QStringList{"Stone top left: both sides hold the points next to it" + well,
                                                    "Stone top right: both sides hold the points next to it."};
    QTest::newRow("gray wins above") << kGrayWinsBelow << "G.GBB" << int(ZoujingGame::GrayWins)
                                     << QStringList{"Stone bottom right: both sides hold the points next to it.",
                                                    "Stone bottom left: both sides hold the points next to it" + well};
}

void ZoujingGameTest::playsToABlockedSide()
{
    QFETCH(QString, moves);
    QFETCH(QStringList, blocked);
    ZoujingGame game;
    QSignalSpy moved(&game, &ZoujingGame::moved);
    QSignalSpy finished(&game, &ZoujingGame::finished);
    const QList<int> stones = stonesOf(moves);
    for (const int stone : stones) {
        QVERIFY(!game.isOver());
        QCOMPARE(finished.size(), 0);
        const int blank = game.blank();
        QVERIFY(game.play(stone, blank));
        QCOMPARE(moved.last(), (QVariantList{stone, blank}));
        QCOMPARE(game.lastFrom(), stone);
        QCOMPARE(game.lastTo(), blank);
    }
    QCOMPARE(moved.size(), stones.size());
    QCOMPARE(finished.size(), 1);
    QVERIFY(game.isOver());
    QTEST(game.stones(), "stones");
    QTEST(int(game.outcome()), "outcome");
    QCOMPARE(game.legalStones(), QList<int>());
    QCOMPARE(game.blockedText().split('\n'), blocked);
}

void ZoujingGameTest::tellsWhyAMoveIsRefused_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("refusal");
    QTest::addColumn<QString>("text");
    // At G.BBG, black to move.
    QTest::newRow("gray's stone") << 0 << 1 << int(ZOUJING_NOT_YOURS) << "No stone of the side to move lies there.";
    QTest::newRow("blank point") << 1 << 2 << int(ZOUJING_NOT_YOURS) << "No stone of the side to move lies there.";
    QTest::newRow("no line") << 3 << 1 << int(ZOUJING_NO_LINE) << "No line joins these two points.";
    QTest::newRow("occupied") << 2 << 0 << int(ZOUJING_OCCUPIED) << "A stone lies there.";
    QTest::newRow("no point") << 2 << 5 << int(ZOUJING_INVALID) << "There is no such point or side.";
    QTest::newRow("far out") << 258 << 257 << int(ZOUJING_INVALID) << "There is no such point or side.";
    QTest::newRow("below") << -1 << 1 << int(ZOUJING_INVALID) << "There is no such point or side.";
    QTest::newRow("legal") << 2 << 1 << int(ZOUJING_OK) << "";
}

void ZoujingGameTest::tellsWhyAMoveIsRefused()
{
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(QString, text);
    ZoujingGame game;
    QVERIFY(game.setUp(QStringLiteral("G.BBG"), ZoujingGame::Black));
    QSignalSpy refused(&game, &ZoujingGame::refused);
    QTEST(game.refusal(from, to), "refusal");
    QCOMPARE(game.refusalText(from, to), text);
    QCOMPARE(game.play(from, to), text.isEmpty());
    QCOMPARE(refused.size(), text.isEmpty() ? 0 : 1);
    if (!text.isEmpty()) {
        QCOMPARE(refused[0][0].toString(), text);
        QCOMPARE(game.stones(), QStringLiteral("G.BBG"));
        QCOMPARE(game.plyCount(), 0);
    }
    QVERIFY(game.setUp(QStringLiteral("G.BGB"), ZoujingGame::Black));
    QCOMPARE(game.refusal(4, 1), int(ZOUJING_OVER_WELL));
    QCOMPARE(game.refusalText(4, 1), QStringLiteral("The well lies between these two points."));
}

void ZoujingGameTest::nothingMovesWhenTheGameIsOver()
{
    ZoujingGame game;
    QVERIFY(playAll(game, kBlackWins));
    QSignalSpy refused(&game, &ZoujingGame::refused);
    for (int from = 0; from < 5; ++from)
        QVERIFY(!game.playStone(from));
    QCOMPARE(refused.size(), 5);
    QCOMPARE(refused[0][0].toString(), QStringLiteral("The game is over."));
    QCOMPARE(game.stones(), QStringLiteral("B.BGG"));
}

void ZoujingGameTest::theFirstMoveMayNotWinIfAgreed()
{
    // In the table the first side wins from .BBGG with the stone on 1 (black) or 4 (gray).
    for (const auto& [first, winning, other] : {std::tuple(0, 1, 2), std::tuple(1, 4, 3)}) {
        ZoujingGame game;
        game.newGame(ZoujingGame::Rows, first, false, false);
        QVERIFY(game.playStone(winning));
        QCOMPARE(int(game.outcome()), first == 0 ? int(ZoujingGame::BlackWins) : int(ZoujingGame::GrayWins));
        game.newGame(ZoujingGame::Rows, first, true, false);
        QCOMPARE(game.legalStones(), QList<int>{other});
        QCOMPARE(game.value(), ZoujingGame::Draw);
        QCOMPARE(game.values()[winning], int(ZoujingGame::NoValue));
        QCOMPARE(game.refusal(winning, 0), int(ZOUJING_FIRST_WIN));
        QCOMPARE(game.refusalText(winning, 0), QStringLiteral("The first move may not win."));
        QVERIFY(!game.playStone(winning));
        QVERIFY(game.playStone(other));
        game.undo();
        QVERIFY(!game.playStone(winning));
    }
}

void ZoujingGameTest::theThirdTimeDrawsIfAgreed()
{
    for (const bool agreed : {false, true}) {
        ZoujingGame game;
        game.newGame(ZoujingGame::Sides, ZoujingGame::Black, false, agreed);
        QHash<QString, int> times{{stateOf(game), 1}};
        // Moves that keep the draw, by the table, so that nobody is blocked before a state stands for the third time.
        while (times[stateOf(game)] < 3) {
            QCOMPARE(game.outcome(), ZoujingGame::GoingOn);
            QVERIFY(game.playStone(int(game.values().indexOf(ZoujingGame::Draw))));
            QCOMPARE(game.repetitions(), ++times[stateOf(game)]);
            QVERIFY(game.plyCount() <= 112);
        }
        QCOMPARE(game.outcome(), agreed ? ZoujingGame::Drawn : ZoujingGame::GoingOn);
        QCOMPARE(game.isOver(), agreed);
        QCOMPARE(game.legalStones().isEmpty(), agreed);
        QCOMPARE(game.values() == QList<int>(5, ZoujingGame::NoValue), agreed);
        QCOMPARE(game.pliesToEnd(), agreed ? 0 : -1);
        QCOMPARE(game.value(), ZoujingGame::Draw);
        QCOMPARE(game.blockedText(), QString());
        game.undo();
        QCOMPARE(game.outcome(), ZoujingGame::GoingOn);
        game.redo();
        QCOMPARE(game.isOver(), agreed);
    }
}

void ZoujingGameTest::goesBackAndOnWithoutLimit()
{
    // More plies than the engine's own history of a game would hold.
    constexpr int kPlies = 501;
    ZoujingGame game;
    QStringList stones{game.stones()};
    for (int ply = 0; ply < kPlies; ++ply) {
        const QList<int> values = game.values();
        QVERIFY(game.playStone(int(ply % 3 == 0 ? values.lastIndexOf(ZoujingGame::Draw)
                                                : values.indexOf(ZoujingGame::Draw))));
        stones << game.stones();
    }
    QCOMPARE(game.plyCount(), kPlies);
    for (int ply = game.plyCount(); ply > 0; --ply) {
        QVERIFY(game.canUndo());
        QCOMPARE(game.ply(), ply);
        QCOMPARE(game.stones(), stones[ply]);
        game.undo();
    }
    QVERIFY(!game.canUndo());
    QCOMPARE(game.stones(), stones[0]);
    QCOMPARE(game.lastFrom(), -1);
    for (int ply = 1; ply <= kPlies; ++ply) {
        game.redo();
        QCOMPARE(game.stones(), stones[ply]);
    }
    game.goTo(77);
    QCOMPARE(game.stones(), stones[77]);
    game.goTo(-5);
    QCOMPARE(game.ply(), 0);
    game.goTo(100000);
    QCOMPARE(game.ply(), kPlies);
    QVERIFY(!game.canRedo());
}

void ZoujingGameTest::aMoveFromThePastForgetsTheRest()
{
    ZoujingGame game;
    QVERIFY(playAll(game, kBlackWins));
    game.goTo(3);
    QVERIFY(game.canRedo());
    QVERIFY(game.playStone(4));
    QCOMPARE(game.plyCount(), 4);
    QVERIFY(!game.canRedo());
    QVERIFY(!game.isOver());
}

void ZoujingGameTest::setsUpOnlyWhatExists()
{
    ZoujingGame game;
    QVERIFY(game.playStone(2));
    QSignalSpy refused(&game, &ZoujingGame::refused);
    QSignalSpy replaced(&game, &ZoujingGame::replaced);
    QVERIFY(!game.setUp(QStringLiteral(".XBBG"), 0));
    QVERIFY(!game.setUp(QStringLiteral(".GBB"), 0));
    QVERIFY(!game.setUp(QStringLiteral(".BBBG"), 0));
    QVERIFY(!game.setUp(QStringLiteral(".GBBG"), 2));
    QVERIFY(!game.setUp(QStringLiteral(".GBBG"), -256));
    QVERIFY(!game.setUp(QString(), 0));
    QCOMPARE(refused.size(), 6);
    QCOMPARE(refused[2][0].toString(), QStringLiteral("Each side has two stones."));
    QCOMPARE(replaced.size(), 0);
    QCOMPARE(game.plyCount(), 1);
    QVERIFY(game.setUp(QStringLiteral("B.GGB"), 1));
    QCOMPARE(replaced.size(), 1);
    QCOMPARE(game.turn(), ZoujingGame::Gray);
    QCOMPARE(game.plyCount(), 0);
}

void ZoujingGameTest::tellsEachChangeOnce()
{
    ZoujingGame game;
    QSignalSpy stones(&game, &ZoujingGame::stonesChanged);
    QSignalSpy turn(&game, &ZoujingGame::turnChanged);
    QSignalSpy legal(&game, &ZoujingGame::legalStonesChanged);
    QSignalSpy ply(&game, &ZoujingGame::plyChanged);
    QSignalSpy undo(&game, &ZoujingGame::canUndoChanged);
    QSignalSpy over(&game, &ZoujingGame::overChanged);
    QSignalSpy value(&game, &ZoujingGame::valueChanged);
    // In the table both sides of this move are drawn, and black's move lets gray move 1 only.
    QVERIFY(game.playStone(2));
    QCOMPARE(stones.size(), 1);
    QCOMPARE(turn.size(), 1);
    QCOMPARE(legal.size(), 1);
    QCOMPARE(ply.size(), 1);
    QCOMPARE(undo.size(), 1);
    QCOMPARE(over.size(), 0);
    QCOMPARE(value.size(), 0);
    QVERIFY(!game.playStone(2));
    game.goTo(1);
    QCOMPARE(stones.size(), 1);
    QCOMPARE(ply.size(), 1);
}

QTEST_GUILESS_MAIN(ZoujingGameTest)
#include "zoujing_game_test.moc"
