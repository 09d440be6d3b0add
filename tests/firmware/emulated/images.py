# SPDX-License-Identifier: MIT
"""The images that deploy/firmware/build.sh built, each in its emulator (deploy/firmware/emulate)."""
import os
import re
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "..", "..", ".."))
sys.path.append(os.path.join(ROOT, "deploy", "firmware", "emulate"))
import emulate  # noqa: E402

worst = {}


def switch_on(target, images, program="", **options):
    """program: what an image's name has after `qipan-board-`, "zoujing-" or nothing."""
    if target == "stm32f1":
        return emulate.Stm32f1(f"{images}/qipan-board-{program}stm32f1-emulated.elf", **options)
    return emulate.Atmega328p(f"{images}/qipan-board-{program}atmega328p.elf", f"{images}/simavr_board", **options)


def expect_lamps(board, picture, seconds=4):
    """A busy machine may give the emulator its time late."""
    end = time.monotonic() + seconds
    while board.lamps() != picture:
        assert time.monotonic() < end, board.lamps()
        time.sleep(0.05)


def do(board, *commands):
    for command in commands:
        answer = board.obey(command)
        assert answer == "ok", f"{command}: {answer}"


def note_figures(text):
    """What the emulator knows of memory and time; the worst is kept."""
    for name, value in re.findall(r"(\w+)=([0-9.]+)", text):
        worst[name] = max(worst.get(name, 0), float(value))


def run(tests, stack_allowed):
    """Runs the tests, a dictionary of functions. The exit code: 1 if one fails, or the stack took more."""
    failed = []
    for name, test in tests.items():
        began = time.monotonic()
        try:
            test()
            print(f"ok    {name} ({time.monotonic() - began:.1f} s)", flush=True)
        except Exception:  # whatever it is, the other tests are run
            traceback.print_exc(file=sys.stdout)
            print(f"FAIL  {name}", flush=True)
            failed.append(name)
    print("at most: " + " ".join(f"{name}={value:g}" for name, value in sorted(worst.items())))
    if worst.get("stack", 0) > stack_allowed:
        failed.append("stack")
        print(f"FAIL  the stack took more than the {stack_allowed} bytes that build.sh allows for")
    if worst.get("bad_lamp_bits", 0) > 0:
        failed.append("lamps")
        print("FAIL  lamps got bits that they could read otherwise")
    return 1 if failed else 0
