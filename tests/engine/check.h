/* SPDX-License-Identifier: MIT */
/* CHECK(condition) counts, and says what failed and where; the test ends with report_checks(). */
#ifndef QIPAN_TESTS_CHECK_H
#define QIPAN_TESTS_CHECK_H

#include <stdio.h>

static int failures = 0;
static int checks = 0;

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        ++checks;                                                                                                      \
        if (!(condition)) {                                                                                            \
            ++failures;                                                                                                \
            printf("FAIL %s:%d: %s\n", __FILE__, __LINE__, #condition);                                                \
        }                                                                                                              \
    } while (0)

/** The exit code of the test. */
static int report_checks(void)
{
    printf("%d checks, %d failed\n", checks, failures);
    return failures != 0;
}

#endif
