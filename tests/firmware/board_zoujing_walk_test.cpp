// SPDX-License-Identifier: MIT
// Zoujing on the wooden board, everywhere: in each state that play can reach, every stone is lifted and put on
// the blank point and elsewhere. What the board makes of it is what the rules say.
#include "well.h"

#include <QtTest>

#include <map>

using namespace qipan::test;

namespace {

struct Way {
    zoujing_rules_t rules;
    std::vector<int> moves;
};

/// A way from a start to each state that play can reach.
std::map<int, Way> waysToStates()
{
    std::map<int, Way> ways;
    std::vector<std::pair<zoujing_game_t, Way>> open;
    for (const zoujing_rules_t& rules : allRules()) {
        zoujing_game_t game;
        zoujing_init(&game, &rules);
        if (!rules.no_first_win && !rules.third_draws && ways.try_emplace(zoujing_index(&game), Way{rules, {}}).second)
            open.push_back({game, {rules, {}}});
    }
    for (std::size_t i = 0; i < open.size(); ++i) {
        for (int point = 0; point < ZOUJING_POINTS; ++point) {
            auto [game, way] = open[i];
            way.moves.push_back(point);
            if (zoujing_move(&game, static_cast<zoujing_point_t>(point), zoujing_blank(&game)) == ZOUJING_OK &&
                ways.try_emplace(zoujing_index(&game), way).second)
                open.push_back({game, way});
        }
    }
    return ways;
}

/// A board on which that was played.
std::unique_ptr<Well> reached(const Way& way)
{
    auto well = std::make_unique<Well>(way.rules);
    for (const int from : way.moves)
        well->move(from);
    return well;
}

QByteArray at(int point, char color)
{
    return QByteArray(squareOfPoint(point)) + color;
}

bool isOver(const zoujing_game_t& game)
{
    return zoujing_legal_stones(&game) == 0;
}

bool isSquareOfPoint(const QByteArray& square)
{
    for (int point = 0; point < ZOUJING_POINTS; ++point) {
        if (square == squareOfPoint(point))
            return true;
    }
    return false;
}

}  // namespace

class BoardZoujingWalkTest : public QObject {
    Q_OBJECT

private slots:
    void reachesAllStatesButThoseThatNoMoveLeadsTo();
    void takesEveryLegalMove_data();
    void takesEveryLegalMove();
    void refusesEveryOther_data();
    void refusesEveryOther();
    void refusesEverySquareThatIsNoPoint();

private:
    void addStates();
    std::map<int, Way> m_ways = waysToStates();
};

/// No move leads to a state in which no stone of the side that would have made it lies beside the blank point.
void BoardZoujingWalkTest::reachesAllStatesButThoseThatNoMoveLeadsTo()
{
    int unreachable = 0;
    for (int state = 0; state < ZOUJING_STATES; ++state) {
        zoujing_game_t game;
        zoujing_from_index(&game, static_cast<uint8_t>(state));
        const bool isReachable = (zoujing_neighbours(zoujing_blank(&game)) & game.stones[game.turn ^ 1]) != 0;
        QCOMPARE(m_ways.contains(state), isReachable);
        unreachable += isReachable ? 0 : 1;
    }
    QCOMPARE(unreachable, 4);
}

void BoardZoujingWalkTest::addStates()
{
    QTest::addColumn<int>("state");
    for (const auto& [state, way] : m_ways) {
        zoujing_game_t game;
        zoujing_from_index(&game, static_cast<uint8_t>(state));
        char stones[6];
        zoujing_write(&game, stones);
        QTest::addRow("%s %s moves", stones, game.turn == ZOUJING_BLACK ? "black" : "gray") << state;
    }
}

void BoardZoujingWalkTest::takesEveryLegalMove_data()
{
    addStates();
}

void BoardZoujingWalkTest::takesEveryLegalMove()
{
    QFETCH(int, state);
    const auto well = reached(m_ways[state]);
    const zoujing_game_t game = well->game();
    QCOMPARE(int(zoujing_index(&game)), state);
    QCOMPARE(well->lamps(), isOver(game) ? blockedLamps(game) : turnLamps(game));
    const zoujing_point_t blank = zoujing_blank(&game);
    for (zoujing_point_t from = 0; from < ZOUJING_POINTS; ++from) {
        zoujing_game_t after = game;
        if (zoujing_move(&after, from, blank) != ZOUJING_OK)
            continue;
        well->liftPoint(from);
        well->wait(200);
        QCOMPARE(well->lamps(), withLamps({at(blank, 'g')}));
        well->putPoint(blank);
        well->wait(500);
        QCOMPARE(well->lamps(), isOver(after) ? blockedLamps(after) : turnLamps(after));
        // And back, for the next one. After the end, where that is the start it is a new game, which looks the same.
        well->carry(blank, from);
        QCOMPARE(well->lamps(), turnLamps(game));
    }
}

void BoardZoujingWalkTest::refusesEveryOther_data()
{
    addStates();
}

void BoardZoujingWalkTest::refusesEveryOther()
{
    QFETCH(int, state);
    const Way& way = m_ways[state];
    auto well = reached(way);
    const zoujing_game_t game = well->game();
    const zoujing_point_t blank = zoujing_blank(&game);
    // The blank point is where the last stone came from: moving that one back takes it back.
    zoujing_point_t last = ZOUJING_NONE;
    if (!way.moves.empty()) {
        zoujing_game_t before;
        zoujing_init(&before, &way.rules);
        for (const int from : way.moves) {
            last = zoujing_blank(&before);
            zoujing_move(&before, static_cast<zoujing_point_t>(from), last);
        }
    }
    for (zoujing_point_t from = 0; from < ZOUJING_POINTS; ++from) {
        if (from == blank || from == last || zoujing_check(&game, from, blank) == ZOUJING_OK)
            continue;
        if (isOver(game)) {
            // Nothing is played any more: who moves stones about is setting them up.
            well->carry(from, blank);
            QCOMPARE(well->lamps(), blockedLamps(game));
            well->wait(600);
            if (well->board().sensors() == Well().board().sensors())  // at the start again: a new game
                QCOMPARE(well->lamps(), turnLamps(Well(way.rules).game()));
            else
                QCOMPARE(well->lamps(), adding(startLamps(way.rules), {"d4r"}));
            well = reached(way);
            continue;
        }
        const bool own = zoujing_stone_on(&game, from) == game.turn;
        well->liftPoint(from);
        well->wait(1100);
        QCOMPARE(well->lamps(), own ? withLamps({}) : withLamps({at(from, 'b')}));
        well->putPoint(blank);
        well->wait(1100);
        QCOMPARE(well->lamps(), withLamps({at(from, 'b'), at(blank, 'r')}));
        well->carry(blank, from);
        QCOMPARE(well->lamps(), turnLamps(game));
    }
}

void BoardZoujingWalkTest::refusesEverySquareThatIsNoPoint()
{
    Well well;
    for (int square = 0; square < 64; ++square) {
        QByteArray name("a1");
        name[0] = static_cast<char>('a' + square % 8);
        name[1] = static_cast<char>('1' + square / 8);
        if (isSquareOfPoint(name))
            continue;
        well.play("g7", name.constData());
        well.wait(500);
        QCOMPARE(well.lamps(), withLamps({"g7b", name + 'r'}));
        well.play(name.constData(), "g7");
        QCOMPARE(well.lamps(), turnLamps(well.game()));
    }
}

QTEST_GUILESS_MAIN(BoardZoujingWalkTest)
#include "board_zoujing_walk_test.moc"
