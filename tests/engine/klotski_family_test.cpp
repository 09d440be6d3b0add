// SPDX-License-Identifier: MIT
/// All positions of ten blocks, and maps of all distances.
#include "klotski_layouts.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <unordered_map>

namespace {

/// Cell by cell: every way to put one General, five dominoes and four soldiers on the board.
void fill(QByteArray& text, int general, int dominoes, int soldiers, const std::function<void()>& visit)
{
    const qsizetype cell = text.indexOf('?');
    if (cell < 0) {
        if (general == 0 && dominoes == 0 && soldiers == 0)
            visit();
        return;
    }
    const auto with = [&](std::initializer_list<int> parts, char letter, int g, int d, int s) {
        for (const int part : parts) {
            const qsizetype at = cell + part;
            if (at >= 20 || text[at] != '?' || (part % 4 == 1 && cell % 4 == 3))
                return;
        }
        for (const int part : parts)
            text[cell + part] = letter;
        fill(text, general - g, dominoes - d, soldiers - s, visit);
        for (const int part : parts)
            text[cell + part] = '?';
    };
    if (text.count('.') < 2)
        with({0}, '.', 0, 0, 0);
    if (soldiers > 0)
        with({0}, 'S', 0, 0, 1);
    if (dominoes > 0) {
        with({0, 1}, 'H', 0, 1, 0);
        with({0, 4}, 'V', 0, 1, 0);
    }
    if (general > 0)
        with({0, 1, 4, 5}, 'C', 1, 0, 0);
}

std::vector<klotski_layout_t> allOfTenBlocks()
{
    std::vector<klotski_layout_t> layouts;
    QByteArray text(20, '?');
    fill(text, 1, 5, 4, [&] { layouts.push_back(layoutOf(text)); });
    return layouts;
}

quint64 keyOf(const klotski_layout_t& layout)
{
    return quint64(layout.verticals) | quint64(layout.horizontals) << 16 | quint64(layout.general) << 35 |
           quint64(klotski_blanks(&layout)) << 40;
}

/// One line of family.tsv.
struct Totals {
    int positions = 0, upToMirror = 0, components = 0, solvable = 0, goals = 0, largest = 0, moves = 0, steps = 0;
};

class Map {
public:
    Map(const klotski_layout_t* layout, klotski_metric_t metric)
        : m_memory(klotski_map_size(layout))
    {
        if (klotski_map_build(&m_map, layout, metric, m_memory.data(), m_memory.size()) != 0)
            qFatal("no map");
    }
    operator const klotski_map_t*() const
    {
        return &m_map;
    }

private:
    Lent m_memory;
    klotski_map_t m_map;
};

}  // namespace

class KlotskiFamilyTest : public QObject {
    Q_OBJECT

private slots:
    void countsAllPositionsOfTenBlocks();
    void numbersEveryPositionOnce();
    void knowsWhatTheSolverFinds_data();
    void knowsWhatTheSolverFinds();
    void hintsShortenTheDistanceByOne_data();
    void hintsShortenTheDistanceByOne();
    void saysWhichLayoutsItDoesNotHold();
    void refusesTooLittleMemory();
};

