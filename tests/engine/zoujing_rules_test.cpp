// SPDX-License-Identifier: MIT
/// Each numbered rule of engine/zoujing/DESIGN.md, for both sides.
#include <QtTest>

#include <qipan/zoujing.h>

#include <cstring>
#include <map>
#include <vector>

namespace {

constexpr zoujing_side_t kSides[] = {ZOUJING_BLACK, ZOUJING_GRAY};
constexpr zoujing_rules_t kHouseRule = {ZOUJING_START_SIDES, ZOUJING_BLACK, true, false};

zoujing_game_t gameOf(const char* stones, zoujing_side_t turn, zoujing_rules_t rules = {})
{
    zoujing_game_t game;
    if (zoujing_set_up(&game, &rules, stones, turn) != ZOUJING_OK)
        qFatal("the test's stones are refused: %s", stones);
    return game;
}

zoujing_game_t stateAt(int index)
{
    zoujing_game_t game;
    if (zoujing_from_index(&game, uint8_t(index)) != ZOUJING_OK)
        qFatal("no state %d", index);
    return game;
}

QByteArray stonesOf(const zoujing_game_t& game)
{
    char stones[6];
    zoujing_write(&game, stones);
    return stones;
}

/// The same stones with the sides exchanged.
QByteArray exchanged(QByteArray stones)
{
    for (char& letter : stones)
        letter = letter == 'B' ? 'G' : letter == 'G' ? 'B' : letter;
    return stones;
}

bool sameGame(const zoujing_game_t& a, const zoujing_game_t& b)
{
    return std::memcmp(&a, &b, sizeof a) == 0;
}

/// A history with room for any game that draws at the third time.
struct Record {
    Record()
    {
        zoujing_history_init(&history, plies, ZOUJING_HISTORY_PLIES);
    }

    zoujing_ply_t plies[ZOUJING_HISTORY_PLIES];
    zoujing_history_t history;
};

}  // namespace

class ZoujingRulesTest : public QObject {
    Q_OBJECT

private slots:
    void joinsPointsByTheLinesOfTheDrawing()  // Z1
    {
        const QByteArrayList lines = {"01", "02", "03", "04", "12", "23", "34"};
        for (zoujing_point_t from = 0; from < 5; ++from) {
            for (zoujing_point_t to = 0; to < 5; ++to) {
                const QByteArray there = QByteArray::number(from) + QByteArray::number(to);
                const QByteArray back = QByteArray::number(to) + QByteArray::number(from);
                const bool joined = (zoujing_neighbours(from) & ZOUJING_BIT(to)) != 0;
                QCOMPARE(joined, lines.contains(there) || lines.contains(back));
            }
        }
        QCOMPARE(zoujing_neighbours(0), zoujing_mask_t(0x1E));
    }

    void beginsAsAgreed_data()
    {
        QTest::addColumn<int>("start");
        QTest::addColumn<int>("first");
        QTest::addColumn<QByteArray>("stones");
        QTest::newRow("sides, black") << int(ZOUJING_START_SIDES) << int(ZOUJING_BLACK) << QByteArray(".GBBG");
        QTest::newRow("sides, gray") << int(ZOUJING_START_SIDES) << int(ZOUJING_GRAY) << QByteArray(".GBBG");
        QTest::newRow("rows, black") << int(ZOUJING_START_ROWS) << int(ZOUJING_BLACK) << QByteArray(".BBGG");
        QTest::newRow("rows, gray") << int(ZOUJING_START_ROWS) << int(ZOUJING_GRAY) << QByteArray(".BBGG");
    }

    void beginsAsAgreed()  // Z2, Z3
    {
        QFETCH(int, start);
        QFETCH(int, first);
        QFETCH(QByteArray, stones);
        const zoujing_rules_t rules = {uint8_t(start), zoujing_side_t(first), false, false};
        zoujing_game_t game;
        QCOMPARE(zoujing_init(&game, &rules), zoujing_ret_t(ZOUJING_OK));
        QCOMPARE(stonesOf(game), stones);
        QCOMPARE(int(game.turn), first);
        QVERIFY(game.first_move);
    }

