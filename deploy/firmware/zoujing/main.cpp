// SPDX-License-Identifier: MIT
#include "../program/main.h"

#include "../program/main_loop.h"
#include "program.h"

namespace {

// Static, so that the linker's map shows how much memory it takes.
qipan::firmware::zoujing::Program program;

}  // namespace

extern "C" void board_program_main(void)
{
    qipan::firmware::run(program);
}
