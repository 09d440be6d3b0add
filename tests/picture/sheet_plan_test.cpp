// SPDX-License-Identifier: MIT
#include <sheet_plan.h>

#include <QLocale>
#include <QtTest>

using namespace qipan::picture;

namespace {

constexpr QSizeF kA4(595, 842);
constexpr QSizeF kLetter(612, 792);
constexpr QSizeF kCard(300, 420);

}  // namespace

/// How a game is laid out on pages.
class SheetPlanTest : public QObject {
    Q_OBJECT

private slots:
    void aGameGoesOnSoManyPages_data();
    void aGameGoesOnSoManyPages();
    void everyMoveHasItsRow_data();
    void everyMoveHasItsRow();
    void partsLieBelowEachOther_data();
    void partsLieBelowEachOther();
    void whatIsNotThereTakesNoRoom();
    void rowsFillTheTable();
    void paperIsThatOfTheCountry_data();
    void paperIsThatOfTheCountry();
};

void SheetPlanTest::aGameGoesOnSoManyPages_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<int>("moves");
    QTest::addColumn<bool>("times");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("pages");
    // Rows of 15.5 points or a little more. The first page of A4 has, of 842: margins 42 and 34, head 42, names 30,
    // foot 48, two gaps of 16 and the table's words 17, which leaves 597, or 38 rows. Later pages have a head of 22
    // and one gap: 842 - 42 - 34 - 22 - 48 - 16 - 17 = 663, or 42 rows. Letter is 50 shorter: 35 and 39.
    QTest::newRow("A4, no move") << kA4 << 0 << false << 2 << 38 << 1;
    QTest::newRow("A4, one move") << kA4 << 1 << false << 2 << 38 << 1;
    QTest::newRow("A4, two columns full") << kA4 << 76 << false << 2 << 38 << 1;
    QTest::newRow("A4, a third column") << kA4 << 77 << false << 3 << 38 << 1;
    QTest::newRow("A4, three columns full") << kA4 << 114 << false << 3 << 38 << 1;
    QTest::newRow("A4, a second page") << kA4 << 115 << false << 3 << 38 << 2;
    QTest::newRow("A4, two pages full") << kA4 << 240 << false << 3 << 38 << 2;
    QTest::newRow("A4, three pages") << kA4 << 241 << false << 3 << 38 << 3;
    QTest::newRow("A4, with times") << kA4 << 76 << true << 2 << 38 << 1;
    QTest::newRow("A4, with times, a second page") << kA4 << 77 << true << 2 << 38 << 2;
    QTest::newRow("A4, the longest possible game") << kA4 << 8849 << true << 2 << 38 << 106;
    QTest::newRow("Letter, two columns full") << kLetter << 70 << false << 2 << 35 << 1;
    QTest::newRow("Letter, a third column") << kLetter << 71 << false << 3 << 35 << 1;
    QTest::newRow("Letter, a second page") << kLetter << 106 << false << 3 << 35 << 2;
    QTest::newRow("Letter, with times, three pages") << kLetter << 149 << true << 2 << 35 << 3;
}

void SheetPlanTest::aGameGoesOnSoManyPages()
{
    QFETCH(QSizeF, paper);
    QFETCH(int, moves);
    QFETCH(bool, times);
    QFETCH(int, columns);
    QFETCH(int, rows);
    QFETCH(int, pages);
    const SheetPlan plan = planSheet(paper, {moves, times, false, 0});
    QCOMPARE(plan.columns, columns);
    QCOMPARE(plan.pages.first().rows, rows);
    QCOMPARE(plan.pages.size(), pages);
}

void SheetPlanTest::everyMoveHasItsRow_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<int>("moves");
    QTest::addColumn<bool>("diagram");
    for (const int moves : {0, 1, 37, 76, 77, 115, 155, 300, 1000}) {
        for (const bool diagram : {false, true}) {
            QTest::addRow("A4, %d moves%s", moves, diagram ? ", diagram" : "") << kA4 << moves << diagram;
            QTest::addRow("a card, %d moves%s", moves, diagram ? ", diagram" : "") << kCard << moves << diagram;
        }
    }
}

