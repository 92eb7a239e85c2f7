"""What iron leaves in wood, and the foot that left it."""
import numpy as np

from ..materials.named import Material
from ..shapes.grid import AS_DRAWN, grid, lathe
from .piece import piece


@piece
def ink_stain(cover: Material = 'ink_ring', size=0.16):
    """The black that iron makes in oak: a sheet just over the surface, its coordinate from its middle."""
    half = size / 2
    points = np.array([[(x, y, 0.0004) for y in (-half, half)] for x in (-half, half)])
    grid(points, cover, order=AS_DRAWN, offset=False)
    return None


@piece
def disc_foot(metal: Material = 'plain 5a5c5d rough=.42 metal=.9', radius=0.026, tube=0.013, height=0.7):
    """A steel leg on its round plate."""
    lathe([(0, 0), (radius - 0.001, 0), (radius, 0.001), (radius, 0.004), (radius - 0.002, 0.006), (tube + 0.003, 0.0075), (tube, 0.011), (tube, height), (0, height)],
          metal, exact=True, sharp=40, sides=64)
    return height