    void beginsThePlainGameWithoutRules()
    {
        zoujing_game_t game;
        QCOMPARE(zoujing_init(&game, nullptr), zoujing_ret_t(ZOUJING_OK));
        QCOMPARE(stonesOf(game), QByteArray(".GBBG"));
        QCOMPARE(game.turn, zoujing_side_t(ZOUJING_BLACK));
        QVERIFY(!game.rules.no_first_win && !game.rules.third_draws);
    }

    void numbersAllStatesInTheOrderOfTheirLetters()
    {
        QByteArray last;
        for (int index = 0; index < ZOUJING_STATES; ++index) {
            const zoujing_game_t state = stateAt(index);
            QCOMPARE(int(zoujing_index(&state)), index);
            const QByteArray key = stonesOf(state) + (state.turn == ZOUJING_BLACK ? 'B' : 'G');
            QVERIFY2(last < key, key.constData());
            last = key;
            QVERIFY(stonesOf(gameOf(stonesOf(state), state.turn)) == stonesOf(state));
        }
    }

    void refusesStonesThatAreNoState_data()
    {
        QTest::addColumn<QByteArray>("stones");
        QTest::addColumn<int>("refusal");
        QTest::newRow("nothing") << QByteArray("") << int(ZOUJING_LENGTH);
        QTest::newRow("four letters") << QByteArray(".GBB") << int(ZOUJING_LENGTH);
        QTest::newRow("six letters") << QByteArray(".GBBGG") << int(ZOUJING_LENGTH);
        QTest::newRow("small letter") << QByteArray(".gBBG") << int(ZOUJING_LETTER);
        QTest::newRow("three black") << QByteArray("BBB.G") << int(ZOUJING_STONES);
        QTest::newRow("no blank") << QByteArray("BBGGG") << int(ZOUJING_STONES);
        QTest::newRow("two blanks") << QByteArray("B.GG.") << int(ZOUJING_STONES);
    }

    void refusesStonesThatAreNoState()
    {
        QFETCH(QByteArray, stones);
        QFETCH(int, refusal);
        zoujing_game_t game = stateAt(7);
        const zoujing_game_t before = game;
        QCOMPARE(int(zoujing_set_up(&game, nullptr, stones.constData(), ZOUJING_BLACK)), refusal);
        QVERIFY(sameGame(game, before));
    }

    void movesOntoTheBlankPointAlongALine()  // Z4
    {
        for (int index = 0; index < ZOUJING_STATES; ++index) {
            const zoujing_game_t state = stateAt(index);
            const zoujing_point_t blank = zoujing_blank(&state);
            QCOMPARE(zoujing_stone_on(&state, blank), zoujing_side_t(ZOUJING_NOBODY));
            for (zoujing_point_t from = 0; from < 5; ++from) {
                const bool legal =
                    zoujing_stone_on(&state, from) == state.turn && (zoujing_neighbours(from) & ZOUJING_BIT(blank));
                QCOMPARE((zoujing_legal_stones(&state) & ZOUJING_BIT(from)) != 0, legal);
                QCOMPARE(zoujing_legal_targets(&state, from), legal ? ZOUJING_BIT(blank) : zoujing_mask_t(0));
                for (zoujing_point_t to = 0; to < 5; ++to) {
                    zoujing_game_t game = state;
                    const zoujing_ret_t answer = zoujing_move(&game, from, to);
                    QCOMPARE(answer == ZOUJING_OK, legal && to == blank);
                    QCOMPARE(answer, zoujing_check(&state, from, to));
                    if (answer != ZOUJING_OK) {
                        QVERIFY(sameGame(game, state));
                        continue;
                    }
                    QCOMPARE(zoujing_blank(&game), from);
                    QCOMPARE(zoujing_stone_on(&game, to), state.turn);
                    QVERIFY(game.turn != state.turn && game.stones[game.turn] == state.stones[game.turn]);
                }
            }
        }
    }

