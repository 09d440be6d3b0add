// SPDX-License-Identifier: MIT
/// @file A board that plays Zoujing, and what its lamps must show, by the rules alone.
#pragma once

#include "desk.h"

#include <qipan/zoujing.h>

#include <vector>

namespace qipan::test {

/// The square of a point, 0..4.
const char* squareOfPoint(int point);

/// The stones of the side to move that may move, in its colour; before the first move the rules as well.
QByteArray turnLamps(const zoujing_game_t& game);

/// The four stones in their sides' colours, and the rules.
QByteArray startLamps(const zoujing_rules_t& rules);

/// At the end: the blocked side's stones.
QByteArray blockedLamps(const zoujing_game_t& game);

/// A picture with these lamps lit besides.
QByteArray adding(QByteArray lamps, const QByteArrayList& squaresAndColors);

/// Everything that may be agreed on, 16 ways.
std::vector<zoujing_rules_t> allRules();

/// The points that stones move from, ply by ply, to the nearest state that is wanted; empty if there is none.
std::vector<int> nearest(const zoujing_game_t& from, bool (*isWanted)(const zoujing_game_t&));

/// Points 1 to 4 are occupied. Keys have chosen the rules, and time has gone by until the lamps show whose turn it is.
class Well : public Desk {
public:
    explicit Well(const zoujing_rules_t& rules = {});

    void liftPoint(int point)
    {
        lift(squareOfPoint(point));
    }
    void putPoint(int point)
    {
        put(squareOfPoint(point));
    }
    /// The move of the stone on a point to the blank point, on the board and in game().
    void move(int from);
    /// The stones go from a point to another and settle, whatever that means.
    void carry(int from, int to)
    {
        play(squareOfPoint(from), squareOfPoint(to));
    }

    /// What has been played, by the rules.
    const zoujing_game_t& game() const
    {
        return m_game;
    }

private:
    zoujing_game_t m_game;
};

}  // namespace qipan::test
