// SPDX-License-Identifier: MIT
/// The numbered Klotski rules of engine/klotski/DESIGN.md, through the C API.
#include "klotski_layouts.h"
#include "klotski_plain_search.h"

#include <algorithm>

namespace {

/// "from-to" of all moves, sorted by cells.
QByteArray movesOf(const QByteArray& text, klotski_metric_t metric)
{
    const klotski_layout_t layout = layoutOf(text);
    klotski_move_t moves[KLOTSKI_MOVES_CAPACITY];
    const size_t count = klotski_moves(&layout, metric, moves);
    std::sort(moves, moves + count, [](auto a, auto b) { return std::pair(a.from, a.to) < std::pair(b.from, b.to); });
    QByteArrayList words;
    for (size_t i = 0; i < count; ++i)
        words << QByteArray::number(moves[i].from) + '-' + QByteArray::number(moves[i].to);
    return words.join(' ');
}

}  // namespace

class KlotskiRulesTest : public QObject {
    Q_OBJECT

private slots:
    void readsAndWritesTheSameText_data();
    void readsAndWritesTheSameText();
    void tellsEveryReasonAgainstAText_data();
    void tellsEveryReasonAgainstAText();
    void leavesTheLayoutAloneWhenItRefuses();
    void tellsEveryReasonAgainstALayoutMadeByHand();
    void namesTheBlockOnACell();
    void movesOnlyIntoBlankCells_data();
    void movesOnlyIntoBlankCells();
    void playsRoundCornersInOneGo();
    void rejectsWhatNoBlockCanDo();
    void isSolvedAtTheExitOnly();
    void goesOnAtTheExit();
    void agreesWithAPlainProgramOnEveryMove();
    void takesBackARandomWalk();
    void mirrorsMovesAndLayouts();
    void neverHasMoreMovesThanItSays();
};

void KlotskiRulesTest::readsAndWritesTheSameText_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const QByteArrayList& row : rowsOf("layouts.tsv"))
        QTest::newRow(row[3].constData()) << row[3];
    QTest::newRow("verticals one over the other") << QByteArray("V.CCV.CCV...V.......");
    QTest::newRow("horizontals side by side") << QByteArray("HHHHHHHH.CC..CC.....");
    QTest::newRow("General alone") << QByteArray("CC..CC..............");
}

void KlotskiRulesTest::readsAndWritesTheSameText()
{
    QFETCH(QByteArray, text);
    const klotski_layout_t layout = layoutOf(text);
    QCOMPARE(textOf(layout), text);
    QCOMPARE(int(klotski_faults(&layout)), int(KLOTSKI_VALID));
}

