// SPDX-License-Identifier: MIT
/// The chess clock, on a time that the test makes.
#include <QtTest>

#include <clock/chess_clock.h>

#include <limits>

using namespace qipan::clock;

namespace {

constexpr int kWhite = 0;
constexpr int kBlack = 1;
constexpr int kNobody = -1;

TimeControl controlOf(const QByteArray& text)
{
    return readTimeControl(text.toStdString(), nullptr).value();
}

/// A clock and its time. Steps in words: a number lets so many milliseconds go by, "m" completes the move of the side
/// to move, "p" pauses, "r" resumes, "s" stops.
class Bench {
public:
    explicit Bench(const QByteArray& white, const QByteArray& black = {})
        : clock({controlOf(white), controlOf(black.isEmpty() ? white : black)}, [this] { return time; })
    {
    }

    void run(const QByteArray& steps)
    {
        for (const QByteArray& step : steps.simplified().split(' ')) {
            if (step == "m")
                clock.completeMove(clock.side());
            else if (step == "p")
                clock.pause();
            else if (step == "r")
                clock.resume();
            else if (step == "s")
                clock.stop();
            else
                time += step.toLongLong();
        }
    }

    Milliseconds time = 12'345'678;
    ChessClock clock;
};

/// A row's times in the words of its arithmetic: "300000 - 5000 + 2000".
qint64 sum(const QByteArray& text)
{
    qint64 total = 0;
    qint64 sign = 1;
    for (const QByteArray& word : text.split(' ')) {
        if (word == "+" || word == "-")
            sign = word == "+" ? 1 : -1;
        else
            total += sign * word.toLongLong();
    }
    return total;
}

}  // namespace

