"""Tools for wood, metal and cloth. Each lies or stands at its place; `hung` ones hang from it."""
import math

import bpy
import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, lathe, rod, sweep
from ..shapes.mesh import mesh_from, put_mesh
from ..stage import at, stage
from .piece import piece


def handle(length, cover, place=(0, 0, 0), turn=(0, 0, 0), radius=0.013):
    profile = [(0, 0), (0.8, 0.015), (1.05, 0.12), (0.85, 0.4), (1.1, 0.75), (0.8, 0.95), (0.55, 1.0), (0, 1.0)]
    lathe([(radius * r, length * z) for r, z in profile], cover, place, turn, sides=20, steps=30)


@piece
def chisel(wood: Material = 'teak', blade=0.018, hung=False):
    """Hanging tip down, or lying along x."""
    with at(0, 0, 0 if hung else 0.013, 0, 1, (0, 0) if hung else (0, -90)):
        handle(0.13, wood)
        rod((0, 0, -0.02), (0, 0, 0.005), 0.006, 0.010, material('brass'))
        box((blade, 0.004, 0.14), (0, 0, -0.09), material('steel'), bevel=0.001)
    return None


@piece
def hammer(wood: Material = 'ash', hung=False):
    with at(0, 0, 0 if hung else 0.014, 0, 1, (0, 0) if hung else (-90, 0)):
        box((0.018, 0.024, 0.30), (0, 0, -0.15), wood, bevel=0.007, segments=3)
        rod((-0.055, 0, 0), (0.03, 0, 0), 0.014, 0.013, material('steel'))
        box((0.045, 0.022, 0.010), (0.048, 0, 0.004), material('steel'), (0, 12, 0), bevel=0.003)
    return None


@piece
def mallet(wood: Material = 'beech'):
    with at(0, 0, 0.045):
        box((0.13, 0.08, 0.09), (0, 0, 0), wood, bevel=0.008, segments=3)
        with at(0, 0, 0, 0, 1, (90, 0)):
            handle(0.26, material('ash'), (0, 0, 0.03), radius=0.014)
    return None


def outline_plate(points, thick, cover):
    """A flat shape in the x-z plane, `thick` along y."""
    count = len(points)
    both = [(x, 0, z) for x, z in points] + [(x, thick, z) for x, z in points]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))] + [(k, k + count, (k + 1) % count + count, (k + 1) % count) for k in range(count)]
    return put_mesh(mesh_from(both, faces), cover, smooth=False)


@piece
def saw(wood: Material = 'walnut', hung=False):
    with at(0, 0, 0 if hung else 0.012, 0, 1, (0, 0) if hung else (-90, 0)):
        teeth = [(0.10 - 0.025 * k / 60, -0.46 * k / 60 - (0.002 if k % 2 else 0)) for k in range(61)]
        outline_plate([(0, 0), *teeth, (0.022, -0.46)], 0.0015, material('steel'))
        sweep([(0, 0, -0.01), (-0.01, 0, 0.05), (0.03, 0, 0.115), (0.10, 0, 0.10), (0.125, 0, 0.04), (0.10, 0, -0.01)], 0.014, wood, other=0.011, steps=30, up=(0, 1, 0))
        box((0.12, 0.02, 0.05), (0.055, 0, 0.005), wood, bevel=0.006)
    return None


@piece
def hand_plane(wood: Material = 'mahogany', body: Material = 'beech'):
    box((0.24, 0.062, 0.045), (0, 0, 0.0225), body, bevel=0.004)
    box((0.25, 0.064, 0.004), (0, 0, 0.002), material('steel'), bevel=0)
    box((0.05, 0.045, 0.005), (-0.01, 0, 0.075), material('steel'), (0, 48, 0), bevel=0.001)
    sweep([(-0.075, 0, 0.04), (-0.085, 0, 0.08), (-0.105, 0, 0.115), (-0.095, 0, 0.125)], lambda f: 0.014 - 0.003 * f, wood, steps=16)
    lathe([(0, 0), (0.012, 0), (0.009, 0.015), (0.018, 0.035), (0.014, 0.05), (0, 0.053)], wood, (0.085, 0, 0.044), sides=24)
    return None


