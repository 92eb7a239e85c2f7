"""What measures, marks and looks closely."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import lathe, rod, sweep
from ..stage import at, stage
from .parts import ring
from .piece import piece
from .tools import handle
from .vessels import thrown


@piece
def square(wood: Material = 'mahogany', size=0.2):
    box((size * 0.6, 0.03, 0.016), (0, 0, 0.008), wood, bevel=0.002)
    box((0.03, size, 0.002), (size * 0.28, size / 2, 0.009), material('steel'), bevel=0)
    for k in range(3):
        rod((-size * 0.1 + k * 0.03, 0, 0.0162), (-size * 0.1 + k * 0.03, 0, 0.0168), 0.004, 0.004, material('brass'), sides=12)
    return None


@piece
def folding_rule(wood: Material = 'plain d9b45a rough=.5', parts=4, length=0.2, angles=(0, 8, -10, 6)):
    x, y, direction = 0.0, 0.0, 0.0
    for k in range(parts):
        direction += math.radians(angles[k % len(angles)])
        dx, dy = math.cos(direction) * length, math.sin(direction) * length
        lift = 0.002 + (k % 2) * 0.0035
        box((length + 0.014, 0.016, 0.0032), (x + dx / 2, y + dy / 2, lift), wood, (0, 0, math.degrees(direction)), bevel=0.0006)
        with at(x + dx / 2, y + dy / 2, lift + 0.0017, math.degrees(direction)):
            for m in range(40):
                tall = 0.008 if m % 10 == 0 else 0.005 if m % 5 == 0 else 0.003
                box((0.0006, tall, 0.0002), (-length / 2 + length * m / 40, 0.008 - tall / 2, 0), material('plain 2a241c rough=.8'), bevel=0)
        x, y = x + dx, y + dy
        rod((x, y, 0.001), (x, y, 0.0078), 0.0045, 0.0045, material('brass'), sides=16)
    return None


@piece
def steel_rule(length=0.3):
    box((length, 0.025, 0.0012), (0, 0, 0.0006), material('steel'), bevel=0)
    for m in range(int(length * 200)):
        tall = 0.009 if m % 10 == 0 else 0.005
        box((0.0005, tall, 0.0002), (-length / 2 + m * 0.005 + 0.003, 0.0125 - tall / 2, 0.0013), material('black'), bevel=0)
    return None


@piece
def pencil(paint: Material = 'plain b8402f rough=.3', length=0.17):
    with at(0, 0, 0.004, 0, 1, (0, 90)):
        lathe([(0, 0), (0.0036, 0), (0.0037, length * 0.86)], paint, exact=True, sides=6, sharp=20)
        lathe([(0.0037, length * 0.86), (0.0012, length * 0.97), (0.0008, length)], material('pine'), exact=True, sides=12)
        lathe([(0.0011, length * 0.97), (0, length)], material('black'), exact=True, sides=8)
    return None


@piece
def pencil_cup(clay: Material = 'ceramic 34302c', count=6):
    thrown('cylinder', clay, (0, 0, 0), 0.5)
    dice = stage.dice
    for k in range(count):
        colour = dice.choice(('b8402f', 'd9b45a', '2f4a63', '3f5a45', '1c1a18'))
        a, lean = k * 2.4, dice.uniform(5, 12)
        with at(math.cos(a) * 0.008, math.sin(a) * 0.008, 0.01, math.degrees(a), 1, (0, lean)):
            lathe([(0, 0), (0.0036, 0), (0.0037, 0.14), (0.0012, 0.158), (0, 0.163)], material(f'plain {colour} rough=.3'), exact=True, sides=6)
    return None


@piece
def spirit_level(body: Material = 'plain d9a52b rough=.35', length=0.6):
    box((length, 0.024, 0.05), (0, 0, 0.025), body, bevel=0.002)
    for x in (-length * 0.4, 0, length * 0.4):
        box((0.05, 0.026, 0.02), (x, 0, 0.03 if x else 0.04), material('plain c9e07a rough=.1'), bevel=0.006)
    return 0.05


@piece
def magnifier(metal: Material = 'brass', wood: Material = 'ebony', radius=0.045):
    ring = [(math.cos(t) * radius, math.sin(t) * radius, 0.006) for t in np.linspace(0, 2 * math.pi, 49)]
    sweep(ring, 0.004, metal, steps=80, capped=False)
    lathe([(0, 0.004), (radius * 0.7, 0.003), (radius, 0.001)], material('pane reflect=.14'), (0, 0, 0.004), sides=48)
    with at(radius, 0, 0.006, 0, 1, (0, 90)):
        handle(0.11, wood, (0, 0, 0.004), radius=0.009)
    return None


@piece
def hygrometer(metal: Material = 'brass', radius=0.055):
    """A round brass dial on its foot, leaning back."""
    box((0.05, 0.026, 0.005), (0, -0.012, 0.0025), metal, bevel=0.002)
    with at(0, 0, radius * 0.97 + 0.004, 0, 1, (76, 0)):
        lathe([(0, 0), (radius, 0), (radius, 0.026), (radius * 0.9, 0.03), (radius * 0.88, 0.024), (0, 0.024)], metal, exact=True, sharp=35, sides=64)
        lathe([(0, 0.0245), (radius * 0.88, 0.0245)], material('paper f1ece0'), exact=True, sides=48)
        ink = material('plain 1a1816 rough=.8')
        for k in range(21):
            a = math.radians(-130 + 13 * k)
            long = 0.008 if k % 5 == 0 else 0.0045
            r = radius * 0.78
            box((0.0009, long, 0.0004), (math.sin(a) * r, math.cos(a) * r, 0.0249), ink, (0, 0, -math.degrees(a)), bevel=0)
        a = math.radians(-62)
        box((0.0012, radius * 0.72, 0.0005), (math.sin(a) * radius * 0.3, math.cos(a) * radius * 0.3, 0.0256), material('plain 8a2018 rough=.5'), (0, 0, -math.degrees(a)), bevel=0)
        lathe([(0, 0.028), (0.004, 0.026), (0.004, 0.0245)], metal, sides=20)
    return None
