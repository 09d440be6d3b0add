/* SPDX-License-Identifier: MIT */
#ifndef QIPAN_BOARD_PROGRAM_MAIN_H
#define QIPAN_BOARD_PROGRAM_MAIN_H

#ifdef __cplusplus
extern "C" {
#endif

/** The board program, for ever. A port calls it when its hardware is ready and interrupts are on. */
void board_program_main(void) __attribute__((noreturn));

#ifdef __cplusplus
}
#endif

#endif