void KlotskiFamilyTest::countsAllPositionsOfTenBlocks()
{
    const std::vector<klotski_layout_t> layouts = allOfTenBlocks();
    std::unordered_map<quint64, int> numbers;
    for (const klotski_layout_t& layout : layouts)
        numbers.emplace(keyOf(layout), int(numbers.size()));
    QCOMPARE(numbers.size(), layouts.size());

    // Components: positions joined by steps.
    std::vector<int> leader(layouts.size());
    std::iota(leader.begin(), leader.end(), 0);
    const auto leaderOf = [&leader](int number) {
        while (leader[size_t(number)] != number)
            number = leader[size_t(number)] = leader[size_t(leader[size_t(number)])];
        return number;
    };
    for (size_t i = 0; i < layouts.size(); ++i) {
        klotski_move_t moves[KLOTSKI_MOVES_CAPACITY];
        const size_t count = klotski_moves(&layouts[i], KLOTSKI_STEPS, moves);
        for (size_t k = 0; k < count; ++k) {
            klotski_layout_t next = layouts[i];
            klotski_play(&next, moves[k].from, moves[k].to);
            leader[size_t(leaderOf(numbers.at(keyOf(next))))] = leaderOf(int(i));
        }
    }

    const Map moves(nullptr, KLOTSKI_MOVES);
    const Map steps(nullptr, KLOTSKI_STEPS);
    QMap<QByteArray, Totals> totals;
    std::vector<int> sizes(layouts.size());
    for (size_t i = 0; i < layouts.size(); ++i)
        ++sizes[size_t(leaderOf(int(i)))];
    for (size_t i = 0; i < layouts.size(); ++i) {
        const klotski_layout_t& layout = layouts[i];
        klotski_layout_t mirror;
        klotski_mirror(&layout, &mirror);
        const int distance = klotski_map_distance(moves, &layout);
        const int inSteps = klotski_map_distance(steps, &layout);
        QVERIFY((distance < 0) == (inSteps < 0) && distance <= inSteps);
        QCOMPARE(distance == 0, klotski_is_solved(&layout));
        for (const QByteArray& name : {QByteArray::number(qPopulationCount(layout.horizontals)), QByteArray("all")}) {
            Totals& total = totals[name];
            ++total.positions;
            total.upToMirror += keyOf(layout) <= keyOf(mirror) ? 1 : 0;
            total.components += leaderOf(int(i)) == int(i) ? 1 : 0;
            total.solvable += distance >= 0 ? 1 : 0;
            total.goals += distance == 0 ? 1 : 0;
            total.largest = std::max(total.largest, sizes[i]);
            total.moves = std::max(total.moves, distance);
            total.steps = std::max(total.steps, inSteps);
        }
    }
    for (const QByteArrayList& row : rowsOf("family.tsv")) {
        const Totals& total = totals[row[0]];
        const int found[] = {total.positions, total.upToMirror, total.components, total.solvable,
                             total.goals,     total.largest,    total.moves,      total.steps};
        for (int column = 0; column < 8; ++column) {
            if (row[column + 1] != "-")
                QCOMPARE(found[column], row[column + 1].toInt());
        }
    }
}

void KlotskiFamilyTest::numbersEveryPositionOnce()
{
    const Map map(nullptr, KLOTSKI_STEPS);
    QSet<quint64> seen;
    int holes = 0;
    for (uint32_t number = 0; number < klotski_map_count(map); ++number) {
        klotski_layout_t layout = {};
        const int distance = klotski_map_position(map, number, &layout);
        if (distance == KLOTSKI_ILLEGAL) {
            ++holes;
            continue;
        }
        QCOMPARE(int(klotski_faults(&layout)), int(KLOTSKI_VALID));
        QCOMPARE(distance, klotski_map_distance(map, &layout));
        klotski_layout_t mirror;
        klotski_mirror(&layout, &mirror);
        QCOMPARE(distance, klotski_map_distance(map, &mirror));
        seen << std::min(keyOf(layout), keyOf(mirror));
    }
    QCOMPARE(seen.size(), 181962);
    QCOMPARE(int(klotski_map_count(map)) - holes, 181962);
    QVERIFY(holes < 1000);
    klotski_layout_t layout;
    QCOMPARE(klotski_map_position(map, klotski_map_count(map), &layout), int(KLOTSKI_ILLEGAL));
    QCOMPARE(klotski_map_position(map, 0xFFFFFFFF, &layout), int(KLOTSKI_ILLEGAL));
}

void KlotskiFamilyTest::knowsWhatTheSolverFinds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("ten blocks") << QByteArray("VCCVVCCVVHHVVSSVS..S");
    QTest::newRow("ten blocks, unsolvable") << QByteArray("VCCVVCCVVVSVVVSVS..S");
    QTest::newRow("three blanks") << QByteArray("...SCCVVCCVVVVHHVVHH");
    QTest::newRow("six soldiers") << QByteArray("HHHHV..VVCCVSCCSSSSS");
    QTest::newRow("two soldiers") << QByteArray("VCCVVCCVVHHVVHHVS..S");
    QTest::newRow("no soldier") << QByteArray("VCCVVCCVVHHVVHHVHH..");
    QTest::newRow("five blanks") << QByteArray("VCCVVCCVVHHVVHHV....");
}