class ChessClockTest : public QObject {
    Q_OBJECT

private slots:
    void countsTime_data()
    {
        QTest::addColumn<QByteArray>("control");
        QTest::addColumn<QByteArray>("steps");
        QTest::addColumn<QByteArray>("white");
        QTest::addColumn<QByteArray>("black");
        QTest::addColumn<int>("fallen");
        const auto row = [](const char* name, const char* control, const char* steps, const char* white,
                            const char* black, int fallen = kNobody) {
            QTest::newRow(name) << QByteArray(control) << QByteArray(steps) << QByteArray(white) << QByteArray(black)
                                << fallen;
        };
        // The first moves.
        row("before the first move", "300+2", "5000", "300000", "300000");
        row("the first moves cost nothing, bring nothing", "300+2", "9000 m 400000 m", "300000", "300000");
        row("the second move runs", "300+2", "9000 m 8000 m 7000", "300000 - 7000", "300000");
        row("the first moves cannot lose", "1", "2000 m 2000 m", "1000", "1000");

        // Without bonus.
        row("sudden death", "300", "m m 1000 m 2000 m 30 m", "300000 - 1000 - 30", "300000 - 2000");
        row("one millisecond left", "300", "m m 299999", "1", "300000");
        row("the flag falls at the millisecond", "300", "m m 300000", "0", "300000", kWhite);
        row("a move one millisecond before", "300", "m m 299999 m", "1", "300000");
        row("a move in the same millisecond is too late", "300", "m m 300000 m 5000", "0", "300000", kWhite);
        row("Black's flag", "300", "m m 1 m 300000 m", "300000 - 1", "0", kBlack);
        row("on the fourth move", "1", "m m 400 m 1 m 400 m 1 m 200 m 1", "0", "1000 - 1 - 1", kWhite);

        // Increment.
        row("increment comes after the move", "300+2", "m m 5000 m", "300000 - 5000 + 2000", "300000");
        row("increment may add time", "300+2", "m m 500 m 1 m", "300000 - 500 + 2000", "300000 - 1 + 2000");
        row("not while the move is thought out", "1+5", "m m 1000 m", "0", "1000", kWhite);
        row("increment saves the last millisecond", "1+5", "m m 999 m", "1 + 5000", "1000");
        row("increment of a move adds to the next", "1+1", "m m 900 m 900 m 1099 m 1100",
            "1000 - 900 + 1000 - 1099 + 1000", "0", kBlack);

        // Bronstein.
        row("Bronstein gives back what was spent", "300b5", "m m 3000 m", "300000", "300000");
        row("Bronstein, just the bonus", "300b5", "m m 5000 m", "300000", "300000");
        row("Bronstein gives back the bonus at most", "300b5", "m m 8000 m", "300000 - 8000 + 5000", "300000");
        row("Bronstein counts before it gives back", "300b5", "m m 3000", "300000 - 3000", "300000");
        row("Bronstein never adds", "300b5", "m m 0 m 1 m", "300000", "300000");
        row("Bronstein, the flag falls though time would come back", "1b5", "m m 1000 m", "0", "1000", kWhite);
        row("Bronstein, a millisecond before", "1b5", "m m 999 m", "1000", "1000");

        // Delay.
        row("a move within the delay", "300d5", "m m 3000 m", "300000", "300000");
        row("delay, a millisecond before its end", "300d5", "m m 4999", "300000", "300000");
        row("delay, at its end", "300d5", "m m 5000", "300000", "300000");
        row("delay, a millisecond after", "300d5", "m m 5001", "300000 - 1", "300000");
        row("each move has its delay", "300d5", "m m 6000 m 7000 m 8000 m", "300000 - 1000 - 3000", "300000 - 2000");
        row("delay, a millisecond before the flag", "1d5", "m m 5999 m", "1", "1000");
        row("delay, the flag", "1d5", "m m 6000 m", "0", "1000", kWhite);

        // Periods. White's first move is one of them.
        row("a period's last move brings the next one's time", "3/60:30", "m m 1000 m 1 m 2000 m",
            "60000 - 1000 - 2000 + 30000", "60000 - 1");
        row("a move before that it does not", "3/60:30", "m m 1000 m 1 m 2000", "60000 - 1000 - 2000", "60000 - 1");
        row("in all the rest there is no more", "2/60:30", "m m 1000 m 1 m 2000 m 1 m 3000 m",
            "60000 - 1000 + 30000 - 2000 - 3000", "60000 - 1 + 30000 - 1");
        row("the flag before the period ends", "2/1:30", "m m 1000 m", "0", "1000", kWhite);
        row("a first move may end a period", "1/60:30", "m m", "60000 + 30000", "60000 + 30000");
        row("a period's bonus holds to its last move", "2/60+1:30+5", "m m 4000 m", "60000 - 4000 + 1000 + 30000",
            "60000");
        row("then the next one's", "2/60+1:30+5", "m m 4000 m 1 m 4000 m",
            "60000 - 4000 + 1000 + 30000 - 4000 + 5000", "60000 - 1 + 1000 + 30000");
        row("a delay ends with its period", "2/60d5:30", "m m 4000 m 1 m 4000", "60000 + 30000 - 4000",
            "60000 + 30000");
        row("a delay begins with its period", "2/60:30d5", "m m 4000 m 1 m 4000", "60000 - 4000 + 30000",
            "60000 - 1 + 30000");
        row("the last period repeats", "2/60", "m m 1 m 1 m 1 m 1 m 1 m 1 m", "60000 - 3 + 60000 + 60000",
            "60000 - 3 + 60000 + 60000");
        row("the last of two repeats", "1/60:2/10", "m m 1 m 1 m 1 m 1 m 1 m 1 m 1 m 1 m",
            "60000 + 10000 + 10000 + 10000 - 4", "60000 + 10000 + 10000 + 10000 - 4");
        row("the last of two repeats after its own moves", "1/60:2/10", "m m 1 m 1 m 1 m 1 m 1 m 1 m",
            "60000 + 10000 + 10000 - 3", "60000 + 10000 + 10000 - 3");
        row("the bonus of a repeated period repeats", "1/60:1/10+3", "m m 1 m 1 m 1 m",
            "60000 + 10000 - 1 + 3000 + 10000 - 1 + 3000 + 10000", "60000 + 10000 - 1 + 3000 + 10000");
        row("four periods", "1/1:1/2:1/4:8", "m m 1 m 1 m 1 m 1 m 1 m 1 m", "1000 + 2000 + 4000 + 8000 - 3",
            "1000 + 2000 + 4000 + 8000 - 3");

        // Pauses.
        row("a pause costs nothing", "300", "m m 1000 p 50000 r 2000", "300000 - 1000 - 2000", "300000");
        row("a pause in a delay keeps what is left of it", "300d5", "m m 3000 p 50000 r 2000", "300000", "300000");
        row("a pause in a delay, a millisecond more", "300d5", "m m 3000 p 50000 r 2001", "300000 - 1", "300000");
        row("a pause does not add to what Bronstein gives back", "300b5", "m m 1000 p 50000 r 5000 m",
            "300000 - 6000 + 5000", "300000");
        row("a move ends a pause", "300", "m m 1000 p 50000 m 700", "300000 - 1000", "300000 - 700");
        row("a pause twice is one", "300", "m m 1000 p 10 p 10 r 5 r 5", "300000 - 1000 - 5 - 5", "300000");
        row("no pause before time runs", "300", "m p m 1000", "300000 - 1000", "300000");
        row("a pause in the millisecond of the flag is too late", "1", "m m 1000 p 10", "0", "1000", kWhite);
        row("no pause after the flag", "1", "m m 1000 p r 10", "0", "1000", kWhite);

        // For good.
        row("stopped", "300+2", "m m 1000 s 5000 r m 5000 m", "300000 - 1000", "300000");
        row("no pause after that", "300", "m m 1000 s p r 5000", "300000 - 1000", "300000");
        row("stopped in the millisecond of the flag", "1", "m m 1000 s", "0", "1000", kWhite);
        row("no flag falls after that", "1", "m m 999 s 5000", "1", "1000");

        row("no clock", "-", "m m 100000000 m", "0", "0");
    }

