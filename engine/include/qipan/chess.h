/* SPDX-License-Identifier: MIT */
/**
 * @file chess.h
 * The rules of chess in C: no heap, no I/O, no dependency, no global state.
 *
 * Squares are numbered 0 = a1, 1 = b1, ... 7 = h1, 8 = a2, ... 63 = h8.
 * Pointers must not be NULL (undefined), except where a comment says otherwise.
 * Squares, teams and types out of range are refused, never followed.
 * Rules: FIDE Laws of Chess 2023; the numbers in the comments are its articles.
 */
#ifndef QIPAN_CHESS_H
#define QIPAN_CHESS_H

#include <stddef.h>
#include <stdint.h>
#ifndef __cplusplus
#include <stdbool.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** A square, 0..63, or CHESS_NONE or CHESS_ILLEGAL. */
typedef int8_t chess_index_t;
enum { CHESS_NONE = -1, CHESS_ILLEGAL = -2 };

/** A side. */
typedef uint8_t chess_team_t;
enum { CHESS_WHITE = 0, CHESS_BLACK = 1 };

/** A kind of man. */
typedef uint8_t chess_type_t;
enum {
    CHESS_TYPE_NONE = 0,
    CHESS_TYPE_PAWN = 1,
    CHESS_TYPE_KNIGHT = 2,
    CHESS_TYPE_BISHOP = 3,
    CHESS_TYPE_ROOK = 4,
    CHESS_TYPE_QUEEN = 5,
    CHESS_TYPE_KING = 6
};

/** A man: team in the high nibble, type in the low one; 0 is an empty square. White queen 0x05, black queen 0x15. */
typedef uint8_t chess_id_t;
#define CHESS_TEAM(id) ((chess_team_t)((id) >> 4))
#define CHESS_TYPE(id) ((chess_type_t)((id)&0x0F))
#define CHESS_ID(team, type) ((chess_id_t)(((team) << 4) | (type)))

/** Answer of chess_status(). */
typedef uint8_t chess_status_t;
enum { CHESS_NORMAL = 0, CHESS_CHECK = 1, CHESS_CHECKMATE = 2, CHESS_STALEMATE = 3 };

/** Answer of chess_draw(): the first two may be claimed, the others end the game. */
typedef uint8_t chess_draw_t;
enum {
    CHESS_DRAW_NONE = 0,
    CHESS_DRAW_FIFTY_MOVES = 1,
    CHESS_DRAW_THREEFOLD = 2,
    CHESS_DRAW_MATERIAL = 3,
    CHESS_DRAW_SEVENTYFIVE_MOVES = 4,
    CHESS_DRAW_FIVEFOLD = 5
};

/** Sum of the men of a side: pawn 1, knight 3, bishop 3, rook 5, queen 9. Range 0..135. */
typedef uint8_t chess_score_t;

/** 0 is success, below 0 a refusal that left the game unchanged. */
typedef int8_t chess_ret_t;
enum {
    CHESS_OK = 0,
    CHESS_INVALID = -1,
    /* Refusals of chess_load_fen(), in the order of the fields. */
    CHESS_FEN_EMPTY = -2,            /**< no text at all */
    CHESS_FEN_BOARD_LETTER = -3,     /**< board: unknown letter */
    CHESS_FEN_BOARD_DIGIT = -4,      /**< board: digit 0 or 9, or two digits in a row */
    CHESS_FEN_BOARD_FILES = -5,      /**< board: a rank that has not eight files */
    CHESS_FEN_BOARD_RANKS = -6,      /**< board: not eight ranks */
    CHESS_FEN_KING_MISSING = -7,     /**< board: a side without a king */
    CHESS_FEN_KING_TWICE = -8,       /**< board: two kings of a side */
    CHESS_FEN_PAWN_RANK = -9,        /**< board: pawn on rank 1 or 8 */
    CHESS_FEN_PAWN_COUNT = -10,      /**< board: more than eight pawns of a side */
    CHESS_FEN_MEN_COUNT = -11,       /**< board: more than sixteen men of a side */
    CHESS_FEN_TURN = -12,            /**< side to move: missing, or neither w nor b */
    CHESS_FEN_OPPONENT_CHECK = -13,  /**< side to move: the other side's king can be taken */
    CHESS_FEN_CASTLING_LETTER = -14, /**< castling: unknown letter */
    CHESS_FEN_CASTLING_TWICE = -15,  /**< castling: a right named twice */
    CHESS_FEN_CASTLING_KING = -16,   /**< castling: a right without its king at home */
    CHESS_FEN_CASTLING_ROOK = -17,   /**< castling: a right without its rook at home */
    CHESS_FEN_EP_SQUARE = -18,       /**< en passant: no square */
    CHESS_FEN_EP_RANK = -19,         /**< en passant: wrong rank for the side to move */
    CHESS_FEN_EP_PAWN = -20,         /**< en passant: no pawn in front of the square */
    CHESS_FEN_EP_OCCUPIED = -21,     /**< en passant: the square, or the one the pawn came from, is occupied */
    CHESS_FEN_HALFMOVE = -22,        /**< halfmove clock: no number from 0 to 65535 (over 255 is read as 255) */
    CHESS_FEN_FULLMOVE = -23,        /**< move number: no number from 0 to 65535 (0 is read as 1) */
    CHESS_FEN_TRAILING = -24         /**< text after the sixth field */
};