void KlotskiRulesTest::tellsEveryReasonAgainstAText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("faults");
    QTest::addColumn<uint>("cells");
    QTest::newRow("empty") << QByteArray("") << int(KLOTSKI_FAULT_LENGTH) << 0U;
    QTest::newRow("one short") << QByteArray("VCCVVCCVVHHVVSSVS..") << int(KLOTSKI_FAULT_LENGTH) << 0U;
    QTest::newRow("one over") << QByteArray("VCCVVCCVVHHVVSSVS..SS") << int(KLOTSKI_FAULT_LENGTH) << 0U;
    QTest::newRow("lower case") << QByteArray("vCCVVCCVVHHVVSSVS..S")
                                << int(KLOTSKI_FAULT_LETTER | KLOTSKI_FAULT_VERTICAL_HALF) << (1U | 1U << 12);
    QTest::newRow("no General") << QByteArray("VSSVVSSVVHHVVSSVS..S") << int(KLOTSKI_FAULT_GENERAL_MISSING) << 0U;
    QTest::newRow("General in a row") << QByteArray("CCCC..SSSSSSSSSSSSSS") << int(KLOTSKI_FAULT_GENERAL_SHAPE) << 0xFU;
    QTest::newRow("General over the edge")
        << QByteArray("...CC..CCSSSSSSSSSSS") << int(KLOTSKI_FAULT_GENERAL_SHAPE) << 0x198U;
    QTest::newRow("three cells of a General")
        << QByteArray("CC..C.SSSSSSSSSSSSSS") << int(KLOTSKI_FAULT_GENERAL_SHAPE) << 0x13U;
    QTest::newRow("General at the bottom edge")
        << QByteArray("..SSSSSSSSSSSSSS.CC.") << int(KLOTSKI_FAULT_GENERAL_SHAPE) << 0x60000U;
    QTest::newRow("two Generals") << QByteArray("CCCCCCCC..SSSSSSSSSS") << int(KLOTSKI_FAULT_GENERAL_SHAPE) << 0xFFU;
    QTest::newRow("horizontal over the edge")
        << QByteArray("CC.HCC.SHSSSSSSSSSSS") << int(KLOTSKI_FAULT_HORIZONTAL_HALF) << (1U << 3 | 1U << 8);
    QTest::newRow("three horizontal cells")
        << QByteArray("CC..CC..HHHSSSSSSSSS") << int(KLOTSKI_FAULT_HORIZONTAL_HALF) << (1U << 10);
    QTest::newRow("vertical at the bottom")
        << QByteArray("CC..CC..SSSSSSSSSSSV") << int(KLOTSKI_FAULT_VERTICAL_HALF) << (1U << 19);
    QTest::newRow("one blank") << QByteArray("VCCVVCCVVHHVVSSVSS.S") << int(KLOTSKI_FAULT_BLANKS) << 0U;
    QTest::newRow("everything") << QByteArray("HCCVXCSSSSSSSSSSSSSS")
                                << int(KLOTSKI_FAULT_LETTER | KLOTSKI_FAULT_GENERAL_SHAPE | KLOTSKI_FAULT_BLANKS |
                                       KLOTSKI_FAULT_HORIZONTAL_HALF | KLOTSKI_FAULT_VERTICAL_HALF)
                                << 0x3FU;
}

void KlotskiRulesTest::tellsEveryReasonAgainstAText()
{
    QFETCH(QByteArray, text);
    QFETCH(int, faults);
    QFETCH(uint, cells);
    klotski_layout_t layout;
    klotski_mask_t atFault = 12345;
    QCOMPARE(int(klotski_from_text(&layout, text.constData(), &atFault)), faults);
    QCOMPARE(atFault, cells);
    QCOMPARE(int(klotski_from_text(&layout, text.constData(), nullptr)), faults);
}

void KlotskiRulesTest::leavesTheLayoutAloneWhenItRefuses()
{
    klotski_layout_t layout = layoutOf("VCCVVCCVVHHVVSSVS..S");
    QVERIFY(klotski_from_text(&layout, "VCCVVCCVVHHVVSSVSSSS", nullptr) != KLOTSKI_VALID);
    QCOMPARE(textOf(layout), QByteArray("VCCVVCCVVHHVVSSVS..S"));
}

void KlotskiRulesTest::tellsEveryReasonAgainstALayoutMadeByHand()
{
    const klotski_layout_t good = layoutOf("VCCVVCCVVHHVVSSVS..S");
    const auto faultsWith = [&good](auto change) {
        klotski_layout_t layout = good;
        change(layout);
        return int(klotski_faults(&layout));
    };
    QCOMPARE(faultsWith([](auto&) {}), int(KLOTSKI_VALID));
    QCOMPARE(faultsWith([](auto& l) { l.general = KLOTSKI_NONE; }), int(KLOTSKI_FAULT_GENERAL_MISSING));
    QCOMPARE(faultsWith([](auto& l) { l.general = 3; }), int(KLOTSKI_FAULT_OUTSIDE));
    QCOMPARE(faultsWith([](auto& l) { l.general = 16; }), int(KLOTSKI_FAULT_OUTSIDE));
    QCOMPARE(faultsWith([](auto& l) { l.general = 20; }), int(KLOTSKI_FAULT_OUTSIDE));
    QCOMPARE(faultsWith([](auto& l) { l.verticals |= 1U << 16; }), int(KLOTSKI_FAULT_OUTSIDE));
    QCOMPARE(faultsWith([](auto& l) { l.horizontals |= 1U << 19; }), int(KLOTSKI_FAULT_OUTSIDE));
    QCOMPARE(faultsWith([](auto& l) { l.soldiers |= 1U << 20; }), int(KLOTSKI_FAULT_OUTSIDE));
    QCOMPARE(faultsWith([](auto& l) { l.soldiers |= 1U << 4; }), int(KLOTSKI_FAULT_OVERLAP));
    QCOMPARE(faultsWith([](auto& l) { l.soldiers |= 1U << 17; }), int(KLOTSKI_FAULT_BLANKS));
    QCOMPARE(faultsWith([](auto& l) { l.soldiers |= 7U << 16; }), int(KLOTSKI_FAULT_BLANKS));
    QCOMPARE(faultsWith([](auto& l) { l.general = 8; }), int(KLOTSKI_FAULT_OVERLAP));
}

