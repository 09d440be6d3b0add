/* SPDX-License-Identifier: MIT */
#ifndef QIPAN_BENCH_REACH_H
#define QIPAN_BENCH_REACH_H

#include <qipan/chess.h>

/**
 * Whether the own man on from moves to the square to as such a man does, over no man and not onto an own one; only the
 * king's safety is not looked at. So it parts the illegal moves into those of wrong geometry and those that leave the
 * king in check. Written for the bench alone, and slowly, on purpose: it knows nothing of how the engine does it.
 */
int reaches(const chess_game_t* game, chess_index_t from, chess_index_t to);

#endif
