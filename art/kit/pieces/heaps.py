"""Powders, crumbs and stuffings."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, lathe, rod, sweep
from .foliage import leaf_mesh, put_leaf
from .piece import piece
from .vessels import thrown


@piece
def heap(cover: Material = 'plain c98a2e rough=1', radius=0.05, height=0.03, grains=0, seed=1):
    """A small heap of powder, or of crumbs if `grains` says how many."""
    dice = np.random.RandomState(seed)
    angle = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    rows = []
    for share in np.linspace(1, 0, 22):
        wobble = 1 + 0.07 * np.sin(angle * 3 + seed) + 0.05 * np.sin(angle * 7 + seed * 2)
        z = height * (1 - share) ** 0.85 if share > 0.12 else height * (1 - 0.12) ** 0.85
        rows.append(np.stack([np.cos(angle) * radius * share * wobble, np.sin(angle) * radius * share * wobble, np.full(48, z) + dice.rand(48) * height * 0.03], 1))
    grid(np.array(rows), cover, close_v=True, order=AS_DRAWN)
    for _ in range(grains):
        a, out = dice.rand() * 6.28, radius * math.sqrt(dice.rand()) * 1.15
        z = max(0.002, height * (1 - min(1, out / radius)) ** 0.85)
        size = radius * (0.05 + 0.06 * dice.rand())
        box((size, size * 0.8, size * 0.6), (math.cos(a) * out, math.sin(a) * out, z), cover, tuple(dice.rand(3) * 360), bevel=size * 0.2)
    return height


@piece
def muller(cover: Material = 'glass e6efe9'):
    """A glass grinder for pigment."""
    lathe([(0, 0), (0.035, 0), (0.037, 0.006), (0.03, 0.018), (0.013, 0.035), (0.012, 0.07), (0.018, 0.09), (0.018, 0.1), (0, 0.108)], cover, sides=48, steps=50)
    return None


@piece
def sieve(wood: Material = 'ash', radius=0.13, height=0.07):
    lathe([(radius - 0.006, 0), (radius, 0), (radius, height), (radius - 0.006, height), (radius - 0.006, 0)], wood, exact=True, sharp=40, sides=64)
    mesh = material('steel')
    for k in range(-12, 13):
        o = k * radius / 13
        half = math.sqrt(max(0, (radius * 0.97) ** 2 - o * o))
        rod((o, -half, 0.008), (o, half, 0.008), 0.0006, 0.0006, mesh, sides=4)
        rod((-half, o, 0.009), (half, o, 0.009), 0.0006, 0.0006, mesh, sides=4)
    return 0.01


@piece
def filled_bowl(glass: Material = 'glass', filling: Material = 'plain e9e2d4 rough=1', size=0.75, kind='crumbs', seed=1):
    """A glass bowl heaped with a stuffing: crumbs, floss, threads or feathers."""
    thrown('deep_bowl', glass, (0, 0, 0), size)
    dice = np.random.RandomState(seed)
    r = 0.082 * size
    lathe([(0, 0.018 * size), (0.04 * size, 0.02 * size), (0.083 * size, 0.06 * size), (0.092 * size, 0.095 * size), (0.05 * size, 0.115 * size), (0, 0.122 * size)], filling, sides=40, steps=40)
    for k in range({'crumbs': 160, 'floss': 60, 'threads': 170, 'feathers': 60}[kind]):
        a, out = dice.rand() * 6.28, r * 0.84 * math.sqrt(dice.rand())
        z = 0.122 * size - 0.03 * size * (out / r) ** 2
        x, y = math.cos(a) * out, math.sin(a) * out
        if kind == 'crumbs':
            s = 0.005 + 0.008 * dice.rand()
            box((s, s * 0.8, s * 0.9), (x, y, z), filling, tuple(dice.rand(3) * 360), bevel=s * 0.15)
        elif kind == 'feathers':
            put_leaf(leaf_mesh(0.05, 0.016, 0.7, 0.1, 'lance'), filling, (x, y, z), (dice.randn(), dice.randn(), abs(dice.randn()) * 0.15), dice.rand() * 6, 0.5 + 0.4 * dice.rand())
        elif kind == 'floss':
            s = 0.008 + 0.012 * dice.rand()
            lathe([(0, 0), (s, s * 0.6), (s * 1.1, s), (0, s * 1.7)], filling, (x, y, z - s), tuple(dice.rand(3) * 90), sides=10, steps=8)
        else:
            d = dice.randn(3) * 0.018
            sweep([(x - d[0], y - d[1], z), (x + dice.randn() * 0.01, y + dice.randn() * 0.01, z + 0.012 + abs(d[2]) * 0.6), (x + d[0], y + d[1], z)], 0.0008, filling, steps=10, sides=4)
    return None


@piece
def fallen_needles(cover: Material = 'leaf 2c4a30 4f6b45 through=.1', count=420, inner=0.05, outer=0.3, length=0.014, seed=3):
    """Needles of a conifer in a ring round what dropped them, thinner outwards."""
    dice, mesh = np.random.RandomState(seed), leaf_mesh(length, 0.0016, 0.15, 0.1, 'lance')
    for _ in range(count):
        angle, out, way = dice.rand() * 6.28, inner + (outer - inner) * dice.rand() ** 1.8, dice.rand() * 6.28
        put_leaf(mesh, cover, (math.cos(angle) * out, math.sin(angle) * out, 0.001 + 0.001 * dice.rand()), (math.cos(way), math.sin(way), 0.03), dice.rand() * 6, 0.7 + 0.6 * dice.rand())
    return None