@piece
def block_plane(body: Material = 'plain 3a3d3e rough=.35 metal=.8', wood: Material = 'mahogany'):
    box((0.16, 0.052, 0.012), (0, 0, 0.006), body, bevel=0.002)
    for side in (-1, 1):
        box((0.12, 0.004, 0.022), (0, side * 0.024, 0.022), body, bevel=0.002)
    box((0.085, 0.040, 0.004), (-0.025, 0, 0.036), material('steel'), (0, 20, 0), bevel=0.001)
    lathe([(0, 0), (0.010, 0), (0.014, 0.012), (0.013, 0.02), (0, 0.024)], material('brass'), (0.058, 0, 0.012), sides=24)
    sweep([(-0.06, 0, 0.045), (-0.03, 0, 0.052), (0.0, 0, 0.045)], 0.014, wood, other=0.008, steps=12)
    return None


@piece
def shavings(wood: Material = 'shade e2bf8c through=.3 glow=0', count=14, width=0.6, depth=0.3):
    """Curls off a plane, strewn."""
    dice = stage.dice
    for _ in range(count):
        radius, turns, wide = dice.uniform(0.010, 0.02), dice.uniform(1.0, 2.2), dice.uniform(0.016, 0.035)
        t = np.linspace(0, turns * 2 * np.pi, 60)
        r = radius * (1 - 0.08 * t)
        across = np.linspace(-wide / 2, wide / 2, 4)
        points = np.stack([np.repeat((np.cos(t) * r)[:, None], 4, 1), across[None, :] + 0.006 * t[:, None], np.repeat((np.sin(t) * r + radius)[:, None], 4, 1)], -1)
        grid(points, wood, (dice.uniform(-width, width) / 2, dice.uniform(-depth, depth) / 2, 0), (0, 0, dice.uniform(0, 360)))
    return None


@piece
def paint_tin(colour='3f5a55', radius=0.07, height=0.16, open=False, drips=True, label=False):
    steel = material('steel')
    r, h = radius, height
    rim = [(0, 0), (r, 0), (r * 1.02, 0.004), (r, 0.008), (r, h - 0.006), (r * 1.03, h - 0.002), (r, h), (r * 0.93, h), (r * 0.93, h - 0.006)]
    lathe(rim + ([(r * 0.95, h - 0.03), (r * 0.95, h * 0.2)] if open else [(0, h - 0.006)]), steel, exact=True, sharp=30, sides=56)
    paint = material(f'plain {colour} rough=.25 spread=.02')
    if open:
        lathe([(0, h - 0.028), (r * 0.95, h - 0.028)], paint, exact=True, sides=56)
    if label:
        lathe([(r * 1.004, h * 0.12), (r * 1.004, h * 0.88)], material(f'paper {colour}'), exact=True, sides=56)
    if drips:
        for k in range(4):
            a = stage.dice.uniform(3.5, 5.8)
            long = stage.dice.uniform(0.15, 0.55) * h
            x, y = math.cos(a) * r * 1.01, math.sin(a) * r * 1.01
            sweep([(x * 0.97, y * 0.97, h + 0.001), (x * 1.02, y * 1.02, h - 0.006), (x, y, h - long * 0.6), (x, y, h - long)], lambda f: 0.0035 + 0.002 * f, paint, steps=24, sides=8)
    sweep([(-r * 1.02, 0, h * 0.82), (-r * 1.08, r * 0.5, h * 0.62), (0, r * 1.16, h * 0.4), (r * 1.08, r * 0.5, h * 0.62), (r * 1.02, 0, h * 0.82)], 0.0018, steel, steps=40, sides=6)
    return h - 0.006


