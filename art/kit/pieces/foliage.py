"""Leaves, and how they are set on a twig."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from ..shapes.mesh import mesh_from, set_attributes
from ..stage import add, stage


def outline(shape, t):
    """Half width along a leaf, 0..1."""
    if shape == 'ovate':
        return np.sin(np.pi * t ** 0.8) ** 0.75
    if shape == 'lance':
        return np.sin(np.pi * t ** 0.7) ** 1.1
    if shape == 'heart':
        return np.minimum(1, t * 9) ** 0.5 * np.sin(np.pi * (0.30 + 0.70 * t)) ** 0.8
    return np.minimum(1, (1 - t) * 2.2) ** 0.7 * np.minimum(1, 0.55 + t * 1.5)


def leaf_mesh(length, width, curl=0.35, fold=0.25, shape='ovate', steps=9, across=5):
    """One leaf along x, shared by every leaf of its kind."""
    key = (length, width, curl, fold, shape)
    if key in stage.meshes:
        return stage.meshes[key]
    t = np.linspace(0, 1, steps)
    half = outline(shape, t)
    half[-1] = 0.02
    if shape in ('ovate', 'lance'):
        half[0] = 0.05
    v = np.linspace(-1, 1, across)
    y = half[:, None] * v * width / 2
    z = -curl * length * t[:, None] ** 2 + fold * np.abs(y) + 0.012 * length * np.sin(t[:, None] * 9) * np.abs(v)
    x = (t[:, None] * length + 0 * v) * np.cos(t[:, None] * curl * 0.3)
    index = np.arange(steps * across).reshape(steps, across).tolist()
    faces = [(index[i][j], index[i + 1][j], index[i + 1][j + 1], index[i][j + 1]) for i in range(steps - 1) for j in range(across - 1)]
    mesh = mesh_from(np.stack([x, y, z], -1).reshape(-1, 3).tolist(), faces)
    set_attributes(mesh, order=(0, 1, 2))
    mesh.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    stage.meshes[key] = mesh
    return mesh


def put_leaf(mesh, cover, place, direction, roll=0.0, size=1.0):
    """Set a leaf pointing along a direction, rolled about itself (radians)."""
    if not mesh.materials:
        mesh.materials.append(cover)
    thing = bpy.data.objects.new('leaf', mesh)
    facing = Vector(direction).normalized().to_track_quat('X', 'Z').to_matrix().to_4x4()
    thing.matrix_basis = Matrix.Translation(place) @ facing @ Matrix.Rotation(roll, 4, 'X') @ Matrix.Scale(size, 4)
    add(thing)
    thing.material_slots[0].link = 'OBJECT'
    thing.material_slots[0].material = cover
    return thing


def around(angle, rise):
    """A direction: angle about the vertical, rise over the horizon, both radians."""
    return (math.cos(angle) * math.cos(rise), math.sin(angle) * math.cos(rise), math.sin(rise))
