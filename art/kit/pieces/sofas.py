"""Sofas, daybeds and their cushions."""
from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.cloth import pillow
from ..shapes.cushion import cushion
from ..shapes.grid import lathe, rod, sweep
from .parts import four_legs
from .piece import piece


def scatter_cushions(cushions, back, seat):
    """Cushions leaning on a back: (x, material, width or (width, height), turn)."""
    for number, (x, cloth, size, turn) in enumerate(cushions):
        width, height = size if isinstance(size, tuple) else (size, size)
        pillow(width * 1.12, height * 1.12, material(cloth), (x, back, seat + height * 0.5 - 0.02), (68, turn * 0.35, turn), seed=1 + number % 3)


def lifted_seat(x, size, base, cloth, platform, piping):
    """A seat cushion stood up on its back edge, its underside to the front, and the cloth of the platform that it bares."""
    width, depth, thick = size
    cushion((width + 0.004, depth, 0.07), platform, (x, -0.085, base + 0.03), crown=0.006, radius=0.015, wrinkle=0.002)
    cushion(size, cloth, (x, depth / 2 - 0.25, base + 0.065 + depth / 2), (-101, 0, 0), crown=0.03, radius=0.052, wrinkle=0.0045, seed=5, piping=piping)


@piece
def sofa(cloth: Material = 'fabric d8c8ac', frame: Material = 'walnut', width=2.1, depth=0.88, seats=3, cushions=(), legs=0.17,
         arm=0.13, arm_height=0.40, piping: Material = None, one_seat=False, back_cushions=True,
         lifted=-1, platform: Material = 'fabric 2a2826'):
    """A box sofa on splayed legs; `lifted` is the seat whose cushion stands up."""
    base, seat = 0.07, legs + 0.07
    box((width, depth - 0.04, base), (0, 0, legs + base / 2), frame, bevel=0.012, segments=3)
    four_legs(width - 0.32, depth - 0.26, legs, frame, 0.026, 0.014, (0.05, 0.05))
    inner = width - 2 * arm
    for side in (-1, 1):
        cushion((arm, depth - 0.02, arm_height), cloth, (side * (width / 2 - arm / 2), 0, seat + arm_height / 2 - 0.01), crown=0.004,
                radius=0.055, wrinkle=0.003, seed=side + 3)
    cushion((width - 0.06, 0.17, 0.50), cloth, (0, depth / 2 - 0.085, seat + 0.26), (-6, 0, 0), crown=0, radius=0.06, wrinkle=0.002, seed=9)
    bottoms = 1 if one_seat else seats
    for i in range(bottoms):
        part = inner / bottoms
        x, size = -inner / 2 + part * (i + 0.5), (part - 0.006, depth - 0.18, 0.165)
        if i == lifted:
            lifted_seat(x, size, seat, cloth, platform, piping)
        else:
            cushion(size, cloth, (x, -0.085, seat + 0.085), crown=0.03, sag=0.012, radius=0.052, wrinkle=0.0045, seed=i * 2 + 1, piping=piping)
    for i in range(seats if back_cushions else 0):
        part = inner / seats
        cushion((part - 0.012, 0.44, 0.17), cloth, (-inner / 2 + part * (i + 0.5), depth / 2 - 0.235, seat + 0.38), (74, 0, 0), crown=0.045,
                radius=0.065, wrinkle=0.006, seed=i * 5 + 2, piping=piping)
    scatter_cushions(cushions, depth / 2 - 0.40, seat + 0.165)
    return seat + 0.165


@piece
def modular_sofa(cloth: Material = 'boucle e3dac8', cushions=(), parts=('corner', 'seat', 'seat', 'ottoman'), part=0.92):
    """Low deep blocks side by side; the first may be a corner, the last an ottoman pushed forward."""
    start = -part * (len(parts) - 1) / 2
    for i, kind in enumerate(parts):
        x = start + i * part
        y = -part * 0.98 if kind == 'chaise' else 0
        cushion((part - 0.01, part, 0.22), cloth, (x, 0, 0.14), crown=0.004, radius=0.05, wrinkle=0.002, seed=i)
        cushion((part - 0.012, part - 0.02, 0.19), cloth, (x, -0.01, 0.335), crown=0.035, sag=0.015, radius=0.07, wrinkle=0.005, seed=i + 7)
        if kind == 'chaise':
            cushion((part - 0.01, part, 0.22), cloth, (x, y, 0.14), crown=0.004, radius=0.05, wrinkle=0.002, seed=i + 3)
            cushion((part - 0.012, part - 0.02, 0.19), cloth, (x, y, 0.335), crown=0.035, sag=0.015, radius=0.07, wrinkle=0.005, seed=i + 11)
        if kind != 'ottoman':
            cushion((part - 0.01, 0.24, 0.46), cloth, (x, part / 2 - 0.13, 0.52), (-5, 0, 0), crown=0, radius=0.09, wrinkle=0.004, seed=i + 2)
        if kind == 'corner':
            cushion((0.24, part - 0.02, 0.46), cloth, (x - part / 2 + 0.13, 0, 0.52), crown=0, radius=0.09, wrinkle=0.004, seed=i + 5)
    scatter_cushions(cushions, part / 2 - 0.42, 0.43)
    return 0.43


