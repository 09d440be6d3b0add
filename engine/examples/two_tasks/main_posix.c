/* SPDX-License-Identifier: MIT */
/* The two tasks as two threads: moves from standard input, a line each, answers to standard output. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "tasks.h"

static bool read_move(move_command_t* command)
{
    static const char letters[] = "nbrq";
    const char* letter;
    char line[16] = "";
    if (fgets(line, sizeof line, stdin) == NULL)
        return false;
    command->from = chess_index_from_name(line);
    command->to = chess_index_from_name(line + 2);
    letter = line[4] == '\0' ? NULL : strchr(letters, line[4]);
    command->promotion = letter ? (chess_type_t)(CHESS_TYPE_KNIGHT + (letter - letters)) : CHESS_TYPE_NONE;
    return true;
}

static void show(const move_command_t* command, chess_index_t captured, const chess_game_t* game)
{
    static const char* const words[] = {"", ", check", ", checkmate", ", stalemate"};
    char from[3], to[3], taken[3];
    chess_index_name(command->from, from);
    chess_index_name(command->to, to);
    chess_index_name(captured, taken);
    printf("%s%s: ", from, to);
    if (captured == CHESS_ILLEGAL)
        printf("illegal\n");
    else
        printf("%s%s%s\n", captured == CHESS_NONE ? "ok" : "takes on ", taken,
               words[chess_status(game, chess_turn(game))]);
}

static void* run_input(void* tasks)
{
    input_task(tasks);
    return NULL;
}

int main(void)
{
    tasks_t tasks = {move_queue_create(), read_move, show};
    pthread_t input;
    if (tasks.queue == NULL || pthread_create(&input, NULL, run_input, &tasks) != 0)
        return 1;
    game_task(&tasks);
    pthread_join(input, NULL);
    return 0;
}