void KlotskiRulesTest::namesTheBlockOnACell()
{
    const klotski_layout_t layout = layoutOf("VCCVVCCVVHHVVSSVS..S");
    const QByteArray kinds = "VCCVVCCVVHHVVSSVS..S";
    const int corners[] = {0, 1, 1, 3, 0, 1, 1, 3, 8, 9, 9, 11, 8, 13, 14, 11, 16, 255, 255, 19};
    for (int cell = 0; cell < 20; ++cell) {
        klotski_cell_t corner = 99;
        QCOMPARE(".SVHC"[klotski_block_at(&layout, klotski_cell_t(cell), &corner)], kinds[cell]);
        QCOMPARE(int(corner), corners[cell]);
    }
    klotski_cell_t corner = 99;
    QCOMPARE(int(klotski_block_at(&layout, 20, &corner)), int(KLOTSKI_BLANK));
    QCOMPARE(int(corner), int(KLOTSKI_NONE));
    QCOMPARE(int(klotski_block_at(&layout, 255, nullptr)), int(KLOTSKI_BLANK));
    QCOMPARE(klotski_blanks(&layout), 3U << 17);
}

void KlotskiRulesTest::movesOnlyIntoBlankCells_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("steps");
    QTest::addColumn<QByteArray>("slides");
    QTest::addColumn<QByteArray>("moves");
    QTest::newRow("blanks side by side under two soldiers")
        << QByteArray("VCCVVCCVVHHVVSSVS..S") << QByteArray("13-17 14-18 16-17 19-18")
        << QByteArray("13-17 14-18 16-17 16-18 19-17 19-18")
        << QByteArray("13-17 13-18 14-17 14-18 16-17 16-18 19-17 19-18");
    QTest::newRow("a vertical beside two blanks") << QByteArray("V.CCV.CCSSSSSSSSSSSS") << QByteArray("0-1 2-1 9-5")
                                                  << QByteArray("0-1 2-1 9-1 9-5") << QByteArray("0-1 2-1 9-1 9-5");
    QTest::newRow("a vertical beside one blank") << QByteArray("V.CCVSCC.SSSSSSSSSSS") << QByteArray("0-4 5-1 9-8 12-8")
                                                 << QByteArray("0-4 5-1 9-8 12-8") << QByteArray("0-4 5-1 9-8 12-8");
    QTest::newRow("a horizontal along two blanks")
        << QByteArray("HH..CCSSCCSSSSSSSSSS") << QByteArray("0-1 6-2 7-3") << QByteArray("0-1 0-2 6-2 7-3")
        << QByteArray("0-1 0-2 6-2 6-3 7-2 7-3");
    QTest::newRow("a horizontal over two blanks")
        << QByteArray("SHHSS..SSCCSSCCSSSSS") << QByteArray("1-5 4-5 7-6 9-5") << QByteArray("1-5 4-5 4-6 7-5 7-6 9-5")
        << QByteArray("1-5 4-5 4-6 7-5 7-6 9-5");
}

