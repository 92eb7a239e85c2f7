"""Fireplaces, doors, radiators, steps and other parts of the house."""
import math

from ..materials.named import Material, material
from ..rooms.wall import moulding
from ..shapes.box import box
from ..shapes.cushion import cushion
from ..shapes.grid import lathe, rod, sweep
from ..stage import at, stage
from .piece import piece


@piece
def fireplace(surround: Material = 'painted e4dccb', hearth: Material = 'concrete 5d5a56', inside: Material = 'brick 4a3a34 3a3430', width=1.35, height=1.12, mantel=0.2):
    """A surround on the wall behind, with a dark brick opening."""
    opening_w, opening_h = width * 0.56, height * 0.66
    side = (width - opening_w) / 2
    for s in (-1, 1):
        box((side, 0.10, height - 0.05), (s * (opening_w + side) / 2, -0.05, (height - 0.05) / 2), surround, bevel=0.006)
        with at(0, -0.10, 0):
            moulding(s * (opening_w + side) / 2 - side * 0.28, s * (opening_w + side) / 2 + side * 0.28, 0.18, height - 0.3, surround, 0.018)
    box((opening_w, 0.10, height - 0.05 - opening_h), (0, -0.05, (height - 0.05 + opening_h) / 2), surround, bevel=0.006)
    box((width + 0.16, mantel, 0.05), (0, -mantel / 2, height - 0.025), surround, bevel=0.014, segments=3)
    box((width + 0.2, 0.42, 0.03), (0, -0.21, 0.015), hearth, bevel=0.006)
    box((opening_w, 0.02, opening_h), (0, -0.008, opening_h / 2), inside, bevel=0, order=(0, 2, 1))
    for s in (-1, 1):
        box((0.02, 0.10, opening_h), (s * opening_w / 2, -0.045, opening_h / 2), inside, bevel=0, order=(1, 2, 0))
    iron = material('plain 1c1b1a rough=.7')
    for k in range(6):
        rod((-opening_w * 0.32 + opening_w * 0.128 * k, -0.10, 0.05), (-opening_w * 0.32 + opening_w * 0.128 * k, -0.10, 0.22), 0.007, 0.007, iron)
    for z in (0.07, 0.2):
        rod((-opening_w * 0.36, -0.10, z), (opening_w * 0.36, -0.10, z), 0.009, 0.009, iron)
    return height


@piece
def radiator(cover: Material = 'plain e2ddd0 rough=.35', width=0.9, height=0.55, columns=14):
    """Old column radiator."""
    pitch = width / columns
    for k in range(columns):
        x = -width / 2 + pitch * (k + 0.5)
        for y in (-0.05, -0.10, -0.15):
            rod((x, y, 0.10), (x, y, height), 0.019, 0.019, cover, sides=12, bulge=0.001)
        for z in (0.11, height):
            rod((x, -0.04, z), (x, -0.16, z), 0.021, 0.021, cover, sides=12)
    for s in (-1, 1):
        box((0.02, 0.12, 0.1), (s * (width / 2 - pitch), -0.10, 0.05), cover, bevel=0.006)
    rod((width / 2, -0.10, 0.12), (width / 2 + 0.09, -0.10, 0.12), 0.011, 0.011, material('copper'))
    rod((width / 2 + 0.09, -0.10, 0.12), (width / 2 + 0.09, -0.10, 0), 0.011, 0.011, material('copper'))
    return height + 0.02


@piece
def panel_door(cover: Material = 'painted 7d8a8c', width=0.8, height=2.0, thick=0.04, flat=False, glazed=False, metal: Material = 'brass'):
    """A four-panelled door, standing, or lying flat with its face up."""
    with at(0, 0, 0, 0, 1, (-90, 0) if flat else (0, 0)):
        box((width, thick, height), (0, 0, height / 2), cover, bevel=0.003)
        for s in (-1, 1):
            with at(0, s * thick / 2, 0, 0 if s < 0 else 180):
                for x0, x1 in ((-width / 2 + 0.10, -0.05), (0.05, width / 2 - 0.10)):
                    for z0, z1 in ((0.22, height * 0.42), (height * 0.5, height - 0.14)):
                        moulding(x0, x1, z0, z1, cover, 0.02)
        for s in (-1, 1):
            lathe([(0, 0), (0.025, 0), (0.026, 0.004), (0.009, 0.01), (0.009, 0.03), (0.026, 0.045), (0.024, 0.062), (0, 0.066)], metal, (width / 2 - 0.06, s * thick / 2, height * 0.46), (90 if s < 0 else -90, 0, 0), sides=32)
    return thick


