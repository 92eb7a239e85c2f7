"""Upright chairs of several eras."""
import math

import numpy as np

from ..materials.named import Material
from ..shapes.box import box
from ..shapes.cushion import cushion
from ..shapes.grid import AS_DRAWN, grid, rod, sweep
from ..stage import at
from .parts import turned_leg
from .piece import piece


def corded_seat(cover, front, back, depth, height, sides=0.006):
    """A wound seat between four rails, hollow in the middle."""
    u = np.linspace(-1, 1, 25)
    x, y = np.meshgrid(u, u, indexing='ij')
    share = (y + 1) / 2
    wide = front / 2 + (back - front) / 2 * share
    hollow = 0.012 - 0.022 * (1 - x ** 2) * (1 - y ** 2) + sides * np.maximum(abs(x), abs(y))
    points = np.stack([x * wide, -depth / 2 + share * depth, height + hollow], -1)
    grid(points, cover, coords=np.stack([x * front / 2, y * depth / 2, x * 0], -1), order=AS_DRAWN, offset=False, thickness=0.022)


@piece
def wishbone_chair(frame: Material = 'oak', seat: Material = 'cord', seated=True):
    """A Y-shaped back under a steam-bent top rail, corded seat."""
    height = 0.44
    for side in (-1, 1):
        rod((side * 0.235, -0.20, height + 0.015), (side * 0.245, -0.215, 0), 0.018, 0.013, frame, bulge=0.006)
        back = [(side * 0.20, 0.235, 0), (side * 0.195, 0.215, 0.25), (side * 0.20, 0.18, height), (side * 0.245, 0.10, 0.58), (side * 0.262, 0.02, 0.685)]
        sweep(back, lambda f: 0.0145 + 0.006 * math.sin(math.pi * f), frame, steps=30)
        rod((side * 0.235, -0.20, 0.26), (side * 0.198, 0.21, 0.26), 0.010, 0.010, frame)
        rod((side * 0.232, -0.20, height - 0.01), (side * 0.2, 0.18, height - 0.01), 0.015, 0.015, frame)
        sweep([(0, 0.195, height + 0.01), (side * 0.004, 0.205, 0.55), (side * 0.05, 0.222, 0.65), (side * 0.085, 0.222, 0.71)], 0.008, frame,
              other=0.012, steps=16, up=(0, 1, 0))
    for y, z, radius in ((-0.2, 0.30, 0.010), (0.2, 0.30, 0.010), (-0.2, height, 0.015), (0.18, height, 0.015)):
        half = 0.235 if y < 0 else 0.2
        rod((-half, y, z), (half, y, z), radius, radius, frame)
    rail = [(math.sin(t) * 0.275, 0.235 * math.cos(t) - 0.005, 0.70 + 0.02 * math.cos(t)) for t in np.linspace(-1.95, 1.95, 9)]
    sweep(rail, lambda f: 0.013 + 0.007 * math.sin(math.pi * f), frame, other=lambda f: 0.016 + 0.013 * math.sin(math.pi * f) ** 2, steps=48, sides=14)
    if seated:
        corded_seat(seat, 0.47, 0.40, 0.38, height)
    return 0.46


@piece
def ladderback_chair(frame: Material = 'ash', seat: Material = 'cord b89a6a', slats=4, height=1.02, arms=False, rocker=False):
    """Turned posts, bent slats, a woven seat; the country and the Shaker form."""
    lift = 0.032 if rocker else 0.0
    with at(0, 0, lift):
        for side in (-1, 1):
            rod((side * 0.235, -0.2, 0.635 if arms else 0.46), (side * 0.235, -0.2, 0), 0.017, 0.013, frame)
            sweep([(side * 0.19, 0.19, 0), (side * 0.19, 0.19, 0.45), (side * 0.192, 0.225, 0.75), (side * 0.195, 0.28, height)],
                  lambda f: 0.0165 - 0.004 * f, frame, steps=24)
            knob_top = (side * 0.195, 0.28, height)
            sweep([knob_top, (knob_top[0], knob_top[1] + 0.008, height + 0.05)], lambda f: 0.010 + 0.007 * math.sin(math.pi * min(1, f * 1.1)), frame, steps=14)
            for z in (0.16, 0.30, 0.435):
                rod((side * 0.235, -0.2, z), (side * 0.19, 0.19, z), 0.010, 0.010, frame, bulge=0.002)
            if arms:
                sweep([(side * 0.245, -0.235, 0.635), (side * 0.235, -0.05, 0.64), (side * 0.195, 0.205, 0.655)], lambda f: 0.030 - 0.014 * f, frame, other=0.009, steps=20)
            if rocker:
                sweep([(side * 0.255, -0.42, 0.055), (side * 0.235, -0.2, -0.008), (side * 0.19, 0.19, -0.008), (side * 0.17, 0.45, 0.055), (side * 0.16, 0.62, 0.13)],
                      0.010, frame, other=0.022, steps=40, up=(1, 0, 0))
        for z in (0.2, 0.34, 0.435):
            rod((-0.235, -0.2, z), (0.235, -0.2, z), 0.010, 0.010, frame, bulge=0.002)
        for z in (0.22, 0.435):
            rod((-0.19, 0.19, z), (0.19, 0.19, z), 0.010, 0.010, frame)
        corded_seat(seat, 0.47, 0.385, 0.39, 0.435)
        for i in range(slats):
            z = 0.56 + i * (height - 0.60) / max(1, slats - 0.4)
            lean = 0.20 + max(0, z - 0.45) * 0.155
            sweep([(-0.192, lean, z), (0, lean + 0.03, z + 0.004), (0.192, lean, z)], 0.006, frame, other=lambda f: 0.030 + 0.006 * math.sin(math.pi * f), steps=20, sides=10)
    return 0.455 + lift


