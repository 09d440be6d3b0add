#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""perft.py POSITIONS STOCKFISH: writes perft.txt to standard output.

The counts to depth 3 are Stockfish's. The counts for rules without en passant, and without castling, come from the
plain generator below, which must agree with Stockfish when no rule is left out. Needed only to make the file anew.
"""
import subprocess
import sys

KNIGHT = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
ROOK = [(0, 1), (1, 0), (0, -1), (-1, 0)]
BISHOP = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
SLIDES = {"r": ROOK, "b": BISHOP, "q": ROOK + BISHOP}
CASTLINGS = {"K": (4, 6, 7, 5), "Q": (4, 2, 0, 3), "k": (60, 62, 63, 61), "q": (60, 58, 56, 59)}
CORNERS = {0: "Q", 7: "K", 56: "q", 63: "k", 4: "KQ", 60: "kq"}


def parse(fen):
    fields = fen.split()
    board = []
    for rank in reversed(fields[0].split("/")):
        for c in rank:
            board += [""] * int(c) if c.isdigit() else [c]
    target = None if fields[3] == "-" else ord(fields[3][0]) - 97 + 8 * (int(fields[3][1]) - 1)
    return board, fields[1] == "w", set(fields[2]) - {"-"}, target


def steps(square, directions):
    for df, dr in directions:
        file, rank = square % 8 + df, square // 8 + dr
        if 0 <= file < 8 and 0 <= rank < 8:
            yield file + 8 * rank


def lines(square, directions):
    for df, dr in directions:
        line, file, rank = [], square % 8 + df, square // 8 + dr
        while 0 <= file < 8 and 0 <= rank < 8:
            line.append(file + 8 * rank)
            file, rank = file + df, rank + dr
        yield line


def attacked(board, square, white):
    """Whether a man of that side attacks the square."""
    def is_man(at, types):
        return board[at] != "" and board[at].isupper() == white and board[at].lower() in types
    if any(is_man(at, "n") for at in steps(square, KNIGHT)):
        return True
    if any(is_man(at, "k") for at in steps(square, ROOK + BISHOP)):
        return True
    down = -1 if white else 1
    if any(is_man(at, "p") for at in steps(square, [(-1, down), (1, down)])):
        return True
    for directions, types in ((ROOK, "rq"), (BISHOP, "bq")):
        for line in lines(square, directions):
            at = next((s for s in line if board[s]), None)
            if at is not None and is_man(at, types):
                return True
    return False


def successors(position, en_passant, castling):
    board, white, rights, target = position
    for start, man in enumerate(board):
        if not man or man.isupper() != white:
            continue
        kind = man.lower()
        def free(at):
            return not board[at] or board[at].isupper() != white
        ends = []  # (square, square whose man vanishes too, rook's move, next en passant target)
        if kind == "p":
            up = 8 if white else -8
            if not board[start + up]:
                ends.append((start + up, None, None, None))
                if start // 8 == (1 if white else 6) and not board[start + 2 * up]:
                    ends.append((start + 2 * up, None, None, start + up))
            for at in steps(start, [(-1, up // 8), (1, up // 8)]):
                if board[at] and free(at):
                    ends.append((at, None, None, None))
                elif en_passant and at == target:
                    ends.append((at, at - up, None, None))
        elif kind in SLIDES:
            for line in lines(start, SLIDES[kind]):
                for at in line:
                    if free(at):
                        ends.append((at, None, None, None))
                    if board[at]:
                        break
        else:
            ends += [(at, None, None, None) for at in steps(start, KNIGHT if kind == "n" else ROOK + BISHOP) if free(at)]
            for right in rights if kind == "k" and castling else ():
                king, to, rook, rook_to = CASTLINGS[right]
                between = range(min(king, rook) + 1, max(king, rook))
                if king == start and not any(board[at] for at in between) and not any(
                        attacked(board, at, not white) for at in (king, rook_to, to)):
                    ends.append((to, None, (rook, rook_to), None))
        for end, vanishing, rook, next_target in ends:
            last = kind == "p" and end // 8 in (0, 7)
            for promoted in "nbrq" if last else (kind,):
                after = list(board)
                after[start], after[end] = "", promoted.upper() if white else promoted
                if vanishing is not None:
                    after[vanishing] = ""
                if rook:
                    after[rook[1]], after[rook[0]] = after[rook[0]], ""
                king = after.index("K" if white else "k")
                if not attacked(after, king, not white):
                    yield (after, not white, rights - set(CORNERS.get(start, "")) - set(CORNERS.get(end, "")), next_target)


def perft(position, depth, **rules):
    if depth == 0:
        return 1
    return sum(perft(after, depth - 1, **rules) for after in successors(position, **rules))


def stockfish_counts(program, fen):
    commands = f"position fen {fen}\n" + "".join(f"go perft {depth}\n" for depth in (1, 2, 3)) + "quit\n"
    output = subprocess.run([program], input=commands, capture_output=True, text=True, check=True).stdout
    return [int(line.split()[-1]) for line in output.splitlines() if line.startswith("Nodes searched")]


def main():
    print("# Depth 1, 2, 3 by Stockfish 15.1, go perft; depth 3 without en passant, without castling, without both by perft.py; FEN")
    for fen in open(sys.argv[1], encoding="ascii").read().splitlines():
        counts = stockfish_counts(sys.argv[2], fen)
        position = parse(fen)
        assert counts[2] == perft(position, 3, en_passant=True, castling=True), fen
        print(*counts, perft(position, 3, en_passant=False, castling=True),
              perft(position, 3, en_passant=True, castling=False),
              perft(position, 3, en_passant=False, castling=False), fen, flush=True)


main()
