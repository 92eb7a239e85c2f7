"""Desks, consoles and the bench."""
from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import rod
from .parts import knob, leg, square_legs, turned_leg
from .piece import piece
from .tables import board_top


@piece
def desk(top: Material = 'oak', body: Material = None, width=1.3, depth=0.62, height=0.74, drawers=3):
    """A top on splayed legs at one end and drawers at the other."""
    body = body or top
    box((width, depth, 0.026), (0, 0, height - 0.013), top, bevel=0.006)
    for y in (-1, 1):
        leg(-width / 2 + 0.09, y * (depth / 2 - 0.08), height - 0.026, top, 0.022, 0.013, (-0.03, y * 0.02))
    wide, deep, tall = 0.38, depth - 0.08, 0.44
    x, z = width / 2 - wide / 2 - 0.04, height - 0.026 - tall / 2
    box((wide, deep, tall), (x, 0, z), body, bevel=0.004)
    for y in (-1, 1):
        for s in (-1, 1):
            leg(x + s * (wide / 2 - 0.05), y * (deep / 2 - 0.05), height - 0.026 - tall, top, 0.018, 0.012, (s * 0.015, y * 0.015))
    each = tall / drawers
    for k in range(drawers):
        box((wide - 0.03, 0.014, each - 0.012), (x, -deep / 2 - 0.004, z - tall / 2 + each * (k + 0.5)), body, bevel=0.003)
        knob((x, -deep / 2 - 0.010, z - tall / 2 + each * (k + 0.55)))
    box((width - wide - 0.1, 0.016, 0.08), (-wide / 2, depth / 2 - 0.08, height - 0.07), top, bevel=0.002)
    return height


@piece
def writing_slope(top: Material = 'mahogany', hide: Material = 'leather 3c4a3c', width=1.0, depth=0.56, height=0.75):
    """A small leather-topped writing table on turned legs."""
    box((width, depth, 0.024), (0, 0, height - 0.012), top, bevel=0.006)
    box((width - 0.14, depth - 0.12, 0.002), (0, 0, height + 0.0006), hide, bevel=0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            turned_leg(sx * (width / 2 - 0.07), sy * (depth / 2 - 0.07), height - 0.13, top, size=1.1)
            box((0.052, 0.052, 0.115), (sx * (width / 2 - 0.07), sy * (depth / 2 - 0.07), height - 0.08), top)
    for s in (-1, 1):
        box((width - 0.18, 0.018, 0.10), (0, s * (depth / 2 - 0.06), height - 0.075), top)
        box((0.018, depth - 0.18, 0.10), (s * (width / 2 - 0.06), 0, height - 0.075), top)
        box((width * 0.36, 0.012, 0.07), (s * width * 0.2, -depth / 2 + 0.048, height - 0.075), top, bevel=0.003)
        knob((s * width * 0.2, -depth / 2 + 0.042, height - 0.075), size=0.9)
    return height


@piece
def console(top: Material = 'oak', legs: Material = None, width=1.1, depth=0.32, height=0.82, shelf=True):
    legs = legs or top
    box((width, depth, 0.024), (0, 0, height - 0.012), top, bevel=0.004)
    square_legs(width - 0.05, depth - 0.05, height - 0.024, legs, 0.032, 0.8)
    if shelf:
        box((width - 0.08, depth - 0.06, 0.018), (0, 0, 0.2), top)
    return height


@piece
def workbench(top: Material = 'beech', width=2.1, depth=0.68, height=0.88, shelf=True, vise=True):
    """A joiner's bench with a front vise."""
    board_top(top, width, depth, height, 0.075, 3)
    box((width - 0.14, 0.03, 0.15), (0, -depth / 2 + 0.05, height - 0.15), top)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((0.09, 0.09, height - 0.075), (sx * (width / 2 - 0.2), sy * (depth / 2 - 0.09), (height - 0.075) / 2), top, bevel=0.005)
        box((0.06, depth - 0.22, 0.09), (sx * (width / 2 - 0.2), 0, 0.18), top)
    if shelf:
        box((width - 0.44, depth - 0.2, 0.022), (0, 0, 0.235), material('pale_oak rough=.55'))
    if vise:
        x, y, z = -width / 2 + 0.48, -depth / 2 - 0.045, height - 0.085
        box((0.42, 0.06, 0.17), (x, y, z), top, bevel=0.008, segments=3)
        rod((x, y - 0.02, z - 0.02), (x, y - 0.10, z - 0.02), 0.018, 0.018, material('steel'))
        rod((x - 0.13, y - 0.085, z - 0.02), (x + 0.11, y - 0.085, z - 0.02), 0.009, 0.009, top)
    return height
