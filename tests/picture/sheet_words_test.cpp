// SPDX-License-Identifier: MIT
#include <sheet_words.h>

#include <QtTest>

using namespace qipan::picture;

/// What the sheet says for PGN's values.
class SheetWordsTest : public QObject {
    Q_OBJECT

private slots:
    void leavesBlankWhatIsNotKnown_data();
    void leavesBlankWhatIsNotKnown();
    void writesDatesAsFarAsTheyAreKnown_data();
    void writesDatesAsFarAsTheyAreKnown();
    void writesResults_data();
    void writesResults();
    void namesTheFile_data();
    void namesTheFile();
};

void SheetWordsTest::leavesBlankWhatIsNotKnown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("nothing") << "" << "";
    QTest::newRow("PGN: not known") << "?" << "";
    QTest::newRow("PGN: does not apply") << "-" << "";
    QTest::newRow("a date") << "????.??.??" << "";
    QTest::newRow("spaces") << " \t\n" << "";
    QTest::newRow("a name") << "Anna" << "Anna";
    QTest::newRow("two lines") << " Anna\n  Berg " << "Anna Berg";
    QTest::newRow("a question") << "Who?" << "Who?";
    QTest::newRow("Chinese") << "王小明" << "王小明";
    QTest::newRow("a number") << "3.1" << "3.1";
}

void SheetWordsTest::leavesBlankWhatIsNotKnown()
{
    QFETCH(QString, text);
    QFETCH(QString, shown);
    QCOMPARE(knownText(text), shown);
}

void SheetWordsTest::writesDatesAsFarAsTheyAreKnown_data()
{
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("shown");
    QTest::newRow("a day") << "2026.11.30" << "2026-11-30";
    QTest::newRow("a month") << "2026.11.??" << "2026-11";
    QTest::newRow("a year") << "2026.??.??" << "2026";
    QTest::newRow("a day of an unknown month") << "2026.??.30" << "2026";
    QTest::newRow("unknown") << "????.??.??" << "";
    QTest::newRow("in words") << "spring of 1851" << "spring of 1851";
    QTest::newRow("another form") << "30.11.2026" << "30.11.2026";
}

void SheetWordsTest::writesDatesAsFarAsTheyAreKnown()
{
    QFETCH(QString, date);
    QFETCH(QString, shown);
    QCOMPARE(sheetDate(date), shown);
}

void SheetWordsTest::writesResults_data()
{
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("shown");
    QTest::newRow("White wins") << "1-0" << "1 – 0";
    QTest::newRow("Black wins") << "0-1" << "0 – 1";
    QTest::newRow("draw") << "1/2-1/2" << "½ – ½";
    QTest::newRow("going on") << "*" << "";
    QTest::newRow("nothing") << "" << "";
    QTest::newRow("no result") << "2-0" << "";
}

void SheetWordsTest::writesResults()
{
    QFETCH(QString, result);
    QFETCH(QString, shown);
    QCOMPARE(sheetResult(result), shown);
}

void SheetWordsTest::namesTheFile_data()
{
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("event");
    QTest::addColumn<QString>("title");
    QTest::newRow("all known") << "Anna" << "Ben" << "Club" << "Anna – Ben, Club";
    QTest::newRow("no event") << "Anna" << "Ben" << "?" << "Anna – Ben";
    QTest::newRow("one name") << "?" << "Ben" << "?" << "… – Ben";
    QTest::newRow("the event alone") << "?" << "" << "Club" << "Club";
    QTest::newRow("nothing") << "" << "" << "" << "";
}

void SheetWordsTest::namesTheFile()
{
    QFETCH(QString, white);
    QFETCH(QString, black);
    QFETCH(QString, event);
    QFETCH(QString, title);
    QCOMPARE(sheetTitle(white, black, event), title);
}

QTEST_APPLESS_MAIN(SheetWordsTest)
#include "sheet_words_test.moc"
