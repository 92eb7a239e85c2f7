"""What is dropped, rubbed and poured on wood or glass to learn what it is."""
import math

import numpy as np
from mathutils import Vector, noise

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, lathe, rod, sweep
from ..stage import at
from .piece import piece


@piece
def cotton_swab(stick: Material = 'birch rough=.6 scale=6', cotton: Material = 'felt f3efe6', soiled: Material = 'felt a8642c', length=0.14):
    """Lying along x, its wet and stained end towards +x and a little lower."""
    with at(0, 0, 0.0032):
        rod((-length / 2, 0, 0.0022), (length / 2 - 0.012, 0, 0), 0.00115, 0.00115, stick)
        tip = length / 2
        bud = [(0.0, 0.0), (0.0016, 0.0006), (0.0030, 0.004), (0.0033, 0.009), (0.0028, 0.014), (0.0014, 0.018)]
        with at(tip, 0, 0, 0, 1, (0, -90)):
            lathe([(r, z) for r, z in bud], cotton, sides=32, steps=30)
            lathe([(r * 1.03 + 0.00005, z - 0.0001) for r, z in bud[:4]], soiled, sides=32, steps=24)
    return None


@piece
def water_bead(size=0.007, water: Material = 'glass ffffff ior=1.33 rough=0'):
    """A drop that stands up, wider than its foot."""
    lathe([(0, size * 1.0), (size * 0.5, size * 0.9), (size * 0.88, size * 0.58), (size, size * 0.3), (size * 0.88, 0.0002)], water, sides=48, steps=40)
    return None


@piece
def smear(cover: Material = 'plain 6b3a18 rough=.75', width=0.03, length=0.05, thick=0.0005, seed=1):
    """A finish gone soft and rubbed: an uneven film, ridged at its rim."""
    angle = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    rim = 1 + 0.07 * np.sin(3 * angle + seed) + 0.05 * np.sin(5 * angle + 2 * seed) + 0.025 * np.sin(11 * angle)
    rows = []
    for share, high in ((1, 0), (0.98, 0.7), (0.93, 1.0), (0.86, 0.55), (0.6, 0.42), (0.3, 0.4), (0.01, 0.4)):
        x, y = np.cos(angle) * rim * share * length / 2, np.sin(angle) * rim * share * width / 2
        z = thick * high * (1 + 0.3 * np.sin(y * 2600 + x * 300) * (share < 0.95))
        rows.append(np.stack([x, y, z], 1))
    grid(np.array(rows), cover, close_v=True, order=AS_DRAWN)
    return None


@piece
def pool(cover: Material = 'plain b8741a rough=.05', radius=0.05, thick=0.0022, wrinkled=0.0, seed=1, count=150):
    """A spoonful poured on glass: flat with a round rim, or drawn into folds `wrinkled` metres high."""
    angle = np.linspace(0, 2 * np.pi, count * 2, endpoint=False)
    outline = 1 + 0.05 * np.sin(2 * angle + seed) + 0.035 * np.sin(3 * angle + 2.1 * seed) + 0.012 * np.sin(7 * angle + seed)
    rows = []
    for share in np.linspace(1, 0.004, count):
        inward = (1 - share) * radius
        body = thick * min(1.0, math.sqrt(max(0.0, 1 - (1 - min(1, inward / (thick * 2.2))) ** 2)))
        ring = []
        for a, rim in zip(angle, outline):
            x, y = math.cos(a) * rim * share * radius, math.sin(a) * rim * share * radius
            z = body
            if wrinkled:
                bend = noise.noise(Vector((x * 55 + seed, y * 55, 3.1))) * 2.1
                fold = math.sin(x * 520 + bend * 7 + noise.noise(Vector((x * 120, y * 120, seed))) * 3.5)
                fold += 0.7 * math.sin(y * 640 + bend * 9 + noise.noise(Vector((y * 140, x * 140, seed + 5))) * 3.5)
                z += wrinkled * (1 - abs(fold) / 1.7) * min(1.0, inward / 0.004) * (0.6 + 0.8 * abs(noise.noise(Vector((x * 30, y * 30, seed + 9)))))
            ring.append((x, y, z))
        rows.append(ring)
    grid(np.array(rows), cover, close_v=True, order=AS_DRAWN)
    return thick


