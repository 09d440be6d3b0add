/* SPDX-License-Identifier: MIT */
#include "FreeRTOS.h"
#include "queue.h"

#include "move_queue.h"

enum { CAPACITY = 8 };

/* A FreeRTOS handle is a pointer already: ours is the same pointer under its own name. */

move_queue_t* move_queue_create(void)
{
    return (move_queue_t*)xQueueCreate(CAPACITY, sizeof(move_command_t));
}

void move_queue_send(move_queue_t* queue, const move_command_t* command)
{
    xQueueSend((QueueHandle_t)queue, command, portMAX_DELAY);
}

bool move_queue_receive(move_queue_t* queue, move_command_t* command)
{
    return xQueueReceive((QueueHandle_t)queue, command, portMAX_DELAY) == pdTRUE;
}

void move_queue_close(move_queue_t* queue)
{
    (void)queue;
}
