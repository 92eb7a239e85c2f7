"""Chests of other times and places."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, lathe
from ..stage import at, stage
from .parts import bar_pull, knob
from .piece import piece
from .storage import chest_of_drawers


@piece
def trunk(cover: Material = 'old_pine', metal: Material = 'black', width=0.9, depth=0.46, height=0.44, strap: Material = None, lid=0.0):
    """A blanket chest; lid in degrees open."""
    box((width, depth, height - 0.07), (0, 0, (height - 0.07) / 2), cover, bevel=0.005)
    box((width + 0.02, depth + 0.02, 0.06), (0, 0, 0.03), cover, bevel=0.005)
    with at(0, depth / 2, height - 0.07, 0, 1, (-lid, 0)):
        box((width + 0.025, depth + 0.025, 0.05), (0, -depth / 2, 0.026), cover, bevel=0.008)
    box((0.05, 0.006, 0.07), (0, -depth / 2 - 0.003, height - 0.09), metal, bevel=0.002)
    for side in (-1, 1):
        box((0.03, 0.02, 0.03), (side * (width / 2 + 0.01), 0, height * 0.6), metal, bevel=0.004)
        if strap:
            box((0.04, depth + 0.012, height - 0.04), (side * width * 0.3, 0, height / 2 - 0.02), strap, bevel=0.002)
    return height


@piece
def bureau(cover: Material = 'mahogany rough=.25', hide: Material = 'leather 5a2222', width=0.95, depth=0.48, laptop_on=True):
    """A fall-front desk, open: drawers below, pigeonholes above."""
    chest_of_drawers(cover=cover, width=width, depth=depth, height=0.74, rows=3, split_top=False, pulls='knob', feet='plinth')
    base = 0.762
    box((width, depth - 0.02, 0.02), (0, 0, base + 0.01), cover)
    for side in (-1, 1):
        box((0.02, depth * 0.55, 0.34), (side * (width / 2 - 0.01), depth * 0.22, base + 0.17), cover, bevel=0.003)
    box((width, depth * 0.5, 0.02), (0, depth * 0.24, base + 0.345), cover, bevel=0.005)
    box((width - 0.03, 0.01, 0.33), (0, depth / 2 - 0.01, base + 0.175), cover, bevel=0)
    box((width - 0.04, 0.36, 0.02), (0, -depth / 2 - 0.16, base + 0.012), cover, bevel=0.004)
    box((width - 0.12, 0.28, 0.002), (0, -depth / 2 - 0.16, base + 0.0235), hide, bevel=0)
    for k in range(7):
        box((0.008, depth * 0.42, 0.15), (-width / 2 + 0.02 + (width - 0.04) * k / 6, depth * 0.24, base + 0.255), cover, bevel=0.001)
    box((width - 0.04, depth * 0.42, 0.008), (0, depth * 0.24, base + 0.18), cover, bevel=0.001)
    for side in (-1, 1):
        for k in range(2):
            box((0.26, 0.012, 0.065), (side * 0.29, depth * 0.06, base + 0.055 + 0.078 * k), cover, bevel=0.003)
            knob((side * 0.29, depth * 0.06 - 0.006, base + 0.055 + 0.078 * k), size=0.7)
    dice = stage.dice
    for k in (0, 1, 3, 4):
        x = -width / 2 + 0.02 + (width - 0.04) * (k + 0.5) / 6
        for j in range(4):
            box((0.09, 0.004, 0.105), (x, depth * 0.14 + j * 0.01, base + 0.24), material(f"paper {dice.choice(('e9e0cc', 'd9c9a6', 'efe9dc', 'c9d0d0'))}"), (dice.uniform(-8, 2), 0, 0), bevel=0)
    return base + 0.024


@piece
def campaign_half(cover: Material = 'teak rough=.35', width=0.95, depth=0.46, height=0.46, rows=2):
    """Half of a campaign chest: flush brass corners and handles."""
    brass = material('brass')
    box((width, depth, height), (0, 0, height / 2), cover, bevel=0.002)
    each = height / rows
    for r in range(rows):
        box((width - 0.05, 0.006, each - 0.03), (0, -depth / 2 - 0.001, each * (r + 0.5)), cover, bevel=0.0015)
        for x in (-width * 0.27, width * 0.27):
            box((0.10, 0.004, 0.045), (x, -depth / 2 - 0.004, each * (r + 0.5)), brass, bevel=0.001)
            box((0.07, 0.006, 0.022), (x, -depth / 2 - 0.0055, each * (r + 0.5) - 0.003), material('tarnished b88d4a 5a4526'), bevel=0.002)
        box((0.022, 0.004, 0.03), (0, -depth / 2 - 0.004, each * (r + 0.72)), brass, bevel=0.004)
    for sx in (-1, 1):
        for z in (0.03, height - 0.03):
            box((0.06, 0.004, 0.06), (sx * (width / 2 - 0.03), -depth / 2 - 0.0005, z), brass, bevel=0.0005)
            box((0.004, 0.06, 0.06), (sx * (width / 2 + 0.0005), -depth / 2 + 0.03, z), brass, bevel=0.0005)
    return height


@piece
def bandaji(cover: Material = 'wood 5a3216 8f5526 b87a3e rough=.35', iron: Material = 'plain 1b1a19 rough=.55 metal=.5', width=0.86, depth=0.42, height=0.62):
    """A Korean chest whose upper front opens down, with forged fittings."""
    lift = 0.09
    box((width, depth, height - lift), (0, 0, lift + (height - lift) / 2), cover, bevel=0.004)
    box((width + 0.012, depth + 0.012, 0.022), (0, 0, height - 0.011), cover, bevel=0.003)
    for s in (-1, 1):
        box((0.08, depth, lift), (s * (width / 2 - 0.07), 0, lift / 2), cover, bevel=0.004)
    box((width * 0.5, depth - 0.1, 0.02), (0, 0, lift + 0.005), cover)
    y = -depth / 2 - 0.002
    box((width, 0.0015, 0.003), (0, y + 0.0018, lift + (height - lift) * 0.5), material('black'), bevel=0)
    for x in (-0.36, -0.12, 0.12, 0.36):
        box((0.045, 0.005, 0.16), (x * width, y, lift + (height - lift) * 0.5), iron, bevel=0.012, segments=3)
        for z in (-0.06, -0.02, 0.02, 0.06):
            lathe([(0, 0.004), (0.005, 0.002), (0.006, 0)], iron, (x * width, y - 0.002, lift + (height - lift) * 0.5 + z), (90, 0, 0), sides=14)
    box((0.11, 0.005, 0.11), (0, y, height - 0.10), iron, bevel=0.02, segments=3)
    box((0.05, 0.012, 0.016), (0, y - 0.006, height - 0.10), material('tarnished b88d4a 5a4526'), bevel=0.004)
    for sx in (-1, 1):
        for z in (lift + 0.03, height - 0.045):
            box((0.07, 0.004, 0.05), (sx * (width / 2 - 0.035), y, z), iron, bevel=0.003)
            box((0.004, 0.07, 0.05), (sx * (width / 2 + 0.001), -depth / 2 + 0.035, z), iron, bevel=0.003)
        box((0.10, 0.004, 0.03), (sx * width * 0.25, y, lift + 0.12), iron, bevel=0.01)
        bar_pull((sx * width * 0.25, y - 0.002, lift + 0.12), iron, 0.09)
    return height


@piece
def painted_chest(cover: Material = 'painted 3f6f6f worn=.2 under=b98a55', petal='a8382b', width=1.05, depth=0.52, height=0.5):
    """A domed folk chest with flowers in panels and iron straps."""
    box((width, depth, height - 0.1), (0, 0, (height - 0.1) / 2 + 0.03), cover, bevel=0.004)
    turn = np.linspace(0, np.pi, 24)
    dome = [np.stack([np.full(24, x), np.cos(turn) * (depth / 2 + 0.01), height - 0.07 + np.sin(turn) * 0.13], 1) for x in np.linspace(-width / 2 - 0.01, width / 2 + 0.01, 6)]
    grid(np.array(dome)[::-1], cover, order=AS_DRAWN)
    for side in (-1, 1):
        edge = dome[0 if side < 0 else -1]
        fan = np.stack([edge, np.broadcast_to(np.array([side * (width / 2 + 0.01), 0, height - 0.07]), edge.shape)])
        grid(fan if side > 0 else fan[::-1], cover, order=AS_DRAWN)
    iron = material('plain 1f1d1b rough=.7')
    for x in (-0.34, 0.34):
        strip = [np.stack([np.full(24, x * width + dx), np.cos(turn) * (depth / 2 + 0.014), height - 0.07 + np.sin(turn) * 0.134], 1) for dx in (-0.018, 0.018)]
        grid(np.array(strip)[::-1], iron, order=AS_DRAWN, thickness=0.004)
        box((0.036, 0.005, height - 0.12), (x * width, -depth / 2 - 0.002, (height - 0.1) / 2 + 0.03), iron, bevel=0.001)
    box((0.10, 0.006, 0.13), (0, -depth / 2 - 0.003, height - 0.14), iron, bevel=0.02, segments=3)
    y = -depth / 2 - 0.0015
    red, white, green = material(f'painted {petal} worn=.25 under=3f6f6f'), material('painted e9e0c8 worn=.25 under=3f6f6f'), material('painted 7d8f4a worn=.2 under=3f6f6f')
    for x, z in ((-0.42, 0.24), (0.0, 0.19), (0.42, 0.24), (-0.18, 0.26), (0.18, 0.26)):
        big = 1.0 if abs(x) != 0.18 else 0.75
        for k in range(8):
            a = k * math.pi / 4
            lathe([(0, 0.001), (0.022 * big, 0.0008), (0.023 * big, 0)], red if k % 2 else white, (x * width + math.cos(a) * 0.04 * big, y, z + math.sin(a) * 0.04 * big), (90, 0, 0), sides=20)
        lathe([(0, 0.002), (0.018 * big, 0.0016), (0.019 * big, 0)], material('painted d9a93a'), (x * width, y, z), (90, 0, 0), sides=20)
        for side in (-1, 1):
            box((0.07 * big, 0.001, 0.018 * big), (x * width + side * 0.065 * big, y, z - 0.075 * big), green, (0, side * 30, 0), bevel=0.0004)
    return height - 0.07