void KlotskiRulesTest::movesOnlyIntoBlankCells()
{
    QFETCH(QByteArray, text);
    QTEST(movesOf(text, KLOTSKI_STEPS), "steps");
    QTEST(movesOf(text, KLOTSKI_SLIDES), "slides");
    QTEST(movesOf(text, KLOTSKI_MOVES), "moves");
}

void KlotskiRulesTest::playsRoundCornersInOneGo()
{
    klotski_layout_t layout = layoutOf("VCCVVCCVVHHVVSSVS..S");
    klotski_cell_t way[KLOTSKI_WAY_CAPACITY];
    QCOMPARE(int(klotski_way(&layout, 13, 18, way)), 2);
    QCOMPARE(int(way[0]), 17);
    QCOMPARE(int(way[1]), 18);
    QCOMPARE(int(klotski_play(&layout, 13, 18)), 2);
    QCOMPARE(textOf(layout), QByteArray("VCCVVCCVVHHVV.SVS.SS"));
    QCOMPARE(int(klotski_undo(&layout, {13, 18, 2})), 2);
    QCOMPARE(textOf(layout), QByteArray("VCCVVCCVVHHVVSSVS..S"));
}

void KlotskiRulesTest::rejectsWhatNoBlockCanDo()
{
    const QByteArray text = "VCCVVCCVVHHVVSSVS..S";
    klotski_layout_t layout = layoutOf(text);
    const auto rejected = [&](int from, int to) {
        return klotski_play(&layout, klotski_cell_t(from), klotski_cell_t(to)) == KLOTSKI_ILLEGAL &&
               textOf(layout) == text;
    };
    QVERIFY(rejected(17, 18));  // a blank cell
    QVERIFY(rejected(4, 8));    // not the block's top left cell
    QVERIFY(rejected(13, 13));  // it stands there
    QVERIFY(rejected(13, 14));  // another block is there
    QVERIFY(rejected(9, 13));   // blocks below
    QVERIFY(rejected(1, 13));   // over others
    QVERIFY(rejected(20, 17));  // off the board
    QVERIFY(rejected(13, 20));
    QVERIFY(rejected(255, 17));
    QVERIFY(rejected(13, 255));
    klotski_move_t moves[KLOTSKI_MOVES_CAPACITY];
    QCOMPARE(klotski_moves(&layout, 3, moves), size_t(0));
    // Free ground that no way leads to.
    const QByteArray walled = ".SS.SCCSSCCSSSSSSSSS";
    layout = layoutOf(walled);
    QVERIFY(klotski_play(&layout, 4, 3) == KLOTSKI_ILLEGAL && textOf(layout) == walled);
}

void KlotskiRulesTest::isSolvedAtTheExitOnly()
{
    for (int cell = 0; cell < 16; ++cell) {
        if (cell % 4 == 3)
            continue;
        QByteArray text(20, '.');
        for (const int part : {0, 1, 4, 5})
            text[cell + part] = 'C';
        const klotski_layout_t layout = layoutOf(text);
        QCOMPARE(klotski_is_solved(&layout), cell == KLOTSKI_EXIT);
    }
}

void KlotskiRulesTest::goesOnAtTheExit()
{
    QCOMPARE(movesOf("SSSSSSSSS..SSCCSSCCS", KLOTSKI_STEPS), QByteArray("5-9 6-10 8-9 11-10 13-9"));
}

