"""Screens, telephones and records."""
from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import lathe
from ..stage import at, stage
from .piece import piece


@piece
def laptop(cover: Material = 'plain 9a9c9d rough=.35 metal=.7', open=False):
    box((0.32, 0.22, 0.014), (0, 0, 0.007), cover, bevel=0.006, segments=3)
    if open:
        box((0.32, 0.007, 0.21), (0, 0.125, 0.112), cover, (-14, 0, 0), bevel=0.003)
        box((0.30, 0.001, 0.185), (0, 0.1205, 0.112), material('plain 15181b rough=.15'), (-14, 0, 0), bevel=0)
        for row in range(5):
            for k in range(13):
                box((0.018, 0.016, 0.002), (-0.135 + k * 0.0225, 0.06 - row * 0.021, 0.0148), material('plain 2a2c2e rough=.6'), bevel=0.001)
    return 0.015


@piece
def telephone(cover: Material = 'plain 1a1c1f rough=.2'):
    box((0.072, 0.148, 0.009), (0, 0, 0.0045), cover, bevel=0.004, segments=3)
    return 0.01


@piece
def torch(cover: Material = 'plain 22252a rough=.35', metal: Material = 'chrome', length=0.14):
    """A pocket lamp lying along y, its head at the far end."""
    with at(0, -length / 2, 0.017, 0, 1, (-90, 0)):
        lathe([(0, 0), (0.011, 0), (0.0115, 0.004), (0.0115, length * 0.68), (0.016, length * 0.8), (0.016, length - 0.006)], cover, exact=True, sharp=35, sides=40)
        lathe([(0.0165, length - 0.012), (0.0168, length), (0.0145, length), (0.009, length - 0.012), (0, length - 0.016)], metal, exact=True, sharp=35, sides=40)
    return None


@piece
def screen(width=1.1, cover: Material = 'plain 101214 rough=.12'):
    """A switched-off television on its foot."""
    box((width, 0.03, width * 0.57), (0, 0, 0.07 + width * 0.285), material('black'), bevel=0.006)
    box((width - 0.016, 0.001, width * 0.57 - 0.016), (0, -0.0156, 0.07 + width * 0.285), cover, bevel=0)
    for s in (-1, 1):
        box((0.03, 0.2, 0.012), (s * width * 0.32, 0, 0.006), material('black'), bevel=0.003)
        box((0.03, 0.02, 0.08), (s * width * 0.32, 0, 0.04), material('black'), bevel=0.003)
    return None


@piece
def records(count=16, sleeve='d9743a', front=True):
    """Record sleeves upright; the first faces the room."""
    dice = stage.dice
    for k in range(count):
        box((0.004, 0.315, 0.315), (k * 0.0055, 0, 0.158), material(f"paper {dice.choice(('2e3d44', '8d3b2a', 'd9cdb8', '1c1a18', '5c6b52', 'b98b3f'))}"), (0, dice.uniform(-1, 2), 0), bevel=0.0005)
    if front:
        box((0.315, 0.004, 0.315), (-0.22, 0.06, 0.156), material(f'paper {sleeve}'), (-8, 0, 0), bevel=0.0005)
    return None
