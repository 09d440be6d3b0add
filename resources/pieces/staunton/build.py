#!/usr/bin/env python3
"""Build the Staunton piece set of Qipan: twelve SVG files from one description.

    python3 build.py            writes wK.svg ... bP.svg next to this script
    python3 build.py DIR        writes them to DIR

The turned men (pawn, rook, bishop, queen, king) are described by the right half
of their profile, x counted from the axis; the script mirrors it. The knight is
drawn whole. Both colours take the same outline. The output is SVG Tiny 1.2:
paths with plain attributes, nothing else. It is deterministic.
"""
import os
import re
import sys

AXIS = 128.0
OUTLINE = 9        # one outline weight for the whole set
INNER = 6.5        # one weight for the lines inside

THEMES = {
    "w": dict(fill="#f8f0df", tone="#e2d0ae", line="#2b2622", inner="#2b2622"),
    "b": dict(fill="#35302c", tone="#4c4640", line="#171412", inner="#e9dfcb"),
}

# ---------------------------------------------------------------- path helpers


def num(v):
    s = "%.1f" % v
    s = s[:-2] if s.endswith(".0") else s
    return "0" if s == "-0" else s


def parse(d):
    """'M 0 1 L 2 3 C ...' -> [(letter, [(x, y), ...]), ...], absolute only."""
    out = []
    for letter, body in re.findall(r"([MLCZ])([^MLCZ]*)", d):
        n = [float(v) for v in re.findall(r"-?\d+(?:\.\d+)?", body)]
        pts = list(zip(n[0::2], n[1::2]))
        step = {"M": 1, "L": 1, "C": 3, "Z": 1}[letter]
        if not pts:
            out.append((letter, []))
        for i in range(0, len(pts), step):
            out.append((letter, pts[i:i + step]))
    return out


def emit(segs):
    """Path data, rounded, without zero-length lines or repeated letters."""
    out, prev, at = [], "", None
    for letter, pts in segs:
        if letter == "L" and pts[-1] == at:
            continue
        at = pts[-1] if pts else None
        body = " ".join("%s %s" % (num(x), num(y)) for x, y in pts)
        out.append((" " if letter == prev and body else letter) + body)
        prev = letter
    return "".join(out)


def moved(segs, fx):
    return [(c, [(fx(x), y) for x, y in pts]) for c, pts in segs]


def reverse(segs):
    """The same curve walked backwards, without its opening M."""
    ends = [pts[-1] for _, pts in segs]
    out = []
    for i in range(len(segs) - 1, 0, -1):
        letter, pts = segs[i]
        if letter == "L":
            out.append(("L", [ends[i - 1]]))
        else:
            out.append(("C", [pts[1], pts[0], ends[i - 1]]))
    return out


def solid(half, left=None):
    """A closed outline from the right half of a profile, mirrored (or another left)."""
    right = moved(parse(half), lambda x: AXIS + x)
    left = moved(parse(left or half), lambda x: AXIS - x)
    return emit(right + [("L", [left[-1][1][-1]])] + reverse(left)) + "Z"


def mounted(figure, half_foot):
    """A closed outline: a figure (open, its ends at the flare) set on a foot."""
    fig = parse(figure)
    (x0, y0), (x1, y1) = fig[0][1][0], fig[-1][1][-1]
    right = moved(parse("M %s %s " % (num(x1 - AXIS), num(y1)) + half_foot),
                  lambda x: AXIS + x)
    left = moved(parse("M %s %s " % (num(AXIS - x0), num(y0)) + half_foot),
                 lambda x: AXIS - x)
    return emit(fig + right[1:] + reverse(left)) + "Z"


def side(half, sign, k, top):
    """The shaded (sign 1) or lit (sign -1) side of a turned solid, from y = top down."""
    segs = parse(half)
    while segs[0][1][-1][1] < top:
        segs = [("M", segs[1][1][-1:])] + segs[2:]
    outer = moved(segs, lambda x: AXIS + sign * x)
    inner = moved(segs, lambda x: AXIS + sign * x * k)
    return emit(outer + [("L", [inner[-1][1][-1]])] + reverse(inner)) + "Z"


def rule(half_width, y, sag=0):
    """A line across the solid, symmetric, hanging by sag in the middle."""
    a, b = AXIS - half_width, AXIS + half_width
    if not sag:
        return "M%s %sL%s %s" % (num(a), num(y), num(b), num(y))
    q = half_width * 0.45
    return "M%s %sC%s %s %s %s %s %s" % tuple(
        num(v) for v in (a, y, AXIS - q, y + sag, AXIS + q, y + sag, b, y))


