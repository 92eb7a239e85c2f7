"""Tables to eat at, work at and put things on."""
import numpy as np

from ..materials.named import Material
from ..shapes.box import box
from ..shapes.grid import grid, lathe, rod, sweep, turned
from ..stage import at
from .measuring import square
from .parts import four_legs, knob, leg, ring, square_legs, turned_leg
from .piece import piece
from .storage import drawer


def rounded_top(cover, width, depth, height, square=1.0, thickness=0.034):
    """A thick top with a soft under-edge; `square` 1 is an ellipse, less is squarer."""
    angle = np.linspace(0, 2 * np.pi, 128, endpoint=False)
    cos, sin = (np.sign(f) * np.abs(f) ** square for f in (np.cos(angle), np.sin(angle)))

    def loop(inset, z):
        return np.stack([cos * (width / 2 - inset), sin * (depth / 2 - inset), np.full(128, z)], 1)

    middle = np.zeros((128, 3))
    low = height - thickness
    rows = [middle + (0, 0, height), loop(0.02, height), loop(0.008, height - 0.0015), loop(0, height - 0.006), loop(0, height - 0.012),
            loop(0.03, low + 0.004), loop(0.1, low), middle + (0, 0, low)]
    return grid(np.array(rows)[:, ::-1], cover, close_v=True, sharp=35)


def board_top(cover, width, depth, height, thickness=0.034, boards=1):
    each = depth / boards
    for k in range(boards):
        box((width, each - (0.0012 if boards > 1 else 0), thickness), (0, -depth / 2 + each * (k + 0.5), height - thickness / 2), cover,
            bevel=0.008 if boards == 1 else 0.0025, segments=3)


@piece
def table(top: Material = 'walnut', legs: Material = None, width=1.9, depth=0.95, height=0.74, shape='oval', boards=1):
    """Splayed round legs under an oval, round or square-edged top."""
    legs = legs or top
    if shape == 'board':
        board_top(top, width, depth, height, boards=boards)
    else:
        rounded_top(top, width, depth, height, 1.0 if shape == 'round' else 0.72)
    x, y = (min(0.30, width * 0.2),) * 2 if shape == 'round' else (width / 2 - 0.14 * width, depth / 2 - 0.2 * depth)
    splay = (0.12, 0.12) if shape == 'round' else (0.10, 0.05)
    thick = 0.034 if height > 0.6 else 0.026
    four_legs(2 * x, 2 * y, height - 0.034, legs, thick, thick * 0.53, splay)
    for side in (-1, 1):
        box((2 * x, 0.02, 0.06), (0, side * y * 0.96, height - 0.064), legs, bevel=0.003)
    return height


@piece
def coffee_table(top: Material = 'walnut', legs: Material = None, width=1.1, depth=0.6, height=0.38, shape='oval', shelf=False):
    legs = legs or top
    if shape == 'board':
        board_top(top, width, depth, height, 0.03)
        square_legs(width - 0.08, depth - 0.08, height - 0.03, legs, 0.045)
        if shelf:
            box((width - 0.09, depth - 0.09, 0.018), (0, 0, 0.13), top)
    else:
        rounded_top(top, width, depth, height, 1.0 if shape == 'round' else 0.72, 0.03)
        four_legs(width * 0.62, depth * 0.55, height - 0.03, legs, 0.024, 0.013, (0.07, 0.05))
    return height


@piece
def drum_table(cover: Material = 'travertine', radius=0.36, height=0.36):
    """A solid block of stone or wood."""
    lathe([(0, height), (radius - 0.012, height), (radius, height - 0.012), (radius, 0.012), (radius - 0.012, 0), (0, 0)], cover, exact=True, sharp=30, sides=96)
    return height


@piece
def side_table(top: Material = 'oak', legs: Material = None, radius=0.24, height=0.5):
    r, h = radius, height
    lathe([(0, h), (r - 0.012, h), (r - 0.002, h - 0.003), (r, h - 0.01), (r - 0.004, h - 0.018), (r - 0.05, h - 0.026), (0, h - 0.026)], top,
          exact=True, sharp=35, sides=72)
    for _, x, y in ring(r * 0.55, 3, 0.5):
        leg(x, y, h - 0.02, legs or top, 0.016, 0.010, (x * 0.7, y * 0.7))
    return height


@piece
def tulip_table(top: Material = 'marble', base: Material = 'plain e9e6df rough=.25', radius=0.55, height=0.73):
    """One pedestal, flared at both ends."""
    rounded_top(top, radius * 2, radius * 2, height, 1.0, 0.026)
    r = radius
    lathe([(r * 0.32, height - 0.026), (r * 0.14, height - 0.06), (0.055, height * 0.6), (0.045, height * 0.42), (0.07, height * 0.2), (r * 0.3, 0.05), (r * 0.5, 0.018), (r * 0.52, 0.004), (r * 0.5, 0)],
          base, sides=72)
    return height