@piece
def spoon(metal: Material = 'chrome rough=.18', length=0.18, wet: Material = None):
    """A table spoon lying along x, its bowl towards +x."""
    sweep([(-length / 2, 0, 0.008), (-length * 0.2, 0, 0.012), (length * 0.12, 0, 0.011), (length * 0.2, 0, 0.0085)], lambda f: 0.0075 - 0.0045 * min(1, f * 1.4), metal, other=0.0014, steps=30, up=(0, 0, 1))
    v = np.linspace(-1, 1, 21)

    def hollow(size, lift):
        """The bowl, or what lies in it if it is smaller: an egg, its broad end towards the handle."""
        rows = []
        for turn in np.linspace(0.02, math.pi - 0.02, 34):
            along = -math.cos(turn) * size
            half = 0.0215 * math.sqrt(max(0.0, size * size - along * along)) * (1 - 0.2 * along)
            rows.append([(length * 0.18 + 0.03 + 0.03 * along, half * w, lift + 0.0012 + 0.0088 * (along * along + (half * w / 0.0215) ** 2) * (1 if lift == 0 else 0)) for w in v])
        return np.array(rows)

    grid(hollow(1.0, 0.0), metal, order=AS_DRAWN, thickness=0.0011, subdivisions=1)
    if wet:
        grid(hollow(0.72, 0.0048), wet, order=AS_DRAWN)
    return None


@piece
def glass_sheet(edge: Material = 'plain 9fc2b2 rough=.1', width=0.32, depth=0.22, thick=0.005, face: Material = 'pane reflect=.09'):
    """A pane laid down, its cut edge green."""
    for side in (-1, 1):
        box((width, 0.0012, thick), (0, side * depth / 2, thick / 2), edge, bevel=0.0004)
        box((0.0012, depth - 0.003, thick), (side * width / 2, 0, thick / 2), edge, bevel=0.0004)
    half = np.array([[(x, y, thick) for y in (-depth / 2, depth / 2)] for x in (-width / 2, width / 2)])
    grid(half, face, order=AS_DRAWN)
    return thick


@piece
def polish_tin(metal: Material = 'plain b9b6ae metal=1 rough=.32', wax: Material = 'plain d6b676 rough=.34 spread=.05', radius=0.05, height=0.03, scoop=(0.016, -0.012), depth=0.006, paint: Material = 'plain 27423a rough=.35'):
    """A flat round tin without its lid, a fingertip's worth taken out of the paste."""
    r, h = radius, height
    lathe([(0, 0), (r, 0), (r * 1.015, 0.0015), (r * 1.015, 0.004), (r, 0.0055), (r, h * 0.7), (r * 1.012, h * 0.73), (r * 1.012, h * 0.77), (r * 0.985, h * 0.8), (r * 0.985, h), (r * 0.97, h), (r * 0.97, h * 0.5)], metal, exact=True, sharp=30, sides=96)
    lathe([(r * 1.0006, 0.0062), (r * 1.0006, h * 0.69)], paint, exact=True, sides=96)
    rows = []
    angle = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    for share in np.linspace(1, 0.004, 70):
        x, y = np.cos(angle) * share * r * 0.968, np.sin(angle) * share * r * 0.968
        along, across = x - scoop[0], y - scoop[1]
        u = along * 0.8 + across * 0.6
        v = -along * 0.6 + across * 0.8
        dent = np.exp(-((u / 0.017) ** 2 + (v / 0.0075) ** 2) ** 1.6)
        lip = np.exp(-(((u - 0.021) / 0.006) ** 2 + (v / 0.009) ** 2))
        swirl = 0.0003 * np.sin(np.hypot(x + 0.02, y - 0.03) * 420 + 2.5 * np.sin(x * 70) * np.cos(y * 55)) * np.clip((np.sin(x * 60 + 1) + np.cos(y * 75) + 1) / 2, 0, 1)
        rows.append(np.stack([x, y, h * 0.86 - depth * dent + 0.0022 * lip + swirl], 1))
    grid(np.array(rows), wax, close_v=True, order=AS_DRAWN)
    return h


@piece
def polish_lid(metal: Material = 'plain b9b6ae metal=1 rough=.3', paint: Material = 'plain 27423a rough=.35', radius=0.051, height=0.012):
    """The tin's lid lying on its back, its bare inside up."""
    r, h = radius, height
    lathe([(0, 0.001), (r * 0.9, 0.001), (r * 0.95, 0), (r, 0.0015), (r, h), (r * 0.985, h), (r * 0.985, 0.003), (r * 0.9, 0.0022), (r * 0.86, 0.003), (0, 0.003)], metal, exact=True, sharp=30, sides=96)
    lathe([(r * 1.0006, 0.003), (r * 1.0006, h * 0.8)], paint, exact=True, sides=96)
    return h