    void saysWhyAMoveIsRefused()
    {
        for (const zoujing_side_t side : kSides) {
            const auto refusal = [side](const char* stones, zoujing_point_t from, zoujing_point_t to) {
                const zoujing_game_t game =
                    gameOf(side == ZOUJING_BLACK ? QByteArray(stones) : exchanged(stones), side, kHouseRule);
                return int(zoujing_check(&game, from, to));
            };
            QCOMPARE(refusal(".GBBG", 1, 0), int(ZOUJING_NOT_YOURS));
            QCOMPARE(refusal(".GBBG", 0, 2), int(ZOUJING_NOT_YOURS));
            QCOMPARE(refusal("GBGB.", 1, 4), int(ZOUJING_OVER_WELL));
            QCOMPARE(refusal("G.GBB", 4, 1), int(ZOUJING_OVER_WELL));
            QCOMPARE(refusal("BG.GB", 4, 2), int(ZOUJING_NO_LINE));
            QCOMPARE(refusal(".GBBG", 2, 2), int(ZOUJING_NO_LINE));
            QCOMPARE(refusal(".GBBG", 2, 3), int(ZOUJING_OCCUPIED));
            QCOMPARE(refusal(".BBGG", 1, 0), int(ZOUJING_FIRST_WIN));
            QCOMPARE(refusal(".BBGG", 2, 0), int(ZOUJING_OK));
        }
    }

    void takesEveryMoveBack()
    {
        for (int index = 0; index < ZOUJING_STATES; ++index) {
            for (zoujing_point_t from = 0; from < 5; ++from) {
                const zoujing_game_t before = stateAt(index);
                zoujing_game_t game = before;
                Record record;
                if (zoujing_move_recorded(&game, &record.history, from, zoujing_blank(&game)) != ZOUJING_OK)
                    continue;
                QCOMPARE(zoujing_undo(&game, &record.history), zoujing_ret_t(ZOUJING_OK));
                QVERIFY(sameGame(game, before));
                QCOMPARE(zoujing_undo(&game, &record.history), zoujing_ret_t(ZOUJING_INVALID));
            }
        }
    }

    void losesWhoCannotMove()  // Z5
    {
        int lost = 0;
        for (int index = 0; index < ZOUJING_STATES; ++index) {
            const zoujing_game_t state = stateAt(index);
            zoujing_block_t blocks[2];
            const size_t count = zoujing_blocks(&state, state.turn, blocks);
            if (zoujing_legal_stones(&state) != 0) {
                QCOMPARE(count, size_t(0));
                QCOMPARE(zoujing_outcome(&state, nullptr), zoujing_outcome_t(ZOUJING_GOING_ON));
                continue;
            }
            ++lost;
            const bool blackLost = state.turn == ZOUJING_BLACK;
            QCOMPARE(int(zoujing_outcome(&state, nullptr)), int(blackLost ? ZOUJING_GRAY_WINS : ZOUJING_BLACK_WINS));
            QCOMPARE(count, size_t(2));
            QVERIFY(blocks[0].stone < blocks[1].stone);
            for (const zoujing_block_t& block : blocks) {
                QCOMPARE(zoujing_stone_on(&state, block.stone), state.turn);
                QCOMPARE(zoujing_mask_t(block.by_own | block.by_other), zoujing_neighbours(block.stone));
                QCOMPARE(zoujing_mask_t(block.by_own & ~state.stones[state.turn]), zoujing_mask_t(0));
                QCOMPARE(zoujing_mask_t(block.by_other & state.stones[state.turn]), zoujing_mask_t(0));
            }
            QVERIFY(blocks[0].over_well != blocks[1].over_well);  // every trap lies at the well
        }
        QCOMPARE(lost, 4);
    }

