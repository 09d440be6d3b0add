// SPDX-License-Identifier: MIT
/// The solver against published optima, against a plain program, and each solution against the rules.
#include "klotski_layouts.h"
#include "klotski_plain_search.h"

#include <klotski/pair_search.h>

#include <memory>

namespace {

constexpr klotski_metric_t kMetrics[] = {KLOTSKI_MOVES, KLOTSKI_STEPS, KLOTSKI_SLIDES};

/// Plays a solution by the rules; empty if every move counts as one and the last one reaches the exit.
QByteArray faultIn(const std::vector<klotski_move_t>& solution, klotski_layout_t layout, klotski_metric_t metric)
{
    for (const klotski_move_t& played : solution) {
        if (klotski_is_solved(&layout))
            return "goes on at the exit";
        klotski_move_t moves[KLOTSKI_MOVES_CAPACITY];
        const size_t count = klotski_moves(&layout, metric, moves);
        const bool listed = std::any_of(moves, moves + count, [&played](const klotski_move_t& move) {
            return move.from == played.from && move.to == played.to && move.steps == played.steps;
        });
        if (!listed)
            return "no such move in " + textOf(layout);
        klotski_play(&layout, played.from, played.to);
    }
    return klotski_is_solved(&layout) ? QByteArray() : "ends in " + textOf(layout);
}

struct Solution {
    int length;
    std::vector<klotski_move_t> moves;
};

Solution solve(const klotski_layout_t& layout, klotski_metric_t metric)
{
    Lent memory(klotski_solver_size(&layout));
    std::vector<klotski_move_t> moves(1000);
    const int length = klotski_solve(&layout, metric, memory.data(), memory.size(), moves.data(), 1000);
    moves.resize(size_t(std::max(length, 0)));
    return {length, moves};
}

/// The search that serves every mix, for a layout that the other one usually gets.
int lengthByAnySearch(const klotski_layout_t& layout, klotski_metric_t metric)
{
    using namespace qipan::klotski;
    const Mix mix = mix_of(layout);
    const auto build = [&mix, &layout, metric](Arena& arena, bool run) {
        SeenSet seen(arena, mix.skeletons(), mix.blanks, mix.arrangements(), true);
        AnySearch search(arena, seen.positions());
        if (!run)
            return 0;
        seen.clear();
        return int(search.solve(seen, layout, metric, nullptr, 0));
    };
    Arena counted;
    build(counted, false);
    Lent memory(counted.taken());
    Arena arena(memory.data());
    return build(arena, true);
}

}  // namespace

class KlotskiSolverTest : public QObject {
    Q_OBJECT

private slots:
    void solvesPublishedLayouts_data();
    void solvesPublishedLayouts();
    void countsThreeWays();
    void solvesMirrorImagesAlike();
    void provesThatThereIsNoSolution();
    void agreesWithAPlainProgram();
    void agreesWithItselfOnTenBlocks();
    void hasNothingToDoAtTheExit();
    void writesNoMoreMovesThanAskedFor();
    void refusesTooLittleMemory();
    void staysWithinOneMegabyteForTenBlocks();
    void hasRoomForEveryMix();
};

void KlotskiSolverTest::solvesPublishedLayouts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("moves");
    QTest::addColumn<int>("steps");
    QTest::addColumn<int>("reachable");
    for (const QByteArrayList& row : rowsOf("layouts.tsv"))
        QTest::newRow((row[3] + ' ' + row[0]).constData())
            << row[3] << row[4].toInt() << row[5].toInt() << row[6].toInt();
}

void KlotskiSolverTest::solvesPublishedLayouts()
{
    QFETCH(QByteArray, text);
    const klotski_layout_t layout = layoutOf(text);
    const Solution moves = solve(layout, KLOTSKI_MOVES);
    QTEST(moves.length, "moves");
    const Solution steps = solve(layout, KLOTSKI_STEPS);
    QTEST(steps.length, "steps");
    Lent memory(klotski_solver_size(&layout));
    QTEST(int(klotski_reachable(&layout, memory.data(), memory.size())), "reachable");
    if (moves.length < 0)
        return;
    QCOMPARE(faultIn(moves.moves, layout, KLOTSKI_MOVES), QByteArray());
    QCOMPARE(faultIn(steps.moves, layout, KLOTSKI_STEPS), QByteArray());
    const Solution slides = solve(layout, KLOTSKI_SLIDES);
    QCOMPARE(faultIn(slides.moves, layout, KLOTSKI_SLIDES), QByteArray());
    QVERIFY(moves.length <= slides.length && slides.length <= steps.length);
}

