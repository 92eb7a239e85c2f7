"""Materials laid out to be compared."""
import math

import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, lathe, rod, sweep
from ..stage import at, stage
from .foliage import leaf_mesh, put_leaf
from .piece import piece


@piece
def block(cover: Material = 'oak', width=0.1, depth=0.1, height=0.03, bevel=0.003):
    box((width, depth, height), (0, 0, height / 2), cover, bevel=bevel, segments=3)
    return height


@piece
def leaning_panel(cover: Material = 'oak', width=0.2, height=0.3, thick=0.018, lean=10):
    """A sample panel leaning back."""
    a = math.radians(lean)
    box((width, thick, height), (0, math.sin(a) * height / 2, math.cos(a) * height / 2 + math.sin(a) * thick / 2), cover, (-lean, 0, 0), bevel=0.002)
    return None


@piece
def fanned_boards(woods='oak;ash;walnut;cherry;beech;elm;pine;birch', length=0.42, width=0.075, thick=0.014, spread=10, leaves=True):
    """Boards fanned from one end, a leaf at the other."""
    names = woods.split(';')
    greens = ('leaf 4d6b2f 86a045', 'leaf b8863a d9b45a', 'leaf 7a4a26 b06a35', 'leaf 8a3a26 b8563a')
    for k, name in enumerate(names):
        angle = (k - (len(names) - 1) / 2) * -spread
        with at(0, 0, k * 0.0025, angle):
            box((width, length, thick), (0, length / 2 + 0.18, thick / 2), material(name + (' rough=.5' if '=' not in name else '')), bevel=0.0025)
            if leaves:
                put_leaf(leaf_mesh(0.075, 0.045, 0.25, 0.12, ('ovate', 'lance', 'heart')[k % 3]), material(greens[k % 4]), (0, length + 0.215, 0.004), (math.sin(k) * 0.5, 1, 0.12), 0)
    return 0.03


@piece
def cork_bark(cover: Material = 'bark a08055', inner: Material = 'cork b88a5a', length=0.34, radius=0.09, thick=0.03):
    """A curl as stripped from the tree."""
    dice = np.random.RandomState(3)
    angle = np.linspace(-2.0, 2.0, 60)
    along = np.linspace(-length / 2, length / 2, 40)
    rough = dice.rand(40, 60)
    rough = (rough + np.roll(rough, 1, 0) + np.roll(rough, 1, 1) + np.roll(rough, 2, 0)) / 4
    for cover_now, r0, bump in ((cover, radius + thick, 0.016), (inner, radius, 0.002)):
        r = r0 + bump * (rough - 0.5)
        points = np.stack([np.broadcast_to(along[:, None], r.shape), np.sin(angle)[None, :] * r, radius + thick - np.cos(angle)[None, :] * r], -1)
        grid(points if cover_now is inner else points[::-1], cover_now, order=AS_DRAWN)
    for end in (0, -1):
        ring = [np.stack([np.full(60, along[end]), np.sin(angle) * r, radius + thick - np.cos(angle) * r], 1) for r in (radius, radius + thick * 0.5, radius + thick)]
        grid(np.array(ring), inner, order=AS_DRAWN)
    for end in (0, -1):
        edge = [np.stack([along, np.full(40, math.sin(angle[end]) * r), np.full(40, radius + thick - math.cos(angle[end]) * r)], 1) for r in (radius, radius + thick)]
        grid(np.array(edge), inner, order=AS_DRAWN)
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


@piece
def heap(cover: Material = 'plain c98a2e rough=1', radius=0.05, height=0.03, grains=0, seed=1):
    """A small heap of powder, or of crumbs if `grains` says how many."""
    dice = np.random.RandomState(seed)
    angle = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    rows = []
    for share in np.linspace(1, 0, 22):
        wobble = 1 + 0.07 * np.sin(angle * 3 + seed) + 0.05 * np.sin(angle * 7 + seed * 2)
        z = height * (1 - share) ** 0.85 if share > 0.12 else height * (1 - 0.12) ** 0.85
        rows.append(np.stack([np.cos(angle) * radius * share * wobble, np.sin(angle) * radius * share * wobble, np.full(48, z) + dice.rand(48) * height * 0.03], 1))
    grid(np.array(rows), cover, close_v=True, order=AS_DRAWN)
    for _ in range(grains):
        a, out = dice.rand() * 6.28, radius * math.sqrt(dice.rand()) * 1.15
        z = max(0.002, height * (1 - min(1, out / radius)) ** 0.85)
        size = radius * (0.05 + 0.06 * dice.rand())
        box((size, size * 0.8, size * 0.6), (math.cos(a) * out, math.sin(a) * out, z), cover, tuple(dice.rand(3) * 360), bevel=size * 0.2)
    return height


