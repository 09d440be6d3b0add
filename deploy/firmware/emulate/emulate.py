#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""emulate.py [--port LINK] [--control SOCKET] [--dtr-reset] stm32f1 IMAGE.elf
   emulate.py [--port LINK] [--control SOCKET] [--dtr-reset] atmega328p IMAGE.elf --simulator simavr_board

Runs a board's firmware in an emulator, at the pace of real time, with its serial line on a pseudo-terminal. The first
line printed is that terminal's name. LINK is made a symbolic link to it. The men stand in the start position. Then
commands are read, a line each, from standard input and from whoever connects to the unix socket SOCKET; each is answered
with a line.

    +e4 -e2 ...        men put down and taken away, now            ok
    =FFFF00000000FFFF  all men at once: rank 8 first, bit 7 = file a    ok
    key 3 down|up      a key                                       ok
    wait 500           milliseconds                                ok
    lamps              64 letters as in the message LD; one that went on and off within 1.2 s is a capital
    sound              on or off
    reset              the reset button; the contacts stay          ok
    figures            what the emulator knows of memory and time
    quit               ends; so does the end of standard input, unless there is a SOCKET

--dtr-reset: the board restarts when a program opens the terminal, as an Arduino does.
As on a real line, what the board sends while nobody has the terminal open is lost, and bytes for the board take the time
that they take at 115200 baud.
"""
import argparse
import json
import os
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import tty

BYTES_A_SECOND = 11520
BLINK_WINDOW_S = 1.2


class Emulator:
    """One emulated board. Subclasses start the emulator; two sockets lead there: the serial line, and the wires."""

    def __init__(self, dtr_reset=False):
        self.lock = threading.RLock()
        self.dtr_reset = dtr_reset
        self.occupied = 0xFFFF00000000FFFF  # bit 0 = a1; the start position
        self.keys = 0
        self.pictures = [(time.monotonic(), "." * 64)]
        self.buzzer = "off"
        self.answers = []  # lines from the wires that answer a question
        self.answered = threading.Condition(self.lock)
        self.directory = tempfile.mkdtemp(prefix="qipan-board-")
        self.link, link_end = socket.socketpair()
        self.wires, wires_end = socket.socketpair()
        self.process = self.start(link_end, wires_end)
        link_end.close()
        wires_end.close()
        self.terminal, other_side = os.openpty()
        tty.setraw(other_side)
        self.port = os.ttyname(other_side)
        os.close(other_side)  # so that the terminal tells whether anybody has it open
        os.set_blocking(self.terminal, False)
        self.link.setblocking(False)
        self.running = True
        self.threads = [threading.Thread(target=work, daemon=True) for work in (self.carry_link, self.read_wires)]
        for thread in self.threads:
            thread.start()
        self.send_contacts()

    # ---- the serial line

    def somebody_listens(self):
        poller = select.poll()
        poller.register(self.terminal, 0)
        return not any(event & select.POLLHUP for _, event in poller.poll(0))

    def carry_link(self):
        """Between the terminal and the emulator's UART."""
        to_board = b""
        listened = False
        credit, counted_at = 0.0, time.monotonic()
        while self.running:
            poller = select.poll()
            poller.register(self.link, select.POLLIN)
            listens = self.somebody_listens()
            if listens and len(to_board) < 256:
                poller.register(self.terminal, select.POLLIN)
            ready = poller.poll(1 if to_board else 5)
            if listens and not listened and self.dtr_reset:
                self.reset()
            listened = listens
            for descriptor, event in ready:
                if descriptor == self.link.fileno():
                    try:
                        data = self.link.recv(4096)
                    except OSError:
                        data = b""
                    if not data:
                        self.running = False
                        return
                    if listens:
                        try:
                            os.write(self.terminal, data)
                        except OSError:
                            pass  # full, or just closed: lost, as on a line without flow control
                elif event & select.POLLIN:
                    try:
                        to_board += os.read(self.terminal, 256)
                    except OSError:
                        pass
            now = time.monotonic()
            credit = min(credit + (now - counted_at) * BYTES_A_SECOND, 64.0)
            counted_at = now
            if to_board and credit >= 1:
                try:
                    sent = self.link.send(to_board[: int(credit)])
                    to_board = to_board[sent:]
                    credit -= sent
                except OSError:
                    pass

    # ---- the wires

    def send_contacts(self):
        with self.lock:
            words = ""
            for rank in range(7, -1, -1):
                byte = self.occupied >> 8 * rank & 0xFF
                words += f"{int(f'{byte:08b}'[::-1], 2):02X}"
            self.wires.sendall(f"{words} {self.keys:02X}\n".encode())

    def read_wires(self):
        with self.wires.makefile("r", encoding="ascii", errors="replace") as lines:
            for line in lines:
                line = line.rstrip("\n")
                with self.lock:
                    if re.fullmatch("L[.a-zA-Z]{64}", line):
                        self.pictures.append((time.monotonic(), line[1:]))
                        while len(self.pictures) > 1 and self.pictures[1][0] < time.monotonic() - BLINK_WINDOW_S:
                            self.pictures.pop(0)
                    elif line.startswith("B"):
                        self.buzzer = "on" if line == "B1" else "off"
                    elif line == "?":
                        self.send_contacts()
                    else:
                        self.answers.append(line)
                        self.answered.notify_all()

    def ask(self, question, letter):
        """Sends a line down the wires and waits for the answer that begins with letter."""
        with self.lock:
            self.answers.clear()
            self.wires.sendall(f"{question}\n".encode())
            self.answered.wait_for(lambda: any(line.startswith(letter) for line in self.answers), timeout=5)
            return next((line[2:] for line in self.answers if line.startswith(letter)), "no answer")

    # ---- what can be done to the board

    def set_square(self, name, occupied):
        bit = 1 << (ord(name[0]) - ord("a") + 8 * (ord(name[1]) - ord("1")))
        with self.lock:
            self.occupied = self.occupied | bit if occupied else self.occupied & ~bit
            self.send_contacts()

    def set_all(self, words):
        """16 hexadecimal digits as in the message SN."""
        with self.lock:
            self.occupied = 0
            for index, byte in enumerate(bytes.fromhex(words)):
                self.occupied |= int(f"{byte:08b}"[::-1], 2) << 8 * (7 - index)
            self.send_contacts()

    def set_key(self, key, down):
        with self.lock:
            self.keys = self.keys | 1 << key if down else self.keys & ~(1 << key)
            self.send_contacts()

    def lamps(self):
        """As in the message LD. What went on and off, or off and on, within 1.2 s blinks."""
        with self.lock:
            begin = time.monotonic() - BLINK_WINDOW_S
            while len(self.pictures) > 1 and self.pictures[1][0] < begin:
                self.pictures.pop(0)
            seen = [picture for _, picture in self.pictures]
        letters = ""
        for square in range(64):
            colors = [picture[square] for picture in seen]
            changes = sum(a != b for a, b in zip(colors, colors[1:]))
            lit = [color for color in colors if color != "."]
            letters += lit[-1].upper() if changes > 1 and lit else colors[-1]
        return letters

    def stop(self):
        self.running = False
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=5)
        for thread in self.threads:
            thread.join(timeout=2)
        self.link.close()
        self.wires.close()
        os.close(self.terminal)
        shutil.rmtree(self.directory, ignore_errors=True)

    def obey(self, line):
        """Does one command; returns the answer."""
        words = line.split()
        if not words:
            return ""
        if all(re.fullmatch("[+-][a-h][1-8]", word) for word in words):
            for word in words:
                self.set_square(word[1:], word[0] == "+")
        elif re.fullmatch("=[0-9A-F]{16}", line.strip()):
            self.set_all(line.strip()[1:])
        elif len(words) == 3 and words[0] == "key" and words[1] in "01234567" and words[2] in ("down", "up"):
            self.set_key(int(words[1]), words[2] == "down")
        elif len(words) == 2 and words[0] == "wait" and words[1].isdigit():
            time.sleep(int(words[1]) / 1000)
        elif words == ["lamps"]:
            return self.lamps()
        elif words == ["sound"]:
            return self.buzzer
        elif words == ["reset"]:
            self.reset()
        elif words == ["figures"]:
            return self.figures()
        else:
            return f"error: {line.strip()}: no such command"
        return "ok"


