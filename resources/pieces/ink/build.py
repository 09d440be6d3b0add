#!/usr/bin/env python3
"""Build the ink piece set of Qipan: twelve SVG files from one description.

    python3 build.py            writes wK.svg ... bP.svg next to this script
    python3 build.py DIR        writes them to DIR

The turned men are described by the right half of their profile, x counted from
the axis, and mirrored; the knight is drawn whole. Every line inside a man is a
cut: a stroke that tapers like one of a brush or a gouge. The path helpers are
those of the Staunton set beside this one. The output is SVG Tiny 1.2: paths with
plain attributes, nothing else. It is deterministic.
"""
import importlib.util
import math
import os
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
spec = importlib.util.spec_from_file_location(
    "staunton", os.path.join(HERE, "..", "staunton", "build.py"))
staunton = importlib.util.module_from_spec(spec)
spec.loader.exec_module(staunton)
emit, parse = staunton.emit, staunton.parse

OUTLINE = 12       # one outline weight for the whole set
CUT = 10           # how broad a cut begins
RIM = 4            # the paper's edge that black men keep on dark squares

THEMES = {
    "w": dict(fill="#fbf3e1", line="#1d1a17", cut="#1d1a17"),
    "b": dict(fill="#1d1a17", line="#1d1a17", cut="#f4ead5", rim="#f4ead5"),
}


def cut(d, head=CUT, belly=6):
    """The cubic 'M x y C ...' as a stroke that is head wide at its start, about
    belly wide in its middle and runs out in a point; head 0 makes the start a point, too."""
    (_, [p0]), (_, [p1, p2, p3]) = parse(d)

    def shifted(p, a, b, by):
        dx, dy = b[0] - a[0], b[1] - a[1]
        k = by / math.hypot(dx, dy)
        return p[0] - dy * k, p[1] + dx * k

    def edge(sign):
        return [shifted(p0, p0, p1, sign * head / 2),
                shifted(p1, p0, p2, sign * belly / 1.5),
                shifted(p2, p1, p3, sign * belly / 1.5)]

    left, right = edge(1), edge(-1)
    return emit([("M", left[:1]), ("C", left[1:] + [p3]), ("C", right[:0:-1] + right[:1])]) + "Z"


def across(left, y, right):
    """A level cut from the left side of a turned man to near its right one."""
    a, b = 128 - left, 128 + right
    third = (b - a) / 3
    return cut("M %s %s C %s %s %s %s %s %s" % (a, y, a + third, y, b - third, y, b, y))


def foot(w):
    """From the end of the body's flare down to the base line; w is its half width."""
    return "L %s 204 L %s 230 L 0 230" % (w - 3, w)


PAWN = ("M 0 84 C 19 84 35 99 35 118 C 35 131 28 141 18 147 C 19 176 34 198 57 204 "
        + foot(60))

ROOK = ("M 0 56 L 15 56 L 14 82 L 40 80 L 42 54 L 74 50 L 68 100 L 46 116 "
        "C 40 150 46 188 73 204 " + foot(76))

BISHOP_FOOT = "C 54 141 42 153 24 159 C 26 182 40 200 65 204 " + foot(68)
BISHOP = "M 0 28 C 6 58 54 84 54 121 " + BISHOP_FOOT
BISHOP_CUT = ("M 0 28 C 3 42 14 53 26 64 L 2 104 L 16 114 L 44 87 C 50 97 54 108 54 121 "
              + BISHOP_FOOT)

QUEEN = ("M 0 34 L 4 34 C 8 56 15 78 26 92 C 38 80 44 64 48 43 L 54 43 C 55 64 57 82 63 98 "
         "C 75 91 84 79 92 63 L 98 66 C 94 113 56 128 36 158 C 38 180 50 197 75 204 " + foot(78))

KING = ("M 0 24 L 13 24 L 11 41 L 36 38 L 36 60 L 11 57 L 11 98 C 26 84 44 82 58 84 "
        "C 76 88 84 98 80 112 C 74 132 48 142 36 162 C 38 182 52 200 77 204 " + foot(80))

KNIGHT = ("M 51 204 C 54 190 70 178 88 168 C 108 157 121 142 122 122 C 108 134 92 138 78 135 "
          "L 62 150 C 54 158 44 157 38 150 L 28 140 C 24 134 26 128 30 122 L 72 68 C 79 58 90 51 102 48 "
          "C 102 38 108 28 118 20 C 126 28 130 36 132 46 C 156 46 176 52 194 64 L 174 76 "
          "C 194 86 208 104 214 126 L 192 127 C 204 140 212 158 213 180 L 194 175 "
          "C 196 186 200 198 205 204 ")
KNIGHT_CUTS = [
    cut("M 79 91 C 87 80 98 77 109 82", 0, 13),             # eye
    cut("M 38 134 C 40 128 46 125 52 127", 0, 9),           # nostril
    cut("M 111 135 C 123 132 135 116 129 90", 0, 10),       # jaw
    cut("M 132 44 C 173 85 183 140 154 200"),               # mane
]


def men():
    """Each kind: its outline and its cuts, the one at the neck and the one at the foot."""
    yield "P", staunton.solid(PAWN), [across(23, 149, 12), across(62, 206, 38)]
    yield "R", staunton.solid(ROOK), [across(51, 118, 36), across(78, 206, 52)]
    yield "B", staunton.solid(BISHOP_CUT, BISHOP), [across(29, 161, 17), across(70, 206, 44)]
    yield "Q", staunton.solid(QUEEN), [across(41, 159, 26), across(80, 206, 54)]
    yield "K", staunton.solid(KING), [across(41, 163, 26), across(82, 206, 56)]
    yield "N", staunton.mounted(KNIGHT, foot(80)), KNIGHT_CUTS + [across(82, 206, 56)]


def draw(outline, cuts, colour):
    """The rim, the man in its outline, the cuts."""
    t = THEMES[colour]
    out = ['<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
           'viewBox="0 0 256 256">']
    if "rim" in t:
        out.append(staunton.stroke(outline, t["rim"], OUTLINE + 2 * RIM))
    out.append(staunton.stroke(outline, t["line"], OUTLINE, t["fill"]))
    out.append(staunton.fill("".join(cuts), t["cut"]))
    return "\n".join(out + ["</svg>", ""])


def main(argv):
    here = argv[1] if len(argv) > 1 else HERE
    for kind, outline, cuts in men():
        for colour in "wb":
            with open(os.path.join(here, colour + kind + ".svg"), "w",
                      encoding="utf-8", newline="\n") as f:
                f.write(draw(outline, cuts, colour))


if __name__ == "__main__":
    main(sys.argv)
