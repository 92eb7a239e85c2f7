"""Walls with openings, and what is fixed to them."""
import bmesh
import bpy

from ..shapes.box import box
from ..shapes.mesh import put_mesh


FOOT = -0.04


def wall(width, height, cover, *, left=0.0, y=0.0, openings=(), thickness=0.2):
    """A wall in the x-z plane whose face is at y, its foot under the floor; openings are (x0, x1, z0, z1)."""
    openings = [(x0, x1, z0 or FOOT, z1) for x0, x1, z0, z1 in openings]
    xs = sorted({left, left + width, *(x for o in openings for x in o[:2])})
    zs = sorted({FOOT, height, *(z for o in openings for z in o[2:])})
    shape, corners = bmesh.new(), {}

    def corner(x, z):
        key = (round(x, 4), round(z, 4))
        if key not in corners:
            corners[key] = shape.verts.new((key[0], y, key[1]))
        return corners[key]

    for x0, x1 in zip(xs, xs[1:]):
        for z0, z1 in zip(zs, zs[1:]):
            x, z = (x0 + x1) / 2, (z0 + z1) / 2
            if not any(o[0] < x < o[1] and o[2] < z < o[3] for o in openings):
                shape.faces.new([corner(x0, z0), corner(x1, z0), corner(x1, z1), corner(x0, z1)])
    back = bmesh.ops.extrude_face_region(shape, geom=shape.faces[:])['geom']
    for vertex in (part for part in back if isinstance(part, bmesh.types.BMVert)):
        vertex.co.y += thickness
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    mesh = bpy.data.meshes.new('wall')
    shape.to_mesh(mesh)
    shape.free()
    return put_mesh(mesh, cover, smooth=False, order=(0, 2, 1))


def skirting(x0, x1, cover, height=0.12):
    box((x1 - x0, 0.016, height), ((x0 + x1) / 2, -0.008, height / 2), cover, bevel=0.005)


def moulding(x0, x1, z0, z1, cover, width=0.026):
    """A raised frame on the wall."""
    for z in (z0, z1):
        box((x1 - x0 + width, 0.018, width), ((x0 + x1) / 2, -0.009, z), cover, bevel=0.007, segments=3)
    for x in (x0, x1):
        box((width, 0.018, z1 - z0 - width), (x, -0.009, (z0 + z1) / 2), cover, bevel=0.007, segments=3)


def wainscot(x0, x1, height, cover, panels=5):
    """Panelling to a rail at `height`."""
    box((x1 - x0, 0.012, height), ((x0 + x1) / 2, -0.006, height / 2), cover, bevel=0.001)
    box((x1 - x0, 0.035, 0.045), ((x0 + x1) / 2, -0.018, height), cover, bevel=0.01, segments=3)
    pitch = (x1 - x0) / panels
    for k in range(panels):
        moulding(x0 + pitch * k + 0.08, x0 + pitch * (k + 1) - 0.08, 0.22, height - 0.13, cover)


def matchboard(x0, x1, height, cover, width=0.09):
    """Tongued boards to a capping at `height`."""
    count = round((x1 - x0) / width)
    pitch = (x1 - x0) / count
    for k in range(count):
        box((pitch - 0.001, 0.014, height), (x0 + pitch * (k + 0.5), -0.007, height / 2), cover, bevel=0.004)
    box((x1 - x0, 0.04, 0.022), ((x0 + x1) / 2, -0.02, height + 0.011), cover, bevel=0.006)


def socket(x, z, cover):
    """A wall socket, because lived-in rooms have them."""
    box((0.082, 0.009, 0.082), (x, -0.0045, z), cover, bevel=0.003)
    box((0.044, 0.003, 0.044), (x, -0.0095, z), cover, bevel=0.0012)
