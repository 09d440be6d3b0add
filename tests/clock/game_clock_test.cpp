// SPDX-License-Identifier: MIT
/// The clock as the window sees it: what it shows, and when it tells so.
#include "game_clock_bench.h"

#include <QtTest>

class GameClockTest : public QObject {
    Q_OBJECT

private slots:
    void isNotThereWithoutATimeControl()
    {
        Bench bench("-");
        bench.pass(1'000'000);
        QVERIFY(!bench.clock.isPresent());
        QVERIFY(!bench.clock.isRunning());
        QCOMPARE(bench.clock.side(), -1);
        QCOMPARE(bench.clock.whiteText(), QString());
        QCOMPARE(bench.clock.controlText(), QString());
        QVERIFY(!bench.clock.isWhiteLow());
        QVERIFY(!bench.timer().isActive());
        QVERIFY(bench.clock.settle());
    }

    void showsANewGame()
    {
        Bench bench("-");
        bench.clock.setUp(controls("5400+30", "300"));
        QVERIFY(bench.clock.isPresent());
        QVERIFY(!bench.clock.isRunning());
        QVERIFY(!bench.clock.isPaused());
        QCOMPARE(bench.clock.side(), kWhite);
        QCOMPARE(bench.clock.whiteText(), "1:30:00");
        QCOMPARE(bench.clock.blackText(), "5:00");
        QCOMPARE(bench.clock.controlText(), "90+30 / 5+0");
        QVERIFY(!bench.timer().isActive());
    }

