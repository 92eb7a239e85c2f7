"""The straw-backed chair of Orkney."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, lathe, sweep
from ..stage import stage
from .parts import knob
from .piece import piece

BUNDLE, ROW = 0.0118, 0.0205  # a bundle's radius and the rise from row to row


def straw_row(line, straw, phase):
    """A bundle of straw along a level line: not quite round, its stalks slowly turning about one another."""
    path = np.array(line, float)
    steps, sides = len(path), 28
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    out = np.stack([tangent[:, 1], -tangent[:, 0], np.zeros(steps)], 1)
    out /= np.linalg.norm(out, axis=1)[:, None]
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])[:, None]
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)[None, :]
    stalks = 0.035 * np.sin(9 * angle + 14 * length + phase) + 0.025 * np.sin(5 * angle - 9 * length + 2 * phase)
    radius = BUNDLE * (1 + stalks + 0.05 * np.sin(21 * length + 3 * phase) + 0.035 * np.sin(47 * length + phase))
    rings = path[:, None] + (radius * np.cos(angle))[..., None] * out[:, None] + (radius * np.sin(angle))[..., None] * np.array((0, 0, 1.0))
    coords = np.stack([np.broadcast_to(length, radius.shape), radius * np.cos(angle), radius * np.sin(angle)], -1)
    ends = [np.repeat(path[k][None], sides, 0)[None] for k in (0, -1)]
    rings, coords = np.concatenate([ends[0], rings, ends[1]]), np.concatenate([coords[:1], coords, coords[-1:]])
    grid(rings, straw, close_v=True, order=AS_DRAWN, coords=coords, sharp=50)
    return path, out, length[:, 0]


def stitches(path, out, length, cord, phase, pitch=0.034):
    """Cord wound round a bundle and through the one below."""
    turns = length[-1] / pitch
    count = int(turns * 14)
    share = np.linspace(0.004, 0.996, count)
    along = share * length[-1]
    spot = np.stack([np.interp(along, length, path[:, k]) for k in range(3)], 1)
    away = np.stack([np.interp(along, length, out[:, k]) for k in range(3)], 1)
    angle = 2 * np.pi * share * turns + phase
    line = spot + away * (np.cos(angle) * (BUNDLE + 0.0012))[:, None]
    line[:, 2] += np.sin(angle) * (BUNDLE + 0.0045) - 0.002
    sweep(line, 0.0013, cord, sides=6, exact=True, up=(0, 0, 1), capped=False)


@piece
def straw_chair(straw: Material = 'straw d8a95c', frame: Material = 'old_pine', cord: Material = 'jute a98a54 pitch=.004', width=0.58, depth=0.5,
                seat=0.37, top=1.08, drawer=True, hood=False):
    """A low box of wood with a drawer, and a back of sewn rows of straw that curves round both shoulders."""
    half, front, thick = width / 2, -depth / 2, 0.042
    for side in (-1, 1):
        x = side * (half - thick / 2)
        box((thick, thick, 0.61), (x, front + thick / 2, 0.305), frame, bevel=0.004)
        box((thick, thick, seat), (x, -front - thick / 2, seat / 2), frame, bevel=0.004)
        for z, high in ((seat - 0.035, 0.07), (0.14, 0.05)):
            box((0.022, depth - 2 * thick, high), (x, 0, z), frame, bevel=0.003)
        box((0.012, depth - 2 * thick, seat - 0.2), (x, 0, seat / 2 + 0.05), frame, bevel=0.001, order=(1, 2, 0))
    inner = width - 2 * thick
    for y in (front + 0.02, -front - 0.02):
        box((inner, 0.022, 0.045), (0, y, seat - 0.0225), frame, bevel=0.003)
        box((inner, 0.022, 0.05), (0, y, 0.14), frame, bevel=0.003)
    box((inner, 0.012, seat - 0.2), (0, -front - 0.02, seat / 2 + 0.05), frame, bevel=0.001)
    if drawer:
        tall = seat - 0.045 - 0.165 - 0.006
        box((inner - 0.006, 0.02, tall), (0, front + 0.022, 0.165 + 0.003 + tall / 2), frame, bevel=0.003)
        knob((0, front + 0.012, 0.165 + 0.003 + tall / 2), frame, size=1.15)
    for k in range(4):
        wide = (depth - 0.012) / 4
        if k == 0:
            box((width - 2 * thick - 0.004, wide - 0.002, 0.02), (0, front + 0.006 + wide / 2, seat + 0.006), frame, bevel=0.003)
        else:
            box((width - 0.008, wide - 0.002, 0.02), (0, front + 0.006 + wide * (k + 0.5), seat + 0.006), frame, bevel=0.003)

    def edge(z):
        """Where the back's free edge stands, from the front of the box to behind the arm and up."""
        share = np.clip((z - seat) / (top - seat), 0, 1)
        return front + 0.125 + 0.16 * share ** 1.6

    def wide_at(z):
        share = np.clip((z - seat) / (top - seat), 0, 1)
        return half - 0.035 + 0.045 * math.sin(math.pi * 0.62 * share) - 0.02 * share ** 3

    def behind(z):
        share = np.clip((z - seat) / (top - seat), 0, 1)
        return -front - 0.03 + 0.075 * share ** 1.3

    dice = stage.dice
    for side in (-1, 1):
        stile = [(side * (wide_at(z) + 0.001), edge(z) - 0.016, z) for z in np.linspace(seat + 0.012, top + 0.006, 14)]
        sweep(stile, 0.014, frame, other=0.019, steps=40, sides=16, up=(0, 1, 0))
        arm = [(side * (half - thick / 2), front - 0.03, 0.618), (side * (half - 0.015), front + 0.08, 0.622), (side * (wide_at(0.62) + 0.016), edge(0.62) - 0.005, 0.63),
               (side * (wide_at(0.63) + 0.024), edge(0.62) + 0.1, 0.636)]
        sweep(arm, lambda f: 0.030 - 0.013 * f, frame, other=0.0115, steps=30, sides=16)
    count = int((top - seat - 0.03) / ROW)
    for k in range(count):
        z = seat + 0.03 + ROW * k
        wide, start, end = wide_at(z) + dice.uniform(-0.002, 0.002), edge(z), behind(z) + dice.uniform(-0.003, 0.003)
        turn = np.linspace(0, math.pi, 190)
        cos, sin = np.cos(turn), np.sin(turn)
        x = -wide * np.sign(cos) * np.abs(cos) ** 0.62
        y = start + (end - start) * sin ** 0.78
        rise = 0.0016 * np.sin(turn * 5 + k * 1.7)
        line = np.stack([x, y, np.full(190, z) + rise], 1)
        # Even steps along the row, so that the stalks do not bunch where it bends.
        far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
        even = np.linspace(0, far[-1], 260)
        line = np.stack([np.interp(even, far, line[:, j]) for j in range(3)], 1)
        path, out, length = straw_row(line, straw, dice.uniform(0, 6))
        stitches(path, out, length, cord, dice.uniform(0, 6))
    return seat + 0.016
