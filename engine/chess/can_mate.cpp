// SPDX-License-Identifier: MIT
#include "position.h"

namespace qipan {
namespace chess {

bool can_mate(const Position& position, Color color)
{
    uint8_t own_men = 0;  // besides the king; knights and bishops, the others answer at once
    bool own_knight = false;
    bool enemy_may_block = false;  // it stands where its king would flee to; a queen would take the knight
    bool pawn_or_knight = false;
    bool bishop_on[2] = {false, false};  // dark and light squares, whoever owns it
    for (Square square = 0; square < 64; ++square) {
        const Piece piece = man_on(position, square);
        const PieceType type = CHESS_TYPE(piece);
        if (type == CHESS_TYPE_NONE || type == CHESS_TYPE_KING)
            continue;
        if (CHESS_TEAM(piece) == color) {
            if (type != CHESS_TYPE_KNIGHT && type != CHESS_TYPE_BISHOP)
                return true;
            ++own_men;
            own_knight = own_knight || type == CHESS_TYPE_KNIGHT;
        } else if (type != CHESS_TYPE_QUEEN) {
            enemy_may_block = true;
        }
        if (type == CHESS_TYPE_BISHOP)
            bishop_on[(file_of(square) + rank_of(square)) & 1] = true;
        else if (type == CHESS_TYPE_PAWN || type == CHESS_TYPE_KNIGHT)
            pawn_or_knight = true;
    }
    if (own_knight)
        return own_men > 1 || enemy_may_block;
    return own_men > 0 && (pawn_or_knight || (bishop_on[0] && bishop_on[1]));
}

}  // namespace chess
}  // namespace qipan
