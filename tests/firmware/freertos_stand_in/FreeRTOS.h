/* SPDX-License-Identifier: MIT */
/* Enough of FreeRTOS's interface to compile an example against; not FreeRTOS. */
#ifndef FREERTOS_STAND_IN_H
#define FREERTOS_STAND_IN_H

#include <stdint.h>

typedef long BaseType_t;
typedef unsigned long UBaseType_t;
typedef uint32_t TickType_t;
#define pdTRUE ((BaseType_t)1)
#define portMAX_DELAY ((TickType_t)0xFFFFFFFF)

#endif
