// SPDX-License-Identifier: MIT
/// The solution against the table from outside, and against a forward search that shares no code with the engine.
#include <QtTest>

#include <qipan/zoujing.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace {

/// A state as text: five letters and the side to move.
using Text = std::string;

/// Moves found from the drawing's lines alone.
std::vector<Text> successorsOf(const Text& state)
{
    static const char* const lines[] = {"12", "23", "34", "13", "24"};  // 13 and 24 pass through the centre
    std::vector<std::string> joined;
    for (const std::string line : lines) {
        if (line == "13" || line == "24") {
            joined.push_back({line[0], '0'});
            joined.push_back({'0', line[1]});
        } else {
            joined.push_back(line);
        }
    }
    std::vector<Text> next;
    for (const std::string& line : joined) {
        for (int way = 0; way < 2; ++way) {
            const size_t from = size_t(line[size_t(way)] - '0');
            const size_t to = size_t(line[size_t(1 - way)] - '0');
            if (state[from] != state[5] || state[to] != '.')
                continue;
            Text after = state;
            std::swap(after[from], after[to]);
            after[5] = state[5] == 'B' ? 'G' : 'B';
            next.push_back(after);
        }
    }
    return next;
}

/// Looks ahead: who wins within `plies` plies, 'W', 'L' or 'D' for nobody.
class ForwardSearch {
public:
    char resultOf(const Text& state, int plies)
    {
        const auto key = std::make_pair(state, plies);
        const auto known = m_known.find(key);
        if (known != m_known.end())
            return known->second;
        const std::vector<Text> next = successorsOf(state);
        char best = 'L';
        for (const Text& after : next) {
            const char reply = plies == 0 ? 'D' : resultOf(after, plies - 1);
            if (reply == 'L')
                best = 'W';
            else if (reply == 'D' && best == 'L')
                best = 'D';
        }
        return m_known[key] = best;
    }

    /// Plies to the end with best play, -1 for a draw. A forced win passes no state twice, so 60 plies show it.
    int pliesOf(const Text& state)
    {
        for (int plies = 0; plies <= ZOUJING_STATES; ++plies) {
            if (resultOf(state, plies) != 'D')
                return plies;
        }
        return -1;
    }

private:
    std::map<std::pair<Text, int>, char> m_known;
};

Text textOf(const zoujing_game_t& game)
{
    char stones[6];
    zoujing_write(&game, stones);
    return Text(stones) + (game.turn == ZOUJING_BLACK ? 'B' : 'G');
}

char letterOf(zoujing_verdict_t verdict)
{
    return "LDW"[verdict.value - ZOUJING_LOSS];
}

}  // namespace

class ZoujingSolutionTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        zoujing_solve(&m_solution);
    }

    void equalsTheTable_data()
    {
        QTest::addColumn<QByteArrayList>("fields");
        QFile file(QStringLiteral(QIPAN_TEST_DATA "/zoujing/zoujing.tsv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        int rows = 0;
        while (!file.atEnd()) {
            const QByteArrayList fields = file.readLine().trimmed().split('\t');
            QCOMPARE(fields.size(), 7);
            QTest::addRow("%s %s", fields[0].constData(), fields[1].constData()) << fields;
            ++rows;
        }
        QCOMPARE(rows, int(ZOUJING_STATES));
    }

    void equalsTheTable()
    {
        QFETCH(QByteArrayList, fields);
        zoujing_game_t game;
        QCOMPARE(zoujing_set_up(&game, nullptr, fields[0].constData(), fields[1] == "B" ? ZOUJING_BLACK : ZOUJING_GRAY),
                 zoujing_ret_t(ZOUJING_OK));
        const zoujing_verdict_t verdict = zoujing_judge(&m_solution, &game);
        QCOMPARE(QByteArray(1, letterOf(verdict)), fields[2]);
        QCOMPARE(QByteArray::number(verdict.plies), fields[3]);
        QByteArrayList moves;
        QByteArrayList results;
        for (zoujing_point_t from = 0; from < 5; ++from) {
            const zoujing_verdict_t move = zoujing_judge_move(&m_solution, &game, from);
            if (move.value == ZOUJING_NO_VALUE)
                continue;
            moves << QByteArray::number(from) + '>' + QByteArray::number(zoujing_blank(&game));
            results << QByteArray(1, letterOf(move));
        }
        QCOMPARE(moves.isEmpty() ? QByteArray("-") : moves.join(','), fields[4]);
        QCOMPARE(results.isEmpty() ? QByteArray("-") : results.join(','), fields[5]);
    }

    void agreesWithAForwardSearch()
    {
        ForwardSearch search;
        for (uint8_t index = 0; index < ZOUJING_STATES; ++index) {
            zoujing_game_t game;
            zoujing_from_index(&game, index);
            const Text text = textOf(game);
            const zoujing_verdict_t verdict = zoujing_judge(&m_solution, &game);
            QCOMPARE(int(verdict.plies), search.pliesOf(text));
            QCOMPARE(letterOf(verdict), search.resultOf(text, ZOUJING_STATES));
            std::vector<Text> played;
            for (zoujing_point_t from = 0; from < 5; ++from) {
                const zoujing_verdict_t move = zoujing_judge_move(&m_solution, &game, from);
                zoujing_game_t next = game;
                if (zoujing_move(&next, from, zoujing_blank(&game)) != ZOUJING_OK) {
                    QCOMPARE(int(move.value), int(ZOUJING_NO_VALUE));
                    continue;
                }
                played.push_back(textOf(next));
                const int rest = search.pliesOf(played.back());
                QCOMPARE(int(move.plies), rest < 0 ? -1 : rest + 1);
                QCOMPARE(letterOf(move), rest < 0 ? 'D' : rest % 2 == 0 ? 'W' : 'L');
            }
            std::vector<Text> expected = successorsOf(text);
            std::sort(expected.begin(), expected.end());
            std::sort(played.begin(), played.end());
            QVERIFY2(played == expected, text.c_str());
        }
    }

    void countsTheStatesOfEachKind()
    {
        const auto count = [this](int plies) {
            return int(std::count(std::begin(m_solution.plies), std::end(m_solution.plies), plies));
        };
        QCOMPARE(count(ZOUJING_NEVER), 48);
        QCOMPARE(count(1), 8);
        QCOMPARE(count(0), 4);
    }

    void leadsEveryDrawnStateToATrap()
    {
        for (uint8_t index = 0; index < ZOUJING_STATES; ++index) {
            zoujing_game_t game;
            zoujing_from_index(&game, index);
            const int lure = m_solution.lure[index];
            if (m_solution.plies[index] != ZOUJING_NEVER) {
                QCOMPARE(lure, int(ZOUJING_NEVER));
                continue;
            }
            // The nearest trap, counted forwards and only along moves that keep the draw.
            std::vector<zoujing_game_t> reached = {game};
            int plies = 0;
            while (std::none_of(reached.begin(), reached.end(), [this](const auto& state) { return isTrap(state); })) {
                reached = drawnAfter(drawnAfter(reached));
                plies += 2;
                QVERIFY(plies <= 2 * ZOUJING_STATES);
            }
            QCOMPARE(lure, plies);
        }
        QCOMPARE(int(*std::max_element(std::begin(m_solution.lure), std::end(m_solution.lure))), 10);
    }

    void judgesTheFirstMoveByTheHouseRule_data()
    {
        QTest::addColumn<int>("side");
        QTest::newRow("black") << int(ZOUJING_BLACK);
        QTest::newRow("gray") << int(ZOUJING_GRAY);
    }

    void judgesTheFirstMoveByTheHouseRule()
    {
        QFETCH(int, side);
        const zoujing_point_t winning = side == ZOUJING_BLACK ? 1 : 4;
        zoujing_rules_t rules = {ZOUJING_START_ROWS, zoujing_side_t(side), false, false};
        zoujing_game_t game;
        zoujing_init(&game, &rules);
        QCOMPARE(letterOf(zoujing_judge(&m_solution, &game)), 'W');
        rules.no_first_win = true;
        zoujing_init(&game, &rules);
        QCOMPARE(letterOf(zoujing_judge(&m_solution, &game)), 'D');
        QCOMPARE(int(zoujing_judge_move(&m_solution, &game, winning).value), int(ZOUJING_NO_VALUE));
    }

private:
    bool isTrap(const zoujing_game_t& game) const
    {
        for (zoujing_point_t from = 0; from < 5; ++from) {
            if (zoujing_judge_move(&m_solution, &game, from).value == ZOUJING_LOSS)
                return true;
        }
        return false;
    }

    std::vector<zoujing_game_t> drawnAfter(const std::vector<zoujing_game_t>& states) const
    {
        std::map<int, zoujing_game_t> next;
        for (const zoujing_game_t& state : states) {
            for (zoujing_point_t from = 0; from < 5; ++from) {
                if (zoujing_judge_move(&m_solution, &state, from).value != ZOUJING_DRAW)
                    continue;
                zoujing_game_t after = state;
                zoujing_move(&after, from, zoujing_blank(&state));
                next[zoujing_index(&after)] = after;
            }
        }
        std::vector<zoujing_game_t> list;
        for (const auto& [index, state] : next)
            list.push_back(state);
        return list;
    }

    zoujing_solution_t m_solution;
};

QTEST_APPLESS_MAIN(ZoujingSolutionTest)
#include "zoujing_solution_test.moc"
