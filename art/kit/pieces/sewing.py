"""Shears, the sewing machine and sewn labels."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import lathe, rod, sweep
from ..shapes.lettering import lettering
from ..stage import at
from .piece import piece
from .textiles import spool
from .tools import outline_plate


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
        spool(thread='fabric d98a2b weave=0')
    return None


@piece
def sewn_label(text='CARELESSNESS\nCAUSES FIRE', tape: Material = 'fabric f4f1e8 melange=.1', ink: Material = 'plain 8a1512 rough=.8', width=0.17, depth=0.05, pitch=0.006):
    """A strip of printed tape, sewn down along its long edges."""
    box((width, depth, 0.0012), (0, 0, 0.0006), tape, bevel=0.0004, order=(0, 1, 2))
    lettering(text, depth * 0.38, ink, (0, 0, 0.0014), weight=0.02)
    thread = material('plain 4a4744 rough=.9')
    for side in (-1, 1):
        for k in range(int(width / pitch)):
            box((pitch * 0.6, 0.0011, 0.0006), (-width / 2 + (k + 0.5) * pitch, side * (depth / 2 - 0.003), 0.0013), thread, bevel=0)
    return 0.0014
