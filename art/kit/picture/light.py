"""Sun, sky and lamps."""
import math

import bpy
from mathutils import Vector

from ..colour import linear
from ..stage import stage, world_point


def link_light(name, kind, colour, energy):
    light = bpy.data.lights.new(name, kind)
    light.energy = energy
    light.color = linear(colour)[:3]
    thing = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(thing)
    return light, thing


def sun(direction, strength=8.0, colour='ffcf9a', softness=1.0):
    """Parallel light along a direction; softness is the sun's angle in degrees."""
    light, thing = link_light('sun', 'SUN', colour, strength)
    light.angle = math.radians(softness)
    thing.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return thing


def panel(place, target, size, power, colour='ffffff'):
    """A rectangle of light that the camera does not see."""
    light, thing = link_light('panel', 'AREA', colour, power)
    light.shape, light.size, light.size_y = 'RECTANGLE', *size
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = False
    return thing


def bulb(place, power, radius=0.04, colour='ffc27a'):
    """A lamp's own light, at the current place."""
    light, thing = link_light('bulb', 'POINT', colour, power)
    light.shadow_soft_size = radius
    thing.location = world_point(place)
    thing['item'] = stage.item
    thing.visible_camera = False
    return thing


def sky(colour='bcd0e8', strength=0.35):
    world = bpy.context.scene.world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = linear(colour)
    background.inputs[1].default_value = strength
