// SPDX-License-Identifier: MIT
#include "klotski_solution.h"

#include <klotski_guide.h>

#include <QSignalSpy>
#include <QtTest>

using namespace qipan::klotski;

/// Distances, hints and the playback; the lengths are the published ones.
class KlotskiGuideTest : public QObject {
    Q_OBJECT

private slots:
    void knowsPublishedLengths_data();
    void knowsPublishedLengths();
    void knowsBothCountsWhateverIsCounted();
    void distancesFollowTheGame();
    void distancesAreKnownOfARestoredGame();
    void theMetricChangesTheAnswers();
    void hintIsShownThenPlayed();
    void hintAskedTooEarlyComesLater();
    void anyChangeClearsTheHint();
    void solvesToTheEnd();
    void playbackStopsWhenSomebodyPlays();
    void stepsOnce();
    void noHintWithoutSolution();
    void onlyTheLastRequestCounts();
    void mayGoAtAnyTime();
};

void KlotskiGuideTest::knowsPublishedLengths_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("moves");
    QTest::addColumn<int>("steps");
    int row = 0;
    for (const QByteArrayList& fields : rowsOf("layouts.tsv")) {
        if (++row % 19 == 1)
            QTest::newRow(fields[3]) << QString(fields[3]) << fields[4].toInt() << fields[5].toInt();
    }
    QTest::newRow("No Way Out") << "VCCVVCCVVVSVVVSVS..S" << -1 << -1;
}

void KlotskiGuideTest::knowsPublishedLengths()
{
    QFETCH(QString, board);
    QFETCH(int, moves);
    QFETCH(int, steps);
    KlotskiGame game;
    QVERIFY(game.load(board, {}));
    KlotskiGuide guide;
    QCOMPARE(guide.distance(), -2);
    guide.setGame(&game);
    QTRY_VERIFY(guide.isReady());
    QCOMPARE(guide.distance(), moves);
    QTRY_COMPARE(guide.leastMoves(), moves);
    QCOMPARE(guide.leastSteps(), steps);
    guide.setMetric(KlotskiGuide::Steps);
    QTRY_VERIFY(guide.isReady());
    QCOMPARE(guide.distance(), steps);
    QCOMPARE(game.distances(), QList<int>{steps});
}

/// The board of 30 November 2026, and one of eight blocks.
void KlotskiGuideTest::knowsBothCountsWhateverIsCounted()
{
    KlotskiGame game;
    KlotskiGuide guide;
    guide.setGame(&game);
    QSignalSpy least(&guide, &KlotskiGuide::leastChanged);
    for (const QString& board : {QStringLiteral("SHH.HHVVCCVVCCVSSSV."), QStringLiteral("VCCVVCCVVHHVVSSV....")}) {
        const auto moves = int(solutionOf(board.toLatin1()).size());
        int steps = 0;
        for (const klotski_move_t move : solutionOf(board.toLatin1(), KLOTSKI_STEPS))
            steps += move.steps;
        QVERIFY(moves > 0 && steps > moves);
        least.clear();
        QVERIFY(game.load(board, {}));
        QCOMPARE(guide.leastMoves(), -2);
        QCOMPARE(guide.leastSteps(), -2);
        QTRY_COMPARE(guide.leastMoves(), moves);
        QCOMPARE(guide.leastSteps(), steps);
        QVERIFY(least.count() <= 2);
        QTRY_VERIFY(guide.isReady());
        guide.setMetric(guide.metric() == KlotskiGuide::Moves ? KlotskiGuide::Steps : KlotskiGuide::Moves);
        QCOMPARE(guide.leastMoves(), moves);
        QCOMPARE(guide.leastSteps(), steps);
    }
    guide.setGame(nullptr);
    QCOMPARE(guide.leastMoves(), -2);
}

void KlotskiGuideTest::distancesFollowTheGame()
{
    KlotskiGame game;
    KlotskiGuide guide;
    guide.setGame(&game);
    QTRY_VERIFY(guide.isReady());
    int left = 81;
    for (const klotski_move_t move : solutionOf(kClassic.toLatin1())) {
        QVERIFY(play(game, move));
        QCOMPARE(guide.distance(), --left);
        QCOMPARE(game.distances().size(), game.plyCount() + 1);
        QCOMPARE(game.distances().last(), left);
    }
    game.goTo(1);
    QCOMPARE(guide.distance(), 80);
    QCOMPARE(game.distances().last(), 0);
    QVERIFY(!game.isAssisted());
}

void KlotskiGuideTest::distancesAreKnownOfARestoredGame()
{
    KlotskiGame game;
    SavedLine line{kClassic, {}, {}, 5, false};
    for (const klotski_move_t move : solutionOf(kClassic.toLatin1()))
        line.gestures.push_back({move.from, move.to});
    QVERIFY(game.restore(line));
    KlotskiGuide guide;
    guide.setGame(&game);
    QTRY_VERIFY(guide.isReady());
    QCOMPARE(guide.distance(), 76);
    for (int ply = 0; ply <= 81; ++ply)
        QCOMPARE(game.distances()[ply], 81 - ply);
}

void KlotskiGuideTest::theMetricChangesTheAnswers()
{
    KlotskiGame game;
    KlotskiGuide guide;
    guide.setGame(&game);
    QTRY_COMPARE(guide.distance(), 81);
    guide.setMetric(KlotskiGuide::Steps);
    QTRY_COMPARE(guide.distance(), 116);
    guide.setMetric(KlotskiGuide::Moves);
    QTRY_COMPARE(guide.distance(), 81);
}

