// SPDX-License-Identifier: MIT
/// @file Words for the tests of the room: a board, and the engine's shortest solution of it.
#pragma once

#include "../engine/klotski_layouts.h"

#include <klotski_game.h>

inline const QString kClassic = QStringLiteral("VCCVVCCVVHHVVSSVS..S");

inline std::vector<klotski_move_t> solutionOf(const QByteArray& board, klotski_metric_t metric = KLOTSKI_MOVES)
{
    const klotski_layout_t layout = layoutOf(board);
    Lent memory(klotski_solver_size(&layout));
    std::vector<klotski_move_t> moves(200);
    const int length = klotski_solve(&layout, metric, memory.data(), memory.size(), moves.data(), 200);
    moves.resize(size_t(std::max(length, 0)));
    return moves;
}

/// Plays a move of the engine. Returns false if the game refuses it.
inline bool play(qipan::klotski::KlotskiGame& game, klotski_move_t move)
{
    const int block = game.line().blockAt(move.from % 4, move.from / 4);
    return game.play(block, move.to % 4, move.to / 4);
}