# ------------------------------------------------------------ the shared parts


def foot(w):
    """The double-ring foot: flare's end, upper ring, plinth; w is its half width."""
    r = w - 15
    return ("L {a} 194 C {b} 196 {b} 209 {c} 210 "
            "L {d} 210 C {e} 211 {w} 215 {w} 221 L {w} 227 "
            "C {w} 230 {f} 231.5 {g} 231.5 L 0 231.5").format(
        a=r - 3, b=r + 4, c=r + 1, d=w - 10, e=w - 4, w=w, f=w - 2, g=w - 5)


def foot_lines(w):
    return [rule(w - 20, 194.5), rule(w - 14, 210)]


# ------------------------------------------------------------------- the men

PAWN = ("M 0 75.5 C 21 75.5 37 91 37 110 C 37 120 32 129 24 135 "
        "L 38 136 C 48 138 48 150 38 152 L 23 154 C 23 172 31 186 48 194 " + foot(69))

ROOK = ("M 0 57 L 15 57 L 15 76 L 38 76 L 38 57 L 68 57 L 66 90 "
        "C 65 98 58 101 50 106 L 44 112 C 44 140 48 166 54 180 "
        "C 56 186 59 191 62 194 " + foot(80))
ROOK_TONE = "M 50 57 L 68 57 L 66 90 L 36 90 Z"

MITRE_FOOT = ("C 55 125 49 132 40 137 "
              "L 48 138 C 58 140 58 153 48 155 L 28 158 C 28 174 40 188 56 194 " + foot(76))
BISHOP = "M 0 46 L 8 50 L 11 60 C 38 72 55 93 55 114 " + MITRE_FOOT
BISHOP_CUT = ("M 0 46 L 8 50 L 11 60 C 18 63 26 68 32 73 L 14 97 C 9 104 20 113 26 106 "
              "L 44.5 84 C 51 93 55 103 55 114 " + MITRE_FOOT)

QUEEN = ("M 0 40 L 20 88 L 48 50 L 54 90 L 87 62 C 82 92 70 112 54 132 "
         "L 58 133 C 67 135 67 149 57 151 L 32 155 C 33 172 46 188 62 194 " + foot(82))
QUEEN_TONE = "M 87 62 C 82 92 70 112 54 132 L 26 132 C 40 122 48 106 54 90 Z"

KING = ("M 0 70 L 15 70 C 22 71 28 74 31 79 C 55 72 76 84 73 104 C 71 117 58 125 52 132 "
        "L 57 133 C 66 135 66 149 56 151 L 34 155 C 35 172 50 188 66 194 " + foot(86))
KING_TONE = "M 40 77 C 60 74 76 86 73 104 C 71 117 58 125 52 132 L 26 132 C 52 114 57 94 40 77 Z"

# The knight, whole, from the left end of the foot's flare to the right one.
MANE = ("C 142 38 156 44 164 56 C 176 58 186 70 187 84 C 198 90 204 106 198 119 "
        "C 206 130 206 147 198 160 C 199 172 194 184 190 194 ")
NOSE = ("C 36 142 32 133 35 122 C 37 113 45 107 51 96 C 58 84 62 74 69 64 "
        "C 76 54 86 47 97 43 ")
KNIGHT = ("M 66 194 C 64 182 71 173 88 164 C 106 155 120 146 121.5 127 "
          "C 112 135 100 136 92 134.5 C 88 145 80 154 67 154 C 58 154 51 151 48 145 "
          + NOSE + "C 96 33 100 24 107 16 C 117 22 125 31 129 42 " + MANE)
KNIGHT_TONE = {
    "w": ("M 107 16 C 117 22 125 31 129 42 " + MANE + "L 150 194 C 174 160 166 98 126 62 "
          "C 114 50 109 36 107 16 Z M 121.5 127 C 120 146 106 155 92 162 C 118 160 136 142 126 112 Z"),
    "b": ("M 48 145 " + NOSE + "L 103 50 C 80 62 76 94 64 112 C 54 124 54 134 48 145 Z "
          "M 66 194 C 64 182 71 173 88 164 C 81 174 82 185 86 194 Z"),
}
KNIGHT_LINES = [
    "M 121.5 127 C 128 117 128 107 124 97",
    "M 164 56 C 161 67 153 75 142 79",
    "M 187 84 C 183 97 174 105 161 109",
    "M 198 119 C 194 131 185 139 172 142",
    "M 198 160 C 194 167 187 172 177 174",
    "M 48 144.5 L 67 139",
]
KNIGHT_MARKS = ["M 78 81.5 C 83 70 95 67.5 104 74 C 100 84.5 88 87.5 78 81.5 Z",
                "M 45 124 C 46 117 54 115 56 121 C 55 127 48 129 45 124 Z"]


