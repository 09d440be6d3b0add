# SPDX-License-Identifier: MIT
"""The host's end of the board link BL1 (docs/board-link.md) on a terminal, as bare as a test needs it."""
import os
import select
import time
import tty
import zlib


def crc16(text):
    """CRC-16/CCITT-FALSE."""
    crc = 0xFFFF
    for byte in text.encode("latin-1"):
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021) & 0xFFFF if crc & 0x8000 else crc << 1
    return crc


assert crc16("123456789") == 0x29B1


def line_of(body):
    return f"${body}*{crc16(body):04X}\n"


class Position:
    """A game's position, for moves that are known to be legal; only what the hash needs. No pins: an en passant square
    counts as soon as a pawn stands beside."""

    START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

    def __init__(self, fen=START):
        pieces, self.turn, self.castling, self.en_passant = fen.split()[:4]
        self.fen = fen
        self.men = {}
        for rank, row in zip("87654321", pieces.split("/")):
            file = 0
            for letter in row:
                if letter.isdigit():
                    file += int(letter)
                else:
                    self.men["abcdefgh"[file] + rank] = letter
                    file += 1

    def copy(self):
        other = Position(self.fen)
        other.men = dict(self.men)
        other.turn, other.castling, other.en_passant = self.turn, self.castling, self.en_passant
        return other

    def play(self, uci):
        start, end, promotion = uci[:2], uci[2:4], uci[4:]
        man = self.men.pop(start)
        if man in "Pp" and end == self.en_passant:
            del self.men[end[0] + start[1]]
        if man in "Kk" and start[0] == "e" and end[0] in "cg":
            rook = self.men.pop(("a" if end[0] == "c" else "h") + start[1])
            self.men[("d" if end[0] == "c" else "f") + start[1]] = rook
        self.men[end] = (promotion.upper() if man == "P" else promotion) or man
        for square, rights in (("e1", "KQ"), ("e8", "kq"), ("a1", "Q"), ("h1", "K"), ("a8", "q"), ("h8", "k")):
            if square in (start, end):
                for right in rights:
                    self.castling = self.castling.replace(right, "")
        self.castling = self.castling or "-"
        self.en_passant = "-"
        if man in "Pp" and abs(int(start[1]) - int(end[1])) == 2:
            beside = [chr(ord(end[0]) + step) + end[1] for step in (-1, 1)]
            if any(self.men.get(square) == ("p" if man == "P" else "P") for square in beside):
                self.en_passant = start[0] + str((int(start[1]) + int(end[1])) // 2)
        self.turn = "b" if self.turn == "w" else "w"
        return self

    def hash(self):
        rows = []
        for rank in "87654321":
            row = "".join(self.men.get(file + rank, ".") for file in "abcdefgh")
            for empty in range(8, 0, -1):
                row = row.replace("." * empty, str(empty))
            rows.append(row)
        fields = f"{'/'.join(rows)} {self.turn} {self.castling} {self.en_passant}"
        return f"{zlib.crc32(fields.encode()):08X}"

    def words(self):
        """The occupied squares as SN tells them."""
        return "".join(
            f"{sum(1 << 7 - i for i in range(8) if 'abcdefgh'[i] + rank in self.men):02X}" for rank in "87654321"
        )


assert Position().hash() == "C86D9B3C"
assert Position().play("e2e4").hash() == "A42CD812"
assert Position().play("e2e4").play("e7e5").play("g1f3").hash() == "3FCC8D8A"
assert Position().words() == "FFFF00000000FFFF"


class Host:
    """Reads and writes lines. Every line that comes must be a good one."""

    def __init__(self, port):
        self.file = os.open(port, os.O_RDWR | os.O_NOCTTY)
        tty.setraw(self.file)
        self.unread = b""
        self.lines = []  # bodies that have come and were not asked for yet
        self.bad = []
        self.aligned = False  # the first line may have begun before this end was open

    def close(self):
        os.close(self.file)

    def say(self, body):
        self.send(line_of(body).encode("latin-1"))

    def send(self, data):
        while data:
            readable, writable, _ = select.select([self.file], [self.file], [], 5)
            if readable:
                self.read()
            if writable:
                data = data[os.write(self.file, data[:64]) :]
            if not readable and not writable:
                raise TimeoutError("the board takes no bytes")

    def listen(self, seconds):
        """Takes what comes within a time."""
        end = time.monotonic() + seconds
        while True:
            left = end - time.monotonic()
            readable, _, _ = select.select([self.file], [], [], max(left, 0))
            if readable:
                self.read()
            elif left <= 0:
                return

    def read(self):
        self.unread += os.read(self.file, 4096)
        while b"\n" in self.unread:
            line, self.unread = self.unread.split(b"\n", 1)
            self.take(line.decode("latin-1"))

    def take(self, line):
        body = line[1:-5]
        if line + "\n" == line_of(body):
            self.lines.append(body)
        elif self.aligned:
            self.bad.append(line)
        self.aligned = True

    def heard(self, *names):
        """The lines of these names that have come, in order; they are taken out, other lines stay."""
        found = [body for body in self.lines if body.split(" ")[0] in names]
        self.lines = [body for body in self.lines if body.split(" ")[0] not in names]
        return found

    def expect(self, beginning, seconds=2.0):
        """Waits for a line that begins so, and returns it. Lines before it are dropped."""
        end = time.monotonic() + seconds
        while True:
            for index, body in enumerate(self.lines):
                if (body + " ").startswith(beginning + " ") or beginning == "":
                    del self.lines[: index + 1]
                    return body
            if time.monotonic() > end:
                raise AssertionError(f"no `{beginning}` within {seconds} s, but {len(self.lines)} lines, at last {self.lines[-8:]}")
            self.listen(0.01)

    def ask(self, body, answer, seconds=2.0):
        """Says and waits, and repeats each 300 ms, as a host does."""
        end = time.monotonic() + seconds
        while True:
            self.say(body)
            try:
                return self.expect(answer, 0.3)
            except AssertionError:
                if time.monotonic() > end:
                    raise
