"""Screws, nails, glue, keys, hinges and handles."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import lathe, rod, sweep
from ..stage import at, stage
from .parts import ring
from .piece import piece
from .tools import outline_plate

# An open door from the front edge of the carcase side: along its depth, out of its face. The cup is bored so far from the door's edge.
DOOR_EDGE = (-0.003, -0.002)
CUP_INSET, CUP_RADIUS = 0.0225, 0.0175


@piece
def glue_bottle(colour='e9e2cf', cap='c9483a'):
    lathe([(0, 0), (0.03, 0), (0.032, 0.006), (0.032, 0.10), (0.024, 0.125), (0.014, 0.135), (0.013, 0.145)], material(f'plastic {colour}'), sides=40, steps=50)
    lathe([(0.013, 0), (0.012, 0.006), (0.005, 0.03), (0.003, 0.042), (0, 0.043)], material(f'plastic {cap}'), (0, 0, 0.143), sides=24)
    lathe([(0.0326, 0.03), (0.0326, 0.085)], material('paper d9b45a'), exact=True, sides=64)
    return 0.186


@piece
def screws(count=10, metal: Material = 'brass', length=0.03, spread=0.06):
    """Loose wood screws, lying."""
    dice = stage.dice
    for k in range(count):
        a, out = k * 2.4, spread * math.sqrt((k + 0.5) / count)
        with at(math.cos(a) * out, math.sin(a) * out, 0.004, dice.uniform(0, 360), 1, (0, 87)):
            lathe([(0, length), (0.0012, length * 0.8), (0.0021, length * 0.35), (0.002, 0.004), (0.0042, 0), (0, 0)], metal, exact=True, sharp=40, sides=14)
            for j in range(6):
                z = length * (0.4 + 0.09 * j)
                lathe([(0.0016, z), (0.0027, z + 0.0008), (0.0016, z + 0.0016)], metal, exact=True, sides=12)
    return None


@piece
def row_of_nails(kind='cut', count=6, pitch=0.03, metal: Material = 'plain 4a4642 rough=.6 metal=.8'):
    """Old nails laid side by side: cut, wire, rose-head or screws."""
    dice = stage.dice
    for k in range(count):
        long = dice.uniform(0.045, 0.07)
        with at((k - (count - 1) / 2) * pitch, dice.uniform(-0.003, 0.003), 0.003, dice.uniform(-4, 4), 1, (90, 0)):
            if kind == 'cut':
                box((0.0045, 0.003, long), (0, 0, -long / 2), metal, taper=0.45, bevel=0.0003)
                box((0.008, 0.005, 0.003), (0, 0, 0), metal, bevel=0.0008)
            elif kind == 'rose':
                box((0.005, 0.005, long), (0, 0, -long / 2), metal, taper=0.2, bevel=0.0004)
                lathe([(0.007, -0.001), (0.005, 0.002), (0, 0.004)], metal, exact=True, sides=6)
            elif kind == 'wire':
                rod((0, 0, 0), (0, 0, -long), 0.0016, 0.0014, metal, sides=10)
                lathe([(0, 0), (0.004, 0), (0.004, 0.001), (0, 0.0012)], metal, exact=True, sides=16)
            else:
                lathe([(0, -long), (0.0016, -long * 0.85), (0.0028, -long * 0.4), (0.0026, -0.004), (0.0055, 0), (0, 0.0003)], metal, exact=True, sharp=40, sides=16)
                for j in range(7):
                    z = -long * (0.45 + 0.065 * j)
                    lathe([(0.0022, z), (0.0036, z + 0.001), (0.0022, z + 0.002)], metal, exact=True, sides=14)
                box((0.011, 0.0012, 0.0006), (0, 0, 0.0004), material('black'), bevel=0)
    return None


@piece
def key(metal: Material = 'tarnished', length=0.07):
    ring = [(math.cos(t) * 0.012, math.sin(t) * 0.010, 0.003) for t in np.linspace(0, 2 * math.pi, 25)]
    sweep(ring, 0.0025, metal, steps=40, capped=False, sides=8)
    rod((0.012, 0, 0.003), (length, 0, 0.003), 0.0028, 0.0028, metal)
    box((0.012, 0.014, 0.003), (length - 0.008, -0.008, 0.003), metal, bevel=0.0005)
    return None


@piece
def hinge(metal: Material = 'plain b9bab8 rough=.25 metal=1'):
    """A concealed cupboard hinge lying loose, cup and arm."""
    lathe([(0, 0.011), (0.0165, 0.011), (0.0175, 0.002), (0.02, 0.0015), (0.02, 0), (0, 0)], metal, exact=True, sharp=30, sides=48)
    box((0.05, 0.045, 0.002), (0, 0, 0.001), metal, bevel=0.001)
    box((0.085, 0.016, 0.009), (0.055, 0, 0.016), metal, bevel=0.003)
    box((0.04, 0.052, 0.003), (0.095, 0, 0.006), metal, bevel=0.001)
    for x in (0.07, 0.092, 0.108):
        lathe([(0, 0.001), (0.0032, 0.0005), (0.0036, 0)], material('steel'), (x, 0, 0.0205 if x < 0.1 else 0.008), sides=16)
        box((0.005, 0.0008, 0.0008), (x, 0, 0.0215 if x < 0.1 else 0.009), material('black'), bevel=0)
    for y in (-0.018, 0.018):
        lathe([(0, 0.0015), (0.003, 0.001), (0.0036, 0)], material('steel'), (0.0, y, 0.002), sides=16)
    return None


def cross_head(x, y, z, radius=0.0042, turn=0.0):
    """The head of a Pozidriv screw: a cross with finer lines between its arms."""
    dark = material('black')
    with at(x, y, z, turn):
        lathe([(0, 0.0012), (radius * 0.75, 0.0012), (radius, 0.0004), (radius, -0.002)], material('steel'), exact=True, sharp=50, sides=32)
        for angle, long, wide in ((0, 1.25, 0.3), (90, 1.25, 0.3), (45, 1.0, 0.09), (135, 1.0, 0.09)):
            box((radius * long, radius * wide, 0.0004), (0, 0, 0.0012), dark, (0, 0, angle), bevel=0)


def hinge_plate(metal):
    """The mounting plate: a ridge along the depth, two wings screwed to the side."""
    box((0.016, 0.052, 0.007), (0, 0.043, 0.0035), metal, bevel=0.0012)
    box((0.050, 0.017, 0.0026), (0, 0.037, 0.0013), metal, bevel=0.001)
    for s in (-1, 1):
        lathe([(0, 0.0026), (0.0079, 0.0026), (0.0085, 0.002), (0.0085, 0)], metal, (s * 0.025, 0.037, 0), exact=True, sharp=50)
        cross_head(s * 0.021, 0.037, 0.0034, 0.0048, 20 * s)


def hinge_arm(metal):
    """A folded channel over the plate with the side screw in front and the depth screw behind."""
    cheek = [(0.068, 0.005), (0.068, 0.0145), (0.0, 0.0165), (-0.007, 0.0145), (-0.0085, 0.009), (-0.005, 0.0055), (0.012, 0.0065)]
    for x in (0.0088, -0.0076):
        with at(x, 0, 0, 90):
            outline_plate(cheek, 0.0012, metal)
    with at(0, 0.033, 0.0162, 0, 1, (-1.7, 0)):
        box((0.0176, 0.070, 0.0014), (0, 0, 0), metal, bevel=0.0005)
        for y, radius in ((-0.017, 0.0042), (0.019, 0.005)):
            box((0.0115, 0.0155, 0.0003), (0, y, 0.0007), material('black'), bevel=0.0001)
            cross_head(0, y, 0.0012, radius, y * 900)
    box((0.012, 0.007, 0.004), (0, 0.0705, 0.0105), metal, bevel=0.001)


def hinge_cup(metal, opened):
    """The cup in the open door, with its two ears."""
    with at(0, *DOOR_EDGE, 0, 1, (opened - 90, 0)), at(0, -CUP_INSET, 0):
        lathe([(0.0195, 0), (0.0195, 0.0008), (0.0188, 0.0013), (0.0165, 0.0013), (0.0158, -0.009), (0.013, -0.0115), (0, -0.0115)], metal, exact=True, sharp=40, sides=64)
        for s in (-1, 1):
            box((0.009, 0.0156, 0.0013), (s * 0.0215, 0, 0.00065), metal, bevel=0.0002)
            lathe([(0, 0.0013), (0.0075, 0.0013), (0.0078, 0.001), (0.0078, 0)], metal, (s * 0.0255, 0, 0), exact=True, sharp=50)
            cross_head(s * 0.0245, 0, 0.0015, 0.0036, 35)


@piece
def concealed_hinge(metal: Material = 'plain c4c5c4 rough=.22 metal=1', opened=97):
    """A cupboard hinge at work, the side below it: plate and arm along y, the door open by so many degrees."""
    hinge_plate(metal)
    hinge_arm(metal)
    hinge_cup(metal, opened)
    for line, wide in (([(-0.003, 0.0105), (-0.013, 0.0125), (-0.023, 0.006), (-0.0275, -0.006)], 0.0068), ([(0.004, 0.008), (-0.007, 0.0065), (-0.0145, -0.001), (-0.016, -0.007)], 0.0052)):
        sweep([(0, y, z) for y, z in line], 0.0011, metal, other=wide, up=(1, 0, 0))
        rod((-0.0092, *line[0]), (0.0092, *line[0]), 0.0017, 0.0017, material('steel'))
    return None


@piece
def pull_plate(metal: Material = 'brass', kind='knob'):
    """One handle lying on its back: knob, cup, bar, ring or strap."""
    if kind == 'knob':
        lathe([(0, 0), (0.012, 0), (0.008, 0.008), (0.017, 0.02), (0.015, 0.028), (0, 0.032)], metal, sides=32)
    elif kind == 'cup':
        lathe([(0.002, 0.022), (0.02, 0.02), (0.038, 0.01), (0.044, 0)], metal, sides=40, thickness=0.002)
    elif kind == 'bar':
        rod((-0.055, 0, 0.026), (0.055, 0, 0.026), 0.0055, 0.0055, metal)
        for x in (-0.04, 0.04):
            rod((x, 0, 0), (x, 0, 0.026), 0.0045, 0.0045, metal)
    elif kind == 'ring':
        lathe([(0, 0.003), (0.02, 0.002), (0.022, 0)], metal, sides=40)
        lathe([(0, 0.01), (0.006, 0.008), (0.007, 0.002)], metal, sides=20)
        sweep([(math.cos(t) * 0.024, -0.016 + math.sin(t) * 0.024, 0.006) for t in np.linspace(0, 2 * math.pi, 33)], 0.003, metal, steps=64, capped=False)
    elif kind == 'swan':
        for x in (-0.045, 0.045):
            lathe([(0, 0.004), (0.013, 0.003), (0.015, 0)], metal, (x, 0, 0), sides=32)
            lathe([(0, 0.012), (0.005, 0.01), (0.006, 0.002)], metal, (x, 0, 0), sides=20)
        sweep([(-0.045, 0, 0.009), (-0.043, -0.018, 0.009), (-0.02, -0.026, 0.009), (0, -0.024, 0.009), (0.02, -0.026, 0.009), (0.043, -0.018, 0.009), (0.045, 0, 0.009)], 0.0042, metal, steps=60)
    else:
        sweep([(-0.05, 0, 0.002), (-0.03, 0, 0.014), (0, 0, 0.019), (0.03, 0, 0.014), (0.05, 0, 0.002)], 0.011, metal, other=0.0018, steps=30)
        for x in (-0.046, 0.046):
            lathe([(0, 0.002), (0.004, 0.001), (0.004, 0)], material('brass'), (x, 0, 0.005), sides=16)
    return 0.0


@piece
def wall_strap(webbing: Material = 'fabric c9502e', metal: Material = 'steel', out=0.1, drop=0.02, width=0.026):
    """A strap from a bracket screwed to a top, here, to one on the wall, `out` behind and `drop` lower."""
    for y, z, lie in ((0, 0.0015, 0), (out - 0.0015, -drop, 90)):
        with at(0, y, z, 0, 1, (lie, 0)):
            box((width * 1.7, 0.055, 0.003), (0, -0.012, 0), metal, bevel=0.001)
            sweep([(-width * 0.62, 0.018, 0), (-width * 0.6, 0.026, 0.008), (width * 0.6, 0.026, 0.008), (width * 0.62, 0.018, 0)], 0.0022, metal, steps=30, sides=8)
            for s in (-1, 1):
                cross_head(s * width * 0.5, -0.02, 0.002, 0.0048, 25 * s)
    line = [(0, 0.024, 0.009), (0, out * 0.5, 0.008), (0, out - 0.012, 0.024 - drop)]
    sweep(line, width / 2, webbing, other=0.0014, steps=24, sides=12, up=(0, 0, 1))
    box((width * 1.25, 0.022, 0.007), (0, out * 0.4, 0.0085), material('black'), (0, 0, 0), bevel=0.002)
    return None


@piece
def hex_keys(metal: Material = 'plain 3a3b3d rough=.3 metal=.9', sizes='.1;.085;.07'):
    """Bent keys side by side, the longest first; lengths of the long arms in metres, separated by semicolons."""
    for k, long in enumerate(float(size) for size in sizes.split(';')):
        x, thick = 0.018 * k, long * 0.026
        sweep([(x, 0, thick), (x, long * 0.9, thick), (x, long * 0.97, thick), (x + long * 0.05, long, thick), (x + long * 0.3, long, thick)], thick, metal, steps=60, sides=6)
    return None


@piece
def felt_pads(cover: Material = 'felt 6b5a48', sheet: Material = 'paper e9e2d2', rows=3, columns=4, radius=0.011, missing=()):
    """Round pads on their backing sheet; `missing` are the numbers of those that are used."""
    pitch = radius * 2.5
    box((columns * pitch + 0.008, rows * pitch + 0.008, 0.0006), (0, 0, 0.0004), sheet, bevel=0)
    for k in range(rows * columns):
        if k not in missing:
            place = ((k % columns - (columns - 1) / 2) * pitch, (k // columns - (rows - 1) / 2) * pitch, 0.0008)
            lathe([(0, 0.004), (radius * 0.9, 0.004), (radius, 0.003), (radius, 0)], cover, place, exact=True, sharp=30, sides=32)
    return None


@piece
def cam_lock(metal: Material = 'plain b9bab8 rough=.3 metal=1', radius=0.0075):
    """The round face of a cam in its board, with its slot."""
    lathe([(radius, 0), (radius * 0.95, 0.0008), (0, 0.0008)], metal, exact=True, sharp=30, sides=24)
    box((radius * 1.3, radius * 0.3, 0.0006), (0, 0, 0.0009), material('black'), bevel=0)
    box((radius * 0.3, radius * 1.3, 0.0006), (0, 0, 0.00095), material('black'), bevel=0)
    return None
