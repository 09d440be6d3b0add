/* SPDX-License-Identifier: MIT */
/**
 * @file klotski.h
 * Klotski 华容道 in C: the rules, an optimal solver and a map of all distances. No heap, no I/O, no global state.
 *
 * The board is 4 cells wide and 5 high. Cells are numbered row by row: 0 = top left, 3 = top right, 4 = left of the
 * second row, ... 19 = bottom right. A block is named by its top left cell. A mask of cells has bit n set for cell n.
 * There is one General (2×2), any number of verticals (1 wide, 2 high), horizontals (2 wide, 1 high) and soldiers
 * (one cell), and at least two blank cells. The exit is in the middle of the bottom row: the puzzle is solved when
 * the General stands on cell 13 (cells 13, 14, 17 and 18).
 *
 * Pointers must not be NULL (undefined), except where a comment says otherwise. Layouts come from klotski_from_text(),
 * or pass klotski_faults() before they are given to any other function (else undefined).
 * Rules: the numbers K1.. are those of engine/klotski/DESIGN.md.
 */
#ifndef QIPAN_KLOTSKI_H
#define QIPAN_KLOTSKI_H

#include <stddef.h>
#include <stdint.h>
#ifndef __cplusplus
#include <stdbool.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** A cell, 0..19, or KLOTSKI_NONE. */
typedef uint8_t klotski_cell_t;
enum { KLOTSKI_CELLS = 20, KLOTSKI_COLUMNS = 4, KLOTSKI_ROWS = 5, KLOTSKI_EXIT = 13, KLOTSKI_NONE = 255 };

/** A set of cells: bit n is cell n, bits 20..31 are 0. */
typedef uint32_t klotski_mask_t;

/** What stands on a cell. */
typedef uint8_t klotski_kind_t;
enum { KLOTSKI_BLANK = 0, KLOTSKI_SOLDIER = 1, KLOTSKI_VERTICAL = 2, KLOTSKI_HORIZONTAL = 3, KLOTSKI_GENERAL = 4 };

/** What counts as one (K5, K6, K7). */
typedef uint8_t klotski_metric_t;
enum {
    KLOTSKI_MOVES = 0, /**< one block any way in one go, round corners too; 横刀立马 is 81 */
    KLOTSKI_STEPS = 1, /**< one block by one cell; 横刀立马 is 116 */
    KLOTSKI_SLIDES = 2 /**< one block any number of cells in one straight line; 横刀立马 is 90 */
};

/** Where the blocks stand: 16 bytes, trivially copyable. Two equal layouts have equal fields. */
typedef struct klotski_layout {
    klotski_mask_t verticals;   /**< the upper cells of the verticals */
    klotski_mask_t horizontals; /**< the left cells of the horizontals */
    klotski_mask_t soldiers;    /**< the soldiers' cells */
    klotski_cell_t general;     /**< the General's top left cell */
    uint8_t reserved[3];        /**< always 0 */
} klotski_layout_t;

/** One block from a cell to a cell (its top left one), and how many steps its shortest way has, 1 or more. */
typedef struct klotski_move {
    klotski_cell_t from;
    klotski_cell_t to;
    uint8_t steps;
} klotski_move_t;

/** What is wrong with a layout: all reasons at once, one bit each; 0 is a valid layout. */
typedef uint16_t klotski_faults_t;
enum {
    KLOTSKI_VALID = 0,
    KLOTSKI_FAULT_LENGTH = 1,           /**< the text has not exactly 20 characters; nothing else is looked at */
    KLOTSKI_FAULT_LETTER = 2,           /**< a character that is none of C H V S and `.` */
    KLOTSKI_FAULT_GENERAL_MISSING = 4,  /**< no General */
    KLOTSKI_FAULT_GENERAL_SHAPE = 8,    /**< the General's cells are not one 2×2 square */
    KLOTSKI_FAULT_HORIZONTAL_HALF = 16, /**< a half of a horizontal without the other half at its right */
    KLOTSKI_FAULT_VERTICAL_HALF = 32,   /**< a half of a vertical without the other half below it */
    KLOTSKI_FAULT_BLANKS = 64,          /**< fewer than two blank cells */
    KLOTSKI_FAULT_OVERLAP = 128,        /**< two blocks on one cell (never from a text) */
    KLOTSKI_FAULT_OUTSIDE = 256         /**< a block that leaves the board (never from a text) */
};

