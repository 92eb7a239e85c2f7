"""Lamps."""
import math

import numpy as np

from ..materials.named import Material, material
from ..picture.light import bulb
from ..shapes.grid import AS_DRAWN, grid, lathe, rod, sweep
from .parts import ring
from .piece import piece


def cable(line, cover=None, thick=0.003):
    sweep(line, thick, cover or material('black'), steps=50, sides=6)['flex'] = True


def cloth_shade(colour, bottom, top, low, high, glow):
    lathe([(top, high), (bottom, low)], material(f'shade {colour} glow={glow}'), exact=True, sides=72, thickness=0.002)


def reflector(profile, cover, place, power, inner='f7e6c8'):
    """A metal dome, pale inside, with a bulb in it."""
    lathe(profile, cover, place, sides=72, thickness=0.003)
    lathe([(max(0.001, r - 0.006), z - 0.001) for r, z in profile], material(f'shade {inner} through=0 glow={0.25 if power else 0}'), place, sides=72)
    x, y, z = place
    low = min(p[1] for p in profile) + 0.06
    lathe([(0, 0), (0.028, 0.012), (0.04, 0.045), (0.03, 0.08), (0.015, 0.10)], material(f'emit ffd9a0 strength={9 if power else 0.2}'), (x, y, z + low - 0.04), sides=24)
    if power:
        bulb((x, y, z + low - 0.06), power, 0.045)


@piece
def floor_lamp(metal: Material = 'brass', colour='efe3cd', height=1.5, power=14, radius=0.21, legs: Material = None):
    """A cloth shade on a rod or on three legs."""
    if legs:
        for _, x, y in ring(1, 3, 0.4):
            rod((x * 0.03, y * 0.03, height * 0.86), (x * 0.26, y * 0.26, 0), 0.013, 0.010, legs)
        rod((0, 0, height * 0.82), (0, 0, height), 0.012, 0.012, metal)
    else:
        lathe([(0, 0.022), (0.13, 0.022), (0.14, 0.018), (0.142, 0.008), (0.14, 0)], metal, exact=True, sharp=30, sides=64)
        rod((0, 0, 0.02), (0, 0, height), 0.009, 0.009, metal)
    cable([(0, 0.02, 0.03), (0.05, 0.14, 0.005), (0.3, 0.3, 0.004)])
    cloth_shade(colour, radius, radius * 0.78, height - 0.02, height + 0.27, 0.35 if power else 0)
    if power:
        bulb((0, 0, height + 0.13), power, 0.05)
    return None


@piece
def arc_lamp(metal: Material = 'brass', height=1.95, reach=1.1, power=18):
    lathe([(0, 0.05), (0.15, 0.05), (0.16, 0.045), (0.162, 0.01), (0.16, 0)], material('marble'), exact=True, sharp=30, sides=64)
    sweep([(0, 0, 0.04), (0, 0, height * 0.55), (reach * 0.08, 0, height * 0.85), (reach * 0.4, 0, height), (reach * 0.8, 0, height * 0.96), (reach, 0, height * 0.84)],
          0.009, metal, steps=60, up=(0, 1, 0))
    reflector([(0.015, 0.16), (0.05, 0.155), (0.12, 0.12), (0.155, 0.05), (0.16, 0)], metal, (reach, 0, height * 0.84 - 0.15), power)
    return None


SHADES = {
    'dome': lambda r: [(0.02, r * 0.62), (r * 0.25, r * 0.60), (r * 0.62, r * 0.46), (r * 0.9, r * 0.2), (r, 0)],
    'cone': lambda r: [(0.03, r * 0.75), (0.06, r * 0.70), (r * 0.5, r * 0.35), (r * 0.97, r * 0.03), (r, 0)],
    'disc': lambda r: [(0.03, r * 0.42), (r * 0.18, r * 0.38), (r * 0.24, r * 0.22), (r * 0.6, r * 0.12), (r * 0.97, r * 0.02), (r, 0)],
    'bell': lambda r: [(0.03, r * 1.1), (r * 0.35, r * 1.05), (r * 0.55, r * 0.7), (r * 0.68, r * 0.3), (r, 0)],
}


