"""Fireplaces, doors, radiators, shutters and steps."""
from ..materials.named import Material, material
from ..rooms.wall import moulding
from ..shapes.box import box
from ..shapes.grid import lathe, rod
from ..stage import at
from .piece import piece


@piece
def fireplace(surround: Material = 'painted e4dccb', hearth: Material = 'concrete 5d5a56', inside: Material = 'brick 4a3a34 3a3430', width=1.35, height=1.12, mantel=0.2):
    """A surround on the wall behind, with a dark brick opening."""
    opening_w, opening_h = width * 0.56, height * 0.66
    side = (width - opening_w) / 2
    for s in (-1, 1):
        box((side, 0.10, height - 0.05), (s * (opening_w + side) / 2, -0.05, (height - 0.05) / 2), surround, bevel=0.006)
        with at(0, -0.10, 0):
            moulding(s * (opening_w + side) / 2 - side * 0.28, s * (opening_w + side) / 2 + side * 0.28, 0.18, height - 0.3, surround, 0.018)
    box((opening_w, 0.10, height - 0.05 - opening_h), (0, -0.05, (height - 0.05 + opening_h) / 2), surround, bevel=0.006)
    box((width + 0.16, mantel, 0.05), (0, -mantel / 2, height - 0.025), surround, bevel=0.014, segments=3)
    box((width + 0.2, 0.42, 0.03), (0, -0.21, 0.015), hearth, bevel=0.006)
    box((opening_w, 0.02, opening_h), (0, -0.034, opening_h / 2), inside, bevel=0, order=(0, 2, 1))
    for s in (-1, 1):
        box((0.02, 0.10, opening_h), (s * opening_w / 2, -0.045, opening_h / 2), inside, bevel=0, order=(1, 2, 0))
    iron = material('plain 1c1b1a rough=.7')
    for k in range(6):
        rod((-opening_w * 0.32 + opening_w * 0.128 * k, -0.10, 0.05), (-opening_w * 0.32 + opening_w * 0.128 * k, -0.10, 0.22), 0.007, 0.007, iron)
    for z in (0.07, 0.2):
        rod((-opening_w * 0.36, -0.10, z), (opening_w * 0.36, -0.10, z), 0.009, 0.009, iron)
    return height


@piece
def radiator(cover: Material = 'plain e2ddd0 rough=.35', width=0.9, height=0.55, columns=14):
    """Old column radiator."""
    pitch = width / columns
    for k in range(columns):
        x = -width / 2 + pitch * (k + 0.5)
        for y in (-0.05, -0.10, -0.15):
            rod((x, y, 0.10), (x, y, height), 0.019, 0.019, cover, sides=12, bulge=0.001)
        for z in (0.11, height):
            rod((x, -0.04, z), (x, -0.16, z), 0.021, 0.021, cover, sides=12)
    for s in (-1, 1):
        box((0.02, 0.12, 0.1), (s * (width / 2 - pitch), -0.10, 0.05), cover, bevel=0.006)
    rod((width / 2, -0.10, 0.12), (width / 2 + 0.09, -0.10, 0.12), 0.011, 0.011, material('copper'))
    rod((width / 2 + 0.09, -0.10, 0.12), (width / 2 + 0.09, -0.10, 0), 0.011, 0.011, material('copper'))
    return height + 0.02


@piece
def panel_door(cover: Material = 'painted 7d8a8c', width=0.8, height=2.0, thick=0.04, flat=False, glazed=False, metal: Material = 'brass'):
    """A four-panelled door, standing, or lying flat with its face up."""
    with at(0, 0, 0, 0, 1, (-90, 0) if flat else (0, 0)):
        box((width, thick, height), (0, 0, height / 2), cover, bevel=0.003)
        for s in (-1, 1):
            with at(0, s * thick / 2, 0, 0 if s < 0 else 180):
                for x0, x1 in ((-width / 2 + 0.10, -0.05), (0.05, width / 2 - 0.10)):
                    for z0, z1 in ((0.22, height * 0.42), (height * 0.5, height - 0.14)):
                        moulding(x0, x1, z0, z1, cover, 0.02)
        for s in (-1, 1):
            lathe([(0, 0), (0.025, 0), (0.026, 0.004), (0.009, 0.01), (0.009, 0.03), (0.026, 0.045), (0.024, 0.062), (0, 0.066)], metal, (width / 2 - 0.06, s * thick / 2, height * 0.46), (90 if s < 0 else -90, 0, 0), sides=32)
    return thick


@piece
def shutter(cover: Material = 'painted 8fa3a6', width=0.5, height=1.6, pitch=0.05, tilt=38):
    """A louvred leaf."""
    for s in (-1, 1):
        box((0.05, 0.03, height), (s * (width / 2 - 0.025), 0, height / 2), cover, bevel=0.003)
        box((width, 0.03, 0.07), (0, 0, 0.035 if s < 0 else height - 0.035), cover, bevel=0.003)
    for k in range(int((height - 0.16) / pitch)):
        box((width - 0.1, 0.055, 0.008), (0, 0, 0.1 + pitch * (k + 0.5)), cover, (tilt, 0, 0), bevel=0.002)
    return None


@piece
def steps(cover: Material = 'oak', count=6, rise=0.19, going=0.26, width=1.0):
    """A flight rising to the right along x."""
    for k in range(count):
        box((going + 0.03, width, 0.035), (k * going, 0, rise * (k + 1) - 0.018), cover, bevel=0.008)
        box((0.018, width, rise), (k * going - going / 2, 0, rise * (k + 0.5)), material('painted e4dccb'), bevel=0.001)
    return None


@piece
def iron_strap_hinges(width=0.9, height=0.44, metal: Material = 'plain 1f1d1b rough=.7', depth=0.0):
    """Forged straps on the front of a chest."""
    for x in (-0.3, 0, 0.3):
        box((0.035, 0.005, height), (x * width, -0.003, height / 2), metal, bevel=0.002)
    box((0.09, 0.006, 0.11), (0, -0.006, height * 0.72), metal, bevel=0.012)
    for x in (-0.44, 0.44):
        box((0.06, 0.005, 0.06), (x * width, -0.003, 0.06), metal, bevel=0.01)
    return None