void KlotskiRulesTest::agreesWithAPlainProgramOnEveryMove()
{
    std::mt19937 random(1);
    for (int i = 0; i < 5000; ++i) {
        const klotski_layout_t layout = randomLayout(random);
        for (klotski_metric_t metric = KLOTSKI_MOVES; metric <= KLOTSKI_SLIDES; ++metric) {
            QByteArrayList expected;
            plain::eachNeighbour(plain::boardOf(textOf(layout).toStdString()), metric, [&](const plain::Board& board) {
                expected << QByteArray(board.data(), qsizetype(board.size()));
            });
            klotski_move_t moves[KLOTSKI_MOVES_CAPACITY];
            QByteArrayList found;
            const size_t count = klotski_moves(&layout, metric, moves);
            for (size_t k = 0; k < count; ++k) {
                klotski_layout_t next = layout;
                const int steps = klotski_play(&next, moves[k].from, moves[k].to);
                if (metric == KLOTSKI_SLIDES)
                    QVERIFY(steps <= moves[k].steps);
                else
                    QCOMPARE(steps, int(moves[k].steps));
                QCOMPARE(int(klotski_faults(&next)), int(KLOTSKI_VALID));
                found << textOf(next);
            }
            std::sort(expected.begin(), expected.end());
            std::sort(found.begin(), found.end());
            QCOMPARE(found, expected);
        }
    }
}

void KlotskiRulesTest::takesBackARandomWalk()
{
    std::mt19937 random(2);
    for (int walk = 0; walk < 200; ++walk) {
        const klotski_layout_t start = randomLayout(random);
        klotski_layout_t layout = start;
        QList<klotski_move_t> played;
        for (int i = 0; i < 100; ++i) {
            klotski_move_t moves[KLOTSKI_MOVES_CAPACITY];
            const size_t count = klotski_moves(&layout, klotski_metric_t(random() % 3), moves);
            if (count == 0)
                break;
            const klotski_move_t move = moves[random() % count];
            const auto kind = klotski_block_at(&layout, move.from, nullptr);
            klotski_cell_t way[KLOTSKI_WAY_CAPACITY];
            const int steps = klotski_way(&layout, move.from, move.to, way);
            // The way step by step is the same as the move at once.
            klotski_layout_t stepped = layout;
            for (int k = 0; k < steps; ++k)
                QCOMPARE(int(klotski_play(&stepped, k == 0 ? move.from : way[k - 1], way[k])), 1);
            QCOMPARE(int(klotski_play(&layout, move.from, move.to)), steps);
            QVERIFY(klotski_is_equal(&stepped, &layout));
            QCOMPARE(klotski_block_at(&layout, move.to, nullptr), kind);
            played << move;
        }
        while (!played.isEmpty())
            QVERIFY(klotski_undo(&layout, played.takeLast()) > 0);
        QVERIFY(klotski_is_equal(&layout, &start));
    }
}

void KlotskiRulesTest::mirrorsMovesAndLayouts()
{
    std::mt19937 random(3);
    for (int i = 0; i < 2000; ++i) {
        const klotski_layout_t layout = randomLayout(random);
        klotski_layout_t mirror;
        klotski_mirror(&layout, &mirror);
        QByteArray expected = textOf(layout);
        for (int row = 0; row < 20; row += 4)
            std::reverse(expected.begin() + row, expected.begin() + row + 4);
        QCOMPARE(textOf(mirror), expected);
        klotski_move_t moves[KLOTSKI_MOVES_CAPACITY];
        QCOMPARE(klotski_moves(&mirror, KLOTSKI_MOVES, moves), klotski_moves(&layout, KLOTSKI_MOVES, moves));
        klotski_mirror(&mirror, &mirror);
        QVERIFY(klotski_is_equal(&mirror, &layout));
    }
}

void KlotskiRulesTest::neverHasMoreMovesThanItSays()
{
    size_t most = 0;
    klotski_move_t moves[KLOTSKI_MOVES_CAPACITY];
    for (const char* text :
         {"CC..CC.......S.S.S.S", "CCSSCCSSSSSS........", "CC..CC..S.S.S.S.S.S.", "CCSSCCSSS..........."}) {
        const klotski_layout_t layout = layoutOf(text);
        most = std::max(most, klotski_moves(&layout, KLOTSKI_MOVES, moves));
    }
    QVERIFY(most <= KLOTSKI_MOVES_CAPACITY);
    QVERIFY(most > 40);
}

QTEST_APPLESS_MAIN(KlotskiRulesTest)
#include "klotski_rules_test.moc"