/**
 * One game: where the men stand and what the rules remember besides. Trivially copyable.
 * To read, not to write: the functions below keep the fields in agreement.
 */
typedef struct chess_game {
    chess_team_t turn; /**< the side to move */
    /** Castling rights (3.8.2): 0 when lost, else 1 + the file of the rook (8 and 1 in standard chess). */
    __extension__ union {
        __extension__ struct {
            uint8_t castling_white_king;
            uint8_t castling_white_queen;
            uint8_t castling_black_king;
            uint8_t castling_black_queen;
        };
        uint8_t castling[4]; /**< the same four, in the same order */
    };
    chess_index_t en_passant_target; /**< the square passed over, if a capture there is legal, else CHESS_NONE */
    chess_index_t promotion_square;  /**< where a pawn waits for chess_promote_pawn(), else CHESS_NONE */
    chess_index_t promotion_from;    /**< where that pawn came from, else CHESS_NONE */
    uint8_t halfmove_clock;          /**< plies since the last capture or pawn move, 0..255, saturates */
    uint16_t fullmove_number;        /**< from 1, advances after Black's move, saturates at 65535 */
    chess_index_t king_square[2];    /**< where each side's king stands */
    chess_index_t checker; /**< the man that checks the side to move, CHESS_NONE, or CHESS_ILLEGAL if two do */
    chess_id_t board[64];  /**< the man on each square, 0 where none is; last, so that the others are cheap to reach */
} chess_game_t;

/** What is needed to take one ply back: 11 bytes. */
typedef struct chess_ply {
    chess_index_t from;
    chess_index_t to;
    chess_id_t moved;    /**< the man as it was before the move; bit 7: the move number was at its end */
    chess_id_t captured; /**< 0 when nothing was taken */
    uint8_t castling[4]; /**< the four rights before the move, in the order of chess_game_t */
    chess_index_t en_passant_target;
    uint8_t halfmove_clock;
    chess_index_t checker;
} chess_ply_t;

/** The plies of a game, oldest first, in memory that the caller lends: 11 bytes a ply. */
typedef struct chess_history {
    chess_ply_t* plies;
    uint16_t capacity; /**< plies that fit, at least 1 */
    uint16_t count;    /**< plies held now; when full, the oldest is forgotten */
} chess_history_t;

/** Sets up the start position. */
void chess_init(chess_game_t* game);

/** The side to move. */
chess_team_t chess_turn(const chess_game_t* game);

/**
 * Check, mate and stalemate (1.4, 3.9, 5.2.1) are said of the side to move; the other side is CHESS_NORMAL.
 * While a promotion is pending: CHESS_CHECK or CHESS_NORMAL of either side, as the board stands.
 */
chess_status_t chess_status(const chess_game_t* game, chess_team_t team);

/**
 * Plays a move, checked against all rules. Castling is the king's two-square step.
 * A pawn that reaches the last rank waits there: the turn stays until chess_promote_pawn().
 * Returns the square of the captured man (en passant: the pawn's own), CHESS_NONE for a move
 * without capture, CHESS_ILLEGAL for an illegal move or while a promotion is pending: the game is unchanged.
 */
chess_index_t chess_move(chess_game_t* game, chess_index_t from, chess_index_t to);

/**
 * Both steps at once: the move, and the man chosen (knight to queen) if it is a promotion.
 * For a move that is no promotion, type must be CHESS_TYPE_NONE. Returns as chess_move().
 */
