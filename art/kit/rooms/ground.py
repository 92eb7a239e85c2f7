"""Places that are not rooms: a seamless ground for one piece, a table top for things on it."""
import math

import numpy as np

from ..materials.named import material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid
from .wall import wall


# How far a table top runs on under the wall, so that its eased edge leaves no bright gap (metres).
BEHIND = 0.03


def seamless(cover='limewash c2a58a spread=.03 bump=.02', radius=0.9):
    """Paper that runs from the floor up behind the piece."""
    bend = [(0.6 + radius * math.sin(t), radius - radius * math.cos(t)) for t in np.linspace(0, math.pi / 2, 40)]
    profile = [(-6, 0), *bend, (1.5, 5)]
    points = np.array([[(x, y, z) for y, z in profile] for x in np.linspace(-6, 6, 8)])
    return grid(points[:, ::-1], material(cover), order=AS_DRAWN, sharp=30)


def tabletop(cover='oak', wall_cover='limewash c9bfae', depth=1.2, width=4.0, thickness=0.04, wall_at=0.55, boards=0):
    """A top at height 0 with a wall behind it; `boards` is the width of its planks, 0 for one sheet."""
    if boards:
        count = math.ceil((depth + BEHIND) / boards)
        for k in range(count):
            box((width, boards - 0.0015, thickness), (0, wall_at + BEHIND - boards * (k + 0.5), -thickness / 2), material(cover), bevel=0.002)
    else:
        box((width, depth + BEHIND, thickness), (0, wall_at + BEHIND / 2 - depth / 2, -thickness / 2), material(cover), bevel=0.006, segments=3)
    if wall_cover:
        wall(8, 4, material(wall_cover), left=-4, y=wall_at)
        box((8, 6, 0.02), (0, wall_at - 3, -0.9), material('plain 6b5a48 rough=.8'), bevel=0)


def flat_ground(cover='oak', boards=0, size=3.0):
    """A surface seen from above, at height 0."""
    if boards:
        for k in range(math.ceil(size / boards)):
            box((size * 1.5, boards - 0.0015, 0.03), (0, -size / 2 + boards * (k + 0.5), -0.015), material(cover), bevel=0.002)
    else:
        box((size * 1.5, size, 0.03), (0, 0, -0.015), material(cover), bevel=0, order=(0, 1, 2))