/** Answers below 0. */
enum {
    KLOTSKI_UNSOLVABLE = -1, /**< no way leads to the exit: proved, all that can be reached was looked at */
    KLOTSKI_ILLEGAL = -2,    /**< no such move, block, position or metric; nothing was changed */
    KLOTSKI_MEMORY = -3      /**< the memory lent is smaller than the size function says; nothing was done */
};

/* ---- layouts ---- */

/**
 * Reads 20 characters, row by row: C General, H horizontal (left then right), V vertical (upper then lower),
 * S soldier, `.` blank. How neighbouring halves pair up is never in doubt: rows and columns are read from the top left.
 * Returns KLOTSKI_VALID, or every reason against the text and leaves layout unchanged (it may be uninitialised).
 * cells may be NULL; else it gets the cells at fault (none for KLOTSKI_FAULT_LENGTH, _GENERAL_MISSING, _BLANKS).
 */
klotski_faults_t klotski_from_text(klotski_layout_t* layout, const char* text, klotski_mask_t* cells);

/** Writes the 20 characters and a final 0. */
void klotski_to_text(const klotski_layout_t* layout, char text[21]);

/** Every reason against a layout that was put together by hand; KLOTSKI_VALID if there is none (K1, K2). */
klotski_faults_t klotski_faults(const klotski_layout_t* layout);

/** The blank cells: at least two. */
klotski_mask_t klotski_blanks(const klotski_layout_t* layout);

/**
 * The kind of block on a cell; KLOTSKI_BLANK also for a cell out of range.
 * block may be NULL; else it gets the block's top left cell, KLOTSKI_NONE where there is none.
 */
klotski_kind_t klotski_block_at(const klotski_layout_t* layout, klotski_cell_t cell, klotski_cell_t* block);

/** The General stands at the exit (K8). */
bool klotski_is_solved(const klotski_layout_t* layout);

/** Same blocks on the same cells; blocks of one kind are alike. */
bool klotski_is_equal(const klotski_layout_t* a, const klotski_layout_t* b);

/** The layout as seen in a mirror, left and right exchanged. result may be layout. */
void klotski_mirror(const klotski_layout_t* layout, klotski_layout_t* result);

/* ---- moves ---- */

/** No layout has more moves: with b blanks each block has at most b targets, and there are at most 17 - b blocks. */
enum { KLOTSKI_MOVES_CAPACITY = 72 };

/**
 * All that one block may legally do in one go, as metric counts (K3 to K7); each target once, with the steps of its
 * shortest way under that metric. Returns how many; 0 also for an unknown metric. Moves go on at the exit: a solved
 * layout is no end to the rules.
 */
size_t klotski_moves(const klotski_layout_t* layout, klotski_metric_t metric,
                     klotski_move_t moves[KLOTSKI_MOVES_CAPACITY]);

/**
 * Plays the block whose top left cell is from to the cell to, any way round.
 * Returns the steps of the shortest way, 1 or more; KLOTSKI_ILLEGAL: no such block or no way, the layout is unchanged.
 */
int8_t klotski_play(klotski_layout_t* layout, klotski_cell_t from, klotski_cell_t to);

/** Takes a move back; the layout must stand as that move left it. Returns as klotski_play(). */
int8_t klotski_undo(klotski_layout_t* layout, klotski_move_t move);

/** No way of a block has more steps: the board has 20 cells. */
enum { KLOTSKI_WAY_CAPACITY = 20 };

