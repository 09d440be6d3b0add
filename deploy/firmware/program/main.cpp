// SPDX-License-Identifier: MIT
#include "main.h"

#include "program.h"

namespace {

// Static, so that the linker's map shows how much memory it takes.
qipan::firmware::Program program;

}  // namespace

extern "C" void board_program_main(void)
{
    program.start();
    for (;;) {
        program.step();
        board_idle();
    }
}