@piece
def pendant(metal: Material = 'plain 1d1a17 rough=.4', kind='dome', radius=0.26, drop=1.2, power=30):
    """Hangs with its rim at this place; `drop` is the length of its cable."""
    profile = SHADES[kind](radius)
    reflector(profile, metal, (0, 0, 0), power)
    top = profile[0][1]
    rod((0, 0, top - 0.01), (0, 0, drop), 0.0035, 0.0035, material('black'))
    lathe([(0, 0), (0.02, 0), (0.022, 0.03), (0.012, 0.07), (0, 0.075)], material('brass'), (0, 0, top - 0.015), sides=24)
    return None


@piece
def woven_pendant(cane: Material = 'rattan', radius=0.28, drop=1.0, power=22):
    """A wicker bell: hoops and many ribs."""
    heights = np.linspace(0, 1, 9)
    shape = [(radius * (1 - 0.72 * h ** 2.2), h * radius * 1.15) for h in heights]
    for r, z in shape:
        sweep([(math.cos(t) * r, math.sin(t) * r, z) for t in np.linspace(0, 2 * math.pi, 33)], 0.004, cane, steps=64, sides=6, capped=False)
    for _, x, y in ring(1, 40):
        sweep([(x * r, y * r, z) for r, z in shape], 0.0028, cane, steps=14, sides=5)
    rod((0, 0, radius * 1.1), (0, 0, drop), 0.0035, 0.0035, material('black'))
    lathe([(0, 0), (0.03, 0.015), (0.045, 0.05), (0.03, 0.09), (0.015, 0.11)], material(f'emit ffd9a0 strength={8 if power else 0.2}'), (0, 0, radius * 0.5), sides=24)
    if power:
        bulb((0, 0, radius * 0.5), power, 0.05)
    return None


@piece
def paper_lantern(radius=0.28, drop=1.0, power=30):
    """A ball of ribbed paper, its middle at this place."""
    turns = np.linspace(-0.47 * np.pi, 0.47 * np.pi, 96)
    profile = [(radius * math.cos(t) * (1 + 0.012 * math.cos(i * math.pi / 2)), radius * 0.86 * math.sin(t)) for i, t in enumerate(turns)]
    lathe(profile, material(f'shade fff4df through=.6 glow={0.55 if power else 0} warm=ffdcae'), exact=True, sides=72)
    if power:
        bulb((0, 0, 0), power, 0.08)
    rod((0, 0, radius * 0.8), (0, 0, drop), 0.003, 0.003, material('black'))
    return None


@piece
def bamboo_lantern(radius=0.225, drop=1.0, power=20, squat=0.94, turns=34):
    """Washi pasted over a spiral of split bamboo: the paper sinks a little between the turns, and the turns show darker."""
    angle = np.linspace(0, 2 * np.pi, 97)
    share = np.linspace(0, 1, turns * 6 + 1)
    lean = -0.45 * np.pi + 0.9 * np.pi * share
    rows = []
    for s, t in zip(share, lean):
        # The rib climbs one turn in a full round, so every meridian meets it a little higher than the last.
        dip = 1 - 0.016 * np.sin(np.pi * ((s * turns - angle / (2 * np.pi)) % 1.0)) ** 0.8
        r = radius * math.cos(t) * dip
        rows.append(np.stack([np.cos(angle) * r, np.sin(angle) * r, np.full(97, radius * squat * math.sin(t))], 1))
    grid(np.array(rows), material(f'shade f8efdc through=.6 weave=26 glow={0.5 if power else 0} warm=ffd9a4'), order=AS_DRAWN)
    line = []
    for u in np.linspace(0.01, 0.99, turns * 40):
        t = -0.45 * np.pi + 0.9 * np.pi * u
        a = 2 * np.pi * ((u * turns) % 1.0)
        r = radius * math.cos(t) * 0.999
        line.append((math.cos(a) * r, math.sin(a) * r, radius * squat * math.sin(t)))
    sweep(line, 0.0011, material('rattan c9a878'), sides=6, exact=True)
    wire = material('black')
    for z in (-1, 1):
        rim = radius * math.cos(0.45 * np.pi)
        sweep([(math.cos(a) * rim, math.sin(a) * rim, z * radius * squat * math.sin(0.45 * np.pi)) for a in np.linspace(0, 2 * np.pi, 33)], 0.002, wire, steps=64, capped=False)
    if power:
        bulb((0, 0, 0), power, 0.06)
    if drop:
        cable([(0, 0, radius * squat * 0.6), (0, 0, (drop + radius) / 2), (0, 0, drop)], thick=0.0025)
    return None


