// SPDX-License-Identifier: MIT
/// What a clock shows, and how often it must wake up for that.
#include <QtTest>

#include <clock/clock_face.h>

using namespace qipan::clock;

namespace {

constexpr Milliseconds kSecond = 1'000;
constexpr Milliseconds kMinute = 60 * kSecond;
constexpr Milliseconds kHour = 60 * kMinute;

TimeControl minutes(Milliseconds time)
{
    return {{{0, time, Bonus::None, 0}}};
}

}  // namespace

class ClockFaceTest : public QObject {
    Q_OBJECT

private slots:
    void showsTimeRoundedUp_data()
    {
        QTest::addColumn<qint64>("remaining");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<qint64>("next");
        const auto row = [](Milliseconds remaining, const char* text, Milliseconds next) {
            QTest::addRow("%lld", static_cast<long long>(remaining))
                << qint64(remaining) << QByteArray(text) << qint64(next);
        };
        row(24 * kHour, "24:00:00", 24 * kHour - kSecond);
        row(kHour + 29 * kMinute + 59 * kSecond, "1:29:59", kHour + 29 * kMinute + 58 * kSecond);
        row(kHour + 1, "1:00:01", kHour);
        row(kHour, "1:00:00", kHour - kSecond);
        row(kHour - kSecond + 1, "1:00:00", kHour - kSecond);
        row(kHour - kSecond, "59:59", kHour - 2 * kSecond);
        row(5 * kMinute, "5:00", 299'000);
        row(299'001, "5:00", 299'000);
        row(299'000, "4:59", 298'000);
        row(60'000, "1:00", 59'000);
        row(59'000, "0:59", 58'000);
        row(10'001, "0:11", 10'000);
        row(10'000, "0:10", 9'900);
        row(9'999, "0:10", 9'900);
        row(9'901, "0:10", 9'900);
        row(9'900, "9.9", 9'800);
        row(9'400, "9.4", 9'300);
        row(9'301, "9.4", 9'300);
        row(1'000, "1.0", 900);
        row(101, "0.2", 100);
        row(100, "0.1", 0);
        row(1, "0.1", 0);
        row(0, "0.0", 0);
        row(-5, "0.0", 0);
    }

    void showsTimeRoundedUp()
    {
        QFETCH(qint64, remaining);
        QFETCH(QByteArray, text);
        QFETCH(qint64, next);
        QCOMPARE(QByteArray::fromStdString(writeShownTime(remaining)), text);
        QCOMPARE(nextShownTime(remaining), Milliseconds(next));
    }

    /// On every millisecond of a quarter of a minute, and round an hour.
    void changesJustWhenItSays()
    {
        for (const Milliseconds from : {15 * kSecond, kHour + 3 * kSecond}) {
            Milliseconds next = nextShownTime(from);
            for (Milliseconds remaining = from; remaining > from - 15 * kSecond; --remaining) {
                const bool changes = writeShownTime(remaining - 1) != writeShownTime(remaining);
                QCOMPARE(changes, remaining - 1 == next);
                if (changes)
                    next = nextShownTime(remaining - 1);
            }
        }
    }

    void tellsLittleTime_data()
    {
        QTest::addColumn<qint64>("time");
        QTest::addColumn<qint64>("limit");
        QTest::newRow("a second: at least 10 s") << qint64(kSecond) << qint64(10 * kSecond);
        QTest::newRow("a minute: at least 10 s") << qint64(kMinute) << qint64(10 * kSecond);
        QTest::newRow("80 s: an eighth is 10 s") << qint64(80 * kSecond) << qint64(10 * kSecond);
        QTest::newRow("three minutes") << qint64(3 * kMinute) << qint64(22'500);
        QTest::newRow("five minutes") << qint64(5 * kMinute) << qint64(37'500);
        QTest::newRow("eight minutes: an eighth is 60 s") << qint64(8 * kMinute) << qint64(60 * kSecond);
        QTest::newRow("90 minutes: at most 60 s") << qint64(90 * kMinute) << qint64(60 * kSecond);
    }

    void tellsLittleTime()
    {
        QFETCH(qint64, time);
        QFETCH(qint64, limit);
        QCOMPARE(lowLimit(minutes(time)), Milliseconds(limit));
    }

    void hasNoLimitWithoutClock()
    {
        QCOMPARE(lowLimit({}), Milliseconds(0));
    }

    void looksAsOftenAsSomethingChanges_data()
    {
        QTest::addColumn<qint64>("time");
        QTest::addColumn<bool>("watched");
        QTest::addColumn<int>("looks");
        // Whole seconds down to 0:10, a hundred tenths from 9.9 to 0.0, and the moment when the time is low.
        QTest::newRow("15 s") << qint64(15 * kSecond) << true << 5 + 100 + 1;
        QTest::newRow("five minutes") << qint64(5 * kMinute) << true << 290 + 100 + 1;
        QTest::newRow("an hour") << qint64(kHour) << true << 3'590 + 100 + 1;
        QTest::newRow("5 s: low from the start") << qint64(5 * kSecond) << true << 50;
        QTest::newRow("five minutes, unwatched: low, flag") << qint64(5 * kMinute) << false << 2;
        QTest::newRow("5 s, unwatched: flag") << qint64(5 * kSecond) << false << 1;
    }

    void looksAsOftenAsSomethingChanges()
    {
        QFETCH(qint64, time);
        QFETCH(bool, watched);
        QFETCH(int, looks);
        int count = 0;
        for (Milliseconds remaining = time; remaining > 0; ++count)
            remaining = nextLook(remaining, lowLimit(minutes(time)), watched);
        QCOMPARE(count, looks);
    }

    void looksWhenTimeBecomesLow()
    {
        QCOMPARE(nextLook(300'000, 37'500, false), Milliseconds(37'499));
        QCOMPARE(nextLook(37'500, 37'500, false), Milliseconds(37'499));
        QCOMPARE(nextLook(37'499, 37'500, false), Milliseconds(0));
        QCOMPARE(nextLook(38'000, 37'500, true), Milliseconds(37'499));
        QCOMPARE(nextLook(37'499, 37'500, true), Milliseconds(37'000));
    }
};

QTEST_APPLESS_MAIN(ClockFaceTest)
#include "clock_face_test.moc"
