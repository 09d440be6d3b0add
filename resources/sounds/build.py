#!/usr/bin/env python3
"""Build the sounds of Qipan: five WAV files from one description.

    python3 build.py            writes move.wav ... low_time.wav next to this script
    python3 build.py DIR        writes them to DIR

A knock is what is left of a blow on wood: a few modes of the board, each a sine
that dies away at its own pace, and a burst of noise for the touch itself. A tone
is a tuned bar of wood or metal: the same, with the modes of a bar and no noise.
Times are in milliseconds, frequencies in hertz. The output is deterministic.
"""
import math
import os
import random
import struct
import sys
import wave

RATE = 44100      # samples a second; mono, 16 bit
LOUDNESS = -21.5  # dB of full scale, as loudness() counts; the same for every file
HIGHEST = -6.0    # dB of full scale; no sample lies above it
FADE_IN = 0.4
FADE_OUT = 25

# ---------------------------------------------------------------- the material

# Modes: frequency, time to fall by 60 dB, strength.
BOARD = [(238, 150, 0.65), (412, 120, 1.0), (655, 85, 0.85), (985, 60, 0.6), (1460, 40, 0.36), (2140, 24, 0.16)]
BLOCK = [(1040, 95, 1.0), (1560, 60, 0.38), (2450, 30, 0.12)]
# The same with frequency and time as factors of the note's.
WOODEN_BAR = [(1, 1, 1.0), (3.93, 0.35, 0.22), (9.4, 0.12, 0.05)]
BELL = [(0.5, 0.7, 0.15), (1, 1, 1.0), (2.0, 0.6, 0.28), (3.01, 0.35, 0.1)]


def samples(milliseconds):
    return int(round(milliseconds * RATE / 1000))


def rise(milliseconds, span):
    """0 to 1 within the span, without a corner."""
    return 0.5 - 0.5 * math.cos(math.pi * min(1.0, milliseconds / span)) if span > 0 else 1.0


def touch(seed, dark, bright, span):
    """Noise between two frequencies that dies away within the span."""
    noise = random.Random(seed)
    low = high = 0.0
    lower, upper = (1 - math.exp(-2 * math.pi * f / RATE) for f in (dark, bright))
    out = []
    for i in range(samples(span)):
        high += upper * (noise.uniform(-1, 1) - high)
        low += lower * (high - low)
        out.append((high - low) * math.exp(-5 * i / samples(span)))
    return out


def ring(modes, length, attack):
    """Damped sines, softened at the start by the felt or the mallet."""
    out = [0.0] * samples(length)
    for frequency, fall, strength in modes:
        turn = 2 * math.pi * frequency / RATE
        decay = math.log(1000) / samples(fall)
        for i in range(len(out)):
            out[i] += strength * math.exp(-decay * i) * math.sin(turn * i)
    return [rise(1000 * i / RATE, attack) * v for i, v in enumerate(out)]


def knock(length, modes=BOARD, pitch=1.0, attack=1.2, noise=0.5, bright=2600, seed=1):
    """A small attack, much noise and a bright one make it hard."""
    out = ring([(f * pitch, fall, s) for f, fall, s in modes], length, attack)
    for i, v in enumerate(touch(seed, 350, bright, min(18, length))):
        out[i] += noise * rise(1000 * i / RATE, attack / 2) * v
    return out


def tone(note, fall, length, partials=WOODEN_BAR, attack=2.5):
    return ring([(note * f, fall * t, s) for f, t, s in partials], length, attack)


# ---------------------------------------------------------------- the sounds


def mix(length, *parts):
    """Adds (start, strength, samples); what does not fit is cut off."""
    out = [0.0] * samples(length)
    for start, strength, part in parts:
        for i, v in enumerate(part, samples(start)):
            if i < len(out):
                out[i] += strength * v
    return out


SOUNDS = {
    # One felted man set down.
    "move": lambda: mix(170, (0, 1, knock(170))),
    # The taken man is tapped, then the taker is set down, harder.
    "capture": lambda: mix(
        260,
        (0, 0.75, knock(170, pitch=1.22, attack=0.8, noise=0.5, bright=3400, seed=2)),
        (82, 1, knock(178, pitch=0.97, attack=0.7, noise=0.6, bright=3600, seed=3))),
    # A man set down, and a small bell that it wakes.
    "check": lambda: mix(
        520,
        (0, 1, knock(170, pitch=1.04, attack=0.9, noise=0.6, seed=4)),
        (14, 0.42, tone(880, 640, 506, BELL, attack=9))),
    # Three falling notes on wooden bars: D5, A4, D4.
    "end": lambda: mix(
        600,
        (0, 0.8, tone(587.33, 520, 600)),
        (140, 0.85, tone(440.00, 560, 460)),
        (280, 1, tone(293.66, 520, 320))),
    # Two ticks of a clock in the next room.
    "low_time": lambda: mix(
        250,
        (0, 1, knock(95, modes=BLOCK, attack=2.5, noise=0.2, seed=5)),
        (155, 0.85, knock(95, modes=BLOCK, pitch=0.94, attack=2.5, noise=0.2, seed=6))),
}


def loudness(wave_form):
    """Of the loudest 50 ms, in dB of full scale; low notes count less, as they do for the ear."""
    share = 1 - math.exp(-2 * math.pi * 400 / RATE)
    low, heard = 0.0, []
    for v in wave_form:
        low += share * (v - low)
        heard.append((v - low) ** 2)
    span = samples(50)
    energy = best = sum(heard[:span])
    for old, new in zip(heard, heard[span:]):
        energy += new - old
        best = max(best, energy)
    return 10 * math.log10(best / span)


def finish(wave_form):
    """Fades both ends to silence, takes the mean out and brings the whole to LOUDNESS."""
    count = len(wave_form)
    window = [min(rise(1000 * i / RATE, FADE_IN), rise(1000 * (count - 1 - i) / RATE, FADE_OUT)) for i in range(count)]
    faded = [v * w for v, w in zip(wave_form, window)]
    offset = sum(faded) / sum(window)
    level = [v - offset * w for v, w in zip(faded, window)]
    scale = 10 ** ((LOUDNESS - loudness(level)) / 20)
    return [scale * v for v in level]


def save(path, wave_form):
    values = [int(round(32767 * v)) for v in wave_form]
    with wave.open(path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack("<%dh" % len(values), *values))


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
    os.makedirs(folder, exist_ok=True)
    for name, make in SOUNDS.items():
        wave_form = finish(make())
        peak = 20 * math.log10(max(abs(v) for v in wave_form))
        if peak > HIGHEST:
            sys.exit("%s: its peak of %.1f dB is above %.1f dB" % (name, peak, HIGHEST))
        save(os.path.join(folder, name + ".wav"), wave_form)
        print("%-8s %3d ms, peak %5.1f dB" % (name, 1000 * len(wave_form) // RATE, peak))


if __name__ == "__main__":
    main()
