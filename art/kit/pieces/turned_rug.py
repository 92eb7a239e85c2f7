"""A rug's corner laid back, so that what is under it shows."""
import math

import numpy as np

from ..materials.named import Material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, sweep
from ..stage import at
from .piece import piece


def rolled(point, normal, start, radius, lift):
    """Where a point of a flat sheet comes to lie when the part beyond a line is rolled back over a cylinder; `lift` is outwards from its face."""
    beyond = float(point @ normal) - start
    if beyond <= 0:
        return np.array([*point, lift])
    half = math.pi * radius
    foot = point - normal * beyond
    if beyond < half:
        turn = beyond / radius
        out, up = math.sin(turn) * radius, radius - math.cos(turn) * radius
        face = np.array([-math.sin(turn) * lift, math.cos(turn) * lift])
        return np.array([*(foot + normal * (out + face[0])), up + face[1]])
    back = beyond - half
    drop = min(1.0, back / 0.25)
    return np.array([*(foot - normal * back), 2 * radius * (1 - 0.55 * drop * drop) - lift])


@piece
def turned_rug_corner(face: Material = 'pile 8f3f2c', under: Material = 'jute b39a72 pitch=.005', edge: Material = 'fabric 6f2f22 weave=0', pad: Material = 'felt 8b8f8e',
                      width=1.9, depth=1.5, radius=0.045, across=0.62, angle=222, thick=0.009, pad_inset=0.03, pad_thick=0.006):
    """The rug runs from its near left corner at the origin to the right and away; that corner is turned back by `across` metres."""
    normal = np.array([math.cos(math.radians(angle)), math.sin(math.radians(angle))])
    start = -across * 0.5
    xs, ys = np.linspace(0, width, 150), np.linspace(0, depth, 120)
    box((width - 2 * pad_inset, depth - 2 * pad_inset, pad_thick), (width / 2, depth / 2, pad_thick / 2), pad, bevel=0.001, order=(0, 1, 2))
    base = pad_thick + 0.001
    with at(0, 0, base):
        flat = np.stack(np.meshgrid(xs, ys, indexing='ij'), -1)
        coords = np.concatenate([flat, np.zeros((*flat.shape[:2], 1))], -1)
        for cover, lift in ((face, thick), (under, 0.0)):
            points = np.array([[rolled(p, normal, start, radius, lift) for p in row] for row in flat])
            grid(points if lift else points[:, ::-1], cover, coords=coords if lift else coords[:, ::-1], order=AS_DRAWN, offset=False)
        for line in ([(x, 0.0) for x in xs], [(0.0, y) for y in ys]):
            path = [rolled(np.array(p), normal, start, radius, thick / 2) for p in line]
            sweep(path, thick * 0.62, edge, exact=True, sides=10)
    return None