/**
 * A shortest way of the block on from to the cell to: the top left cells it passes, to included and from not.
 * Returns how many steps, KLOTSKI_ILLEGAL as klotski_play(). For drawing a move step by step.
 */
int8_t klotski_way(const klotski_layout_t* layout, klotski_cell_t from, klotski_cell_t to,
                   klotski_cell_t way[KLOTSKI_WAY_CAPACITY]);

/* ---- solver ---- */

/**
 * Bytes of memory that klotski_solve() and klotski_reachable() need for this layout, whatever the metric:
 * at most 1 MB (1 048 576) for ten blocks (General, five of two cells, four soldiers), at most 6 MB for any other mix.
 * Depends only on the mix of blocks. Cost: a few hundred operations.
 */
uint32_t klotski_solver_size(const klotski_layout_t* layout);

/**
 * The length of a shortest solution under metric, 0 for a solved layout; KLOTSKI_UNSOLVABLE, KLOTSKI_ILLEGAL (metric)
 * or KLOTSKI_MEMORY. The solution's first capacity moves go to moves, which may be NULL if capacity is 0; of several
 * shortest solutions always the same one is given. No ten-block layout needs more than 138 moves or 179 steps.
 * memory: size bytes, aligned to 8, at least klotski_solver_size(); its content before and after means nothing.
 */
int32_t klotski_solve(const klotski_layout_t* layout, klotski_metric_t metric, void* memory, uint32_t size,
                      klotski_move_t moves[], uint32_t capacity);

/** How many positions can be reached, this one included (mirror images count as two), or KLOTSKI_MEMORY. */
int32_t klotski_reachable(const klotski_layout_t* layout, void* memory, uint32_t size);

/* ---- map of distances ---- */

/**
 * The distance to the exit of every position of a mix of blocks, or of all mixes of ten blocks, in lent memory.
 * Opaque; valid as long as that memory is. To copy it is to share the memory.
 */
typedef struct klotski_map {
    void* memory;
    klotski_metric_t metric;
    int8_t horizontals; /**< of the mix; -1: all mixes of ten blocks */
    uint8_t dominoes;   /**< horizontals and verticals of the mix */
    uint8_t blanks;
} klotski_map_t;

/**
 * Bytes that klotski_map_build() needs for the mix of this layout (at most 3 MB), or for all positions of ten blocks
 * (1.4 MB) if it is NULL. Other than the solver's, the memory must stay alive and untouched while the map is used.
 */
uint32_t klotski_map_size(const klotski_layout_t* layout);

/**
 * Finds the distance of every position of the mix of layout, or of ten blocks if it is NULL, in one pass from the exit.
 * Returns 0, KLOTSKI_ILLEGAL (metric) or KLOTSKI_MEMORY. memory: size bytes, aligned to 8.
 */
int8_t klotski_map_build(klotski_map_t* map, const klotski_layout_t* layout, klotski_metric_t metric, void* memory,
                         uint32_t size);

/** Distance to the exit under the map's metric; KLOTSKI_UNSOLVABLE, or KLOTSKI_ILLEGAL if the map has not this mix. */
int32_t klotski_map_distance(const klotski_map_t* map, const klotski_layout_t* layout);

/** A move that shortens the distance by one. Returns the distance before it; move is unchanged if that is not above 0.
 */
int32_t klotski_map_hint(const klotski_map_t* map, const klotski_layout_t* layout, klotski_move_t* move);

/** Numbers of positions run from 0 to this, exclusively. */
uint32_t klotski_map_count(const klotski_map_t* map);

/**
 * The position of a number: one of each pair of mirror images. Returns its distance, KLOTSKI_UNSOLVABLE, or
 * KLOTSKI_ILLEGAL for a number out of range or one of the few that stand for nothing (the mirror image of another).
 * The numbers of a mix or of the family are the same whatever the metric, and do not change.
 */
int32_t klotski_map_position(const klotski_map_t* map, uint32_t number, klotski_layout_t* layout);

#ifdef __cplusplus
}
#endif

#endif
