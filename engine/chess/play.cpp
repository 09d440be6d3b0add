// SPDX-License-Identifier: MIT
#include "play.h"

#include <string.h>

#include "check.h"
#include "generate.h"

namespace qipan {
namespace chess {

namespace {

enum : uint8_t { kMoveNumberAtEnd = 0x80 };

/// A rook that leaves its square or is taken there ends the right. FIDE 3.8.2.1.
void lose_rook_right(Position& p, Square square)
{
    if (square >= 8 && square < 56)
        return;
    const Color color = square < 8 ? CHESS_WHITE : CHESS_BLACK;
    for (uint8_t* right = p.castling + 2 * color; right != p.castling + 2 * color + 2; ++right) {
        if (*right == file_of(square) + 1)
            *right = 0;
    }
}

#ifndef QIPAN_CHESS_NO_CASTLING
/// Whether a king's move is castling: two squares from the e-file.
bool is_castling(Square from, Square to)
{
    return file_of(from) == 4 && distance(from, to) == 2;
}

/// Moves the rook of a castling whose king stands on king_to, or moves it back: one of its two squares is empty.
void move_rook(Position& p, Square king_to)
{
    const bool kings_side = file_of(king_to) == 6;
    Piece& corner = man_on(p, static_cast<Square>(kings_side ? king_to + 1 : king_to - 2));
    Piece& inner = man_on(p, static_cast<Square>(kings_side ? king_to - 1 : king_to + 1));
    const Piece rook = corner;
    corner = inner;
    inner = rook;
}
#endif

}  // namespace

void set_up(Position& p)
{
    static const PieceType kBackRank[8] = {CHESS_TYPE_ROOK, CHESS_TYPE_KNIGHT, CHESS_TYPE_BISHOP, CHESS_TYPE_QUEEN,
                                           CHESS_TYPE_KING, CHESS_TYPE_BISHOP, CHESS_TYPE_KNIGHT, CHESS_TYPE_ROOK};
    memset(&p, 0, sizeof p);
    for (int8_t file = 0; file < 8; ++file) {
        man_on(p, make_square(file, 0)) = CHESS_ID(CHESS_WHITE, kBackRank[file]);
        man_on(p, make_square(file, 1)) = CHESS_ID(CHESS_WHITE, CHESS_TYPE_PAWN);
        man_on(p, make_square(file, 6)) = CHESS_ID(CHESS_BLACK, CHESS_TYPE_PAWN);
        man_on(p, make_square(file, 7)) = CHESS_ID(CHESS_BLACK, kBackRank[file]);
    }
    p.castling_white_king = p.castling_black_king = 8;
    p.castling_white_queen = p.castling_black_queen = 1;
    p.en_passant_target = CHESS_NONE;
    p.promotion_square = CHESS_NONE;
    p.promotion_from = CHESS_NONE;
    p.checker = CHESS_NONE;
    p.fullmove_number = 1;
    p.king_square[CHESS_WHITE] = make_square(4, 0);
    p.king_square[CHESS_BLACK] = make_square(4, 7);
}

Square move_man(Position& p, Square from, Square to, Undo& undo)
{
    const Piece moved = man_on(p, from);
    const Piece victim = man_on(p, to);
    const Square target = p.en_passant_target;
    undo.from = from;
    undo.to = to;
    undo.moved = p.fullmove_number == UINT16_MAX ? static_cast<Piece>(moved | kMoveNumberAtEnd) : moved;
    undo.captured = victim;
    memcpy(undo.castling, p.castling, sizeof undo.castling);
    undo.en_passant_target = target;
    undo.halfmove_clock = p.halfmove_clock;
    undo.checker = p.checker;

    man_on(p, from) = 0;
    man_on(p, to) = moved;
    p.en_passant_target = CHESS_NONE;
    p.checker = CHESS_NONE;
    if (p.halfmove_clock < UINT8_MAX)
        ++p.halfmove_clock;

    Square captured = CHESS_NONE;
    if (victim != 0) {
        captured = to;
        p.halfmove_clock = 0;
        if (CHESS_TYPE(victim) == CHESS_TYPE_ROOK)
            lose_rook_right(p, to);
    }
    const PieceType type = CHESS_TYPE(moved);
    if (type == CHESS_TYPE_PAWN) {
        p.halfmove_clock = 0;
#ifndef QIPAN_CHESS_NO_EN_PASSANT
        if (to == target && target != CHESS_NONE) {
            captured = static_cast<Square>(to - forward(p.turn));
            undo.captured = man_on(p, captured);
            man_on(p, captured) = 0;
        }
#endif
    } else if (type == CHESS_TYPE_KING) {
        p.king_square[p.turn] = to;
        p.castling[2 * p.turn] = p.castling[2 * p.turn + 1] = 0;
#ifndef QIPAN_CHESS_NO_CASTLING
        if (is_castling(from, to))
            move_rook(p, to);
#endif
    } else if (type == CHESS_TYPE_ROOK) {
        lose_rook_right(p, from);
    }
    return captured;
}

void pass_turn(Position& p, Square from, Square to, Square captured)
{
    if (p.turn == CHESS_BLACK && p.fullmove_number < UINT16_MAX)
        ++p.fullmove_number;
    p.turn = other(p.turn);
    const PieceType type = CHESS_TYPE(man_on(p, to));
#ifndef QIPAN_CHESS_NO_CASTLING
    if (type == CHESS_TYPE_KING && is_castling(from, to)) {
        // Only the rook may give check: no line from the king's square on the edge opens for another man.
        const Square rook = static_cast<Square>(to > from ? from + 1 : from - 1);
        if (gives_check(p, rook))
            p.checker = rook;
        return;
    }
#endif
    p.checker = find_checker_after(p, from, to);
#ifndef QIPAN_CHESS_NO_EN_PASSANT
    if (captured != CHESS_NONE && captured != to) {
        // En passant opens a second line; each of the two may give check.
        const Square second = find_checker_after(p, captured, to);
        if (second != CHESS_NONE && second != p.checker)
            p.checker = p.checker == CHESS_NONE ? second : static_cast<Square>(kTwoCheckers);
    }
    if (type == CHESS_TYPE_PAWN && distance(from, to) == 16) {
        const Square target = static_cast<Square>(to - forward(other(p.turn)));
        if (can_take_en_passant(p, target))
            p.en_passant_target = target;
    }
#endif
}

Square step_if_legal(Position& p, Square from, Square to, Undo& undo)
{
    if (p.promotion_square != CHESS_NONE || !can_step(p, from, to))
        return CHESS_ILLEGAL;
    const bool promotes = is_promoting(p, from);
    const Square captured = move_man(p, from, to, undo);
    if (promotes) {
        p.promotion_square = to;
        p.promotion_from = from;
    } else
        pass_turn(p, from, to, captured);
    return captured;
}

void undo(Position& p, const Undo& undo)
{
    const Piece moved = static_cast<Piece>(undo.moved & ~kMoveNumberAtEnd);
    const bool number_at_end = (undo.moved & kMoveNumberAtEnd) != 0;
    if (p.promotion_square != CHESS_NONE) {
        p.promotion_square = CHESS_NONE;
        p.promotion_from = CHESS_NONE;
    } else {
        p.turn = other(p.turn);
        if (p.turn == CHESS_BLACK && !number_at_end)
            --p.fullmove_number;
    }
    man_on(p, undo.from) = moved;
    man_on(p, undo.to) = undo.captured;
    memcpy(p.castling, undo.castling, sizeof p.castling);
    p.en_passant_target = undo.en_passant_target;
    p.halfmove_clock = undo.halfmove_clock;
    p.checker = undo.checker;
    const PieceType type = CHESS_TYPE(moved);
    if (type == CHESS_TYPE_KING) {
        p.king_square[p.turn] = undo.from;
#ifndef QIPAN_CHESS_NO_CASTLING
        if (is_castling(undo.from, undo.to))
            move_rook(p, undo.to);
#endif
    }
#ifndef QIPAN_CHESS_NO_EN_PASSANT
    if (type == CHESS_TYPE_PAWN && undo.to == undo.en_passant_target && undo.en_passant_target != CHESS_NONE) {
        man_on(p, static_cast<Square>(undo.to - forward(p.turn))) = undo.captured;
        man_on(p, undo.to) = 0;
    }
#endif
}

}  // namespace chess
}  // namespace qipan