@piece
def paint_brush(wood: Material = 'beech', hair='2b211a', width=0.045, paint='', upright=False):
    """Lying along x, bristles towards +x, or upright with its bristles up."""
    with at(0, 0, 0 if upright else 0.011, 0, 1, (0, 0) if upright else (0, 90)):
        handle(0.16, wood, (0, 0, -0.02), radius=0.010)
        size = (0.014, width, 0.04)
        box(size, (0, 0, 0.155), material('steel'), bevel=0.003)
        box((0.011, width * 0.95, 0.05), (0, 0, 0.2), material(f'bristle {hair}'), bevel=0.004, taper=0.95)
        if paint:
            box((0.0125, width * 0.97, 0.022), (0, 0, 0.217), material(f'plain {paint} rough=.3'), bevel=0.005)
    return None


@piece
def block_brush(wood: Material = 'beech', hair='c9b18a', width=0.16, depth=0.06):
    """A wide wall brush, lying on its side of bristles."""
    box((width, depth, 0.03), (0, 0, 0.075), wood, bevel=0.008, segments=3)
    box((width * 0.96, depth * 0.86, 0.06), (0, 0, 0.031), material(f'bristle {hair}'), bevel=0.006)
    handle(0.12, wood, (0, 0, 0.088), (20, 0, 0), 0.014)
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


@piece
def roller(colour='d9734f', tray=True):
    """A foam roller in its tray."""
    if tray:
        box((0.20, 0.30, 0.004), (0, 0, 0.012), material('plastic 3a3d3f'), (6, 0, 0), bevel=0.001)
        for side in (-1, 1):
            box((0.004, 0.30, 0.04), (side * 0.10, 0, 0.022), material('plastic 3a3d3f'), (6, 0, 0), bevel=0.001)
        box((0.19, 0.10, 0.006), (0, -0.10, 0.012), material(f'plain {colour} rough=.2'), bevel=0.002)
    rod((-0.06, 0.02, 0.05), (0.06, 0.02, 0.05), 0.024, 0.024, material(f'felt {colour}'), sides=32)
    sweep([(0.06, 0.02, 0.05), (0.085, 0.02, 0.05), (0.085, 0.07, 0.06), (0.0, 0.10, 0.07), (0.0, 0.16, 0.075)], 0.003, material('steel'), steps=40, sides=8)
    rod((0, 0.16, 0.075), (0, 0.28, 0.085), 0.011, 0.013, material('plastic 2b4a63'))
    return None


@piece
def sanding_block(cover: Material = 'cork', paper='a5683f'):
    box((0.11, 0.065, 0.035), (0, 0, 0.019), cover, bevel=0.003)
    box((0.112, 0.066, 0.0015), (0, 0, 0.0008), material(f'sandpaper {paper}'), bevel=0)
    for side in (-1, 1):
        box((0.112, 0.001, 0.02), (0, side * 0.0332, 0.010), material(f'sandpaper {paper}'), bevel=0)
    return 0.037


@piece
def sandpaper_sheets(colours='a5683f;6b6f73;8a4a3a', width=0.09, length=0.14):
    for k, colour in enumerate(colours.split(';')):
        box((width, length, 0.0008), (0.012 * k, -0.01 * k, 0.0006 + k * 0.001), material(f'sandpaper {colour}'), (0, 0, k * 11 - 9), bevel=0)
    return 0.003


@piece
def screwdriver(grip: Material = 'plastic b8402f', length=0.22):
    with at(0, 0, 0.014, 0, 1, (0, 90)):
        handle(length * 0.45, grip, (0, 0, -length * 0.45), radius=0.014)
        rod((0, 0, 0), (0, 0, length * 0.55), 0.003, 0.003, material('steel'), sides=12)
        box((0.002, 0.007, 0.01), (0, 0, length * 0.55), material('steel'), bevel=0.0005)
    return None


