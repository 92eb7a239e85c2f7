"""Bookcases, wall shelves, peg rails and crates."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import lathe, rod, sweep
from ..stage import at, stage
from .books import book_row, book_stack
from .piece import piece
from .vessels import CLAYS, thrown


def fill_shelf(x0, x1, y, z, height):
    """Books, a stack with a pot, or one pot alone."""
    dice, kind = stage.dice, stage.dice.random()
    if kind < 0.5:
        book_row(x0, x1, y, z, min(0.27, height * 0.88), 0.19, dice.choice((1, 0.7, 0.55)))
    elif kind < 0.75:
        book_stack((x0 * 0.65 + x1 * 0.35, y, z), dice.choice((2, 3, 4)), 90)
        thrown(dice.choice(('bottle', 'round', 'cylinder')), material(f'ceramic {dice.choice(CLAYS)}'), (x0 * 0.25 + x1 * 0.75, y, z), min(0.9, height / 0.40))
    else:
        thrown(dice.choice(('amphora', 'round', 'bottle')), material(f'ceramic {dice.choice(CLAYS)}'), ((x0 + x1) / 2, y, z), min(1.0, height / 0.46))


@piece
def bookcase(cover: Material = 'walnut', width=1.0, height=2.0, depth=0.30, rows=5, columns=2, filled=True, back: Material = None):
    thick = 0.024
    for i in range(columns + 1):
        box((thick, depth, height), (-width / 2 + thick / 2 + (width - thick) * i / columns, 0, height / 2), cover, bevel=0.002)
    levels = [thick / 2 + (0.05 if j == 0 else 0) + (height - thick) * j / rows for j in range(rows + 1)]
    for z in levels:
        box((width - thick, depth - 0.004, thick), (0, 0, z), cover, bevel=0.002)
    box((width - 0.01, 0.008, height - 0.01), (0, depth / 2 - 0.005, height / 2), back or cover, bevel=0)
    if filled:
        for i in range(columns):
            for j in range(rows):
                x0 = -width / 2 + thick + (width - thick) * i / columns + 0.012
                x1 = -width / 2 + (width - thick) * (i + 1) / columns - 0.012
                fill_shelf(x0, x1, -depth / 2 + 0.14, levels[j] + thick / 2 + 0.001, (height - thick) / rows - thick)
    return height


@piece
def wall_shelf(board: Material = 'oak', bracket: Material = 'black', width=0.9, depth=0.22, height=1.5, kind='bracket', thickness=0.026):
    """A board on the wall behind; its top is the height given."""
    box((width, depth, thickness), (0, -depth / 2, height - thickness / 2), board, bevel=0.003)
    if kind == 'bracket':
        for side in (-1, 1):
            x = side * width * 0.36
            box((0.022, 0.005, 0.16), (x, -0.0025, height - thickness - 0.08), bracket, bevel=0.001)
            box((0.022, depth * 0.85, 0.005), (x, -depth * 0.425, height - thickness - 0.0025), bracket, bevel=0.001)
            rod((x, -0.006, height - thickness - 0.14), (x, -depth * 0.75, height - thickness - 0.008), 0.0045, 0.0045, bracket, sides=8)
    return height


@piece
def ladder_shelf(upright: Material = 'black', board: Material = 'oak', width=1.6, columns=2, levels=(0.35, 0.75, 1.15, 1.55, 1.9), depth=0.28):
    """Wire ladders on the wall with boards hooked between."""
    pitch = width / columns
    top = max(levels) + 0.12
    for i in range(columns + 1):
        x = -width / 2 + pitch * i
        for y in (-0.015, -depth + 0.01):
            rod((x, y, 0.0), (x, y, top), 0.0045, 0.0045, upright, sides=8)
        for k in range(int(top / 0.1)):
            rod((x, -0.015, 0.06 + 0.1 * k), (x, -depth + 0.01, 0.06 + 0.1 * k), 0.0025, 0.0025, upright, sides=6)
    for i in range(columns):
        x = -width / 2 + pitch * (i + 0.5)
        for j, z in enumerate(levels):
            box((pitch - 0.012, depth - 0.03, 0.018), (x, -depth / 2, z), board, bevel=0.003)
            if (i + j) % 3 != 2:
                fill_shelf(x - pitch / 2 + 0.03, x + pitch / 2 - 0.03, -depth / 2 + 0.02, z + 0.0095, 0.33)
    return levels[1]


@piece
def peg_rail(board: Material = 'cherry', width=1.8, height=1.6, pegs=8):
    """The Shaker rail: a board round the wall with turned pegs."""
    box((width, 0.02, 0.075), (0, -0.01, height), board, bevel=0.006)
    for k in range(pegs):
        x = -width / 2 + width * (k + 0.5) / pegs
        profile = [(0.009, 0), (0.007, 0.02), (0.006, 0.045), (0.010, 0.06), (0.013, 0.07), (0.010, 0.078), (0, 0.08)]
        lathe(profile, board, (x, -0.02, height), (80, 0, 0), sides=16, steps=24)
    return height


@piece
def crate(board: Material = 'pine', width=0.5, depth=0.34, height=0.28, slats=3, bottom=True):
    """A slatted box with corner posts, open at the top."""
    tall = (height - 0.02 * (slats - 1)) / slats
    for side in (-1, 1):
        for k in range(slats):
            z = tall / 2 + k * (tall + 0.02)
            box((width, 0.011, tall), (0, side * (depth / 2 - 0.006), z), board, bevel=0.002)
            box((0.011, depth - 0.024, tall), (side * (width / 2 - 0.03), 0, z), board, bevel=0.002)
        for sx in (-1, 1):
            box((0.028, 0.028, height), (sx * (width / 2 - 0.045), side * (depth / 2 - 0.026), height / 2), board, bevel=0.002)
    if bottom:
        for k in range(4):
            box((width - 0.05, depth / 4 - 0.012, 0.01), (0, -depth / 2 + depth / 4 * (k + 0.5), 0.012), board, bevel=0.001)
    return 0.02


@piece
def crate_on_side(board: Material = 'pine', width=0.5, depth=0.30, height=0.34):
    """A crate as a shelf: open to the front."""
    for z in (0.006, height - 0.006):
        for k in range(3):
            box((width, depth / 3 - 0.012, 0.012), (0, -depth / 2 + depth / 3 * (k + 0.5), z), board, bevel=0.002)
    for side in (-1, 1):
        box((0.018, depth, height - 0.024), (side * (width / 2 - 0.009), 0, height / 2), board, bevel=0.002)
    for k in range(3):
        box((width - 0.04, 0.010, height / 3 - 0.02), (0, depth / 2 - 0.005, height / 3 * (k + 0.5)), board, bevel=0.002)
    return 0.013


@piece
def pallet(board: Material = 'grey_board', width=1.2, depth=0.8, mark=True):
    """Five boards over three stringers of blocks, lying; its stamp on the middle block."""
    for k in range(5):
        box((width, 0.10 if k % 2 else 0.135, 0.021), (0, -depth / 2 + 0.07 + k * (depth - 0.14) / 4, 0.133), board, bevel=0.003)
    for x in (-1, 0, 1):
        box((0.13, depth, 0.02), (x * (width / 2 - 0.07), 0, 0.112), board, bevel=0.003)
        box((0.10, depth, 0.02), (x * (width / 2 - 0.07), 0, 0.010), board, bevel=0.003)
        for y in (-1, 0, 1):
            box((0.14, 0.10, 0.082), (x * (width / 2 - 0.075), y * (depth / 2 - 0.055), 0.061), board, bevel=0.004)
    if mark:
        ink = material('plain 2a1a12 rough=.9')
        box((0.09, 0.001, 0.05), (0, -depth / 2 - 0.0052, 0.061), ink, bevel=0)
        box((0.084, 0.001, 0.044), (0, -depth / 2 - 0.0058, 0.061), board, bevel=0)
        for i, (dx, dz, w, h) in enumerate(((-0.025, 0, 0.016, 0.03), (0.012, 0.01, 0.03, 0.007), (0.012, -0.004, 0.034, 0.007), (0.008, -0.015, 0.02, 0.005))):
            box((w, 0.001, h), (dx, -depth / 2 - 0.0064, 0.061 + dz), ink, bevel=0)
    return 0.144


@piece
def board_stack(boards: Material = 'oak', count=6, length=1.4, width=0.16, thick=0.028, stickers=True, spread=0.03):
    """Boards laid to dry with sticks between them."""
    dice, z = stage.dice, 0.0
    for k in range(count):
        wide = width * dice.uniform(0.8, 1.15)
        box((length * dice.uniform(0.92, 1.03), wide, thick), (dice.uniform(-spread, spread), dice.uniform(-spread, spread) * 0.6, z + thick / 2), boards,
            (0, 0, dice.uniform(-1.2, 1.2)), bevel=0.002)
        z += thick
        if stickers and k < count - 1:
            for x in (-0.36, 0, 0.36):
                box((0.02, width * 1.1, 0.014), (x * length, 0, z + 0.007), material('pine'), bevel=0.001)
            z += 0.014
    return z


@piece
def leaning_boards(boards: Material = 'oak', count=5, length=1.9, width=0.18, thick=0.026, lean=9):
    """Boards standing against the wall behind."""
    dice = stage.dice
    x = -(count - 1) * width * 0.55
    for k in range(count):
        tall, wide = length * dice.uniform(0.75, 1.05), width * dice.uniform(0.7, 1.15)
        angle = math.radians(lean + dice.uniform(-1.5, 1.5))
        box((wide, thick, tall), (x, -math.sin(angle) * tall / 2 - thick, math.cos(angle) * tall / 2), boards, (-math.degrees(angle), dice.uniform(-1.5, 1.5), dice.uniform(-2, 2)), bevel=0.002)
        x += width * 1.1
    return 0


@piece
def sagging_shelf(board: Material = 'pine', width=1.9, depth=0.24, sag=0.045, thickness=0.02):
    """A loaded shelf bent in a shallow curve; its ends lie at this place's height."""


    def drop(x):
        return -sag * (1 - (2 * x / width) ** 2)

    line = [(x, -depth / 2, drop(x)) for x in np.linspace(-width / 2, width / 2, 13)]
    sweep(line, depth / 2, board, other=thickness / 2, steps=60, sides=4 * 6, exact=False)
    dice = stage.dice
    x = -width / 2 + 0.05
    leathers = [material(f'leather {c} rough=.5') for c in ('5a2222', '22304a', '5a2222', '6b3a22', '22304a')]
    gold = material('plain c9a24a metal=1 rough=.35')
    while x < width / 2 - 0.07:
        thick, tall = dice.uniform(0.042, 0.058), dice.choice((0.27, 0.28, 0.285))
        with at(x + thick / 2, -depth / 2, drop(x + thick / 2) + thickness / 2):
            box((thick - 0.002, 0.19, tall), (0, 0, tall / 2), dice.choice(leathers), bevel=0.006)
            for share in (0.12, 0.3, 0.68, 0.88):
                box((thick - 0.004, 0.002, 0.004), (0, -0.0945, tall * share), gold, bevel=0)
        x += thick
    return 0
