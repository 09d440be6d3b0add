// SPDX-License-Identifier: MIT
#include "klotski_solution.h"

#include <klotski_editor.h>

#include <QSignalSpy>
#include <QtTest>

using namespace qipan::klotski;

/// A board put together by hand is judged at once.
class KlotskiEditorTest : public QObject {
    Q_OBJECT

private slots:
    void beginsEmpty();
    void buildsTheClassicBoard();
    void blocksStayOnTheBoard();
    void blocksInTheWayGo();
    void theEraserTakesWholeBlocks();
    void textIsRefusedWithAReason();
    void textMayBeUnfinished();
    void mirrors();
    void knowsPublishedLengths_data();
    void knowsPublishedLengths();
    void tellsUnsolvable();
    void onlyTheLastBoardIsJudged();
    void mayGoWhileItWorks();
};

void KlotskiEditorTest::beginsEmpty()
{
    const KlotskiEditor editor;
    QCOMPARE(editor.cells(), QString(20, '.'));
    QCOMPARE(editor.verdict(), KlotskiEditor::Invalid);
    QCOMPARE(editor.problem(), QStringLiteral("Cao Cao is missing."));
}

void KlotskiEditorTest::buildsTheClassicBoard()
{
    KlotskiEditor editor;
    editor.setTool(KlotskiEditor::General);
    editor.put(1, 0);
    QCOMPARE(editor.cells(), QStringLiteral(".CC..CC............."));
    editor.setTool(KlotskiEditor::Vertical);
    for (const auto& [column, row] : {std::pair(0, 0), {3, 0}, {0, 2}, {3, 2}})
        editor.put(column, row);
    editor.setTool(KlotskiEditor::Horizontal);
    editor.put(1, 2);
    editor.setTool(KlotskiEditor::Soldier);
    for (const auto& [column, row] : {std::pair(1, 3), {2, 3}, {0, 4}, {3, 4}})
        editor.put(column, row);
    QCOMPARE(editor.cells(), kClassic);
    QCOMPARE(editor.text(), QStringLiteral("VCCV\nVCCV\nVHHV\nVSSV\nS..S"));
    QCOMPARE(editor.verdict(), KlotskiEditor::Working);
    QTRY_COMPARE(editor.verdict(), KlotskiEditor::Solvable);
    QCOMPARE(editor.moves(), 81);
    QCOMPARE(editor.steps(), 116);
    QCOMPARE(editor.problem(), QString());
    editor.put(1, 4);
    QCOMPARE(editor.verdict(), KlotskiEditor::Invalid);
    QCOMPARE(editor.problem(), QStringLiteral("At least two cells must be blank."));
    QCOMPARE(editor.moves(), -1);
}

void KlotskiEditorTest::blocksStayOnTheBoard()
{
    KlotskiEditor editor;
    editor.setTool(KlotskiEditor::General);
    editor.put(3, 4);
    QCOMPARE(editor.cells(), QStringLiteral("..............CC..CC"));
    editor.put(-5, -5);
    QCOMPARE(editor.cells(), QStringLiteral("CC..CC.............."));
}

void KlotskiEditorTest::blocksInTheWayGo()
{
    KlotskiEditor editor;
    editor.setCells(kClassic);
    editor.setTool(KlotskiEditor::Horizontal);
    editor.put(0, 0);
    // A vertical and the General go.
    QCOMPARE(editor.cells(), QStringLiteral("HH.V...VVHHVVSSVS..S"));
}

void KlotskiEditorTest::theEraserTakesWholeBlocks()
{
    KlotskiEditor editor;
    editor.setCells(kClassic);
    editor.setTool(KlotskiEditor::Eraser);
    editor.put(0, 1);
    editor.put(2, 2);
    editor.put(1, 4);
    QCOMPARE(editor.cells(), QStringLiteral(".CCV.CCVV..VVSSVS..S"));
    editor.clear();
    QCOMPARE(editor.cells(), QString(20, '.'));
}

