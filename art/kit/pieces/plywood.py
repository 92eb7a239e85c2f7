"""Boards of birch plywood, and a small bookcase made of them."""
from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import rod
from ..stage import at, stage
from .books import book_row, book_stack
from .piece import piece
from .vessels import thrown

THICK = 0.018
HEIGHTS = (0.06, 0.498, 0.886, 1.244, 1.582)  # the underside of each shelf over the floor
INNER, DEEP, TALL = 0.764, 0.28, 1.6
LIGHT, DARK = 'wood c4a274 dcc094 e8d2ac rough=.6', 'wood 6a4c2e 8a6640 a07a50 rough=.7'
DOWELS = (0.04, 0.14, 0.24)  # from the front edge


def ply(length, width, place=(0, 0, 0), turn=0, *, thick=THICK, tilt=(0, 0), face='birch rough=.5', edged=False):
    """A board lying flat, its middle at a place; its layers show at its edges unless it is edged."""
    with at(*place, turn, 1, tilt):
        if edged:
            box((length, width, thick), (0, 0, 0), material(face), bevel=0.001)
            return
        count = 9
        box((length, width, thick * 0.1), (0, 0, thick * 0.45), material(face), bevel=0.0004, order=(0, 1, 2))
        box((length, width, thick * 0.1), (0, 0, -thick * 0.45), material(face), bevel=0.0004, order=(0, 1, 2))
        for k in range(1, count - 1):
            step = thick * 0.8 / (count - 2)
            less = 0.0005 if k % 2 else 0.0001
            box((length - less, width - less, step), (0, 0, -thick * 0.4 + step * (k - 0.5)), material(DARK if k % 2 else LIGHT), bevel=0, order=(0, 1, 2) if k % 2 == 0 else (1, 0, 2))


def dowel(place, out=0.018, turn=(0, 0, 0)):
    x, y, z = place
    rod((x, y, z - 0.002), (x, y, z + out), 0.004, 0.0036, material('beech rough=.6 scale=2'), sides=14)


@piece
def ply_board(length=0.764, width=0.28, count=1, face: Material = 'birch rough=.5', edged=False):
    """Boards in a pile, the edges of their layers to be seen."""
    dice = stage.dice
    for k in range(count):
        ply(length, width, (dice.uniform(-0.006, 0.006) * (count > 1), dice.uniform(-0.006, 0.006) * (count > 1), THICK * (k + 0.5)), dice.uniform(-1.6, 1.6) * (count > 1), face=face, edged=edged)
    return THICK * count


@piece
def ply_bookcase(face: Material = 'birch rough=.45 scale=1.5', back: Material = 'birch rough=.6', filled=True, edging=True):
    """80 by 160 by 28 cm: two sides, five shelves whose spaces grow downwards, a plinth set back."""
    for side in (-1, 1):
        box((THICK, DEEP, TALL), (side * (0.4 - THICK / 2), 0, TALL / 2), face, bevel=0.001)
    for z in HEIGHTS:
        box((INNER, DEEP, THICK), (0, 0, z + THICK / 2), face, bevel=0.001)
    box((INNER, THICK, 0.06), (0, -DEEP / 2 + 0.029, 0.03), face, bevel=0.001)
    box((0.798, 0.004, TALL - 0.01), (0, DEEP / 2 + 0.0025, TALL / 2), back, bevel=0)
    if filled:
        dice = stage.dice
        for j, (low, high) in enumerate(zip(HEIGHTS, HEIGHTS[1:])):
            z, room = low + THICK + 0.0005, high - low - THICK
            x0, x1 = -INNER / 2 + 0.008, INNER / 2 - 0.008
            if j == 1:
                book_row(x0, 0.1, -0.02, z, room * 0.86, 0.2, 0.95)
                thrown('round', material('ceramic b8452c rough=.3'), (0.25, -0.01, z), 0.9)
            elif j == 3:
                book_row(x0, 0.1, -0.02, z, room * 0.82, 0.19, 0.95)
                book_stack((0.245, -0.02, z), 3, 90)
            else:
                book_row(x0, x1, -0.02, z, room * 0.84, 0.21, dice.choice((1, 0.8)))
    return TALL


@piece
def ply_case_on_its_side(face: Material = 'birch rough=.45 scale=1.5'):
    """The case half put together: one side lies on the floor, five shelves stand in it, three dowels in the end of each."""
    ply(TALL, DEEP, (0, 0, THICK / 2), face=face)
    for z in HEIGHTS:
        x = -TALL / 2 + z + THICK / 2
        box((THICK, DEEP, INNER), (x, 0, THICK + INNER / 2), face, bevel=0.001, order=(2, 1, 0))
        for k in DOWELS:
            dowel((x, -DEEP / 2 + k, THICK + INNER))
    return None


@piece
def ply_side_with_holes(face: Material = 'birch rough=.5 scale=1.5'):
    """The other side, lying with its inner face up: fifteen blind holes, three on every shelf's line."""
    ply(TALL, DEEP, (0, 0, THICK / 2), face=face)
    hole, line = material('plain 1c120a rough=1'), material('plain 55504a rough=.9')
    for z in HEIGHTS:
        x = -TALL / 2 + z + THICK / 2
        box((0.0008, DEEP - 0.002, 0.0003), (x - THICK / 2, 0, THICK + 0.0001), line, bevel=0)
        for k in DOWELS:
            rod((x, -DEEP / 2 + k, THICK), (x, -DEEP / 2 + k, THICK + 0.0004), 0.0041, 0.0041, hole, sides=20)
    return THICK


@piece
def dowels(count=24, spread=0.06, wood: Material = 'beech rough=.6 scale=2', seed=2):
    """Fluted pins, lying as they were tipped out."""
    dice = stage.dice
    for k in range(count):
        with at(dice.uniform(-1, 1) * spread, dice.uniform(-1, 1) * spread * 0.7, 0.004 + 0.0075 * (k % 5 == 4), dice.uniform(0, 180)):
            rod((-0.015, 0, 0), (0.015, 0, 0), 0.004, 0.004, wood, sides=14)
    return None


@piece
def steel_angle(metal: Material = 'plain b5b6b4 rough=.3 metal=.9', arm=0.05, width=0.02):
    """One arm on a board here, the other up the wall behind, two screws in each."""
    box((width, arm, 0.0022), (0, -arm / 2, 0.0011), metal, bevel=0.0006)
    box((width, 0.0022, arm), (0, -0.0011, arm / 2 + 0.001), metal, bevel=0.0006)
    dark = material('plain 6f6a60 rough=.35 metal=.9')
    slot = material('black')
    for share in (0.42, 0.8):
        for turned in (False, True):
            with at(0, -0.0022 if turned else -arm * share, arm * share if turned else 0.0022, 0, 1, (90 if turned else 0, 0)):
                rod((0, 0, 0), (0, 0, 0.0018), 0.0042, 0.003, dark, sides=20)
                for k in (0, 90):
                    box((0.0045, 0.0009, 0.0003), (0, 0, 0.0019), slot, (0, 0, k + 20), bevel=0)
    return None