    void saysWhatBlocksEachStone()
    {
        for (const zoujing_side_t side : kSides) {
            const zoujing_game_t game = gameOf(side == ZOUJING_BLACK ? "G.GBB" : "B.BGG", side);
            zoujing_block_t blocks[2];
            QCOMPARE(zoujing_blocks(&game, side, blocks), size_t(2));
            QCOMPARE(int(blocks[0].stone), 3);
            QCOMPARE(blocks[0].by_own, ZOUJING_BIT(4));
            QCOMPARE(blocks[0].by_other, zoujing_mask_t(ZOUJING_BIT(0) | ZOUJING_BIT(2)));
            QVERIFY(!blocks[0].over_well);
            QCOMPARE(int(blocks[1].stone), 4);
            QCOMPARE(blocks[1].by_own, ZOUJING_BIT(3));
            QCOMPARE(blocks[1].by_other, ZOUJING_BIT(0));
            QVERIFY(blocks[1].over_well);
            QCOMPARE(zoujing_blocks(&game, side ^ 1, blocks), size_t(0));
        }
    }

    void keepsTheFirstMoveFromWinningByTheHouseRule()  // Z6
    {
        for (const zoujing_side_t side : kSides) {
            zoujing_rules_t rules = {ZOUJING_START_ROWS, side, false, false};
            const zoujing_point_t winning = side == ZOUJING_BLACK ? 1 : 4;
            const zoujing_point_t quiet = side == ZOUJING_BLACK ? 2 : 3;
            const zoujing_mask_t both = ZOUJING_BIT(winning) | ZOUJING_BIT(quiet);
            zoujing_game_t game;
            zoujing_init(&game, &rules);
            QCOMPARE(zoujing_legal_stones(&game), both);
            QCOMPARE(zoujing_move(&game, winning, 0), zoujing_ret_t(ZOUJING_OK));
            QCOMPARE(zoujing_legal_stones(&game), zoujing_mask_t(0));

            rules.no_first_win = true;
            zoujing_init(&game, &rules);
            QCOMPARE(zoujing_legal_stones(&game), ZOUJING_BIT(quiet));
            QCOMPARE(zoujing_move(&game, winning, 0), zoujing_ret_t(ZOUJING_FIRST_WIN));
            QCOMPARE(zoujing_move(&game, quiet, 0), zoujing_ret_t(ZOUJING_OK));
        }
    }

    void allowsTheWinAfterTheFirstMoveAndForbidsItAgainWhenTakenBack()
    {
        // One ply before .BBGG with black to move.
        zoujing_game_t game = gameOf("GBBG.", ZOUJING_GRAY, kHouseRule);
        QCOMPARE(zoujing_legal_stones(&game), zoujing_mask_t(0x09));
        game = gameOf("GBB.G", ZOUJING_GRAY, kHouseRule);
        QCOMPARE(zoujing_check(&game, 4, 3), zoujing_ret_t(ZOUJING_FIRST_WIN));
        Record record;
        QCOMPARE(zoujing_move_recorded(&game, &record.history, 0, 3), zoujing_ret_t(ZOUJING_OK));
        QCOMPARE(stonesOf(game), QByteArray(".BBGG"));
        QCOMPARE(zoujing_check(&game, 1, 0), zoujing_ret_t(ZOUJING_OK));
        zoujing_undo(&game, &record.history);
        QCOMPARE(zoujing_check(&game, 4, 3), zoujing_ret_t(ZOUJING_FIRST_WIN));
    }

    void neverTakesAllMovesAwayByTheHouseRule()
    {
        int changed = 0;
        for (int index = 0; index < ZOUJING_STATES; ++index) {
            const zoujing_game_t plain = stateAt(index);
            const zoujing_game_t game = gameOf(stonesOf(plain), plain.turn, kHouseRule);
            QCOMPARE(zoujing_legal_stones(&game) == 0, zoujing_legal_stones(&plain) == 0);
            changed += zoujing_legal_stones(&game) != zoujing_legal_stones(&plain);
        }
        QCOMPARE(changed, 8);
        for (const zoujing_side_t side : kSides) {
            const zoujing_game_t game = gameOf(".GBBG", side, kHouseRule);
            QCOMPARE(zoujing_legal_stones(&game), game.stones[side]);
        }
    }

    void drawsAtTheThirdTimeIfAgreed_data()
    {
        QTest::addColumn<bool>("agreed");
        QTest::newRow("agreed") << true;
        QTest::newRow("not agreed") << false;
    }

