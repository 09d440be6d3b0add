/* SPDX-License-Identifier: MIT */
#ifndef FREERTOS_STAND_IN_QUEUE_H
#define FREERTOS_STAND_IN_QUEUE_H

#include "FreeRTOS.h"

typedef struct QueueDefinition* QueueHandle_t;
QueueHandle_t xQueueCreate(UBaseType_t length, UBaseType_t item_size);
BaseType_t xQueueSend(QueueHandle_t queue, const void* item, TickType_t ticks_to_wait);
BaseType_t xQueueReceive(QueueHandle_t queue, void* item, TickType_t ticks_to_wait);

#endif