@piece
def folded_lantern(radius=0.225, turns=30, height=0.036):
    """The same lamp pressed flat: its turns lie in one another, the paper in pleats between them."""
    paper, rows = material('shade f4ead4 through=.25 glow=0'), []
    angle = np.linspace(0, 2 * np.pi, 97)
    for k in range(turns * 2 + 1):
        t = 0.02 * np.pi + 0.43 * np.pi * k / (turns * 2)
        r = radius * math.cos(t) + (0.0035 if k % 2 else -0.0012)
        z = height * (0.25 + 0.75 * (k / (turns * 2)) ** 0.7) + (0.0022 if k % 2 == 0 else 0)
        rows.append(np.stack([np.cos(angle) * r, np.sin(angle) * r, z + 0.0012 * np.sin(angle * 3 + k * 0.4)], 1))
    grid(np.array(rows), paper, order=AS_DRAWN)
    for s in (1, 0.6, 0.2):
        lathe([(radius * 0.985, height * 0.25 * s), (radius * 0.999, height * 0.22 * s), (radius * 0.985, height * 0.19 * s)], paper, exact=True, sides=96)
    rim = radius * math.cos(0.45 * np.pi)
    lathe([(rim + 0.004, height + 0.001), (rim, height + 0.004), (rim - 0.004, height + 0.001)], material('black'), exact=True, sides=48)
    return height


@piece
def table_lamp(clay: Material = 'ceramic d8cbb4 speck=.4', colour='f0e2c8', size=1.0, kind='gourd', power=5):
    bases = {
        'gourd': [(0, 0), (0.07, 0), (0.075, 0.01), (0.05, 0.10), (0.02, 0.19), (0.012, 0.20)],
        'ball': [(0, 0), (0.05, 0), (0.08, 0.03), (0.09, 0.08), (0.065, 0.14), (0.02, 0.17), (0.012, 0.20)],
        'column': [(0.001, 0), (0.07, 0), (0.07, 0.015), (0.025, 0.02), (0.025, 0.19), (0.012, 0.20)],
        'urn': [(0, 0), (0.06, 0), (0.06, 0.012), (0.03, 0.02), (0.045, 0.05), (0.075, 0.11), (0.06, 0.165), (0.02, 0.185), (0.012, 0.20)],
    }
    lathe([(r * size, z * size) for r, z in bases[kind]], clay, sides=56, steps=50, exact=kind == 'column', sharp=40 if kind == 'column' else None)
    rod((0, 0, 0.19 * size), (0, 0, 0.30 * size), 0.006 * size, 0.006 * size, material('brass'))
    cloth_shade(colour, 0.17 * size, 0.11 * size, 0.22 * size, 0.42 * size, 0.3 if power else 0)
    if power:
        bulb((0, 0, 0.32 * size), power, 0.04)
    cable([(0, 0.05 * size, 0.01), (0.03, 0.12, 0.004), (0.1, 0.2, 0.003)], thick=0.0025)
    return None


