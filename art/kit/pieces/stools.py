"""Stools and benches."""
import math

from ..materials.named import Material
from ..shapes.box import box
from ..shapes.cushion import cushion
from ..shapes.grid import lathe, rod
from .dining_chairs import corded_seat
from .parts import four_legs, ring, square_legs
from .piece import piece


@piece
def stool(frame: Material = 'oak', height=0.45, radius=0.165, legs=3, seat: Material = None):
    """Round seat, splayed legs."""
    lathe([(0, height - 0.004), (radius * 0.7, height - 0.002), (radius - 0.01, height), (radius, height - 0.008), (radius, height - 0.026),
           (radius - 0.016, height - 0.036), (0, height - 0.036)], seat or frame, exact=True, sharp=30, sides=64)
    for _, x, y in ring(radius * 0.6, legs, 0.4):
        rod((x, y, height - 0.03), (x * 1.75, y * 1.75, 0), 0.017, 0.013, frame)
    return height


@piece
def corded_stool(frame: Material = 'ash', seat: Material = 'cord', width=0.44, depth=0.36, height=0.42):
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod((sx * width / 2, sy * depth / 2, height + 0.01), (sx * width / 2, sy * depth / 2, 0), 0.016, 0.013, frame)
    for z in (0.16, height - 0.01):
        for s in (-1, 1):
            rod((-width / 2, s * depth / 2, z), (width / 2, s * depth / 2, z), 0.011, 0.011, frame)
            rod((s * width / 2, -depth / 2, z + 0.03), (s * width / 2, depth / 2, z + 0.03), 0.011, 0.011, frame)
    corded_seat(seat, width, width, depth, height - 0.01)
    return height


@piece
def board_bench(board: Material = 'pine', width=1.0, depth=0.29, height=0.45, shelf=True, pegs=True, cushion_cloth: Material = None):
    """Five boards: top, two ends, two rails; a shelf for shoes."""
    box((width, depth, 0.022), (0, 0, height - 0.011), board, bevel=0.004)
    for side in (-1, 1):
        box((0.022, depth - 0.03, height - 0.022), (side * (width / 2 - 0.13), 0, (height - 0.022) / 2), board, bevel=0.003)
        box((width - 0.10, 0.02, 0.085), (0, side * (depth / 2 - 0.028), height - 0.066), board, bevel=0.003)
    if shelf:
        box((width - 0.282, depth - 0.06, 0.02), (0, 0, 0.14), board, bevel=0.003)
    if cushion_cloth:
        cushion((width - 0.04, depth - 0.01, 0.05), cushion_cloth, (0, 0, height + 0.024), crown=0.012, radius=0.022, wrinkle=0.003, seed=2)
        return height + 0.05
    return height


@piece
def slatted_bench(slats: Material = 'flakes', frame: Material = 'plain 2b2b29 rough=.5', width=1.4, back=True):
    """A garden bench of square section boards."""
    for i in range(4):
        box((width, 0.095, 0.034), (0, -0.19 + i * 0.108, 0.435 - 0.004 * i), slats, bevel=0.008, segments=3)
    if back:
        for i in range(3):
            box((width, 0.034, 0.095), (0, 0.225 + i * 0.028, 0.56 + i * 0.115), slats, (-14, 0, 0), bevel=0.008, segments=3)
    for side in (-1, 1):
        x = side * (width / 2 - 0.18)
        box((0.05, 0.05, 0.42), (x, -0.17, 0.21), frame, (0, 0, 0), bevel=0.006)
        box((0.05, 0.05, 0.44), (x, 0.17, 0.20), frame, (-6, 0, 0), bevel=0.006)
        box((0.05, 0.44, 0.045), (x, 0, 0.395), frame, bevel=0.006)
        if back:
            box((0.05, 0.035, 0.50), (x, 0.272, 0.64), frame, (-14, 0, 0), bevel=0.006)
    return 0.455


@piece
def trestle_bench(board: Material = 'old_pine', width=1.5, depth=0.30, height=0.44):
    box((width, depth, 0.04), (0, 0, height - 0.02), board, bevel=0.006)
    for side in (-1, 1):
        x = side * (width / 2 - 0.22)
        for lean in (-1, 1):
            box((0.05, 0.05, height), (x + side * 0.02, lean * depth * 0.36, height / 2 - 0.02), board, (lean * -10, 0, 0), bevel=0.005)
        box((0.035, depth * 0.7, 0.05), (x, 0, height * 0.42), board)
    return height


@piece
def step_stool(board: Material = 'painted 5f6f64', height=0.42):
    for side in (-1, 1):
        box((0.02, 0.34, height - 0.02), (side * 0.18, 0.02, (height - 0.02) / 2), board, bevel=0.003)
        box((0.02, 0.16, height / 2), (side * 0.18, -0.22, height / 4), board, bevel=0.003)
    box((0.42, 0.26, 0.02), (0, 0.06, height - 0.01), board)
    box((0.42, 0.20, 0.02), (0, -0.20, height / 2 + 0.01), board)
    return height


@piece
def piano_stool(frame: Material = 'mahogany', cloth: Material = 'leather 3b2a22'):
    four_legs(0.34, 0.26, 0.44, frame, 0.026, 0.014, (0.02, 0.02))
    box((0.40, 0.32, 0.06), (0, 0, 0.43), frame, bevel=0.01)
    cushion((0.41, 0.33, 0.07), cloth, (0, 0, 0.49), crown=0.02, radius=0.03, wrinkle=0.002)
    return 0.54


@piece
def sawhorse(board: Material = 'pine', width=0.9, height=0.72):
    box((width, 0.07, 0.045), (0, 0, height - 0.02), board, bevel=0.003)
    for side in (-1, 1):
        x = side * (width / 2 - 0.13)
        for lean in (-1, 1):
            tilt = math.degrees(math.atan2(0.22, height))
            box((0.07, 0.03, height * 1.02), (x, lean * 0.15, height / 2 - 0.01), board, (lean * tilt, 0, 0), bevel=0.003)
        box((0.018, 0.30, 0.10), (x, 0, height * 0.42), board, bevel=0.002)
    return height


@piece
def square_stool(frame: Material = 'oak', height=0.45, size=0.34):
    box((size, size, 0.028), (0, 0, height - 0.014), frame, bevel=0.005)
    square_legs(size - 0.06, size - 0.06, height - 0.028, frame, 0.035)
    for s in (-1, 1):
        box((size - 0.09, 0.018, 0.05), (0, s * (size / 2 - 0.03), height - 0.06), frame)
        box((0.018, size - 0.09, 0.05), (s * (size / 2 - 0.03), 0, height - 0.06), frame)
    return height