@piece
def bentwood_chair(frame: Material = 'mahogany', seat: Material = 'cane'):
    """The café chair: two bent hoops and a round cane seat."""
    height = 0.46
    circle = [(math.sin(t) * 0.205, math.cos(t) * 0.205, height) for t in np.linspace(0, 2 * math.pi, 33)]
    sweep(circle, 0.012, frame, other=0.018, steps=90, capped=False)
    u = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    rows = [np.column_stack([np.sin(u) * r, np.cos(u) * r, np.full(48, height + 0.006)]) for r in (0.001, 0.1, 0.2)]
    grid(np.array(rows), seat, close_v=True, order=AS_DRAWN, offset=False)
    low = [(math.sin(t) * 0.165, math.cos(t) * 0.165, 0.24) for t in np.linspace(0, 2 * math.pi, 33)]
    sweep(low, 0.008, frame, steps=80, capped=False)
    for side in (-1, 1):
        sweep([(side * 0.14, -0.15, height), (side * 0.155, -0.17, 0.2), (side * 0.185, -0.205, 0)], lambda f: 0.016 - 0.004 * f, frame, steps=20)
    outer = [(-0.195, 0.235, 0), (-0.165, 0.19, 0.24), (-0.175, 0.165, height), (-0.205, 0.20, 0.66), (-0.15, 0.255, 0.85), (0, 0.275, 0.905),
             (0.15, 0.255, 0.85), (0.205, 0.20, 0.66), (0.175, 0.165, height), (0.165, 0.19, 0.24), (0.195, 0.235, 0)]
    sweep(outer, 0.0135, frame, steps=110, up=(0, 1, 0.3))
    inner = [(-0.12, 0.185, height), (-0.125, 0.215, 0.62), (-0.08, 0.25, 0.76), (0, 0.258, 0.79), (0.08, 0.25, 0.76), (0.125, 0.215, 0.62), (0.12, 0.185, height)]
    sweep(inner, 0.0095, frame, steps=70, up=(0, 1, 0.3))
    return height


@piece
def cantilever_chair(tube: Material = 'chrome', frame: Material = 'beech', web: Material = 'cane'):
    """Bent steel tube with cane in wooden frames."""
    for side in (-1, 1):
        x = side * 0.22
        sweep([(x, 0.24, 0.82), (x, 0.20, 0.56), (x, 0.17, 0.455), (x, 0.0, 0.44), (x, -0.20, 0.44), (x, -0.245, 0.41), (x, -0.24, 0.2),
               (x, -0.235, 0.035), (x, -0.19, 0.011), (x, 0.1, 0.011), (x, 0.24, 0.011)], 0.011, tube, steps=110, up=(1, 0, 0))
    rod((-0.22, 0.24, 0.011), (0.22, 0.24, 0.011), 0.011, 0.011, tube)
    for place, tilt, depth in (((0, -0.02, 0.462), 0, 0.44), ((0, 0.222, 0.72), 80, 0.24)):
        with at(*place, 0, 1, (tilt, 0)):
            half = depth / 2
            for s in (-1, 1):
                box((0.036, depth, 0.026), (s * 0.212, 0, 0), frame, bevel=0.008, segments=3)
                box((0.43, 0.036, 0.026), (0, s * half, 0), frame, bevel=0.008, segments=3)
            sheet = np.array([[(x, y, 0.002) for y in np.linspace(-half, half, 3)] for x in np.linspace(-0.205, 0.205, 3)])
            grid(sheet, web, order=AS_DRAWN, offset=False)
    return 0.475