@piece
def clamp(wood: Material = 'beech', length=0.42, hung=False):
    """A bar clamp."""
    with at(0, 0, 0 if hung else 0.012, 0, 1, (0, 0) if hung else (-90, 0)):
        box((0.022, 0.007, length), (0, 0, length / 2), material('steel'), bevel=0.001)
        for z in (length - 0.02, length * 0.38):
            box((0.11, 0.014, 0.026), (0.045, 0, z), material('plain 8a2f25 rough=.4'), bevel=0.004)
        rod((0.085, 0, length * 0.14), (0.085, 0, length * 0.75), 0.006, 0.006, material('steel'))
        handle(0.11, wood, (0.085, 0, length * 0.14 - 0.1), radius=0.015)
    return None


@piece
def sash_clamp(length=1.0, bar: Material = 'plain 8f2f26 rough=.45'):
    """A long bar with jaws at both ends, lying along x over the work."""
    box((length, 0.008, 0.034), (0, 0, 0.05), bar, bevel=0.001)
    for side in (-1, 1):
        x = side * (length / 2 - 0.05)
        box((0.03, 0.034, 0.085), (x, 0, 0.035), bar, bevel=0.005)
    rod((length / 2 - 0.05, 0, 0.02), (length / 2 + 0.09, 0, 0.02), 0.008, 0.008, material('steel'))
    rod((length / 2 + 0.085, 0, -0.03), (length / 2 + 0.085, 0, 0.07), 0.005, 0.005, material('steel'))
    return None


@piece
def square(wood: Material = 'mahogany', size=0.2):
    box((size * 0.6, 0.03, 0.016), (0, 0, 0.008), wood, bevel=0.002)
    box((0.03, size, 0.002), (size * 0.28, size / 2, 0.009), material('steel'), bevel=0)
    for k in range(3):
        rod((-size * 0.1 + k * 0.03, 0, 0.0162), (-size * 0.1 + k * 0.03, 0, 0.0168), 0.004, 0.004, material('brass'), sides=12)
    return None


@piece
def folding_rule(wood: Material = 'plain d9b45a rough=.5', parts=4, length=0.2, angles=(0, 8, -10, 6)):
    x, y, direction = 0.0, 0.0, 0.0
    for k in range(parts):
        direction += math.radians(angles[k % len(angles)])
        dx, dy = math.cos(direction) * length, math.sin(direction) * length
        lift = 0.002 + (k % 2) * 0.0035
        box((length + 0.014, 0.016, 0.0032), (x + dx / 2, y + dy / 2, lift), wood, (0, 0, math.degrees(direction)), bevel=0.0006)
        with at(x + dx / 2, y + dy / 2, lift + 0.0017, math.degrees(direction)):
            for m in range(40):
                tall = 0.008 if m % 10 == 0 else 0.005 if m % 5 == 0 else 0.003
                box((0.0006, tall, 0.0002), (-length / 2 + length * m / 40, 0.008 - tall / 2, 0), material('plain 2a241c rough=.8'), bevel=0)
        x, y = x + dx, y + dy
        rod((x, y, 0.001), (x, y, 0.0078), 0.0045, 0.0045, material('brass'), sides=16)
    return None


@piece
def steel_rule(length=0.3):
    box((length, 0.025, 0.0012), (0, 0, 0.0006), material('steel'), bevel=0)
    for m in range(int(length * 200)):
        tall = 0.009 if m % 10 == 0 else 0.005
        box((0.0005, tall, 0.0002), (-length / 2 + m * 0.005 + 0.003, 0.0125 - tall / 2, 0.0013), material('black'), bevel=0)
    return None


@piece
def pencil(paint: Material = 'plain b8402f rough=.3', length=0.17):
    with at(0, 0, 0.004, 0, 1, (0, 90)):
        lathe([(0, 0), (0.0036, 0), (0.0037, length * 0.86)], paint, exact=True, sides=6, sharp=20)
        lathe([(0.0037, length * 0.86), (0.0012, length * 0.97), (0.0008, length)], material('pine'), exact=True, sides=12)
        lathe([(0.0011, length * 0.97), (0, length)], material('black'), exact=True, sides=8)
    return None


