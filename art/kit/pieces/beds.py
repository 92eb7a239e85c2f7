"""Beds."""
from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.cloth import drape, pillow
from ..shapes.cushion import cushion
from ..shapes.grid import rod
from .parts import four_legs, leg
from .piece import piece


def made_up(mattress, duvet, pillows, throw, width=1.70, top=0.53, low=0.31):
    """Mattress, duvet and pillows of a bed whose head is at y = 0."""
    cushion((width, 2.0, top - low), mattress, (0, -1.10, (top + low) / 2), crown=0.01, radius=0.07, seed=1)
    drape(f'duvet_{width}_{top}', (width + 0.66, 1.60), [(width, 2.0, top)], duvet, (0, -1.10, 0), shift=(0, -0.28), thickness=0.035, bend=3, seed=2)
    if throw:
        drape(f'bedthrow_{width}_{top}', (width + 0.8, 0.62), [(width, 2.0, top)], throw, (0, -1.10, 0.012), shift=(0.05, -0.62), thickness=0.008, bend=0.6, seed=5, rise=0.045, wrinkle=0.02)
    for number, (x, y, cloth, (w, h), turn) in enumerate(pillows):
        pillow(w, h, material(cloth), (x, y, top + 0.22 + (0.01 if y < -0.3 else 0)), (58, 0, turn), seed=1 + number % 3)


LINEN = [(-0.44, -0.24, 'fabric f1ebe0 melange=.2', (0.82, 0.58), -1), (0.44, -0.24, 'fabric f1ebe0 melange=.2', (0.82, 0.58), 3)]


@piece
def bed(frame: Material = 'oak', mattress: Material = 'fabric eee7da melange=.2', duvet: Material = 'fabric b9a488 a8936f melange=.4', throw: Material = None,
        pillows=(), head='slatted', width=1.78, plain_pillows=True):
    """Head at the wall behind; headboard slatted, plain, spindled, or none."""
    if head == 'slatted':
        box((width + 0.12, 0.05, 0.62), (0, -0.04, 0.70), frame, bevel=0.012, segments=3)
        for i in range(9):
            box((0.196, 0.022, 0.5), (-0.83 + i * 0.2075, -0.075, 0.72), frame, bevel=0.006)
    elif head == 'plain':
        box((width + 0.06, 0.04, 0.86), (0, -0.03, 0.43), frame, bevel=0.012, segments=3)
    elif head == 'spindled':
        for side in (-1, 1):
            rod((side * width / 2, -0.04, 1.02), (side * width / 2, -0.04, 0), 0.026, 0.018, frame, bulge=0.004)
        rod((-width / 2, -0.04, 0.96), (width / 2, -0.04, 0.96), 0.020, 0.020, frame, bulge=0.004)
        rod((-width / 2, -0.04, 0.5), (width / 2, -0.04, 0.5), 0.016, 0.016, frame)
        for i in range(15):
            x = -width / 2 + width * (i + 1) / 16
            rod((x, -0.04, 0.5), (x, -0.04, 0.95), 0.009, 0.007, frame, sides=10, bulge=0.003)
    box((width, 2.05, 0.10), (0, -1.10, 0.27), frame, bevel=0.01)
    for side in (-1, 1):
        for y in (-0.3, -1.95):
            leg(side * 0.78, y, 0.23, frame, 0.03, 0.02)
    made_up(mattress, duvet, (LINEN if plain_pillows else []) + list(pillows), throw)
    return None


@piece
def platform_bed(frame: Material = 'ash', mattress: Material = 'fabric eee7da melange=.2', duvet: Material = 'fabric e2dacb melange=.2', width=1.6, mat: Material = 'jute cdb98c pitch=.02'):
    """A mattress on a low platform covered in matting."""
    box((width + 0.7, 2.5, 0.07), (0, -1.15, 0.05), frame, bevel=0.006)
    box((width + 0.62, 2.42, 0.02), (0, -1.15, 0.09), mat, bevel=0.004)
    cushion((width, 2.0, 0.16), mattress, (0, -1.10, 0.18), crown=0.01, radius=0.06, seed=1)
    drape(f'low_duvet_{width}', (width + 0.45, 1.5), [(width, 2.0, 0.26), (6, 6, 0.10)], duvet, (0, -1.10, 0), shift=(0, -0.3), thickness=0.04, bend=3, seed=4)
    for side in (-1, 1):
        pillow(0.70, 0.5, material('fabric efe8da melange=.2'), (side * 0.38, -0.32, 0.33), (8, 0, side * 3), seed=2 + side)
    return None


