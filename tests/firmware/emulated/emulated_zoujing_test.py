#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""emulated_zoujing_test.py stm32f1|atmega328p IMAGES_DIR [TEST...]

Plays Zoujing on the real firmware image in its emulator (deploy/firmware/emulate). IMAGES_DIR is what
deploy/firmware/build.sh built. Without TEST, all tests. Exit 1 if one fails.
"""
import subprocess
import sys

import images as emulated
from bl1 import Host
from images import do, expect_lamps, note_figures

# Bytes of stack that build.sh allows for.
STACK_ALLOWED = {"stm32f1": 185, "atmega328p": 75}

target, images = sys.argv[1:3]


def picture(*lamps):
    """a7w is white on a7; all others are dark."""
    letters = ["."] * 64
    for lamp in lamps:
        letters["abcdefgh".index(lamp[0]) + 8 * (8 - int(lamp[1]))] = lamp[2]
    return "".join(letters)


def test_plays_to_the_blocked_side():
    board = emulated.switch_on(target, images, "zoujing-")
    host = Host(board.port)
    do(board, "=0000000000000000")
    expect_lamps(board, picture("a7w", "g7m", "g1m", "a1w", "b8m"))
    # Black at the top, gray at the bottom; the first move may not win, the third repetition draws.
    for key in (2, 3, 4):
        do(board, f"key {key} down", "wait 100", f"key {key} up", "wait 100")
    rules = ["b8m", "c8y", "d8y", "e8y"]
    expect_lamps(board, picture("a7m", "g7m", "g1w", "a1w", *rules))
    do(board, "+a7 +g7 +g1 +a1")
    expect_lamps(board, picture("g7m", *rules))
    host.say("HI 1 test")
    do(board, "-a7", "wait 150", "+d4")  # would win
    expect_lamps(board, picture("a7b", "d4r"))
    do(board, "-d4", "wait 150", "+a7")
    expect_lamps(board, picture("g7m", *rules))
    do(board, "-g7")
    expect_lamps(board, picture("d4g"))
    do(board, "+d4")
    expect_lamps(board, picture("g1w"))
    for stone, point, lamps in (
        ("g1", "g7", ["d4m"]),
        ("d4", "g1", ["g7w", "a1w"]),
        ("g7", "d4", ["a7m", "g1m"]),
        ("g1", "g7", ["d4w", "a1w"]),
        ("a1", "g1", ["a7R", "g7R"]),
    ):
        do(board, f"-{stone}", "wait 150", f"+{point}")
        expect_lamps(board, picture(*lamps))
    host.listen(0.1)
    assert not host.lines and not host.bad, (host.lines, host.bad)
    host.close()
    note_figures(board.figures())
    board.stop()


def test_holds_nothing_of_chess():
    names = subprocess.run(["nm", f"{images}/qipan-board-zoujing-{target}.elf"], capture_output=True, text=True, check=True).stdout
    assert "zoujing" in names
    for room in ("chess", "resolver_", "link_reader", "link_writer"):
        assert room not in names, room


def main():
    tests = {name[5:]: function for name, function in globals().items() if name.startswith("test_")}
    return emulated.run({name: tests[name] for name in sys.argv[3:] or tests}, STACK_ALLOWED[target])


if __name__ == "__main__":
    sys.exit(main())
