/* SPDX-License-Identifier: MIT */
/**
 * @file zoujing.h
 * Zoujing (走井) in C: the rules, the complete solution and three players. No heap, no I/O, no global state.
 *
 *     1-----2
 *      \   /|     Points 0 (the centre) to 4. Lines: 0 with each other point, 1-2, 2-3, 3-4.
 *        0  |     No line 1-4: there lies the well.
 *      /   \|
 *     4-----3
 *
 * A state is where the stones lie and who moves; there are 60. Points, sides and indices out of range are refused,
 * never followed. Pointers must not be NULL (undefined), except where a comment says otherwise.
 * The numbers Z1.. in the comments are the rules in engine/zoujing/DESIGN.md.
 */
#ifndef QIPAN_ZOUJING_H
#define QIPAN_ZOUJING_H

#include <stddef.h>
#include <stdint.h>
#ifndef __cplusplus
#include <stdbool.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** A point, 0..4, or ZOUJING_NONE. */
typedef int8_t zoujing_point_t;
enum { ZOUJING_NONE = -1, ZOUJING_POINTS = 5 };

/** A set of points: bit n is point n. */
typedef uint8_t zoujing_mask_t;
#define ZOUJING_BIT(point) ((zoujing_mask_t)(1U << (point)))

/** A side. */
typedef uint8_t zoujing_side_t;
enum { ZOUJING_BLACK = 0, ZOUJING_GRAY = 1, ZOUJING_NOBODY = 2 };

/** 0 is success, below 0 a refusal that left the game unchanged. */
typedef int8_t zoujing_ret_t;
enum {
    ZOUJING_OK = 0,
    ZOUJING_INVALID = -1, /**< an argument out of range, or nothing to take back */
    /* Refusals of a move, in the order in which they are looked for. */
    ZOUJING_NOT_YOURS = -2, /**< no stone of the side to move lies there */
    ZOUJING_OVER_WELL = -3, /**< from 1 to 4 or back: the well lies between */
    ZOUJING_NO_LINE = -4,   /**< the points are not joined; 1-3 and 2-4 have 0 between them */
    ZOUJING_OCCUPIED = -5,  /**< a stone lies there */
    ZOUJING_FIRST_WIN = -6, /**< the house rule: the first move may not win */
    /* Refusals of zoujing_set_up(). */
    ZOUJING_LETTER = -7, /**< a letter that is none of B, G and the full stop */
    ZOUJING_LENGTH = -8, /**< not five letters */
    ZOUJING_STONES = -9  /**< not two stones of each side */
};

/** How a game may begin. */
enum {
    ZOUJING_START_SIDES = 0, /**< .GBBG: gray on 1 and 4, black on 2 and 3 */
    ZOUJING_START_ROWS = 1   /**< .BBGG: black on 1 and 2, gray on 3 and 4 */
};

/** What is agreed before a game. All 0 is the plain game: black begins from .GBBG, no house rule, no draw. */
typedef struct zoujing_rules {
    uint8_t start;        /**< ZOUJING_START_... */
    zoujing_side_t first; /**< who begins from the start */
    bool no_first_win;    /**< the first move may not win at once (Z6) */
    bool third_draws;     /**< a state that stands for the third time is a draw (Z7) */
} zoujing_rules_t;

/** One game, 8 bytes, trivially copyable. To read, not to write: the functions keep the fields in agreement. */
typedef struct zoujing_game {
    zoujing_mask_t stones[2]; /**< where each side's two stones lie */
    zoujing_side_t turn;      /**< the side to move */
    bool first_move;          /**< no move was made since the game began */
    zoujing_rules_t rules;
} zoujing_game_t;

/** A move that was made: 3 bytes. */
typedef struct zoujing_ply {
    zoujing_point_t from;
    zoujing_point_t to;
    bool first_move; /**< it was the first of its game */
} zoujing_ply_t;

/**
 * Plies after which no game that draws at the third time can still go on: 56 states in which the side to move can
 * move, each twice, and one more. A history of this capacity never misses that draw.
 */
enum { ZOUJING_HISTORY_PLIES = 112 };

/** The plies of a game, oldest first, in memory that the caller lends. */
typedef struct zoujing_history {
    zoujing_ply_t* plies;
    uint16_t capacity; /**< plies that fit, at least 1 */
    uint16_t count;    /**< plies held now; when full, the oldest is forgotten */
} zoujing_history_t;

/** Why one stone cannot move. */
typedef struct zoujing_block {
    zoujing_point_t stone;
    zoujing_mask_t by_own;   /**< neighbours of the stone held by its own side */
    zoujing_mask_t by_other; /**< neighbours held by the other side; with by_own, all its neighbours */
    bool over_well;          /**< the blank point is across the well */
} zoujing_block_t;

/** Answer of zoujing_outcome(). */
typedef uint8_t zoujing_outcome_t;
enum { ZOUJING_GOING_ON = 0, ZOUJING_BLACK_WINS = 1, ZOUJING_GRAY_WINS = 2, ZOUJING_DRAWN = 3 };

/** What a state or a move is worth to the side that moves. */
typedef int8_t zoujing_value_t;
enum { ZOUJING_LOSS = -1, ZOUJING_DRAW = 0, ZOUJING_WIN = 1, ZOUJING_NO_VALUE = -2 };

enum { ZOUJING_STATES = 60, ZOUJING_NEVER = -1 };

/** A value and the plies to the end with best play, 0..2; ZOUJING_NEVER for a draw. */
typedef struct zoujing_verdict {
    zoujing_value_t value;
    int8_t plies;
} zoujing_verdict_t;

