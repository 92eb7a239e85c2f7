"""Thrown pots, bowls, bottles and what stands on a table."""
import math

import numpy as np

from ..materials.named import Material, material
from ..picture.light import bulb
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, lathe, sweep
from ..stage import at, stage
from .piece import piece

CLAYS = ('e9e2d4', 'a7583a', '55604f', '34302c', 'd9cdb8', '7d5a44', 'b9785a')
# Profiles as (radius, height) in metres.
PROFILES = {
    'bottle': [(0, 0), (0.05, 0), (0.075, 0.03), (0.085, 0.09), (0.07, 0.15), (0.03, 0.19), (0.02, 0.24), (0.022, 0.30), (0.028, 0.31), (0.02, 0.30)],
    'round': [(0, 0), (0.05, 0), (0.10, 0.04), (0.125, 0.11), (0.10, 0.18), (0.055, 0.215), (0.05, 0.235), (0.058, 0.245), (0.048, 0.235), (0.045, 0.20)],
    'cylinder': [(0, 0), (0.06, 0), (0.064, 0.01), (0.062, 0.12), (0.058, 0.22), (0.062, 0.235), (0.056, 0.23), (0.052, 0.1)],
    'bowl': [(0, 0.012), (0.045, 0), (0.05, 0.01), (0.11, 0.035), (0.155, 0.075), (0.165, 0.095), (0.158, 0.094), (0.10, 0.045), (0.04, 0.025), (0, 0.022)],
    'deep_bowl': [(0, 0.01), (0.04, 0), (0.046, 0.012), (0.085, 0.05), (0.10, 0.095), (0.104, 0.11), (0.098, 0.108), (0.08, 0.055), (0.03, 0.02), (0, 0.018)],
    'plate': [(0, 0.004), (0.06, 0), (0.07, 0.004), (0.11, 0.012), (0.135, 0.022), (0.137, 0.024), (0.133, 0.024), (0.09, 0.012), (0, 0.009)],
    'amphora': [(0, 0), (0.055, 0), (0.06, 0.015), (0.10, 0.12), (0.115, 0.22), (0.09, 0.30), (0.045, 0.345), (0.042, 0.38), (0.062, 0.41), (0.055, 0.408), (0.036, 0.37)],
    'cup': [(0, 0), (0.024, 0), (0.03, 0.006), (0.036, 0.03), (0.040, 0.062), (0.038, 0.063), (0.033, 0.03), (0.025, 0.012), (0, 0.011)],
    'tall': [(0, 0), (0.05, 0), (0.058, 0.02), (0.075, 0.15), (0.07, 0.28), (0.045, 0.40), (0.05, 0.46), (0.062, 0.48), (0.055, 0.478), (0.04, 0.42)],
    'moon': [(0, 0), (0.06, 0), (0.12, 0.05), (0.155, 0.14), (0.13, 0.23), (0.07, 0.275), (0.062, 0.285), (0.068, 0.295), (0.058, 0.29), (0.055, 0.26)],
    'jar': [(0, 0), (0.065, 0), (0.072, 0.012), (0.074, 0.13), (0.066, 0.155), (0.064, 0.165), (0.058, 0.164), (0.06, 0.15), (0.066, 0.12)],
    'pot': [(0, 0), (0.11, 0), (0.125, 0.02), (0.15, 0.16), (0.165, 0.28), (0.168, 0.29), (0.155, 0.29), (0.145, 0.26), (0, 0.25)],
    'goblet': [(0, 0), (0.034, 0.001), (0.032, 0.005), (0.006, 0.012), (0.005, 0.07), (0.012, 0.08), (0.034, 0.105), (0.04, 0.14), (0.034, 0.175), (0.033, 0.175), (0.038, 0.14), (0.03, 0.105), (0, 0.088)],
    'tumbler': [(0, 0), (0.03, 0), (0.033, 0.004), (0.036, 0.09), (0.034, 0.09), (0.031, 0.01), (0, 0.009)],
}


