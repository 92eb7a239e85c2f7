"""Fittings of a small kitchen of the 1920s."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, lathe, rod, sweep
from ..shapes.lettering import lettering
from ..stage import at
from .piece import piece

WIDE, HIGH, DEEP = 0.15, 0.095, 0.2


def scoop_body(metal, word):
    """A drawer of sheet metal, its front at y = 0, its floor turned up to a spout at the back; a loop to hold it by."""
    box((WIDE, 0.0016, HIGH), (0, 0, HIGH / 2), metal, bevel=0.0006)
    for side in (-1, 1):
        outline = np.array([[(side * (WIDE / 2 - 0.006), y, z) for z in np.linspace(low, high, 3)] for y, low, high in
                            ((0.001, 0.003, HIGH - 0.004), (DEEP * 0.6, 0.003, HIGH - 0.012), (DEEP * 0.86, 0.014, HIGH - 0.03), (DEEP, 0.04, HIGH - 0.045))])
        grid(outline, metal, order=AS_DRAWN, thickness=0.0012)
    half = WIDE / 2 - 0.006
    floor = np.array([[(x, y, z) for x in np.linspace(-half, half, 5)] for y, z in ((0.001, 0.003), (DEEP * 0.6, 0.003), (DEEP * 0.8, 0.01), (DEEP * 0.92, 0.026), (DEEP, 0.042))])
    grid(floor, metal, order=AS_DRAWN, thickness=0.0012)
    loop = [(0, -0.001, HIGH * 0.34), (0, -0.026, HIGH * 0.36), (0, -0.034, HIGH * 0.2), (0, -0.028, HIGH * 0.06), (0, -0.001, HIGH * 0.04)]
    sweep(loop, 0.009, metal, other=0.0022, steps=40, sides=14, up=(0, 0.3, 1))
    if word:
        box((0.085, 0.0008, 0.026), (0, -0.001, HIGH * 0.72), material('plain e9e4d4 rough=.4'), bevel=0.0002)
        lettering(word, 0.0165, material('plain 23201c rough=.8'), (0, -0.0017, HIGH * 0.72), (90, 0, 0))


@piece
def scoop(metal: Material = 'plain a9abaa rough=.32 metal=.95 spread=.02', word='REIS'):
    """One scoop out of its block."""
    scoop_body(metal, word)
    return None


@piece
def scoop_block(words=('REIS', 'ZUCKER', 'LINSEN', 'MEHL'), rows=3, frame: Material = 'painted 46656c rough=.4', metal: Material = 'plain a9abaa rough=.32 metal=.95 spread=.02', missing=()):
    """Rows of scoops in a block on the wall behind; `missing` are the numbers of those that are out."""
    columns = math.ceil(len(words) / rows)
    wide, tall = columns * (WIDE + 0.022) + 0.022, rows * (HIGH + 0.024) + 0.024
    depth, dark = 0.24, material('plain 14181a rough=.9')
    box((wide, 0.01, tall), (0, -0.006, tall / 2), dark, bevel=0)
    for i in range(columns + 1):
        box((0.018, depth, tall), (-wide / 2 + 0.009 + i * (wide - 0.018) / columns, -depth / 2 - 0.012, tall / 2), frame, bevel=0.002)
    for j in range(rows + 1):
        z = 0.009 + j * (tall - 0.018) / rows
        for i in range(columns):
            x = -wide / 2 + 0.009 + (i + 0.5) * (wide - 0.018) / columns
            box(((wide - 0.018) / columns - 0.018, depth - 0.004, 0.018), (x, -depth / 2 - 0.012, z), frame, bevel=0.001)
    for k, word in enumerate(words):
        if k in missing:
            continue
        i, j = k % columns, rows - 1 - k // columns
        with at(-wide / 2 + 0.009 + (i + 0.5) * (wide - 0.018) / columns, -depth - 0.004, 0.021 + j * (tall - 0.018) / rows):
            scoop_body(metal, word)
    return tall


@piece
def plate_rack(wood: Material = 'beech rough=.5 scale=2', clay: Material = 'ceramic efe9dc rough=.2', width=0.7, count=9, missing=(3,)):
    """An open rack on the wall behind, plates upright between its sticks."""
    for side in (-1, 1):
        box((0.02, 0.25, 0.3), (side * width / 2, -0.125, 0.15), wood, bevel=0.003)
    for y, z in ((-0.235, 0.03), (-0.02, 0.03), (-0.235, 0.26)):
        rod((-width / 2, y, z), (width / 2, y, z), 0.008, 0.008, wood)
    pitch = width / (count + 1)
    for k in range(count):
        x = -width / 2 + pitch * (k + 1)
        rod((x - pitch / 2, -0.235, 0.03), (x - pitch / 2, -0.235, 0.26), 0.0045, 0.0045, wood, sides=10)
        rod((x - pitch / 2, -0.235, 0.03), (x - pitch / 2, -0.02, 0.03), 0.0045, 0.0045, wood, sides=10)
        if k not in missing:
            with at(x, -0.128, 0.155, 0, 1, (0, 84)):
                lathe([(0, 0.006), (0.07, 0.006), (0.078, 0.01), (0.12, 0.02), (0.121, 0.017), (0.08, 0.006), (0.07, 0.0), (0, 0.0)], clay, exact=True, sharp=50, sides=64)
    return 0.3