class Stm32f1(Emulator):
    """QEMU's stm32vldiscovery: USART1 is the line, USART2 the wires (stm32f1/emulated.c)."""

    def __init__(self, image, dtr_reset=False):
        self.image = image
        super().__init__(dtr_reset)

    def start(self, link_end, wires_end):
        monitor, monitor_end = socket.socketpair()
        process = subprocess.Popen(
            ["qemu-system-arm", "-M", "stm32vldiscovery", "-nodefaults", "-display", "none", "-kernel", self.image]
            + ["-chardev", f"socket,id=link,fd={link_end.fileno()}", "-serial", "chardev:link"]
            + ["-chardev", f"socket,id=wires,fd={wires_end.fileno()}", "-serial", "chardev:wires"]
            + ["-chardev", f"socket,id=monitor,fd={monitor_end.fileno()}", "-mon", "chardev=monitor,mode=control"],
            stdin=subprocess.DEVNULL,
            pass_fds=[end.fileno() for end in (link_end, wires_end, monitor_end)],
        )
        monitor_end.close()
        self.monitor = monitor.makefile("rw", encoding="utf-8")
        self.monitor.readline()  # the greeting
        self.command("qmp_capabilities")
        return process

    def command(self, name, **arguments):
        with self.lock:
            self.monitor.write(json.dumps({"execute": name, "arguments": arguments}) + "\n")
            self.monitor.flush()
            while True:
                answer = json.loads(self.monitor.readline())
                if "event" not in answer:
                    return answer

    def reset(self):
        self.command("system_reset")

    def figures(self):
        """The stack was painted by stm32f1/startup.c, from the end of the variables up."""
        symbols = {}
        for line in subprocess.run(["arm-none-eabi-nm", self.image], capture_output=True, text=True, check=True).stdout.splitlines():
            address, _, name = line.split()
            symbols[name] = int(address, 16)
        bottom, top = symbols["stack_bottom"], symbols["stack_top"]
        file = os.path.join(self.directory, "stack")
        self.command("pmemsave", val=bottom, size=top - bottom, filename=file)
        with open(file, "rb") as memory:
            words = memory.read()
        free = 0
        while words[free : free + 4] == bytes.fromhex("AC57FE5A"):
            free += 4
        return f"ram={bottom - 0x20000000} stack={top - bottom - free}"

    def stop(self):
        try:
            self.command("quit")
            self.process.wait(timeout=5)
        except (OSError, ValueError, subprocess.TimeoutExpired):
            pass  # it has ended before
        super().stop()
        self.monitor.close()


