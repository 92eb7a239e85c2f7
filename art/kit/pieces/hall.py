"""Hooks and what hangs or stands in a hall."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.cushion import cushion
from ..shapes.grid import AS_DRAWN, grid, lathe, rod, sweep
from ..shapes.mesh import subdivide
from ..stage import at
from .piece import piece


@piece
def hooks(board: Material = 'ash', metal: Material = 'black', width=0.8, count=4):
    box((width, 0.02, 0.09), (0, -0.01, 0), board, bevel=0.004)
    for k in range(count):
        x = -width / 2 + width * (k + 0.5) / count
        sweep([(x, -0.02, 0.02), (x, -0.05, 0.0), (x, -0.075, 0.01), (x, -0.08, 0.035)], 0.006, metal, steps=20, up=(1, 0, 0))
        lathe([(0, -0.009), (0.009, 0), (0, 0.009)], metal, (x, -0.08, 0.038), sides=16, steps=12)
    return None


@piece
def coat(cloth: Material = 'fabric c9a227', width=0.46, length=0.95, seed=1):
    """A coat on a hook: a body in folds, sleeves, a collar."""
    angle = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    rows = []
    for t in np.linspace(0, 1, 30):
        shoulder = min(1, 0.22 + 3.4 * t) ** 0.7
        wide, deep = width / 2 * shoulder * (0.80 + 0.26 * t), 0.03 + 0.05 * min(1, t * 3)
        fold = 1 + (0.16 * t) * np.sin(angle * 7 + seed + 1.2 * np.sin(t * 4)) + 0.05 * np.sin(angle * 3 + seed)
        rows.append(np.stack([np.cos(angle) * wide * fold, -0.08 + np.sin(angle) * deep * fold, np.full(72, -0.02 - length * t)], 1))
    subdivide(grid(np.array(rows), cloth, close_v=True, order=AS_DRAWN), 1)
    for s in (-1, 1):
        sweep([(s * 0.09, -0.09, -0.05), (s * 0.165, -0.10, -0.13), (s * 0.195, -0.115, -0.36), (s * 0.185, -0.13, -0.62)], lambda f: 0.046 - 0.006 * f, cloth, other=lambda f: 0.05 - 0.006 * f, steps=30, sides=18)
    sweep([(-0.055, -0.075, -0.03), (0, -0.115, -0.06), (0.055, -0.075, -0.03), (0, -0.045, -0.005), (-0.055, -0.075, -0.03)], 0.012, cloth, other=0.03, steps=40)
    return None


@piece
def boots(hide: Material = 'leather 3f4a35', size=1.0, turn=6):
    """A pair of ankle boots."""
    for s in (-1, 1):
        with at(s * 0.065 * size, 0, 0, s * turn):
            sole = material('plain 1f1c19 rough=.8')
            box((0.074 * size, 0.225 * size, 0.018 * size), (0, -0.012 * size, 0.009 * size), sole, bevel=0.008, segments=3)
            cushion((0.080 * size, 0.245 * size, 0.072 * size), hide, (0, -0.02 * size, 0.05 * size), crown=0.004, radius=0.033 * size, wrinkle=0.0025, seed=s + 2)
            lathe([(0.041, 0), (0.040, 0.06), (0.043, 0.13), (0.046, 0.18), (0.042, 0.18), (0.038, 0.1)], hide, (0, 0.055 * size, 0.06 * size), sides=32, thickness=0.003)
            for k in range(4):
                rod((-0.018, -0.012 * size - 0.02 * k * size, (0.155 - 0.016 * k) * size), (0.018, -0.012 * size - 0.02 * k * size, (0.155 - 0.016 * k) * size), 0.0025, 0.0025, material('fabric c9b48f'), sides=6)
    return None


@piece
def hat(straw: Material = 'jute cdb07a pitch=.005', band: Material = 'fabric 2f3a38', radius=0.19):
    """A straw hat, crown up; tilt it to hang it on a peg."""
    lathe([(radius, 0.012), (radius * 0.85, 0.004), (radius * 0.52, 0.0), (radius * 0.47, 0.02), (radius * 0.44, 0.09), (radius * 0.30, 0.105), (0, 0.098)], straw, sides=72, thickness=0.004)
    lathe([(radius * 0.488, 0.006), (radius * 0.476, 0.028)], band, exact=True, sides=72, thickness=0.002)
    return None


@piece
def umbrella(cloth: Material = 'fabric 2b3326', wood: Material = 'beech'):
    """Rolled, leaning back."""
    with at(0, 0, 0, 0, 1, (-10, 0)):
        sweep([(0, 0, 0), (0, 0, 0.05), (0, 0, 0.35), (0, 0, 0.6)], lambda f: 0.006 + 0.026 * math.sin(math.pi * min(1, f * 0.9)), cloth, steps=24, sides=10)
        rod((0, 0, 0.55), (0, 0, 0.78), 0.006, 0.006, material('steel'))
        sweep([(0, 0, 0.76), (0, 0, 0.86), (0, 0.03, 0.90), (0, 0.065, 0.88), (0, 0.07, 0.84)], 0.011, wood, steps=30, up=(1, 0, 0))
    return None