/** All there is to know of the 60 states: 120 bytes that the caller lends. Indexed as zoujing_index(). */
typedef struct zoujing_solution {
    int8_t plies[ZOUJING_STATES]; /**< plies to the end: even, the side to move loses; odd, it wins; ZOUJING_NEVER */
    /** Drawn states: plies until the side to move, if it goes along, stands where one of its moves loses. 0 if it
     * stands there now. ZOUJING_NEVER in states that are not drawn. */
    int8_t lure[ZOUJING_STATES];
} zoujing_solution_t;

/** Who chooses a move. */
typedef uint8_t zoujing_player_t;
enum {
    ZOUJING_CHILD = 0,   /**< any legal move */
    ZOUJING_CAREFUL = 1, /**< wins at once when it can; one time in four overlooks that a move loses */
    ZOUJING_PERFECT = 2  /**< never makes a move that loses, wins at once, else leads the other to where it can slip */
};

/* ---- The board ---- */

/** The points joined with a point by a line (Z1); 0 out of range. */
zoujing_mask_t zoujing_neighbours(zoujing_point_t point);

/** Begins a game. rules may be NULL: the plain game. ZOUJING_INVALID: a start or a side that does not exist. */
zoujing_ret_t zoujing_init(zoujing_game_t* game, const zoujing_rules_t* rules);

/**
 * Begins a game from any state: stones is five letters for points 0 to 4, each B, G or a full stop.
 * rules as in zoujing_init(), but their start and first are not followed. The game may be uninitialised.
 * ZOUJING_OK, or ZOUJING_LETTER, _LENGTH, _STONES, _INVALID (the side).
 */
zoujing_ret_t zoujing_set_up(zoujing_game_t* game, const zoujing_rules_t* rules, const char* stones,
                             zoujing_side_t turn);

/** Writes the five letters that zoujing_set_up() reads, and a final 0. */
void zoujing_write(const zoujing_game_t* game, char stones[6]);

/** Number of the state, 0..59, in the order of its letters (full stop, B, G), black's turn before gray's. */
uint8_t zoujing_index(const zoujing_game_t* game);

/** The state of that number, in the midst of a plain game. ZOUJING_INVALID above 59: the game is unchanged. */
zoujing_ret_t zoujing_from_index(zoujing_game_t* game, uint8_t index);

/** The point where no stone lies. */
zoujing_point_t zoujing_blank(const zoujing_game_t* game);

/** Whose stone lies on a point; ZOUJING_NOBODY if none does, and out of range. */
zoujing_side_t zoujing_stone_on(const zoujing_game_t* game, zoujing_point_t point);

/* ---- Moves ---- */

/** The stones that may move, all onto the blank point (Z4, Z6). Empty: the side to move has lost (Z5). */
zoujing_mask_t zoujing_legal_stones(const zoujing_game_t* game);

/** Where the stone on a point may go: the blank point, or nothing. */
zoujing_mask_t zoujing_legal_targets(const zoujing_game_t* game, zoujing_point_t from);

/** ZOUJING_OK if the move is legal, else why it is not. */
zoujing_ret_t zoujing_check(const zoujing_game_t* game, zoujing_point_t from, zoujing_point_t to);

/** Plays a move and passes the turn, or returns why not. A draw by repetition does not stop it: ask the outcome. */
zoujing_ret_t zoujing_move(zoujing_game_t* game, zoujing_point_t from, zoujing_point_t to);

/** Makes history empty; plies must stay alive as long as it. */
void zoujing_history_init(zoujing_history_t* history, zoujing_ply_t* plies, uint16_t capacity);

/** zoujing_move() that also writes the ply down. */
zoujing_ret_t zoujing_move_recorded(zoujing_game_t* game, zoujing_history_t* history, zoujing_point_t from,
                                    zoujing_point_t to);

/** Takes back the last ply written down, or ZOUJING_INVALID. The game must stand as that ply left it. */
zoujing_ret_t zoujing_undo(zoujing_game_t* game, zoujing_history_t* history);

/* ---- The end ---- */

/**
 * How often the state has stood, by the plies in history: 1 the first time. The state a history began with counts.
 * The house rule makes no difference between states.
 */
uint16_t zoujing_repetitions(const zoujing_game_t* game, const zoujing_history_t* history);

/**
 * Whether and how the game is over (Z5, Z7). A blocked side loses also at the third time.
 * history may be NULL: repetitions are then not looked for.
 */
zoujing_outcome_t zoujing_outcome(const zoujing_game_t* game, const zoujing_history_t* history);

/**
 * If no stone of the side could move, were it its turn: why, for both stones, the lower point first.
 * Returns 2; 0, with nothing written, if one could.
 */
size_t zoujing_blocks(const zoujing_game_t* game, zoujing_side_t side, zoujing_block_t blocks[2]);

/* ---- The solution and the players ---- */

/** Computes the solution by retrograde analysis from the lost states. */
void zoujing_solve(zoujing_solution_t* solution);

/** What the game is worth to the side to move. Honours the house rule; the draw at the third time changes no value. */
zoujing_verdict_t zoujing_judge(const zoujing_solution_t* solution, const zoujing_game_t* game);

/**
 * What moving the stone on a point is worth to the side to move; plies counts that move, too.
 * ZOUJING_NO_VALUE if it may not move.
 */
zoujing_verdict_t zoujing_judge_move(const zoujing_solution_t* solution, const zoujing_game_t* game,
                                     zoujing_point_t from);

/**
 * The stone that a player moves. The same arguments give the same stone; a fresh random number for each call gives a
 * varied game. ZOUJING_NONE: no stone may move, or no such player.
 */
zoujing_point_t zoujing_choose(const zoujing_solution_t* solution, const zoujing_game_t* game, zoujing_player_t player,
                               uint32_t random);

#ifdef __cplusplus
}
#endif

#endif
