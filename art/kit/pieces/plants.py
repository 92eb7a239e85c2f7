"""Plants in pots and cut branches."""
import math
import random

import numpy as np

from ..materials.named import Material, material
from ..shapes.grid import lathe, spline, sweep
from .foliage import around, leaf_mesh, put_leaf
from .piece import piece
from .vessels import thrown


def planted(clay, size):
    """A pot with soil; gives the height of the soil."""
    thrown('pot', clay, (0, 0, 0), size)
    lathe([(0, 0.268 * size), (0.08 * size, 0.266 * size), (0.148 * size, 0.262 * size)], material('soil'), exact=True, sides=32)
    return 0.262 * size


@piece
def ficus(clay: Material = 'ceramic cfc4b2', size=1.0, height=1.4, seed=3, leaf_length=0.22, stems=4, leaf: Material = 'leaf'):
    """A fiddle-leaf fig, full to the top."""
    dice, soil = random.Random(seed), planted(clay, size)
    bark = material('bark')
    meshes = [leaf_mesh(leaf_length, leaf_length * 0.62, curl, 0.18, 'ovate') for curl in (0.15, 0.35, 0.55)]
    for _ in range(stems):
        angle, tall, lean = dice.uniform(0, 6.28), height * dice.uniform(0.68, 1), dice.uniform(0.06, 0.30)
        cos, sin = math.cos(angle), math.sin(angle)
        line = [(cos * 0.03, sin * 0.03, soil - 0.02), (cos * (0.03 + lean * 0.3), sin * (0.03 + lean * 0.3), soil + tall * 0.4), (cos * (0.03 + lean), sin * (0.03 + lean), soil + tall)]
        sweep(line, lambda f: 0.012 - 0.008 * f, bark, steps=20, sides=8)
        points, count, phase = spline(line, 40), int(tall * 36), dice.uniform(0, 6)
        for i in range(count):
            share = 0.14 + 0.86 * i / count
            rise = dice.uniform(-0.1, 0.75) if share < 0.95 else 1.2
            put_leaf(dice.choice(meshes), leaf, tuple(points[int(share * 39)]), around(phase + i * 2.4, rise), dice.uniform(-0.3, 0.3), dice.uniform(0.65, 1.1) * (1 - 0.2 * share))
    return None


@piece
def palm(clay: Material = 'ceramic b7a58a', size=1.0, height=1.3, fronds=12, seed=2, leaf: Material = 'leaf 35502a 6f8f45'):
    dice, soil = random.Random(seed), planted(clay, size)
    stalk, blade = material('plain 56693a rough=.6'), leaf_mesh(0.30, 0.034, 0.5, 0.3, 'lance', 7, 3)
    for k in range(fronds):
        angle, long, out = k * 2.4 + dice.uniform(-0.3, 0.3), height * dice.uniform(0.75, 1.05), dice.uniform(0.3, 0.75)
        cos, sin = math.cos(angle), math.sin(angle)
        line = [(cos * 0.03, sin * 0.03, soil)] + [(cos * out * a * long, sin * out * a * long, soil + long * b) for a, b in ((0.25, 0.5), (0.62, 0.82), (1.05, 0.80))]
        sweep(line, lambda f: 0.007 - 0.005 * f, stalk, steps=24, sides=6)
        points = spline(line, 60)
        for i in range(24, 60):
            way = points[min(59, i + 1)] - points[i - 1]
            way /= np.linalg.norm(way)
            across = np.cross(way, [0, 0, 1])
            across /= np.linalg.norm(across) + 1e-6
            share = (i - 24) / 36
            long_leaf = 0.55 + 0.6 * math.sin(math.pi * min(1, share * 0.85 + 0.15))
            for side in (-1, 1):
                direction = across * side * 0.8 + way * (0.6 + 0.5 * share) + np.array([0, 0, dice.uniform(-0.05, 0.22)])
                put_leaf(blade, leaf, tuple(points[i]), direction, dice.uniform(-0.3, 0.3), long_leaf * dice.uniform(0.85, 1.1))
    return None


