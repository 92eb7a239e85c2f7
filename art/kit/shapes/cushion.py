"""Upholstered blocks: rounded, crowned, a little wrinkled."""
import math

import bmesh
import bpy
from mathutils import Vector, noise

from .grid import AS_DRAWN, sweep
from .mesh import put_mesh, subdivide


def rounded(point, half, radius):
    """Pull a point of a block onto the block with round edges; gives the point and its outward direction."""
    core = Vector([max(radius - h, min(h - radius, p)) for p, h in zip(point, half)])
    away = point - core
    if away.length < 1e-6:
        return point, Vector((0, 0, math.copysign(1, point.z)))
    return core + away.normalized() * radius, away.normalized()


def cushion(size, material, place=(0, 0, 0), turn=(0, 0, 0), *, crown=0.03, sag=0.0, radius=0.05, wrinkle=0.004, seed=0,
            piping=None, cuts=26, tufts=()):
    """A filled cushion; `sag` is the hollow where someone sits, `tufts` are (x, y, depth) of buttons on its top."""
    half = [s / 2 for s in size]
    radius = min(radius, half[0], half[1], half[2] * 0.98)
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=cuts, use_grid_fill=True)
    for vertex in shape.verts:
        x, y, z = vertex.co
        point, out = rounded(Vector((x * half[0], y * half[1], z * half[2])), half, radius)
        dome = (1 - min(1, abs(x)) ** 3) * (1 - min(1, abs(y)) ** 3)
        point.z += crown * dome * (1 if z > 0 else -0.4) * abs(z)
        if z > 0:
            point.z -= sag * math.exp(-((x * 1.6) ** 2 + (y * 1.6) ** 2))
            point.z -= sum(depth * math.exp(-math.hypot(point.x - u, point.y - v) / 0.045) for u, v, depth in tufts)
        point.x += math.copysign(1, x) * 0.012 * (1 - z * z) * (abs(x) > 0.9)
        point.y += math.copysign(1, y) * 0.014 * (1 - z * z) * (1 - 0.4 * x * x) * (abs(y) > 0.9)
        crease = noise.noise(Vector((point.x * 6 + seed * 3.1, point.y * 6, point.z * 6 + seed))) * 1.6
        crease += noise.noise(Vector((point.x * 22 + seed, point.y * 9, point.z * 22))) * 0.5
        vertex.co = point + out * crease * wrinkle
    mesh = bpy.data.meshes.new('cushion')
    shape.to_mesh(mesh)
    shape.free()
    thing = subdivide(put_mesh(mesh, material, place, turn, order=AS_DRAWN), 1)
    if piping:
        for side in (1, -1):
            sweep(piping_line(half, radius, side), 0.0055, piping, place, turn, sides=8, capped=False, exact=True)
    return thing


def piping_line(half, radius, side):
    corner = radius * 0.8
    reach = [half[0] - radius * 0.28, half[1] - radius * 0.28]
    line = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(7):
            angle = (quarter + step / 6) * math.pi / 2
            line.append((sx * (reach[0] - corner) + math.cos(angle) * corner,
                         sy * (reach[1] - corner) + math.sin(angle) * corner, side * (half[2] - radius * 0.28)))
    return [*line, line[0]]