@piece
def pencil_cup(clay: Material = 'ceramic 34302c', count=6):
    from .vessels import thrown
    thrown('cylinder', clay, (0, 0, 0), 0.5)
    dice = stage.dice
    for k in range(count):
        colour = dice.choice(('b8402f', 'd9b45a', '2f4a63', '3f5a45', '1c1a18'))
        a, lean = k * 2.4, dice.uniform(5, 12)
        with at(math.cos(a) * 0.008, math.sin(a) * 0.008, 0.01, math.degrees(a), 1, (0, lean)):
            lathe([(0, 0), (0.0036, 0), (0.0037, 0.14), (0.0012, 0.158), (0, 0.163)], material(f'plain {colour} rough=.3'), exact=True, sides=6)
    return None


@piece
def glue_bottle(colour='e9e2cf', cap='c9483a'):
    lathe([(0, 0), (0.03, 0), (0.032, 0.006), (0.032, 0.10), (0.024, 0.125), (0.014, 0.135), (0.013, 0.145)], material(f'plastic {colour}'), sides=40, steps=50)
    lathe([(0.013, 0), (0.012, 0.006), (0.005, 0.03), (0.003, 0.042), (0, 0.043)], material(f'plastic {cap}'), (0, 0, 0.143), sides=24)
    box((0.05, 0.001, 0.06), (0, -0.0318, 0.055), material('paper d9b45a'), bevel=0)
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
def magnifier(metal: Material = 'brass', wood: Material = 'ebony', radius=0.045):
    ring = [(math.cos(t) * radius, math.sin(t) * radius, 0.006) for t in np.linspace(0, 2 * math.pi, 49)]
    sweep(ring, 0.004, metal, steps=80, capped=False)
    lathe([(0, 0.004), (radius * 0.7, 0.003), (radius, 0.001)], material('pane reflect=.14'), (0, 0, 0.004), sides=48)
    with at(radius, 0, 0.006, 0, 1, (0, 90)):
        handle(0.11, wood, (0, 0, 0.004), radius=0.009)
    return None


@piece
def key(metal: Material = 'tarnished', length=0.07):
    ring = [(math.cos(t) * 0.012, math.sin(t) * 0.010, 0.003) for t in np.linspace(0, 2 * math.pi, 25)]
    sweep(ring, 0.0025, metal, steps=40, capped=False, sides=8)
    rod((0.012, 0, 0.003), (length, 0, 0.003), 0.0028, 0.0028, metal)
    box((0.012, 0.014, 0.003), (length - 0.008, -0.008, 0.003), metal, bevel=0.0005)
    return None


@piece
def shears(metal: Material = 'steel', grip: Material = 'black', length=0.24, opened=16):
    for side in (-1, 1):
        with at(0, 0, 0.004 + 0.002 * side, side * opened / 2):
            outline = [(0, -0.008), (length * 0.55, -0.001 if side < 0 else -0.004), (length * 0.55, 0.0), (0, 0.010)]
            with at(0, 0, 0, 0, 1, (90, 0)):
                outline_plate([(x, y) for x, y in outline], 0.0025, metal)
            loop = [(-length * 0.25 + math.cos(t) * 0.04, side * -0.032 + math.sin(t) * 0.022, 0.003) for t in np.linspace(0, 2 * math.pi, 25)]
            sweep(loop, 0.0065, grip, steps=48, capped=False, sides=10)
            rod((0, 0, 0.003), (-length * 0.11, side * -0.018, 0.003), 0.0065, 0.0065, grip)
    rod((0, 0, 0.001), (0, 0, 0.012), 0.006, 0.006, metal)
    return None


