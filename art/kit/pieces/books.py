"""Books, lying, standing and open."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid
from ..stage import at, stage
from .piece import piece

COVERS = ('8d3b2a', 'd9cdb8', '2e3d44', 'b98b3f', '5c6b52', 'e7e0d3', '3a2f2a', 'a8543a', '7a8a8c', 'c9b48f', '41505a', 'ddd3c0')
FOIL = ('d8b56a', 'efe7d6', '1c1a18')


def cover_of(colour):
    return material(f'plain {colour} rough=.6')


def lying_book(place, width, height, thick, turn=0, colour=None):
    """Spine on its left, width by height as it lies."""
    cover = cover_of(colour or stage.dice.choice(COVERS))
    with at(*place, turn):
        for z in (0.0015, thick - 0.0015):
            box((width, height, 0.003), (0, 0, z), cover, bevel=0.001)
        box((width - 0.008, height - 0.01, thick - 0.006), (0.002, 0, thick / 2), material('paper e9e0cc'), bevel=0)
        box((0.003, height, thick), (-width / 2 + 0.0015, 0, thick / 2), cover, bevel=0.001)
        label = material(f'plain {stage.dice.choice(FOIL)} rough=.5')
        box((0.0008, height * stage.dice.uniform(0.25, 0.5), thick * 0.3), (-width / 2 - 0.0003, stage.dice.uniform(-0.02, 0.02), thick / 2), label, bevel=0)


def book_stack(place, count=3, turn=0, size=1.0):
    """A pile; gives the height of its top."""
    dice, z = stage.dice, place[2]
    for i in range(count):
        thick = dice.uniform(0.018, 0.036) * size
        lying_book((place[0], place[1], z), (dice.uniform(0.19, 0.23) - i * 0.012) * size, (dice.uniform(0.26, 0.30) - i * 0.02) * size, thick, turn + dice.uniform(-12, 12))
        z += thick
    return z


def standing_book(x, y, z, thick, depth, height, lean=0.0):
    """A book seen by its spine, with bands and a title block on it."""
    dice, cover = stage.dice, cover_of(stage.dice.choice(COVERS))
    with at(x, y, z, 0, 1, (0, lean)):
        box((thick - 0.002, depth, height), (thick / 2, depth / 2, height / 2), cover, bevel=0.003)
        box((thick - 0.007, depth - 0.004, 0.002), (thick / 2, depth / 2 + 0.005, height - 0.001), material('paper e9e0cc'), bevel=0)
        foil = material(f'plain {dice.choice(FOIL)} rough=.5')
        style = dice.random()
        if style < 0.35:
            for share in (0.12, 0.16, 0.84, 0.88):
                box((thick - 0.001, 0.001, 0.0018), (thick / 2, -0.0004, height * share), foil, bevel=0)
        if style < 0.75:
            middle = dice.uniform(0.45, 0.7)
            for k in range(dice.choice((1, 2))):
                box((thick * 0.28, 0.001, height * dice.uniform(0.12, 0.3)), (thick * (0.35 + 0.3 * k), -0.0004, height * middle), foil, bevel=0)
        else:
            box((thick - 0.001, 0.001, height * 0.16), (thick / 2, -0.0004, height * dice.choice((0.72, 0.3))), foil, bevel=0)


def book_row(x0, x1, y, z, tallest=0.26, depth=0.17, fill=1.0):
    """Books upright from x0; with `fill` under 1 the last one leans."""
    dice, x, end = stage.dice, x0, x0 + (x1 - x0) * fill
    while x < end - 0.02:
        thick = dice.uniform(0.016, 0.042)
        standing_book(x, y - depth / 2, z, thick, depth * dice.uniform(0.85, 1), tallest * dice.uniform(0.72, 1))
        x += thick
    if fill < 1:
        standing_book(x + tallest * 0.85 * math.sin(math.radians(14)) * -0.0 + 0.004, y - depth / 2, z, 0.025, depth * 0.9, tallest * 0.85, -13)


@piece
def books(count=3, turn=0, size=1.0):
    return book_stack((0, 0, 0), count, turn, size)


@piece
def row_of_books(width=0.5, height=0.26, fill=1.0):
    book_row(-width / 2, width / 2, 0, 0, height, 0.18, fill)
    return height


@piece
def open_book(width=0.19, height=0.25, paper: Material = 'paper efe7d6', cover: Material = 'plain 6b3a2a rough=.6'):
    """Two curved blocks of pages."""
    box((width * 2 + 0.01, height + 0.01, 0.003), (0, 0, 0.0015), cover, bevel=0.001)
    u = np.linspace(0, 1, 20)
    for side in (-1, 1):
        arch = 0.016 * np.sin(np.pi * np.clip(u * 1.0, 0, 1)) ** 0.6 * (1 - 0.55 * u) + 0.005
        arch[0] = 0.004
        points = np.stack([np.stack([side * u * width, np.full(20, y), arch], 1) for y in np.linspace(-height / 2, height / 2, 6)])
        grid(points if side < 0 else points[::-1], paper, order=AS_DRAWN, thickness=0.001)
        ink = material('plain 6b645a rough=.9')
        for line in range(17):
            y = height / 2 - 0.03 - line * 0.011
            for k in range(7):
                a = 0.14 + k * 0.10
                if line % 6 == 5 and k > 3:
                    continue
                z = float(np.interp(a + 0.05, u, arch)) + 0.0009
                slope = math.degrees(math.atan2(np.interp(a + 0.09, u, arch) - np.interp(a + 0.01, u, arch), 0.08 * width))
                box((width * 0.088, 0.0018, 0.0004), (side * (a + 0.05) * width, y, z), ink, (0, -side * slope, 0), bevel=0)
    return 0.02


@piece
def papers(count=3, width=0.21, height=0.297, colour='efe9dc', drawing='plan'):
    """Loose sheets; the top one may carry a drawing or ruled lines."""
    dice = stage.dice
    for k in range(count):
        last = k == count - 1
        with at(dice.uniform(-0.02, 0.02) * (not last), dice.uniform(-0.02, 0.02) * (not last), 0.0006 * k, dice.uniform(-14, 14) * (not last)):
            box((width, height, 0.0005), (0, 0, 0.0003), material(f'paper {colour}'), bevel=0)
            if last and drawing:
                draw(drawing, width, height)
    return 0.0006 * count


def stroke(a, b, thick=0.0011, colour='3f4a55'):
    length = math.dist(a, b)
    angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    box((length, thick, 0.0002), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0.0008), material(f'plain {colour} rough=.9'), (0, 0, angle), bevel=0)


def elevation(lines, sizes, scale, middle, swings=()):
    """A drawing to scale: bodies in ink, sizes with ticks and a figure's place in red, the swing of a door as a dashed angle."""
    def on(point):
        return ((point[0] - middle[0]) * scale, (point[1] - middle[1]) * scale)

    for a, b in lines:
        stroke(on(a), on(b), 0.0015, '23282c')
    for a, b in sizes:
        a, b = on(a), on(b)
        stroke(a, b, 0.0009, 'a8402c')
        along = (b[0] - a[0], b[1] - a[1])
        far = math.hypot(*along)
        for end in (a, b):
            stroke((end[0] - 0.0022, end[1] - 0.0022), (end[0] + 0.0022, end[1] + 0.0022), 0.0006, 'a8402c')
        u = (along[0] / far, along[1] / far)
        mid = ((a[0] + b[0]) / 2 - u[1] * 0.0045, (a[1] + b[1]) / 2 + u[0] * 0.0045)
        for k in (-1, 0, 1):
            stroke((mid[0] + u[0] * (k * 0.0034 - 0.001), mid[1] + u[1] * (k * 0.0034 - 0.001)), (mid[0] + u[0] * (k * 0.0034 + 0.001), mid[1] + u[1] * (k * 0.0034 + 0.001)), 0.0028, 'a8402c')
    for x, right in swings:
        hinge, free = (x, x + 58.5) if not right else (x + 58.5, x)
        for z in (8, 240):
            for k in range(9):
                p = [(free + (hinge - free) * s, z + (124 - z) * s) for s in (k / 9, (k + 0.55) / 9)]
                stroke(on(p[0]), on(p[1]), 0.0008, '5a6670')


