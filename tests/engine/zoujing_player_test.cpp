// SPDX-License-Identifier: MIT
/// What the three players promise.
#include <QtTest>

#include <qipan/zoujing.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace {

constexpr zoujing_player_t kPlayers[] = {ZOUJING_CHILD, ZOUJING_CAREFUL, ZOUJING_PERFECT};
/// A player looks at random % 4 and draws a lot of at most two from the rest: these numbers show all it may do.
constexpr quint32 kAllRandom = 8;

zoujing_game_t stateAt(int index)
{
    zoujing_game_t game;
    if (zoujing_from_index(&game, uint8_t(index)) != ZOUJING_OK)
        qFatal("no state %d", index);
    return game;
}

zoujing_game_t after(zoujing_game_t game, zoujing_point_t from)
{
    if (zoujing_move(&game, from, zoujing_blank(&game)) != ZOUJING_OK)
        qFatal("a move is refused");
    return game;
}

std::vector<zoujing_point_t> pointsOf(zoujing_mask_t mask)
{
    std::vector<zoujing_point_t> points;
    for (zoujing_point_t point = 0; point < 5; ++point) {
        if (mask & ZOUJING_BIT(point))
            points.push_back(point);
    }
    return points;
}

}  // namespace

class ZoujingPlayerTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        zoujing_solve(&m_solution);
    }

    void neverLosesIfPerfect_data()
    {
        QTest::addColumn<bool>("houseRule");
        QTest::newRow("plain") << false;
        QTest::newRow("first move may not win") << true;
    }

    /// Every state that is not lost for the perfect side, it to move or the other, every line of the other side and
    /// every random number: no state is reached in which the perfect side is lost.
    void neverLosesIfPerfect()
    {
        QFETCH(bool, houseRule);
        int lines = 0;
        for (int index = 0; index < ZOUJING_STATES; ++index) {
            for (const zoujing_side_t perfect : {ZOUJING_BLACK, ZOUJING_GRAY}) {
                zoujing_game_t start = stateAt(index);
                start.rules.no_first_win = houseRule;
                start.first_move = true;
                const zoujing_value_t value = zoujing_judge(&m_solution, &start).value;
                if (value == (start.turn == perfect ? ZOUJING_LOSS : ZOUJING_WIN))
                    continue;
                std::set<std::pair<int, bool>> seen;
                std::vector<zoujing_game_t> open = {start};
                while (!open.empty()) {
                    const zoujing_game_t game = open.back();
                    open.pop_back();
                    if (!seen.insert({zoujing_index(&game), game.first_move}).second)
                        continue;
                    const zoujing_mask_t stones =
                        game.turn == perfect ? choices(game, ZOUJING_PERFECT) : zoujing_legal_stones(&game);
                    QVERIFY(game.turn != perfect || stones != 0);
                    for (const zoujing_point_t stone : pointsOf(stones))
                        open.push_back(after(game, stone));
                    ++lines;
                }
            }
        }
        QVERIFY(lines > 1000);
    }

    void winsWonStatesAtOnce()
    {
        int won = 0;
        for (int index = 0; index < ZOUJING_STATES; ++index) {
            const zoujing_game_t game = stateAt(index);
            if (zoujing_judge(&m_solution, &game).value != ZOUJING_WIN)
                continue;
            ++won;
            for (const zoujing_player_t player : {ZOUJING_PERFECT, ZOUJING_CAREFUL}) {
                for (const zoujing_point_t stone : pointsOf(choices(game, player))) {
                    const zoujing_game_t end = after(game, stone);
                    QCOMPARE(zoujing_legal_stones(&end), zoujing_mask_t(0));
                }
            }
        }
        QCOMPARE(won, 8);
    }

    void steersToTheNearestTrapOfTheOther()
    {
        for (int index = 0; index < ZOUJING_STATES; ++index) {
            const zoujing_game_t game = stateAt(index);
            if (zoujing_judge(&m_solution, &game).value != ZOUJING_DRAW)
                continue;
            int nearest = ZOUJING_STATES;
            for (const zoujing_point_t stone : pointsOf(zoujing_legal_stones(&game))) {
                if (zoujing_judge_move(&m_solution, &game, stone).value == ZOUJING_DRAW)
                    nearest = std::min(nearest, lureAfter(game, stone));
            }
            for (const zoujing_point_t stone : pointsOf(choices(game, ZOUJING_PERFECT)))
                QCOMPARE(lureAfter(game, stone), nearest);
        }
    }

    void setsTheTrapWhenItCan()
    {
        zoujing_game_t game;
        zoujing_set_up(&game, nullptr, ".BGBG", ZOUJING_BLACK);
        QCOMPARE(choices(game, ZOUJING_PERFECT), ZOUJING_BIT(3));  // then 2>3 loses for gray
        zoujing_set_up(&game, nullptr, ".BGBG", ZOUJING_GRAY);
        QCOMPARE(choices(game, ZOUJING_PERFECT), ZOUJING_BIT(2));  // then 3>2 loses for black
    }

    void playsAnyLegalMoveIfAChild()
    {
        for (int index = 0; index < ZOUJING_STATES; ++index) {
            const zoujing_game_t game = stateAt(index);
            QCOMPARE(choices(game, ZOUJING_CHILD), zoujing_legal_stones(&game));
        }
    }

    void overlooksALosingMoveOneTimeInFourIfCareful()
    {
        for (int index = 0; index < ZOUJING_STATES; ++index) {
            const zoujing_game_t game = stateAt(index);
            for (quint32 random = 0; random < kAllRandom && zoujing_legal_stones(&game) != 0; ++random) {
                const zoujing_point_t stone = zoujing_choose(&m_solution, &game, ZOUJING_CAREFUL, random);
                const bool loses = zoujing_judge_move(&m_solution, &game, stone).value == ZOUJING_LOSS;
                QVERIFY(!loses || random % 4 == 0);
            }
        }
        zoujing_game_t trap;
        zoujing_set_up(&trap, nullptr, "GB.BG", ZOUJING_BLACK);
        QCOMPARE(choices(trap, ZOUJING_CAREFUL), zoujing_legal_stones(&trap));
    }

    void choosesNothingWhereNoStoneMoves()
    {
        const quint32 numbers[] = {0, 1, 7, 0xFFFFFFFF};
        for (int index = 0; index < ZOUJING_STATES; ++index) {
            const zoujing_game_t game = stateAt(index);
            for (const quint32 random : numbers) {
                for (const zoujing_player_t player : kPlayers) {
                    const zoujing_point_t stone = zoujing_choose(&m_solution, &game, player, random);
                    QCOMPARE(stone == ZOUJING_NONE, zoujing_legal_stones(&game) == 0);
                    QCOMPARE(zoujing_choose(&m_solution, &game, player, random), stone);
                }
                QCOMPARE(int(zoujing_choose(&m_solution, &game, 3, random)), int(ZOUJING_NONE));
            }
        }
    }

    void obeysTheHouseRule()
    {
        const zoujing_rules_t rules = {ZOUJING_START_ROWS, ZOUJING_BLACK, true, false};
        zoujing_game_t game;
        zoujing_init(&game, &rules);
        for (const zoujing_player_t player : kPlayers)
            QCOMPARE(choices(game, player), ZOUJING_BIT(2));
    }

    void beatsTheOtherPlayersInTheEndIfPerfect_data()
    {
        QTest::addColumn<int>("opponent");
        QTest::newRow("child") << int(ZOUJING_CHILD);
        QTest::newRow("careful") << int(ZOUJING_CAREFUL);
    }

    void beatsTheOtherPlayersInTheEndIfPerfect()
    {
        QFETCH(int, opponent);
        quint32 random = 1;
        for (int round = 0; round < 200; ++round) {
            zoujing_game_t game;
            zoujing_init(&game, nullptr);
            const zoujing_side_t perfect = zoujing_side_t(round % 2);
            int plies = 0;
            while (zoujing_legal_stones(&game) != 0 && plies < 5000) {
                random = random * 1664525 + 1013904223;
                const int player = game.turn == perfect ? int(ZOUJING_PERFECT) : opponent;
                game = after(game, zoujing_choose(&m_solution, &game, zoujing_player_t(player), random >> 8));
                ++plies;
            }
            const auto wins = perfect == ZOUJING_BLACK ? ZOUJING_BLACK_WINS : ZOUJING_GRAY_WINS;
            QCOMPARE(int(zoujing_outcome(&game, nullptr)), int(wins));
        }
    }

private:
    /// All stones that the player may choose.
    zoujing_mask_t choices(const zoujing_game_t& game, zoujing_player_t player) const
    {
        zoujing_mask_t mask = 0;
        for (quint32 random = 0; random < kAllRandom; ++random) {
            const zoujing_point_t stone = zoujing_choose(&m_solution, &game, player, random);
            if (stone != ZOUJING_NONE)
                mask = zoujing_mask_t(mask | ZOUJING_BIT(stone));
        }
        return mask;
    }

    int lureAfter(const zoujing_game_t& game, zoujing_point_t stone) const
    {
        const zoujing_game_t next = after(game, stone);
        return m_solution.lure[zoujing_index(&next)];
    }

    zoujing_solution_t m_solution;
};

QTEST_APPLESS_MAIN(ZoujingPlayerTest)
#include "zoujing_player_test.moc"
