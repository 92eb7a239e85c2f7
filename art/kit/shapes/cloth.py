"""Cloth that was really simulated: pillows blown up, throws dropped. Results are kept in the cache folder."""
import os
from pathlib import Path

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from .grid import AS_DRAWN, grid
from .mesh import mesh_from, put_mesh, subdivide, thicken

CACHE = Path(os.environ.get('ART_CACHE', Path(__file__).resolve().parents[2] / '.cache'))


def kept(name, simulate):
    """The arrays of a simulation, from the cache if it ran before."""
    file = CACHE / 'cloth' / f'{name}.npz'
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(file, **simulate())
    return np.load(file)


def run(thing, frames):
    """Let the cloth move for so many frames; gives its points."""
    scene = bpy.context.scene
    for frame in range(1, frames):
        scene.frame_set(frame)
    result = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
    points = np.empty(len(result.vertices) * 3, 'f')
    result.vertices.foreach_get('co', points)
    scene.frame_set(1)
    return points.reshape(-1, 3)


def stand_in(mesh):
    thing = bpy.data.objects.new('cloth', mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def two_sheets(width, height, seed, fineness=30):
    """Two sheets sewn at their rim."""
    columns, rows = (int(fineness * side / max(width, height)) for side in (width, height))
    shape, corners = bmesh.new(), {}

    def corner(sheet, i, j):
        rim = i in (0, columns) or j in (0, rows)
        key = (0 if rim else sheet, i, j)
        if key not in corners:
            x, y = (i / columns - 0.5) * width, (j / rows - 0.5) * height
            lift = 0 if rim else (0.012, -0.012)[sheet]
            corners[key] = shape.verts.new((x, y, lift + noise.noise(Vector((x * 9 + seed, y * 9, sheet))) * 0.004))
        return corners[key]

    for sheet in (0, 1):
        for i in range(columns):
            for j in range(rows):
                face = [corner(sheet, i, j), corner(sheet, i + 1, j), corner(sheet, i + 1, j + 1), corner(sheet, i, j + 1)]
                shape.faces.new(face if sheet == 0 else face[::-1])
    mesh = bpy.data.meshes.new('pillow')
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def blow_up(width, height, seed, pressure):
    mesh = two_sheets(width, height, seed)
    thing = stand_in(mesh)
    modifier = thing.modifiers.new('cloth', 'CLOTH')
    cloth = modifier.settings
    cloth.quality, cloth.mass, cloth.air_damping = 6, 0.15, 4
    cloth.tension_stiffness = cloth.compression_stiffness = 25
    cloth.shear_stiffness, cloth.bending_stiffness, cloth.shrink_min = 12, 0.3, -0.02
    cloth.use_pressure, cloth.uniform_pressure_force = True, pressure
    cloth.effector_weights.gravity = 0
    modifier.collision_settings.use_collision = False
    modifier.point_cache.frame_end = 60
    points = run(thing, 46)
    faces = np.array([list(face.vertices) for face in mesh.polygons])
    bpy.data.objects.remove(thing)
    return {'points': points, 'faces': faces}


def pillow(width, height, material, place, turn=(0, 0, 0), *, seed=1, pressure=4.0):
    sim = kept(f'pillow_{width:.3f}_{height:.3f}_{seed}_{pressure}', lambda: blow_up(width, height, seed, pressure))
    mesh = mesh_from(sim['points'].tolist(), sim['faces'].tolist())
    return subdivide(put_mesh(mesh, material, place, turn, order=AS_DRAWN), 2)


def collider(mesh):
    thing = stand_in(mesh)
    thing.modifiers.new('collision', 'COLLISION')
    thing.collision.thickness_outer = 0.012
    thing.collision.cloth_friction = 18
    return thing


def rounded_block(block, rise):
    width, length, height = block
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    for vertex in shape.verts:
        vertex.co = Vector((vertex.co.x * (width + 2 * rise), vertex.co.y * (length + 2 * rise), height + rise if vertex.co.z > 0 else 0))
    bmesh.ops.bevel(shape, geom=shape.edges[:], offset=min(0.07, height * 0.3, width * 0.3), segments=5, affect='EDGES', profile=0.5)
    mesh = bpy.data.meshes.new('block')
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def drop(size, blocks, shift, fineness, frames, bend, seed, rise, wrinkle):
    columns, rows = (int(side / fineness) for side in size)
    xs = np.linspace(-size[0] / 2, size[0] / 2, columns) + shift[0]
    ys = np.linspace(-size[1] / 2, size[1] / 2, rows) + shift[1]
    top = max(block[2] + (block[3][2] if len(block) > 3 else 0) for block in blocks) + rise + 0.05

    def start(x, y):
        wide = noise.noise(Vector((x * 4 + seed, y * 4, seed))) * 2
        return (x, y, top + wrinkle * (wide + noise.noise(Vector((x * 11 + seed, y * 11, seed)))))

    bodies = []
    for block in blocks:
        body = collider(rounded_block(block[:3], rise))
        body.location = block[3] if len(block) > 3 else (0, 0, 0)
        bodies.append(body)
    faces = [(i * rows + j, (i + 1) * rows + j, (i + 1) * rows + j + 1, i * rows + j + 1) for i in range(columns - 1) for j in range(rows - 1)]
    thing = stand_in(mesh_from([start(x, y) for x in xs for y in ys], faces))
    modifier = thing.modifiers.new('cloth', 'CLOTH')
    cloth = modifier.settings
    cloth.quality, cloth.mass, cloth.air_damping = 7, 0.35, 2
    cloth.tension_stiffness = cloth.compression_stiffness = 18
    cloth.shear_stiffness, cloth.bending_stiffness, cloth.shrink_min = 6, bend, -0.035
    contact = modifier.collision_settings
    contact.use_collision, contact.distance_min, contact.use_self_collision, contact.collision_quality = True, 0.012, False, 3
    modifier.point_cache.frame_end = frames + 5
    points = run(thing, frames)
    for body in (thing, *bodies):
        bpy.data.objects.remove(body)
    return {'points': points.reshape(columns, rows, 3)}


def drape(name, size, blocks, material, place=(0, 0, 0), *, shift=(0, 0), fineness=0.028, frames=55, thickness=0.03, bend=1.5,
          seed=1, rise=0.0, wrinkle=0.012):
    """A cloth of `size` dropped on blocks (width, length, height, where); kept under `name`, so a name means one fall."""
    blocks = [blocks] if not isinstance(blocks[0], (tuple, list)) else blocks
    sim = kept(f'drape_{name}', lambda: drop(size, blocks, shift, fineness, frames, bend, seed, rise, wrinkle))
    thing = grid(sim['points'].astype(float), material, place, order=AS_DRAWN)
    return subdivide(thicken(thing, thickness, 1), 2)
