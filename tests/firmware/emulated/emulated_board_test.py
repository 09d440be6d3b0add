#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""emulated_board_test.py stm32f1|atmega328p IMAGES_DIR [TEST...]

Speaks BL1 with the real firmware image in its emulator (deploy/firmware/emulate), and moves its men. IMAGES_DIR is what
deploy/firmware/build.sh built. Without TEST, all tests. Exit 1 if one fails.
"""
import concurrent.futures
import os
import re
import sys
import time

import cases as occupancy_cases
import images as emulated
from bl1 import Host, Position, line_of
from images import expect_lamps, note_figures

GAME = "7A31C0DE"
# Bytes of stack that build.sh allows for.
STACK_ALLOWED = {"stm32f1": 600, "atmega328p": 450}

target, images = sys.argv[1:3]


def switch_on(**options):
    return emulated.switch_on(target, images, **options)


class Table:
    """A board that is switched on, and a host that has greeted it."""

    def __init__(self):
        self.board = switch_on()
        self.host = Host(self.board.port)
        self.host.ask("HI 1 test", "HI")
        self.host.ask("GQ", "GI none")

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        self.host.close()
        figures = self.board.figures()
        self.board.stop()
        if kind is None:
            assert not self.host.bad, f"lines with a wrong sum: {self.host.bad}"
            note_figures(figures)

    def do(self, *commands):
        emulated.do(self.board, *commands)

    def begin(self, position=None):
        fen = position.fen if position else Position.START
        self.position = position or Position()
        self.host.ask(f"GS {GAME} {fen}", f"GA {GAME} 0 {self.position.hash()}")
        self.ply = 0

    def enter(self, uci):
        self.ply += 1
        z = self.position.play(uci).hash()
        self.host.ask(f"MV {GAME} {self.ply} {uci} {z}", f"GA {GAME} {self.ply} {z}")

    def play_by_hand(self, uci):
        """Both men and board: lifts, puts, and takes the proposal."""
        self.do("-" + uci[:2], "wait 200", "+" + uci[2:4])
        z = self.position.copy().play(uci).hash()
        self.host.expect(f"PR {GAME} {self.ply + 1} {uci} {z}", 3)
        self.enter(uci)


# ---- the tests


def test_says_hello_unasked_and_by_another_number_after_each_start():
    boots = []
    for _ in range(2):
        board = switch_on()
        host = Host(board.port)
        for _ in range(3):
            host.aligned = True
            boots.append(re.search(r"^HI 1 id=[0-9A-F]{8} boot=([0-9A-F]{4}) fw=\S+ core=\d+ sense=occ "
                                   r"caps=led,key,track max=128$", host.expect("HI", 2.5)).group(1))
            board.reset()
            time.sleep(0.1)
            host.lines.clear()
        host.close()
        board.stop()
    assert len(set(boots)) == len(boots), f"the same number again: {boots}"


def test_restarts_when_the_line_is_opened_if_it_is_such_a_board():
    board = switch_on(dtr_reset=True)
    time.sleep(1)
    host = Host(board.port)
    host.expect("HI", 2.5)
    host.ask("GQ", "GI none")
    host.close()
    board.stop()


def test_plays_a_game():
    with Table() as table:
        host = table.host
        host.expect("SN 0000", 3)
        table.begin()
        table.play_by_hand("e2e4")
        host.say("AK 0002")
        after = table.position.copy().play("e7e5").hash()
        host.ask(f"XP {GAME} 2 e7e5 {after}", "OK XP 2")
        picture = "." * 12 + "b" + "." * 15 + "B" + "." * 35
        host.ask(f"LD 01 {picture}", "OK LD 01")
        expect_lamps(table.board, picture)
        table.do("-e7", "wait 250", "+e5")
        assert host.expect(f"DN {GAME} 2", 3) == f"DN {GAME} 2 {after}"
        table.enter("e7e5")
        host.ask("LD 02 " + "." * 64, "OK LD 02")
        table.play_by_hand("g1f3")
        assert host.expect("SN", 3).endswith(" FFF700080804F7FD")
        assert " led=02 bat=- err=0" in host.expect("HB", 3)
        # Two plies back, by hand.
        table.do("-f3", "wait 200", "+g1")
        assert host.expect("TQ", 3).startswith(f"TQ {GAME} 2 ")
        host.ask(f"TB {GAME} 2", f"GA {GAME} 2 {after}")


def test_repeats_a_proposal_until_it_is_answered():
    with Table() as table:
        table.begin()
        table.do("-e2", "wait 200", "+e4")
        table.host.expect("PR", 3)
        began = time.monotonic()
        for _ in range(4):
            table.host.expect(f"PR {GAME} 1 e2e4 A42CD812 0002", 1)
        seconds = time.monotonic() - began
        assert 1.7 < seconds < 3.5, seconds
        table.host.say("RJ 7A31C0DE 1 paused 0002")
        table.host.listen(0.2)
        table.host.lines.clear()
        table.host.listen(1.2)
        assert not table.host.heard("PR")
        expect_lamps(table.board, "." * 36 + "r" + "." * 15 + "b" + "." * 11)


def test_sends_lost_events_again():
    with Table() as table:
        host = table.host
        table.do("-a2", "wait 60", "-b2", "wait 60", "-c2", "wait 150")
        host.listen(0.1)
        first = host.heard("EV")
        assert [event.split()[3] for event in first] == ["-a2", "-b2", "-c2"], first
        host.say("RQ 0002")
        host.listen(0.2)
        assert host.heard("EV") == first[1:]
        host.ask("RQ 0010", "SN 0003")


def test_goes_on_alone():
    with Table() as table:
        host = table.host
        table.begin()
        time.sleep(5.3)
        table.do("-b1")
        expect_lamps(table.board, "." * 40 + "g.g" + "." * 21)
        table.do("+b1", "wait 200")
        for uci in ("f2f3", "e7e5", "g2g4"):
            table.do("-" + uci[:2], "wait 150", "+" + uci[2:], "wait 500")
        table.do("-d8", "wait 150", "+h3")  # not where a queen goes
        expect_lamps(table.board, "...b" + "." * 43 + "r" + "." * 16)
        table.do("-h3", "wait 150", "+h4")
        expect_lamps(table.board, "." * 60 + "R...")  # mate
        position = Position()
        for uci in ("f2f3", "e7e5", "g2g4", "d8h4"):
            position.play(uci)
        host.listen(0.1)
        host.lines.clear()
        host.say("PG 1")
        assert host.expect("GI", 1).startswith(f"GI {GAME} 4 {position.hash()} ")
        host.ask(f"GT {GAME} 1", f"GL {GAME} 4 d8h4")


def test_acts_on_no_bad_line():
    with Table() as table:
        host = table.host
        table.begin()
        good = line_of(f"MV {GAME} 1 e2e4 A42CD812").encode()
        sent = 0
        for at in range(1, len(good) - 1):
            host.send(good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :])
            sent += 1
        host.send(good[:20])
        host.say("PG 7")
        host.expect("PO 7")
        assert not host.heard("GA")
        # A byte that became `$`, or ended the line early, may count otherwise: nearly each is one.
        errors = int(re.search("err=([0-9]+)", host.expect("HB", 3)).group(1))
        assert sent - 2 <= errors <= sent + 4, (errors, sent)
        table.enter("e2e4")


def test_loses_no_event_in_a_flood():
    """The line from the host full for 8 s, with questions whose answers fill the other way as well."""
    with Table() as table:
        host = table.host
        events = []
        answers = 0
        for i in range(40):
            table.do("-e2" if i % 2 == 0 else "+e2")
            flood = b""
            while len(flood) < 2304:  # what 200 ms carry
                flood += line_of("SQ" if len(flood) % 3 == 0 else f"PG {len(flood)}").encode()
            host.send(flood)
            host.listen(0.2)
            events += host.heard("EV")
            answers += len(host.heard("PO", "SN"))
        # What fills the line is still on its way, for longer where the emulator has little of the computer.
        end = time.monotonic() + 20
        while len(events) < 40 and time.monotonic() < end:
            host.listen(0.2)
            events += host.heard("EV")
        assert [event.split()[1] for event in events] == [f"{n:04X}" for n in range(1, 41)], events
        assert [event.split()[3] for event in events] == ["-e2", "+e2"] * 20
        assert answers > 400, answers
        host.ask("PG 77", "PO 77", 20)
        host.listen(2.2)
        print(f"    {answers} answers; {host.heard('HB')[-1:]}")


def squares_of(lamps, letter):
    return {"abcdefgh"[i % 8] + "87654321"[i // 8] for i in range(64) if lamps[i] == letter}


def run_events(case, board, step):
    began = time.monotonic()
    for at, change in case.events + [(case.end, None)]:
        while time.monotonic() - began < at / 1000:
            step(min(0.01, max(0, at / 1000 - (time.monotonic() - began))))
        if change:
            board.set_square(change[1:], change[0] == "+")
    step(0.15)


def play_case(table, case):
    """What came of the case with a host that says yes, as the file's words tell it; and what stands wrong in the end."""
    host, board = table.host, table.board
    start = Position(Position.START if case.fen == "startpos" else case.fen)
    now = start.copy()
    for uci in case.history:
        now.play(uci)
    board.set_all(now.words())
    host.listen(0.2)
    table.begin(start)
    positions = [start.copy()]
    for uci in case.history:
        table.enter(uci)
        positions.append(table.position.copy())
    if case.announced:
        z = table.position.copy().play(case.announced).hash()
        host.ask(f"XP {GAME} {table.ply + 1} {case.announced} {z}", f"OK XP {table.ply + 1}")
    host.listen(0.05)
    host.lines.clear()
    found = []
    asked = set()
    pinged = [time.monotonic()]

    def enter(uci):
        table.enter(uci)
        positions.append(table.position.copy())

    def step(seconds):
        host.listen(seconds)
        if time.monotonic() - pinged[0] > 1:
            pinged[0] = time.monotonic()
            host.say("PG 1")
        for body in host.heard("PR", "PQ", "TQ", "NQ", "DN"):
            words = body.split()
            if words[0] != "NQ" and words[0] != "TQ" and int(words[2]) <= table.ply:
                continue  # repeated while the answer was on its way
            if words[0] == "PR":
                found.append(("move", words[3]))
                enter(words[3])
            elif words[0] == "DN":
                found.append(("hostdone", case.announced))
                enter(case.announced)
            elif words[0] == "TQ" and int(words[2]) < table.ply:
                found.append(("takeback", table.ply - int(words[2])))
                table.ply = int(words[2])
                del positions[table.ply + 1 :]
                table.position = positions[-1].copy()
                host.ask(f"TB {GAME} {table.ply}", f"GA {GAME} {table.ply} {table.position.hash()}")
            elif words[0] in ("PQ", "NQ") and body not in asked:
                asked.add(body)
                found.append(("ask", "promo", words[3]) if words[0] == "PQ" else ("ask", "newgame"))
                if words[0] == "PQ" and case.promotion:
                    found.append(("move", words[3] + case.promotion))
                    enter(words[3] + case.promotion)

    run_events(case, board, step)
    wanted = table.position.copy()
    if case.announced and ("hostdone", case.announced) not in found:
        wanted.play(case.announced)
    words = host.ask("SQ", "SN").split()[3]
    standing = {"abcdefgh"[i % 8] + "87654321"[i // 8] for i in range(64) if int(words, 16) >> (63 - i) & 1}
    return found, ("mismatch", set(wanted.men) - standing, standing - set(wanted.men))


def check_case(table, case):
    found, difference = play_case(table, case)
    expected = [result for result in case.expected if result[0] != "mismatch"]
    assert found == expected, f"{found} instead of {expected}"
    if case.expected and case.expected[-1][0] == "mismatch":
        assert difference == case.expected[-1], difference


def check_case_alone(table, case):
    """Where a mismatch is expected: the board shows it by itself."""
    table.board.set_all(Position(Position.START if case.fen == "startpos" else case.fen).words())
    table.host.listen(0.2)
    table.begin(Position(Position.START if case.fen == "startpos" else case.fen))
    time.sleep(5.4)
    shown = []

    def step(seconds):
        time.sleep(seconds)
        lamps = table.board.lamps()
        missing, extra = squares_of(lamps, "b"), squares_of(lamps, "r")
        if (missing or extra) and (not shown or shown[-1] != ("mismatch", missing, extra)):
            shown.append(("mismatch", missing, extra))

    run_events(case, table.board, step)
    expected = [result for result in case.expected if result[0] == "mismatch"]
    # Between what the case tells of, the lamps follow the hands.
    assert [result for result in shown if result in expected] == expected, f"{shown} instead of {expected}"
    assert not squares_of(table.board.lamps(), "r") or expected == case.expected, "still shown in the end"


def run_cases(cases):
    failures = []
    with Table() as table:
        for case in cases:
            alone = not case.announced and not case.history and any(result[0] == "mismatch" for result in case.expected)
            for check in [check_case] + [check_case_alone] * alone:
                # A machine that is busy may stretch the case's times: three tries.
                for attempt in range(3):
                    try:
                        check(table, case)
                        break
                    except AssertionError as error:
                        print(f"    case {case.number}, try {attempt + 1}: {error}", flush=True)
                else:
                    failures.append(case.number)
    return failures


def test_plays_the_cases():
    cases = occupancy_cases.read(os.path.join(emulated.ROOT, "tests", "data", "boards", "occupancy_cases.txt"))
    assert len(cases) >= 20, len(cases)
    tables = 4
    with concurrent.futures.ThreadPoolExecutor(tables) as pool:
        failures = sum(pool.map(run_cases, [cases[i::tables] for i in range(tables)]), [])
    assert not failures, f"cases {failures}"
    print(f"    {len(cases)} cases")


def main():
    tests = {name[5:]: function for name, function in globals().items() if name.startswith("test_")}
    return emulated.run({name: tests[name] for name in sys.argv[3:] or tests}, STACK_ALLOWED[target])


if __name__ == "__main__":
    sys.exit(main())
