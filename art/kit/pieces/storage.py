"""Cabinets, sideboards and wardrobes."""
import numpy as np

from ..materials.named import Material, material
from ..picture.light import bulb
from ..rooms.wall import moulding
from ..shapes.box import box, sink_hole
from ..shapes.grid import AS_DRAWN, grid, lathe
from ..stage import at, stage
from .fixings import CUP_INSET, CUP_RADIUS, DOOR_EDGE, concealed_hinge
from .parts import bar_pull, cup_pull, four_legs, knob
from .piece import piece


def carcass(cover, width, depth, height, lift, thick=0.022, back=None):
    """An open box: top, bottom, sides and back."""
    for z in (lift + thick / 2, lift + height - thick / 2):
        box((width, depth, thick), (0, 0, z), cover, bevel=0.003)
    for side in (-1, 1):
        box((thick, depth, height - 2 * thick), (side * (width - thick) / 2, 0, lift + height / 2), cover, bevel=0.003)
    box((width - 2 * thick, 0.01, height - 2 * thick), (0, depth / 2 - 0.01, lift + height / 2), back or cover, bevel=0)


def slatted_front(cover, x, y, z, width, height, pitch=0.022):
    box((width - 0.004, 0.01, height), (x, y + 0.012, z), cover, bevel=0.001)
    count = int(width / pitch)
    for k in range(count):
        box((0.013, 0.014, height), (x - width / 2 + (k + 0.5) * width / count, y, z), cover, bevel=0.003)


def cane_front(frame, web, x, y, z, width, height, border=0.045):
    for side in (-1, 1):
        box((border, 0.02, height), (x + side * (width - border) / 2, y, z), frame, bevel=0.003)
        box((width - 2 * border, 0.02, border), (x, y, z + side * (height - border) / 2), frame, bevel=0.003)
    w, h = (width - 2 * border) / 2, (height - 2 * border) / 2
    sheet = np.array([[(x + u * w, y + 0.003, z + v * h) for v in (-1, 0, 1)] for u in (-1, 0, 1)])
    grid(sheet, web, coords=sheet[..., [0, 2, 1]], order=AS_DRAWN, offset=False)


@piece
def sideboard(cover: Material = 'walnut', legs: Material = None, width=1.7, depth=0.42, height=0.52, lift=0.2, doors=4, front='plain', web: Material = 'cane'):
    """Long and low on splayed legs; fronts plain, slatted, cane or drawers."""
    carcass(cover, width, depth, height, lift)
    each, y, z = (width - 0.044) / doors, -depth / 2 + 0.016, lift + height / 2
    for i in range(doors):
        x = -width / 2 + 0.022 + each * (i + 0.5)
        if front == 'slatted':
            slatted_front(cover, x, y, z, each, height - 0.05)
        elif front == 'cane':
            cane_front(cover, web, x, y, z, each - 0.004, height - 0.05)
        elif front == 'drawers' and i == doors - 1:
            for k in range(3):
                tall = (height - 0.05) / 3
                box((each - 0.005, 0.02, tall - 0.005), (x, y, lift + 0.025 + tall * (k + 0.5)), cover, bevel=0.003)
                bar_pull((x, y - 0.01, lift + 0.025 + tall * (k + 0.6)), material('brass'), 0.10)
        else:
            box((each - 0.005, 0.02, height - 0.05), (x, y, z), cover, bevel=0.003)
            knob((x + (each / 2 - 0.04) * (1 if i % 2 == 0 else -1), y - 0.01, z + 0.03))
    four_legs(width - 0.3, depth - 0.16, lift, legs or cover, 0.022, 0.012)
    return lift + height


def drawer(cover, pull_cover, pulls, place, width, height, out=0.0, depth=0.36):
    """A front with its pulls; when it stands out, its box behind it."""
    x, y, z = place
    box((width, 0.02, height), place, cover, bevel=0.004)
    if out:
        inside = material('pale_oak rough=.6')
        for side in (-1, 1):
            box((0.012, depth, height - 0.03), (x + side * (width / 2 - 0.02), y + depth / 2, z), inside, bevel=0.001)
        box((width - 0.05, depth, 0.008), (x, y + depth / 2, z - height / 2 + 0.02), inside, bevel=0)
    spots = [0] if width < 0.55 else [-width * 0.3, width * 0.3]
    for dx in spots:
        if pulls == 'cup':
            cup_pull((x + dx, y - 0.01, z), pull_cover)
        elif pulls == 'bar':
            bar_pull((x + dx, y - 0.01, z), pull_cover)
        elif pulls == 'knob':
            knob((x + dx, y - 0.010, z), pull_cover, size=1.25)


def drawer_rails(wood, width, depth, z):
    """What drawers run on: a rail in front and a runner at either side."""
    box((width - 0.044, 0.05, 0.018), (0, -depth / 2 + 0.035, z), wood, bevel=0.002)
    for side in (-1, 1):
        box((0.05, depth - 0.12, 0.016), (side * (width / 2 - 0.047), 0.02, z), wood, bevel=0.002)


