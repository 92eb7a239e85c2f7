"""Surfaces from a table of points, and everything turned or drawn along a line."""
import math

import numpy as np

from .mesh import mesh_from, put_mesh, subdivide, thicken

AS_DRAWN = (0, 1, 2)
# How much finer the grain runs across a thin turned part than across a board: without it, chairs look like clay.
THIN = 3.0


def grid(points, material, place=(0, 0, 0), turn=(0, 0, 0), *, close_u=False, close_v=False, order=None, coords=None,
         subdivisions=0, thickness=0.0, sharp=None, offset=True):
    """A surface through points[u][v]; `close_u`, `close_v` join its ends."""
    rows, columns = points.shape[:2]
    index = np.arange(rows * columns).reshape(rows, columns).tolist()
    faces = []
    for i in range(rows if close_u else rows - 1):
        for j in range(columns if close_v else columns - 1):
            a, b, c, d = i, (i + 1) % rows, j, (j + 1) % columns
            faces.append((index[a][c], index[b][c], index[b][d], index[a][d]))
    mesh = mesh_from(points.reshape(-1, 3).tolist(), faces)
    thing = put_mesh(mesh, material, place, turn, order=order, coords=coords, sharp=sharp, offset=offset)
    if thickness:
        thicken(thing, thickness)
    return subdivide(thing, subdivisions) if subdivisions else thing


def spline(points, count=24):
    """A smooth line through points (Catmull-Rom)."""
    points = [np.array(p, float) for p in points]
    points = [2 * points[0] - points[1], *points, 2 * points[-1] - points[-2]]
    spans = len(points) - 3
    line = []
    for k in range(count):
        along = k / (count - 1) * spans
        i = min(int(along), spans - 1)
        u = along - i
        a, b, c, d = points[i:i + 4]
        line.append(0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3))
    return np.array(line)


def lathe(profile, material, place=(0, 0, 0), turn=(0, 0, 0), *, sides=48, steps=40, exact=False, sharp=None, thickness=0.0):
    """Turn a profile of (radius, height) about the vertical; `exact` keeps its corners."""
    line = np.array(profile, float) if exact else spline(profile, steps)
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    points = np.stack([np.outer(line[:, 0], np.cos(angle)), np.outer(line[:, 0], np.sin(angle)),
                       np.repeat(line[:, 1:2], sides, 1)], -1)
    return grid(points[:, ::-1], material, place, turn, close_v=True, order=AS_DRAWN, sharp=sharp, thickness=thickness)


def steady(before, tangent, up):
    """The section's first axis: from `up` where that is clear, else carried on from the ring before, so that it never flips."""
    across = np.cross(tangent, up)
    if np.linalg.norm(across) < 0.25 * np.linalg.norm(up):
        across = np.cross(tangent, (0.0, 1.0, 0.01)) if before is None else before - tangent * np.dot(before, tangent)
    across = across / (np.linalg.norm(across) or 1.0)
    return -across if before is not None and np.dot(across, before) < 0 else across


def sweep(line, radius, material, place=(0, 0, 0), turn=(0, 0, 0), *, steps=32, sides=12, other=None, up=(0, 0, 1),
          capped=True, exact=False):
    """Draw a round or oval section along a line; radii are numbers or functions of 0..1."""
    path = np.array(line, float) if exact else spline(line, steps)
    steps = len(path)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None] + 1e-9
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    rings, coords, across = [], [], None
    for i in range(steps):
        across = steady(across, tangent[i], np.array(up, float))
        upright = np.cross(across, tangent[i])
        share = i / (steps - 1)
        wide = radius(share) if callable(radius) else radius
        high = wide if other is None else other(share) if callable(other) else other
        rings.append(path[i] + np.outer(np.cos(angle) * wide, across) + np.outer(np.sin(angle) * high, upright))
        coords.append(np.stack([np.full(sides, length[i]), np.cos(angle) * wide * THIN, np.sin(angle) * high * THIN], 1))
    rings, coords = np.array(rings), np.array(coords)
    if capped:
        ends = [np.repeat(path[k:k + 1] if k == 0 else path[-1:], sides, 0)[None] for k in (0, -1)]
        rings = np.concatenate([ends[0], rings, ends[1]])
        coords = np.concatenate([coords[:1], coords, coords[-1:]])
    return grid(rings, material, place, turn, close_v=True, order=AS_DRAWN, coords=coords, sharp=50)


def rod(start, end, radius, end_radius, material, *, sides=16, bulge=0.0):
    """A straight turned stick, swelling by `bulge` in its middle."""
    def at_share(share):
        return radius + (end_radius - radius) * share + bulge * math.sin(math.pi * share)
    return sweep([start, end], at_share, material, steps=12 if bulge else 2, sides=sides, exact=not bulge, up=(0, 1, 0.01))


def turned(start, end, profile, material, sides=20):
    """A turned stick from start to end; profile is a list of (share of the length, radius)."""
    shares, radii = zip(*profile)
    steps = 70
    path = [np.array(start, float) + (np.array(end, float) - np.array(start, float)) * k / (steps - 1) for k in range(steps)]
    return sweep(path, lambda share: float(np.interp(share, shares, radii)), material, sides=sides, exact=True, up=(0, 1, 0.01))
