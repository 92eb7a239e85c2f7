"""What is found when a piece of furniture is turned over or its drawer is taken out."""
import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, rod
from ..shapes.lettering import lettering
from ..stage import at
from .parts import knob
from .piece import piece


@piece
def branded_rail(wood: Material = 'beech rough=.6 scale=4', corner: Material = 'wood 8a6238 b08a5a c9a878 rough=.8 scale=4', burn: Material = 'plain 1c0f07 rough=.95 bump=.6 fineness=900', text='H & S   214', size=0.02):
    """A chair's seat from below: two rails and a corner block with its screws; words burnt into the nearer rail, whose underside is at height 0 and whose middle is the origin."""
    box((0.44, 0.032, 0.06), (0, 0, -0.03), wood, bevel=0.002, segments=3)
    box((0.032, 0.4, 0.058), (0.236, 0.185, -0.0305), wood, bevel=0.002, segments=3)
    box((0.118, 0.024, 0.044), (0.1775, 0.0585, -0.0225), corner, (0, 0, 45), bevel=0.002)
    steel = material('plain 6f6a62 metal=1 rough=.5')
    for x, y in ((0.154, 0.035), (0.201, 0.082)):
        rod((x, y, -0.0006), (x, y, 0.0001), 0.0042, 0.0042, steel, sides=28)
        box((0.007, 0.0009, 0.0004), (x, y, 0.0003), material('plain 15120f rough=1'), (0, 0, 30 if x > 0.16 else 75), bevel=0)
    lettering(text, size, burn, (-0.02, 0, 0.0001), weight=0.03).visible_shadow = False
    return 0.0


@piece
def old_label(paper: Material = 'paper d8c39a', ink: Material = 'plain 2c241c rough=.9', lines=(('COMPLETE', 0.0066, 0.0125), ('HOUSE FURNISHERS', 0.0074, 0.0035), ('12 & 14 HIGH STREET', 0.0056, -0.0065)), width=0.092, height=0.048, seed=4, frame=True):
    """A printed paper label, one corner torn away, another lifting."""
    dice = np.random.RandomState(seed)
    us, vs = np.linspace(0, 1, 50), np.linspace(0, 1, 30)
    tear = 0.86 + 0.015 * np.cumsum(dice.randn(30)) / 3
    rows = []
    for u in us:
        row = []
        for v, edge in zip(vs, tear):
            limit = 1.0 if v < 0.62 else edge + (0.62 - v) * 0.35
            x = min(u, limit) * width - width / 2
            y = v * height - height / 2
            lift = 0.008 * max(0.0, (0.16 - u - 0.35 * v) / 0.16) ** 2 + 0.00025 * np.sin(x * 160 + y * 90)
            row.append((x, y, 0.0006 + lift))
        rows.append(row)
    grid(np.array(rows), paper, order=AS_DRAWN, thickness=0.00025)
    for text, size, y in lines:
        lettering(text, size, ink, (-0.006, y, 0.0011)).visible_shadow = False
    if frame:
        for y in (-height * 0.4, height * 0.4):
            box((width * (0.86 if y < 0 else 0.6), 0.0006, 0.0002), (-0.002 if y < 0 else -width * 0.13, y, 0.001), ink, bevel=0).visible_shadow = False
    return None


@piece
def drawer_opening(cover: Material = 'walnut rough=.3 scale=2.5', bare: Material = 'wood 8a6a46 b08f66 cbae86 rough=.8 scale=3', panel: Material = 'wood a37c4e c39c6a d8b98a rough=.85 scale=3', pull: Material = 'brass', width=0.8, depth=0.48,
                   low=0.2, high=0.17, thick=0.022, pulled=0.1):
    """The top of an old chest with its upper drawer out: runners, the dustboard in its groove, and the drawer below drawn a hand's breadth; the front is at y = 0, the dustboard's top at height 0."""
    for s in (-1, 1):
        box((thick, depth, low + high + 0.06), (s * (width - thick) / 2, depth / 2, (high - low) / 2), cover, bevel=0.002)
        box((0.045, depth - 0.07, 0.018), (s * (width / 2 - thick - 0.0225), depth / 2 + 0.02, 0.0), bare, bevel=0.002)
        box((0.012, depth - 0.07, 0.02), (s * (width / 2 - thick - 0.006), depth / 2 + 0.02, 0.019), bare, bevel=0.001)
    box((width + 0.05, depth + 0.04, 0.026), (0, depth / 2 - 0.005, high + 0.025), cover, bevel=0.008, segments=4)
    box((width - 2 * thick, 0.055, 0.02), (0, 0.0275, 0.0), cover, bevel=0.002)
    box((width - 2 * thick, 0.02, 0.03), (0, 0.012, high - 0.005), cover, bevel=0.002)
    inner = width - 2 * thick - 0.09
    for k, (share, wide) in enumerate(((0.0, 0.38), (0.38, 0.33), (0.71, 0.29))):
        box((inner + 0.02, (depth - 0.075) * wide - 0.0009, 0.008), (0, 0.056 + (depth - 0.075) * (share + wide / 2), 0.0), panel, bevel=0.001, order=(0, 1, 2))
    for k in range(3):
        box((width - 2 * thick, 0.012, (low + high) / 3 - 0.002), (0, depth - 0.008, -low + (low + high) / 3 * (k + 0.5)), bare, bevel=0.001)
    front = low - 0.022
    with at(0, -pulled, 0):
        box((width - 2 * thick - 0.006, 0.022, front), (0, 0.012, -0.011 - front / 2), cover, bevel=0.003, segments=3)
        for s in (-1, 1):
            box((0.012, depth - 0.06, front - 0.012), (s * (width / 2 - thick - 0.012), depth / 2 - 0.005, -0.014 - front / 2), bare, bevel=0.001)
            knob((s * width * 0.27, 0.001, -0.011 - front / 2), pull, size=1.35)
        box((width - 2 * thick - 0.03, depth - 0.06, 0.008), (0, depth / 2, -low + 0.012), panel, bevel=0)
    return 0.004


@piece
def dust(cover: Material = 'felt 8f877b', width=0.4, depth=0.1, count=60, seed=2):
    """Fluff as it gathers on a board that nobody sees."""
    dice = np.random.RandomState(seed)
    for _ in range(count):
        x, y = dice.uniform(-width, width) / 2, abs(dice.normal(0, 0.45)) * depth
        size = 0.004 + 0.009 * dice.rand() ** 2
        angle = np.linspace(0, 2 * np.pi, 12, endpoint=False)
        rows = [np.stack([np.cos(angle) * size * r * (1 + 0.3 * dice.rand(12)), np.sin(angle) * size * 0.6 * r * (1 + 0.3 * dice.rand(12)), np.full(12, h * size)], 1) for r, h in ((1, 0), (0.8, 0.22), (0.4, 0.36), (0.02, 0.4))]
        grid(np.array(rows), cover, (x, depth / 2 - y, 0.0002), (0, 0, dice.uniform(0, 180)), close_v=True, order=AS_DRAWN)
    return None
