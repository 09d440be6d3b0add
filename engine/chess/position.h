// SPDX-License-Identifier: MIT
/// @file The rules of chess in C++: values and free functions, freestanding C++14.
///
/// The C API (qipan/chess.h) is the same core with arguments checked; both share one data layout,
/// so a Position may be handed to either.
#pragma once

#include <qipan/chess.h>

namespace qipan {
namespace chess {

using Position = chess_game_t;
using Square = chess_index_t;
using Color = chess_team_t;
using PieceType = chess_type_t;
using Piece = chess_id_t;
/// What undo() needs to take one ply back.
using Undo = chess_ply_t;

/// A whole move. Castling is the king's two-square step.
struct Move {
    Square from;
    Square to;
    PieceType promotion;  ///< knight to queen for a pawn that reaches the last rank, else CHESS_TYPE_NONE
};

constexpr bool operator==(Move a, Move b)
{
    return a.from == b.from && a.to == b.to && a.promotion == b.promotion;
}
constexpr bool operator!=(Move a, Move b)
{
    return !(a == b);
}

/// A side has at most 15 men besides its king: 15 queens of 27 moves, 8 king steps, 2 castlings make 415.
enum : size_t { kMaxMoves = 416, kMaxDestinations = 27 };

constexpr Square make_square(int8_t file, int8_t rank)
{
    return static_cast<Square>(rank * 8 + file);
}
constexpr int8_t file_of(Square square)
{
    return static_cast<int8_t>(square & 7);
}
constexpr int8_t rank_of(Square square)
{
    return static_cast<int8_t>(static_cast<uint8_t>(static_cast<uint8_t>(square) >> 3));
}
constexpr Color other(Color color)
{
    return static_cast<Color>(color ^ 1);
}

/// The man on a square, 0 if it is empty. The index is unsigned: cheaper than int8_t where addresses are wider than 8
/// bits.
inline Piece man_on(const Position& position, Square square)
{
    return position.board[static_cast<uint8_t>(square)];
}
inline Piece& man_on(Position& position, Square square)
{
    return position.board[static_cast<uint8_t>(square)];
}

/// Whether piece is a man of color; false for an empty square.
constexpr bool belongs_to(Piece piece, Color color)
{
    return static_cast<Piece>(piece - (color << 4) - 1) < CHESS_TYPE_KING;
}

/// Sets up the start position.
void set_up(Position& position);

inline Position initial_position()
{
    Position position;
    set_up(position);
    return position;
}

/// Writes all legal moves, a promotion as four moves. Returns how many.
/// Precondition: no promotion is pending (the C API's two-step promotion).
size_t legal_moves(const Position& position, Move moves[kMaxMoves]);

/// How many legal moves there are, without writing them.
size_t count_legal_moves(const Position& position);

/// Writes the squares the man on from may legally go to, each once. Returns how many, 0 for no own man.
size_t legal_destinations(const Position& position, Square from, Square destinations[kMaxDestinations]);

/// Whether the side to move has any legal move.
bool has_legal_move(const Position& position);

/// Whether the man on from may legally go to the square to, a promotion not looked at.
/// Precondition: an own man on from, none on to, both squares on the board.
bool can_step(const Position& position, Square from, Square to);

/// Whether move is legal, its promotion included. Squares and type may be any value.
bool is_legal(const Position& position, Move move);

/// Plays a legal move. Precondition: is_legal(position, move). Cost: O(1), no allocation.
void play(Position& position, Move move, Undo& undo);

/// Takes the last move back. Precondition: undo was filled by the last play() on this position.
void undo(Position& position, const Undo& undo);

/// Whether the king of the side to move is attacked. FIDE 3.9.1.
inline bool in_check(const Position& position)
{
    return position.checker != CHESS_NONE;
}

/// Whether a man of color attacks square. FIDE 3.1.2: pinned men attack too.
bool is_attacked(const Position& position, Square square, Color by);

/// Whether neither side could mate by any series of moves, told by the men alone:
/// king against king, one minor man, or any number of bishops all on squares of one colour. FIDE 5.2.2.
bool insufficient_material(const Position& position);

/// Whether color could mate by any series of legal moves, told by the men alone: with a pawn, rook or queen; with a
/// knight and a second man, or against a man other than a queen; with bishops if bishops stand on squares of both
/// colours or there is a pawn or knight, whoever owns them. Else a flag that falls gives color a draw. FIDE 6.9.
bool can_mate(const Position& position, Color color);

/// Same men, same side to move, same possible moves. FIDE 9.2.3.
bool same_position(const Position& a, const Position& b);

/// Reads a FEN leniently; CHESS_OK or CHESS_FEN_..., position unchanged on refusal. See chess_load_fen().
chess_ret_t load_fen(Position& position, const char* fen);

/// Writes the canonical FEN. See chess_write_fen().
size_t write_fen(const Position& position, char* buffer, size_t capacity);

/// CHESS_OK, or why no game can reach this position. Looks at checks (three checkers; two that one move cannot give;
/// a check that the double step of the en passant pawn cannot give) and at the number of promoted men.
enum Unreachable : uint8_t {
    kReachable,
    kThreeCheckers,
    kImpossibleCheck,
    kTooManyPromoted,
};
Unreachable find_unreachable(const Position& position);

/// Number of leaves of the tree of legal moves, counted in bulk at the last ply. depth 0 is 1.
uint64_t perft(Position& position, unsigned depth);

}  // namespace chess
}  // namespace qipan
