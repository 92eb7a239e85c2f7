"""Legs, knobs and handles that many pieces share."""
import math

from ..materials.named import material
from ..shapes.box import box
from ..shapes.grid import lathe, rod, turned


def leg(x, y, height, cover, top=0.022, bottom=0.012, splay=(0, 0)):
    rod((x, y, height), (x + splay[0], y + splay[1], 0), top, bottom, cover)


def four_legs(width, depth, height, cover, top=0.022, bottom=0.012, splay=(0.035, 0.03)):
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(sx * width / 2, sy * depth / 2, height, cover, top, bottom, (sx * splay[0], sy * splay[1]))


def square_legs(width, depth, height, cover, thick=0.06, taper=None):
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((thick, thick, height), (sx * width / 2, sy * depth / 2, height / 2), cover, bevel=0.004, taper=taper)


BALUSTER = [(0, 0.021), (0.14, 0.022), (0.16, 0.013), (0.2, 0.020), (0.42, 0.027), (0.5, 0.014), (0.54, 0.022), (0.58, 0.013), (0.9, 0.019), (1, 0.014)]


def turned_leg(x, y, height, cover, splay=(0, 0), profile=BALUSTER, size=1.0):
    """A leg turned with beads and hollows, from the top down."""
    turned((x, y, height), (x + splay[0], y + splay[1], 0), [(share, radius * size) for share, radius in profile], cover)


def knob(place, cover=None, turn=(90, 0, 0), size=1.0):
    profile = [(0, 0), (0.009, 0.002), (0.007, 0.008), (0.013, 0.016), (0.012, 0.022), (0, 0.025)]
    lathe([(r * size, z * size) for r, z in profile], cover or material('brass'), place, turn, sides=20, steps=16)


def cup_pull(place, cover):
    """A half-round drawer pull."""
    x, y, z = place
    profile = [(0.002, 0.018), (0.02, 0.016), (0.036, 0.008), (0.042, 0)]
    lathe(profile, cover, (x, y + 0.004, z), (90, 0, 0), sides=32, thickness=0.002)


def bar_pull(place, cover, length=0.12, upright=False):
    x, y, z = place
    ends = [(x, y - 0.024, z - length / 2), (x, y - 0.024, z + length / 2)] if upright else [(x - length / 2, y - 0.024, z), (x + length / 2, y - 0.024, z)]
    rod(*ends, 0.005, 0.005, cover)
    for px, py, pz in ends:
        share = 0.85
        rod((x + (px - x) * share, y, z + (pz - z) * share), (x + (px - x) * share, y - 0.024, z + (pz - z) * share), 0.004, 0.004, cover)


def ring(radius, count, start=0.0):
    """Points on a circle, as (angle, x, y)."""
    for k in range(count):
        angle = start + k * 2 * math.pi / count
        yield angle, math.cos(angle) * radius, math.sin(angle) * radius