def thrown(kind, clay, place=(0, 0, 0), size=1.0):
    return lathe([(r * size, z * size) for r, z in PROFILES[kind]], clay, place, sides=64, steps=70)


@piece
def vase(kind='amphora', clay: Material = 'ceramic e6ddcc', size=1.0):
    thrown(kind, clay, (0, 0, 0), size)
    return max(z for _, z in PROFILES[kind]) * size


@piece
def bowl(clay: Material = 'ceramic 3a3632', size=1.0, kind='bowl', holding='', fruit_colour='c98a2e', count=5):
    thrown(kind, clay, (0, 0, 0), size)
    if holding:
        for k in range(count):
            angle, out = k * 2.4, 0.0 if k == count - 1 else 0.055 * size
            lift = (0.065 if k < count - 1 else 0.105) * size
            PRODUCE[holding]((math.cos(angle) * out, math.sin(angle) * out, lift), fruit_colour)
    return 0.03


def round_fruit(place, colour):
    profile = [(0, -0.032), (0.02, -0.03), (0.034, -0.01), (0.035, 0.01), (0.022, 0.03), (0.004, 0.028), (0, 0.024)]
    dice = stage.dice
    lathe(profile, material(f'plain {colour} rough=.4 spread=.12'), place, (dice.uniform(-30, 30), dice.uniform(-30, 30), 0), sides=24, steps=20)


def pear(place, colour):
    profile = [(0, -0.036), (0.022, -0.033), (0.037, -0.01), (0.032, 0.016), (0.018, 0.042), (0.012, 0.056), (0.004, 0.06), (0, 0.056)]
    dice = stage.dice
    turn = (dice.uniform(-35, 35), dice.uniform(-35, 35), 0)
    lathe(profile, material(f'plain {colour} rough=.45 spread=.14'), place, turn, sides=24, steps=24)


def lemon(place, colour):
    profile = [(0, -0.042), (0.006, -0.038), (0.02, -0.026), (0.03, 0), (0.02, 0.026), (0.006, 0.038), (0, 0.042)]
    dice = stage.dice
    lathe(profile, material(f'plain {colour} rough=.4 spread=.05 bump=.25 fineness=160'), place, (90, 0, dice.uniform(0, 360)), sides=24, steps=24)


PRODUCE = {'fruit': round_fruit, 'pears': pear, 'lemons': lemon}


@piece
def fruit(kind='pears', colour='b3a04a', count=1, spread=0.08):
    for k in range(count):
        angle = k * 2.4
        out = spread * math.sqrt(k / max(1, count))
        PRODUCE[kind]((math.cos(angle) * out, math.sin(angle) * out, 0.034), colour)
    return 0.07


@piece
def cup(clay: Material = 'ceramic d8cbb4 speck=.5', size=1.0, handle=True, drink: Material = 'plain 2b170c rough=.1', saucer=False):
    lift = 0.0
    if saucer:
        thrown('plate', clay, (0, 0, 0), 0.55 * size)
        lift = 0.006
    thrown('cup', clay, (0, 0, lift), size)
    if handle:
        sweep([(0.036 * size, 0, lift + 0.05 * size), (0.058 * size, 0, lift + 0.05 * size), (0.062 * size, 0, lift + 0.028 * size), (0.034 * size, 0, lift + 0.018 * size)], 0.004 * size, clay, steps=24, up=(0, 1, 0))
    if drink:
        lathe([(0, 0.052 * size + lift), (0.036 * size, 0.052 * size + lift)], drink, exact=True, sides=32)
    return lift + 0.063 * size


@piece
def jug(clay: Material = 'ceramic e6ddcc', size=1.0):
    """A pitcher with a pulled lip and a strap handle."""
    profile = [(0, 0), (0.05, 0), (0.066, 0.03), (0.07, 0.09), (0.052, 0.16), (0.046, 0.19), (0.056, 0.225), (0.052, 0.222), (0.042, 0.19), (0.045, 0.15)]
    lathe([(r * size, z * size) for r, z in profile], clay, sides=56, steps=60)
    sweep([(0.048 * size, 0, 0.2 * size), (0.098 * size, 0, 0.205 * size), (0.108 * size, 0, 0.13 * size), (0.066 * size, 0, 0.065 * size)], 0.006 * size, clay, other=0.011 * size, steps=30, up=(0, 1, 0))
    return 0.225 * size