@piece
def cot(frame: Material = 'beech', width=1.24, depth=0.64, height=0.86, bedding: Material = 'fabric f0eadc melange=.2'):
    """A child's bed with barred sides."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod((sx * width / 2, sy * depth / 2, height), (sx * width / 2, sy * depth / 2, 0), 0.024, 0.02, frame)
    for sy in (-1, 1):
        for z in (0.3, height - 0.04):
            box((width - 0.03, 0.024, 0.04), (0, sy * depth / 2, z), frame, bevel=0.008)
        for i in range(17):
            x = -width / 2 + width * (i + 1) / 18
            rod((x, sy * depth / 2, 0.3), (x, sy * depth / 2, height - 0.04), 0.009, 0.009, frame, sides=10)
    for sx in (-1, 1):
        box((0.024, depth - 0.04, 0.40), (sx * width / 2, 0, height - 0.2), frame, bevel=0.01, segments=3)
        box((0.024, depth - 0.04, 0.04), (sx * width / 2, 0, 0.3), frame)
    cushion((width - 0.06, depth - 0.06, 0.11), bedding, (0, 0, 0.36), crown=0.012, radius=0.045, seed=3)
    return 0.42


@piece
def bed_frame_parts(frame: Material = 'oak', width=1.5):
    """A bed taken apart, leaning on the wall behind: two ends, rails and slats."""
    box((width, 0.04, 0.95), (0, -0.16, 0.47), frame, (-9, 0, 0), bevel=0.008)
    for i in range(7):
        box((width / 8, 0.02, 0.7), (-width / 2 + width * (i + 1) / 8, -0.195, 0.5), frame, (-9, 0, 0), bevel=0.004)
    box((width * 0.96, 0.04, 0.5), (0.12, -0.30, 0.25), frame, (-11, 0, 1), bevel=0.008)
    for k in range(2):
        box((0.13, 0.026, 2.0), (width / 2 + 0.22 + k * 0.17, -0.17, 0.99), frame, (-9, 0, 1.5 * k), bevel=0.004)
    for k in range(6):
        box((0.065, 0.012, 1.38), (-width / 2 - 0.15 - k * 0.075, -0.13 - k * 0.004, 0.68), material('pine'), (-9, 0, k * 0.6 - 1), bevel=0.002)
    return None


@piece
def futon(cloth: Material = 'fabric ece5d6 melange=.2', width=0.7, depth=0.9, folds=3):
    """A cotton floor mattress folded in three."""
    for k in range(folds):
        cushion((width, depth, 0.10), cloth, (0.01 * k, 0, 0.05 + 0.095 * k), crown=0.012, radius=0.045, wrinkle=0.006, seed=k)
    return 0.29


@piece
def sofa_bed(cloth: Material = 'fabric 8d8f8c', frame: Material = 'oak', sheet: Material = 'fabric f0ebe0 melange=.2', blanket: Material = 'felt 6f7274'):
    """A sofa with its bed drawn out and made up."""
    width = 1.9
    for side in (-1, 1):
        cushion((0.16, 0.9, 0.56), cloth, (side * (width / 2 - 0.08), 0, 0.30), crown=0.004, radius=0.055, wrinkle=0.003, seed=side + 3)
    cushion((width - 0.06, 0.2, 0.72), cloth, (0, 0.36, 0.42), (-6, 0, 0), crown=0, radius=0.07, seed=5)
    box((width - 0.34, 0.8, 0.2), (0, -0.02, 0.16), cloth, bevel=0.02)
    four_legs(width - 0.4, 0.7, 0.08, frame)
    inner = width - 0.36
    cushion((inner, 1.78, 0.13), sheet, (0, -0.72, 0.34), crown=0.008, radius=0.05, seed=2)
    for side in (-1, 1):
        rod((side * (inner / 2 - 0.05), -1.5, 0.27), (side * (inner / 2 - 0.05), -1.5, 0), 0.012, 0.012, material('black'))
    drape('sofabed_blanket', (inner + 0.24, 0.95), [(inner, 1.78, 0.41)], blanket, (0, -0.72, 0), shift=(0.0, -0.38), thickness=0.014, bend=1.0, seed=4)
    pillow(0.72, 0.5, material('fabric f4efe6 melange=.2'), (-0.3, 0.0, 0.47), (14, 0, 4), seed=1)
    pillow(0.72, 0.5, material('fabric f4efe6 melange=.2'), (0.36, 0.0, 0.47), (14, 0, -6), seed=2)
    return 0.41
