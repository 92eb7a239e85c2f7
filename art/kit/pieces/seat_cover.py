"""A cushion's cover from near: its zip, its care label, cloth marked out to be cut."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, sweep
from ..shapes.lettering import lettering
from ..stage import at
from .piece import piece


def gape(x, start, wide, length):
    """Half the opening of a zip at a place along it: closed before `start`, a lens after it."""
    share = np.clip((x - start) / length, 0, 1)
    return wide * np.sin(np.pi * share ** 0.85) ** 0.9 * (share > 0)


@piece
def zipped_cover(cloth: Material = 'fabric 5f7a86 a3b4b8 melange=.8 scale=1.6', tape: Material = 'fabric 3f525b weave=0', teeth: Material = 'brass rough=.3', filling: Material = 'plain ece4cf rough=1 bump=.7 fineness=700',
                 half=0.46, depth=0.3, start=-0.02, wide=0.045, length=0.36, pitch=0.0027):
    """A cushion lying, its zip along x and half undone, the filling in sight; the slider is at `start`."""
    def rise(y):
        return -0.9 * y * y - 3.2 * np.maximum(np.abs(y) - 0.17, 0) ** 2

    xs = np.linspace(-half, half, 140)
    mouth = gape(xs, start, wide, length)
    across = np.linspace(0, 1, 30) ** 1.3
    for side in (-1, 1):
        rows, under = [], []
        for x, open_ in zip(xs, mouth):
            y = open_ + 0.0075 + (depth - open_ - 0.0075) * across
            lip = 0.011 * min(1.0, open_ / 0.02) * np.exp(-(y - open_) / 0.03)
            fold = 0.0022 * np.sin(x * 55 + side) * np.exp(-(y - open_) / 0.05) + 0.0018 * np.sin(x * 23 + y * 40 + side * 2)
            rows.append(np.stack([np.full(30, x), side * y, rise(y) + lip + fold], 1))
            strip = open_ + 0.0018 + np.linspace(0, 1, 6) * 0.0075
            under.append(np.stack([np.full(6, x), side * strip, rise(strip) + 0.011 * min(1.0, open_ / 0.02) * np.linspace(0.75, 1, 6) - 0.0012], 1))
        points, band = np.array(rows), np.array(under)
        grid(points if side > 0 else points[:, ::-1], cloth, order=AS_DRAWN, thickness=0.0014, subdivisions=1)
        grid(band if side > 0 else band[:, ::-1], tape, order=AS_DRAWN, thickness=0.0008)
        # The seam that holds the tape, and the teeth on its edge.
        seam = [(x, side * (o + 0.0125), float(rise(o + 0.0125)) + 0.011 * min(1.0, o / 0.02) * math.exp(-0.0125 / 0.03) + 0.0022 * math.sin(x * 55 + side) * math.exp(-0.0125 / 0.05) + 0.0018 * math.sin(x * 23 + (o + 0.0125) * 40 + side * 2) + 0.002) for x, o in zip(xs, mouth)]
        stitch_line(seam, material('fabric c9d2d2 weave=0'))
        at_x = -half + (0.0 if side > 0 else pitch / 2)
        while at_x < half:
            o = float(gape(np.array(at_x), start, wide, length))
            slope = float(gape(np.array(at_x + 0.001), start, wide, length)) - o
            box((0.0013, 0.0042, 0.0018), (at_x, side * (o + 0.0007), float(rise(o)) + 0.011 * min(1.0, o / 0.02) * 0.75 - 0.0002), teeth, (0, 0, side * math.degrees(math.atan(slope / 0.001))), bevel=0.0004)
            at_x += pitch
    slider(start - 0.004, 0.0018, teeth)
    inside = np.array([[(x, y, -0.012 - 0.9 * y * y + 0.004 * math.sin(x * 21)) for y in np.linspace(-0.14, 0.14, 20)] for x in np.linspace(-half, half, 40)])
    grid(inside, filling, order=AS_DRAWN)
    return 0.0


def stitch_line(line, thread, every=4):
    """Stitches along a line, one from every few points to the next."""
    fine = [np.array(p) for p in line]
    for k in range(len(fine) - 1):
        a, b = fine[k], fine[k + 1]
        sweep([a + (b - a) * 0.12, (a + b) / 2 + (0, 0, 0.0003), a + (b - a) * 0.72], 0.00055, thread, steps=5, sides=6)


def slider(x, z, metal):
    """The zip's runner with its pull laid back."""
    box((0.011, 0.0095, 0.0028), (x, 0, z + 0.0012), metal, bevel=0.0013, segments=3)
    box((0.007, 0.003, 0.002), (x, 0, z + 0.0034), metal, bevel=0.0008)
    ring = [(x - 0.004 + 0.0045 * math.cos(t), 0.0032 * math.sin(t), z + 0.0042) for t in np.linspace(0, 2 * math.pi, 25)]
    sweep(ring, 0.0007, metal, steps=40, capped=False, sides=8)
    with at(x - 0.019, -0.001, z + 0.0022, 8, 1, (0, 5)):
        box((0.026, 0.0075, 0.0013), (0, 0, 0), metal, bevel=0.0012, segments=3)


