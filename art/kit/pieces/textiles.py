"""Rugs, curtains, blankets and cloth in use."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.cloth import drape, pillow
from ..shapes.cushion import cushion
from ..shapes.grid import AS_DRAWN, grid, lathe, rod, sweep
from ..shapes.mesh import mesh_from, put_mesh, subdivide
from ..shapes.strands import strands
from ..stage import at, stage
from .piece import piece


@piece
def rug(cover: Material = 'pile d8ccb6', width=2.4, depth=1.6, fringe: Material = None, round=False, thickness=0.012):
    if round:
        angle = np.linspace(0, 2 * np.pi, 96, endpoint=False)
        rows = [np.stack([np.cos(angle) * width / 2 * f, np.sin(angle) * depth / 2 * f, np.full(96, z)], 1)
                for f, z in ((0, thickness), (0.5, thickness), (0.985, thickness), (1, thickness * 0.6), (1, 0))]
        grid(np.array(rows)[::-1], cover, close_v=True, order=AS_DRAWN, offset=False)
        return thickness
    x, y = np.meshgrid(np.linspace(-width / 2, width / 2, 60), np.linspace(-depth / 2, depth / 2, 40), indexing='ij')
    z = thickness + 0.002 * np.sin(x * 5 + 1) * np.sin(y * 4)
    z[(np.abs(x) > width / 2 - 1e-6) | (np.abs(y) > depth / 2 - 1e-6)] = 0
    wavy_x = x + 0.006 * np.sin(y * 9) * (np.abs(x) > width / 2 - 0.2)
    wavy_y = y + 0.006 * np.sin(x * 7) * (np.abs(y) > depth / 2 - 0.2)
    grid(np.stack([wavy_x, wavy_y, z], -1), cover, order=AS_DRAWN, offset=False)
    if fringe:
        for side in (-1, 1):
            for y in np.arange(-depth / 2, depth / 2, 0.022):
                start, sway = side * width / 2, stage.dice.uniform(-0.015, 0.015)
                sweep([(start, y, 0.008), (start + side * 0.035, y + sway * 0.4, 0.007), (start + side * 0.07, y + sway, 0.004)], 0.0028, fringe, steps=5, sides=5)
    return thickness


def blot(x, y, spots, seed):
    """Whether a point lies in one of the round spots (x, y, radius), their edges uneven."""
    for sx, sy, radius in spots:
        angle = math.atan2(y - sy, x - sx)
        wave = 1 + 0.1 * math.sin(3 * angle + seed) + 0.07 * math.sin(5 * angle + 2 * seed) + 0.05 * math.sin(9 * angle)
        if math.hypot(x - sx, y - sy) < radius * wave:
            return True
    return False


@piece
def tufted_rug(cover: Material = 'felt e2d8c2', stain: Material = 'felt 5a1622', width=1.2, depth=0.9, length=0.011, spots=(), density=240000, seed=2, cell=0.006):
    """A rug of real fibres, of which those within the spots are stained; `density` is fibres a square metre."""
    columns, rows = int(width / cell), int(depth / cell)
    points = [((i / columns - 0.5) * width, (j / rows - 0.5) * depth, 0.004) for j in range(rows + 1) for i in range(columns + 1)]
    parts = {False: [], True: []}
    for j in range(rows):
        for i in range(columns):
            corner = j * (columns + 1) + i
            middle = points[corner][0] + cell / 2, points[corner][1] + cell / 2
            parts[blot(*middle, spots, seed)].append((corner, corner + 1, corner + columns + 2, corner + columns + 1))
    for stained, faces in parts.items():
        if faces:
            thing = put_mesh(mesh_from(points, faces), stain if stained else cover, smooth=False, order=AS_DRAWN, offset=False)
            strands(thing, int(len(faces) * cell * cell * density), length * (0.85 if stained else 1), seed=seed)
    return length


@piece
def folded_rug(face: Material = 'pile 8a3b2e', under: Material = 'jute 8a6f52', width=0.7, depth=0.9, turned=0.34, thick=0.012):
    """A corner of rug with its near end rolled back to show the underside."""
    u = np.linspace(0, 1, 60)
    radius = 0.035
    path = []
    flat = depth - turned
    for s in u * (depth + math.pi * radius * 0.9):
        if s < flat:
            path.append((depth / 2 - s, thick / 2))
        elif s < flat + math.pi * radius:
            t = (s - flat) / radius
            path.append((depth / 2 - flat - math.sin(t) * radius, thick / 2 + radius - math.cos(t) * radius))
        else:
            back = s - flat - math.pi * radius
            path.append((depth / 2 - flat + back, thick / 2 + 2 * radius - min(0.02, back * 0.2)))
    for cover, lift in ((face, thick / 2), (under, -thick / 2)):
        path_in = np.array(path)
        way = np.gradient(path_in, axis=0)
        way /= np.linalg.norm(way, axis=1)[:, None]
        offset = path_in + np.stack([way[:, 1], -way[:, 0]], 1) * lift
        points = np.stack([np.stack([np.full(60, x), offset[:, 0], offset[:, 1]], 1) for x in np.linspace(-width / 2, width / 2, 12)])
        length = np.linspace(0, depth, 60)
        coords = np.stack([np.stack([np.full(60, x), length, np.zeros(60)], 1) for x in np.linspace(-width / 2, width / 2, 12)])
        grid(points, cover, coords=coords, order=AS_DRAWN, offset=False)
    return 0


@piece
def curtain(cloth: Material = 'sheer', width=0.6, height=2.5, folds=8, depth=0.045, seed=1, sway=0.0):
    """Hangs in folds from this place's height downwards to the floor of it."""
    dice = np.random.RandomState(seed)
    columns = folds * 14
    u, v = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, 24), indexing='ij')
    phase = np.cumsum(0.75 + 0.5 * dice.rand(columns))
    phase = phase / phase[-1] * folds * 2 * np.pi
    swell = depth * (0.75 + 0.35 * v) * (1 + 0.35 * np.sin(3 * u * 6.28 + seed))
    x = (u - 0.5) * width + 0.018 * np.sin(phase[:, None] * 2 + 2) * v
    y = swell * np.sin(phase[:, None] + 0.35 * np.sin(v * 2.5 + seed) * v) - sway * v ** 2 * (0.6 + 0.4 * np.sin(u * 3))
    subdivide(grid(np.stack([x, y, height * (1 - v)], -1), cloth, order=AS_DRAWN), 1)
    return None