void SheetPlanTest::everyMoveHasItsRow()
{
    QFETCH(QSizeF, paper);
    QFETCH(int, moves);
    QFETCH(bool, diagram);
    const SheetPlan plan = planSheet(paper, {moves, true, diagram, 3});
    int next = 0;
    for (const SheetPage& page : plan.pages) {
        QCOMPARE(page.firstMove, next);
        QVERIFY(page.rows >= 1);
        QVERIFY(page.moveCount <= page.rows * plan.columns);
        // Only the last page may have room left.
        QVERIFY(page.moveCount == page.rows * plan.columns || page.firstMove + page.moveCount == moves);
        QVERIFY(page.moveCount > 0 || moves == 0);
        next += page.moveCount;
    }
    QCOMPARE(next, moves);
}

void SheetPlanTest::partsLieBelowEachOther_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::newRow("A4") << kA4;
    QTest::newRow("Letter") << kLetter;
}

void SheetPlanTest::partsLieBelowEachOther()
{
    QFETCH(QSizeF, paper);
    const SheetPlan plan = planSheet(paper, {500, true, true, 3});
    QVERIFY(plan.pages.size() > 2);
    for (const SheetPage& page : plan.pages) {
        qreal bottom = 0;
        for (const QRectF& part : {page.head, page.names, page.comment, page.diagram, page.table, page.foot}) {
            if (part.isNull()) {
                QVERIFY(page.firstMove > 0);
                continue;
            }
            QVERIFY(part.top() >= bottom);
            QVERIFY(part.height() > 10);
            // Half an inch of the paper stays free at each edge: printers need it.
            QVERIFY(part.left() >= 34 && part.right() <= paper.width() - 34);
            bottom = part.bottom();
        }
        QVERIFY(bottom <= paper.height() - 34);
    }
    const SheetPage& later = plan.pages[1];
    QVERIFY(later.names.isNull() && later.comment.isNull() && later.diagram.isNull());
}

void SheetPlanTest::whatIsNotThereTakesNoRoom()
{
    const SheetPage plain = planSheet(kA4, {40, false, false, 0}).pages.first();
    const SheetPage full = planSheet(kA4, {40, false, true, 2}).pages.first();
    QVERIFY(plain.comment.isNull());
    QVERIFY(plain.diagram.isNull());
    // Two lines of 13, a diagram of 160, and a gap of 16 to each.
    QCOMPARE(full.comment.height(), 26.0);
    QCOMPARE(full.diagram.height(), 160.0);
    QCOMPARE(full.table.top() - plain.table.top(), 26.0 + 160.0 + 2 * 16.0);
    QCOMPARE(full.table.bottom(), plain.table.bottom());
}

void SheetPlanTest::rowsFillTheTable()
{
    const SheetPlan plan = planSheet(kA4, {200, false, false, 0});
    QCOMPARE(plan.columns, 3);
    for (const SheetPage& page : plan.pages) {
        QCOMPARE(tableColumn(plan, page, 0).left(), page.table.left());
        QCOMPARE(tableColumn(plan, page, 2).right(), page.table.right());
        for (int column = 0; column < 3; ++column) {
            const QRectF place = tableColumn(plan, page, column);
            QVERIFY(column == 0 || place.left() > tableColumn(plan, page, column - 1).right() + 8);
            for (int row = 1; row < page.rows; ++row) {
                QCOMPARE(tableRow(plan, page, column, row).top(), tableRow(plan, page, column, row - 1).bottom());
                QVERIFY(tableRow(plan, page, column, row).height() >= 15.5);
            }
            QVERIFY(tableRow(plan, page, column, 0).top() > place.top() + 10);
            QCOMPARE(tableRow(plan, page, column, page.rows - 1).bottom(), place.bottom());
        }
    }
}

void SheetPlanTest::paperIsThatOfTheCountry_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QPageSize::PageSizeId>("paper");
    QTest::newRow("United States") << QLocale("en_US") << QPageSize::Letter;
    QTest::newRow("Spanish in the United States") << QLocale("es_US") << QPageSize::Letter;
    QTest::newRow("United Kingdom") << QLocale("en_GB") << QPageSize::A4;
    QTest::newRow("China") << QLocale("zh_CN") << QPageSize::A4;
    QTest::newRow("Germany") << QLocale("de_DE") << QPageSize::A4;
}

void SheetPlanTest::paperIsThatOfTheCountry()
{
    QFETCH(QLocale, locale);
    QFETCH(QPageSize::PageSizeId, paper);
    QCOMPARE(paperFor(locale), paper);
}

QTEST_APPLESS_MAIN(SheetPlanTest)
#include "sheet_plan_test.moc"