@piece
def loose_drawer(cover: Material = 'pine', pull_cover: Material = 'brass', pulls='knob', width=0.9, height=0.18, depth=0.36):
    """A drawer out of its chest, its front towards the room."""
    drawer(cover, pull_cover, pulls, (0, -depth / 2, height / 2), width, height, 1, depth)
    box((width - 0.052, 0.012, height - 0.04), (0, depth / 2 - 0.006, height / 2), material('pale_oak rough=.6'), bevel=0.001)
    return 0.024


@piece
def chest_of_drawers(cover: Material = 'pine', width=0.95, depth=0.46, height=0.88, rows=4, split_top=True, pulls='knob', pull_cover: Material = 'brass',
                     feet='bun', open_drawer=-1, opened=0.16, legs: Material = None, without=()):
    """Drawers from the floor up; one may stand open, and those of the rows in `without` are not there."""
    lift = 0.1
    legs = legs or cover
    carcass(cover, width, depth, height - lift, lift)
    box((width + 0.04, depth + 0.03, 0.024), (0, -0.005, height + 0.010), cover, bevel=0.007, segments=3)
    bare = material('wood 8a6a46 b08f66 cbae86 rough=.8 scale=2') if without else material('plain 1a120c rough=.9')
    box((width - 0.044, 0.02, height - lift - 0.044), (0, depth / 2 - (0.03 if without else 0.12), lift + (height - lift) / 2), bare, bevel=0)
    if feet == 'bun':
        for sx in (-1, 1):
            for sy in (-1, 1):
                lathe([(0.02, lift), (0.045, lift * 0.7), (0.05, lift * 0.45), (0.03, 0.01), (0, 0)], legs, (sx * (width / 2 - 0.06), sy * (depth / 2 - 0.06), 0), sides=32)
    elif feet == 'plinth':
        box((width + 0.02, depth + 0.01, lift), (0, 0, lift / 2), cover, bevel=0.006)
    else:
        four_legs(width - 0.14, depth - 0.1, lift, legs, 0.024, 0.015, (0.02, 0.02))
    inner, base = height - lift - 0.044, lift + 0.022
    weights = [1.0 + 0.14 * (rows - 1 - r) for r in range(rows)]
    z = base
    for r, weight in enumerate(weights):
        tall = inner * weight / sum(weights)
        columns = 2 if split_top and r == rows - 1 else 1
        if without and r:
            drawer_rails(bare, width, depth, z)
        for c in range(0 if r in without else columns):
            wide = (width - 0.05) / columns
            x = -width / 2 + 0.025 + wide * (c + 0.5)
            out = opened if r == open_drawer and c == 0 else 0.0
            drawer(cover, pull_cover, pulls, (x, -depth / 2 + 0.008 - out, z + tall / 2), wide - 0.006, tall - 0.006, out)
        z += tall
    return height + 0.022


@piece
def glazed_cabinet(cover: Material = 'oak', width=0.95, depth=0.4, height=1.75, shelves=4, pane: Material = 'pane', solid=0.5):
    """Doors of glass above, of wood below."""
    carcass(cover, width, depth, height - 0.08, 0.08)
    box((width - 0.03, depth - 0.03, 0.08), (0, 0.01, 0.04), cover, bevel=0.003)
    split = 0.08 + solid
    for side in (-1, 1):
        x, wide = side * width / 4, width / 2 - 0.016
        box((wide - 0.004, 0.02, solid - 0.03), (x, -depth / 2 + 0.01, 0.08 + solid / 2), cover, bevel=0.003)
        z0, z1 = split + 0.01, height - 0.03
        for s in (-1, 1):
            box((0.045, 0.022, z1 - z0), (x + s * (wide / 2 - 0.024), -depth / 2 + 0.01, (z0 + z1) / 2), cover, bevel=0.003)
            box((wide - 0.09, 0.022, 0.05), (x, -depth / 2 + 0.01, z0 + 0.025 if s < 0 else z1 - 0.025), cover, bevel=0.003)
        box((wide - 0.09, 0.003, z1 - z0 - 0.1), (x, -depth / 2 + 0.012, (z0 + z1) / 2), pane, bevel=0)
        knob((side * 0.035, -depth / 2, (z0 + z1) / 2))
        knob((side * 0.035, -depth / 2, split - 0.1))
    heights = [split + (height - 0.03 - split) * k / shelves for k in range(shelves)]
    for z in heights:
        box((width - 0.05, depth - 0.05, 0.014), (0, 0.01, z), cover, bevel=0.002)
    return heights[1] + 0.008


@piece
def wardrobe(cover: Material = 'painted 6f7a66', width=1.2, depth=0.58, height=2.0, doors=2, panels=True):
    carcass(cover, width, depth, height - 0.1, 0.1)
    box((width - 0.02, depth - 0.02, 0.1), (0, 0, 0.05), cover, bevel=0.003)
    box((width + 0.07, depth + 0.05, 0.05), (0, 0, height + 0.02), cover, bevel=0.02, segments=4)
    each = width / doors
    for i in range(doors):
        x = -width / 2 + each * (i + 0.5)
        box((each - 0.006, 0.02, height - 0.14), (x, -depth / 2, 0.1 + (height - 0.1) / 2), cover, bevel=0.003)
        if panels:
            for z0, z1 in ((0.22, 0.85), (0.95, height - 0.12)):
                with at(0, -depth / 2 - 0.01, 0):
                    moulding(x - each / 2 + 0.09, x + each / 2 - 0.09, z0, z1, cover, 0.02)
        knob((x + (each / 2 - 0.045) * (1 if i % 2 == 0 else -1), -depth / 2 - 0.01, 1.0))
    return height + 0.045


