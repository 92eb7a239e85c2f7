"""The chair that leaves its mould in one piece."""
import math

import numpy as np

from ..materials.named import Material
from ..shapes.grid import AS_DRAWN, grid, spline, sweep
from ..shapes.mesh import mesh_from, put_mesh, thicken
from .piece import piece

WALL = 0.0034


def channel(line, width, deep, cover, across=(1, 0, 0), taper=1.0, steps=60):
    """A ribbon along a line with its two edges turned down: an open trough, which comes off a steel core in one movement."""
    path = spline(line, steps)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    across = np.array(across, float)
    inward = np.cross(tangent, across)
    inward /= np.linalg.norm(inward, axis=1)[:, None]
    rows = []
    for k, point in enumerate(path):
        half = width / 2 * (1 + (taper - 1) * k / (steps - 1))
        profile = [(-half, deep), (-half, deep * 0.55), (-half, 0.006), (-half + 0.0018, 0.0018), (-half + 0.006, 0), (0, -0.0012), (half - 0.006, 0), (half - 0.0018, 0.0018), (half, 0.006), (half, deep * 0.55), (half, deep)]
        rows.append([point + across * a + inward[k] * d for a, d in profile])
    return grid(np.array(rows), cover, order=AS_DRAWN, thickness=WALL, subdivisions=1)


@piece
def monobloc_chair(cover: Material = 'plastic e6e3da rough=.5', slots=7):
    """Seat, back, arms and legs of one thin wall, every edge rolled, slots in the back."""
    rows = []
    for t in np.linspace(-0.08, 1.0, 30):
        half = 0.247 - 0.03 * max(0, t)
        down = max(0, -t) / 0.08
        row = []
        for u, drop in ((-1, 0.03), (-1, 0.012), (-0.985, 0.003), *[(v, 0) for v in np.linspace(-0.95, 0.95, 17)], (0.985, 0.003), (1, 0.012), (1, 0.03)):
            z = 0.435 - 0.02 * max(0, t) - 0.016 * (1 - u * u) * math.sin(math.pi * min(1, max(0, t))) - drop - 0.032 * down ** 1.5
            row.append((u * half, -0.235 + 0.44 * max(t, -0.02) - 0.012 * math.sin(down * 1.57), z))
        rows.append(row)
    grid(np.array(rows), cover, order=AS_DRAWN, thickness=WALL, subdivisions=1)

    def back(u, h):
        half = 0.205 + 0.04 * math.sin(math.pi * min(1, h * 0.9)) - 0.055 * max(0, (h - 0.8) / 0.2) ** 2
        lean = 0.2 + 0.1 * h ** 1.15
        top = 0.41 + 0.4 * h - 0.03 * max(0, h - 0.5) * 2 * u * u
        return (u * half, lean - 0.05 * u * u * math.sin(math.pi * min(1, 0.15 + h * 0.8)), top)

    us = np.linspace(-1, 1, slots * 10 + 9)
    hs = np.linspace(0, 1, 121)
    points = [back(u, h) for u in us for h in hs]
    faces = []
    for i in range(len(us) - 1):
        for j in range(len(hs) - 1):
            place = (i - 4) % 10 - 5
            inside = 4 <= i < len(us) - 5 and abs(place) < 3
            middle = 1 - abs(((i - 4) // 10 + 0.5) / slots * 2 - 1)
            end = 0.004 * place * place
            if inside and 0.2 + end < (hs[j] + hs[j + 1]) / 2 < 0.74 + 0.1 * middle ** 0.6 - end:
                continue
            a = i * len(hs) + j
            faces.append((a, a + len(hs), a + len(hs) + 1, a + 1))
    thicken(put_mesh(mesh_from(points, faces), cover, order=AS_DRAWN), WALL * 1.3)
    rim = [back(-1, h) for h in np.linspace(0.0, 1, 26)] + [back(u, 1) for u in np.linspace(-0.9, 0.9, 17)] + [back(1, h) for h in np.linspace(1, 0.0, 26)]
    sweep([(x, y + 0.004, z) for x, y, z in rim], 0.0042, cover, other=0.0095, steps=160, sides=14, up=(0, 1, 0.25))
    for side in (-1, 1):
        arm = [(side * 0.243, 0.232, 0.606), (side * 0.252, 0.19, 0.632), (side * 0.268, 0.06, 0.648), (side * 0.276, -0.1, 0.645), (side * 0.277, -0.2, 0.632), (side * 0.277, -0.252, 0.59),
               (side * 0.275, -0.262, 0.5), (side * 0.28, -0.275, 0.25), (side * 0.29, -0.292, 0.0)]
        channel(arm[::-1], 0.056, 0.03, cover, taper=0.9, steps=80)
        leg = [(side * 0.2, 0.2, 0.432), (side * 0.205, 0.232, 0.36), (side * 0.222, 0.27, 0.2), (side * 0.24, 0.315, 0.0)]
        channel(leg, 0.06, 0.034, cover, taper=0.85, steps=40)
    return 0.43