@piece
def care_label(tape: Material = 'fabric f6f4ee melange=.1 scale=3', ink: Material = 'plain 16181c rough=.8', width=0.095, height=0.034, curve=0.016):
    """A tape with four care symbols: a tub at 30, no bleach, no drum, a cool iron; it arches over what is under it, its left end is sewn in."""
    def lift(x):
        return curve * math.sin(x / width * math.pi * 0.9)

    def stroke(middle, points, wide=0.0005):
        sweep([(middle + x, y, lift(middle + x) + 0.0004) for x, y in points], wide, ink, other=0.00014, exact=True, sides=6)

    grid(np.array([[(x, y, lift(x)) for y in (-height / 2, height / 2)] for x in np.linspace(0, width, 40)]), tape, order=AS_DRAWN, thickness=0.0006)
    s = height * 0.235
    tub, bleach, drum, iron = (width * share for share in (0.17, 0.4, 0.63, 0.86))
    stroke(tub, [(-s, s * 0.75), (-s * 0.78, -s * 0.8), (s * 0.78, -s * 0.8), (s, s * 0.75)])
    stroke(tub, [(-s * 0.95 + s * 1.9 * t, s * 0.42 + s * 0.12 * math.sin(t * 19)) for t in np.linspace(0, 1, 40)])
    lettering('30', s * 0.95, ink, (tub, -s * 0.25, lift(tub) + 0.0005), (0, -math.degrees(math.atan((lift(tub + 0.001) - lift(tub)) / 0.001)), 0), weight=0.012)
    stroke(bleach, [(0, s * 0.9), (-s, -s * 0.8), (s, -s * 0.8), (0, s * 0.9)])
    stroke(drum, [(-s * 0.85, -s * 0.85), (s * 0.85, -s * 0.85), (s * 0.85, s * 0.85), (-s * 0.85, s * 0.85), (-s * 0.85, -s * 0.85)])
    stroke(drum, [(s * 0.72 * math.cos(t), s * 0.72 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 40)])
    for middle in (bleach, drum):
        for sign in (-1, 1):
            stroke(middle, [(-s * 1.05 + s * 2.1 * t, sign * (s - s * 2 * t)) for t in np.linspace(0, 1, 12)])
    stroke(iron, [(-s * 1.1, -s * 0.65), (s, -s * 0.65), (s * 0.72, s * 0.6), (-s * 0.3, s * 0.6)])
    stroke(iron, [(-s * 1.1, -s * 0.65), (-s * 0.85, -s * 0.1), (-s * 0.3, s * 0.05), (s * 0.82, s * 0.05)])
    stroke(iron, [(0.0007 * math.cos(t), -s * 0.3 + 0.0007 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 12)])
    return None


@piece
def marked_cloth(cloth: Material = 'stripe e4dcc6 7d8f7a pitch=.024 share=.55', chalk: Material = 'plain f7f4ec rough=1', width=1.4, length=2.6, side=0.48, rows=3, columns=2, strip=0.08, wave=0.003):
    """A length of cloth spread out, marked in chalk: `columns` squares side by side, row after row, then strips across."""
    xs, ys = np.linspace(-width / 2, width / 2, 90), np.linspace(-length / 2, length / 2, 160)

    def height(x, y):
        return 0.004 + wave + wave * (0.5 * math.sin(x * 5.1 + y * 2.3) + 0.5 * math.sin(y * 7.7 - x * 3.1)) + 0.0015 * math.exp(-((y - 0.18) / 0.012) ** 2)

    points = np.array([[(x, y, height(x, y)) for y in ys] for x in xs])
    grid(points, cloth, order=AS_DRAWN, offset=False, thickness=0.0012)

    def line(a, b):
        count = max(12, int(math.dist(a, b) / 0.015))
        path = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in np.linspace(0, 1, count)]
        sweep([(x + 0.0006 * math.sin(y * 90), y + 0.0006 * math.sin(x * 70), height(x, y) + 0.0012) for x, y in path], 0.0024, chalk, other=0.0003, exact=True, sides=6)

    left, low = -width / 2 + 0.006, -length / 2 + 0.05
    for r in range(rows + 1):
        line((left, low + side * r), (left + side * columns, low + side * r))
    for c in range(columns + 1):
        line((left + side * c, low), (left + side * c, low + side * rows))
    top = low + side * rows
    for k in range(1, 5):
        line((left, top + strip * k), (width / 2 - 0.006, top + strip * k))
    return 0.006