def draw(kind, width, height):
    w, h = width * 0.4, height * 0.4
    if kind == 'lines':
        for k in range(14):
            stroke((-w, h - k * h / 7), (w * (0.6 if k % 5 == 4 else 1), h - k * h / 7), 0.0012, '8a8580')
        return
    if kind == 'table':
        for a, b in (((-w, 0.3 * h), (w, 0.3 * h)), ((-w, 0.22 * h), (w, 0.22 * h)), ((-w, 0.3 * h), (-w, 0.22 * h)), ((w, 0.3 * h), (w, 0.22 * h)),
                     ((-0.8 * w, 0.22 * h), (-0.9 * w, -0.5 * h)), ((0.8 * w, 0.22 * h), (0.9 * w, -0.5 * h)), ((-0.72 * w, 0.22 * h), (-0.84 * w, -0.5 * h)),
                     ((0.72 * w, 0.22 * h), (0.84 * w, -0.5 * h)), ((-w, 0.5 * h), (w, 0.5 * h)), ((-w, 0.46 * h), (-w, 0.54 * h)), ((w, 0.46 * h), (w, 0.54 * h)),
                     ((-w, -0.75 * h), (0, -0.75 * h)), ((-w, -0.85 * h), (-0.3 * w, -0.85 * h))):
            stroke(a, b)
        return
    if kind == 'bookcase':
        elevation([((0, 0), (80, 0)), ((80, 0), (80, 160)), ((80, 160), (0, 160)), ((0, 160), (0, 0)), ((1.8, 0), (1.8, 160)), ((78.2, 0), (78.2, 160)),
                   *[((1.8, z + s), (78.2, z + s)) for z in (6, 49.8, 88.6, 124.4, 158.2) for s in (0, 1.8)]],
                  [((0, -14), (80, -14)), ((-16, 0), (-16, 160)), *[((96, a), (96, b)) for a, b in ((7.8, 49.8), (51.6, 88.6), (90.4, 124.4), (126.2, 158.2))]],
                  h / 92, (40, 80))
        return
    if kind == 'wardrobe':
        elevation([((0, 0), (240, 0)), ((240, 0), (240, 250)), ((240, 250), (0, 250)), ((0, 250), (0, 0)), ((3, 8), (237, 8)), ((3, 240), (237, 240)),
                   *[((3 + 58.5 * k, 0 if k in (0, 4) else 8), (3 + 58.5 * k, 250 if k in (0, 4) else 240)) for k in range(5)],
                   *[((3 + 58.5 * (k + 1 - k % 2) - (2.5 if k % 2 == 0 else -2.5), 112), (3 + 58.5 * (k + 1 - k % 2) - (2.5 if k % 2 == 0 else -2.5), 132)) for k in range(4)]],
                  [((0, -22), (240, -22)), ((-24, 0), (-24, 250)), *[((3 + 58.5 * k, 266), (61.5 + 58.5 * k, 266)) for k in range(4)], ((262, 8), (262, 240))],
                  h / 152, (120, 122), swings=[(3 + 58.5 * k, k % 2) for k in range(4)])
        return
    for a, b in (((-w, -h), (w, -h)), ((w, -h), (w, h)), ((w, h), (-w, h)), ((-w, h), (-w, -h)), ((-w, 0.1 * h), (0.2 * w, 0.1 * h)), ((0.2 * w, 0.1 * h), (0.2 * w, 0.6 * h)),
                 ((-0.8 * w, -0.2 * h), (-0.1 * w, -0.2 * h)), ((-0.8 * w, -0.7 * h), (-0.1 * w, -0.7 * h)), ((-0.8 * w, -0.2 * h), (-0.8 * w, -0.7 * h)),
                 ((-0.1 * w, -0.2 * h), (-0.1 * w, -0.7 * h)), ((0.4 * w, -0.5 * h), (0.8 * w, -0.5 * h)), ((0.4 * w, -0.5 * h), (0.4 * w, -0.8 * h))):
        stroke(a, b, 0.0016)