    void countsTime()
    {
        QFETCH(QByteArray, control);
        QFETCH(QByteArray, steps);
        QFETCH(QByteArray, white);
        QFETCH(QByteArray, black);
        QFETCH(int, fallen);
        Bench bench(control);
        bench.run(steps);
        QCOMPARE(qint64(bench.clock.remaining(kWhite)), sum(white));
        QCOMPARE(qint64(bench.clock.remaining(kBlack)), sum(black));
        QCOMPARE(bench.clock.fallen().value_or(kNobody), fallen);
    }

    void tellsWhenTheFlagFalls_data()
    {
        QTest::addColumn<QByteArray>("control");
        QTest::addColumn<QByteArray>("steps");
        QTest::addColumn<qint64>("until");
        const auto row = [](const char* name, const char* control, const char* steps, qint64 until) {
            QTest::newRow(name) << QByteArray(control) << QByteArray(steps) << until;
        };
        row("sudden death", "300", "m m 1000", 300'000 - 1'000);
        row("increment does not count yet", "300+2", "m m 1000", 300'000 - 1'000);
        row("Bronstein does not count yet", "300b5", "m m 1000", 300'000 - 1'000);
        row("the delay counts", "300d5", "m m", 300'000 + 5'000);
        row("what is left of the delay", "300d5", "m m 2000", 300'000 + 5'000 - 2'000);
        row("after the delay", "300d5", "m m 9000", 300'000 + 5'000 - 9'000);
        row("paused in the delay", "300d5", "m m 2000 p 7000", 300'000 + 5'000 - 2'000);
        row("a period's delay", "1/60:60d5", "m m", 120'000 + 5'000);
        row("down", "1", "m m 1000", 0);
        row("long since", "1", "m m 9000", 0);
    }

    /// And the flag falls then, not a millisecond earlier.
    void tellsWhenTheFlagFalls()
    {
        QFETCH(QByteArray, control);
        QFETCH(QByteArray, steps);
        QFETCH(qint64, until);
        Bench bench(control);
        bench.run(steps);
        QCOMPARE(bench.clock.untilFlag(), std::optional<Milliseconds>(until));
        bench.clock.resume();
        if (until > 0) {
            bench.time += until - 1;
            QVERIFY(!bench.clock.fallen());
            ++bench.time;
        }
        QCOMPARE(bench.clock.fallen(), std::optional<int>(kWhite));
        QVERIFY(!bench.clock.completeMove(kWhite));
    }

    void tellsWhenALevelIsReached()
    {
        Bench bench("300d5");
        bench.run("m m 2000");
        QCOMPARE(bench.clock.untilRemaining(299'000), std::optional<Milliseconds>(3'000 + 1'000));
        QCOMPARE(bench.clock.untilRemaining(300'000), std::optional<Milliseconds>(0));
        QCOMPARE(bench.clock.untilRemaining(400'000), std::optional<Milliseconds>(0));
        bench.run("10000");
        QCOMPARE(bench.clock.untilRemaining(299'000), std::optional<Milliseconds>(0));
        QCOMPARE(bench.clock.untilRemaining(292'000), std::optional<Milliseconds>(1'000));
    }

    void tellsItsState()
    {
        Bench bench("300");
        const auto state = [&bench] {
            return QList<bool>{bench.clock.isRunning(), bench.clock.isPaused(), bench.clock.isStopped()};
        };
        QCOMPARE(state(), QList<bool>({false, false, false}));
        bench.run("m p");
        QCOMPARE(state(), QList<bool>({false, false, false}));
        bench.run("m");
        QCOMPARE(state(), QList<bool>({true, false, false}));
        bench.run("p");
        QCOMPARE(state(), QList<bool>({false, true, false}));
        bench.run("r 299999");
        QCOMPARE(state(), QList<bool>({true, false, false}));
        bench.run("1");
        QCOMPARE(state(), QList<bool>({false, false, true}));
        bench.run("r");
        QCOMPARE(state(), QList<bool>({false, false, true}));
    }

    void tellsWhoMovesAndHowOften()
    {
        Bench bench("300");
        QCOMPARE(bench.clock.side(), kWhite);
        bench.run("m m m");
        QCOMPARE(bench.clock.side(), kBlack);
        QCOMPARE(bench.clock.movesMade(kWhite), 2);
        QCOMPARE(bench.clock.movesMade(kBlack), 1);
    }

    void tellsWhatAMoveTook()
    {
        Bench bench("300d5");
        bench.run("700");
        QCOMPARE(bench.clock.spent(), Milliseconds(0));
        bench.run("m m 3000 p 9000");
        QCOMPARE(bench.clock.spent(), Milliseconds(3'000));
        bench.run("r 4000");
        QCOMPARE(bench.clock.spent(), Milliseconds(3'000 + 4'000));
        bench.run("m");
        QCOMPARE(bench.clock.spent(), Milliseconds(0));
    }

    void letsBlackBegin()
    {
        Bench bench("300+2");
        bench.time += 1'000;
        QVERIFY(bench.clock.completeMove(kBlack));
        QCOMPARE(bench.clock.side(), kWhite);
        bench.run("1000 m 5000 m");
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(300'000));
        QCOMPARE(bench.clock.remaining(kBlack), Milliseconds(300'000 - 5'000 + 2'000));
    }

    void letsTheSidesDiffer()
    {
        Bench bench("300+2", "60d5");
        bench.run("m m 9000 m 9000 m 1000 m");
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(300'000 - 9'000 + 2'000 - 1'000 + 2'000));
        QCOMPARE(bench.clock.remaining(kBlack), Milliseconds(60'000 - 4'000));
        QCOMPARE(bench.clock.untilFlag(), std::optional<Milliseconds>(60'000 - 4'000 + 5'000));
        bench.run("61000");
        QCOMPARE(bench.clock.fallen(), std::optional<int>(kBlack));
    }

    void letsASideHaveNoLimit()
    {
        Bench bench("60", "-");
        bench.run("m m 1000 m 100000000");
        QCOMPARE(bench.clock.untilFlag(), std::optional<Milliseconds>());
        QVERIFY(bench.clock.isRunning());
        bench.run("m 59000");
        QCOMPARE(bench.clock.fallen(), std::optional<int>(kWhite));
    }

    void countsEachSidesOwnMoves()
    {
        Bench bench("2/60:30", "3/60:30");
        bench.run("m m 1000 m 1000 m");
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(60'000 - 1'000 + 30'000));
        QCOMPARE(bench.clock.remaining(kBlack), Milliseconds(60'000 - 1'000));
        bench.run("1 m 1000 m");
        QCOMPARE(bench.clock.remaining(kBlack), Milliseconds(60'000 - 1'000 - 1'000 + 30'000));
    }

    void restoresTheMiddleOfAMove()
    {
        Bench bench("40/5400d5:1800");
        bench.clock.restore({100'000, 90'000}, {39, 38}, kBlack, 7'000, true);
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(100'000));
        QCOMPARE(bench.clock.remaining(kBlack), Milliseconds(90'000 - 2'000));
        QCOMPARE(bench.clock.spent(), Milliseconds(7'000));
        bench.run("1000 m 4000 m");
        QCOMPARE(bench.clock.movesMade(kWhite), 40);
        QCOMPARE(bench.clock.remaining(kBlack), Milliseconds(90'000 - 3'000));
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(100'000 + 1'800'000));
    }

    void restoresPaused()
    {
        Bench bench("300");
        bench.clock.restore({100'000, 90'000}, {20, 20}, kWhite, 500, false);
        bench.run("60000");
        QVERIFY(bench.clock.isPaused());
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(100'000 - 500));
        bench.run("r 1000");
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(100'000 - 1'500));
    }

    void restoresBeforeTimeRuns()
    {
        Bench bench("300+2");
        bench.clock.restore({300'000, 300'000}, {1, 0}, kBlack, 4'000, false);
        bench.run("5000");
        QCOMPARE(bench.clock.spent(), Milliseconds(0));
        QVERIFY(!bench.clock.isPaused());
        bench.run("m 1000");
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(300'000 - 1'000));
        QCOMPARE(bench.clock.remaining(kBlack), Milliseconds(300'000));
    }

    void restoresAfterItStoodForGood_data()
    {
        QTest::addColumn<QByteArray>("steps");
        QTest::newRow("stopped") << QByteArray("m m 10 s");
        QTest::newRow("flag") << QByteArray("m m 300000 m");
    }

    void restoresAfterItStoodForGood()
    {
        QFETCH(QByteArray, steps);
        Bench bench("300");
        bench.run(steps);
        bench.clock.restore({5'000, 6'000}, {2, 1}, kBlack, 0, true);
        QVERIFY(!bench.clock.fallen());
        bench.run("100 m 10");
        QCOMPARE(bench.clock.remaining(kBlack), Milliseconds(6'000 - 100));
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(5'000 - 10));
    }

    void restoresOddNumbers()
    {
        constexpr Milliseconds kMost = std::numeric_limits<Milliseconds>::max();
        Bench bench("300+2");
        bench.clock.restore({-5, kMost}, {1, 1}, kBlack, -kMost, true);
        QCOMPARE(bench.clock.remaining(kWhite), Milliseconds(0));
        QCOMPARE(bench.clock.spent(), Milliseconds(0));
        bench.run("1000 m");
        QVERIFY(bench.clock.remaining(kBlack) > 0);
        QCOMPARE(bench.clock.fallen(), std::optional<int>(kWhite));
        bench.clock.restore({kMost, kMost}, {1, 1}, kWhite, kMost, true);
        QCOMPARE(bench.clock.fallen(), std::optional<int>(kWhite));
    }

    void keepsToTheMillisecondInALongGame_data()
    {
        QTest::addColumn<QByteArray>("control");
        QTest::addColumn<qint64>("white");
        QTest::addColumn<qint64>("black");
        // 600 moves of each side, the first of them free: White takes 33'331 ms for each, Black 7 ms.
        QTest::newRow("increment") << QByteArray("5400+30")
                                   << qint64(5'400'000 + 599 * (30'000 - 33'331))
                                   << qint64(5'400'000 + 599 * (30'000 - 7));
        QTest::newRow("delay") << QByteArray("5400d30") << qint64(5'400'000 - 599 * (33'331 - 30'000))
                               << qint64(5'400'000);
        QTest::newRow("Bronstein") << QByteArray("5400b30") << qint64(5'400'000 - 599 * (33'331 - 30'000))
                                   << qint64(5'400'000);
        QTest::newRow("two periods") << QByteArray("40/5400+30:1800+30")
                                     << qint64(5'400'000 + 1'800'000 + 599 * (30'000 - 33'331))
                                     << qint64(5'400'000 + 1'800'000 + 599 * (30'000 - 7));
        // 600 = 40 + 28 * 20: the second period has begun 29 times.
        QTest::newRow("a repeated period") << QByteArray("40/5400:20/3600")
                                           << qint64(5'400'000 + 29 * 3'600'000 - 599 * 33'331)
                                           << qint64(5'400'000 + 29 * 3'600'000 - 599 * 7);
    }

    void keepsToTheMillisecondInALongGame()
    {
        QFETCH(QByteArray, control);
        QFETCH(qint64, white);
        QFETCH(qint64, black);
        Bench bench(control);
        for (int move = 0; move < 600; ++move)
            bench.run("33331 m 7 m");
        QCOMPARE(bench.clock.movesMade(kBlack), 600);
        QCOMPARE(qint64(bench.clock.remaining(kWhite)), white);
        QCOMPARE(qint64(bench.clock.remaining(kBlack)), black);
    }

    void isAValue()
    {
        Bench bench("300");
        bench.run("m m 1000");
        ChessClock copy = bench.clock;
        bench.run("m");
        copy.pause();
        bench.run("500");
        QCOMPARE(copy.remaining(kWhite), Milliseconds(300'000 - 1'000));
        QCOMPARE(copy.side(), kWhite);
        QCOMPARE(bench.clock.remaining(kBlack), Milliseconds(300'000 - 500));
    }
};

QTEST_APPLESS_MAIN(ChessClockTest)
#include "chess_clock_test.moc"