@piece
def shell_chair(shell: Material = 'plastic d8cfbf rough=.45', base: Material = 'oak', metal: Material = 'black'):
    """One moulded shell on four dowel legs."""
    u, v = np.linspace(-1, 1, 29), np.linspace(0, 1, 41)
    x, t = np.meshgrid(u, v, indexing='ij')
    back = np.clip((t - 0.45) / 0.55, 0, 1)
    rounded = np.maximum(0.05, (1 - np.abs(2 * t - 1) ** 7) ** 0.36)
    width = (0.225 + 0.015 * np.sin(t * np.pi) - 0.025 * back ** 3) * rounded
    y = -0.23 + 0.44 * np.minimum(1, t / 0.5) - 0.03 * np.clip(0.12 - t, 0, 1) + 0.13 * back ** 1.2 - 0.015 * (t < 0.08)
    z = 0.45 + 0.42 * np.clip((t - 0.42) / 0.58, 0, 1) ** 1.25 - 0.02 * np.sin(np.clip(t / 0.5, 0, 1) * np.pi) - 0.10 * np.clip(0.1 - t, 0, 1)
    side = np.abs(x) ** 3 * rounded
    points = np.stack([x * width * (1 + 0.12 * (1 - back)), y - 0.10 * side * back, z + 0.06 * side * (1 - 0.8 * back) * np.clip(t * 5 - 0.4, 0, 1)], -1)
    grid(points, shell, order=AS_DRAWN, thickness=0.007, subdivisions=1)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod((sx * 0.10, sy * 0.09, 0.40), (sx * 0.21, sy * 0.21, 0), 0.015, 0.010, base)
            rod((sx * 0.06, sy * 0.05, 0.415), (sx * 0.117, sy * 0.109, 0.33), 0.006, 0.006, metal)
    return 0.45


@piece
def plain_chair(frame: Material = 'beech', seat: Material = 'beech', pad: Material = None, slats=3, worn=False):
    """A kitchen chair of square sticks with a slatted back and a board or padded seat."""
    height = 0.45
    for side in (-1, 1):
        box((0.034, 0.034, height), (side * 0.19, -0.18, height / 2), frame, bevel=0.006)
        sweep([(side * 0.18, 0.22, 0), (side * 0.18, 0.19, height * 0.7), (side * 0.18, 0.20, 0.6), (side * 0.175, 0.26, 0.88)], 0.016, frame, other=0.018, steps=24, sides=8)
        box((0.02, 0.36, 0.045), (side * 0.187, 0.005, height - 0.04), frame)
        box((0.018, 0.36, 0.025), (side * 0.187, 0.01, 0.2), frame)
    for y, z in ((-0.18, height - 0.04), (0.19, height - 0.04), (-0.18, 0.26)):
        box((0.36, 0.02, 0.045 if z > 0.3 else 0.025), (0, y, z), frame)
    if pad:
        cushion((0.43, 0.42, 0.06), pad, (0, -0.01, height + 0.02), crown=0.018, radius=0.028, wrinkle=0.002, seed=4)
    elif seat:
        box((0.43, 0.42, 0.02), (0, -0.01, height), seat, bevel=0.007, segments=3)
    for i in range(slats):
        z = 0.60 + i * 0.125
        y = 0.20 + max(0, z - 0.6) * 0.21
        sweep([(-0.172, y, z), (0, y + 0.022, z), (0.172, y, z)], 0.006, frame, other=0.026, steps=18, sides=8)
    return height + 0.01


@piece
def balloon_chair(frame: Material = 'mahogany', cloth: Material = 'velvet 5b2a2f'):
    """A nineteenth-century dining chair with an open oval back."""
    height = 0.43
    for side in (-1, 1):
        turned_leg(side * 0.19, -0.19, height, frame)
        sweep([(side * 0.17, 0.27, 0), (side * 0.17, 0.20, 0.22), (side * 0.18, 0.19, height), (side * 0.15, 0.22, 0.55), (side * 0.2, 0.255, 0.70),
               (side * 0.16, 0.28, 0.85), (0, 0.29, 0.90)], lambda f: 0.017 + 0.003 * math.sin(f * 9), frame, steps=60, up=(0, 1, 0.2))
    box((0.42, 0.03, 0.07), (0, -0.19, height - 0.03), frame, bevel=0.01)
    for side in (-1, 1):
        box((0.03, 0.38, 0.07), (side * 0.19, 0, height - 0.03), frame, bevel=0.01)
    sweep([(-0.163, 0.234, 0.60), (-0.06, 0.24, 0.57), (0, 0.24, 0.60), (0.06, 0.24, 0.57), (0.163, 0.234, 0.60)], 0.011, frame, other=0.016, steps=40, up=(0, 1, 0))
    cushion((0.43, 0.42, 0.09), cloth, (0, 0, height + 0.02), crown=0.035, radius=0.04, wrinkle=0.002, seed=3)
    return 0.48
