"""The stage one scene is built on: the current place, the scene's dice and what has been made already."""
import math
import random
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector


class Stage:
    """State that lives exactly as long as one scene."""

    def __init__(self):
        self.places = [Matrix.Identity(4)]
        self.dice = random.Random(1)
        self.materials = {}
        self.meshes = {}
        self.blocks = 0
        self.item = ''  # the scene's item that is being built: '3', or '3.0' for the first thing on it
        self.frames = {}  # item -> its place

    @property
    def place(self):
        return self.places[-1]

    def clear(self, seed):
        """Empty Blender and start again with this seed."""
        bpy.ops.wm.read_factory_settings(use_empty=True)
        scene = bpy.context.scene
        scene.world = scene.world or bpy.data.worlds.new('sky')
        self.__init__()
        self.dice.seed(seed)


stage = Stage()


@contextmanager
def at(x=0, y=0, z=0, turn=0, size=1, tilt=(0, 0)):
    """Everything built inside stands at this place, turned about the vertical (degrees), then tilted about x and y."""
    move = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    lean = Matrix.Rotation(math.radians(tilt[1]), 4, 'Y') @ Matrix.Rotation(math.radians(tilt[0]), 4, 'X')
    stage.places.append(stage.place @ move @ lean @ Matrix.Scale(size, 4))
    try:
        yield
    finally:
        stage.places.pop()


def add(thing):
    """Link an object into the scene at the current place."""
    bpy.context.scene.collection.objects.link(thing)
    thing.matrix_world = stage.place @ thing.matrix_basis
    thing['item'] = stage.item
    return thing


def world_point(point):
    return stage.place @ Vector(point)
