// SPDX-License-Identifier: MIT
/// The texts of time controls and clock times in PGN.
#include <QtTest>

#include <clock/control_name.h>
#include <clock/time_control.h>

#include <utility>
#include <vector>

using namespace qipan::clock;

namespace {

constexpr Milliseconds kSecond = 1'000;
constexpr Milliseconds kMinute = 60 * kSecond;
constexpr Milliseconds kHour = 60 * kMinute;

Period period(Milliseconds time, Bonus bonus = Bonus::None, Milliseconds bonusTime = 0, int moves = 0)
{
    return {moves, time, bonus, bonusTime};
}

}  // namespace

Q_DECLARE_METATYPE(TimeControl)

class TimeControlTest : public QObject {
    Q_OBJECT

private slots:
    void writesAndReads_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<TimeControl>("control");
        const auto row = [](const char* name, const char* text, std::vector<Period> periods) {
            QTest::newRow(name) << QByteArray(text) << TimeControl{std::move(periods)};
        };
        row("no clock", "-", {});
        row("sudden death", "300", {period(300 * kSecond)});
        row("Fischer", "300+2", {period(300 * kSecond, Bonus::Increment, 2 * kSecond)});
        row("delay", "300d5", {period(300 * kSecond, Bonus::Delay, 5 * kSecond)});
        row("Bronstein", "300b5", {period(300 * kSecond, Bonus::Bronstein, 5 * kSecond)});
        row("repeated period", "40/9000", {period(9000 * kSecond, Bonus::None, 0, 40)});
        row("two periods, as the standard has it", "40/7200:3600",
            {period(7200 * kSecond, Bonus::None, 0, 40), period(3600 * kSecond)});
        row("two periods with increment", "40/5400+30:1800+30",
            {period(5400 * kSecond, Bonus::Increment, 30 * kSecond, 40),
             period(1800 * kSecond, Bonus::Increment, 30 * kSecond)});
        row("four periods", "1/1:2/2:3/3:4/4",
            {period(1 * kSecond, Bonus::None, 0, 1), period(2 * kSecond, Bonus::None, 0, 2),
             period(3 * kSecond, Bonus::None, 0, 3), period(4 * kSecond, Bonus::None, 0, 4)});
        row("kinds of bonus mixed", "20/60d1.5:60b2",
            {period(kMinute, Bonus::Delay, 1'500, 20), period(kMinute, Bonus::Bronstein, 2 * kSecond)});
        row("parts of a second", "90.5+0.25", {period(90'500, Bonus::Increment, 250)});
        row("a millisecond", "1.001+0.001", {period(1'001, Bonus::Increment, 1)});
        row("the least", "1", {period(kSecond)});
        row("the most", "999/86400+3600", {period(24 * kHour, Bonus::Increment, kHour, 999)});
    }

    void writesAndReads()
    {
        QFETCH(QByteArray, text);
        QFETCH(TimeControl, control);
        QCOMPARE(QByteArray::fromStdString(writeTimeControl(control)), text);
        std::string error;
        QVERIFY(readTimeControl(text.toStdString(), &error) == control);
        QVERIFY(error.empty());
    }

    void readsLeniently_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("canonical");
        QTest::newRow("white space around") << QByteArray(" 300+2\n") << QByteArray("300+2");
        QTest::newRow("a bonus of nothing") << QByteArray("600+0") << QByteArray("600");
        QTest::newRow("a delay of nothing") << QByteArray("600d0") << QByteArray("600");
        QTest::newRow("capital letters") << QByteArray("300D5") << QByteArray("300d5");
        QTest::newRow("capital Bronstein") << QByteArray("300B5") << QByteArray("300b5");
        QTest::newRow("zeros in front") << QByteArray("040/0300+02") << QByteArray("40/300+2");
        QTest::newRow("zeros behind") << QByteArray("300.500+1.0") << QByteArray("300.5+1");
        QTest::newRow("finer than a millisecond") << QByteArray("300.00099+1.0019") << QByteArray("300+1.001");
        QTest::newRow("white space around nothing") << QByteArray(" - ") << QByteArray("-");
    }

    void readsLeniently()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, canonical);
        const auto control = readTimeControl(text.toStdString(), nullptr);
        QVERIFY(control.has_value());
        QVERIFY(control == readTimeControl(canonical.toStdString(), nullptr));
        QCOMPARE(QByteArray::fromStdString(writeTimeControl(*control)), canonical);
    }

    void refusesAndSaysWhatAndWhere_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* text, const char* error) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(error);
        };
        row("", "the time control is missing");
        row("  ", "the time control is missing");
        row("?", "the time control is not known");
        row("*180", "period 1: an hourglass is not supported");
        row("--", "period 1: the time is not a number of seconds");
        row("five", "period 1: the time is not a number of seconds");
        row("-300", "period 1: the time is not a number of seconds");
        row("300 + 2", "period 1: the time is not a number of seconds");
        row("5:00", "period 1: only the last may be without a number of moves");
        row("300.", "period 1: the time is not a number of seconds");
        row(".5", "period 1: the time is not a number of seconds");
        row("300.5.5", "period 1: the time is not a number of seconds");
        row("1e3", "period 1: the time is not a number of seconds");
        row("9999999999", "period 1: the time is not a number of seconds");
        row("18446744073709551916", "period 1: the time is not a number of seconds");
        row("0", "period 1: the time must be 1 s to 24 h");
        row("0.999", "period 1: the time must be 1 s to 24 h");
        row("86400.001", "period 1: the time must be 1 s to 24 h");
        row("300+", "period 1: the bonus is not a number of seconds");
        row("300+-1", "period 1: the bonus is not a number of seconds");
        row("300+2d3", "period 1: the bonus is not a number of seconds");
        row("300+3600.001", "period 1: the bonus must be 0 to 1 h");
        row("300s5", "period 1: the time is not a number of seconds");
        row("0/300", "period 1: the moves must be 1 to 999");
        row("1000/300", "period 1: the moves must be 1 to 999");
        row("/300", "period 1: the moves must be 1 to 999");
        row("4.5/300", "period 1: the moves must be 1 to 999");
        row("40/20/300", "period 1: the time is not a number of seconds");
        row("40/300:", "period 2: the time is not a number of seconds");
        row(":40/300", "period 1: the time is not a number of seconds");
        row("40/300:0+30", "period 2: the time must be 1 s to 24 h");
        row("40/300:60:60", "period 2: only the last may be without a number of moves");
        row("1/1:1/1:1/1:1/1:1", "period 5: there may be at most 4");
        row("40/300:-", "period 2: the time is not a number of seconds");
    }

    void refusesAndSaysWhatAndWhere()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, error);
        std::string said;
        QVERIFY(!readTimeControl(text.toStdString(), &said));
        QCOMPARE(QByteArray::fromStdString(said), error);
        QVERIFY(!readTimeControl(text.toStdString(), nullptr));
    }

