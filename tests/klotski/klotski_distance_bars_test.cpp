// SPDX-License-Identifier: MIT
#include "klotski_solution.h"

#include <distance_bars.h>
#include <klotski_guide.h>

#include <QImage>
#include <QPainter>
#include <QtTest>

using namespace qipan::klotski;

/// The graph of the distances; a shortest solution comes nearer by one with each move.
class KlotskiDistanceBarsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void findsTheBarUnderAPlace();
    void barsGoDownWithTheDistance();
    void theShownPlyStandsOut();
    void barsOfALongGameShareTheWidth();
    void paintsWithoutADistance();

private:
    QImage paint()
    {
        QImage image(m_bars->size().toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        m_bars->paint(&painter);
        return image;
    }
    /// How many pixels of a column, from below, are not blank.
    static int height(const QImage& image, int x)
    {
        int height = 0;
        while (height < image.height() && image.pixelColor(x, image.height() - 1 - height) != Qt::white)
            ++height;
        return height;
    }
    void playSolution()
    {
        for (const klotski_move_t move : solutionOf(kClassic.toLatin1()))
            QVERIFY(play(*m_game, move));
    }

    std::unique_ptr<KlotskiGame> m_game;
    std::unique_ptr<KlotskiGuide> m_guide;
    std::unique_ptr<DistanceBars> m_bars;
};

void KlotskiDistanceBarsTest::init()
{
    m_game = std::make_unique<KlotskiGame>();
    m_guide = std::make_unique<KlotskiGuide>();
    m_guide->setGame(m_game.get());
    QTRY_VERIFY(m_guide->isReady());
    m_bars = std::make_unique<DistanceBars>();
    m_bars->setGame(m_game.get());
    m_bars->setSize({246, 162});
    m_bars->setProperty("markColor", QColor(Qt::black));
    m_bars->setProperty("barColor", QColor(Qt::lightGray));
    m_bars->setProperty("capColor", QColor(Qt::darkGray));
}

void KlotskiDistanceBarsTest::cleanup()
{
    m_bars.reset();
    m_guide.reset();
    m_game.reset();
}

void KlotskiDistanceBarsTest::findsTheBarUnderAPlace()
{
    QCOMPARE(m_bars->plyAt(200), 0);
    playSolution();
    // 82 bars of three pixels.
    QCOMPARE(m_bars->plyAt(-5), 0);
    QCOMPARE(m_bars->plyAt(2.9), 0);
    QCOMPARE(m_bars->plyAt(3), 1);
    QCOMPARE(m_bars->plyAt(245.9), 81);
    QCOMPARE(m_bars->plyAt(100000), 81);
    m_bars->setSize({0, 162});
    QCOMPARE(m_bars->plyAt(0), 0);
}

void KlotskiDistanceBarsTest::barsGoDownWithTheDistance()
{
    playSolution();
    const QImage image = paint();
    // Two pixels a move.
    for (int ply = 0; ply < 81; ++ply)
        QCOMPARE(height(image, 3 * ply + 1), 2 * (81 - ply));
    QCOMPARE(image.pixelColor(1, 0), QColor(Qt::darkGray));
    QCOMPARE(image.pixelColor(1, 2), QColor(Qt::lightGray));
}

void KlotskiDistanceBarsTest::theShownPlyStandsOut()
{
    playSolution();
    m_game->goTo(40);
    const QImage image = paint();
    QCOMPARE(image.pixelColor(3 * 40 + 1, 161), QColor(Qt::black));
    QCOMPARE(height(image, 3 * 40 + 1), 2 * 41);
    QCOMPARE(image.pixelColor(3 * 39 + 1, 161), QColor(Qt::lightGray));
    // What can be redone is paler.
    QVERIFY(image.pixelColor(3 * 41 + 1, 161).lightness() > QColor(Qt::lightGray).lightness());
}

void KlotskiDistanceBarsTest::barsOfALongGameShareTheWidth()
{
    const int soldier = m_game->line().blockAt(0, 4);
    for (int i = 0; i < 5000; ++i)
        QVERIFY(m_game->play(soldier, i % 2 == 0 ? 1 : 0, 4));
    QCOMPARE(m_game->plyCount(), 5000);
    const QImage image = paint();
    for (int x = 0; x < 246; ++x)
        QVERIFY2(height(image, x) >= 158, qPrintable(QString::number(x)));
    QCOMPARE(image.pixelColor(245, 161), QColor(Qt::black));
    QCOMPARE(m_bars->plyAt(123), 2500);
    QVERIFY(m_bars->childItems().isEmpty());
}

/// No Way Out.
void KlotskiDistanceBarsTest::paintsWithoutADistance()
{
    QVERIFY(m_game->load(QStringLiteral("VCCVVCCVVVSVVVSVS..S"), {}));
    QVERIFY(m_game->play(m_game->line().blockAt(0, 4), 1, 4));
    QTRY_COMPARE(m_guide->distance(), -1);
    const QImage image = paint();
    QCOMPARE(height(image, 5), 162);
    QCOMPARE(image.pixelColor(5, 0), QColor(Qt::lightGray));
    QCOMPARE(height(image, 100), 0);
    m_bars->setGame(nullptr);
    QCOMPARE(height(paint(), 5), 0);
}

QTEST_MAIN(KlotskiDistanceBarsTest)
#include "klotski_distance_bars_test.moc"