@piece
def plan_chest(cover: Material = 'oak', width=1.0, depth=0.62, height=0.62, rows=6):
    """Shallow drawers for flat things."""
    carcass(cover, width, depth, height - 0.08, 0.08)
    box((width - 0.04, depth - 0.04, 0.08), (0, 0, 0.04), cover)
    tall = (height - 0.08 - 0.05) / rows
    for r in range(rows):
        z = 0.105 + tall * (r + 0.5)
        box((width - 0.05, 0.02, tall - 0.006), (0, -depth / 2 + 0.008, z), cover, bevel=0.003)
        for dx in (-width * 0.28, width * 0.28):
            cup_pull((dx, -depth / 2 - 0.002, z), material('brass'))
    return height


@piece
def tv_bench(cover: Material = 'ash', width=1.6, depth=0.4, height=0.38):
    carcass(cover, width, depth, height - 0.08, 0.08)
    for s in (-1, 0, 1):
        if s:
            slatted_front(cover, s * width / 4, -depth / 2 + 0.016, 0.08 + (height - 0.08) / 2, width / 2 - 0.03, height - 0.13)
    box((width - 0.1, depth - 0.06, 0.08), (0, 0.02, 0.04), material('black'), bevel=0)
    return height


@piece
def wardrobe_desk(cover: Material = 'walnut rough=.35', lining: Material = 'plain e0a47c rough=.7', width=1.15, depth=0.56, height=2.0, glow=1.0):
    """An old wardrobe with both doors open on a desk fitted inside, lit by a strip under its shelf."""
    thick = 0.025
    for s in (-1, 1):
        box((thick, depth, height - 0.1), (s * (width - thick) / 2, 0, 0.1 + (height - 0.1) / 2), cover, bevel=0.003)
        box((0.004, depth - 0.03, height - 0.16), (s * (width / 2 - thick - 0.002), 0, 0.1 + (height - 0.1) / 2), lining, bevel=0)
        with at(s * width / 2, -depth / 2, 0.1, s * 62):
            box((width / 2 - 0.004, 0.024, height - 0.16), (s * width / 4, 0, (height - 0.16) / 2), cover, bevel=0.004)
    box((width, depth, 0.1), (0, 0, 0.05), cover, bevel=0.006)
    box((width + 0.08, depth + 0.05, 0.06), (0, 0, height), cover, bevel=0.022, segments=4)
    box((width - 2 * thick, 0.012, height - 0.14), (0, depth / 2 - 0.012, 0.1 + (height - 0.14) / 2), lining, bevel=0)
    box((width - 2 * thick, depth + 0.06, 0.026), (0, -0.03, 0.74), cover, bevel=0.004)
    box((width - 2 * thick, depth * 0.6, 0.02), (0, depth * 0.18, 1.36), cover, bevel=0.003)
    box((width - 2 * thick - 0.1, 0.02, 0.012), (0, 0.0, 1.345), material(f'emit ffe2b8 strength={6 * glow}'), bevel=0.002)
    for x in (-0.3, 0, 0.3):
        bulb((x, -0.02, 1.31), 2.2 * glow, 0.03, 'ffd9a8')
    dice = stage.dice
    for k in range(5):
        box((0.11, 0.001, 0.14), (-0.36 + 0.18 * k, depth / 2 - 0.02, 1.08 + dice.uniform(-0.06, 0.06)), material(f"paper {dice.choice(('efe9dc', 'd9e0dc', 'e9cfa8'))}"), (0, dice.uniform(-5, 5), 0), bevel=0)
    return 0.753


@piece
def open_cupboard(cover: Material = 'plain 1f4f58 rough=.35', inside: Material = 'plain efeee9 rough=.4', width=0.6, depth=0.35, height=0.7, leaf=0.4, opened=97, hinges=(0.1,)):
    """A kitchen cupboard whose left door stands open on concealed hinges; its place is the front edge of that side's inner face."""
    thick, (edge, out) = 0.018, DOOR_EDGE
    with at(width / 2 - thick, depth / 2):
        carcass(inside, width, depth, height, 0.0, thick)
    with at(out, edge, 0.003, 90 - opened):
        door = box((thick, leaf, height), (-thick / 2, -leaf / 2, height / 2), cover, bevel=0.002)
        for z in hinges:
            sink_hole(door, (thick / 2, leaf / 2 - CUP_INSET, z - 0.003 - height / 2), CUP_RADIUS, 0.013, 90)
    for z in hinges:
        with at(0, 0, z, 0, 1, (0, 90)):
            concealed_hinge(opened=opened)
    return None
