"""Cards and tags with something printed on them."""
import math

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import lathe, sweep
from ..shapes.lettering import lettering
from ..stage import at
from .piece import piece

STRING = 'jute cdb98c'


def loop_round(radius, drop, string):
    """A string laid round a leg of the given half width, lower in front, its two ends falling to one point."""
    corners = [(math.cos(t) * radius * 1.25, math.sin(t) * radius * 1.25, 0.006 * math.sin(t)) for t in (math.radians(d) for d in range(-80, 281, 20))]
    sweep([(0.001, -radius * 1.5, -drop), *corners, (-0.001, -radius * 1.5, -drop)], 0.0011, string, steps=120, sides=6)


@piece
def printed_card(text='1', size=0.04, card: Material = 'paper f4efe2', ink: Material = 'plain 2a2622 rough=.9', width=0.09, height=0.06, lean=0):
    """A slip with words on it, lying, or standing with a lean."""
    with at(0, 0, 0, 0, 1, (90 - lean, 0) if lean else (0, 0)):
        middle = height / 2 if lean else 0
        box((width, height, 0.0008), (0, middle, 0.0004), card, bevel=0)
        lettering(text, size, ink, (0, middle, 0.001), weight=0.01)
    return 0.001


@piece
def hung_tag(text='MIX\nC000000', size=0.011, card: Material = 'paper c4a676', ink: Material = 'plain 2f4a34 rough=.9', width=0.05, height=0.09, around=0.024, drop=0.05, twist=12):
    """A card on a string round a leg; its place is the leg's middle at the height of the string."""
    loop_round(around, drop, material(STRING))
    with at(0, -around * 1.5 - 0.003, -drop, twist):
        box((width, 0.0012, height), (0, 0, 0.008 - height / 2), card, (3, 2, 0), bevel=0.0004)
        with at(0, -0.0012, 0.008 - height * 0.62, 0, 1, (93, 2)):
            lettering(text, size, ink, (0, 0, 0.0004))
    return None


@piece
def tape_roll(tape: Material = 'paper e6d3a0', radius=0.05, width=0.024):
    """Masking tape lying on its side."""
    lathe([(radius * 0.74, 0), (radius, 0), (radius, width), (radius * 0.76, width)], tape, exact=True, sharp=30, sides=64)
    lathe([(radius * 0.76, width), (radius * 0.74, width), (radius * 0.74, 0)], material('paper b08a5c'), exact=True, sharp=30, sides=64)
    return width
