"""Materials laid out to be compared."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, lathe, rod, sweep
from ..stage import at
from .foliage import leaf_mesh, put_leaf
from .parts import ring
from .piece import piece


@piece
def block(cover: Material = 'oak', width=0.1, depth=0.1, height=0.03, bevel=0.003):
    box((width, depth, height), (0, 0, height / 2), cover, bevel=bevel, segments=3)
    return height


@piece
def leaning_panel(cover: Material = 'oak', width=0.2, height=0.3, thick=0.018, lean=10):
    """A sample panel leaning back."""
    a = math.radians(lean)
    box((width, thick, height), (0, math.sin(a) * height / 2, math.cos(a) * height / 2 + math.sin(a) * thick / 2), cover, (-lean, 0, 0), bevel=0.002)
    return None


@piece
def fanned_boards(woods='oak;ash;walnut;cherry;beech;elm;pine;birch', length=0.42, width=0.075, thick=0.014, spread=10, leaves=True):
    """Boards fanned from one end, a leaf at the other."""
    names = woods.split(';')
    greens = ('leaf 4d6b2f 86a045', 'leaf b8863a d9b45a', 'leaf 7a4a26 b06a35', 'leaf 8a3a26 b8563a')
    for k, name in enumerate(names):
        angle = (k - (len(names) - 1) / 2) * -spread
        with at(0, 0, k * 0.0025, angle):
            box((width, length, thick), (0, length / 2 + 0.18, thick / 2), material(name + (' rough=.5' if '=' not in name else '')), bevel=0.0025)
            if leaves:
                put_leaf(leaf_mesh(0.075, 0.045, 0.25, 0.12, ('ovate', 'lance', 'heart')[k % 3]), material(greens[k % 4]), (0, length + 0.215, 0.004), (math.sin(k) * 0.5, 1, 0.12), 0)
    return 0.03


@piece
def cork_bark(cover: Material = 'bark a08055', inner: Material = 'cork b88a5a', length=0.34, radius=0.09, thick=0.03):
    """A curl as stripped from the tree."""
    dice = np.random.RandomState(3)
    angle = np.linspace(-2.0, 2.0, 60)
    along = np.linspace(-length / 2, length / 2, 40)
    rough = dice.rand(40, 60)
    rough = (rough + np.roll(rough, 1, 0) + np.roll(rough, 1, 1) + np.roll(rough, 2, 0)) / 4
    for cover_now, r0, bump in ((cover, radius + thick, 0.016), (inner, radius, 0.002)):
        r = r0 + bump * (rough - 0.5)
        points = np.stack([np.broadcast_to(along[:, None], r.shape), np.sin(angle)[None, :] * r, radius + thick - np.cos(angle)[None, :] * r], -1)
        grid(points if cover_now is inner else points[::-1], cover_now, order=AS_DRAWN)
    for end in (0, -1):
        ring = [np.stack([np.full(60, along[end]), np.sin(angle) * r, radius + thick - np.cos(angle) * r], 1) for r in (radius, radius + thick * 0.5, radius + thick)]
        grid(np.array(ring), inner, order=AS_DRAWN)
    for end in (0, -1):
        edge = [np.stack([along, np.full(40, math.sin(angle[end]) * r), np.full(40, radius + thick - math.cos(angle[end]) * r)], 1) for r in (radius, radius + thick)]
        grid(np.array(edge), inner, order=AS_DRAWN)
    return None


@piece
def painted_card(colour='a65a34', width=0.1, height=0.14, edge=0.012, lean=0):
    """A brushed-out sample on a white card."""
    with at(0, 0, 0, 0, 1, (90 - lean, 0) if lean else (0, 0)):
        box((width, height, 0.0012), (0, height / 2 if lean else 0, 0.0006), material('paper f2ede2'), bevel=0)
        box((width - 2 * edge, height - 2 * edge, 0.0006), (0, height / 2 if lean else 0, 0.0014), material(f'painted {colour} rough=.6'), bevel=0)
    return 0.002


@piece
def fan_deck(colours='e9e2d4;d9cdb8;c9b48f;b98b3f;a65a34;8d3b2a;5c6b52;2e3d44', length=0.2, width=0.05, spread=9):
    """Paint strips riveted at one end."""
    names = colours.split(';')
    for k, colour in enumerate(names):
        with at(0, 0, k * 0.0012, (k - (len(names) - 1) / 2) * -spread):
            box((width, length, 0.001), (0, length / 2 - 0.015, 0.0006), material('paper f2ede2'), bevel=0)
            for j in range(4):
                light = tuple(min(255, int(int(colour[i:i + 2], 16) * (0.82 + 0.13 * j) + 12 * j)) for i in (0, 2, 4))
                box((width - 0.004, length / 5 - 0.003, 0.0004), (0, length * (0.2 + 0.2 * j), 0.0013), material('plain {:02x}{:02x}{:02x} rough=.6'.format(*light)), bevel=0)
    rod((0, 0, 0), (0, 0, 0.0012 * len(names) + 0.002), 0.004, 0.004, material('steel'), sides=16)
    return 0.01


@piece
def colour_board(colour='c9bfae', width=0.5, height=0.7, lean=8, thick=0.012):
    """A painted board leaning on the wall behind."""
    a = math.radians(lean)
    box((width, thick, height), (0, -math.sin(a) * height / 2 - thick, math.cos(a) * height / 2), material(f'painted {colour} rough=.6'), (-lean, 0, 0), bevel=0.001)
    return None


@piece
def paper_tag(card: Material = 'paper c4a676', width=0.05, height=0.09):
    box((width, 0.001, height), (0, 0, -height / 2 - 0.05), card, (4, 3, 0), bevel=0)
    sweep([(0, 0, 0.0), (0.006, -0.004, -0.03), (0, 0, -0.06)], 0.0009, material('jute cdb98c'), steps=20, sides=5)
    return None


@piece
def log(bark: Material = 'bark 6b5642', core: Material = 'oak', radius=0.16, length=0.6):
    """A trunk lying along x, its end grain in rings."""
    with at(-length / 2, 0, radius, 0, 1, (0, 90)):
        lathe([(radius, 0), (radius * 1.02, length * 0.5), (radius * 0.98, length)], bark, sides=48, steps=40)
        for z, up in ((0, -1), (length, 1)):
            for k in range(9):
                r0, r1 = radius * (1 - k / 9.2), radius * (1 - (k + 1) / 9.2)
                tone = material('wood 8a6238 a87d4c c29a68 rough=.8' if k % 2 else 'wood a07a50 c09a6a d9ba8c rough=.8')
                lathe([(max(r1, 0), z + up * 0.0005 * k), (r0 * 0.995, z + up * 0.0005 * k)][::up], tone, exact=True, sides=48)
    return radius * 2
