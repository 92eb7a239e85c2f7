"""What a wardrobe door becomes."""
from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import lathe, rod
from ..stage import at
from .piece import piece

BOARD = 0.019


def hinge_bed(place, turn, bare):
    """Where a hinge sat: a pale let-in place with three screw holes."""
    with at(*place, *turn):
        box((0.018, 0.0006, 0.062), (0, 0, 0), bare, bevel=0)
        for k in (-1, 0, 1):
            rod((0.003 * (k % 2), -0.0006, 0.021 * k), (0.003 * (k % 2), -0.0003, 0.021 * k), 0.0018, 0.0018, material('plain 17120d rough=1'), sides=12)


@piece
def door_bedside(paint: Material = 'painted 8fa08c rough=.5 worn=.1', bare: Material = 'wood 9a7448 c49c6c dcbc90 rough=.7 scale=2'):
    """A bedside table of door boards, 40 by 26 by 52 cm under a top of 44 by 28: outer faces keep their paint, sawn edges are bare."""
    for side in (-1, 1):
        x = side * (0.2 - BOARD / 2)
        box((BOARD - 0.001, 0.26, 0.5), (x, 0, 0.25), bare, bevel=0.0006, order=(2, 1, 0))
        box((0.0012, 0.2588, 0.4988), (x + side * BOARD / 2, 0, 0.25), paint, bevel=0, order=(2, 1, 0))
        box((0.0012, 0.2588, 0.4988), (x - side * BOARD / 2, 0, 0.25), paint, bevel=0, order=(2, 1, 0))
    for z in (0.04, 0.26):
        box((0.362, 0.259, BOARD - 0.001), (0, 0, z + BOARD / 2), bare, bevel=0.0006)
        box((0.361, 0.2575, 0.0012), (0, 0, z + BOARD), paint, bevel=0)
    for z in (0.059, 0.4):
        box((0.362, BOARD - 0.002, 0.1), (0, 0.12, z + 0.05), paint, bevel=0.001)
    box((0.44, 0.28, BOARD - 0.001), (0, -0.002, 0.5 + BOARD / 2), bare, bevel=0.0008)
    box((0.4385, 0.2785, 0.0012), (0, -0.002, 0.5 + BOARD), paint, bevel=0)
    hinge_bed((0.2004, -0.112, 0.12), (90,), bare)
    return 0.52


@piece
def door_offcut(paint: Material = 'painted 8fa08c rough=.5 worn=.1', bare: Material = 'wood 9a7448 c49c6c dcbc90 rough=.7 scale=2', metal: Material = 'tarnished b88d4a 4a3a22', width=0.55, height=0.585):
    """What is left of the door, upright, leaning back: its lock's plate and keyhole, and one raw sawn edge on top."""
    with at(0, 0, 0, 0, 1, (-10, 0)):
        box((width, BOARD - 0.001, height), (0, 0, height / 2), bare, bevel=0.0008, order=(2, 0, 1))
        box((width - 0.002, 0.0012, height - 0.001), (0, -BOARD / 2, height / 2), paint, bevel=0, order=(2, 0, 1))
        for a, b in (((-width / 2 + 0.05, 0), (0.012, height)), ((width / 2 - 0.05, 0), (0.012, height))):
            box((0.012, 0.006, height - 0.1), (a[0], -BOARD / 2 - 0.003, height / 2 - 0.02), paint, bevel=0.0028)
        box((width - 0.112, 0.006, 0.012), (0, -BOARD / 2 - 0.003, 0.05), paint, bevel=0.0028)
        with at(width / 2 - 0.026, -BOARD / 2 - 0.0009, height - 0.14, 0, 1, (90, 0)):
            lathe([(0, 0.0002), (0.011, 0.0002), (0.013, 0.0014), (0.011, 0.0022), (0, 0.0022)], metal, exact=True, sides=32)
            box((0.003, 0.011, 0.0005), (0, -0.001, 0.0025), material('black'), bevel=0)
            lathe([(0, 0.0022), (0.0028, 0.0022), (0.0028, 0.0027), (0, 0.0027)], material('black'), (0, 0.003, 0), exact=True, sides=20)
    return None