@piece
def shutter(cover: Material = 'painted 8fa3a6', width=0.5, height=1.6, pitch=0.05, tilt=38):
    """A louvred leaf."""
    for s in (-1, 1):
        box((0.05, 0.03, height), (s * (width / 2 - 0.025), 0, height / 2), cover, bevel=0.003)
        box((width, 0.03, 0.07), (0, 0, 0.035 if s < 0 else height - 0.035), cover, bevel=0.003)
    for k in range(int((height - 0.16) / pitch)):
        box((width - 0.1, 0.055, 0.008), (0, 0, 0.1 + pitch * (k + 0.5)), cover, (tilt, 0, 0), bevel=0.002)
    return None


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
    import numpy as np
    from ..shapes.grid import AS_DRAWN, grid
    from ..shapes.mesh import subdivide
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


@piece
def laptop(cover: Material = 'plain 9a9c9d rough=.35 metal=.7', open=False):
    box((0.32, 0.22, 0.014), (0, 0, 0.007), cover, bevel=0.006, segments=3)
    if open:
        box((0.32, 0.007, 0.21), (0, 0.125, 0.112), cover, (-14, 0, 0), bevel=0.003)
        box((0.30, 0.001, 0.185), (0, 0.1205, 0.112), material('plain 15181b rough=.15'), (-14, 0, 0), bevel=0)
        for row in range(5):
            for k in range(13):
                box((0.018, 0.016, 0.002), (-0.135 + k * 0.0225, 0.06 - row * 0.021, 0.0148), material('plain 2a2c2e rough=.6'), bevel=0.001)
    return 0.015


@piece
def telephone(cover: Material = 'plain 1a1c1f rough=.2'):
    box((0.072, 0.148, 0.009), (0, 0, 0.0045), cover, bevel=0.004, segments=3)
    return 0.01


@piece
def screen(width=1.1, cover: Material = 'plain 101214 rough=.12'):
    """A switched-off television on its foot."""
    box((width, 0.03, width * 0.57), (0, 0, 0.07 + width * 0.285), material('black'), bevel=0.006)
    box((width - 0.016, 0.001, width * 0.57 - 0.016), (0, -0.0156, 0.07 + width * 0.285), cover, bevel=0)
    for s in (-1, 1):
        box((0.03, 0.2, 0.012), (s * width * 0.32, 0, 0.006), material('black'), bevel=0.003)
        box((0.03, 0.02, 0.08), (s * width * 0.32, 0, 0.04), material('black'), bevel=0.003)
    return None


@piece
def records(count=16, sleeve='d9743a', front=True):
    """Record sleeves upright; the first faces the room."""
    dice = stage.dice
    for k in range(count):
        box((0.004, 0.315, 0.315), (k * 0.0055, 0, 0.158), material(f"paper {dice.choice(('2e3d44', '8d3b2a', 'd9cdb8', '1c1a18', '5c6b52', 'b98b3f'))}"), (0, dice.uniform(-1, 2), 0), bevel=0.0005)
    if front:
        box((0.315, 0.004, 0.315), (-0.22, 0.06, 0.156), material(f'paper {sleeve}'), (-8, 0, 0), bevel=0.0005)
    return None


@piece
def sewing_machine(body: Material = 'plain 141414 rough=.18 coat=.6', wood: Material = 'walnut'):
    """An old black machine on a wooden base."""
    box((0.42, 0.2, 0.04), (0, 0, 0.02), wood, bevel=0.005)
    box((0.37, 0.16, 0.02), (0, 0, 0.05), body, bevel=0.006)
    sweep([(0.13, 0, 0.05), (0.13, 0, 0.17), (0.10, 0, 0.235), (0.0, 0, 0.245), (-0.12, 0, 0.235)], lambda f: 0.036 - 0.008 * f, body, other=lambda f: 0.036 - 0.008 * f, steps=50, up=(0, 1, 0), sides=24)
    rod((-0.135, 0, 0.27), (-0.135, 0, 0.12), 0.028, 0.022, body, sides=24)
    rod((-0.135, 0, 0.12), (-0.135, 0, 0.065), 0.004, 0.003, material('steel'))
    lathe([(0, 0), (0.05, 0), (0.062, 0.008), (0.062, 0.02), (0.05, 0.026), (0, 0.026)], material('chrome'), (0.175, 0, 0.235), (0, 90, 0), exact=True, sharp=35, sides=48)
    box((0.16, 0.001, 0.02), (0.02, -0.031, 0.245), material('brass'), bevel=0)
    rod((0.06, 0, 0.275), (0.06, 0, 0.33), 0.002, 0.002, material('steel'))
    with at(0.06, 0, 0.28):
        from .textiles import spool
        spool(thread='fabric d98a2b weave=0')
    return None


@piece
def iron_strap_hinges(width=0.9, height=0.44, metal: Material = 'plain 1f1d1b rough=.7', depth=0.0):
    """Forged straps on the front of a chest."""
    for x in (-0.3, 0, 0.3):
        box((0.035, 0.005, height), (x * width, -0.003, height / 2), metal, bevel=0.002)
    box((0.09, 0.006, 0.11), (0, -0.006, height * 0.72), metal, bevel=0.012)
    for x in (-0.44, 0.44):
        box((0.06, 0.005, 0.06), (x * width, -0.003, 0.06), metal, bevel=0.01)
    return None