    void writesClockTimes_data()
    {
        QTest::addColumn<qint64>("time");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << qint64(0) << QByteArray("0:00:00");
        QTest::newRow("a millisecond") << qint64(1) << QByteArray("0:00:00.001");
        QTest::newRow("a tenth") << qint64(2 * kMinute + 58 * kSecond + 300) << QByteArray("0:02:58.3");
        QTest::newRow("hundredths") << qint64(9 * kSecond + 50) << QByteArray("0:00:09.05");
        QTest::newRow("thousandths") << qint64(9 * kSecond + 123) << QByteArray("0:00:09.123");
        QTest::newRow("a second less") << qint64(kHour - kSecond) << QByteArray("0:59:59");
        QTest::newRow("an hour") << qint64(kHour) << QByteArray("1:00:00");
        QTest::newRow("all fields") << qint64(kHour + 2 * kMinute + 3 * kSecond) << QByteArray("1:02:03");
        QTest::newRow("a day") << qint64(24 * kHour) << QByteArray("24:00:00");
        QTest::newRow("the most") << qint64(1'000 * kHour - 1) << QByteArray("999:59:59.999");
    }

    void writesClockTimes()
    {
        QFETCH(qint64, time);
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(writeClockTime(time)), text);
        QCOMPARE(readClockTime(text.toStdString()), std::optional<Milliseconds>(time));
    }