@piece
def muller(cover: Material = 'glass e6efe9'):
    """A glass grinder for pigment."""
    lathe([(0, 0), (0.035, 0), (0.037, 0.006), (0.03, 0.018), (0.013, 0.035), (0.012, 0.07), (0.018, 0.09), (0.018, 0.1), (0, 0.108)], cover, sides=48, steps=50)
    return None


@piece
def painted_card(colour='a65a34', width=0.1, height=0.14, edge=0.012, lean=0):
    """A brushed-out sample on a white card."""
    with at(0, 0, 0, 0, 1, (90 - lean, 0) if lean else (0, 0)):
        box((width, height, 0.0012), (0, height / 2 if lean else 0, 0.0006), material('paper f2ede2'), bevel=0)
        box((width - 2 * edge, height - 2 * edge, 0.0006), (0, height / 2 if lean else 0, 0.0014), material(f'painted {colour} rough=.6'), bevel=0)
    return 0.002


@piece
def fan_deck(colours='e9e2d4;d9cdb8;c9b48f;b98b3f;a65a34;8d3b2a;5c6b52;2e3d44', length=0.2, width=0.05, spread=9):
    """Paint strips riveted at one end."""
    names = colours.split(';')
    for k, colour in enumerate(names):
        with at(0, 0, k * 0.0012, (k - (len(names) - 1) / 2) * -spread):
            box((width, length, 0.001), (0, length / 2 - 0.015, 0.0006), material('paper f2ede2'), bevel=0)
            for j in range(4):
                light = tuple(min(255, int(int(colour[i:i + 2], 16) * (0.82 + 0.13 * j) + 12 * j)) for i in (0, 2, 4))
                box((width - 0.004, length / 5 - 0.003, 0.0004), (0, length * (0.2 + 0.2 * j), 0.0013), material('plain {:02x}{:02x}{:02x} rough=.6'.format(*light)), bevel=0)
    rod((0, 0, 0), (0, 0, 0.0012 * len(names) + 0.002), 0.004, 0.004, material('steel'), sides=16)
    return 0.01


@piece
def filled_bowl(glass: Material = 'glass', filling: Material = 'plain e9e2d4 rough=1', size=0.75, kind='crumbs', seed=1):
    """A glass bowl heaped with a stuffing: crumbs, floss, threads or feathers."""
    from .vessels import thrown
    thrown('deep_bowl', glass, (0, 0, 0), size)
    dice = np.random.RandomState(seed)
    r = 0.082 * size
    lathe([(0, 0.018 * size), (0.04 * size, 0.02 * size), (0.083 * size, 0.06 * size), (0.092 * size, 0.095 * size), (0.05 * size, 0.115 * size), (0, 0.122 * size)], filling, sides=40, steps=40)
    for k in range({'crumbs': 160, 'floss': 60, 'threads': 170, 'feathers': 60}[kind]):
        a, out = dice.rand() * 6.28, r * 1.08 * math.sqrt(dice.rand())
        z = 0.122 * size - 0.03 * size * (out / r) ** 2
        x, y = math.cos(a) * out, math.sin(a) * out
        if kind == 'crumbs':
            s = 0.005 + 0.008 * dice.rand()
            box((s, s * 0.8, s * 0.9), (x, y, z), filling, tuple(dice.rand(3) * 360), bevel=s * 0.15)
        elif kind == 'feathers':
            put_leaf(leaf_mesh(0.05, 0.016, 0.7, 0.1, 'lance'), filling, (x, y, z), (dice.randn(), dice.randn(), abs(dice.randn()) * 0.5), dice.rand() * 6, 0.6 + 0.6 * dice.rand())
        elif kind == 'floss':
            s = 0.008 + 0.012 * dice.rand()
            lathe([(0, 0), (s, s * 0.6), (s * 1.1, s), (0, s * 1.7)], filling, (x, y, z - s), tuple(dice.rand(3) * 90), sides=10, steps=8)
        else:
            d = dice.randn(3) * 0.018
            sweep([(x - d[0], y - d[1], z), (x + dice.randn() * 0.01, y + dice.randn() * 0.01, z + 0.012 + abs(d[2]) * 0.6), (x + d[0], y + d[1], z)], 0.0008, filling, steps=10, sides=4)
    return None