class Atmega328p(Emulator):
    """simavr, by simavr_board: an Arduino Uno with the matrix on its pins."""

    def __init__(self, image, simulator, dtr_reset=False):
        self.image, self.simulator = image, simulator
        super().__init__(dtr_reset)

    def start(self, link_end, wires_end):
        return subprocess.Popen(
            [self.simulator, self.image, str(link_end.fileno()), str(wires_end.fileno())],
            stdin=subprocess.DEVNULL,
            pass_fds=[link_end.fileno(), wires_end.fileno()],
        )

    def reset(self):
        with self.lock:
            self.wires.sendall(b"reset\n")

    def figures(self):
        return self.ask("figures", "F")


class Commands:
    """Reads commands from standard input and, if it is given, from a unix socket."""

    def __init__(self, board, socket_path):
        self.board = board
        self.ended = threading.Event()
        self.path = socket_path
        if socket_path:
            self.listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            self.listener.bind(socket_path)
            self.listener.listen()
            threading.Thread(target=self.accept, daemon=True).start()
        threading.Thread(target=self.read_standard_input, daemon=True).start()

    def read(self, lines, output):
        for line in lines:
            if line.strip() == "quit":
                self.ended.set()
                return
            print(self.board.obey(line), file=output, flush=True)

    def read_standard_input(self):
        self.read(sys.stdin, sys.stdout)
        if not self.path:
            self.ended.set()

    def accept(self):
        while True:
            connection, _ = self.listener.accept()
            threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection):
        with connection, connection.makefile("r", encoding="utf-8") as lines:
            with connection.makefile("w", encoding="utf-8") as output:
                try:
                    self.read(lines, output)
                except OSError:
                    pass  # the caller did not wait for the answer


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", metavar="LINK")
    parser.add_argument("--control", metavar="SOCKET")
    parser.add_argument("--dtr-reset", action="store_true")
    parser.add_argument("--simulator", metavar="PROGRAM")
    parser.add_argument("machine", choices=["stm32f1", "atmega328p"])
    parser.add_argument("image")
    options = parser.parse_args()
    if options.machine == "stm32f1":
        board = Stm32f1(options.image, options.dtr_reset)
    else:
        if not options.simulator:
            parser.error("atmega328p needs --simulator")
        board = Atmega328p(options.image, options.simulator, options.dtr_reset)
    for path in (options.port, options.control):
        if path and os.path.lexists(path):
            os.unlink(path)
    if options.port:
        os.symlink(board.port, options.port)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        print(board.port, flush=True)
        commands = Commands(board, options.control)
        while board.running and not commands.ended.wait(0.2):
            pass
        return 0 if commands.ended.is_set() else 1
    finally:
        board.stop()
        for path in (options.port, options.control):
            if path and os.path.lexists(path):
                os.unlink(path)


if __name__ == "__main__":
    sys.exit(main())
