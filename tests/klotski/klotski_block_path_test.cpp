// SPDX-License-Identifier: MIT
#include <block_path.h>

#include <QtTest>

QTEST_GUILESS_MAIN(QObject)
