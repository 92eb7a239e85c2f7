"""Fibres standing on a surface, as Blender's hair."""


def strands(thing, count, length, *, thick=0.0009, bend=0.25, seed=1):
    """Grow `count` fibres of `length` metres all over an object, leaning at random by `bend`."""
    settings = thing.modifiers.new('strands', 'PARTICLE_SYSTEM').particle_system.settings
    thing.particle_systems[0].seed = seed
    settings.type, settings.count, settings.use_advanced_hair = 'HAIR', count, True
    settings.hair_length, settings.hair_step, settings.render_step, settings.display_step = length, 2, 2, 2
    settings.emit_from, settings.distribution, settings.use_modifier_stack = 'FACE', 'RAND', True
    settings.length_random, settings.brownian_factor = 0.25, bend * 0.06
    settings.radius_scale, settings.root_radius, settings.tip_radius = thick, 1.0, 0.75
    return thing