@piece
def desk_lamp(metal: Material = 'plain 2f3a38 rough=.35 coat=.4', power=8, reach=0.34):
    """Two arms on a heavy foot, sprung at the elbows."""
    lathe([(0, 0.03), (0.075, 0.03), (0.085, 0.024), (0.088, 0), (0, 0)], metal, exact=True, sharp=30, sides=48)
    elbow, head = (-0.10, 0, 0.34), (reach - 0.10, 0, 0.50)
    for dy in (-0.009, 0.009):
        rod((0, dy, 0.03), (elbow[0], dy, elbow[2]), 0.0045, 0.0045, metal, sides=10)
        rod((elbow[0], dy, elbow[2]), (head[0], dy, head[2]), 0.0045, 0.0045, metal, sides=10)
    for point in (elbow, head):
        rod((point[0], -0.018, point[2]), (point[0], 0.018, point[2]), 0.012, 0.012, material('brass'))
    rod((0, 0, 0.06), (-0.03, 0, 0.14), 0.006, 0.006, material('steel'))
    reflector([(0.03, 0.13), (0.045, 0.12), (0.06, 0.08), (0.085, 0.03), (0.095, 0)], metal, (head[0] + 0.02, 0, head[2] - 0.13), power)
    cable([(0, 0.06, 0.02), (0.05, 0.18, 0.004), (0.2, 0.3, 0.003)])
    return None


@piece
def wall_lamp(metal: Material = 'brass', colour='efe3cd', power=6):
    """A bracket on the wall behind with a small shade."""
    lathe([(0, 0.02), (0.045, 0.018), (0.05, 0.008), (0.05, 0)], metal, (0, 0, 0), (90, 0, 0), sides=40)
    sweep([(0, -0.015, 0), (0, -0.10, -0.01), (0, -0.17, 0.0), (0, -0.18, 0.05)], 0.006, metal, steps=24, up=(1, 0, 0))
    lathe([(0.06, 0.19), (0.10, 0.05)], material(f'shade {colour} glow={0.35 if power else 0}'), (0, -0.18, 0), exact=True, sides=56, thickness=0.002)
    if power:
        bulb((0, -0.18, 0.12), power, 0.035)
    return None


@piece
def bulbs(count=9, width=2.2, sag=0.18, power=1.2):
    """A string of small bulbs between two points on the wall behind."""
    line = [(-width / 2 + width * t, -0.03, -4 * sag * t * (1 - t)) for t in np.linspace(0, 1, 13)]
    cable(line, thick=0.002)
    for k in range(count):
        t = (k + 0.5) / count
        x, z = -width / 2 + width * t, -4 * sag * t * (1 - t)
        rod((x, -0.03, z), (x, -0.03, z - 0.03), 0.006, 0.007, material('black'), sides=10)
        lathe([(0, 0), (0.014, 0.006), (0.02, 0.022), (0.014, 0.04), (0.007, 0.048)], material('emit ffcf8a strength=7'), (x, -0.03, z - 0.075), sides=16, steps=16)
        if k % 2 == 0:
            bulb((x, -0.06, z - 0.06), power, 0.02)
    return None


@piece
def lamp_bulb(kind='globe', lit=True, tint='ffd9a0'):
    """A loose bulb on its side or upright, for comparing."""
    glow = material(f'emit {tint} strength={3 if lit else 0.25}')
    sizes = {'globe': [(0, 0.135), (0.03, 0.125), (0.045, 0.095), (0.035, 0.06), (0.016, 0.032), (0.013, 0.028)],
             'pear': [(0, 0.115), (0.02, 0.11), (0.03, 0.085), (0.026, 0.06), (0.015, 0.035), (0.013, 0.028)],
             'candle': [(0, 0.11), (0.006, 0.10), (0.016, 0.07), (0.014, 0.042), (0.011, 0.028)]}
    lathe(sizes[kind], glow, sides=36, steps=40)
    lathe([(0, 0), (0.006, 0.001), (0.013, 0.006), (0.0125, 0.010), (0.0135, 0.013), (0.0125, 0.016), (0.0135, 0.019), (0.0125, 0.023), (0.0135, 0.027), (0.013, 0.03)], material('steel'), exact=True, sides=32)
    return 0.13