@piece
def snake_plant(clay: Material = 'ceramic a9654a', size=0.9, blades=11, height=0.75, leaf: Material = 'leaf 27402a 6b8048 through=.1', seed=4):
    dice, soil = random.Random(seed), planted(clay, size)
    for k in range(blades):
        angle, out = k * 2.4, 0.02 + 0.05 * math.sqrt(k / blades)
        mesh = leaf_mesh(height * dice.choice((0.6, 0.8, 1.0)), 0.06, -0.04, 0.35, 'blade', 10, 3)
        put_leaf(mesh, leaf, (math.cos(angle) * out * size, math.sin(angle) * out * size, soil - 0.01), (math.cos(angle) * 0.16, math.sin(angle) * 0.16, 1), dice.uniform(0, 6))
    return None


@piece
def rubber_plant(clay: Material = 'ceramic 8f9a86', size=0.8, height=0.9, seed=6, leaf: Material = 'leaf 1f2f1f 3c5a38 through=.08'):
    return ficus(clay=clay, size=size, height=height, seed=seed, leaf_length=0.19, stems=3, leaf=leaf)


@piece
def monstera(clay: Material = 'ceramic d9cdb8', size=0.95, height=0.85, stalks=11, seed=5, leaf: Material = 'leaf 2c4a26 557a3a through=.2'):
    """Big heart-shaped leaves on arching stalks."""
    dice, soil = random.Random(seed), planted(clay, size)
    stalk = material('plain 5c7a45 rough=.5')
    for k in range(stalks):
        angle, long, out = k * 2.4 + dice.uniform(-0.4, 0.4), height * dice.uniform(0.55, 1.0), dice.uniform(0.25, 0.6)
        cos, sin = math.cos(angle), math.sin(angle)
        tip = (cos * out * long * 1.1, sin * out * long * 1.1, soil + long)
        sweep([(cos * 0.02, sin * 0.02, soil - 0.01), (cos * out * long * 0.35, sin * out * long * 0.35, soil + long * 0.65), tip], lambda f: 0.007 - 0.003 * f, stalk, steps=18, sides=7)
        wide = dice.uniform(0.20, 0.32)
        put_leaf(leaf_mesh(round(wide, 2), round(wide, 2) * 0.95, 0.4, 0.10, 'heart', 12, 7), leaf, tip, around(angle, dice.uniform(-0.5, 0.15)), dice.uniform(-0.25, 0.25))
    return None


@piece
def trailing_plant(clay: Material = 'ceramic 7d5a44', size=0.5, vines=12, drop=0.5, seed=7, leaf: Material = 'leaf 3c5a30 7d9a55 through=.25'):
    """Stems over the pot's rim with small heart leaves."""
    dice, soil = random.Random(seed), planted(clay, size)
    stem, mesh = material('plain 6b7d4a rough=.6'), leaf_mesh(0.055, 0.05, 0.35, 0.12, 'heart', 8, 5)
    rim = 0.165 * size
    for k in range(vines):
        angle, fall = k * 2.4, drop * dice.uniform(0.25, 1.0)
        cos, sin = math.cos(angle), math.sin(angle)
        line = [(cos * 0.02, sin * 0.02, soil), (cos * rim * 0.8, sin * rim * 0.8, soil + 0.09), (cos * rim * 1.25, sin * rim * 1.25, soil + 0.01),
                (cos * rim * 1.35, sin * rim * 1.35, soil - fall * 0.5), (cos * rim * 1.25 + dice.uniform(-0.04, 0.04), sin * rim * 1.25, soil - fall)]
        sweep(line, 0.0017, stem, steps=40, sides=5)
        points = spline(line, 60)
        for i in range(6, 60, 2):
            side = dice.choice((-1, 1))
            put_leaf(mesh, leaf, tuple(points[i]), around(angle + side * dice.uniform(0.2, 1.2), dice.uniform(-1.0, 0.4)), dice.uniform(-0.5, 0.5), dice.uniform(0.6, 1.2))
    return None


