// SPDX-License-Identifier: MIT
#include "game_play.h"

#include <board_marks.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace qipan::app;

/// Arrows and circles: colours, drawing one twice, and when they go.
class BoardMarksTest : public QObject {
    Q_OBJECT

private slots:
    void colourFollowsTheKeys_data();
    void colourFollowsTheKeys();
    void sameMarkAgainErases();
    void anotherColourReplaces();
    void arrowFollowsTheHand();
    void cancelLeavesTheOthers();
    void anotherPositionClears();
    void squaresOffTheBoardDrawNothing();
};

namespace {

void draw(BoardMarks& marks, const char* from, const char* to, int modifiers = 0)
{
    marks.begin(at(from), modifiers);
    marks.stretch(at(to));
    marks.finish();
}

QVariant cell(const BoardMarks& marks, int row, BoardMarks::Role role)
{
    return marks.data(marks.index(row), role);
}

}  // namespace

void BoardMarksTest::colourFollowsTheKeys_data()
{
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<int>("color");
    QTest::newRow("none: green") << 0 << int(BoardMarks::Green);
    QTest::newRow("Shift: red") << int(Qt::ShiftModifier) << int(BoardMarks::Red);
    QTest::newRow("Alt: blue") << int(Qt::AltModifier) << int(BoardMarks::Blue);
    QTest::newRow("both: yellow") << int(Qt::ShiftModifier | Qt::AltModifier) << int(BoardMarks::Yellow);
}

void BoardMarksTest::colourFollowsTheKeys()
{
    QFETCH(int, modifiers);
    QFETCH(int, color);
    BoardMarks marks;
    draw(marks, "e4", "e4", modifiers);
    QCOMPARE(marks.rowCount(), 1);
    QCOMPARE(cell(marks, 0, BoardMarks::ColorRole).toInt(), color);
    QCOMPARE(cell(marks, 0, BoardMarks::FromRole).toInt(), at("e4"));
    QCOMPARE(cell(marks, 0, BoardMarks::ToRole).toInt(), at("e4"));
}

void BoardMarksTest::sameMarkAgainErases()
{
    BoardMarks marks;
    const QAbstractItemModelTester tester(&marks, QAbstractItemModelTester::FailureReportingMode::QtTest);
    draw(marks, "g1", "f3");
    draw(marks, "e2", "e4");
    draw(marks, "g1", "f3");
    QCOMPARE(marks.rowCount(), 1);
    QCOMPARE(cell(marks, 0, BoardMarks::ToRole).toInt(), at("e4"));
}

void BoardMarksTest::anotherColourReplaces()
{
    BoardMarks marks;
    draw(marks, "g1", "f3");
    draw(marks, "g1", "f3", Qt::ShiftModifier);
    QCOMPARE(marks.rowCount(), 1);
    QCOMPARE(cell(marks, 0, BoardMarks::ColorRole).toInt(), int(BoardMarks::Red));
}

void BoardMarksTest::arrowFollowsTheHand()
{
    BoardMarks marks;
    QSignalSpy changed(&marks, &BoardMarks::dataChanged);
    marks.begin(at("a1"), 0);
    marks.stretch(at("a2"));
    marks.stretch(at("a2"));
    marks.stretch(-1);
    marks.stretch(at("a3"));
    QCOMPARE(changed.count(), 2);
    QCOMPARE(cell(marks, 0, BoardMarks::ToRole).toInt(), at("a3"));
    marks.finish();
    marks.stretch(at("a8"));
    QCOMPARE(cell(marks, 0, BoardMarks::ToRole).toInt(), at("a3"));
}

void BoardMarksTest::cancelLeavesTheOthers()
{
    BoardMarks marks;
    draw(marks, "g1", "f3");
    marks.begin(at("a1"), 0);
    marks.cancel();
    QCOMPARE(marks.rowCount(), 1);
    marks.cancel();
    QCOMPARE(marks.rowCount(), 1);
}

void BoardMarksTest::anotherPositionClears()
{
    ChessGame game;
    BoardMarks marks;
    marks.setGame(&game);
    draw(marks, "g1", "f3");
    QVERIFY(game.moveText(QStringLiteral("e4")));
    QCOMPARE(marks.rowCount(), 0);
    draw(marks, "g8", "f6");
    game.stepBack();
    QCOMPARE(marks.rowCount(), 0);
}

void BoardMarksTest::squaresOffTheBoardDrawNothing()
{
    BoardMarks marks;
    for (int square : {-1, 64, 1000}) {
        marks.begin(square, 0);
        marks.finish();
    }
    QCOMPARE(marks.rowCount(), 0);
}

QTEST_GUILESS_MAIN(BoardMarksTest)
#include "board_marks_test.moc"
