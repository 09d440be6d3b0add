# SPDX-License-Identifier: MIT
"""Reads the cases of tests/data/boards; the notation is told at the head of occupancy_cases.txt."""
import re


class Case:
    def __init__(self, number):
        self.number = number
        self.fen = None
        self.history = []
        self.announced = None
        self.events = []  # (milliseconds, "+" or "-" and the square)
        self.end = 0
        self.promotion = None
        self.expected = []  # ("move", "e2e4"), ("mismatch", missing, extra) ...


def results(words):
    found = []
    words = list(words)
    while words:
        what = words.pop(0)
        if what in ("move", "hostdone"):
            found.append((what, words.pop(0)))
        elif what == "takeback":
            found.append((what, int(words.pop(0))))
        elif what == "ask":
            about = words.pop(0)
            found.append((what, about, words.pop(0)) if about == "promo" else (what, about))
        elif what == "mismatch":
            squares = [set(filter(None, words.pop(0).split("=")[1].split(","))) for _ in range(2)]
            found.append((what, squares[0], squares[1]))
        elif what != "none":
            raise ValueError(f"{what} is no result")
    return found


def read(path):
    cases = []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            line = line.strip()
            if line.startswith("case "):
                cases.append(Case(line.split()[1]))
            elif line and not line.startswith("#"):
                key, value = re.fullmatch("([a-z]+): *(.*)", line).groups()
                case = cases[-1]
                if key == "fen":
                    case.fen = value
                elif key == "hist":
                    case.history = value.split()
                elif key == "host":
                    case.announced = value
                elif key == "promo":
                    case.promotion = value
                elif key == "ev":
                    for event in filter(None, (part.split() for part in value.split(";"))):
                        case.end = int(event[0])
                        if event[1] != ".":
                            case.events.append((int(event[0]), event[1]))
                elif key == "expect":
                    case.expected = results(value.split())
    return cases
