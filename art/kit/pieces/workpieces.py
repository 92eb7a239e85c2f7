"""Furniture opened up, half done or in parts."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.cushion import cushion
from ..shapes.grid import AS_DRAWN, grid, lathe, rod, sweep
from ..stage import at, stage
from .piece import piece
from .tools import outline_plate


@piece
def seat_section(size=0.5):
    """An upholstered seat cut in steps: webbing, springs, hessian, hair, calico, cover."""
    wood = material('beech')
    for s in (-1, 1):
        box((size, 0.045, 0.07), (0, s * size / 2, 0.035), wood)
        box((0.045, size, 0.07), (s * size / 2, 0, 0.035), wood)
    web = material('jute b08d5c pitch=.004')
    for k in range(5):
        o = -size * 0.36 + size * 0.18 * k
        box((0.05, size, 0.003), (o, 0, 0.012 + 0.002 * (k % 2)), web, bevel=0)
        box((size, 0.05, 0.003), (0, o, 0.014), web, bevel=0)
    spring = material('copper rough=.35')
    for i in range(3):
        for j in range(3):
            x, y = -size * 0.32 + i * size * 0.2, -size * 0.30 + j * size * 0.28
            turns = [(x + math.cos(t) * (0.033 - 0.011 * math.sin(math.pi * t / 28.3)), y + math.sin(t) * (0.033 - 0.011 * math.sin(math.pi * t / 28.3)), 0.02 + 0.105 * t / 28.3) for t in np.linspace(0, 28.3, 60)]
            sweep(turns, 0.0021, spring, steps=150, sides=6)
    layers = (('jute a98a5c pitch=.0035', 0.006, 0.0), ('plain 1f1915 rough=1 bump=1 fineness=300', 0.06, 0.11), ('fabric e6dcc4 melange=.2', 0.02, 0.21), ('stripe e9e2d0 3f5a7a pitch=.022 share=.7', 0.012, 0.30))
    z = 0.13
    for cover, thick, start in layers:
        wide = size * 0.56 - start + size * 0.44
        cushion((wide, size, thick), material(cover), (size / 2 - wide / 2 + 0.005, 0, z + thick / 2), crown=0.012 * (thick > 0.01), radius=min(0.028, thick / 2), wrinkle=0.002, seed=int(start * 100))
        z += thick * 0.9
    return z


@piece
def dovetailed_drawer(side: Material = 'pine', front: Material = 'mahogany rough=.25', width=0.34, height=0.14, depth=0.42, tails=4, pull: Material = 'brass'):
    """A drawer lying with its front to the left along x; its near side shows the tails."""
    thick, lap = 0.013, 0.022
    for s in (-1, 1):
        box((depth, thick, height), (0, s * (width - thick) / 2, height / 2), side, bevel=0.001)
    box((depth - 0.02, width - 0.02, 0.008), (0, 0, 0.018), material('pale_oak rough=.6'), bevel=0)
    box((0.012, width - 0.02, height - 0.02), (depth / 2 - 0.006, 0, height / 2), side, bevel=0.001)
    box((lap, width, height), (-depth / 2 - lap / 2 + 0.004, 0, height / 2), front, bevel=0.002)
    pitch = height / tails
    for k in range(tails + 1):
        z = k * pitch
        low, high = max(0, z - pitch * 0.12), min(height, z + pitch * 0.12)
        low_end, high_end = max(0, z - pitch * 0.22), min(height, z + pitch * 0.22)
        with at(-depth / 2 + 0.004, -width / 2 - 0.0006, 0):
            outline_plate([(0, low_end), (lap * 0.85, low), (lap * 0.85, high), (0, high_end)], 0.002, front)
    for y in (-width * 0.25, width * 0.25):
        lathe([(0, 0), (0.022, 0.0), (0.022, 0.002), (0.006, 0.004), (0.006, 0.012), (0.013, 0.018), (0.011, 0.026), (0, 0.028)], pull, (-depth / 2 - lap + 0.004, y, height * 0.5), (0, -90, 0), sides=24)
    return height


@piece
def bentwood_parts(frame: Material = 'wood 2b140a 54301a 7a4d2c rough=.3', seat: Material = 'cane'):
    """A café chair's parts laid flat in order."""
    def flat(points, thick, x, y, turn=0):
        with at(x, y, thick, turn):
            sweep([(px, py, 0) for px, py in points], thick, frame, steps=100)

    hoop = [(-0.20, -0.46), (-0.165, -0.2), (-0.185, 0.02), (-0.21, 0.2), (-0.15, 0.37), (0, 0.43), (0.15, 0.37), (0.21, 0.2), (0.185, 0.02), (0.165, -0.2), (0.20, -0.46)]
    flat(hoop, 0.0135, -0.62, 0.02)
    flat([(-0.12, -0.26), (-0.125, 0.08), (-0.08, 0.25), (0, 0.29), (0.08, 0.25), (0.125, 0.08), (0.12, -0.26)], 0.0095, -0.62, -0.06)
    for radius, x, y, thick in ((0.205, -0.12, 0.2, 0.014), (0.165, -0.12, -0.3, 0.008)):
        with at(x, y, thick):
            sweep([(math.cos(t) * radius, math.sin(t) * radius, 0) for t in np.linspace(0, 2 * math.pi, 33)], thick, frame, steps=100, capped=False)
    angle = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    rows = [np.column_stack([np.sin(angle) * r - 0.12, np.cos(angle) * r + 0.2, np.full(48, 0.012)]) for r in (0.001, 0.1, 0.197)]
    grid(np.array(rows), seat, close_v=True, order=AS_DRAWN, offset=False)
    for k in range(2):
        flat([(0, 0.24), (0.008, 0.0), (0.03, -0.22)], 0.015, 0.22 + 0.10 * k, 0.14)
    for k in range(2):
        flat([(0, 0.1), (0.03, 0.03), (0.03, -0.05), (-0.01, -0.12)], 0.008, 0.22 + 0.12 * k, -0.33)
    return None


