"""Joints and what has come out of them."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box, sink_hole, sink_slot
from ..shapes.grid import lathe, rod, sweep, turned
from ..stage import at
from .piece import piece


@piece
def chair_with_a_rung_out(frame: Material = 'painted 47655a rough=.5 worn=.08', bare: Material = 'wood a8794a c79a68 ddb886 rough=.7 scale=3', seat: Material = None):
    """A chair whose front rung is missing: both sockets look at each other. Legs of 4 cm, 38 between them."""
    legs = []
    for side in (-1, 1):
        for y in (-0.19, 0.19):
            leg = box((0.04, 0.04, 0.44), (side * 0.21, y, 0.22), frame, bevel=0.006, segments=3)
            legs.append((side, y, leg))
        rod((side * 0.205, -0.185, 0.235), (side * 0.205, 0.185, 0.235), 0.0105, 0.0105, frame, bulge=0.002)
        box((0.022, 0.36, 0.06), (side * 0.208, 0, 0.405), frame, bevel=0.003)
    rod((-0.205, 0.19, 0.16), (0.205, 0.19, 0.16), 0.0105, 0.0105, frame, bulge=0.002)
    for y in (-0.19, 0.19):
        box((0.38, 0.022, 0.06), (0, y, 0.405), frame, bevel=0.003)
    for side, y, leg in legs:
        if y < 0:
            sink_hole(leg, (-side * 0.02, 0, 0.161 - 0.22), 0.0095, 0.025, 90)
            with at(side * 0.21 - side * 0.0203, y, 0.161, 0, 1, (0, 90)):
                lathe([(0.0096, -0.0002), (0.0128, -0.0002), (0.0132, 0.0002), (0.0128, 0.0005), (0.0096, 0.0005)], bare, exact=True, sides=40)
            rod((side * (0.21 + 0.003), y, 0.161), (side * (0.21 + 0.0045), y, 0.161), 0.0094, 0.0094, bare)
    box((0.47, 0.44, 0.028), (0, -0.005, 0.452), seat or frame, bevel=0.01, segments=3)
    for side in (-1, 1):
        rod((side * 0.19, 0.2, 0.46), (side * 0.2, 0.27, 0.95), 0.015, 0.012, frame)
    return 0.466


@piece
def loose_rung(frame: Material = 'painted 47655a rough=.5 worn=.08', bare: Material = 'wood a8794a c79a68 ddb886 rough=.7 scale=3', glue: Material = 'plain 8a5e30 rough=.3 spread=.1', length=0.43):
    """A rung lying along x; its last 2.5 cm are bare and have old glue on them."""
    half, radius = length / 2, 0.011
    with at(0, 0, radius):
        turned((-half + 0.025, 0, 0), (half - 0.025, 0, 0), [(0, 0.0105), (0.2, 0.0115), (0.5, 0.0125), (0.8, 0.0115), (1, 0.0105)], frame)
        for side in (-1, 1):
            turned((side * (half - 0.0251), 0, 0), (side * half, 0, 0), [(0, 0.0093), (0.9, 0.0091), (0.96, 0.0085), (1, 0.0074)], bare)
            rod((side * half, 0, 0), (side * (half + 0.0002), 0, 0), 0.0074, 0.006, bare)
            for k, (a, wide) in enumerate(((0.24, 0.009), (0.5, 0.004))):
                x = side * (half - 0.0245 + 0.0245 * a)
                rod((x - wide / 2, 0.0004 * (k - 1), 0.0003), (x + wide / 2, 0, 0.0003), 0.0093, 0.0092, glue, sides=24)
    return None


@piece
def drawbored_joint(wood: Material = 'oak rough=.55 scale=3', gap=0.085, pins=2):
    """A leg and a rail lying apart: the hole through the mortise's cheeks, the hole in the tenon a little nearer the shoulder."""
    leg = box((0.06, 0.5, 0.06), (-0.03, 0.06, 0.03), wood, bevel=0.0015)
    sink_slot(leg, (0.03, -0.06, 0), (0.1, 0.07, 0.009))
    for y in (-0.018, 0.018):
        sink_hole(leg, (0.018, -0.06 + y, 0.03), 0.004, 0.07)
    rail = box((0.34, 0.09, 0.027), (gap + 0.17, 0, 0.03), wood, bevel=0.001)
    tenon = box((0.054, 0.07, 0.009), (gap - 0.023, 0, 0.03), wood, bevel=0.0008, order=(0, 1, 2), tint=0.7)
    for y in (-0.018, 0.018):
        sink_hole(tenon, (-0.012 + 0.023 + 0.0015, y, 0.0045), 0.004, 0.02)
    rod((gap + 0.3, 0, 0.002), (gap + 0.3, 0.001, 0.0165), 0.02, 0.02, material('plain 4f4a42 rough=.9'), sides=6)
    line = material('plain 44403a rough=.9')
    box((0.0006, 0.07, 0.0002), (gap - 0.0005, 0, 0.0346), line, bevel=0)
    return None


@piece
def oak_pin(wood: Material = 'wood a8794a cfa878 e3c698 rough=.7 scale=4', length=0.1):
    """A pin split and whittled to eight sides, its first third tapered."""
    with at(0, 0, 0.0041):
        line = [(x, 0, 0) for x in np.linspace(-length / 2, length / 2, 30)]
        sweep(line, lambda f: 0.0041 if f < 0.62 else 0.0041 - 0.0026 * (f - 0.62) / 0.38, wood, sides=8, exact=True, up=(0, 0, 1))
    return None


@piece
def milking_stool(seat: Material = 'elm rough=.45 scale=2', legs: Material = 'ash rough=.5 scale=2', wedge: Material = 'walnut', radius=0.165, height=0.32, feet=0.17):
    """Elm seat 45 mm thick, three split legs through it, each end held by a wedge across the seat's grain."""
    low = height - 0.045
    lathe([(0, height - 0.006), (radius * 0.5, height - 0.005), (radius - 0.02, height), (radius - 0.004, height - 0.006), (radius, height - 0.016), (radius, low + 0.012),
           (radius - 0.012, low), (0, low)], seat, exact=True, sharp=35, sides=96)
    for k in range(3):
        angle = math.radians(90 + 120 * k + 180)
        cos, sin = math.cos(angle), math.sin(angle)
        top = radius * 0.58
        foot, head = (cos * (feet + 0.015), sin * (feet + 0.015), 0), (cos * top, sin * top, height - 0.0035)
        turned(head, foot, [(0, 0.0145), (0.14, 0.0165), (0.17, 0.019), (0.5, 0.0205), (0.8, 0.018), (1, 0.0155)], legs, sides=9)
        box((0.004, 0.027, 0.002), (cos * top, sin * top, height - 0.0029), wedge, bevel=0.0003)
        box((0.0022, 0.0285, 0.0006), (cos * top, sin * top, height - 0.0028), wedge, bevel=0)
    return height
