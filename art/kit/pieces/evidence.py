"""What shows what something is made of, or what was done to it."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box, sink_hole
from ..shapes.grid import lathe, rod, sweep
from ..shapes.lettering import lettering
from ..shapes.mesh import thicken
from ..stage import at
from .piece import piece


@piece
def float_test(glass: Material = 'thin_glass', water: Material = 'thin_glass f4faf9 b9d2d0', floating: Material = 'plastic 3f78a0', sunk: Material = 'plastic c8452c'):
    """A tumbler of water, one splinter afloat and one on the bottom."""
    lathe([(0, 0), (0.034, 0), (0.036, 0.004), (0.041, 0.115), (0.0395, 0.115), (0.0345, 0.007), (0, 0.007)], glass, exact=True, sides=72, sharp=40)
    lathe([(0, 0.0072), (0.0344, 0.0072), (0.0385, 0.0895), (0.038, 0.0888), (0, 0.0884)], water, exact=True, sides=72, sharp=40)
    with at(0.008, -0.006, 0.0886, 24):
        box((0.016, 0.0045, 0.004), (0, 0, 0), floating, bevel=0.0008)
    with at(-0.007, -0.008, 0.0094, -30):
        box((0.015, 0.0045, 0.004), (0, 0, 0), sunk, bevel=0.0008)
    return None


@piece
def moulded_mark(text='>PP<', cover: Material = 'plastic 3f78a0 rough=.45', width=0.3, depth=0.2):
    """A piece of a chair's underside with its letters standing out, ribs across it."""
    box((width, depth, 0.004), (0, 0, 0.002), cover, bevel=0.001)
    for k in (-1, 1):
        box((0.004, depth, 0.018), (k * width * 0.42, 0, 0.011), cover, bevel=0.0012)
    box((width, 0.004, 0.018), (0, depth * 0.3, 0.011), cover, bevel=0.0012)
    thicken(lettering(text, 0.042, cover, (0, -depth * 0.14, 0.0038)), 0.0024, 1)
    return 0.004


@piece
def pencil_waves(width=0.5, depth=0.3, count=9, cover: Material = 'plain 4a4744 rough=.9', until=1.0):
    """Soft pencil drawn in waves over a board, to be sanded away; right of `until` (a share of the width) it is gone."""
    for k in range(count):
        y = -depth / 2 + depth * (k + 0.5) / count
        line = [(x, y + 0.011 * math.sin(x * 46 + k * 1.3) + 0.004 * math.sin(x * 15 + k), 0.0002) for x in np.linspace(-width / 2, -width / 2 + width * (until + 0.05 * math.sin(k * 2.1)), 90)]
        sweep(line, 0.0016, cover, other=0.00025, sides=6, exact=True)
    return None


@piece
def torn_screw_hole(face: Material = 'plain eceae3 rough=.4', core: Material = 'plain b08f66 rough=1 spread=.1 bump=.7 fineness=420', plug: Material = 'beech rough=.6 scale=3', width=0.46, depth=0.3):
    """A cabinet side lying: one screw hole torn wide, one drilled out round, one with its plug of wood glued in."""
    thick = 0.018
    box((width, depth, thick - 0.001), (0, 0, thick / 2), core, bevel=0.0004)
    board = box((width, depth, 0.0012), (0, 0, thick), face, bevel=0, order=(0, 1, 2))
    dark = material('plain 3a2a1a rough=1')
    for x in (-0.1, 0.0, 0.1):
        sink_hole(board, (x, 0, 0), 0.0042 if x else 0.004, 0.004)
    crumbs = np.random.RandomState(4)
    rod((-0.1, 0, thick + 0.0001), (-0.1, 0, thick + 0.0003), 0.0025, 0.0025, dark, sides=20)
    for _ in range(16):
        a, out = crumbs.rand() * 6.28, 0.004 + 0.006 * crumbs.rand()
        box((0.004 * (0.5 + crumbs.rand()), 0.002, 0.0012), (-0.1 + math.cos(a) * out, math.sin(a) * out, thick + 0.0012), core, tuple(crumbs.rand(3) * 50), bevel=0.0002)
    rod((0, 0, thick - 0.001), (0, 0, thick + 0.0002), 0.004, 0.004, dark, sides=32)
    rod((0.1, 0, thick - 0.002), (0.1, 0, thick + 0.0035), 0.004, 0.0039, plug, sides=32)
    lathe([(0.0042, thick + 0.0006), (0.0052, thick + 0.0012), (0.006, thick + 0.0006)], material('plain efe6cf rough=.15'), (0.1, 0, 0), exact=True, sides=32)
    return thick + 0.0006
