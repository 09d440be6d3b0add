// SPDX-License-Identifier: MIT
/// @file What is said of points, stones and moves, translated.
#pragma once

#include <QString>

#include <qipan/zoujing.h>

namespace qipan::zoujing {

/// "top left", "centre", ...; point: 0..4.
QString pointName(int point);

/// "Black stone, top left, may move"; point: 0..4.
QString stoneTitle(int side, int point, bool mayMove);

/// Why the engine refuses a move or a state; empty for ZOUJING_OK.
QString reasonText(zoujing_ret_t refusal);

/// Why one stone cannot move.
QString blockText(const zoujing_block_t& block);

/// player: a ZoujingGame::Player.
QString playerName(int player);

}  // namespace qipan::zoujing