@piece
def steps(cover: Material = 'oak', count=6, rise=0.19, going=0.26, width=1.0):
    """A flight rising to the right along x."""
    for k in range(count):
        box((going + 0.03, width, 0.035), (k * going, 0, rise * (k + 1) - 0.018), cover, bevel=0.008)
        box((0.018, width, rise), (k * going - going / 2, 0, rise * (k + 0.5)), material('painted e4dccb'), bevel=0.001)
    return None


@piece
def office_chair(cloth: Material = 'felt c9982f', metal: Material = 'plain a9abac rough=.3 metal=.9', mesh: Material = 'fabric 2b2d2f'):
    """A task chair on five castors, its seat covered anew."""
    black = material('plastic 222325')
    for k in range(5):
        a = k * 2 * math.pi / 5 + 0.3
        x, y = math.cos(a), math.sin(a)
        sweep([(x * 0.03, y * 0.03, 0.12), (x * 0.18, y * 0.18, 0.10), (x * 0.30, y * 0.30, 0.075)], lambda f: 0.024 - 0.010 * f, metal, steps=14, other=0.014)
        with at(x * 0.30, y * 0.30, 0.03, math.degrees(a) + 40):
            rod((0, -0.022, 0), (0, 0.022, 0), 0.028, 0.028, black, sides=20)
    rod((0, 0, 0.10), (0, 0, 0.40), 0.026, 0.02, metal)
    box((0.2, 0.24, 0.03), (0, 0.02, 0.405), black, bevel=0.008)
    cushion((0.48, 0.46, 0.085), cloth, (0, -0.02, 0.455), crown=0.015, radius=0.04, wrinkle=0.002, seed=4)
    sweep([(0, 0.16, 0.40), (0, 0.27, 0.44), (0, 0.30, 0.6), (0, 0.29, 0.72)], 0.022, metal, steps=24, other=0.012, up=(1, 0, 0))
    cushion((0.44, 0.48, 0.035), mesh, (0, 0.26, 0.80), (82, 0, 0), crown=0.01, radius=0.016, wrinkle=0.001, seed=6)
    for s in (-1, 1):
        sweep([(s * 0.10, 0.05, 0.41), (s * 0.26, 0.05, 0.44), (s * 0.275, 0.03, 0.60)], 0.013, metal, steps=24)
        box((0.06, 0.26, 0.022), (s * 0.275, 0.0, 0.615), black, bevel=0.009, segments=3)
    return 0.5


@piece
def wardrobe_desk(cover: Material = 'walnut rough=.35', lining: Material = 'plain e0a47c rough=.7', width=1.15, depth=0.56, height=2.0, glow=1.0):
    """An old wardrobe with both doors open on a desk fitted inside, lit by a strip under its shelf."""
    from ..picture.light import bulb
    thick = 0.025
    for s in (-1, 1):
        box((thick, depth, height - 0.1), (s * (width - thick) / 2, 0, 0.1 + (height - 0.1) / 2), cover, bevel=0.003)
        box((0.004, depth - 0.03, height - 0.16), (s * (width / 2 - thick - 0.002), 0, 0.1 + (height - 0.1) / 2), lining, bevel=0)
        with at(s * width / 2, -depth / 2, 0.1, s * 62):
            box((width / 2 - 0.004, 0.024, height - 0.16), (s * width / 4, 0, (height - 0.16) / 2), cover, bevel=0.004)
    box((width, depth, 0.1), (0, 0, 0.05), cover, bevel=0.006)
    box((width + 0.08, depth + 0.05, 0.06), (0, 0, height), cover, bevel=0.022, segments=4)
    box((width - 2 * thick, 0.012, height - 0.14), (0, depth / 2 - 0.012, 0.1 + (height - 0.14) / 2), lining, bevel=0)
    box((width - 2 * thick, depth + 0.06, 0.026), (0, -0.03, 0.74), cover, bevel=0.004)
    box((width - 2 * thick, depth * 0.6, 0.02), (0, depth * 0.18, 1.36), cover, bevel=0.003)
    box((width - 2 * thick - 0.1, 0.02, 0.012), (0, 0.0, 1.345), material(f'emit ffe2b8 strength={6 * glow}'), bevel=0.002)
    for x in (-0.3, 0, 0.3):
        bulb((x, -0.02, 1.31), 2.2 * glow, 0.03, 'ffd9a8')
    dice = stage.dice
    for k in range(5):
        box((0.11, 0.001, 0.14), (-0.36 + 0.18 * k, depth / 2 - 0.02, 1.08 + dice.uniform(-0.06, 0.06)), material(f"paper {dice.choice(('efe9dc', 'd9e0dc', 'e9cfa8'))}"), (0, dice.uniform(-5, 5), 0), bevel=0)
    return 0.753