void KlotskiSolverTest::countsThreeWays()
{
    const klotski_layout_t layout = layoutOf("VCCVVCCVVHHVVSSVS..S");  // 横刀立马
    QCOMPARE(solve(layout, KLOTSKI_MOVES).length, 81);
    QCOMPARE(solve(layout, KLOTSKI_SLIDES).length, 90);
    QCOMPARE(solve(layout, KLOTSKI_STEPS).length, 116);
}

void KlotskiSolverTest::solvesMirrorImagesAlike()
{
    for (const QByteArrayList& row : rowsOf("layouts.tsv")) {
        klotski_layout_t mirror = layoutOf(row[3]);
        klotski_mirror(&mirror, &mirror);
        const Solution solution = solve(mirror, KLOTSKI_MOVES);
        QCOMPARE(solution.length, row[4].toInt());
        if (solution.length >= 0)
            QCOMPARE(faultIn(solution.moves, mirror, KLOTSKI_MOVES), QByteArray());
    }
}

void KlotskiSolverTest::provesThatThereIsNoSolution()
{
    for (const char* text : {"VCCVVCCVVVSVVVSVS..S", "VVCCVVCCVVVVVVVV....", "VCCVVCCVVHHVVHHVHH.."}) {
        for (const klotski_metric_t metric : kMetrics)
            QCOMPARE(solve(layoutOf(text), metric).length, int(KLOTSKI_UNSOLVABLE));
        QCOMPARE(plain::search(text, KLOTSKI_STEPS, true).length, -1);
    }
}

void KlotskiSolverTest::agreesWithAPlainProgram()
{
    std::mt19937 random(4);
    int solved = 0;
    for (int i = 0; i < 120; ++i) {
        const klotski_layout_t layout = randomLayout(random);
        if (klotski_solver_size(&layout) > 400000)  // the plain program takes seconds
            continue;
        const QByteArray text = textOf(layout);
        const klotski_metric_t metric = kMetrics[i % 3];
        const Solution solution = solve(layout, metric);
        const plain::Answer expected = plain::search(text.toStdString(), metric, true);
        QVERIFY2(solution.length == expected.length, text);
        Lent memory(klotski_solver_size(&layout));
        QCOMPARE(size_t(klotski_reachable(&layout, memory.data(), memory.size())), expected.visited);
        if (solution.length < 0)
            continue;
        ++solved;
        QCOMPARE(faultIn(solution.moves, layout, metric), QByteArray());
    }
    QVERIFY(solved > 30);
}

void KlotskiSolverTest::agreesWithItselfOnTenBlocks()
{
    std::mt19937 random(5);
    const QList<QByteArrayList> rows = rowsOf("layouts.tsv");
    for (int i = 0; i < 60; ++i) {
        klotski_layout_t layout = layoutOf(rows[qsizetype(random() % quint64(rows.size()))][3]);
        if (!qipan::klotski::suits_pairs(qipan::klotski::mix_of(layout)))
            continue;
        for (int k = 0; k < 50; ++k) {
            klotski_move_t moves[KLOTSKI_MOVES_CAPACITY];
            const klotski_move_t move = moves[random() % klotski_moves(&layout, KLOTSKI_MOVES, moves)];
            klotski_play(&layout, move.from, move.to);
        }
        const klotski_metric_t metric = kMetrics[i % 3];
        QCOMPARE(solve(layout, metric).length, lengthByAnySearch(layout, metric));
    }
}

void KlotskiSolverTest::hasNothingToDoAtTheExit()
{
    for (const char* text : {"VSSVVHHVVSSVVCCV.CC.", "SSSSSSSSSSSS.CC..CC."}) {
        for (const klotski_metric_t metric : kMetrics)
            QCOMPARE(solve(layoutOf(text), metric).length, 0);
    }
}