@piece
def herb_pot(clay: Material = 'ceramic b06a45 rough=.8', size=0.42, height=0.2, leaf: Material = 'leaf 4d6b35 86a055', leaf_length=0.035, stems=16, seed=3):
    dice, soil = random.Random(seed), planted(clay, size)
    stalk, mesh = material('plain 6b7d4a rough=.6'), leaf_mesh(leaf_length, leaf_length * 0.6, 0.3, 0.15, 'ovate', 6, 3)
    for k in range(stems):
        angle, lean, tall = k * 2.4, dice.uniform(0.0, 0.6), height * dice.uniform(0.6, 1.1)
        cos, sin = math.cos(angle), math.sin(angle)
        line = [(cos * 0.03 * size * 2, sin * 0.03 * size * 2, soil), (cos * tall * lean * 0.5, sin * tall * lean * 0.5, soil + tall * 0.55), (cos * tall * lean, sin * tall * lean, soil + tall)]
        sweep(line, 0.0014, stalk, steps=10, sides=5)
        points = spline(line, 20)
        for i in range(4, 20):
            put_leaf(mesh, leaf, tuple(points[i]), around(i * 2.4 + k, dice.uniform(0, 0.8)), dice.uniform(-0.4, 0.4), dice.uniform(0.6, 1.2))
    return None


# Leaf material, leaf (length, width, curl, fold, shape), leaves a twig, side twigs.
CUTTINGS = {
    'olive': ('leaf 4f5f3f 8c9a72 through=.3', (0.055, 0.014, 0.2, 0.2, 'lance'), 22, 4),
    'eucalyptus': ('leaf 6b8078 9db0a2 through=.3', (0.05, 0.042, 0.15, 0.1, 'ovate'), 22, 4),
    'dry': ('plain c9a878 rough=.9 spread=.1', (0.035, 0.008, 0.3, 0.1, 'lance'), 34, 4),
    'blossom': ('plain e9c9bd rough=.8', (0.022, 0.022, -0.4, 0.2, 'ovate'), 36, 5),
    'beech': ('leaf 7a3f22 b8763a through=.4', (0.06, 0.036, 0.25, 0.15, 'ovate'), 20, 5),
    'berries': ('plain a8352b rough=.35', (0.013, 0.013, -0.9, 0.0, 'ovate'), 30, 5),
    'fir': ('leaf 22382a 3f5a40 through=.1', (0.03, 0.004, 0.1, 0.0, 'lance'), 95, 7),
    'bare': ('plain 5f4d3b rough=.9', (0.006, 0.005, 0, 0, 'ovate'), 10, 6),
    'willow': ('leaf 8c9a5a b8bf85 through=.4', (0.07, 0.012, 0.3, 0.1, 'lance'), 18, 4),
}