void KlotskiEditorTest::textIsRefusedWithAReason()
{
    KlotskiEditor editor;
    editor.setCells(kClassic);
    QSignalSpy failed(&editor, &KlotskiEditor::failed);
    QSignalSpy changed(&editor, &KlotskiEditor::cellsChanged);
    editor.setText(QStringLiteral("VCCV VCCV VHHV VSSV H..S"));
    QCOMPARE(failed.first().first().toString(),
             QStringLiteral("Row 5, column 1: half of a lying block without its other half."));
    editor.setText(QStringLiteral("hello"));
    QCOMPARE(failed.count(), 2);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(editor.cells(), kClassic);
}

void KlotskiEditorTest::textMayBeUnfinished()
{
    KlotskiEditor editor;
    editor.setText(QStringLiteral("VVVV\nVVVV\nHHHH\nVVSS\nVVSS"));
    QCOMPARE(editor.cells(), QStringLiteral("VVVVVVVVHHHHVVSSVVSS"));
    QCOMPARE(editor.verdict(), KlotskiEditor::Invalid);
    // It is whole blocks that it holds.
    editor.setTool(KlotskiEditor::Eraser);
    editor.put(3, 2);
    editor.put(1, 4);
    QCOMPARE(editor.cells(), QStringLiteral("VVVVVVVVHH..V.SSV.SS"));
}

void KlotskiEditorTest::mirrors()
{
    KlotskiEditor editor;
    editor.setCells(QStringLiteral("CCHHCCVSHHV..S......"));
    editor.mirror();
    QCOMPARE(editor.cells(), QStringLiteral("HHCCSVCC.VHH..S....."));
    editor.mirror();
    QCOMPARE(editor.cells(), QStringLiteral("CCHHCCVSHHV..S......"));
}

void KlotskiEditorTest::knowsPublishedLengths_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("moves");
    QTest::addColumn<int>("steps");
    int row = 0;
    for (const QByteArrayList& fields : rowsOf("layouts.tsv")) {
        if (++row % 23 == 1 && fields[4] != "-1")
            QTest::newRow(fields[3]) << QString(fields[3]) << fields[4].toInt() << fields[5].toInt();
    }
}

void KlotskiEditorTest::knowsPublishedLengths()
{
    QFETCH(QString, board);
    KlotskiEditor editor;
    editor.setCells(board);
    QTRY_COMPARE(editor.verdict(), KlotskiEditor::Solvable);
    QTEST(editor.moves(), "moves");
    QTEST(editor.steps(), "steps");
}

void KlotskiEditorTest::tellsUnsolvable()
{
    KlotskiEditor editor;
    editor.setCells(QStringLiteral("VCCVVCCVVVSVVVSVS..S"));
    QTRY_COMPARE(editor.verdict(), KlotskiEditor::Unsolvable);
    QCOMPARE(editor.moves(), -1);
}

void KlotskiEditorTest::onlyTheLastBoardIsJudged()
{
    KlotskiEditor editor;
    for (int i = 0; i < 10; ++i) {
        editor.setCells(QStringLiteral("VCCVVCCVSHHSSSSSS..S"));
        editor.setCells(QStringLiteral("VCCVVCCVVSSSVSSSS..S"));
    }
    QTRY_COMPARE(editor.verdict(), KlotskiEditor::Solvable);
    QCOMPARE(editor.moves(), 27);
    QCOMPARE(editor.steps(), 45);
    editor.setCells(kClassic);
    editor.clear();
    QTest::qWait(100);
    QCOMPARE(editor.verdict(), KlotskiEditor::Invalid);
    QCOMPARE(editor.moves(), -1);
}

void KlotskiEditorTest::mayGoWhileItWorks()
{
    for (int i = 0; i < 10; ++i) {
        KlotskiEditor editor;
        editor.setCells(QStringLiteral("VCCVVCCVSHHSSSSSS..S"));
        QTest::qWait(1);
    }
}

QTEST_GUILESS_MAIN(KlotskiEditorTest)
#include "klotski_editor_test.moc"
