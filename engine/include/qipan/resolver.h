/* SPDX-License-Identifier: MIT */
/**
 * @file resolver.h
 * From the sensors of a board that only knows "a man stands here" or "no man stands here" to moves.
 * No heap, no I/O, no global state, no clock of its own: the caller brings the time.
 *
 * The resolver reads a game and never changes it. It says what the sensors show; the owner of the game plays it
 * (or does not) and tells the resolver so:
 *
 *     resolver_start()
 *     for ever:
 *         resolver_sensor() for each sensor event
 *         while ((outcome = resolver_poll()).kind != RESOLVER_NOTHING):
 *             MOVE, PROMOTION, DONE, TAKE_BACK, NEW_GAME: change the game, then resolver_game_changed();
 *                                                         or leave it, then resolver_decline()
 *             the others:                                 show it
 *         sleep until the next sensor event, at most resolver_next_poll() milliseconds
 *
 * Time is in milliseconds from any origin, may wrap, and never goes back. Pointers must not be NULL (undefined), except
 * where a comment says otherwise. The numbers V1.. in the comments are the rules in engine/resolver/DESIGN.md.
 */
#ifndef QIPAN_RESOLVER_H
#define QIPAN_RESOLVER_H

#include <qipan/chess.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A set of squares: bit f (0..7) of ranks[r] is the square with index 8 * r + f, so bit 0 of ranks[0] is a1. */
typedef struct resolver_squares {
    uint8_t ranks[8];
} resolver_squares_t;

/** Bit n of word is square n. */
static inline resolver_squares_t resolver_squares_from_word(uint64_t word)
{
    resolver_squares_t squares;
    for (int rank = 0; rank < 8; ++rank)
        squares.ranks[rank] = (uint8_t)(word >> (8 * rank));
    return squares;
}

static inline uint64_t resolver_squares_to_word(const resolver_squares_t* squares)
{
    uint64_t word = 0;
    for (int rank = 7; rank >= 0; --rank)
        word = word << 8 | squares->ranks[rank];
    return word;
}

static inline bool resolver_squares_contain(const resolver_squares_t* squares, chess_index_t square)
{
    return (squares->ranks[(uint8_t)square >> 3] >> (square & 7) & 1) != 0;
}

/** What an outcome says. */
typedef uint8_t resolver_kind_t;
enum {
    RESOLVER_NOTHING = 0, /**< nothing new */
    /* Proposals: the resolver waits for resolver_game_changed() or resolver_decline(). */
    RESOLVER_MOVE = 1,      /**< the legal move from, to was made; castling is the king's step; never a promotion */
    RESOLVER_PROMOTION = 2, /**< a pawn went from, to the last rank: ask which man, then play the whole move */
    RESOLVER_DONE = 3,      /**< the announced move from, to was carried out */
    RESOLVER_TAKE_BACK = 4, /**< the position before the last plies (1 or 2) stands there again */
    RESOLVER_NEW_GAME = 5,  /**< the start squares are occupied again: ask for a new game, never just begin one */
    /* News: nothing to answer. */
    RESOLVER_WITHDRAWN = 6, /**< the men are back: PROMOTION, TAKE_BACK or NEW_GAME need no answer any more */
    RESOLVER_MISMATCH = 7,  /**< the men stand wrong, see resolver_difference(); told again when it changes */
    RESOLVER_MATCH = 8      /**< the mismatch is over: the men stand as in the game */
};

typedef struct resolver_outcome {
    resolver_kind_t kind;
    chess_index_t from; /**< MOVE, PROMOTION, DONE, else CHESS_NONE */
    chess_index_t to;   /**< the same */
    uint8_t plies;      /**< TAKE_BACK: 1 or 2, else 0 */
    /**
     * How many of the last sensor events (debounced) this does not rest on. They are kept for what comes next: a reply
     * that began before the move had settled. So with n the number of the newest event, n - left is the one to name.
     */
    uint8_t left;
} resolver_outcome_t;

/** How board and game are to each other. */
typedef uint8_t resolver_state_t;
enum {
    RESOLVER_IN_STEP = 0,    /**< the men stand as in the game; an announced move has not begun */
    RESOLVER_IN_MOVE = 1,    /**< men are in hand or on their way, or a move has not settled yet */
    RESOLVER_WAITING = 2,    /**< a proposal waits for the owner's answer */
    RESOLVER_OUT_OF_STEP = 3 /**< a mismatch was told and is not over */
};

/** Sensor events kept: those of the move on its way, and those after a proposal until it is answered. */
enum { RESOLVER_EVENTS = 32, RESOLVER_UNSTEADY = 8 };

/** Answer of resolver_next_poll(): not before the next sensor event. */
enum { RESOLVER_NO_POLL = 0xFFFF };

/* What the resolver's memory consists of. Its fields are nobody else's. */
typedef struct resolver_event {
    uint16_t gap; /* milliseconds since the event before; 65535 is "or more" */
    uint8_t what; /* the square, plus 64 if a man came to it */
} resolver_event_t;

typedef struct resolver_change {
    uint16_t since;
    uint8_t square;
} resolver_change_t;

