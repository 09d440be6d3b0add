// SPDX-License-Identifier: MIT
#include <string.h>

#include "position.h"

namespace qipan {
namespace chess {

bool insufficient_material(const Position& position)
{
    uint8_t knights = 0;
    uint8_t bishops[2] = {0, 0};  // on dark and on light squares
    for (Square square = 0; square < 64; ++square) {
        switch (CHESS_TYPE(man_on(position, square))) {
        case CHESS_TYPE_NONE:
        case CHESS_TYPE_KING:
            break;
        case CHESS_TYPE_KNIGHT:
            ++knights;
            break;
        case CHESS_TYPE_BISHOP:
            ++bishops[(file_of(square) + rank_of(square)) & 1];
            break;
        default:
            return false;
        }
    }
    if (knights == 0)
        return bishops[0] == 0 || bishops[1] == 0;
    return knights == 1 && bishops[0] == 0 && bishops[1] == 0;
}

bool same_position(const Position& a, const Position& b)
{
    return a.turn == b.turn && a.en_passant_target == b.en_passant_target &&
           memcmp(a.castling, b.castling, sizeof a.castling) == 0 && memcmp(a.board, b.board, sizeof a.board) == 0;
}

}  // namespace chess
}  // namespace qipan

using namespace qipan::chess;

extern "C" {

uint16_t chess_repetitions(const chess_game_t* game, const chess_history_t* history)
{
    uint16_t count = 1;
    Position earlier = *game;
    for (uint16_t i = history->count; i > 0 && earlier.halfmove_clock > 0; --i) {
        undo(earlier, history->plies[i - 1]);
        if (same_position(earlier, *game))
            ++count;
    }
    return count;
}

chess_draw_t chess_draw(const chess_game_t* game, const chess_history_t* history)
{
    enum : uint8_t { kFiftyMoves = 100, kSeventyfiveMoves = 150, kThreefold = 3, kFivefold = 5 };

    if (game->promotion_square != CHESS_NONE)
        return CHESS_DRAW_NONE;
    if (insufficient_material(*game))
        return CHESS_DRAW_MATERIAL;
    const uint16_t repetitions = history ? chess_repetitions(game, history) : 1;
    if ((game->halfmove_clock < kFiftyMoves && repetitions < kThreefold) || !has_legal_move(*game))
        return CHESS_DRAW_NONE;
    if (game->halfmove_clock >= kSeventyfiveMoves)
        return CHESS_DRAW_SEVENTYFIVE_MOVES;
    if (repetitions >= kFivefold)
        return CHESS_DRAW_FIVEFOLD;
    return game->halfmove_clock >= kFiftyMoves ? CHESS_DRAW_FIFTY_MOVES : CHESS_DRAW_THREEFOLD;
}

}  // extern "C"
