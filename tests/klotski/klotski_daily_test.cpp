// SPDX-License-Identifier: MIT
#include "klotski_solution.h"

#include <daily_board.h>
#include <klotski_daily.h>

#include <QSignalSpy>
#include <QtTest>

using namespace qipan::klotski;

/// The board of the day.
class KlotskiDailyTest : public QObject {
    Q_OBJECT

private slots:
    void isReadyAMomentLater();
    void datesHaveTheirBoards_data();
    void datesHaveTheirBoards();
    void lengthsAreTrueAndInTheBand();
    void refusesWhatIsNoDate();
};

void KlotskiDailyTest::isReadyAMomentLater()
{
    KlotskiDaily daily;
    QSignalSpy ready(&daily, &KlotskiDaily::readyChanged);
    QCOMPARE(daily.board(QDate(2026, 11, 30)), QString());
    QCOMPARE(daily.moves(QDate(2026, 11, 30)), -1);
    QTRY_COMPARE(ready.count(), 1);
    QVERIFY(daily.isReady());
    QCOMPARE(daily.board(QDate(2026, 11, 30)).size(), 20);
    QCOMPARE(daily.name(QDate(2026, 11, 30)), QStringLiteral("Daily 2026-11-30"));
    QCOMPARE(daily.today(), QDate::currentDate());
}

/// These must never change: people all over the world play them.
void KlotskiDailyTest::datesHaveTheirBoards_data()
{
    QTest::addColumn<QDate>("date");
    QTest::addColumn<QString>("board");
    QTest::newRow("a Monday") << QDate(2026, 11, 30) << "SHH.HHVVCCVVCCVSSSV.";
    QTest::newRow("a Sunday") << QDate(2027, 2, 28) << "CC.VCCSVHHVVHHVV.SSS";
}

void KlotskiDailyTest::datesHaveTheirBoards()
{
    QFETCH(QDate, date);
    KlotskiDaily daily;
    daily.prepare();
    QTRY_VERIFY(daily.isReady());
    QTEST(daily.board(date), "board");
}

void KlotskiDailyTest::lengthsAreTrueAndInTheBand()
{
    KlotskiDaily daily;
    daily.prepare();
    QTRY_VERIFY(daily.isReady());
    QSet<QString> boards;
    for (QDate date(2026, 1, 1); date < QDate(2026, 3, 1); date = date.addDays(1)) {
        const QString board = daily.board(date);
        boards << board;
        const auto length = int(solutionOf(board.toLatin1()).size());
        QCOMPARE(daily.moves(date), length);
        const MoveBand band = moveBand(date.dayOfWeek());
        QVERIFY(length >= band.least && length <= band.most);
    }
    // Chance gives two Mondays the same one.
    QCOMPARE(boards.size(), 58);
    for (int weekday = 2; weekday <= 7; ++weekday)
        QVERIFY(moveBand(weekday).least > moveBand(weekday - 1).most);
}

void KlotskiDailyTest::refusesWhatIsNoDate()
{
    KlotskiDaily daily;
    daily.prepare();
    QTRY_VERIFY(daily.isReady());
    QCOMPARE(daily.board(QDate()), QString());
    QCOMPARE(daily.moves(QDate()), -1);
}

QTEST_GUILESS_MAIN(KlotskiDailyTest)
#include "klotski_daily_test.moc"