def disc(x, y, r):
    """A circle as a path, so that every part is drawn alike."""
    k = r * 0.5523
    return emit(parse(
        "M {0} {3} C {4} {3} {1} {5} {1} {y} C {1} {6} {4} {7} {0} {7} "
        "C {8} {7} {2} {6} {2} {y} C {2} {5} {8} {3} {0} {3} Z".format(
            x, x + r, x - r, y - r, x + k, y - k, y + k, y + r, x - k, y=y)))


CROSS = ("M 0 9.5 L 14.5 9.5 C 13 16 11 20 9 24 C 17 23 24 21 32 18.5 L 32 49.5 "
         "C 24 47 17 45 9 44 L 13 72 L 0 72")


def turned(half, lines, top=0, facet="", left=None, k=0.5):
    """A turned solid; its tone is a crescent below height top, plus a facet above."""
    tone = {}
    for colour, sign in (("w", 1), ("b", -1)):
        tone[colour] = side(left or half, sign, k, top)
        if facet:
            tone[colour] += emit(moved(parse(facet), lambda x: AXIS + sign * x))
    return dict(d=solid(half, left), lines=lines, tone=tone)


def men():
    """Each kind with its parts, from back to front."""
    yield "P", [turned(PAWN, [rule(24, 136), rule(27, 153)] + foot_lines(69))]
    yield "R", [turned(ROOK, [rule(64, 90), rule(44, 111)] + foot_lines(80), 90, ROOK_TONE)]
    yield "B", [turned(BISHOP_CUT, [rule(42, 138), rule(38, 156)] + foot_lines(76),
                       left=BISHOP),
                dict(d=disc(128, 37, 13))]
    yield "Q", [turned(QUEEN, [rule(66, 108, 9), rule(53, 132.5), rule(46, 152.5)]
                       + foot_lines(82), 132, QUEEN_TONE)] + [
        dict(d=disc(128 + x, y, 12)) for x, y in
        ((-87, 57), (-49, 42), (0, 33), (49, 42), (87, 57))]
    yield "K", [turned(CROSS, []),
                turned(KING, [rule(70, 108, 8), rule(51, 132.5), rule(46, 152.5)]
                       + foot_lines(86), 132, KING_TONE)]
    base = "M 62 194 " + foot(80)
    yield "N", [dict(d=mounted(KNIGHT, foot(80)), marks=KNIGHT_MARKS,
                     lines=KNIGHT_LINES + foot_lines(80),
                     tone={"w": clean(KNIGHT_TONE["w"]) + side(base, 1, 0.5, 0),
                           "b": clean(KNIGHT_TONE["b"]) + side(base, -1, 0.5, 0)})]


def clean(d):
    return emit(parse(d))


def fill(d, colour):
    return '<path fill="%s" d="%s"/>' % (colour, d)


def stroke(d, colour, width, paint="none"):
    return ('<path fill="%s" stroke="%s" stroke-width="%s" stroke-linecap="round" '
            'stroke-linejoin="round" d="%s"/>' % (paint, colour, num(width), d))


def draw(parts, colour):
    """Fill, tone, marks and inner lines, and the outline over them."""
    t = THEMES[colour]
    out = ['<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
           'viewBox="0 0 256 256">']
    for p in parts:
        if "tone" not in p:
            out.append(stroke(p["d"], t["line"], OUTLINE, t["fill"]))
            continue
        out.append(fill(p["d"], t["fill"]))
        out.append(fill(p["tone"][colour], t["tone"]))
        if p.get("marks"):
            out.append(fill("".join(clean(d) for d in p["marks"]), t["inner"]))
        if p["lines"]:
            out.append(stroke("".join(clean(d) for d in p["lines"]), t["inner"], INNER))
        out.append(stroke(p["d"], t["line"], OUTLINE))
    return "\n".join(out + ["</svg>", ""])


def main(argv):
    here = argv[1] if len(argv) > 1 else os.path.dirname(os.path.abspath(__file__))
    for kind, parts in men():
        for colour in "wb":
            with open(os.path.join(here, colour + kind + ".svg"), "w",
                      encoding="utf-8", newline="\n") as f:
                f.write(draw(parts, colour))


if __name__ == "__main__":
    main(sys.argv)
