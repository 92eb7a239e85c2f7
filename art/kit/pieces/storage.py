"""Cabinets, chests and sideboards."""
from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid
from ..stage import stage
from .parts import bar_pull, cup_pull, four_legs, knob
from .piece import piece
import numpy as np


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


@piece
def chest_of_drawers(cover: Material = 'pine', width=0.95, depth=0.46, height=0.88, rows=4, split_top=True, pulls='knob', pull_cover: Material = 'brass',
                     feet='bun', open_drawer=-1, opened=0.16, legs: Material = None):
    """Drawers from the floor up; one may stand open."""
    from ..shapes.grid import lathe
    lift = 0.1
    legs = legs or cover
    carcass(cover, width, depth, height - lift, lift)
    box((width + 0.04, depth + 0.03, 0.024), (0, -0.005, height + 0.010), cover, bevel=0.007, segments=3)
    box((width - 0.044, 0.02, height - lift - 0.044), (0, depth / 2 - 0.12, lift + (height - lift) / 2), material('plain 1a120c rough=.9'), bevel=0)
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
        for c in range(columns):
            wide = (width - 0.05) / columns
            x = -width / 2 + 0.025 + wide * (c + 0.5)
            out = opened if r == open_drawer and c == 0 else 0.0
            drawer(cover, pull_cover, pulls, (x, -depth / 2 + 0.008 - out, z + tall / 2), wide - 0.006, tall - 0.006, out)
        z += tall
    return height + 0.022


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
            from ..rooms.wall import moulding
            for z0, z1 in ((0.22, 0.85), (0.95, height - 0.12)):
                from ..stage import at
                with at(0, -depth / 2 - 0.01, 0):
                    moulding(x - each / 2 + 0.09, x + each / 2 - 0.09, z0, z1, cover, 0.02)
        knob((x + (each / 2 - 0.045) * (1 if i % 2 == 0 else -1), -depth / 2 - 0.01, 1.0))
    return height + 0.045


@piece
def trunk(cover: Material = 'old_pine', metal: Material = 'black', width=0.9, depth=0.46, height=0.44, strap: Material = None, lid=0.0):
    """A blanket chest; lid in degrees open."""
    box((width, depth, height - 0.07), (0, 0, (height - 0.07) / 2), cover, bevel=0.005)
    box((width + 0.02, depth + 0.02, 0.06), (0, 0, 0.03), cover, bevel=0.005)
    from ..stage import at
    with at(0, depth / 2, height - 0.07, 0, 1, (-lid, 0)):
        box((width + 0.025, depth + 0.025, 0.05), (0, -depth / 2, 0.026), cover, bevel=0.008)
    box((0.05, 0.006, 0.07), (0, -depth / 2 - 0.003, height - 0.09), metal, bevel=0.002)
    for side in (-1, 1):
        box((0.03, 0.02, 0.03), (side * (width / 2 + 0.01), 0, height * 0.6), metal, bevel=0.004)
        if strap:
            box((0.04, depth + 0.012, height - 0.04), (side * width * 0.3, 0, height / 2 - 0.02), strap, bevel=0.002)
    return height


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
def bureau(cover: Material = 'mahogany rough=.25', hide: Material = 'leather 5a2222', width=0.95, depth=0.48, laptop_on=True):
    """A fall-front desk, open: drawers below, pigeonholes above."""
    from ..stage import at
    chest_of_drawers(cover=cover, width=width, depth=depth, height=0.74, rows=3, split_top=False, pulls='knob', feet='plinth')
    base = 0.762
    box((width, depth - 0.02, 0.02), (0, 0, base + 0.01), cover)
    for side in (-1, 1):
        box((0.02, depth * 0.55, 0.34), (side * (width / 2 - 0.01), depth * 0.22, base + 0.17), cover, bevel=0.003)
    box((width, depth * 0.5, 0.02), (0, depth * 0.24, base + 0.345), cover, bevel=0.005)
    box((width - 0.03, 0.01, 0.33), (0, depth / 2 - 0.01, base + 0.175), cover, bevel=0)
    box((width - 0.04, 0.36, 0.02), (0, -depth / 2 - 0.16, base + 0.012), cover, bevel=0.004)
    box((width - 0.12, 0.28, 0.002), (0, -depth / 2 - 0.16, base + 0.0235), hide, bevel=0)
    for k in range(7):
        box((0.008, depth * 0.42, 0.15), (-width / 2 + 0.02 + (width - 0.04) * k / 6, depth * 0.24, base + 0.255), cover, bevel=0.001)
    box((width - 0.04, depth * 0.42, 0.008), (0, depth * 0.24, base + 0.18), cover, bevel=0.001)
    for side in (-1, 1):
        for k in range(2):
            box((0.26, 0.012, 0.065), (side * 0.29, depth * 0.06, base + 0.055 + 0.078 * k), cover, bevel=0.003)
            knob((side * 0.29, depth * 0.06 - 0.006, base + 0.055 + 0.078 * k), size=0.7)
    dice = stage.dice
    for k in (0, 1, 3, 4):
        x = -width / 2 + 0.02 + (width - 0.04) * (k + 0.5) / 6
        for j in range(4):
            box((0.09, 0.004, 0.105), (x, depth * 0.14 + j * 0.01, base + 0.24), material(f"paper {dice.choice(('e9e0cc', 'd9c9a6', 'efe9dc', 'c9d0d0'))}"), (dice.uniform(-8, 2), 0, 0), bevel=0)
    return base + 0.024