void KlotskiGuideTest::hintIsShownThenPlayed()
{
    KlotskiGame game;
    KlotskiGuide guide;
    guide.setGame(&game);
    QTRY_VERIFY(guide.isReady());
    for (int left = 81; left > 0; --left) {
        guide.hint();
        QVERIFY(guide.hintBlock() >= 0);
        QVERIFY(game.isAssisted());
        QCOMPARE(guide.distance(), left);
        const int cell = guide.hintColumn() + 4 * guide.hintRow();
        const int block = guide.hintBlock();
        guide.hint();
        QCOMPARE(int(game.line().cell(block)), cell);
        QCOMPARE(guide.hintBlock(), -1);
        QCOMPARE(guide.distance(), left - 1);
    }
    QVERIFY(game.isSolved());
    guide.hint();
    QCOMPARE(guide.hintBlock(), -1);
}

void KlotskiGuideTest::hintAskedTooEarlyComesLater()
{
    KlotskiGame game;
    QVERIFY(game.load(QStringLiteral("VCCVVCCVSHHSSSSSS..S"), {}));
    KlotskiGuide guide;
    guide.setGame(&game);
    QVERIFY(!guide.isReady());
    guide.hint();
    QCOMPARE(guide.hintBlock(), -1);
    QTRY_VERIFY(guide.hintBlock() >= 0);
    QVERIFY(game.isAssisted());
}

void KlotskiGuideTest::anyChangeClearsTheHint()
{
    KlotskiGame game;
    KlotskiGuide guide;
    guide.setGame(&game);
    QTRY_VERIFY(guide.isReady());
    guide.hint();
    QVERIFY(game.play(game.line().blockAt(3, 4), 2, 4));
    QCOMPARE(guide.hintBlock(), -1);
    guide.hint();
    guide.clearHint();
    QCOMPARE(guide.hintBlock(), -1);
    QCOMPARE(guide.hintColumn(), -1);
    QCOMPARE(game.plyCount(), 1);
    guide.hint();
    QVERIFY(game.load(QStringLiteral("VCCSVCCSVHHVVV.VSV.S"), {}));
    QCOMPARE(guide.hintBlock(), -1);
    QCOMPARE(guide.distance(), 47);
}

/// The last six moves of the classic board.
void KlotskiGuideTest::solvesToTheEnd()
{
    KlotskiGame game;
    const auto solution = solutionOf(kClassic.toLatin1());
    for (size_t i = 0; i + 6 < solution.size(); ++i)
        QVERIFY(play(game, solution[i]));
    KlotskiGuide guide;
    guide.setSpeed(99);
    QCOMPARE(guide.speed(), 8.0);
    guide.setGame(&game);
    QSignalSpy playing(&guide, &KlotskiGuide::playingChanged);
    guide.solve();
    QVERIFY(guide.isPlaying());
    QTRY_VERIFY(game.isSolved());
    QVERIFY(!guide.isPlaying());
    QCOMPARE(playing.count(), 2);
    QCOMPARE(game.moveCount(), 81);
    QVERIFY(game.isAssisted());
    guide.solve();
    QVERIFY(!guide.isPlaying());
}

void KlotskiGuideTest::playbackStopsWhenSomebodyPlays()
{
    KlotskiGame game;
    KlotskiGuide guide;
    guide.setSpeed(8);
    guide.setGame(&game);
    guide.solve();
    QTRY_VERIFY(game.plyCount() >= 2);
    QVERIFY(guide.isPlaying());
    game.undo();
    QVERIFY(!guide.isPlaying());
    guide.solve();
    guide.pause();
    QVERIFY(!guide.isPlaying());
    guide.solve();
    QVERIFY(game.load(kClassic, {}));
    QVERIFY(!guide.isPlaying());
}

void KlotskiGuideTest::stepsOnce()
{
    KlotskiGame game;
    KlotskiGuide guide;
    guide.setGame(&game);
    QTRY_VERIFY(guide.isReady());
    guide.solve();
    guide.stepOnce();
    QVERIFY(!guide.isPlaying());
    QCOMPARE(game.plyCount(), 1);
    QCOMPARE(guide.distance(), 80);
}

void KlotskiGuideTest::noHintWithoutSolution()
{
    KlotskiGame game;
    QVERIFY(game.load(QStringLiteral("VCCVVCCVVVSVVVSVS..S"), {}));
    KlotskiGuide guide;
    guide.setGame(&game);
    guide.solve();
    QTRY_COMPARE(guide.distance(), -1);
    QVERIFY(!guide.isPlaying());
    guide.hint();
    QCOMPARE(guide.hintBlock(), -1);
    QVERIFY(!game.isAssisted());
}

void KlotskiGuideTest::onlyTheLastRequestCounts()
{
    KlotskiGame game;
    KlotskiGuide guide;
    guide.setGame(&game);
    for (int i = 0; i < 20; ++i) {
        QVERIFY(game.load(QStringLiteral("VCCVVCCVSHHSSSSSS..S"), {}));
        QVERIFY(game.load(QStringLiteral("VCCVVCCVVSSSVSSSS..S"), {}));
    }
    QTRY_VERIFY(guide.isReady());
    QCOMPARE(guide.distance(), 27);
    QTest::qWait(50);
    QCOMPARE(guide.distance(), 27);
}

void KlotskiGuideTest::mayGoAtAnyTime()
{
    for (int i = 0; i < 20; ++i) {
        auto game = std::make_unique<KlotskiGame>();
        QVERIFY(game->load(QStringLiteral("VCCVVCCVSHHSSSSSS..S"), {}));
        auto guide = std::make_unique<KlotskiGuide>();
        guide->setGame(game.get());
        guide->solve();
        if (i % 2 == 0)
            guide.reset();
        else
            game.reset();
        QTest::qWait(1);
    }
}

QTEST_GUILESS_MAIN(KlotskiGuideTest)
#include "klotski_guide_test.moc"
