// SPDX-License-Identifier: MIT
#include <board_geometry.h>

#include <QtTest>

using qipan::picture::BoardGeometry;

/// Where frame and squares lie.
class BoardGeometryTest : public QObject {
    Q_OBJECT

private slots:
    void squaresAreWholePixels_data();
    void squaresAreWholePixels();
    void edgesAreWholePixelsWhereverTheBoardLies_data();
    void edgesAreWholePixelsWhereverTheBoardLies();
    void squaresAreWhereTheyAreOnABoard_data();
    void squaresAreWhereTheyAreOnABoard();
    void aTurnedPainterKeepsTheSize();
};

void BoardGeometryTest::squaresAreWholePixels_data()
{
    QTest::addColumn<QSizeF>("place");
    QTest::addColumn<qreal>("scale");
    QTest::addColumn<int>("squarePixels");
    QTest::addColumn<QRectF>("framePixels");
    QTest::addColumn<int>("frameWidth");
    // From 256 units on the frame is at least a 128th of the side; what eight whole squares leave is frame too.
    QTest::newRow("24: no frame, squares of 3") << QSizeF(24, 24) << 1.0 << 3 << QRectF(0, 0, 24, 24) << 0;
    QTest::newRow("72: no frame, squares of 9") << QSizeF(72, 72) << 1.0 << 9 << QRectF(0, 0, 72, 72) << 0;
    QTest::newRow("72 on a fine screen") << QSizeF(72, 72) << 2.0 << 18 << QRectF(0, 0, 144, 144) << 0;
    QTest::newRow("72 on a screen of 1.5") << QSizeF(72, 72) << 1.5 << 13 << QRectF(0, 0, 108, 108) << 2;
    QTest::newRow("75: 3 left over, 1 before and 2 after") << QSizeF(75, 75) << 1.0 << 9 << QRectF(0, 0, 75, 75) << 1;
    QTest::newRow("256: the first frame") << QSizeF(256, 256) << 1.0 << 31 << QRectF(0, 0, 256, 256) << 4;
    QTest::newRow("512: frame of 4") << QSizeF(512, 512) << 1.0 << 63 << QRectF(0, 0, 512, 512) << 4;
    QTest::newRow("1024: frame of 8") << QSizeF(1024, 1024) << 1.0 << 126 << QRectF(0, 0, 1024, 1024) << 8;
    QTest::newRow("1024 at twice the size") << QSizeF(1024, 1024) << 2.0 << 252 << QRectF(0, 0, 2048, 2048) << 16;
    QTest::newRow("wide: in the middle") << QSizeF(100, 80) << 1.0 << 10 << QRectF(10, 0, 80, 80) << 0;
    QTest::newRow("high: in the middle") << QSizeF(80, 101) << 1.0 << 10 << QRectF(0, 10, 80, 80) << 0;
    QTest::newRow("part of a pixel is none") << QSizeF(80.9, 80.9) << 1.0 << 10 << QRectF(0, 0, 80, 80) << 0;
    QTest::newRow("no room for squares") << QSizeF(7, 7) << 1.0 << 0 << QRectF(0, 0, 7, 7) << 3;
    QTest::newRow("no room at all") << QSizeF(0, 0) << 1.0 << 0 << QRectF(0, 0, 0, 0) << 0;
}

void BoardGeometryTest::squaresAreWholePixels()
{
    QFETCH(QSizeF, place);
    QFETCH(qreal, scale);
    QFETCH(int, squarePixels);
    QFETCH(QRectF, framePixels);
    QFETCH(int, frameWidth);
    const QTransform toDevice = QTransform::fromScale(scale, scale);
    const BoardGeometry geometry({{0, 0}, place}, toDevice);
    QCOMPARE(geometry.squareSide() * scale, qreal(squarePixels));
    QCOMPARE(toDevice.mapRect(geometry.frame()), framePixels);
    const qreal side = 8 * squarePixels;
    QCOMPARE(toDevice.mapRect(geometry.board()),
             QRectF(framePixels.x() + frameWidth, framePixels.y() + frameWidth, side, side));
}

void BoardGeometryTest::edgesAreWholePixelsWhereverTheBoardLies_data()
{
    QTest::addColumn<QRectF>("place");
    QTest::addColumn<QTransform>("toDevice");
    QTest::newRow("between pixels") << QRectF(0.4, 7.7, 72, 72) << QTransform();
    QTest::newRow("moved and scaled") << QRectF(10, 10, 72, 72) << QTransform(1.25, 0, 0, 1.25, 3.3, 4.4);
    QTest::newRow("mirrored") << QRectF(0, 0, 300, 300) << QTransform(-1, 0, 0, 1, 300, 0);
}

void BoardGeometryTest::edgesAreWholePixelsWhereverTheBoardLies()
{
    QFETCH(QRectF, place);
    QFETCH(QTransform, toDevice);
    const BoardGeometry geometry(place, toDevice);
    QVERIFY(geometry.squareSide() >= 8);
    for (const QRectF& part : {geometry.frame(), geometry.board(), geometry.square(27, false)}) {
        const QRectF pixels = toDevice.mapRect(part);
        QVERIFY(place.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(part));
        for (const qreal edge : {pixels.left(), pixels.top(), pixels.right(), pixels.bottom()})
            QVERIFY2(qAbs(edge - qRound(edge)) < 1e-6, qPrintable(QString::number(edge)));
    }
}

void BoardGeometryTest::squaresAreWhereTheyAreOnABoard_data()
{
    QTest::addColumn<int>("square");
    QTest::addColumn<bool>("flipped");
    QTest::addColumn<QPointF>("corner");
    // Squares of 10, no frame.
    QTest::newRow("a1 is lower left") << 0 << false << QPointF(0, 70);
    QTest::newRow("h1 is lower right") << 7 << false << QPointF(70, 70);
    QTest::newRow("a8 is upper left") << 56 << false << QPointF(0, 0);
    QTest::newRow("e4") << 28 << false << QPointF(40, 40);
    QTest::newRow("flipped, a1 is upper right") << 0 << true << QPointF(70, 0);
    QTest::newRow("flipped, h1 is upper left") << 7 << true << QPointF(0, 0);
    QTest::newRow("flipped, e4") << 28 << true << QPointF(30, 30);
}

void BoardGeometryTest::squaresAreWhereTheyAreOnABoard()
{
    QFETCH(int, square);
    QFETCH(bool, flipped);
    QFETCH(QPointF, corner);
    const BoardGeometry geometry({0, 0, 80, 80}, {});
    QCOMPARE(geometry.square(square, flipped), QRectF(corner, QSizeF(10, 10)));
}

void BoardGeometryTest::aTurnedPainterKeepsTheSize()
{
    const BoardGeometry geometry({0, 0, 80, 80}, QTransform().rotate(30));
    QCOMPARE(geometry.frame(), QRectF(0, 0, 80, 80));
    QCOMPARE(geometry.squareSide(), 10.0);
}

QTEST_APPLESS_MAIN(BoardGeometryTest)
#include "board_geometry_test.moc"