typedef struct resolver_guess {
    chess_index_t from; /* CHESS_NONE if it is no move */
    chess_index_t to;
    uint8_t back; /* plies taken back */
    uint8_t upto; /* how many of the events it rests on */
} resolver_guess_t;

/**
 * The resolver's memory, lent by the caller: 183 bytes on an AVR, 158 with QIPAN_RESOLVER_NO_DEBOUNCE. That leaves out
 * code and memory of debouncing; whoever defines it must do so for the library and for all that include this file.
 */
typedef struct resolver {
    const chess_game_t* game;
    const chess_history_t* history;
    uint32_t newest; /* when the newest event came */
    uint16_t plies;
    uint8_t debounce;
    uint8_t flags;
    resolver_kind_t asked; /* the proposal that waits for its answer */
    resolver_kind_t due;   /* what quiet alone brings */
    uint16_t due_after;    /* after how much of it */
    uint16_t hold;         /* quiet after which the guess settles */
    chess_index_t announced_from;
    chess_index_t announced_to;
    resolver_guess_t guess;    /* the explanation that has not settled yet, or what was proposed */
    resolver_guess_t earlier;  /* the one before, if the guess explains less exactly */
    uint8_t count;             /* events held */
    uint8_t looked_at;         /* how many of them were looked at */
    resolver_squares_t raw;    /* the sensors as last reported */
    resolver_squares_t seen;   /* the sensors after the events looked at */
    resolver_squares_t told;   /* the sensors when a mismatch was told */
    resolver_squares_t barred; /* the sensors of which nothing more is proposed */
#ifndef QIPAN_RESOLVER_NO_DEBOUNCE
    uint8_t unsteady_count;
    resolver_change_t unsteady[RESOLVER_UNSTEADY]; /* changes that have not lasted for the debounce time yet */
#endif
    resolver_event_t events[RESOLVER_EVENTS];
} resolver_t;

/**
 * Begins, with the sensors as they are now. game and history are kept and read until the next start; change them only
 * between calls and say so with resolver_game_changed().
 * history: for take-backs; may be NULL, and may hold fewer plies than were played (2 are enough).
 * plies: played in this game so far. From 3 on a new game is asked for (V12).
 * debounce: 30 for raw sensors, 0 if the caller debounces them; in milliseconds. Without debouncing it means nothing.
 * If the men stand otherwise than in the game, that is a mismatch until they stand right (V15). One exception: if just
 * one legal move explains it, and nothing is touched for a second, that move is proposed.
 */
void resolver_start(resolver_t* resolver, const chess_game_t* game, const chess_history_t* history, uint16_t plies,
                    const resolver_squares_t* occupied, uint8_t debounce, uint32_t now);

/** One sensor event. What is known already, and squares out of range, are no event. */
void resolver_sensor(resolver_t* resolver, chess_index_t square, bool occupied, uint32_t now);

/** All sensors at once, for boards that tell them so: an event for each square that changed, men lifted first. */
void resolver_sensors(resolver_t* resolver, const resolver_squares_t* occupied, uint32_t now);

/**
 * A legal move of the game that people are to carry out on the board; it enters the game after DONE only.
 * Until then no other move is proposed; take-backs and new games are. Replaces what was announced before.
 * CHESS_INVALID: the move is not legal; nothing changed. A promotion is announced by its squares alone.
 */
chess_ret_t resolver_announce(resolver_t* resolver, chess_index_t from, chess_index_t to, uint32_t now);

/** The announced move is no longer wanted. Nothing if none was announced. */
void resolver_withdraw(resolver_t* resolver, uint32_t now);

/**
 * The game was changed: the proposal was played, or anything else happened to it. An announced move is over.
 * plies: played in it now. If the men do not stand as the game has it, it is a mismatch until they do (V15).
 */
void resolver_game_changed(resolver_t* resolver, uint16_t plies, uint32_t now);

/** The proposal is not played, and not made again before the men have stood as in the game. Nothing without one. */
void resolver_decline(resolver_t* resolver, uint32_t now);

/** What the events so far show, one thing at a time: ask again until RESOLVER_NOTHING. */
resolver_outcome_t resolver_poll(resolver_t* resolver, uint32_t now);

/** In how many milliseconds to poll if no sensor event comes: 0..2000, or RESOLVER_NO_POLL. */
uint16_t resolver_next_poll(const resolver_t* resolver, uint32_t now);

resolver_state_t resolver_state(const resolver_t* resolver);

/**
 * The square of the man of the side to move that is in hand, if it is the only one, else CHESS_NONE: the man whose
 * destinations (chess_compute_moves()) are worth showing.
 */
chess_index_t resolver_in_hand(const resolver_t* resolver);

/**
 * Which squares should be occupied and are empty (missing), and the other way round (extra), as the sensors are now,
 * against the position that should stand there: the game's, or the one after the announced move. Either may be NULL.
 * Returns how many squares that are.
 */
uint8_t resolver_difference(const resolver_t* resolver, resolver_squares_t* missing, resolver_squares_t* extra);

#ifdef __cplusplus
}
#endif

#endif