@piece
def campaign_half(cover: Material = 'teak rough=.35', width=0.95, depth=0.46, height=0.46, rows=2):
    """Half of a campaign chest: flush brass corners and handles."""
    brass = material('brass')
    box((width, depth, height), (0, 0, height / 2), cover, bevel=0.002)
    each = height / rows
    for r in range(rows):
        box((width - 0.05, 0.006, each - 0.03), (0, -depth / 2 - 0.001, each * (r + 0.5)), cover, bevel=0.0015)
        for x in (-width * 0.27, width * 0.27):
            box((0.10, 0.004, 0.045), (x, -depth / 2 - 0.004, each * (r + 0.5)), brass, bevel=0.001)
            box((0.07, 0.006, 0.022), (x, -depth / 2 - 0.0055, each * (r + 0.5) - 0.003), material('tarnished b88d4a 5a4526'), bevel=0.002)
        box((0.022, 0.004, 0.03), (0, -depth / 2 - 0.004, each * (r + 0.72)), brass, bevel=0.004)
    for sx in (-1, 1):
        for z in (0.03, height - 0.03):
            box((0.06, 0.004, 0.06), (sx * (width / 2 - 0.03), -depth / 2 - 0.0005, z), brass, bevel=0.0005)
            box((0.004, 0.06, 0.06), (sx * (width / 2 + 0.0005), -depth / 2 + 0.03, z), brass, bevel=0.0005)
    return height


@piece
def bandaji(cover: Material = 'wood 5a3216 8f5526 b87a3e rough=.35', iron: Material = 'plain 1b1a19 rough=.55 metal=.5', width=0.86, depth=0.42, height=0.62):
    """A Korean chest whose upper front opens down, with forged fittings."""
    lift = 0.09
    box((width, depth, height - lift), (0, 0, lift + (height - lift) / 2), cover, bevel=0.004)
    box((width + 0.012, depth + 0.012, 0.022), (0, 0, height - 0.011), cover, bevel=0.003)
    for s in (-1, 1):
        box((0.08, depth, lift), (s * (width / 2 - 0.07), 0, lift / 2), cover, bevel=0.004)
    box((width * 0.5, depth - 0.1, 0.02), (0, 0, lift + 0.005), cover)
    y = -depth / 2 - 0.002
    box((width, 0.0015, 0.003), (0, y + 0.0018, lift + (height - lift) * 0.5), material('black'), bevel=0)
    for x in (-0.36, -0.12, 0.12, 0.36):
        box((0.045, 0.005, 0.16), (x * width, y, lift + (height - lift) * 0.5), iron, bevel=0.012, segments=3)
        for z in (-0.06, -0.02, 0.02, 0.06):
            from ..shapes.grid import lathe
            lathe([(0, 0.004), (0.005, 0.002), (0.006, 0)], iron, (x * width, y - 0.002, lift + (height - lift) * 0.5 + z), (90, 0, 0), sides=14)
    box((0.11, 0.005, 0.11), (0, y, height - 0.10), iron, bevel=0.02, segments=3)
    box((0.05, 0.012, 0.016), (0, y - 0.006, height - 0.10), material('tarnished b88d4a 5a4526'), bevel=0.004)
    for sx in (-1, 1):
        for z in (lift + 0.03, height - 0.045):
            box((0.07, 0.004, 0.05), (sx * (width / 2 - 0.035), y, z), iron, bevel=0.003)
            box((0.004, 0.07, 0.05), (sx * (width / 2 + 0.001), -depth / 2 + 0.035, z), iron, bevel=0.003)
        from .parts import bar_pull
        box((0.10, 0.004, 0.03), (sx * width * 0.25, y, lift + 0.12), iron, bevel=0.01)
        bar_pull((sx * width * 0.25, y - 0.002, lift + 0.12), iron, 0.09)
    return height


