/* SPDX-License-Identifier: MIT */
/**
 * @file move_queue.h
 * What the two tasks need of an operating system: one queue of moves. move_queue_posix.c is for the desktop, for trying
 * and testing; move_queue_freertos.c for FreeRTOS. Another system is another such file.
 */
#ifndef MOVE_QUEUE_H
#define MOVE_QUEUE_H

#include <stdbool.h>

#include <qipan/chess.h>

/** A move as it comes from keys, a touch screen or a sensor board. */
typedef struct move_command {
    chess_index_t from;
    chess_index_t to;
    chess_type_t promotion; /**< CHESS_TYPE_NONE if it is none */
} move_command_t;

typedef struct move_queue move_queue_t;

/** The one queue of this program, empty. NULL when there is no memory for it. */
move_queue_t* move_queue_create(void);

/** Puts a copy of the command at the end; waits while the queue is full. */
void move_queue_send(move_queue_t* queue, const move_command_t* command);

/** Takes the first command; waits while there is none. False when the queue was closed and is empty. */
bool move_queue_receive(move_queue_t* queue, move_command_t* command);

/** Says that nothing more will be sent. Firmware never does. */
void move_queue_close(move_queue_t* queue);

#endif
