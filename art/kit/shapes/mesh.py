"""From points to an object on the stage, with the attributes that materials read."""
import math

import bpy
import numpy as np
from mathutils import Euler, Matrix

from ..stage import add, stage


def set_attributes(mesh, order=None, coords=None, offset=True, tint=None):
    """`grain`: metres along the part, longest axis first, shifted at random; `tint`: one number a part."""
    count = len(mesh.vertices)
    points = np.empty(count * 3, 'f')
    mesh.vertices.foreach_get('co', points)
    points = points.reshape(count, 3) if coords is None else np.asarray(coords, 'f').reshape(count, 3)
    if order is None:
        order = np.argsort(-(points.max(0) - points.min(0)), kind='stable')
    grain = points[:, order].copy()
    if offset:
        grain += np.array([stage.dice.uniform(-20, 20) for _ in range(3)], 'f')
    tint = stage.dice.random() if tint is None else tint
    mesh.attributes.new('grain', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.ascontiguousarray(grain, 'f').ravel())
    mesh.attributes.new('tint', 'FLOAT', 'POINT').data.foreach_set('value', np.full(count, tint, 'f'))


def put_mesh(mesh, material, place=(0, 0, 0), turn=(0, 0, 0), *, smooth=True, sharp=None, weighted=False, **attributes):
    """Stand a mesh on the stage; `sharp` is the angle in degrees from which an edge stays an edge."""
    set_attributes(mesh, **attributes)
    mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), bool))
    thing = bpy.data.objects.new('part', mesh)
    thing.matrix_basis = Matrix.Translation(place) @ Euler([math.radians(angle) for angle in turn]).to_matrix().to_4x4()
    if sharp or weighted:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(sharp or 60)
    if weighted:
        thing.modifiers.new('normals', 'WEIGHTED_NORMAL').keep_sharp = True
    return add(thing)


def subdivide(thing, levels):
    modifier = thing.modifiers.new('subdivide', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return thing


def thicken(thing, thickness, offset=0):
    modifier = thing.modifiers.new('thicken', 'SOLIDIFY')
    modifier.thickness = thickness
    modifier.offset = offset
    return thing


def mesh_from(points, faces):
    mesh = bpy.data.meshes.new('part')
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    return mesh