@piece
def curtain_rod(metal: Material = 'brass', width=2.0, radius=0.013):
    rod((-width / 2, 0, 0), (width / 2, 0, 0), radius, radius, metal)
    for side in (-1, 1):
        lathe([(0, -0.02), (0.02, -0.01), (0.024, 0.005), (0.015, 0.02), (0, 0.026)], metal, (side * width / 2, 0, 0), (0, side * 90, 0), sides=24)
    return None


@piece
def scatter_cushion(cloth: Material = 'fabric d9c7a3', width=0.45, height=0.45, lying=False, seed=1):
    if lying:
        pillow(width * 1.12, height * 1.12, cloth, (0, 0, 0.09), (0, 0, 0), seed=seed)
        return 0.17
    pillow(width * 1.12, height * 1.12, cloth, (0, 0, height * 0.5 - 0.02), (70, 0, 0), seed=seed)
    return None


@piece
def folded_cloth(cloth: Material = 'fabric 7d8b86', width=0.26, depth=0.18, layers=4, thick=0.014):
    """Neatly folded, the folds to the front."""
    for k in range(layers):
        cushion((width - stage.dice.uniform(0, 0.012), depth - 0.004 * k, thick * 1.05), cloth, (stage.dice.uniform(-0.004, 0.004), 0, thick * (k + 0.5)), (0, 0, stage.dice.uniform(-2, 2)),
                crown=0.002, radius=thick * 0.5, wrinkle=0.0015, seed=k, cuts=14)
    return thick * layers


@piece
def crumpled_cloth(cloth: Material = 'fabric e6dcc8', size=0.34, seed=1, lump=0.07):
    """A rag let fall over something small."""
    drape(f'rag_{size}_{seed}_{lump}', (size, size * 0.9), [(size * 0.28, size * 0.22, lump), (size * 0.12, size * 0.14, lump * 1.5, (size * 0.14, 0.02, 0)), (4, 4, 0.012, (0, 0, -0.012))],
          cloth, fineness=size / 42, frames=40, thickness=0.002, bend=0.25, seed=seed, wrinkle=0.02)
    return None


