/* SPDX-License-Identifier: MIT */
#include "target.h"

int target_read_line(char* line, int capacity)
{
    int length = 0;
    int c = target_getc();
    if (c < 0)
        return -1;
    for (; c >= 0 && c != '\n'; c = target_getc()) {
        if (c != '\r' && length < capacity - 1)
            line[length++] = (char)c;
    }
    line[length] = '\0';
    return length;
}
