"""A level camera whose verticals stay straight, unless it is asked to look down."""
import bpy
from mathutils import Vector


def camera(place, target, lens=35, focus=None, stop=4.0, level=True):
    """Lens in millimetres on a 36 mm frame; `focus` in metres switches depth of field on."""
    data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', data)
    data.lens, data.clip_start = lens, 0.05
    thing.location = place
    way = Vector(target) - Vector(place)
    if level:
        flat = Vector((way.x, way.y, 0))
        thing.rotation_euler = flat.to_track_quat('-Z', 'Y').to_euler()
        data.shift_y = way.z / flat.length * lens / 36
    else:
        thing.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()
    if focus:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus, stop
    scene = bpy.context.scene
    scene.collection.objects.link(thing)
    scene.camera = thing
    return thing
