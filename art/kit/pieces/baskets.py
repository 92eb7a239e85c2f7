"""Baskets, boxes and bags."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, lathe, sweep
from ..stage import stage
from .piece import piece


@piece
def basket(cane: Material = 'rattan', radius=0.2, height=0.24, rows=22, stakes=42, flare=0.06, handles=True):
    """Woven in and out over upright stakes."""
    around = stakes * 4
    angle = np.linspace(0, 2 * np.pi, around, endpoint=False)
    rings = []
    for i in range(rows * 4 + 1):
        row, share = i // 4, i / (rows * 4)
        base = radius * (0.88 + flare * math.sin(share * 2.2) + 0.10 * share)
        weave = 0.006 * np.sin(angle * stakes / 2 + row * math.pi)
        swell = 0.004 * abs(math.sin(math.pi * (i % 4) / 4))
        r = base + weave + swell
        rings.append(np.stack([np.cos(angle) * r, np.sin(angle) * r, np.full(around, 0.006 + height * share)], 1))
    points = np.array(rings)
    coords = np.stack([np.broadcast_to(angle[None, :] * radius, points.shape[:2]), points[..., 2] * 3, points[..., 2] * 0], -1)
    grid(points[::-1], cane, close_v=True, coords=coords[::-1], order=AS_DRAWN, thickness=0.006)
    top = radius * (0.88 + flare * math.sin(2.2) + 0.10)
    sweep([(math.cos(t) * top, math.sin(t) * top, height + 0.006) for t in np.linspace(0, 2 * math.pi, 49)], 0.009, cane, steps=96, capped=False)
    lathe([(0, 0.008), (radius * 0.9, 0.008)], cane, exact=True, sides=48)
    if handles:
        for side in (-1, 1):
            sweep([(side * top, -0.06, height), (side * (top + 0.03), -0.03, height + 0.05), (side * (top + 0.03), 0.03, height + 0.05), (side * top, 0.06, height)], 0.008, cane, steps=24)
    return height


@piece
def card_box(card: Material = 'paper b08a5c', width=0.4, depth=0.32, height=0.3, open=True, tape=True):
    dice = stage.dice
    for side in (-1, 1):
        box((width, 0.005, height), (0, side * depth / 2, height / 2), card, bevel=0.001)
        box((0.005, depth, height), (side * width / 2, 0, height / 2), card, bevel=0.001)
    box((width, depth, 0.005), (0, 0, 0.003), card, bevel=0)
    if open:
        for side in (-1, 1):
            lean = dice.uniform(25, 60)
            box((width, 0.005, depth * 0.45), (0, side * (depth / 2 + math.sin(math.radians(lean)) * depth * 0.225), height + math.cos(math.radians(lean)) * depth * 0.225), card, (-side * lean, 0, 0), bevel=0.001)
            lean = dice.uniform(30, 70)
            box((0.005, depth, width * 0.3), (side * (width / 2 + math.sin(math.radians(lean)) * width * 0.15), 0, height + math.cos(math.radians(lean)) * width * 0.15), card, (0, side * lean, 0), bevel=0.001)
        return 0.01
    box((width, depth, 0.005), (0, 0, height), card, bevel=0.001)
    if tape:
        box((width + 0.001, 0.05, 0.0012), (0, 0, height + 0.003), material('plain c9a86a rough=.3'), bevel=0)
        box((0.0012, 0.05, 0.07), (-width / 2 - 0.003, 0, height - 0.03), material('plain c9a86a rough=.3'), bevel=0)
    return height + 0.004


@piece
def oval_box(wood: Material = 'cherry', width=0.24, depth=0.16, height=0.1):
    """The Shaker box: bent sides with swallow-tail fingers."""
    angle = np.linspace(0, 2 * np.pi, 72, endpoint=False)

    def loop(scale, z):
        return np.stack([np.cos(angle) * width / 2 * scale, np.sin(angle) * depth / 2 * scale, np.full(72, z)], 1)

    lid = height * 0.68
    for a, b, scale in ((0.0, lid, 0.975), (lid, height, 1.0)):
        rows = [loop(0.001, a), loop(scale - 0.01, a), loop(scale, a + 0.002), loop(scale, b - 0.002), loop(scale - 0.012, b), loop(0.001, b)]
        grid(np.array(rows)[::-1], wood, close_v=True, order=AS_DRAWN, sharp=40)
    tack = material('copper')
    for k in range(3):
        z = lid * (0.2 + 0.3 * k)
        for j in range(2):
            a = -math.pi / 2 + 0.12 + j * 0.2
            lathe([(0, 0), (0.003, 0), (0, 0.0012)], tack, (math.cos(a) * width / 2 * 0.976, math.sin(a) * depth / 2 * 0.976, z), (90, 0, 0), sides=10)
    return height


@piece
def suitcase(cover: Material = 'plain 9c3a2e rough=.55 bump=.1', trim: Material = 'leather 6b4226', width=0.6, depth=0.42, height=0.17, open=True):
    box((width, depth, height), (0, 0, height / 2), cover, bevel=0.025, segments=4)
    if open:
        box((width - 0.03, depth - 0.03, 0.01), (0, 0, height - 0.002), material('fabric d9cdb4'), bevel=0.004)
        box((width, 0.09, depth * 0.98), (0, depth / 2 + 0.085, height + depth * 0.46), cover, (-14, 0, 0), bevel=0.025, segments=4)
        box((width - 0.03, 0.01, depth * 0.92), (0, depth / 2 + 0.034, height + depth * 0.475), material('fabric d9cdb4'), (-14, 0, 0), bevel=0.004)
    for x in (-0.2, 0.2):
        box((0.03, 0.01, 0.035), (x, -depth / 2 - 0.003, height - 0.04), material('brass'), bevel=0.003)
    sweep([(-0.06, -depth / 2, height * 0.5), (-0.05, -depth / 2 - 0.03, height * 0.5), (0.05, -depth / 2 - 0.03, height * 0.5), (0.06, -depth / 2, height * 0.5)], 0.009, trim, steps=24)
    return height


@piece
def bucket(cover: Material = 'tarnished 9a9c9c 6f7273', radius=0.14, height=0.24, water: Material = None):
    lathe([(0, 0.004), (radius * 0.74, 0.004), (radius, height), (radius + 0.006, height + 0.004), (radius - 0.004, height + 0.002), (radius * 0.72, 0.012), (0, 0.012)], cover, exact=True, sharp=35, sides=64)
    for z in (0.3, 0.62):
        r = radius * (0.74 + 0.26 * z)
        sweep([(math.cos(t) * r, math.sin(t) * r, height * z) for t in np.linspace(0, 2 * math.pi, 33)], 0.003, cover, steps=64, capped=False, sides=6)
    if water:
        lathe([(0, height * 0.72), (radius * 0.925, height * 0.72)], water, exact=True, sides=56)
    sweep([(-radius, 0, height - 0.01), (-radius * 1.02, -radius * 0.5, height * 0.6), (0, -radius * 1.1, height * 0.42), (radius * 1.02, -radius * 0.5, height * 0.6), (radius, 0, height - 0.01)], 0.003, material('steel'), steps=40, sides=8)
    return height


@piece
def basin(enamel: Material = 'plain eae6dc rough=.15', radius=0.2, height=0.1, water: Material = 'glass dfe8e6', rim='2f4a63'):
    lathe([(0, 0), (radius * 0.62, 0), (radius * 0.9, height * 0.6), (radius, height), (radius * 0.97, height), (radius * 0.87, height * 0.6), (radius * 0.6, 0.006), (0, 0.006)], enamel, sides=72, steps=60)
    sweep([(math.cos(t) * radius * 0.987, math.sin(t) * radius * 0.987, height) for t in np.linspace(0, 2 * math.pi, 49)], 0.004, material(f'plain {rim} rough=.2'), steps=96, capped=False, sides=8)
    if water:
        lathe([(0, height * 0.66), (radius * 0.9, height * 0.66)], water, exact=True, sides=64)
    return 0.0
