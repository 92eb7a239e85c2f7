"""Work that was left half done."""
from math import atan2, degrees, hypot

from ..materials.named import Material, material
from ..shapes.box import box
from ..stage import at
from .piece import piece
from .tools import outline_plate


@piece
def half_cut_tails(wood: Material = 'walnut rough=.5 scale=2', width=0.23, length=0.62, thick=0.02, tails=5, done=3):
    """A board lying along x, dovetails at its right end: `done` gaps between tails are cut from the near edge on, the others are pencil lines."""
    line = material('plain 1d1a17 rough=.9')
    deep, pitch = 0.024, width / tails
    end = length / 2
    edge = [(-end, width / 2), (-end, -width / 2)]
    lines = []
    for k in range(tails + 1):
        y = -width / 2 + k * pitch
        inner = [max(-width / 2, y - pitch * 0.11), min(width / 2, y + pitch * 0.11)]
        outer = [max(-width / 2, y - pitch * 0.22), min(width / 2, y + pitch * 0.22)]
        # A gap between two tails is wide at the end of the board and narrow at the line; those at the edges are halves.
        gap = [(end, inner[0]), (end - deep, outer[0]), (end - deep, outer[1]), (end, inner[1])]
        if k < done:
            edge += gap
        else:
            lines += [(gap[0], gap[1]), (gap[3], gap[2])]
    edge += [(end, width / 2)]
    with at(0, 0, thick, 0, 1, (-90, 0)):
        outline_plate([(x, y) for x, y in edge], thick, wood)
    box((0.0007, width, 0.0003), (end - deep, 0, thick + 0.0001), line, bevel=0)
    for (x1, y1), (x2, y2) in lines:
        outline_line(x1, y1, x2, y2, thick, line)
    return thick


def outline_line(x1, y1, x2, y2, high, cover):
    """A pencil line on a surface `high` above the ground, drawn as a thin strip."""
    with at((x1 + x2) / 2, (y1 + y2) / 2, high, degrees(atan2(y2 - y1, x2 - x1))):
        box((hypot(x2 - x1, y2 - y1), 0.0007, 0.0003), (0, 0, 0.0001), cover, bevel=0)
