/* SPDX-License-Identifier: MIT */
#include <pthread.h>

#include "move_queue.h"

enum { CAPACITY = 8 };

struct move_queue {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    move_command_t commands[CAPACITY];
    unsigned first;
    unsigned count;
    bool closed;
};

move_queue_t* move_queue_create(void)
{
    static struct move_queue queue = {.mutex = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};
    return &queue;
}

void move_queue_send(move_queue_t* queue, const move_command_t* command)
{
    pthread_mutex_lock(&queue->mutex);
    while (queue->count == CAPACITY)
        pthread_cond_wait(&queue->changed, &queue->mutex);
    queue->commands[(queue->first + queue->count++) % CAPACITY] = *command;
    pthread_cond_broadcast(&queue->changed);
    pthread_mutex_unlock(&queue->mutex);
}

bool move_queue_receive(move_queue_t* queue, move_command_t* command)
{
    bool received = false;
    pthread_mutex_lock(&queue->mutex);
    while (queue->count == 0 && !queue->closed)
        pthread_cond_wait(&queue->changed, &queue->mutex);
    if (queue->count > 0) {
        *command = queue->commands[queue->first];
        queue->first = (queue->first + 1) % CAPACITY;
        --queue->count;
        received = true;
    }
    pthread_cond_broadcast(&queue->changed);
    pthread_mutex_unlock(&queue->mutex);
    return received;
}

void move_queue_close(move_queue_t* queue)
{
    pthread_mutex_lock(&queue->mutex);
    queue->closed = true;
    pthread_cond_broadcast(&queue->changed);
    pthread_mutex_unlock(&queue->mutex);
}