@piece
def painted_chest(cover: Material = 'painted 3f6f6f worn=.2 under=b98a55', petal='a8382b', width=1.05, depth=0.52, height=0.5):
    """A domed folk chest with flowers in panels and iron straps."""
    from ..shapes.grid import AS_DRAWN, grid, lathe
    box((width, depth, height - 0.1), (0, 0, (height - 0.1) / 2 + 0.03), cover, bevel=0.004)
    turn = np.linspace(0, np.pi, 24)
    dome = [np.stack([np.full(24, x), np.cos(turn) * (depth / 2 + 0.01), height - 0.07 + np.sin(turn) * 0.13], 1) for x in np.linspace(-width / 2 - 0.01, width / 2 + 0.01, 6)]
    grid(np.array(dome)[::-1], cover, order=AS_DRAWN)
    for side in (-1, 1):
        edge = dome[0 if side < 0 else -1]
        fan = np.stack([edge, np.broadcast_to(np.array([side * (width / 2 + 0.01), 0, height - 0.07]), edge.shape)])
        grid(fan if side > 0 else fan[::-1], cover, order=AS_DRAWN)
    iron = material('plain 1f1d1b rough=.7')
    for x in (-0.34, 0.34):
        strip = [np.stack([np.full(24, x * width + dx), np.cos(turn) * (depth / 2 + 0.014), height - 0.07 + np.sin(turn) * 0.134], 1) for dx in (-0.018, 0.018)]
        grid(np.array(strip)[::-1], iron, order=AS_DRAWN, thickness=0.004)
        box((0.036, 0.005, height - 0.12), (x * width, -depth / 2 - 0.002, (height - 0.1) / 2 + 0.03), iron, bevel=0.001)
    box((0.10, 0.006, 0.13), (0, -depth / 2 - 0.003, height - 0.14), iron, bevel=0.02, segments=3)
    y = -depth / 2 - 0.0015
    red, white, green = material(f'painted {petal} worn=.25 under=3f6f6f'), material('painted e9e0c8 worn=.25 under=3f6f6f'), material('painted 7d8f4a worn=.2 under=3f6f6f')
    import math
    for x, z in ((-0.42, 0.24), (0.0, 0.19), (0.42, 0.24), (-0.18, 0.26), (0.18, 0.26)):
        big = 1.0 if abs(x) != 0.18 else 0.75
        for k in range(8):
            a = k * math.pi / 4
            lathe([(0, 0.001), (0.022 * big, 0.0008), (0.023 * big, 0)], red if k % 2 else white, (x * width + math.cos(a) * 0.04 * big, y, z + math.sin(a) * 0.04 * big), (90, 0, 0), sides=20)
        lathe([(0, 0.002), (0.018 * big, 0.0016), (0.019 * big, 0)], material('painted d9a93a'), (x * width, y, z), (90, 0, 0), sides=20)
        for side in (-1, 1):
            box((0.07 * big, 0.001, 0.018 * big), (x * width + side * 0.065 * big, y, z - 0.075 * big), green, (0, side * 30, 0), bevel=0.0004)
    return height - 0.07
