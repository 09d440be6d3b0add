// SPDX-License-Identifier: MIT
#include "../engine/klotski_layouts.h"

#include <block_path.h>

#include <QtTest>

#include <cmath>
#include <random>

using namespace qipan::klotski;

/// A dragged block follows the pointer, and is never drawn on another block or off the board.
class KlotskiBlockPathTest : public QObject {
    Q_OBJECT

private slots:
    void staysClear_data();
    void staysClear();
    void followsRoundACorner();
    void doesNotSlipThroughABlock();
    void movesFreelyInOpenGround();
    void comesToRestOnTheNearestCell();
    void aFlickCarriesOn();
};

namespace {

constexpr double kTiny = 1e-9;

/// What a block on a cell covers, from the text of the board.
struct Shape {
    int across;
    int down;
};

Shape shapeOf(const QByteArray& board, int cell)
{
    switch (board[cell]) {
    case 'C':
        return {2, 2};
    case 'H':
        return {2, 1};
    case 'V':
        return {1, 2};
    default:
        return {1, 1};
    }
}

/// The board without the block on a cell.
QByteArray without(QByteArray board, int cell)
{
    const Shape shape = shapeOf(board, cell);
    for (int y = 0; y < shape.down; ++y) {
        for (int x = 0; x < shape.across; ++x)
            board[cell + 4 * y + x] = '.';
    }
    return board;
}

/// Whether a rectangle at a real place lies on the board and on blank cells only.
bool isClear(const QByteArray& others, Shape shape, BoardPoint corner)
{
    if (corner.x < -kTiny || corner.y < -kTiny || corner.x + shape.across > 4 + kTiny ||
        corner.y + shape.down > 5 + kTiny)
        return false;
    for (int cell = 0; cell < 20; ++cell) {
        const double x = cell % 4;
        const double y = cell / 4;
        const bool overlaps = corner.x < x + 1 - kTiny && x < corner.x + shape.across - kTiny &&
                              corner.y < y + 1 - kTiny && y < corner.y + shape.down - kTiny;
        if (overlaps && others[cell] != '.')
            return false;
    }
    return true;
}

BoardPoint between(BoardPoint a, BoardPoint b, double part)
{
    return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

}  // namespace

void KlotskiBlockPathTest::staysClear_data()
{
    QTest::addColumn<QByteArray>("board");
    QTest::newRow("classic") << QByteArray("VCCVVCCVVHHVVSSVS..S");
    QTest::newRow("blanks round a corner") << QByteArray("VCCVVCCVVHHVVS.VS..S");
    QTest::newRow("a soldier among blanks") << QByteArray("CC..CC.....S.....HH.");
    QTest::newRow("the General alone") << QByteArray("..........CC..CC....");
    QTest::newRow("a ring with a wall inside") << QByteArray("CC..CC.V.V.V.V......");
}

void KlotskiBlockPathTest::staysClear()
{
    QFETCH(QByteArray, board);
    const klotski_layout_t layout = layoutOf(board);
    std::mt19937 random(17);
    std::uniform_real_distribution<double> anywhere(-6, 10);
    std::uniform_real_distribution<double> nearby(-0.3, 0.3);
    int moved = 0;
    for (klotski_cell_t cell = 0; cell < KLOTSKI_CELLS; ++cell) {
        klotski_cell_t block = KLOTSKI_NONE;
        klotski_block_at(&layout, cell, &block);
        if (block != cell)
            continue;
        const QByteArray others = without(board, cell);
        const Shape shape = shapeOf(board, cell);
        BlockPath path(layout, cell);
        BoardPoint last = path.place();
        QCOMPARE(last, (BoardPoint{double(cell % 4), double(cell / 4)}));
        BoardPoint pointer = last;
        for (int i = 0; i < 10000; ++i) {
            if (random() % 8 == 0)
                pointer = {anywhere(random), anywhere(random)};
            else
                pointer = {pointer.x + nearby(random), pointer.y + nearby(random)};
            const std::vector<BoardPoint> way = path.follow(pointer);
            QVERIFY(way.size() >= 2);
            QCOMPARE(way.front(), last);
            QCOMPARE(way.back(), path.place());
            for (size_t part = 1; part < way.size(); ++part) {
                for (int step = 0; step <= 20; ++step)
                    QVERIFY(isClear(others, shape, between(way[part - 1], way[part], step / 20.0)));
            }
            moved += path.place() == last ? 0 : 1;
            last = path.place();
            const klotski_cell_t rest = path.restingCell({anywhere(random), anywhere(random)});
            QVERIFY(isClear(others, shape, {double(rest % 4), double(rest / 4)}));
            klotski_layout_t next = layout;
            QVERIFY(rest == cell || klotski_play(&next, cell, rest) > 0);
        }
    }
    QVERIFY(moved > 1000);
}

/// The right soldier can go down from cell 15 to 19, and then left.
void KlotskiBlockPathTest::followsRoundACorner()
{
    const klotski_layout_t layout = layoutOf("VCCVVCCVVHHVVSSVSS..");
    BlockPath path(layout, 14);
    path.follow({2, 3.6});
    QCOMPARE(path.place(), (BoardPoint{2, 3.6}));
    path.follow({2.9, 4.1});
    QCOMPARE(path.place(), (BoardPoint{2.9, 4}));
    // At once over both legs.
    BlockPath fast(layout, 14);
    const auto way = fast.follow({2.9, 4.2});
    QCOMPARE(fast.place(), (BoardPoint{2.9, 4}));
    QVERIFY(std::find(way.begin(), way.end(), BoardPoint{2, 4}) != way.end());
    QCOMPARE(fast.restingCell({}), klotski_cell_t(19));
}

void KlotskiBlockPathTest::doesNotSlipThroughABlock()
{
    // A soldier on cell 8 before a wall on row 3 that leaves no gap, blanks behind it.
    const klotski_layout_t layout = layoutOf("CC..CC..S...HHHH....");
    BlockPath path(layout, 8);
    path.follow({0, 9});
    QCOMPARE(path.place(), (BoardPoint{0, 2}));
    path.follow({3, 9});
    QCOMPARE(path.place(), (BoardPoint{3, 2}));
}

void KlotskiBlockPathTest::movesFreelyInOpenGround()
{
    const klotski_layout_t layout = layoutOf("CC..CC..............");
    BlockPath path(layout, 0);
    path.follow({1.3, 2.4});
    QCOMPARE(path.place(), (BoardPoint{1.3, 2.4}));
    path.follow({7, -3});
    QCOMPARE(path.place(), (BoardPoint{2, 0}));
}

void KlotskiBlockPathTest::comesToRestOnTheNearestCell()
{
    const klotski_layout_t layout = layoutOf("CC..CC..............");
    BlockPath path(layout, 0);
    path.follow({0.4, 1.6});
    QCOMPARE(path.restingCell({}), klotski_cell_t(8));
    QCOMPARE(path.restingCell({2.9, -2.9}), klotski_cell_t(8));
}

void KlotskiBlockPathTest::aFlickCarriesOn()
{
    const klotski_layout_t layout = layoutOf("CC..CC..............");
    BlockPath path(layout, 0);
    path.follow({0.2, 0});
    QCOMPARE(path.restingCell({3.1, 0}), klotski_cell_t(1));
    QCOMPARE(path.restingCell({-3.1, 0}), klotski_cell_t(0));
    QCOMPARE(path.restingCell({3.1, 4}), klotski_cell_t(4));
    path.follow({1, 0});
    QCOMPARE(path.restingCell({3.1, 0}), klotski_cell_t(2));
    path.follow({2, 0});
    QCOMPARE(path.restingCell({3.1, 0}), klotski_cell_t(2));
}

QTEST_GUILESS_MAIN(KlotskiBlockPathTest)
#include "klotski_block_path_test.moc"
