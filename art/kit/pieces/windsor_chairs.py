"""Chairs in which everything begins at a carved seat."""
import math

import numpy as np

from ..materials.named import Material
from ..shapes.grid import AS_DRAWN, grid, rod, sweep
from ..stage import at
from .parts import four_legs, turned_leg
from .piece import piece


def saddle_seat(cover, width, depth, height, thick=0.045, hollow=0.016):
    """A carved plank: shield-shaped, dished, thin at its front."""
    angle = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    outline = np.stack([np.sin(angle) * width / 2 * (1 - 0.10 * np.cos(angle)), np.cos(angle) * depth / 2 + 0.035 * np.cos(2 * angle)], -1)

    def layer(share, z, dish=0.0):
        flat = outline * share
        lift = -dish * np.exp(-((np.abs(flat[:, 0]) - width * 0.2) / (width * 0.22)) ** 2 - ((flat[:, 1] + 0.02) / (depth * 0.33)) ** 2)
        return np.column_stack([flat, z + lift])

    rows = [layer(share, height, hollow * 1.6) for share in (0.001, 0.2, 0.4, 0.55, 0.7, 0.8, 0.88, 0.94, 0.975)]
    rows += [layer(0.995, height - 0.004), layer(1.0, height - 0.014), layer(0.985, height - thick * 0.6), layer(0.9, height - thick), layer(0.001, height - thick)]
    return grid(np.array(rows)[:, ::-1], cover, close_v=True, order=AS_DRAWN, sharp=50)


@piece
def windsor_chair(frame: Material = 'elm', seat: Material = 'elm', spindles=9, arms=True, stretcher='H'):
    """Bow back: sticks into a carved seat from above, turned legs from below."""
    height = 0.45
    saddle_seat(seat, 0.52, 0.46, height)
    feet = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            top, splay = (sx * 0.15, sy * 0.13), (sx * 0.085, sy * 0.095)
            with at(0, 0, 0):
                turned_leg(*top, height - 0.035, frame, splay, size=0.95)
            feet.append((top[0] + splay[0] * 0.55, top[1] + splay[1] * 0.55, (height - 0.035) * 0.45))
    left_back, right_back = (feet[1], feet[3])
    left_front, right_front = (feet[0], feet[2])
    for a, b in ((left_back, left_front), (right_back, right_front)):
        rod(a, b, 0.010, 0.010, frame, bulge=0.008)
    middle = [tuple((p + q) / 2 for p, q in zip(a, b)) for a, b in ((left_back, left_front), (right_back, right_front))]
    rod(*middle, 0.010, 0.010, frame, bulge=0.008)
    top, lean = 0.99, 0.16

    def bow(t):
        x = 0.205 * math.copysign(abs(math.cos(t)) ** 0.75, math.cos(t))
        rise = abs(math.sin(t)) ** 0.75
        return (x, 0.185 + lean * rise - 0.04 * (1 - rise) - (0.03 if abs(x) > 0.19 else 0), height - 0.01 + (top - height) * rise)

    sweep([bow(t) for t in np.linspace(math.pi, 0, 19)], 0.0115, frame, steps=70, up=(0, 1, 0.2))
    if arms:
        arm_height = 0.68
        arm = [(math.sin(t) * 0.275, 0.265 * math.cos(t) - 0.02, arm_height) for t in np.linspace(-2.15, 2.15, 15)]
        sweep(arm, lambda f: 0.020 + 0.010 * abs(2 * f - 1) ** 3, frame, other=0.0105, steps=60, sides=14)
        for side in (-1, 1):
            for t in (1.35, 1.95):
                start = (side * math.sin(t) * 0.23, 0.2 * math.cos(t), height - 0.01)
                end = (side * math.sin(t) * 0.27, 0.262 * math.cos(t) - 0.02, arm_height)
                rod(start, end, 0.011, 0.009, frame, bulge=0.005)
    for i in range(spindles):
        share = (i - (spindles - 1) / 2) / (spindles - 1) * 2
        angle = math.pi / 2 - share * 1.05
        x, y, z = bow(angle)
        rod((share * 0.165, 0.185 - 0.05 * share * share, height - 0.01), (x, y, z), 0.0085, 0.0055, frame, sides=10, bulge=0.002)
    return height


@piece
def spindle_chair(frame: Material = 'painted 2f3a38', seat: Material = None, spindles=7):
    """Stick back with a broad comb, in one colour."""
    seat = seat or frame
    height = 0.45
    saddle_seat(seat, 0.45, 0.43, height, 0.035, 0.010)
    four_legs(0.30, 0.28, height - 0.02, frame, 0.018, 0.013, (0.07, 0.08))
    for y in (-0.17, 0.17):
        rod((-0.17, y, 0.2), (0.17, y, 0.2), 0.009, 0.009, frame)
    sweep([(-0.225, 0.25, 0.87), (0, 0.305, 0.885), (0.225, 0.25, 0.87)], 0.011, frame, other=0.034, steps=24)
    for i in range(spindles):
        share = (i - (spindles - 1) / 2) / (spindles - 1) * 2
        rod((share * 0.16, 0.175 - 0.03 * share ** 2, height - 0.01), (share * 0.20, 0.297 - 0.05 * share ** 2, 0.86), 0.0095, 0.006, frame, sides=10)
    return height