chess_index_t chess_move_promote(chess_game_t* game, chess_index_t from, chess_index_t to, chess_type_t type);

/**
 * The second step of a promotion (3.7.3.3): turns the waiting pawn on square index into a
 * knight, bishop, rook or queen, and passes the turn. CHESS_INVALID: nothing waits there, or another type.
 */
chess_ret_t chess_promote_pawn(chess_game_t* game, chess_index_t index, chess_type_t new_type);

/** The square on which a pawn waits for its promotion, or CHESS_NONE. */
chess_index_t chess_promotion_pending(const chess_game_t* game);

/**
 * All squares to which the man on square index may legally go, each once, in no particular order.
 * Returns how many; 0 for an empty square, for the other side's man, and while a promotion is pending.
 * At most 27 are written.
 */
size_t chess_compute_moves(const chess_game_t* game, chess_index_t index, chess_index_t moves[64]);

/** Whether target is among the first count of moves. */
bool chess_contains_move(const chess_index_t moves[], size_t count, chess_index_t target);

/**
 * Whether moving the man on from to the square to, as that man moves, would leave its own king attacked (3.9.2).
 * Only the king's safety is looked at. True for squares out of range and for an empty from.
 */
bool chess_would_leave_king_in_check(const chess_game_t* game, chess_index_t from, chess_index_t to);

/** Whether the side has any castling right left (3.8.2.1); says nothing of the next move. */
bool chess_can_castle(const chess_game_t* game, chess_team_t team);

/** Sum of the side's men on the board; the king does not count. 0 for a team out of range. */
chess_score_t chess_score(const chess_game_t* game, chess_team_t team);

/** The man on a square; 0 when it is empty or out of range. */
chess_id_t chess_index_to_id(const chess_game_t* game, chess_index_t index);

/** Writes "a1".."h8" and a final 0; an empty string for a square out of range. */
void chess_index_name(chess_index_t index, char name[3]);

/** The square of a two-character name in lower case, or CHESS_NONE. */
chess_index_t chess_index_from_name(const char* name);

/**
 * Reads a FEN. Lenient: white space around and between the fields; missing or `-` counters; missing castling and
 * en passant fields; castling letters in any order, Shredder-FEN's letters; a move number of 0 read as 1;
 * an en passant square that no pawn can take is dropped.
 * Returns CHESS_OK, or CHESS_FEN_... below 0 and leaves the game unchanged. The game may be uninitialised.
 */
chess_ret_t chess_load_fen(chess_game_t* game, const char* fen);

/** Enough for any FEN that chess_write_fen() writes, with the final 0. */
enum { CHESS_FEN_CAPACITY = 96 };

/**
 * Writes the FEN, cut to capacity - 1 characters and always ended by a 0 if capacity is above 0.
 * Returns the length of the whole FEN without the final 0. buffer may be NULL if capacity is 0.
 */
size_t chess_write_fen(const chess_game_t* game, char* buffer, size_t capacity);

/** Makes history empty; plies must stay alive as long as it. */
void chess_history_init(chess_history_t* history, chess_ply_t* plies, uint16_t capacity);

/** chess_move() that also writes the ply down. A promotion is finished with chess_promote_pawn(). */
chess_index_t chess_move_recorded(chess_game_t* game, chess_history_t* history, chess_index_t from, chess_index_t to);

/**
 * Takes back the last ply written down, be its promotion pending or done.
 * CHESS_INVALID: none is left. The game must stand as the last recorded move left it.
 */
chess_ret_t chess_undo(chess_game_t* game, chess_history_t* history);

/**
 * How often the position has stood, by the plies in history (9.2.3): 1 the first time. The position a history
 * began with counts. Equal is: same men, turn, castling rights, and en passant only where a capture is legal.
 */
uint16_t chess_repetitions(const chess_game_t* game, const chess_history_t* history);

/**
 * The draw that stands on the board. Ends come before claims; material (5.2.2) before 75 moves (9.6.2) before fivefold
 * (9.6.1) before fifty moves (9.3) before threefold (9.2). No draw by moves or repetition where the side to move has no
 * legal move. history may be NULL: repetitions are then not looked for. CHESS_DRAW_NONE while a promotion is pending.
 */
chess_draw_t chess_draw(const chess_game_t* game, const chess_history_t* history);

#ifdef __cplusplus
}
#endif

#endif