    void writesNoNegativeClockTime()
    {
        QCOMPARE(writeClockTime(-1), std::string("0:00:00"));
    }

    void readsOtherClockTimes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<qint64>("time");
        QTest::newRow("no hours") << QByteArray("2:58") << qint64(2 * kMinute + 58 * kSecond);
        QTest::newRow("no hours, two digits") << QByteArray("02:58.5") << qint64(2 * kMinute + 58'500);
        QTest::newRow("many minutes") << QByteArray("90:00") << qint64(90 * kMinute);
        QTest::newRow("two digits of hours") << QByteArray("01:02:03") << qint64(kHour + 2 * kMinute + 3 * kSecond);
        QTest::newRow("zeros behind") << QByteArray("0:00:09.500") << qint64(9'500);
        QTest::newRow("finer than a millisecond") << QByteArray("0:00:09.1239") << qint64(9'123);
        QTest::newRow("white space around") << QByteArray("  1:02:03\t") << qint64(kHour + 2 * kMinute + 3 * kSecond);
    }

    void readsOtherClockTimes()
    {
        QFETCH(QByteArray, text);
        QFETCH(qint64, time);
        QCOMPARE(readClockTime(text.toStdString()), std::optional<Milliseconds>(time));
    }

    void refusesWhatIsNoClockTime_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", " ", ":", "::", "58", "5", "1:2", "1:2:03", "1:02:3", "1:60", "1:60:00", "1:00:60",
                                 "-1:00", "1:-1:00", "+1:00", "1:02:03:04", "1:02:", ":02:03", "1::03", "1:02:03.",
                                 "1:02.5:03", "1.5:03", "1:02:03,5", "1: 02:03", "1:02:03x", "1000:00:00",
                                 "99999999999:00:00", "1:002:03", "1:02:003", "0:00:0.5"})
            QTest::newRow(text) << QByteArray(text);
    }

    void refusesWhatIsNoClockTime()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!readClockTime(text.toStdString()));
    }

    void namesTimeControls_data()
    {
        QTest::addColumn<QByteArray>("white");
        QTest::addColumn<QByteArray>("black");
        QTest::addColumn<QString>("name");
        const auto both = [](const char* control, const char* name) {
            QTest::newRow(name) << QByteArray(control) << QByteArray(control) << QString(name);
        };
        both("-", "");
        both("300+3", "5+3");
        both("600", "10+0");
        both("5400+30", "90+30");
        both("30", "0:30+0");
        both("90.5+0.5", "1:30.5+0.5");
        both("300d5", "5d5");
        both("300b5", "5b5");
        both("40/7200", "120/40");
        both("40/5400+30:1800+30", "90/40+30, 30+30");
        both("40/7200:20/3600:900", "120/40, 60/20, 15");
        QTest::newRow("other times") << QByteArray("300") << QByteArray("180") << QString("5+0 / 3+0");
        QTest::newRow("one clock") << QByteArray("300+2") << QByteArray("-") << QString("5+2 / –");
    }

    void namesTimeControls()
    {
        QFETCH(QByteArray, white);
        QFETCH(QByteArray, black);
        QFETCH(QString, name);
        const auto read = [](const QByteArray& text) { return readTimeControl(text.toStdString(), nullptr).value(); };
        QCOMPARE(QString::fromStdString(writeControlName({read(white), read(black)})), name);
    }
};

QTEST_APPLESS_MAIN(TimeControlTest)
#include "time_control_test.moc"
