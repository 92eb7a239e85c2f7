"""Boards and blocks with eased edges."""
import math

import bmesh
import bpy
from mathutils import Matrix

from ..stage import stage
from .mesh import put_mesh


# Faces that lie in each other render black, so blocks built one after another are cut to as many sizes (at most metres, share).
HAIRS, LARGEST_HAIR, SHARE = 19, 0.0018, 0.04


def cut(size):
    """The size less a hair, another for each of the next blocks; thin sheets lose little."""
    stage.blocks += 1
    hair = min(LARGEST_HAIR, min(size) * SHARE) * (stage.blocks % HAIRS) / HAIRS
    return [length - hair for length in size]


def box(size, place, material, turn=(0, 0, 0), *, bevel=0.004, segments=2, taper=None, order=None, tint=None):
    """A block about its middle; `taper` scales the lower face."""
    size = cut(size)
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    for vertex in shape.verts:
        for axis in range(3):
            vertex.co[axis] *= size[axis]
        if taper and vertex.co.z < 0:
            vertex.co.x *= taper
            vertex.co.y *= taper
    bevel = min(bevel, min(size) * 0.49)
    if bevel > 0:
        bmesh.ops.bevel(shape, geom=shape.edges[:], offset=bevel, segments=segments, affect='EDGES', profile=0.5, clamp_overlap=True)
    mesh = bpy.data.meshes.new('box')
    shape.to_mesh(mesh)
    shape.free()
    return put_mesh(mesh, material, place, turn, weighted=bevel > 0, smooth=bevel > 0, order=order, tint=tint)


def sink_hole(board, place, radius, depth, turn=0.0):
    """A blind round hole into a board's face, `place` and the turn about y (degrees) in the board's own frame."""
    shape = bmesh.new()
    bmesh.ops.create_cone(shape, cap_ends=True, segments=64, radius1=radius, radius2=radius, depth=2 * depth)
    mesh = bpy.data.meshes.new('hole')
    shape.to_mesh(mesh)
    shape.free()
    cutter = bpy.data.objects.new('hole', mesh)
    cutter.matrix_world = board.matrix_world @ Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, 'Y')
    cutter.hide_render = True
    bpy.context.scene.collection.objects.link(cutter)
    board.modifiers.new('hole', 'BOOLEAN').object = cutter


def sink_slot(board, place, size):
    """A square hole into a board, about a place in the board's own frame."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    for vertex in shape.verts:
        for axis in range(3):
            vertex.co[axis] *= size[axis]
    mesh = bpy.data.meshes.new('slot')
    shape.to_mesh(mesh)
    shape.free()
    cutter = bpy.data.objects.new('slot', mesh)
    cutter.matrix_world = board.matrix_world @ Matrix.Translation(place)
    cutter.hide_render = True
    bpy.context.scene.collection.objects.link(cutter)
    board.modifiers.new('slot', 'BOOLEAN').object = cutter