def buttons(points, cover):
    for x, y, z in points:
        lathe([(0, -0.006), (0.012, -0.002), (0.013, 0.003), (0.008, 0.008), (0, 0.009)], cover, (x, y, z), (90, 0, 0), sides=16, steps=14)


@piece
def chesterfield(hide: Material = 'leather 6d3b22', frame: Material = 'mahogany', width=2.0, depth=0.92, seats=2):
    """Rolled arms as high as the back, buttoned in diamonds."""
    seat, top = 0.43, 0.70
    inner = width - 0.44
    box((width - 0.06, depth - 0.06, 0.20), (0, 0, 0.21), hide, bevel=0.02, segments=3)
    four_legs(width - 0.2, depth - 0.2, 0.12, frame, 0.035, 0.022, (0, 0))
    tufts = [(x * inner / 6 + (row % 2) * inner / 12 - inner / 2, row * 0.13 - 0.13, 0.05) for x in range(7) for row in range(3)]
    cushion((width - 0.16, 0.46, 0.20), hide, (0, depth / 2 - 0.17, 0.52), (84, 0, 0), crown=0.01, radius=0.05, wrinkle=0.003, seed=3, tufts=tufts, cuts=64)
    buttons([(x, depth / 2 - 0.255 + y * 0.1, 0.52 + y) for x, y, _ in tufts], hide)
    sweep([(-width / 2 + 0.03, depth / 2 - 0.07, top), (width / 2 - 0.03, depth / 2 - 0.07, top)], 0.105, hide, steps=6, sides=28, up=(0, 0, 1))
    for side in (-1, 1):
        x = side * (width / 2 - 0.11)
        box((0.15, depth - 0.10, 0.42), (x, -0.02, 0.44), hide, bevel=0.04, segments=4)
        sweep([(x + side * 0.025, depth / 2 - 0.03, top), (x + side * 0.025, -depth / 2 + 0.02, top)], 0.105, hide, steps=6, sides=28)
        lathe([(0, 0.008), (0.06, 0.007), (0.098, 0.0), (0.104, -0.01)], hide, (x + side * 0.025, -depth / 2 + 0.02, top), (90, 0, 0), sides=28)
        for k in range(14):
            buttons([(x + side * 0.025 - side * 0.10, -depth / 2 + 0.0, 0.25 + k * 0.028)], material('brass'))
    for i in range(seats):
        part = inner / seats
        cushion((part - 0.004, depth - 0.26, 0.17), hide, (-inner / 2 + part * (i + 0.5), -0.09, seat - 0.06), crown=0.035, sag=0.02,
                radius=0.05, wrinkle=0.006, seed=i * 3 + 1)
    return seat


@piece
def daybed(cloth: Material = 'fabric cbb997', frame: Material = 'oak', width=1.95, depth=0.82, bolsters=True):
    """A thin mattress on a slatted frame with two bolsters."""
    for y in (-1, 1):
        box((width, 0.03, 0.09), (0, y * (depth / 2 - 0.015), 0.27), frame)
    for x in (-1, 1):
        box((0.03, depth - 0.06, 0.09), (x * (width / 2 - 0.015), 0, 0.27), frame)
    four_legs(width - 0.3, depth - 0.12, 0.23, frame, 0.024, 0.014, (0.04, 0.02))
    cushion((width - 0.02, depth - 0.02, 0.14), cloth, (0, 0, 0.385), crown=0.015, radius=0.05, wrinkle=0.003, seed=2)
    if bolsters:
        for side in (-1, 1):
            rod((side * (width / 2 - 0.14), -depth / 2 + 0.06, 0.545), (side * (width / 2 - 0.14), depth / 2 - 0.06, 0.545), 0.095, 0.095, cloth, sides=32)
    return 0.455