@piece
def teapot(clay: Material = 'ceramic 4a5a50', size=1.0):
    profile = [(0, 0), (0.045, 0), (0.075, 0.03), (0.085, 0.065), (0.068, 0.105), (0.036, 0.12), (0.03, 0.128), (0.012, 0.132), (0.01, 0.142), (0.014, 0.15), (0, 0.154)]
    lathe([(r * size, z * size) for r, z in profile], clay, sides=56, steps=60)
    sweep([(-0.075 * size, 0, 0.05 * size), (-0.12 * size, 0, 0.075 * size), (-0.135 * size, 0, 0.115 * size)], lambda f: (0.018 - 0.011 * f) * size, clay, steps=20, up=(0, 1, 0))
    sweep([(0.07 * size, 0, 0.095 * size), (0.125 * size, 0, 0.10 * size), (0.125 * size, 0, 0.04 * size), (0.078 * size, 0, 0.035 * size)], 0.006 * size, clay, steps=30, up=(0, 1, 0))
    return 0.15 * size


@piece
def glass_bottle(tint: Material = 'glass dfe8dc', size=1.0, liquid: Material = None, stopper: Material = 'cork'):
    profile = [(0, 0), (0.036, 0), (0.040, 0.006), (0.040, 0.15), (0.030, 0.185), (0.013, 0.21), (0.012, 0.255), (0.015, 0.26), (0.015, 0.268), (0.010, 0.268)]
    lathe([(r * size, z * size) for r, z in profile], tint, sides=48, steps=60, thickness=0.0022 * size)
    if liquid:
        lathe([(0, 0.006 * size), (0.034 * size, 0.008 * size), (0.035 * size, 0.10 * size), (0, 0.10 * size)], liquid, exact=True, sides=40)
    if stopper:
        lathe([(0, 0), (0.0105 * size, 0), (0.0125 * size, 0.03 * size), (0, 0.03 * size)], stopper, (0, 0, 0.25 * size), exact=True, sharp=30, sides=24)
    return 0.27 * size


@piece
def drinking_glass(tint: Material = 'glass', size=1.0, kind='tumbler'):
    thrown(kind, tint, (0, 0, 0), size)
    return 0.0


@piece
def plates(clay: Material = 'ceramic e3dac8', count=4, size=1.0):
    for k in range(count):
        thrown('plate', clay, (0, 0, k * 0.009 * size), size)
    return (count - 1) * 0.009 * size + 0.009


@piece
def bowls(clay: Material = 'ceramic 8f9a86', count=3, size=1.0):
    for k in range(count):
        thrown('deep_bowl', clay, (0, 0, k * 0.028 * size), size)
    return (count - 1) * 0.028 * size + 0.02


@piece
def cutlery(metal: Material = 'steel'):
    """A knife and a fork, lying."""
    for x in (-0.012, 0.012):
        box((0.010, 0.10, 0.004), (x, -0.05, 0.002), metal, bevel=0.0018)
        box((0.014 if x < 0 else 0.018, 0.08, 0.0025), (x, 0.045, 0.0025), metal, bevel=0.001)
    return 0.004


@piece
def tray(cover: Material = 'walnut', width=0.42, depth=0.28, lip=0.03, round=False):
    if round:
        r = width / 2
        lathe([(0, 0), (r - 0.01, 0), (r, lip), (r - 0.006, lip), (r - 0.014, 0.008), (0, 0.008)], cover, exact=True, sharp=30, sides=72)
        return 0.008
    box((width, depth, 0.008), (0, 0, 0.004), cover, bevel=0.002)
    for s in (-1, 1):
        box((width, 0.012, lip), (0, s * (depth / 2 - 0.006), lip / 2), cover, bevel=0.004)
        box((0.012, depth, lip), (s * (width / 2 - 0.006), 0, lip / 2), cover, bevel=0.004)
    return 0.008


