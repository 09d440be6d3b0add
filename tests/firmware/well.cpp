// SPDX-License-Identifier: MIT
#include "well.h"

#include <array>
#include <deque>
#include <set>

namespace qipan::test {

namespace {

constexpr char kColors[] = "mw";  // black, gray

constexpr std::uint64_t kStart = 1ULL << 48 | 1ULL << 54 | 1ULL << 6 | 1ULL << 0;  // a7 g7 g1 a1

QByteArrayList ruleLamps(const zoujing_rules_t& rules)
{
    QByteArrayList lamps{QByteArray("b8") + kColors[rules.first]};
    if (rules.start == ZOUJING_START_ROWS)
        lamps += "c8y";
    if (rules.no_first_win)
        lamps += "d8y";
    if (rules.third_draws)
        lamps += "e8y";
    return lamps;
}

QByteArrayList stoneLamps(zoujing_mask_t stones, char color)
{
    QByteArrayList lamps;
    for (int point = 0; point < ZOUJING_POINTS; ++point) {
        if (stones >> point & 1)
            lamps += QByteArray(squareOfPoint(point)) + color;
    }
    return lamps;
}

}  // namespace

const char* squareOfPoint(int point)
{
    static constexpr std::array kSquares{"d4", "a7", "g7", "g1", "a1"};
    return kSquares[static_cast<std::size_t>(point)];
}

QByteArray turnLamps(const zoujing_game_t& game)
{
    return withLamps(stoneLamps(zoujing_legal_stones(&game), kColors[game.turn]) +
                     (game.first_move ? ruleLamps(game.rules) : QByteArrayList()));
}

QByteArray startLamps(const zoujing_rules_t& rules)
{
    zoujing_game_t start;
    zoujing_init(&start, &rules);
    return withLamps(stoneLamps(start.stones[ZOUJING_BLACK], kColors[ZOUJING_BLACK]) +
                     stoneLamps(start.stones[ZOUJING_GRAY], kColors[ZOUJING_GRAY]) + ruleLamps(rules));
}

QByteArray blockedLamps(const zoujing_game_t& game)
{
    return withLamps(stoneLamps(game.stones[game.turn], 'R'));
}

QByteArray adding(QByteArray lamps, const QByteArrayList& squaresAndColors)
{
    const QByteArray added = withLamps(squaresAndColors);
    for (qsizetype i = 0; i < lamps.size(); ++i) {
        if (added[i] != '.')
            lamps[i] = added[i];
    }
    return lamps;
}

std::vector<zoujing_rules_t> allRules()
{
    std::vector<zoujing_rules_t> all;
    for (unsigned bits = 0; bits < 16; ++bits)
        all.push_back({static_cast<uint8_t>(bits & 1), static_cast<zoujing_side_t>(bits >> 1 & 1), (bits & 4) != 0,
                       (bits & 8) != 0});
    return all;
}

std::vector<int> nearest(const zoujing_game_t& from, bool (*isWanted)(const zoujing_game_t&))
{
    struct Way {
        zoujing_game_t game;
        std::vector<int> moves;
    };
    std::set<int> seen;
    std::deque<Way> ways{{from, {}}};
    while (!ways.empty()) {
        const Way way = ways.front();
        ways.pop_front();
        for (int point = 0; point < ZOUJING_POINTS; ++point) {
            Way next = way;
            next.moves.push_back(point);
            if (zoujing_move(&next.game, static_cast<zoujing_point_t>(point), zoujing_blank(&way.game)) != ZOUJING_OK)
                continue;
            if (isWanted(next.game))
                return next.moves;
            if (seen.insert(zoujing_index(&next.game)).second)
                ways.push_back(next);
        }
    }
    return {};
}

Well::Well(const zoujing_rules_t& rules)
    : Desk(firmware::BoardProgram::Zoujing, kStart)
{
    zoujing_init(&m_game, &rules);
    if (rules.first == ZOUJING_GRAY)
        press(1);
    if (rules.start == ZOUJING_START_ROWS)
        press(2);
    if (rules.no_first_win)
        press(3);
    if (rules.third_draws)
        press(4);
    wait(3100);
}

void Well::move(int from)
{
    const zoujing_point_t to = zoujing_blank(&m_game);
    carry(from, to);
    zoujing_move(&m_game, static_cast<zoujing_point_t>(from), to);
}

}  // namespace qipan::test
