"""What is put on or used before wood is sanded."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, lathe, sweep
from ..stage import at, stage
from .piece import piece


def shell(x, y):
    """The mask's height over a point of its outline, both from -1 to 1."""
    far = min(1.0, math.hypot(x, y))
    nose = 0.16 * math.exp(-((x / 0.3) ** 2)) * max(0.0, y) ** 1.5
    return (1 - far ** 2.4) ** 0.7 + nose * (1 - far ** 6)


@piece
def dust_mask(cover: Material = 'felt f1efe9', valve: Material = 'plastic e9e7e1 rough=.4', clip: Material = 'plain c9c7c2 metal=1 rough=.35', strap: Material = 'fabric d9a52b weave=0', width=0.125, depth=0.105, height=0.052):
    """A moulded mask lying on its rim, its valve up, its two straps beside it."""
    def spot(x, y):
        return (x * width / 2, y * depth / 2 * (1 - 0.1 * x * x), 0.003 + height * shell(x, y))

    angle = np.linspace(0, 2 * np.pi, 96, endpoint=False)
    rows = [[(x * 1.06, y * 1.06, 0.0012) for x, y, _ in (spot(math.cos(a), math.sin(a)) for a in angle)]]
    rows += [[spot(share * math.cos(a), share * math.sin(a)) for a in angle] for share in np.linspace(1, 0.01, 36)]
    grid(np.array(rows), cover, close_v=True, order=AS_DRAWN, thickness=0.0016, subdivisions=1)
    with at(0, -0.008, 0.002 + height * 0.99):
        lathe([(0, 0.006), (0.013, 0.006), (0.016, 0.003), (0.017, -0.004)], valve, exact=True, sharp=35, sides=48)
        for k in range(3):
            box((0.018, 0.0014, 0.0008), (0, -0.005 + 0.005 * k, 0.0063), material('plain 8d8b86 rough=.6'), bevel=0)
    ridge = [np.array(spot(x, 0.78 - 0.25 * x * x)) + (0, 0, 0.0022) for x in np.linspace(-0.42, 0.42, 24)]
    sweep(ridge, 0.0032, clip, other=0.0006, exact=True, up=(0, 0, 1))
    for side in (-1, 1):
        y = side * 0.022
        loop = [(-width / 2 * 0.98, y, 0.006), (-width * 0.62, y * 1.3, 0.003), (-width * 0.5, y + side * 0.055, 0.002), (0.0, side * (0.078 + 0.006 * side), 0.0022), (width * 0.5, y + side * 0.05, 0.002), (width * 0.6, y * 1.2, 0.003), (width / 2 * 0.98, y, 0.006)]
        sweep(loop, 0.0026, strap, other=0.0006, steps=80, up=(0, 0, 1))
    return None


@piece
def sanding_dust(cover: Material = 'plain e2c79c rough=1 bump=.8 fineness=2400', width=0.16, depth=0.05, count=420, seed=3):
    """Fine dust pushed into a low ridge along the back of a block, thinning out."""
    dice = np.random.RandomState(seed)
    xs, ys = np.linspace(-1, 1, 70), np.linspace(-1, 1, 40)
    points = np.array([[(x * width / 2, y * depth / 2 + 0.004 * math.sin(x * 7), -0.0006 + 0.0042 * math.exp(-(y / 0.42) ** 2) * max(0.0, 1 - x * x) ** 0.6 * (0.75 + 0.25 * math.sin(x * 11 + 2)) + 0.00035 * dice.rand()) for y in ys] for x in xs])
    grid(points, cover, order=AS_DRAWN)
    for _ in range(count):
        x, y = dice.normal(0, 0.32) * width, dice.normal(0, 0.5) * depth
        size = 0.0005 + 0.0009 * dice.rand()
        box((size, size, size * 0.6), (x, y, size * 0.3), cover, (0, 0, stage.dice.uniform(0, 90)), bevel=0)
    return None
