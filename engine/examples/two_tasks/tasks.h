/* SPDX-License-Identifier: MIT */
/**
 * @file tasks.h
 * Two tasks around one game. The input task only turns what a hand did into a move_command_t; the game task alone
 * holds the game, so nothing needs a lock. Each is a function that an operating system can run as a task.
 */
#ifndef TASKS_H
#define TASKS_H

#include "move_queue.h"

/** What the two tasks share: the queue, and how they reach the outer world. */
typedef struct tasks {
    move_queue_t* queue;
    /** Waits for the next move of a hand. False: no more will come. */
    bool (*read_move)(move_command_t* command);
    /** Shows what became of a move: captured as chess_move() returns it, and the game after it. */
    void (*show)(const move_command_t* command, chess_index_t captured, const chess_game_t* game);
} tasks_t;

/** input_task(tasks_t*): hands to queue. Returns when read_move() says so. */
void input_task(void* tasks);

/** game_task(tasks_t*): queue to game to screen. Returns when the queue is closed. Stack: about 400 bytes. */
void game_task(void* tasks);

#endif
