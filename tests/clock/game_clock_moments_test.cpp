// SPDX-License-Identifier: MIT
/// Flags, warnings, and how often the clock wakes up for them and for what it shows.
#include "game_clock_bench.h"

#include <QElapsedTimer>
#include <QtTest>

class GameClockMomentsTest : public QObject {
    Q_OBJECT

private slots:
    void theFlagFallsOnce()
    {
        Bench bench("5");
        QSignalSpy flag(&bench.clock, &GameClock::flagFell);
        bench.pass(4'999);
        QCOMPARE(flag.count(), 0);
        bench.awake += 1;
        QVERIFY(!bench.clock.settle());
        QCOMPARE(arguments(flag), QStringList{"0"});
        QCOMPARE(bench.clock.whiteText(), "0.0");
        QVERIFY(!bench.clock.isRunning());
        QCOMPARE(bench.clock.side(), -1);
        QVERIFY(!bench.timer().isActive());
        QVERIFY(!bench.clock.settle());
        bench.clock.resume();
        bench.clock.completeMove(kWhite);
        bench.pass(60'000);
        QCOMPARE(flag.count(), 1);
        QCOMPARE(bench.clock.movesMade(kWhite), 1);
    }

    void theFlagFallsWhenLookedAtForAnyReason_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("pause") << 0;
        QTest::newRow("watched") << 1;
        QTest::newRow("timer") << 2;
    }

    void theFlagFallsWhenLookedAtForAnyReason()
    {
        QFETCH(int, way);
        Bench bench("5");
        bench.clock.setWatched(false);
        QSignalSpy flag(&bench.clock, &GameClock::flagFell);
        bench.awake += 6'000;
        if (way == 0)
            bench.clock.pause();
        else if (way == 1)
            bench.clock.setWatched(true);
        else
            bench.wakeUps();
        QCOMPARE(arguments(flag), QStringList{"0"});
        QVERIFY(!bench.clock.isPaused());
    }

    void theFlagFallsAgainInTheNextGame()
    {
        Bench bench("5");
        QSignalSpy flag(&bench.clock, &GameClock::flagFell);
        bench.pass(5'000);
        bench.clock.setUp(controls("5"));
        QVERIFY(bench.clock.settle());
        bench.move(kWhite);
        bench.move(kBlack);
        bench.pass(100);
        bench.move(kWhite);
        bench.pass(5'000);
        QCOMPARE(arguments(flag), QStringList({"0", "1"}));
    }

    void aRestoredFlagFallsAtTheNextLook()
    {
        Bench bench("5");
        QSignalSpy flag(&bench.clock, &GameClock::flagFell);
        bench.clock.restore({0, 3'000}, {9, 9}, kWhite, 0, true);
        QCOMPARE(flag.count(), 0);
        QCOMPARE(bench.wakeUps(), 1);
        QCOMPARE(arguments(flag), QStringList{"0"});
    }

    void noFlagFallsAfterTheGame()
    {
        Bench bench("5");
        QSignalSpy flag(&bench.clock, &GameClock::flagFell);
        bench.awake += 1'000;
        bench.clock.stop();
        QCOMPARE(bench.clock.side(), -1);
        QVERIFY(!bench.clock.isRunning());
        QVERIFY(!bench.clock.isPaused());
        QVERIFY(!bench.timer().isActive());
        bench.pass(60'000);
        bench.clock.resume();
        QCOMPARE(bench.clock.whiteText(), "4.0");
        QCOMPARE(flag.count(), 0);
        QVERIFY(bench.clock.settle());
    }

    void noFlagIsToldWhenTheGameEndsFirst()
    {
        Bench bench("5");
        QSignalSpy flag(&bench.clock, &GameClock::flagFell);
        bench.awake += 6'000;
        bench.clock.stop();
        QVERIFY(!bench.timer().isActive());
        bench.pass(100);
        QCOMPARE(bench.clock.whiteText(), "0.0");
        QCOMPARE(flag.count(), 0);
    }

    void theFlagFallsAgainAfterTakingBack()
    {
        Bench bench("5");
        QSignalSpy flag(&bench.clock, &GameClock::flagFell);
        bench.pass(5'000);
        bench.clock.restore({4'000, 5'000}, {3, 3}, kWhite, 0, true);
        bench.pass(4'000);
        QCOMPARE(arguments(flag), QStringList({"0", "0"}));
    }

    void theSlotOfAFlagMayStopTheClock()
    {
        Bench bench("5");
        int flags = 0;
        connect(&bench.clock, &GameClock::flagFell, this, [&] {
            ++flags;
            bench.clock.stop();
        });
        bench.pass(5'000);
        bench.pass(5'000);
        QCOMPARE(flags, 1);
        QCOMPARE(bench.clock.whiteText(), "0.0");
    }

    /// An eighth of five minutes is 37.5 s; the alarm is armed again above 56.25 s.
    void warnsOfLittleTime()
    {
        Bench bench("300+20");
        QSignalSpy low(&bench.clock, &GameClock::lowTime);
        QSignalSpy whiteLow(&bench.clock, &GameClock::whiteLowChanged);
        bench.pass(300'000 - 37'500);
        QCOMPARE(low.count(), 0);
        QVERIFY(!bench.clock.isWhiteLow());
        bench.pass(1);
        QCOMPARE(arguments(low), QStringList{"0"});
        QVERIFY(bench.clock.isWhiteLow());
        QVERIFY(!bench.clock.isBlackLow());
        bench.pass(1'000);
        QCOMPARE(low.count(), 1);

        bench.move(kWhite);  // 36.499 s and 20 s more: above
        bench.pass(100);
        bench.move(kBlack);
        QVERIFY(!bench.clock.isWhiteLow());
        QCOMPARE(whiteLow.count(), 2);
        bench.pass(56'499 - 37'499);
        QCOMPARE(arguments(low), QStringList({"0", "0"}));
    }

    void doesNotWarnAgainWithoutHalfAsMuchAgain()
    {
        Bench bench("300+10");
        QSignalSpy low(&bench.clock, &GameClock::lowTime);
        bench.pass(300'000 - 37'000);
        QCOMPARE(low.count(), 1);
        bench.move(kWhite);  // 47 s: not low, but less than 56.25 s
        bench.pass(100);
        bench.move(kBlack);
        QVERIFY(!bench.clock.isWhiteLow());
        bench.pass(20'000);
        QVERIFY(bench.clock.isWhiteLow());
        QCOMPARE(low.count(), 1);
    }

    void warnsEachSide()
    {
        Bench bench("300", "60");
        QSignalSpy low(&bench.clock, &GameClock::lowTime);
        bench.pass(270'000);
        bench.move(kWhite);
        bench.pass(50'001);
        QCOMPARE(arguments(low), QStringList({"0", "1"}));
        QVERIFY(bench.clock.isBlackLow());
    }

    void doesNotWarnOfAGameThatBeginsLow()
    {
        Bench bench("5");
        QSignalSpy low(&bench.clock, &GameClock::lowTime);
        QVERIFY(bench.clock.isWhiteLow());
        bench.pass(4'000);
        bench.clock.setUp(controls("300"));
        bench.clock.setUp(controls("5"));
        QCOMPARE(low.count(), 0);
    }

    void warnsOfAGameThatBeginsLittleAboveLow()
    {
        Bench bench("10");
        QSignalSpy low(&bench.clock, &GameClock::lowTime);
        bench.pass(1);
        QCOMPARE(arguments(low), QStringList{"0"});
    }

    void doesNotWarnOfARestoredGameThatIsLow()
    {
        Bench bench("300");
        QSignalSpy low(&bench.clock, &GameClock::lowTime);
        bench.clock.restore({30'000, 20'000}, {30, 30}, kWhite, 0, false);
        QVERIFY(bench.clock.isWhiteLow());
        bench.clock.resume();
        bench.pass(10'000);
        QCOMPARE(low.count(), 0);
    }

    void doesNotWarnAgainAfterTakingBack()
    {
        Bench bench("300");
        QSignalSpy low(&bench.clock, &GameClock::lowTime);
        bench.pass(270'000);
        bench.clock.restore({40'000, 300'000}, {3, 3}, kWhite, 0, true);
        bench.pass(10'000);
        QCOMPARE(low.count(), 1);
        bench.clock.restore({30'000, 300'000}, {3, 3}, kWhite, 0, true);
        bench.pass(10'000);
        QCOMPARE(low.count(), 1);
    }

    void wakesUpForEachChangeThatIsShown_data()
    {
        QTest::addColumn<QByteArray>("control");
        QTest::addColumn<bool>("watched");
        QTest::addColumn<int>("wakeUps");
        QTest::addColumn<int>("changes");
        // Whole seconds down to 0:10, a hundred tenths from 9.9 to 0.0; and once when the time becomes low.
        QTest::newRow("five minutes") << QByteArray("300") << true << 290 + 100 + 1 << 290 + 100;
        QTest::newRow("15 s, delay") << QByteArray("15d5") << true << 5 + 100 + 1 << 5 + 100;
        QTest::newRow("5 s, low from the start") << QByteArray("5") << true << 50 << 50;
        // Low, and the flag; all texts are brought up to date then.
        QTest::newRow("five minutes, unwatched") << QByteArray("300") << false << 2 << 2;
    }

    void wakesUpForEachChangeThatIsShown()
    {
        QFETCH(QByteArray, control);
        QFETCH(bool, watched);
        QFETCH(int, wakeUps);
        QFETCH(int, changes);
        Bench bench(control.constData());
        bench.clock.setWatched(watched);
        QSignalSpy white(&bench.clock, &GameClock::whiteTextChanged);
        QSignalSpy flag(&bench.clock, &GameClock::flagFell);
        QCOMPARE(bench.wakeUps(), wakeUps);
        QCOMPARE(white.count(), changes);
        QCOMPARE(flag.count(), 1);
    }

    void catchesUpWhenWatched()
    {
        Bench bench("300");
        QSignalSpy watched(&bench.clock, &GameClock::watchedChanged);
        bench.clock.setWatched(false);
        QCOMPARE(bench.timer().interval(), 300'000 - 37'499);
        bench.awake += 60'500;
        QCOMPARE(bench.clock.whiteText(), "5:00");
        bench.clock.setWatched(true);
        bench.clock.setWatched(true);
        QCOMPARE(bench.clock.whiteText(), "4:00");
        QCOMPARE(bench.timer().interval(), 500);
        QCOMPARE(watched.count(), 2);
    }

    /// A look that comes late does not lose the change that it should have shown.
    void aLateTimerCatchesUp()
    {
        Bench bench("300");
        bench.pass(1'200);
        QCOMPARE(bench.clock.whiteText(), "4:59");
        QCOMPARE(bench.timer().interval(), 800);
    }

    void waitsNoLongerThanATimerCan()
    {
        Bench bench("300");
        bench.clock.setWatched(false);
        bench.clock.restore({Milliseconds(999) * 3'600'000, 1'000}, {1, 1}, kWhite, 0, true);
        QCOMPARE(bench.timer().interval(), 24 * 3'600'000);
    }

    void aSideWithoutLimitNeedsNoTimer()
    {
        Bench bench("300", "-");
        QCOMPARE(bench.clock.blackText(), QString());
        bench.move(kWhite);
        QVERIFY(bench.clock.isRunning());
        QVERIFY(!bench.timer().isActive());
        QVERIFY(!bench.clock.isBlackLow());
    }

    /// With the time of this computer.
    void theFlagFallsInRealTime()
    {
        GameClock clock;
        QSignalSpy flag(&clock, &GameClock::flagFell);
        const clock::TimeControl control{{{0, 300, clock::Bonus::None, 0}}};
        clock.setUp({control, control});
        clock.completeMove(kWhite);
        clock.completeMove(kBlack);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(flag.wait());
        QVERIFY2(timer.elapsed() >= 299, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(arguments(flag), QStringList{"0"});
        QCOMPARE(clock.whiteText(), "0.0");
        QCOMPARE(clock.remaining(kBlack), Milliseconds(300));
    }

    void theSystemsClocksGoOn()
    {
        const app::TimeSource time = app::systemTime();
        const Milliseconds awake = time.awake();
        const Milliseconds total = time.total();
        QTRY_VERIFY(time.awake() > awake);
        QTRY_VERIFY(time.total() > total);
    }
};

QTEST_GUILESS_MAIN(GameClockMomentsTest)
#include "game_clock_moments_test.moc"
