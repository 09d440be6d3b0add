// SPDX-License-Identifier: MIT
#include <board_painter.h>

#include <pgn/fen_text.h>

#include <QSvgRenderer>
#include <QtTest>

#include <thread>
#include <vector>

using namespace qipan::picture;
namespace chess = qipan::chess;

namespace {

constexpr int kA1 = 0;
constexpr int kE1 = 4;
constexpr int kH1 = 7;
constexpr int kA8 = 56;

chess::Position positionOf(const char* fen)
{
    return *qipan::pgn::readFen(fen).position;
}

BoardLook woodenLook(bool coordinates)
{
    BoardLook look;
    look.pieceFolder = QStringLiteral(QIPAN_PIECES);
    look.coordinates = coordinates;
    return look;
}

/// side pixels in a square, and a frame that is given.
struct Picture {
    QImage image;
    int side;
    int frame;

    /// In pixels; the picture is not flipped.
    QRect square(int square) const
    {
        return {frame + square % 8 * side, frame + (7 - square / 8) * side, side, side};
    }
    QImage cut(int which) const
    {
        return image.copy(square(which));
    }
};

/// 512 pixels: a frame of 4, squares of 63.
Picture painted(const chess::Position& position, const BoardLook& look, bool flipped = false, int from = -1,
                int to = -1)
{
    Picture picture{QImage(512, 512, QImage::Format_RGB32), 63, 4};
    picture.image.fill(Qt::magenta);
    QPainter painter(&picture.image);
    paintBoard(painter, picture.image.rect(), look, position, flipped, from, to);
    return picture;
}

bool isAll(const QImage& image, const QColor& color)
{
    QImage plain(image.size(), image.format());
    plain.fill(color);
    return image == plain;
}

/// Whether what differs from the ground, the colour of the lower left corner, goes all round some of it.
bool hasHole(const QImage& letter)
{
    const auto isInk = [&letter](int x, int y) {
        const QColor ground = letter.pixelColor(0, letter.height() - 1);
        return qAbs(letter.pixelColor(x, y).green() - ground.green()) > 20;
    };
    // The ground that can be reached from the edge; a hole cannot.
    QSet<QPair<int, int>> outside;
    QList<QPair<int, int>> next{{0, 0}};
    while (!next.isEmpty()) {
        const auto [x, y] = next.takeLast();
        if (!letter.rect().contains(x, y) || isInk(x, y) || outside.contains({x, y}))
            continue;
        outside.insert({x, y});
        next << qMakePair(x - 1, y) << qMakePair(x + 1, y) << qMakePair(x, y - 1) << qMakePair(x, y + 1);
    }
    for (int y = 0; y < letter.height(); ++y) {
        for (int x = 0; x < letter.width(); ++x) {
            if (!isInk(x, y) && !outside.contains({x, y}))
                return true;
        }
    }
    return false;
}

}  // namespace

/// The painted board: colours, men, marks, letters.
class BoardPainterTest : public QObject {
    Q_OBJECT

private slots:
    void anEmptyBoardIsSixtyFourPlainSquares();
    void theFrameGoesAllRound();
    void aManIsItsDrawingOnItsSquare_data();
    void aManIsItsDrawingOnItsSquare();
    void aFlippedBoardIsSeenFromBlack();
    void theLastMoveIsTintedAndTellsFromFromTo();
    void noSquareIsNoLastMove_data();
    void noSquareIsNoLastMove();
    void theNamesOfFilesAndRanksAreInTheEdgeSquares();
    void theNamesOfFilesAndRanksCanBeRead_data();
    void theNamesOfFilesAndRanksCanBeRead();
    void smallSquaresCarryNoLetters();
    void missingDrawingsAreTold();
    void drawingsThatCameLaterAreFound();
    void severalThreadsPaintTheSame();
};

void BoardPainterTest::anEmptyBoardIsSixtyFourPlainSquares()
{
    const BoardLook look = woodenLook(false);
    const Picture picture = painted(chess::Position{}, look);
    for (int square = 0; square < 64; ++square) {
        // A light square is at everyone's right hand: h1. FIDE 2.1.
        const bool light = (square % 8 + square / 8) % 2 == (kH1 % 8 + kH1 / 8) % 2;
        QVERIFY2(isAll(picture.cut(square), light ? look.light : look.dark), qPrintable(QString::number(square)));
    }
}

void BoardPainterTest::theFrameGoesAllRound()
{
    const BoardLook look = woodenLook(true);
    const Picture picture = painted(chess::initial_position(), look);
    for (const QRect& side : {QRect(0, 0, 512, 4), QRect(0, 508, 512, 4), QRect(0, 0, 4, 512), QRect(508, 0, 4, 512)})
        QVERIFY(isAll(picture.image.copy(side), look.frame));
}