void KlotskiFamilyTest::knowsWhatTheSolverFinds()
{
    QFETCH(QByteArray, text);
    const klotski_layout_t start = layoutOf(text);
    Lent memory(klotski_solver_size(&start));
    std::mt19937 random(6);
    for (klotski_metric_t metric = KLOTSKI_MOVES; metric <= KLOTSKI_SLIDES; ++metric) {
        const Map map(&start, metric);
        klotski_layout_t layout = start;
        for (int i = 0; i < 12; ++i) {
            QCOMPARE(klotski_map_distance(map, &layout),
                     klotski_solve(&layout, metric, memory.data(), memory.size(), nullptr, 0));
            for (int k = 0; k < 20; ++k) {
                klotski_move_t moves[KLOTSKI_MOVES_CAPACITY];
                const klotski_move_t move = moves[random() % klotski_moves(&layout, KLOTSKI_MOVES, moves)];
                klotski_play(&layout, move.from, move.to);
            }
        }
    }
}

void KlotskiFamilyTest::hintsShortenTheDistanceByOne_data()
{
    QTest::addColumn<int>("metric");
    QTest::newRow("moves") << int(KLOTSKI_MOVES);
    QTest::newRow("steps") << int(KLOTSKI_STEPS);
    QTest::newRow("slides") << int(KLOTSKI_SLIDES);
}

void KlotskiFamilyTest::hintsShortenTheDistanceByOne()
{
    QFETCH(int, metric);
    const auto follow = [](const klotski_map_t* map, klotski_layout_t layout) {
        klotski_move_t move = {99, 99, 99};
        int distance = klotski_map_distance(map, &layout);
        while (distance > 0) {
            if (klotski_map_hint(map, &layout, &move) != distance)
                return false;
            if (klotski_play(&layout, move.from, move.to) < 1)
                return false;
            if (klotski_map_distance(map, &layout) != --distance)
                return false;
        }
        move = {99, 99, 99};
        return klotski_map_hint(map, &layout, &move) == distance && move.from == 99;
    };
    const Map family(nullptr, klotski_metric_t(metric));
    for (const QByteArrayList& row : rowsOf("layouts.tsv")) {
        const klotski_layout_t layout = layoutOf(row[3]);
        if (klotski_map_distance(family, &layout) != KLOTSKI_ILLEGAL)
            QVERIFY2(follow(family, layout), row[3]);
    }
    for (const char* text : {"...SCCVVCCVVVVHHVVHH", "HHHHV..VVCCVSCCSSSSS", "VCCVVCCVVVSVVVSVS..S"}) {
        const klotski_layout_t layout = layoutOf(text);
        const Map map(&layout, klotski_metric_t(metric));
        QVERIFY2(follow(map, layout), text);
    }
}

void KlotskiFamilyTest::saysWhichLayoutsItDoesNotHold()
{
    const klotski_layout_t ten = layoutOf("VCCVVCCVVHHVVSSVS..S");
    const klotski_layout_t other = layoutOf("VCCVVCCVSHHSSHHS.HH.");
    const klotski_layout_t blanks = layoutOf("VCCVVCCVVHHVVSSV...S");
    const klotski_layout_t dominoes = layoutOf("VCCVVCCVSHHVSSSVS..S");
    const Map family(nullptr, KLOTSKI_MOVES);
    QCOMPARE(klotski_map_distance(family, &ten), 81);
    QCOMPARE(klotski_map_distance(family, &other), 102);
    const Map one(&ten, KLOTSKI_MOVES);
    QCOMPARE(klotski_map_distance(one, &ten), 81);
    QCOMPARE(klotski_map_distance(one, &other), int(KLOTSKI_ILLEGAL));
    for (const klotski_map_t* map : {(const klotski_map_t*)family, (const klotski_map_t*)one}) {
        klotski_move_t move;
        QCOMPARE(klotski_map_distance(map, &blanks), int(KLOTSKI_ILLEGAL));
        QCOMPARE(klotski_map_hint(map, &dominoes, &move), int(KLOTSKI_ILLEGAL));
    }
}

void KlotskiFamilyTest::refusesTooLittleMemory()
{
    const klotski_layout_t layout = layoutOf("VCCVVCCVVHHVVSSVS..S");
    for (const klotski_layout_t* scope : {(const klotski_layout_t*)nullptr, &layout}) {
        const uint32_t size = klotski_map_size(scope);
        Lent memory(size);
        klotski_map_t map;
        QCOMPARE(int(klotski_map_build(&map, scope, KLOTSKI_MOVES, memory.data(), size - 1)), int(KLOTSKI_MEMORY));
        QCOMPARE(int(klotski_map_build(&map, scope, 3, memory.data(), size)), int(KLOTSKI_ILLEGAL));
    }
}

QTEST_APPLESS_MAIN(KlotskiFamilyTest)
#include "klotski_family_test.moc"