@piece
def board_section(kind='plywood', width=0.3, depth=0.2, thick=0.018):
    """A sheet material seen by its cut edge."""
    faces = {'plywood': 'birch', 'mdf': 'plain b08f66 rough=.9 spread=.05', 'chipboard': 'plain c2a273 rough=.9', 'osb': 'plain c79a5c rough=.8', 'blockboard': 'pale_oak', 'white': 'plain e9e6df rough=.3'}
    cover = material(faces[kind])
    if kind == 'plywood':
        count = 9
        for k in range(count):
            tone = 'wood b8935f d0ae7c dcc094 rough=.6' if k % 2 == 0 else 'wood 5f4228 80593a 9a7048 rough=.7'
            box((width - 0.0004 * (k % 2), depth - 0.0004 * (k % 2), thick / count), (0, 0, thick * (k + 0.5) / count), material(tone), bevel=0)
    elif kind == 'blockboard':
        for z in (0.001, thick - 0.001):
            box((width, depth, 0.002), (0, 0, z), cover, bevel=0)
        for k in range(10):
            box((width / 10 - 0.0006, depth, thick - 0.004), (-width / 2 + width * (k + 0.5) / 10, 0, thick / 2), material('pine rough=.7'), bevel=0.0004, order=(1, 0, 2))
    else:
        box((width, depth, thick), (0, 0, thick / 2), cover, bevel=0.0006)
        dice = stage.dice
        if kind in ('chipboard', 'osb'):
            many, long, tall = (420, 0.008, 0.0022) if kind == 'chipboard' else (150, 0.034, 0.0018)
            tones = ('8a6238', 'd9bd8c', 'a87d48', 'e3cfa2', '6b4a2b')
            for _ in range(many):
                flake = material(f'plain {dice.choice(tones)} rough=.9')
                box((long * dice.uniform(0.4, 1.3), 0.0008, tall * dice.uniform(0.5, 1.2)), (dice.uniform(-0.49, 0.49) * width, -depth / 2 - 0.0001, thick * dice.uniform(0.06, 0.94)), flake, (0, dice.uniform(-14, 14), 0), bevel=0)
            if kind == 'osb':
                for _ in range(140):
                    flake = material(f'plain {dice.choice(tones)} rough=.8')
                    box((0.06 * dice.uniform(0.5, 1.4), 0.014 * dice.uniform(0.5, 1.3), 0.0006), (dice.uniform(-0.48, 0.48) * width, dice.uniform(-0.48, 0.48) * depth, thick + 0.0002), flake, (0, 0, dice.uniform(0, 180)), bevel=0)
    return thick


@piece
def colour_board(colour='c9bfae', width=0.5, height=0.7, lean=8, thick=0.012):
    """A painted board leaning on the wall behind."""
    a = math.radians(lean)
    box((width, thick, height), (0, -math.sin(a) * height / 2 - thick, math.cos(a) * height / 2), material(f'painted {colour} rough=.6'), (-lean, 0, 0), bevel=0.001)
    return None


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
    from ..shapes.cushion import cushion
    layers = (('jute a98a5c pitch=.0035', 0.006, 0.0), ('plain 1f1915 rough=1 bump=1 fineness=300', 0.06, 0.11), ('fabric e6dcc4 melange=.2', 0.02, 0.21), ('stripe e9e2d0 3f5a7a pitch=.022 share=.7', 0.012, 0.30))
    z = 0.13
    for cover, thick, start in layers:
        wide = size * 0.56 - start + size * 0.44
        cushion((wide, size, thick), material(cover), (size / 2 - wide / 2 + 0.005, 0, z + thick / 2), crown=0.012 * (thick > 0.01), radius=min(0.028, thick / 2), wrinkle=0.002, seed=int(start * 100))
        z += thick * 0.9
    return z


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
def hinge(metal: Material = 'plain b9bab8 rough=.25 metal=1'):
    """A concealed cupboard hinge: cup in the door, arm on the side."""
    lathe([(0, 0.011), (0.0165, 0.011), (0.0175, 0.002), (0.02, 0.0015), (0.02, 0), (0, 0)], metal, exact=True, sharp=30, sides=48)
    box((0.05, 0.045, 0.002), (0, 0, 0.001), metal, bevel=0.001)
    box((0.085, 0.016, 0.009), (0.055, 0, 0.016), metal, bevel=0.003)
    box((0.04, 0.052, 0.003), (0.095, 0, 0.006), metal, bevel=0.001)
    for x in (0.07, 0.092, 0.108):
        lathe([(0, 0.001), (0.0032, 0.0005), (0.0036, 0)], material('steel'), (x, 0, 0.0205 if x < 0.1 else 0.008), sides=16)
        box((0.005, 0.0008, 0.0008), (x, 0, 0.0215 if x < 0.1 else 0.009), material('black'), bevel=0)
    for y in (-0.018, 0.018):
        lathe([(0, 0.0015), (0.003, 0.001), (0.0036, 0)], material('steel'), (0.0, y, 0.002), sides=16)
    return None