@piece
def pedestal_table(top: Material = 'mahogany', radius=0.45, height=0.72, tipped=False):
    """A turned column on three bent feet, the old tilt-top form; `tipped`, its top stands upright and faces the front."""
    with at(0, -0.07, height - 0.01, 0, 1, (90, 0)) if tipped else at(0, 0, 0):
        rounded_top(top, radius * 2, radius * 2, 0 if tipped else height, 1.0, 0.024)
    turned((0, 0, height - 0.02), (0, 0, 0.16), [(0, 0.05), (0.1, 0.03), (0.18, 0.04), (0.22, 0.024), (0.6, 0.042), (0.72, 0.03), (0.76, 0.045), (0.85, 0.04), (1, 0.03)], top, 32)
    for _, x, y in ring(1.0, 3, 0.3):
        sweep([(x * 0.02, y * 0.02, 0.24), (x * 0.12, y * 0.12, 0.22), (x * 0.24, y * 0.24, 0.10), (x * 0.34, y * 0.34, 0.02), (x * 0.38, y * 0.38, 0.012)],
              lambda f: 0.02 - 0.004 * f, top, other=lambda f: 0.03 - 0.014 * f, steps=36)
    return height


@piece
def farmhouse_table(top: Material = 'old_pine', legs: Material = None, width=1.8, depth=0.85, height=0.76, boards=5, drawer=True):
    """Planked top with breadboard ends on turned legs."""
    legs = legs or top
    board_top(top, width - 0.16, depth, height, 0.036, boards)
    for side in (-1, 1):
        box((0.08, depth, 0.036), (side * (width / 2 - 0.041), 0, height - 0.018), top, bevel=0.003, order=(1, 0, 2))
        for sy in (-1, 1):
            x, y = side * (width / 2 - 0.12), sy * (depth / 2 - 0.09)
            box((0.075, 0.075, 0.16), (x, y, height - 0.036 - 0.08), legs)
            turned_leg(x, y, height - 0.196, legs, size=1.55)
    for sy in (-1, 1):
        box((width - 0.31, 0.022, 0.11), (0, sy * (depth / 2 - 0.085), height - 0.095), legs)
        box((0.022, depth - 0.25, 0.11), (sy * (width / 2 - 0.115), 0, height - 0.095), legs)
    if drawer:
        box((0.42, 0.02, 0.085), (0, -depth / 2 + 0.07, height - 0.095), legs, bevel=0.004)
        knob((0, -depth / 2 + 0.062, height - 0.095), legs, size=1.2)
    return height


@piece
def trestle_table(top: Material = 'pale_oak', width=2.1, depth=0.9, height=0.74, boards=4):
    """Two framed ends and a long stretcher, wedged."""
    board_top(top, width, depth, height, 0.04, boards)
    for side in (-1, 1):
        x = side * (width / 2 - 0.32)
        box((0.08, depth * 0.8, 0.07), (x, 0, height - 0.075), top, bevel=0.006)
        box((0.07, 0.13, height - 0.18), (x, 0, height / 2 - 0.01), top, bevel=0.006)
        box((0.09, depth * 0.74, 0.075), (x, 0, 0.0375), top, bevel=0.008)
        box((0.03, 0.02, 0.14), (x + side * 0.07, 0, 0.26), top, bevel=0.003)
    box((width - 0.42, 0.04, 0.11), (0, 0, 0.26), top, bevel=0.005)
    return height


@piece
def shaker_table(top: Material = 'cherry', width=1.1, depth=0.6, height=0.7, drawer=True, drop=False):
    """Tapered square legs, one drawer, wooden knob."""
    box((width, depth, 0.02), (0, 0, height - 0.01), top, bevel=0.005)
    square_legs(width - 0.16, depth - 0.12, height - 0.02, top, 0.042, 0.55)
    for s in (-1, 1):
        box((width - 0.2, 0.018, 0.12), (0, s * (depth / 2 - 0.06), height - 0.08), top, bevel=0.002)
        box((0.018, depth - 0.16, 0.12), (s * (width / 2 - 0.08), 0, height - 0.08), top, bevel=0.002)
    if drawer:
        box((width * 0.42, 0.016, 0.085), (0, -depth / 2 + 0.053, height - 0.08), top, bevel=0.004)
        knob((0, -depth / 2 + 0.045, height - 0.08), top, size=1.3)
    return height


@piece
def nest_of_tables(top: Material = 'teak', count=3, width=0.6, depth=0.38, height=0.5):
    for k in range(count):
        w, d, h = width - k * 0.1, depth - k * 0.02, height - k * 0.055
        y = -k * 0.10
        box((w, d, 0.018), (0, y, h - 0.009), top, bevel=0.006)
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod((sx * (w / 2 - 0.03), y + sy * (d / 2 - 0.03), h - 0.018), (sx * (w / 2 - 0.02), y + sy * (d / 2 - 0.02), 0), 0.013, 0.009, top)
            rod((sx * (w / 2 - 0.025), y - d / 2 + 0.025, 0.06), (sx * (w / 2 - 0.025), y + d / 2 - 0.025, 0.06), 0.007, 0.007, top)
    return height


@piece
def tray_table(top: Material = 'brass', legs: Material = 'black', radius=0.26, height=0.5):
    lathe([(0, height - 0.022), (radius - 0.01, height - 0.022), (radius, height), (radius + 0.003, height), (radius - 0.006, height - 0.026), (0, height - 0.026)], top, exact=True, sharp=30, sides=72)
    for _, x, y in ring(radius * 0.8, 3):
        rod((x, y, height - 0.026), (-x * 0.9, -y * 0.9, 0), 0.008, 0.008, legs)
    return height - 0.022
