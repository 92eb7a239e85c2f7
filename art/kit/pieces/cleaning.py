"""Bottles, brushes, sponges and soap."""
import math

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.cushion import cushion
from ..shapes.grid import lathe, rod, sweep
from ..stage import stage
from .piece import piece


@piece
def spray_bottle(body: Material = 'glass c98a3f', cap: Material = 'plastic 22211f', liquid: Material = None, size=1.0):
    lathe([(r * size, z * size) for r, z in ((0, 0), (0.036, 0), (0.038, 0.005), (0.038, 0.12), (0.03, 0.15), (0.015, 0.165), (0.014, 0.18))], body, sides=48, steps=50, thickness=0.002)
    if liquid:
        lathe([(0, 0.004 * size), (0.034 * size, 0.006 * size), (0.035 * size, 0.1 * size), (0, 0.1 * size)], liquid, exact=True, sides=40)
    lathe([(0.017 * size, 0), (0.018 * size, 0.025 * size), (0.012 * size, 0.03 * size)], cap, (0, 0, 0.172 * size), exact=True, sharp=40, sides=32)
    box((0.07 * size, 0.022 * size, 0.026 * size), (-0.012 * size, 0, 0.214 * size), cap, bevel=0.006)
    rod((-0.05 * size, 0, 0.216 * size), (-0.062 * size, 0, 0.216 * size), 0.006, 0.006, cap)
    sweep([(-0.03 * size, 0, 0.2 * size), (-0.045 * size, 0, 0.185 * size), (-0.04 * size, 0, 0.165 * size)], 0.004 * size, cap, other=0.009 * size, steps=14, up=(0, 1, 0))
    return 0.23 * size


@piece
def plain_bottle(body: Material = 'plastic e9e6df', cap: Material = 'plastic 3f5a6b', height=0.22, radius=0.034, kind='round'):
    if kind == 'square':
        box((radius * 2, radius * 1.4, height * 0.72), (0, 0, height * 0.36), body, bevel=0.012, segments=4)
        lathe([(radius * 0.5, 0), (radius * 0.42, height * 0.06)], body, (0, 0, height * 0.71), exact=True, sides=40)
    else:
        lathe([(0, 0), (radius * 0.95, 0), (radius, 0.005), (radius, height * 0.62), (radius * 0.6, height * 0.76), (radius * 0.42, height * 0.82)], body, sides=48, steps=50)
    lathe([(0, height * 0.95), (radius * 0.46, height * 0.95), (radius * 0.5, height * 0.94), (radius * 0.5, height * 0.77), (0, height * 0.77)], cap, exact=True, sharp=35, sides=40)
    return height


@piece
def sponge(cover: Material = 'plain d9b45a rough=1 bump=1 fineness=220', width=0.11, depth=0.07, height=0.035):
    cushion((width, depth, height), cover, (0, 0, height / 2), crown=0.002, radius=0.01, wrinkle=0.003, seed=2)
    return height


@piece
def soap(cover: Material = 'plain dfd2b0 rough=.4', width=0.08, depth=0.055, height=0.03):
    cushion((width, depth, height), cover, (0, 0, height / 2), crown=0.004, radius=0.013, wrinkle=0.0006)
    return height


@piece
def suds(count=60, spread=0.09, height=0.0, seed=1):
    """Bubbles on water."""
    dice = stage.dice
    bubble = material('plain f7f6f2 rough=.15')
    for _ in range(count):
        a, out, r = dice.uniform(0, 6.28), spread * math.sqrt(dice.random()), dice.uniform(0.003, 0.011)
        lathe([(0, -r), (r, 0), (0, r)], bubble, (math.cos(a) * out, math.sin(a) * out, height + r * 0.4), sides=14, steps=10)
    return None


@piece
def cotton_pad(cover: Material = 'felt f0ece2', size=0.06):
    cushion((size, size, size * 0.5), cover, (0, 0, size * 0.25), crown=0.01, radius=size * 0.24, wrinkle=0.004, seed=4, cuts=14)
    return None


@piece
def water_drop(size=0.006):
    lathe([(0, size * 0.55), (size * 0.6, size * 0.45), (size, size * 0.12), (size * 0.95, 0)], material('glass ffffff ior=1.33'), sides=24, steps=16)
    return None


@piece
def scrubbing_brush(wood: Material = 'beech', hair='b8a070', length=0.16):
    box((length, 0.055, 0.018), (0, 0, 0.036), wood, bevel=0.008, segments=3)
    dice = stage.dice
    straw = material(f'bristle {hair}')
    for i in range(15):
        for j in range(5):
            x, y = -length * 0.44 + length * 0.88 * i / 14, -0.02 + 0.01 * j
            rod((x, y, 0.03), (x + dice.uniform(-0.004, 0.004), y + dice.uniform(-0.004, 0.004), 0), 0.0035, 0.0042, straw, sides=6)
    return 0.045


@piece
def soft_brush(wood: Material = 'walnut', hair='d9cdb4', length=0.22):
    """A clothes brush with a handle, bristles down."""
    sweep([(-length / 2, 0, 0.034), (-length * 0.1, 0, 0.036), (length * 0.2, 0, 0.034), (length / 2, 0, 0.030)], lambda f: 0.021 * min(1, f * 8 + 0.2) * (1 if f < 0.58 else 0.55), wood, other=0.009, steps=30)
    box((length * 0.52, 0.036, 0.028), (-length * 0.2, 0, 0.014), material(f'bristle {hair}'), bevel=0.004)
    return 0.045