void KlotskiSolverTest::writesNoMoreMovesThanAskedFor()
{
    klotski_layout_t mirror;
    const klotski_layout_t layout = layoutOf(".CC.VCCVVVVVSVVSHHSS");
    klotski_mirror(&layout, &mirror);
    for (const klotski_layout_t& start : {layout, mirror}) {
        const std::vector<klotski_move_t> all = solve(start, KLOTSKI_MOVES).moves;
        Lent memory(klotski_solver_size(&start));
        klotski_move_t moves[11];
        moves[10] = {99, 99, 99};
        QCOMPARE(klotski_solve(&start, KLOTSKI_MOVES, memory.data(), memory.size(), moves, 10), 72);
        for (size_t i = 0; i < 10; ++i)
            QVERIFY(moves[i].from == all[i].from && moves[i].to == all[i].to);
        QCOMPARE(int(moves[10].from), 99);
        QCOMPARE(klotski_solve(&start, KLOTSKI_MOVES, memory.data(), memory.size(), nullptr, 0), 72);
    }
}

void KlotskiSolverTest::refusesTooLittleMemory()
{
    for (const char* text : {"VCCVVCCVVHHVVSSVS..S", "...SCCVVCCVVVVHHVVHH"}) {
        const klotski_layout_t layout = layoutOf(text);
        const uint32_t size = klotski_solver_size(&layout);
        Lent memory(size);
        QCOMPARE(klotski_solve(&layout, KLOTSKI_MOVES, memory.data(), size - 1, nullptr, 0), int(KLOTSKI_MEMORY));
        QCOMPARE(klotski_reachable(&layout, memory.data(), size - 1), int(KLOTSKI_MEMORY));
        QCOMPARE(klotski_solve(&layout, KLOTSKI_MOVES, nullptr, 0, nullptr, 0), int(KLOTSKI_MEMORY));
        QCOMPARE(klotski_solve(&layout, 3, memory.data(), size, nullptr, 0), int(KLOTSKI_ILLEGAL));
    }
}

void KlotskiSolverTest::staysWithinOneMegabyteForTenBlocks()
{
    uint32_t largest = 0;
    for (const QByteArrayList& row : rowsOf("layouts.tsv")) {
        if (row[7].toInt() + row[8].toInt() != 5 || row[9].toInt() != 4)
            continue;
        const klotski_layout_t layout = layoutOf(row[3]);
        largest = std::max(largest, klotski_solver_size(&layout));
    }
    QVERIFY2(largest <= 1024 * 1024, QByteArray::number(largest));
}

/// Every mix of blocks there is: skeletons are counted right, edges fit, and the size is as promised.
void KlotskiSolverTest::hasRoomForEveryMix()
{
    using namespace qipan::klotski;
    for (uint8_t dominoes = 0; dominoes < 8; ++dominoes) {
        for (uint8_t horizontals = 0; horizontals <= dominoes; ++horizontals) {
            const Mix mix = {horizontals, uint8_t(dominoes - horizontals), 2};
            Lent memory(3'000'000);
            Arena arena(memory.data());
            SkeletonTable table(arena, 20000);
            table.clear();
            add_all_skeletons(table, dominoes, int8_t(horizontals));
            QCOMPARE(table.count(), uint32_t(mix.skeletons()));
            if (table.count() == 0)
                continue;
            for (uint8_t blanks = 2; blanks <= mix.free(); ++blanks) {
                Layout layout = {
                    verticals_of(table[0]), horizontals_of(table[0]), 0, first_of(general_of(table[0])), {0, 0, 0}};
                const Mask free = free_cells(layout);
                layout.soldiers = free & ~blanks_of(0, blanks, free);
                QCOMPARE(int(klotski_faults(&layout)), int(KLOTSKI_VALID));
                QVERIFY(klotski_solver_size(&layout) <= 7'000'000);
                QVERIFY(klotski_map_size(&layout) <= 7'000'000);
            }
            if (!suits_pairs(mix))
                continue;
            // All edges of all skeletons under the metric that has most.
            PairSearch search(arena, table.count(), PairSearch::edges_of_all(table.count(), dominoes));
            search.link_all(table, KLOTSKI_SLIDES);
            QVERIFY(search.edges() <= PairSearch::edges_of_all(table.count(), dominoes) - PairSearch::kMostEdges);
            QVERIFY(search.most_edges() <= PairSearch::kMostEdges);
        }
    }
}

QTEST_APPLESS_MAIN(KlotskiSolverTest)
#include "klotski_solver_test.moc"
