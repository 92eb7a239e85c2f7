"""Cane, rope and net."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import sweep
from ..stage import stage
from .piece import piece


@piece
def coil(line: Material = 'rattan', radius=0.11, turns=7, thick=0.005):
    """Cane, cord or flex wound in a ring."""
    dice = stage.dice
    points = []
    for k in range(turns * 16):
        t = k / 16 * 2 * math.pi
        r = radius * (1 + 0.08 * math.sin(k * 0.7)) + dice.uniform(-0.004, 0.004)
        points.append((math.cos(t) * r, math.sin(t) * r * 0.96, thick + thick * 1.3 * (k % (turns * 4)) / (turns * 4) * 2.2 + dice.uniform(0, thick)))
    points.append((radius * 1.5, radius * 0.4, thick))
    points.append((radius * 1.9, radius * 0.5, thick))
    sweep(points, thick, line, steps=turns * 40, sides=8)
    return None


@piece
def tangled_net(cord: Material = 'plastic 3f8f86 rough=.6', radius=0.3, count=16, seed=2):
    """Rope and net in a heap."""
    dice = np.random.RandomState(seed)
    for k in range(count):
        points = []
        x, y = dice.randn(2) * radius * 0.3
        for _ in range(16):
            x, y = x * 0.92 + dice.randn() * radius * 0.28, y * 0.92 + dice.randn() * radius * 0.2
            out = math.hypot(x, y) / radius
            points.append((x, y, max(0.006, 0.16 * math.exp(-out * out * 1.6) * dice.rand() + 0.006)))
        thick = 0.0022 if k % 4 else 0.007
        sweep(points, thick, cord if k % 5 else material('plastic d9743a rough=.6'), steps=140, sides=7)
    return None


@piece
def bundle(cover: Material = 'wood b8945a d0b27a e3cb97', count=22, length=0.42, width=0.016, thick=0.005, tie: Material = 'jute 9a7a4e'):
    """Strips tied together."""
    dice = stage.dice
    for k in range(count):
        a, out = k * 2.4, 0.026 * math.sqrt(k / count)
        box((length * dice.uniform(0.92, 1.05), width, thick), (dice.uniform(-0.01, 0.01), math.cos(a) * out * 1.3, 0.03 + math.sin(a) * out * 0.8), cover, (dice.uniform(-25, 25), dice.uniform(-0.8, 0.8), dice.uniform(-1.2, 1.2)), bevel=0.001)
    for x in (-0.09, 0.09):
        for turn in range(3):
            sweep([(x + turn * 0.005, math.cos(t) * 0.045, 0.03 + math.sin(t) * 0.031) for t in np.linspace(0, 2 * math.pi, 25)], 0.0028, tie, steps=48, capped=False, sides=6)
    return None
