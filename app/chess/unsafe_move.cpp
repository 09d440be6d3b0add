// SPDX-License-Identifier: MIT
#include "unsafe_move.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace qipan::app {

namespace {

/// Where the man on from may go with these men on the board and nothing else remembered.
/// By way of a FEN, as that is the engine's one door for a position that no game led to.
bool mayGo(chess::Position draft, chess::Square from, chess::Square to)
{
    std::fill(std::begin(draft.castling), std::end(draft.castling), uint8_t(0));
    draft.en_passant_target = CHESS_NONE;
    char fen[CHESS_FEN_CAPACITY];
    chess::write_fen(draft, fen, sizeof fen);
    chess::Position position;
    if (chess::load_fen(position, fen) != CHESS_OK)
        return false;
    chess::Square targets[chess::kMaxDestinations];
    return chess_contains_move(targets, chess::legal_destinations(position, from, targets), to);
}

/// Whether a knight on one of the squares attacks the other.
bool isKnightLeap(int from, int to)
{
    const int files = std::abs(from % 8 - to % 8);
    const int ranks = std::abs(from / 8 - to / 8);
    return files * ranks == 2;
}

/// The same squares occupied by the same sides, with enemies that neither give check nor pin: knights, and bishops
/// where a knight would give check.
chess::Position disarmed(const chess::Position& position)
{
    const chess::Color enemy = chess::other(position.turn);
    chess::Position draft = position;
    for (int square = 0; square < 64; ++square) {
        chess::Piece& man = draft.board[square];
        if (man == 0 || CHESS_TEAM(man) != enemy || CHESS_TYPE(man) == CHESS_TYPE_KING)
            continue;
        const bool checks = isKnightLeap(square, position.king_square[position.turn]);
        man = CHESS_ID(enemy, checks ? CHESS_TYPE_BISHOP : CHESS_TYPE_KNIGHT);
    }
    return draft;
}

/// The king on from, and the other one in a corner that is out of its reach.
chess::Position kingsOnly(const chess::Position& position, chess::Square from)
{
    const chess::Square corner = chess::file_of(from) < 4 ? 63 : 0;
    chess::Position draft = position;
    std::fill(std::begin(draft.board), std::end(draft.board), chess::Piece(0));
    draft.board[from] = position.board[from];
    draft.board[corner] = CHESS_ID(chess::other(position.turn), CHESS_TYPE_KING);
    return draft;
}

}  // namespace

bool isOnlyUnsafe(const chess::Position& position, chess::Square from, chess::Square to)
{
    const chess::Piece victim = position.board[to];
    if (victim != 0 && (CHESS_TEAM(victim) == position.turn || CHESS_TYPE(victim) == CHESS_TYPE_KING))
        return false;
    const bool isKing = CHESS_TYPE(position.board[from]) == CHESS_TYPE_KING;
    return mayGo(isKing ? kingsOnly(position, from) : disarmed(position), from, to);
}

}  // namespace qipan::app
