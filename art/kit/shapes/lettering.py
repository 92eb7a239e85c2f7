"""Printed words."""
import bpy

from .grid import AS_DRAWN
from .mesh import put_mesh


def lettering(text, size, material, place=(0, 0, 0), turn=(0, 0, 0), *, leading=1.0, weight=0.0):
    """Lines of text, flat, about their middle; `size` is the height of a line in metres, `weight` what is added round each stroke, as a share of it."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.space_line, curve.offset = text, size, leading, weight * size
    curve.align_x, curve.align_y = 'CENTER', 'CENTER'
    drawn = bpy.data.objects.new('text', curve)
    return put_mesh(bpy.data.meshes.new_from_object(drawn), material, place, turn, smooth=False, order=AS_DRAWN)