    void drawsAtTheThirdTimeIfAgreed()  // Z7
    {
        QFETCH(bool, agreed);
        for (quint32 seed = 0; seed < 50; ++seed) {
            zoujing_game_t game = gameOf(".GBBG", kSides[seed % 2], {0, 0, false, agreed});
            zoujing_solution_t solution;
            zoujing_solve(&solution);
            Record record;
            std::map<int, int> stood = {{zoujing_index(&game), 1}};
            quint32 random = seed;
            while (stood[zoujing_index(&game)] < 3) {
                QCOMPARE(int(zoujing_outcome(&game, &record.history)), int(ZOUJING_GOING_ON));
                QVERIFY(record.history.count < ZOUJING_HISTORY_PLIES);
                random = random * 1664525 + 1013904223;
                // An odd number: the careful player looks, so nobody ever loses.
                const zoujing_point_t stone = zoujing_choose(&solution, &game, ZOUJING_CAREFUL, (random >> 8) | 1);
                zoujing_move_recorded(&game, &record.history, stone, zoujing_blank(&game));
                ++stood[zoujing_index(&game)];
                QCOMPARE(int(zoujing_repetitions(&game, &record.history)), stood[zoujing_index(&game)]);
            }
            QCOMPARE(int(zoujing_outcome(&game, &record.history)), int(agreed ? ZOUJING_DRAWN : ZOUJING_GOING_ON));
            QCOMPARE(int(zoujing_outcome(&game, nullptr)), int(ZOUJING_GOING_ON));
            QVERIFY(zoujing_legal_stones(&game) != 0);
        }
    }

    void forgetsTheOldestPlyWhenFull()
    {
        zoujing_game_t game = gameOf(".GBBG", ZOUJING_BLACK);
        zoujing_ply_t plies[2];
        zoujing_history_t history;
        zoujing_history_init(&history, plies, 2);
        zoujing_move_recorded(&game, &history, 2, 0);
        const zoujing_game_t afterFirst = game;
        zoujing_move_recorded(&game, &history, 1, 2);
        zoujing_move_recorded(&game, &history, 0, 1);
        QCOMPARE(int(history.count), 2);
        while (zoujing_undo(&game, &history) == ZOUJING_OK) {
        }
        QVERIFY(sameGame(game, afterFirst));
    }

    void refusesWhatIsOutOfRange()
    {
        zoujing_game_t game = stateAt(0);
        const zoujing_game_t before = game;
        for (const zoujing_point_t outside : {-128, -1, 5, 8, 127}) {
            QCOMPARE(zoujing_neighbours(outside), zoujing_mask_t(0));
            QCOMPARE(zoujing_stone_on(&game, outside), zoujing_side_t(ZOUJING_NOBODY));
            QCOMPARE(zoujing_legal_targets(&game, outside), zoujing_mask_t(0));
            QCOMPARE(zoujing_move(&game, outside, 0), zoujing_ret_t(ZOUJING_INVALID));
            QCOMPARE(zoujing_move(&game, 1, outside), zoujing_ret_t(ZOUJING_INVALID));
        }
        const zoujing_rules_t noStart = {2, ZOUJING_BLACK, false, false};
        const zoujing_rules_t nobodyFirst = {ZOUJING_START_ROWS, ZOUJING_NOBODY, false, false};
        QCOMPARE(zoujing_init(&game, &noStart), zoujing_ret_t(ZOUJING_INVALID));
        QCOMPARE(zoujing_init(&game, &nobodyFirst), zoujing_ret_t(ZOUJING_INVALID));
        QCOMPARE(zoujing_set_up(&game, nullptr, ".GBBG", 2), zoujing_ret_t(ZOUJING_INVALID));
        QCOMPARE(zoujing_from_index(&game, ZOUJING_STATES), zoujing_ret_t(ZOUJING_INVALID));
        zoujing_block_t blocks[2];
        QCOMPARE(zoujing_blocks(&game, ZOUJING_NOBODY, blocks), size_t(0));
        QVERIFY(sameGame(game, before));
    }
};

QTEST_APPLESS_MAIN(ZoujingRulesTest)
#include "zoujing_rules_test.moc"