@piece
def cane_seat(frame: Material = 'painted 1a1816 rough=.25', strand: Material = 'rattan d3ab6b', size=0.42, woven=0.55):
    """A drilled seat frame, woven on its left and strung only one way on its right; loose ends hang over the edge."""
    half, rim = size / 2, 0.055
    for s in (-1, 1):
        box((size + rim, rim, 0.03), (0, s * half, 0.015), frame, bevel=0.008, segments=3)
        box((rim, size - rim, 0.03), (s * half, 0, 0.015), frame, bevel=0.008, segments=3)
    pitch, inner = 0.016, half - rim / 2
    count = int(2 * inner / pitch)
    hole = material('plain 050505 rough=1')
    for k in range(count + 1):
        o = -inner + k * pitch
        done = k <= count * woven
        for dy in (-0.0022, 0.0022):
            sweep([(o + dy, -half, 0.031), (o + dy, 0, 0.029), (o + dy, half, 0.031)], 0.0012, strand, steps=12, sides=5)
        end = -inner + 2 * inner * woven
        for dy in (-0.0022, 0.0022):
            sweep([(-half, o + dy, 0.032), (0 if end > 0 else end, o + dy, 0.0315), (end + stage.dice.uniform(-0.01, 0.05), o + dy + stage.dice.uniform(-0.006, 0.006), 0.034 + stage.dice.uniform(0, 0.02))], 0.0012, strand, steps=16, sides=5)
        if done:
            for sign in (-1, 1):
                reach = min(inner + sign * 0 - o, 2 * inner * woven)
                sweep([(o, -inner * sign, 0.0335), (min(o + reach * 0.5, end), -inner * sign + sign * min(reach * 0.5, end - o), 0.0335)], 0.0014, strand, steps=10, sides=5, exact=False)
        for s in (-1, 1):
            rod((o, s * half, 0.0302), (o, s * half, 0.0306), 0.003, 0.003, hole, sides=10)
            rod((s * half, o, 0.0302), (s * half, o, 0.0306), 0.003, 0.003, hole, sides=10)
    for k in range(7):
        y = -inner + 2 * inner * (k + 0.5) / 7
        sweep([(half * 0.6, y, 0.034), (half + 0.02, y + stage.dice.uniform(-0.02, 0.02), 0.04), (half + 0.10, y + stage.dice.uniform(-0.05, 0.05), 0.006)], 0.0013, strand, steps=24, sides=5)
    return 0.03


@piece
def lifted_veneer(face: Material = 'wood 4a2a16 85562f b88850 rough=.25 rings=26 figure=.5 scale=3', ground: Material = 'wood 8a6238 b08a5a c9a878 rough=.8', width=0.16, length=0.2):
    """A leaf of veneer curling up from the wood below."""
    box((length, width, 0.0006), (0, 0, 0.0003), ground, bevel=0)
    t = np.linspace(0, 1, 40)
    angle = 2.0 * np.clip((t - 0.3) / 0.7, 0, 1) ** 1.5
    step = length / 39
    x = np.concatenate([[0], np.cumsum(np.cos(angle[:-1]) * step)]) - length / 2
    z = np.concatenate([[0], np.cumsum(np.sin(angle[:-1]) * step)]) + 0.0012
    across = np.linspace(-width / 2, width / 2, 10)
    points = np.stack([np.broadcast_to(x[:, None], (40, 10)) + 0.012 * np.sin(across * 30)[None, :] * t[:, None], np.broadcast_to(across[None, :], (40, 10)), np.broadcast_to(z[:, None], (40, 10)) + 0.006 * (across / width)[None, :] * t[:, None]], -1)
    grid(points, face, order=AS_DRAWN, thickness=0.0009, subdivisions=1)
    return None
