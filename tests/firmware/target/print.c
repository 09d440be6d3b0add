/* SPDX-License-Identifier: MIT */
/* printf for tests on a target: %s %c %d %u %lu and %%, no widths. */
#include <stdarg.h>

#include "target.h"

static int put_text(const char* text)
{
    int length = 0;
    for (; *text != '\0'; ++text, ++length)
        target_putc(*text);
    return length;
}

static int put_number(unsigned long n)
{
    char digits[3 * sizeof n];
    char* at = digits + sizeof digits - 1;
    *at = '\0';
    do
        *--at = (char)('0' + n % 10);
    while ((n /= 10) != 0);
    return put_text(at);
}

static int put_signed(int n)
{
    return n < 0 ? (target_putc('-'), 1 + put_number(0UL - (unsigned long)n)) : put_number((unsigned long)n);
}

int printf(const char* format, ...)
{
    int length = 0;
    va_list arguments;
    va_start(arguments, format);
    for (; *format != '\0'; ++format) {
        if (*format != '%') {
            target_putc(*format);
            ++length;
            continue;
        }
        switch (*++format) {
        case 's':
            length += put_text(va_arg(arguments, const char*));
            break;
        case 'c':
            target_putc((char)va_arg(arguments, int));
            ++length;
            break;
        case 'd':
            length += put_signed(va_arg(arguments, int));
            break;
        case 'u':
            length += put_number(va_arg(arguments, unsigned));
            break;
        case 'l': /* only lu */
            ++format;
            length += put_number(va_arg(arguments, unsigned long));
            break;
        default:
            target_putc(*format);
            ++length;
        }
    }
    va_end(arguments);
    return length;
}