@piece
def scraper(blade: Material = 'steel', wood: Material = 'beech', width=0.06, plastic=''):
    """A putty knife lying flat along x."""
    cover = material(f'plastic {plastic}') if plastic else blade
    with at(0, 0, 0.006):
        with at(0, 0, 0, 0, 1, (90, 0)):
            outline_plate([(0, -0.008), (0.08, -width / 2), (0.085, -width / 2), (0.085, width / 2), (0.08, width / 2), (0, 0.008)], 0.0014, cover)
    with at(0.0, 0, 0.010, 180, 1, (0, 90)):
        handle(0.11, material(f'plastic {plastic}') if plastic else wood, radius=0.012)
    return None


@piece
def spirit_level(body: Material = 'plain d9a52b rough=.35', length=0.6):
    box((length, 0.024, 0.05), (0, 0, 0.025), body, bevel=0.002)
    for x in (-length * 0.4, 0, length * 0.4):
        box((0.05, 0.026, 0.02), (x, 0, 0.03 if x else 0.04), material('plain c9e07a rough=.1'), bevel=0.006)
    return 0.05


@piece
def coil(line: Material = 'rattan', radius=0.11, turns=7, thick=0.005):
    """Cane, cord or flex wound in a ring."""
    dice = stage.dice
    points = []
    for k in range(turns * 16):
        t = k / 16 * 2 * math.pi
        r = radius * (1 + 0.08 * math.sin(k * 0.7)) + dice.uniform(-0.004, 0.004)
        points.append((math.cos(t) * r, math.sin(t) * r * 0.96, thick + thick * 1.3 * (k % (turns * 4)) / (turns * 4) * 2.2 + dice.uniform(0, thick)))
    points.append((radius * 1.5, radius * 0.4, thick))
    points.append((radius * 1.9, radius * 0.5, thick))
    sweep(points, thick, line, steps=turns * 40, sides=8)
    return None


@piece
def tool_rack(board: Material = 'pale_oak', width=1.5, height=0.95, tools=True, wood: Material = 'teak'):
    """A board on the wall behind with tools hung in use: not all straight, not all there."""
    box((width, 0.018, height), (0, -0.010, 0), board, bevel=0.003)
    if not tools:
        return None
    dice = stage.dice
    box((0.46, 0.03, 0.02), (-0.48, -0.03, 0.19), board, bevel=0.003)
    for x in (-0.66, -0.58, -0.43, -0.36):
        with at(x, -0.035, 0.18, 0, 1, (0, dice.uniform(-3, 3))):
            chisel(hung=True, blade=dice.choice((0.010, 0.018, 0.028)))
    for x, z, tool in ((-0.14, 0.28, saw), (0.12, 0.36, hammer), (0.30, 0.34, hammer), (0.44, -0.02, clamp), (0.60, -0.06, clamp)):
        with at(x, -0.03, z, 0, 1, (0, dice.uniform(-4, 4))):
            tool(hung=True)
    box((0.5, 0.11, 0.018), (0.36, -0.06, -0.28), board, bevel=0.002)
    return None




@piece
def hand_drill(body: Material = 'plastic 2f4a45', grip: Material = 'plastic 22211f'):
    """A cordless drill lying on its side."""
    with at(0, 0, 0.03, 0, 1, (90, 0)):
        rod((-0.09, 0, 0), (0.05, 0, 0), 0.028, 0.03, body, sides=24)
        rod((0.05, 0, 0), (0.10, 0, 0), 0.022, 0.014, material('black'), sides=24)
        rod((0.10, 0, 0), (0.16, 0, 0), 0.003, 0.002, material('steel'))
        sweep([(-0.05, 0, -0.02), (-0.055, 0, -0.07), (-0.065, 0, -0.13)], 0.019, grip, other=0.016, steps=12)
        box((0.085, 0.055, 0.045), (-0.06, 0, -0.15), body, bevel=0.008)
    return None
