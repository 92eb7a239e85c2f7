"""Chairs to sink into."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.cushion import cushion
from ..shapes.grid import AS_DRAWN, grid, lathe, rod, sweep
from ..stage import at
from .foliage import around
from .parts import four_legs, leg, ring
from .piece import piece
from .sofas import scatter_cushions


@piece
def lounge_chair(cloth: Material = 'fabric 3f5a50', frame: Material = 'walnut', width=0.70, cushions=True, straps: Material = 'jute a8824e pitch=.006'):
    """A mid-century easy chair: turned frame, paddle arms, loose cushions."""
    for side in (-1, 1):
        x = side * (width / 2 - 0.02)
        rod((x * 1.02, -0.33, 0.562), (x * 1.03, -0.36, 0), 0.019, 0.013, frame, bulge=0.006)
        rod((x, 0.26, 0.50), (x * 1.03, 0.40, 0), 0.019, 0.013, frame, bulge=0.006)
        arm = [(x, -0.42, 0.555), (x * 1.05, -0.25, 0.575), (x * 1.02, 0.05, 0.555), (x * 0.99, 0.30, 0.50)]
        sweep(arm, lambda f: 0.036 * (1 - 0.55 * f) * (0.55 + 0.45 * min(1, f * 9)), frame, other=0.0125, steps=30, sides=14)
        rod((x, -0.335, 0.25), (x, 0.33, 0.235), 0.017, 0.015, frame)
        rod((x * 0.93, 0.22, 0.24), (x * 0.93, 0.44, 0.83), 0.019, 0.013, frame)
    half = width / 2 - 0.02
    rod((-half, -0.33, 0.265), (half, -0.33, 0.265), 0.016, 0.016, frame)
    rod((-half, 0.30, 0.235), (half, 0.30, 0.235), 0.016, 0.016, frame)
    sweep([(-half + 0.03, 0.44, 0.81), (0, 0.475, 0.84), (half - 0.03, 0.44, 0.81)], 0.026, frame, other=0.012, steps=20, up=(0, 1, 0.3))
    rod((-half * 0.93, 0.242, 0.30), (half * 0.93, 0.242, 0.30), 0.012, 0.012, frame)
    for i in range(5):
        rod(((i - 2) * 0.1, 0.242, 0.30), ((i - 2) * 0.1, 0.455, 0.82), 0.008, 0.008, frame)
    if cushions:
        cushion((width - 0.12, 0.60, 0.13), cloth, (0, -0.05, 0.345), (-5, 0, 0), crown=0.03, sag=0.008, radius=0.05, seed=4)
        cushion((width - 0.13, 0.52, 0.125), cloth, (0, 0.27, 0.62), (68, 0, 0), crown=0.035, radius=0.055, wrinkle=0.005, seed=8)
    else:
        for i in range(6):
            box((width - 0.07, 0.052, 0.004), (0, -0.26 + i * 0.10, 0.268 - i * 0.004), straps, bevel=0.001)
        for i in range(3):
            box((0.052, 0.60, 0.004), (-0.20 + i * 0.10, -0.01, 0.263), straps, (-3, 0, 0), bevel=0.001)
    return 0.42


@piece
def barrel_chair(cloth: Material = 'boucle ebe3d3', frame: Material = 'walnut'):
    """A round tub with a curved back."""
    spread = math.radians(102)
    turn = np.linspace(-spread, spread, 64)
    section = np.linspace(0, 2 * np.pi, 20, endpoint=False)
    rings = []
    for i, angle in enumerate(turn):
        inward = 1 - abs(angle) / spread
        top = 0.36 + 0.36 * min(1, inward * 1.6) ** 0.6
        closing = min(1, (1 - abs(i - 31.5) / 31.5) * 9) ** 0.5
        high, thick = (top - 0.16) / 2 * max(0.06, closing), 0.085 * max(0.1, closing)
        out = np.sign(np.cos(section)) * np.abs(np.cos(section)) ** 0.55 * thick
        up = np.sign(np.sin(section)) * np.abs(np.sin(section)) ** 0.45 * high
        radius = 0.40 + out + (up + high) * 0.10
        rings.append(np.stack([np.sin(angle) * radius, np.cos(angle) * radius, 0.16 + (top - 0.16) / 2 + up], 1))
    grid(np.array(rings), cloth, close_v=True, order=AS_DRAWN, subdivisions=1)
    lathe([(0, 0.46), (0.2, 0.462), (0.30, 0.45), (0.345, 0.41), (0.35, 0.36), (0.33, 0.30), (0, 0.29)], cloth, (0, -0.035, 0), sides=64)
    lathe([(0, 0.29), (0.36, 0.29), (0.385, 0.25), (0.385, 0.19), (0.36, 0.16), (0, 0.16)], cloth, sides=64)
    for _, x, y in ring(0.3, 4, math.pi / 4):
        leg(x, y, 0.17, frame, 0.024, 0.016, (x * 0.1, y * 0.1))
    return 0.46


@piece
def wing_chair(cloth: Material = 'fabric 55604f', frame: Material = 'mahogany', piping: Material = None):
    """High back with wings, rolled arms, turned front legs."""
    box((0.66, 0.66, 0.16), (0, 0, 0.28), cloth, bevel=0.03, segments=3)
    four_legs(0.54, 0.52, 0.21, frame, 0.026, 0.016, (0.01, 0.03))
    cushion((0.54, 0.60, 0.15), cloth, (0, -0.04, 0.41), crown=0.035, sag=0.012, radius=0.055, seed=2, piping=piping)
    cushion((0.58, 0.74, 0.15), cloth, (0, 0.27, 0.76), (80, 0, 0), crown=0.03, radius=0.07, wrinkle=0.004, seed=5, piping=piping)
    for side in (-1, 1):
        cushion((0.11, 0.60, 0.26), cloth, (side * 0.31, -0.03, 0.47), crown=0.0, radius=0.05, wrinkle=0.003, seed=side + 4)
        sweep([(side * 0.33, -0.335, 0.585), (side * 0.335, 0.0, 0.60), (side * 0.32, 0.2, 0.63)], lambda f: 0.072 - 0.02 * f, cloth, steps=24, sides=20)
        with at(side * 0.30, 0.20, 0.84, side * -12):
            cushion((0.085, 0.34, 0.44), cloth, (0, 0, 0), crown=0.0, radius=0.042, wrinkle=0.003, seed=side + 9)
    return 0.49


@piece
def club_chair(hide: Material = 'leather 7a4528', frame: Material = 'ebony', width=0.84):
    """Square-shouldered leather armchair."""
    four_legs(width - 0.14, 0.66, 0.09, frame, 0.025, 0.02, (0, 0))
    box((width - 0.04, 0.78, 0.16), (0, 0, 0.17), hide, bevel=0.025, segments=3)
    for side in (-1, 1):
        cushion((0.19, 0.80, 0.48), hide, (side * (width / 2 - 0.095), -0.01, 0.36), crown=0.015, radius=0.085, wrinkle=0.006, seed=side + 2)
    cushion((width - 0.10, 0.20, 0.56), hide, (0, 0.32, 0.52), (-7, 0, 0), crown=0.0, radius=0.09, wrinkle=0.006, seed=4)
    cushion((width - 0.40, 0.62, 0.18), hide, (0, -0.09, 0.34), crown=0.045, sag=0.022, radius=0.06, wrinkle=0.008, seed=6)
    cushion((width - 0.41, 0.44, 0.15), hide, (0, 0.20, 0.60), (72, 0, 0), crown=0.05, radius=0.07, wrinkle=0.008, seed=8)
    return 0.43


@piece
def slipper_chair(cloth: Material = 'fabric a65a34', frame: Material = 'oak', skirt=False, cushions=()):
    """Low armless upholstered chair."""
    four_legs(0.5, 0.5, 0.18, frame, 0.022, 0.013, (0.02, 0.03))
    cushion((0.62, 0.64, 0.2), cloth, (0, -0.02, 0.30), crown=0.03, sag=0.01, radius=0.06, seed=3)
    cushion((0.60, 0.50, 0.13), cloth, (0, 0.26, 0.60), (78, 0, 0), crown=0.03, radius=0.06, seed=7)
    scatter_cushions(cushions, 0.12, 0.40)
    return 0.40


@piece
def rattan_chair(cane: Material = 'rattan b98c55', cloth: Material = 'fabric e3dac8'):
    """Bent poles in a hoop, with a loose seat cushion."""
    hoop = [(math.sin(t) * 0.40, 0.30 * math.cos(t) + 0.06, 0.62 + 0.18 * math.cos(t)) for t in np.linspace(-2.2, 2.2, 13)]
    sweep(hoop, 0.017, cane, steps=60)
    inner = [(x * 0.9, y * 0.9 - 0.005, z - 0.07) for x, y, z in hoop]
    sweep(inner, 0.012, cane, steps=60)
    seat = [(math.sin(t) * 0.34, math.cos(t) * 0.32 - 0.02, 0.33) for t in np.linspace(0, 2 * math.pi, 25)]
    sweep(seat, 0.016, cane, steps=80, capped=False)
    for t in np.linspace(-2.05, 2.05, 19):
        rod((math.sin(t) * 0.34, math.cos(t) * 0.32 - 0.02, 0.33), (math.sin(t) * 0.40, 0.30 * math.cos(t) + 0.06, 0.62 + 0.18 * math.cos(t)), 0.008, 0.008, cane, sides=8)
    for angle, x, y in ring(0.31, 4, math.pi / 4):
        sweep([(x, y, 0.33), (x * 1.08, y * 1.08, 0.16), (x * 1.02, y * 1.02, 0.0)], 0.015, cane, steps=20)
    low = [(math.sin(t) * 0.30, math.cos(t) * 0.30 - 0.0, 0.10) for t in np.linspace(0, 2 * math.pi, 25)]
    sweep(low, 0.011, cane, steps=80, capped=False)
    lathe([(0, 0.445), (0.2, 0.44), (0.29, 0.42), (0.325, 0.385), (0.31, 0.35), (0, 0.345)], cloth, (0, -0.03, 0), sides=64)
    return 0.44


@piece
def pouf(cloth: Material = 'knit d8c8ac', radius=0.27, height=0.36):
    lathe([(0, 0), (radius * 0.8, 0.005), (radius * 1.02, height * 0.3), (radius * 1.03, height * 0.6), (radius * 0.85, height * 0.93), (radius * 0.3, height), (0, height * 0.985)],
          cloth, sides=56)
    return height


@piece
def ottoman(cloth: Material = 'velvet 3f5a50', frame: Material = 'walnut', width=0.62, depth=0.48, height=0.40):
    four_legs(width - 0.12, depth - 0.12, 0.17, frame, 0.02, 0.012, (0.03, 0.03))
    cushion((width, depth, height - 0.16), cloth, (0, 0, 0.16 + (height - 0.16) / 2), crown=0.02, radius=0.045, seed=5)
    return height


@piece
def morris_chair(frame: Material = 'smoked_oak', hide: Material = 'leather 9a6233'):
    """A square slatted oak armchair with a leather seat and a reclined back."""
    for side in (-1, 1):
        x = side * 0.33
        for y in (-0.33, 0.30):
            box((0.055, 0.055, 0.62), (x, y, 0.31), frame, bevel=0.004)
        box((0.11, 0.86, 0.028), (x, 0.03, 0.634), frame, bevel=0.006, segments=3)
        box((0.03, 0.58, 0.07), (x, -0.015, 0.34), frame)
        box((0.03, 0.58, 0.05), (x, -0.015, 0.12), frame)
        for k in range(7):
            box((0.012, 0.045, 0.46), (x, -0.22 + k * 0.07, 0.39), frame, bevel=0.002)
    box((0.62, 0.03, 0.10), (0, -0.33, 0.30), frame)
    cushion((0.60, 0.64, 0.15), hide, (0, -0.05, 0.39), (-3, 0, 0), crown=0.03, sag=0.012, radius=0.06, wrinkle=0.006, seed=3)
    cushion((0.58, 0.66, 0.14), hide, (0, 0.30, 0.72), (66, 0, 0), crown=0.03, radius=0.06, wrinkle=0.006, seed=5)
    for side in (-1, 1):
        rod((side * 0.30, 0.27, 0.32), (side * 0.30, 0.52, 1.02), 0.02, 0.018, frame)
    return 0.46


@piece
def crescent_sofa(cloth: Material = 'boucle ece4d4', width=2.2, bend=1.25):
    """A curved sofa without arms, open towards -y."""
    radius = width / 2 / math.sin(bend / 2 + 0.25)
    turn = np.linspace(-bend / 2 - 0.25, bend / 2 + 0.25, 60)
    around = np.linspace(0, 2 * np.pi, 28, endpoint=False)

    def body(mid, half_deep, low, high, corner):
        rings = []
        for i, angle in enumerate(turn):
            end = min(1.0, (1 - abs(i - 29.5) / 29.5) * 7 + 1e-6) ** 0.5
            out = np.sign(np.cos(around)) * np.abs(np.cos(around)) ** corner * half_deep * end
            up = np.sign(np.sin(around)) * np.abs(np.sin(around)) ** corner * (high - low) / 2 * end
            r = radius + mid + out
            rings.append(np.stack([np.sin(angle) * r, np.cos(angle) * r - radius, (high + low) / 2 + up], 1))
        grid(np.array(rings), cloth, close_v=True, order=AS_DRAWN, subdivisions=1)

    body(0.0, 0.46, 0.06, 0.28, 0.35)
    body(-0.06, 0.40, 0.22, 0.44, 0.45)
    body(0.36, 0.15, 0.20, 0.76, 0.6)
    return 0.44


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