void BoardPainterTest::aManIsItsDrawingOnItsSquare_data()
{
    QTest::addColumn<int>("square");
    QTest::addColumn<QString>("kind");
    // The start position. FIDE 2.3.
    const char* const kinds[] = {"wR", "wN", "wB", "wQ", "wK", "wB", "wN", "wR"};
    for (int file = 0; file < 8; ++file) {
        const QString letter(QChar('a' + file));
        const QString white = QString::fromLatin1(kinds[file]);
        QTest::newRow(qPrintable(letter + '1')) << file << white;
        QTest::newRow(qPrintable(letter + '2')) << file + 8 << QStringLiteral("wP");
        QTest::newRow(qPrintable(letter + '4')) << file + 24 << QString();
        QTest::newRow(qPrintable(letter + '7')) << file + 48 << QStringLiteral("bP");
        QTest::newRow(qPrintable(letter + '8')) << file + 56 << 'b' + white.mid(1);
    }
}

void BoardPainterTest::aManIsItsDrawingOnItsSquare()
{
    QFETCH(int, square);
    QFETCH(QString, kind);
    const BoardLook look = woodenLook(false);
    const Picture board = painted(chess::initial_position(), look);
    QImage expected = painted(chess::Position{}, look).image;
    if (!kind.isEmpty()) {
        QPainter painter(&expected);
        QSvgRenderer(look.pieceFolder + '/' + kind + ".svg").render(&painter, board.square(square));
    }
    QCOMPARE(board.cut(square), expected.copy(board.square(square)));
}

void BoardPainterTest::aFlippedBoardIsSeenFromBlack()
{
    const BoardLook look = woodenLook(false);
    const Picture front = painted(positionOf("4k3/8/8/8/8/2P5/8/R3K3 w - - 0 1"), look);
    const Picture back = painted(positionOf("4k3/8/8/8/8/2P5/8/R3K3 w - - 0 1"), look, true);
    for (int square = 0; square < 64; ++square)
        QCOMPARE(back.cut(63 - square), front.cut(square));
}

void BoardPainterTest::theLastMoveIsTintedAndTellsFromFromTo()
{
    BoardLook look = woodenLook(false);
    look.light = Qt::white;
    look.dark = Qt::black;
    look.lastMoveTint = QColor(0, 0, 255, 255);
    const Picture plain = painted(chess::Position{}, look);
    const Picture moved = painted(chess::Position{}, look, false, kE1, kA8);
    for (int square = 0; square < 64; ++square)
        QCOMPARE(moved.cut(square) != plain.cut(square), square == kE1 || square == kA8);
    QCOMPARE(moved.cut(kE1).pixelColor(31, 31), QColor(0, 0, 255));
    QCOMPARE(moved.cut(kA8).pixelColor(31, 31), QColor(0, 0, 255));
    // Corners where it went, a line along the edge where it came from.
    QVERIFY(moved.cut(kA8).pixelColor(1, 1) != QColor(0, 0, 255));
    QCOMPARE(moved.cut(kA8).pixelColor(31, 2), QColor(0, 0, 255));
    QCOMPARE(moved.cut(kE1).pixelColor(0, 0), QColor(0, 0, 255));
    QVERIFY(moved.cut(kE1).pixelColor(31, 2) != QColor(0, 0, 255));
    const Picture flipped = painted(chess::Position{}, look, true, kE1, kA8);
    QCOMPARE(flipped.cut(63 - kE1), moved.cut(kE1));
    QCOMPARE(flipped.cut(63 - kA8), moved.cut(kA8));
}

void BoardPainterTest::noSquareIsNoLastMove_data()
{
    QTest::addColumn<int>("square");
    QTest::newRow("none") << -1;
    QTest::newRow("above") << 64;
    QTest::newRow("far below") << -1000;
}

void BoardPainterTest::noSquareIsNoLastMove()
{
    QFETCH(int, square);
    const BoardLook look = woodenLook(true);
    QCOMPARE(painted(chess::initial_position(), look, false, square, square).image,
             painted(chess::initial_position(), look).image);
}

void BoardPainterTest::theNamesOfFilesAndRanksAreInTheEdgeSquares()
{
    const Picture plain = painted(chess::Position{}, woodenLook(false));
    const BoardLook look = woodenLook(true);
    const Picture named = painted(chess::Position{}, look);
    for (int square = 0; square < 64; ++square) {
        const QImage old = plain.cut(square);
        const QImage cut = named.cut(square);
        const QRect upperLeft(0, 0, 31, 31);
        const QRect lowerRight(32, 32, 31, 31);
        QCOMPARE(cut.copy(upperLeft) != old.copy(upperLeft), square % 8 == 0);
        QCOMPARE(cut.copy(lowerRight) != old.copy(lowerRight), square < 8);
        QCOMPARE(cut.copy(32, 0, 31, 31), old.copy(32, 0, 31, 31));
        QCOMPARE(cut.copy(0, 32, 31, 31), old.copy(0, 32, 31, 31));
    }
    // The letter has the other colour: somewhere it covers whole pixels.
    const auto holds = [](const QImage& image, const QColor& color) {
        for (int i = 0; i < image.width() * image.height(); ++i) {
            if (image.pixelColor(i % image.width(), i / image.width()) == color)
                return true;
        }
        return false;
    };
    QVERIFY(holds(named.cut(kA1), look.light));
    QVERIFY(holds(named.cut(kA8), look.dark));
    QVERIFY(holds(named.cut(kH1), look.dark));
}

