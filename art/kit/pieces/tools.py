"""Woodworking tools. Each lies or stands at its place; `hung` ones hang from it."""
import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import grid, lathe, rod, sweep
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
def screwdriver(grip: Material = 'plastic b8402f', length=0.22, tip='flat'):
    """Lying along x, its tip flat or a Pozidriv cross."""
    with at(0, 0, 0.014, 0, 1, (0, 90)):
        handle(length * 0.45, grip, (0, 0, -length * 0.45), radius=0.014)
        rod((0, 0, 0), (0, 0, length * 0.55), 0.003, 0.003, material('steel'), sides=12)
        if tip == 'cross':
            for turn in (0, 90):
                box((0.0012, 0.006, 0.008), (0, 0, length * 0.55), material('steel'), (180, 0, turn), bevel=0.0003, taper=0.45)
        else:
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
