/* SPDX-License-Identifier: MIT */
/* The functions that compilers call by themselves; no C library is linked. */
#include <stddef.h>
#include <stdint.h>

void* memcpy(void* to, const void* from, size_t count)
{
    uint8_t* out = to;
    const uint8_t* in = from;
    while (count-- > 0)
        *out++ = *in++;
    return to;
}

void* memmove(void* to, const void* from, size_t count)
{
    uint8_t* out = to;
    const uint8_t* in = from;
    if (out <= in)
        return memcpy(to, from, count);
    while (count-- > 0)
        out[count] = in[count];
    return to;
}

void* memset(void* to, int value, size_t count)
{
    uint8_t* out = to;
    while (count-- > 0)
        *out++ = (uint8_t)value;
    return to;
}

int memcmp(const void* left, const void* right, size_t count)
{
    const uint8_t* a = left;
    const uint8_t* b = right;
    for (; count > 0; --count, ++a, ++b) {
        if (*a != *b)
            return *a - *b;
    }
    return 0;
}