void BoardPainterTest::theNamesOfFilesAndRanksCanBeRead_data()
{
    QTest::addColumn<bool>("flipped");
    QTest::addColumn<QString>("ranks");
    QTest::addColumn<QString>("files");
    QTest::newRow("from White") << false << "87654321" << "abcdefgh";
    QTest::newRow("from Black") << true << "12345678" << "hgfedcba";
}

/// Read as far as letters with a hole can be told from letters without one.
void BoardPainterTest::theNamesOfFilesAndRanksCanBeRead()
{
    QFETCH(bool, flipped);
    QFETCH(QString, ranks);
    QFETCH(QString, files);
    // 2048 pixels: a frame of 16, squares of 252.
    Picture picture{QImage(2048, 2048, QImage::Format_RGB32), 252, 16};
    QPainter painter(&picture.image);
    paintBoard(painter, picture.image.rect(), woodenLook(true), chess::Position{}, flipped, -1, -1);
    painter.end();
    const QString withHole = QStringLiteral("468abdeg");
    for (int line = 0; line < 8; ++line) {
        const QImage rank = picture.cut((7 - line) * 8).copy(0, 0, 90, 90);
        QVERIFY2(hasHole(rank) == withHole.contains(ranks[line]), qPrintable(ranks.mid(line, 1)));
        const QImage file = picture.cut(line).copy(162, 162, 90, 90);
        QVERIFY2(hasHole(file) == withHole.contains(files[line]), qPrintable(files.mid(line, 1)));
    }
}

void BoardPainterTest::smallSquaresCarryNoLetters()
{
    for (const int side : {24, 72, 144}) {
        QImage images[2];
        for (const bool coordinates : {false, true}) {
            QImage& image = images[coordinates];
            image = QImage(side, side, QImage::Format_RGB32);
            QPainter painter(&image);
            paintBoard(painter, image.rect(), woodenLook(coordinates), chess::initial_position(), false, -1, -1);
        }
        QCOMPARE(images[1], images[0]);
    }
}

void BoardPainterTest::missingDrawingsAreTold()
{
    QImage image(512, 512, QImage::Format_RGB32);
    QPainter painter(&image);
    BoardLook look = woodenLook(false);
    const chess::Position position = chess::initial_position();
    QVERIFY(paintBoard(painter, image.rect(), look, position, false, -1, -1));
    look.pieceFolder = QStringLiteral("/nowhere");
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("Cannot open file '/nowhere/.*"));
    QVERIFY(!paintBoard(painter, image.rect(), look, position, false, -1, -1));
    QVERIFY(paintBoard(painter, image.rect(), look, chess::Position{}, false, -1, -1));
    painter.end();
    QCOMPARE(image, painted(chess::Position{}, woodenLook(false)).image);
}

void BoardPainterTest::drawingsThatCameLaterAreFound()
{
    QTemporaryDir folder;
    QImage image(512, 512, QImage::Format_RGB32);
    QPainter painter(&image);
    BoardLook look = woodenLook(false);
    look.pieceFolder = folder.path() + '/';
    const chess::Position kings = positionOf("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("Cannot open file .*"));
    QVERIFY(!paintBoard(painter, image.rect(), look, kings, false, -1, -1));
    for (const char* name : {"wK.svg", "bK.svg"})
        QVERIFY(QFile::copy(QStringLiteral(QIPAN_PIECES "/") + name, folder.filePath(name)));
    QVERIFY(paintBoard(painter, image.rect(), look, kings, false, -1, -1));
}

void BoardPainterTest::severalThreadsPaintTheSame()
{
    const BoardLook look = woodenLook(true);
    const QImage expected = painted(chess::initial_position(), look).image;
    std::vector<QImage> images(8);
    std::vector<std::thread> threads;
    for (QImage& image : images)
        threads.emplace_back([&image, &look] { image = painted(chess::initial_position(), look).image; });
    for (std::thread& thread : threads)
        thread.join();
    for (const QImage& image : images)
        QCOMPARE(image, expected);
}

QTEST_MAIN(BoardPainterTest)
#include "board_painter_test.moc"