@piece
def throw_over(cloth: Material = 'fabric a65a34', name='arm', size=(0.55, 1.4), block=(0.16, 0.9, 0.62), shift=(0, 0), seed=3, thickness=0.007):
    """A throw dropped over a block of the given size; the block itself is not shown."""
    drape(f'throw_{name}_{size}_{block}_{seed}'.replace(' ', ''), tuple(size), [tuple(block), (6, 6, 0.012, (0, 0, -0.012))], cloth, shift=shift, fineness=0.026,
          thickness=thickness, bend=0.5, seed=seed, wrinkle=0.02)
    return None


@piece
def dust_sheet(cloth: Material = 'fabric ece6d8 melange=.1', name='chair', size=(2.0, 2.0), blocks=((0.7, 0.7, 0.45), (0.7, 0.18, 0.95, (0, 0.26, 0))), seed=3, fineness=0.035):
    """A sheet over something whose shape is given as blocks."""
    drape(f'sheet_{name}_{seed}', tuple(size), [*[tuple(b) for b in blocks], (8, 8, 0.02, (0, 0, -0.02))], cloth, fineness=fineness, frames=60, thickness=0.004, bend=0.6, seed=seed, wrinkle=0.02)
    return None


@piece
def bolt_of_cloth(cloth: Material = 'fabric 6b2f3a', radius=0.06, length=1.3, standing=True):
    turn = (0, 0, 0) if standing else (0, 90, 0)
    place = (0, 0, 0) if standing else (-length / 2, 0, radius)
    spiral = [(radius * (1 - 0.012 * k), 0.0) for k in range(2)]
    lathe([(0, 0), (spiral[0][0] - 0.003, 0), (radius, 0.004), (radius, length - 0.004), (radius - 0.003, length), (0.02, length), (0.02, length - 0.01), (0, length - 0.01)],
          cloth, place, turn, exact=True, sharp=40, sides=40)
    return radius * 2


@piece
def yarn_ball(yarn: Material = 'fabric a65a34', radius=0.045):
    """Wound thread, as many great circles."""
    dice = stage.dice
    lathe([(0, 0), (radius * 0.8, radius * 0.45), (radius * 0.93, radius), (radius * 0.8, radius * 1.55), (0, radius * 1.95)], yarn, sides=32)
    for _ in range(34):
        a, b = dice.uniform(0, 6.28), dice.uniform(-1.4, 1.4)
        loop = []
        for t in np.linspace(0, 2 * np.pi, 25):
            x, y, z = math.cos(t), math.sin(t) * math.cos(b), math.sin(t) * math.sin(b)
            loop.append(((x * math.cos(a) - y * math.sin(a)) * radius, (x * math.sin(a) + y * math.cos(a)) * radius, radius + z * radius))
        sweep(loop, 0.0017, yarn, steps=36, sides=5, capped=False)
    return radius * 2


@piece
def spool(thread: Material = 'fabric b8433a weave=0', wood: Material = 'birch', size=1.0):
    lathe([(0, 0), (0.016 * size, 0), (0.016 * size, 0.006 * size), (0.008 * size, 0.008 * size), (0.008 * size, 0.037 * size), (0.016 * size, 0.039 * size), (0.016 * size, 0.045 * size), (0, 0.045 * size)],
          wood, exact=True, sharp=40, sides=32)
    lathe([(0.0135 * size, 0.007 * size), (0.0145 * size, 0.012 * size), (0.0145 * size, 0.033 * size), (0.0135 * size, 0.038 * size)], thread, exact=True, sides=32)
    return 0.045 * size


@piece
def swatches(cloths='fabric d8c8ac;fabric 55604f;fabric a65a34;fabric 2f423e', width=0.12, depth=0.16, fan=9, thick=0.0022):
    """Samples of cloth fanned out; names separated by semicolons."""
    names = cloths.split(';')
    for k, name in enumerate(names):
        angle = (k - (len(names) - 1) / 2) * fan
        with at(0, -depth * 0.5, k * thick, -angle):
            box((width, depth, thick), (0, depth * 0.5, thick / 2), material(name.strip()), bevel=0.0008, order=(0, 1, 2))
    return len(names) * thick


@piece
def half_fold(cloth: Material = 'check e7dfcc 4f6b4a', width=0.6, depth=0.45):
    """A flat cloth with one edge folded over."""
    box((width, depth, 0.0015), (0, 0, 0.0008), cloth, bevel=0, order=(0, 1, 2))
    box((width, depth * 0.22, 0.0016), (0, depth * 0.39, 0.0025), cloth, bevel=0, order=(0, 1, 2))
    return 0.003
