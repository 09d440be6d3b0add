/* SPDX-License-Identifier: MIT */
#include "tasks.h"

void input_task(void* argument)
{
    const tasks_t* const tasks = argument;
    move_command_t command;
    while (tasks->read_move(&command))
        move_queue_send(tasks->queue, &command);
    move_queue_close(tasks->queue);
}

void game_task(void* argument)
{
    const tasks_t* const tasks = argument;
    chess_game_t game;
    move_command_t command;
    chess_init(&game);
    while (move_queue_receive(tasks->queue, &command)) {
        const chess_index_t captured = chess_move_promote(&game, command.from, command.to, command.promotion);
        tasks->show(&command, captured, &game);
    }
}
