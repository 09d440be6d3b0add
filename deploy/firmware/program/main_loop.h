// SPDX-License-Identifier: MIT
/// @file What board_program_main() does, whichever program it is.
#pragma once

#include "../board.h"

namespace qipan {
namespace firmware {

template <class Program>
[[noreturn]] void run(Program& program)
{
    program.start();
    for (;;) {
        program.step();
        board_idle();
    }
}

}  // namespace firmware
}  // namespace qipan