@piece
def candle(wax: Material = 'plain efe4cf rough=.5', holder: Material = 'brass', height=0.2, lit=False):
    lathe([(0, 0), (0.045, 0), (0.047, 0.004), (0.02, 0.010), (0.012, 0.02), (0.018, 0.03), (0.018, 0.045), (0, 0.045)], holder, sides=40, steps=40)
    lathe([(0.011, 0.035), (0.0105, height + 0.03), (0.008, height + 0.035), (0, height + 0.033)], wax, exact=True, sharp=40, sides=24)
    lathe([(0.0008, 0), (0.0008, 0.012)], material('plain 1a1512'), (0, 0, height + 0.033), exact=True, sides=6)
    if lit:
        lathe([(0, 0), (0.006, 0.010), (0.005, 0.02), (0, 0.04)], material('emit ffc46b strength=14'), (0, 0, height + 0.042), sides=16, steps=16)
        bulb((0, 0, height + 0.06), 1.6, 0.012)
    return height


@piece
def candle_stub(wax: Material = 'plain efe6cf rough=.45', length=0.07):
    """The end of a white candle, lying along x, its wick out."""
    with at(-length / 2, 0, 0.0112, 0, 1, (0, 90)):
        lathe([(0, 0), (0.011, 0), (0.011, length - 0.006), (0.007, length), (0, length - 0.002)], wax, exact=True, sharp=40, sides=32)
        lathe([(0.0008, length - 0.004), (0.0006, length + 0.009)], material('plain 2a2420 rough=1'), exact=True, sides=8)
    return None


@piece
def cutting_board(cover: Material = 'elm', width=0.26, length=0.42, thick=0.022):
    box((width, length, thick), (0, 0, thick / 2), cover, bevel=0.008, segments=3)
    box((0.05, 0.12, thick), (0, length / 2 + 0.05, thick / 2), cover, bevel=0.008, segments=3)
    return thick


@piece
def lidded_jar(clay: Material = 'thin_glass', lid: Material = 'cork', size=1.0, filling: Material = None):
    lathe([(r * size, z * size) for r, z in PROFILES['jar']], clay, sides=56, steps=60, thickness=0.002)
    lathe([(0, 0.155 * size), (0.062 * size, 0.157 * size), (0.066 * size, 0.17 * size), (0.062 * size, 0.185 * size), (0, 0.187 * size)], lid, sides=40, steps=30)
    if filling:
        lathe([(0, 0.006), (0.062 * size, 0.006), (0.064 * size, 0.1 * size), (0.03 * size, 0.108 * size), (0, 0.104 * size)], filling, sides=40, steps=40)
    return 0.187 * size


@piece
def water_ring(cover: Material = 'wood 8f7660 a89078 c0aa92 rough=.6', radius=0.038, width=0.005, seed=1):
    """The mark a wet glass left: uneven in width, open where the glass stood dry."""
    dice = np.random.RandomState(seed)
    angle = np.linspace(0, 2 * np.pi * (0.82 + 0.1 * dice.rand()), 120) + dice.rand() * 6
    waves = [sum(np.sin(angle * k + dice.rand() * 6) / k for k in (2, 3, 5, 9)) for _ in range(2)]
    ends = np.minimum(1, np.minimum(np.linspace(0, 14, 120), np.linspace(14, 0, 120)))
    half = width / 2 * (0.8 + 0.3 * waves[0]).clip(0.15) * ends
    rows = [np.column_stack([np.cos(angle) * r, np.sin(angle) * r, np.full(120, 0.0003)]) for r in (radius + 0.0006 * waves[1] - half, radius + 0.0006 * waves[1] + half)]
    grid(np.array(rows), cover, order=AS_DRAWN, offset=False)
    return None