@piece
def paper_tag(card: Material = 'paper c4a676', width=0.05, height=0.09):
    box((width, 0.001, height), (0, 0, -height / 2 - 0.05), card, (4, 3, 0), bevel=0)
    sweep([(0, 0, 0.0), (0.006, -0.004, -0.03), (0, 0, -0.06)], 0.0009, material('jute cdb98c'), steps=20, sides=5)
    return None


@piece
def log(bark: Material = 'bark 6b5642', core: Material = 'oak', radius=0.16, length=0.6):
    """A trunk lying along x, its end grain in rings."""
    with at(-length / 2, 0, radius, 0, 1, (0, 90)):
        lathe([(radius, 0), (radius * 1.02, length * 0.5), (radius * 0.98, length)], bark, sides=48, steps=40)
        for z, up in ((0, -1), (length, 1)):
            for k in range(9):
                r0, r1 = radius * (1 - k / 9.2), radius * (1 - (k + 1) / 9.2)
                tone = material('wood 8a6238 a87d4c c29a68 rough=.8' if k % 2 else 'wood a07a50 c09a6a d9ba8c rough=.8')
                lathe([(max(r1, 0), z + up * 0.0005 * k), (r0 * 0.995, z + up * 0.0005 * k)][::up], tone, exact=True, sides=48)
    return radius * 2


@piece
def sieve(wood: Material = 'ash', radius=0.13, height=0.07):
    lathe([(radius - 0.006, 0), (radius, 0), (radius, height), (radius - 0.006, height), (radius - 0.006, 0)], wood, exact=True, sharp=40, sides=64)
    mesh = material('steel')
    for k in range(-12, 13):
        o = k * radius / 13
        half = math.sqrt(max(0, (radius * 0.97) ** 2 - o * o))
        rod((o, -half, 0.008), (o, half, 0.008), 0.0006, 0.0006, mesh, sides=4)
        rod((-half, o, 0.009), (half, o, 0.009), 0.0006, 0.0006, mesh, sides=4)
    return 0.01


@piece
def dovetailed_drawer(side: Material = 'pine', front: Material = 'mahogany rough=.25', width=0.34, height=0.14, depth=0.42, tails=4, pull: Material = 'brass'):
    """A drawer lying with its front to the left along x; its near side shows the tails."""
    from .tools import outline_plate
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
def pull_plate(metal: Material = 'brass', kind='knob'):
    """One handle lying on its back: knob, cup, bar, ring or strap."""
    if kind == 'knob':
        lathe([(0, 0), (0.012, 0), (0.008, 0.008), (0.017, 0.02), (0.015, 0.028), (0, 0.032)], metal, sides=32)
    elif kind == 'cup':
        lathe([(0.002, 0.022), (0.02, 0.02), (0.038, 0.01), (0.044, 0)], metal, sides=40, thickness=0.002)
    elif kind == 'bar':
        rod((-0.055, 0, 0.026), (0.055, 0, 0.026), 0.0055, 0.0055, metal)
        for x in (-0.04, 0.04):
            rod((x, 0, 0), (x, 0, 0.026), 0.0045, 0.0045, metal)
    elif kind == 'ring':
        lathe([(0, 0.003), (0.02, 0.002), (0.022, 0)], metal, sides=40)
        lathe([(0, 0.01), (0.006, 0.008), (0.007, 0.002)], metal, sides=20)
        sweep([(math.cos(t) * 0.024, -0.016 + math.sin(t) * 0.024, 0.006) for t in np.linspace(0, 2 * math.pi, 33)], 0.003, metal, steps=64, capped=False)
    elif kind == 'swan':
        for x in (-0.045, 0.045):
            lathe([(0, 0.004), (0.013, 0.003), (0.015, 0)], metal, (x, 0, 0), sides=32)
            lathe([(0, 0.012), (0.005, 0.01), (0.006, 0.002)], metal, (x, 0, 0), sides=20)
        sweep([(-0.045, 0, 0.009), (-0.043, -0.018, 0.009), (-0.02, -0.026, 0.009), (0, -0.024, 0.009), (0.02, -0.026, 0.009), (0.043, -0.018, 0.009), (0.045, 0, 0.009)], 0.0042, metal, steps=60)
    else:
        sweep([(-0.05, 0, 0.002), (-0.03, 0, 0.014), (0, 0, 0.019), (0.03, 0, 0.014), (0.05, 0, 0.002)], 0.011, metal, other=0.0018, steps=30)
        for x in (-0.046, 0.046):
            lathe([(0, 0.002), (0.004, 0.001), (0.004, 0)], material('brass'), (x, 0, 0.005), sides=16)
    return 0.0


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


@piece
def hygrometer(metal: Material = 'brass', radius=0.055):
    """A round brass dial on its foot, leaning back."""
    with at(0, 0, radius + 0.004, 0, 1, (76, 0)):
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