    void runsOnceBothHaveMoved()
    {
        Bench bench("-");
        bench.clock.setUp(controls("300+2"));
        bench.pass(60'000);
        bench.move(kWhite);
        QVERIFY(!bench.clock.isRunning());
        QCOMPARE(bench.clock.side(), kBlack);
        bench.pass(60'000);
        bench.move(kBlack);
        QVERIFY(bench.clock.isRunning());
        bench.pass(1'500);
        QCOMPARE(bench.clock.whiteText(), "4:59");
        QCOMPARE(bench.clock.blackText(), "5:00");
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(300'000 - 1'500));
        QCOMPARE(bench.clock.spent(), Milliseconds(1'500));
        bench.move(kWhite);
        QCOMPARE(bench.clock.side(), kBlack);
        QCOMPARE(bench.clock.whiteText(), "5:01");
        QCOMPARE(bench.clock.movesMade(kWhite), 2);
        QCOMPARE(bench.clock.movesMade(kBlack), 1);
    }

    /// The move counts at the moment at which it was found to be in time.
    void countsAMoveAtTheLastLook()
    {
        Bench bench("1+2");
        bench.pass(999);
        bench.awake += 1;
        QCOMPARE(bench.clock.completeMove(kWhite), Milliseconds(999));
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(1 + 2'000));
        QCOMPARE(bench.clock.remaining(kBlack), Milliseconds(1'000 - 1));
        QCOMPARE(bench.timer().interval(), 100 - 1);  // to "0.9"
    }

    void countsFromWhereItWasSetUp()
    {
        Bench bench("300");
        bench.awake += 5'000;
        bench.clock.restore({100'000, 90'000}, {3, 3}, kWhite, 0, true);
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(100'000));
        bench.awake += 5'000;
        bench.clock.setUp(controls("300"));
        bench.clock.completeMove(kWhite);
        bench.clock.completeMove(kBlack);
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(300'000));
    }

    void tellsTheTimeBetweenLooks()
    {
        Bench bench("300");
        bench.clock.setWatched(false);
        bench.awake += 70'000;
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(230'000));
        QCOMPARE(bench.clock.spent(), Milliseconds(70'000));
        QCOMPARE(bench.clock.whiteText(), "5:00");
    }

    void tellsEachChangeOnce()
    {
        Bench bench("300");
        QSignalSpy white(&bench.clock, &GameClock::whiteTextChanged);
        QSignalSpy black(&bench.clock, &GameClock::blackTextChanged);
        QSignalSpy running(&bench.clock, &GameClock::runningChanged);
        QSignalSpy paused(&bench.clock, &GameClock::pausedChanged);
        QSignalSpy side(&bench.clock, &GameClock::sideChanged);
        QSignalSpy present(&bench.clock, &GameClock::presentChanged);
        QSignalSpy control(&bench.clock, &GameClock::controlTextChanged);
        bench.pass(0);
        bench.pass(999);
        QCOMPARE(white.count(), 0);
        bench.pass(1);
        QCOMPARE(white.count(), 1);
        bench.move(kWhite);
        QCOMPARE(side.count(), 1);
        bench.clock.pause();
        bench.clock.pause();
        QCOMPARE(running.count(), 1);
        QCOMPARE(paused.count(), 1);
        bench.clock.resume();
        QCOMPARE(running.count(), 2);
        QCOMPARE(paused.count(), 2);
        bench.clock.setUp(controls("300"));
        QCOMPARE(present.count(), 0);
        QCOMPARE(control.count(), 0);
        QCOMPARE(white.count(), 2);
        QCOMPARE(black.count(), 0);
        bench.clock.setUp(controls("-"));
        QCOMPARE(present.count(), 1);
        QCOMPARE(control.count(), 1);
        QCOMPARE(black.count(), 1);
    }

    void tellsWhenAllIsDone()
    {
        Bench bench("300");
        QStringList seen;
        connect(&bench.clock, &GameClock::pausedChanged, this, [&] {
            seen << QString::number(bench.clock.isPaused()) << QString::number(bench.clock.isRunning())
                 << bench.clock.whiteText();
        });
        bench.awake += 2'000;
        bench.clock.pause();
        QCOMPARE(seen, QStringList({"1", "0", "4:58"}));
    }

    void pausesAndGoesOn()
    {
        Bench bench("300d5");
        bench.pass(2'000);
        bench.clock.pause();
        QVERIFY(bench.clock.isPaused());
        QVERIFY(!bench.clock.isRunning());
        QCOMPARE(bench.clock.side(), kWhite);
        QVERIFY(!bench.timer().isActive());
        bench.pass(100'000);
        bench.clock.resume();
        bench.pass(4'000);
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(300'000 - 1'000));
    }

    void aMoveEndsAPause()
    {
        Bench bench("300");
        bench.pass(2'000);
        bench.clock.pause();
        bench.pass(100'000);
        bench.move(kWhite);
        QVERIFY(!bench.clock.isPaused());
        QVERIFY(bench.clock.isRunning());
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(298'000));
        bench.pass(3'000);
        QCOMPARE(bench.clock.remaining(kBlack), Milliseconds(297'000));
    }

    void restoresTheMiddleOfAMove()
    {
        Bench bench("300+2");
        bench.pass(5'000);
        bench.clock.restore({120'000, 90'500}, {7, 6}, kBlack, 1'500, false);
        QVERIFY(bench.clock.isPaused());
        QCOMPARE(bench.clock.side(), kBlack);
        QCOMPARE(bench.clock.whiteText(), "2:00");
        QCOMPARE(bench.clock.blackText(), "1:29");
        bench.pass(30'000);
        bench.clock.resume();
        bench.pass(500);
        QCOMPARE(bench.clock.remaining(kBlack), Milliseconds(88'500));
        QCOMPARE(bench.clock.spent(), Milliseconds(2'000));
    }

    void restoresAStoppedGame()
    {
        Bench bench("300");
        bench.clock.stop();
        bench.clock.restore({100'000, 90'000}, {7, 7}, kWhite, 0, true);
        QVERIFY(bench.clock.isRunning());
        QVERIFY(bench.timer().isActive());
    }

    void sleepPauses()
    {
        Bench bench("300");
        QSignalSpy slept(&bench.clock, &GameClock::slept);
        bench.pass(2'000);
        bench.asleep += 3'600'000;
        bench.pass(30);
        QCOMPARE(slept.count(), 1);
        QVERIFY(bench.clock.isPaused());
        QVERIFY(!bench.timer().isActive());
        bench.pass(100'000);
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(300'000 - 2'030));
        bench.clock.resume();
        bench.pass(1'000);
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(300'000 - 3'030));
        QCOMPARE(slept.count(), 1);
    }

    void tellsSleepFromClocksThatPartALittle()
    {
        Bench bench("300");
        QSignalSpy slept(&bench.clock, &GameClock::slept);
        for (int i = 0; i < 100; ++i) {
            bench.asleep += 1'000;
            bench.pass(10);
        }
        QCOMPARE(slept.count(), 0);
        bench.asleep += 1'001;
        bench.pass(10);
        QCOMPARE(slept.count(), 1);
    }

    void sleepIsNothingWhenNoTimeRuns_data()
    {
        QTest::addColumn<bool>("paused");
        QTest::newRow("paused") << true;
        QTest::newRow("game over") << false;
    }

    void sleepIsNothingWhenNoTimeRuns()
    {
        QFETCH(bool, paused);
        Bench bench("300");
        QSignalSpy slept(&bench.clock, &GameClock::slept);
        if (paused)
            bench.clock.pause();
        else
            bench.clock.stop();
        bench.asleep += 3'600'000;
        bench.pass(10);
        bench.asleep += 3'600'000;
        bench.clock.resume();
        bench.pass(10);
        QCOMPARE(slept.count(), 0);
        QCOMPARE(bench.clock.isRunning(), paused);
    }

    void aMoveAfterSleepGoesOn()
    {
        Bench bench("300");
        QSignalSpy slept(&bench.clock, &GameClock::slept);
        bench.asleep += 3'600'000;
        bench.awake += 500;
        bench.move(kWhite);
        QCOMPARE(slept.count(), 1);
        QVERIFY(bench.clock.isRunning());
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(300'000 - 500));
    }
};

QTEST_GUILESS_MAIN(GameClockTest)
#include "game_clock_test.moc"