@piece
def branches(kind='olive', count=5, height=0.55, spread=0.45, seed=5, depth=0.12):
    """Cut twigs standing in a vase whose mouth is at this place."""
    dice, wood = random.Random(seed), material('bark 5f4d3b')
    cover, size, leaves, twigs = CUTTINGS[kind]
    leaf, mesh = material(cover), leaf_mesh(*size, 6, 3)
    for k in range(count):
        angle, tall, out = k * 2.4 + dice.uniform(-0.4, 0.4), height * dice.uniform(0.7, 1.1), spread * dice.uniform(0.4, 1)
        cos, sin = math.cos(angle), math.sin(angle)
        main = [(0, 0, -depth), (cos * out * 0.1 * tall, sin * out * 0.1 * tall, tall * 0.3), (cos * out * 0.55 * tall, sin * out * 0.55 * tall, tall * 0.72), (cos * out * 1.1 * tall, sin * out * 1.1 * tall, tall)]
        lines, points = [main], spline(main, 40)
        for _ in range(twigs):
            x, y, z = points[dice.randint(16, 34)]
            way, long = angle + dice.uniform(-1.3, 1.3), tall * dice.uniform(0.2, 0.4)
            lines.append([(x, y, z)] + [(x + math.cos(way) * long * a, y + math.sin(way) * long * a, z + long * b) for a, b in ((0.4, 0.5), (0.7, 1.0))])
        for number, line in enumerate(lines):
            first = number == 0
            sweep(line, lambda f: (0.0032 if first else 0.002) * (1 - 0.7 * f), wood, steps=14, sides=5)
            along, many, start = spline(line, 30), int(leaves * (1 if first else 0.55)), 0.42 if first else 0.15
            for i in range(many):
                share = start + (1 - start) * i / many
                put_leaf(mesh, leaf, tuple(along[int(share * 29)]), around(i * 2.4, dice.uniform(0.1, 0.9)), dice.uniform(-0.5, 0.5), dice.uniform(0.7, 1.2))
    return None


@piece
def grasses(count=16, height=0.6, spread=0.35, seed=4, plume: Material = 'plain d9c3a0 rough=1 spread=.1', depth=0.15):
    """Dried pampas: a soft plume on every stalk."""
    dice, stalk = random.Random(seed), material('plain b89a68 rough=.9')
    hair = leaf_mesh(0.05, 0.003, 0.5, 0, 'lance', 5, 3)
    for k in range(count):
        angle, tall, out = k * 2.4, height * dice.uniform(0.7, 1.1), spread * dice.uniform(0.2, 1)
        cos, sin = math.cos(angle), math.sin(angle)
        line = [(0, 0, -depth), (cos * out * tall * 0.3, sin * out * tall * 0.3, tall * 0.5), (cos * out * tall * 1.1, sin * out * tall * 1.1, tall)]
        sweep(line, 0.0016, stalk, steps=14, sides=5)
        points = spline(line, 40)
        for i in range(70):
            share = 0.62 + 0.38 * i / 70
            way = points[39] - points[30]
            swing = np.array(around(i * 2.4, 0.2)) * 0.5
            put_leaf(hair, plume, tuple(points[int(share * 39)]), tuple(way / np.linalg.norm(way) + swing), dice.uniform(-3, 3), dice.uniform(0.6, 1.2) * math.sin(math.pi * (0.15 + 0.8 * (i / 70))))
    return None


@piece
def tulips(count=7, height=0.34, petal: Material = 'leaf b8483a d98a6a through=.3', seed=2, spread=0.4):
    dice, stem = random.Random(seed), material('plain 7d9a5a rough=.5')
    blade, cup = leaf_mesh(0.24, 0.035, 0.35, 0.25, 'lance', 10, 3), leaf_mesh(0.055, 0.036, -0.5, 0.35, 'ovate', 8, 5)
    green = material('leaf 5a7d45 8aa86a')
    for k in range(count):
        angle, tall, out = k * 2.4, height * dice.uniform(0.75, 1.1), spread * dice.uniform(0.2, 1)
        cos, sin = math.cos(angle), math.sin(angle)
        tip = (cos * out * tall, sin * out * tall, tall)
        sweep([(0, 0, -0.14), (cos * out * tall * 0.3, sin * out * tall * 0.3, tall * 0.6), tip], 0.0035, stem, steps=20, sides=8)
        for p in range(6):
            put_leaf(cup, petal, tip, (cos * out + 0.42 * math.cos(p * 1.05), sin * out + 0.42 * math.sin(p * 1.05), 1.0), 3.14, dice.uniform(0.9, 1.1))
        put_leaf(blade, green, (cos * 0.01, sin * 0.01, 0.0), around(angle + 1.0, 0.95), dice.uniform(-0.3, 0.3), dice.uniform(0.8, 1.2))
    return None
