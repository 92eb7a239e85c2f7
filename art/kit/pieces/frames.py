"""What hangs on a wall: prints, mirrors, clocks, boards."""
import math

import bpy
import numpy as np

from ..materials.named import Material, material
from ..materials.nodes import Recipe
from ..shapes.box import box
from ..shapes.grid import lathe, sweep
from ..stage import add, stage
from .piece import piece

PALETTES = {
    'clay': ('efe6d6', 'b4532f', '2f3d3a', 'd8a24a', '8a6f5a'),
    'sea': ('ece9e0', '3d5f73', '9db4b5', 'd9b98a', '2b3a45'),
    'ink': ('f0ebe0', '23211f', '6e6a63', 'b9a98f', '45423d'),
    'rose': ('f1e7dd', 'b9767a', '6b7a66', 'd9a88a', '5a3d40'),
    'field': ('f0ead9', 'b78a3a', '5f6f4a', 'c9653f', '7d8a8c'),
}


class Print:
    """A small printmaker: shapes with soft uneven edges on paper."""

    def __init__(self, width, height, palette, seed):
        dice = np.random.RandomState(seed)
        self.inks = [np.array([int(c[i:i + 2], 16) for i in (0, 2, 4)]) / 255 for c in palette]
        rows, columns = np.mgrid[0:height, 0:width]
        self.aspect = height / width
        self.x = (columns + 0.5) / width
        self.y = (1 - (rows + 0.5) / height) * self.aspect
        self.picture = np.ones((height, width, 3)) * self.inks[0]
        self.cloud = np.zeros((height, width))
        for octave in range(4):
            cells = 2 ** (octave + 2)
            values = dice.rand(cells + 2, cells + 2)
            gx, gy = columns / width * cells, rows / height * cells
            i, j = gx.astype(int), gy.astype(int)
            fx, fy = gx - i, gy - j
            fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
            top = values[j, i] * (1 - fx) + values[j, i + 1] * fx
            low = values[j + 1, i] * (1 - fx) + values[j + 1, i + 1] * fx
            self.cloud += (top * (1 - fy) + low * fy - 0.5) / (octave + 1)
        self.width = width
        self.dice = dice

    def ink(self, distance, number, strength=0.95, rough=0.006):
        """Print where the distance is negative."""
        mask = np.clip(0.5 - (distance + self.cloud * rough) * self.width * 0.5, 0, 1) * strength
        mask = (mask * (1 - 0.18 * np.clip(self.cloud + 0.2, 0, 1)))[..., None]
        self.picture = self.picture * (1 - mask) + self.inks[number] * mask

    def disc(self, x, y, radius):
        return np.hypot(self.x - x, self.y - y) - radius

    def block(self, x, y, half_width, half_height):
        return np.maximum(np.abs(self.x - x) - half_width, np.abs(self.y - y) - half_height)


def arches(p):
    for radius, ink in ((0.36, 1), (0.27, 0), (0.2, 3), (0.11, 0)):
        p.ink(np.where(p.y > 0.55, p.disc(0.5, 0.55, radius), np.maximum(np.abs(p.x - 0.5) - radius, 0.14 - p.y)), ink)
    p.ink(p.disc(0.70, 1.08, 0.1), 2)


def hills(p):
    p.ink(p.disc(0.55, 0.66 * p.aspect, 0.24), 1)
    for height, wave, phase, ink in ((0.40, 5, 0, 2), (0.24, 4, 2, 3), (0.10, 6, 1, 4)):
        p.ink(p.y - height * p.aspect / 1.3 - 0.05 * np.sin(p.x * wave + phase), ink)


def forms(p):
    a = p.aspect / 1.33
    p.ink(np.hypot((p.x - 0.35) * 1.1, p.y - 0.85 * a) - 0.23, 2)
    p.ink(p.block(0.58, 0.46 * a, 0.2, 0.28 * a), 1, 0.9)
    p.ink(np.hypot(p.x - 0.45, (p.y - 0.3 * a) * 1.3) - 0.2, 3, 0.92)
    p.ink(np.maximum(p.disc(0.7, 0.95 * a, 0.14), -(p.x - 0.7)), 4)


def lines(p):
    for k in range(5):
        level = (0.25 + k * 0.2) * p.aspect / 1.33
        p.ink(np.abs(p.y - level - 0.07 * np.sin(p.x * 6 + k * 1.4) - 0.03 * np.sin(p.x * 13 + k)) - 0.012, 1 + k % 4)


def fields(p):
    p.ink(p.block(0.5, p.aspect * 0.70, 0.38, p.aspect * 0.17), 1, 0.9, 0.02)
    p.ink(p.block(0.5, p.aspect * 0.30, 0.38, p.aspect * 0.19), 2, 0.92, 0.02)


def fern(p):
    """A pressed plant: a stem with paired leaves."""
    stem = 0.5 + 0.05 * np.sin(p.y * 2.2)
    p.ink(np.maximum(np.abs(p.x - stem) - 0.006, np.abs(p.y - p.aspect * 0.5) - p.aspect * 0.40), 2)
    for k in range(13):
        level = p.aspect * (0.18 + 0.055 * k)
        long = 0.30 * math.sin(math.pi * (0.12 + 0.78 * k / 13)) ** 0.8
        for side in (-1, 1):
            u = (p.x - (0.5 + 0.05 * math.sin(level * 2.2))) * side
            v = p.y - level - u * 0.55
            p.ink(np.maximum(np.abs(v) - 0.034 * np.sin(np.pi * np.clip(u / max(long, 0.02), 0, 1)) ** 0.8, np.maximum(-u, u - long)), 2 + (k + (side > 0)) % 2 * 2, 0.9)


def calligraphy(p):
    for k, (x, y, r) in enumerate(((0.45, 0.75, 0.2), (0.55, 0.5, 0.26), (0.4, 0.35, 0.16))):
        angle = np.arctan2(p.y - y * p.aspect / 1.33, p.x - x)
        p.ink(np.maximum(np.abs(p.disc(x, y * p.aspect / 1.33, r)) - 0.03 - 0.02 * np.sin(angle + k), -(np.cos(angle - k) + 0.55)), 1, 0.95, 0.03)


PRINTS = {'arches': arches, 'hills': hills, 'forms': forms, 'lines': lines, 'fields': fields, 'fern': fern, 'calligraphy': calligraphy}


def printed(kind, width, height, palette, seed):
    """A material with the print as its picture."""
    p = Print(width, height, PALETTES.get(palette, PALETTES['clay']), seed)
    PRINTS[kind](p)
    picture = np.clip(p.picture * (1 + 0.05 * p.cloud[..., None]) + p.dice.randn(height, width, 1) * 0.008, 0, 1)
    image = bpy.data.images.new('print', width, height)
    pixels = np.ones((height, width, 4), 'f')
    pixels[:, :, :3] = picture[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    r = Recipe('print')
    return r.surface(Base_Color=r.node('TexImage', {'image': image}).outputs[0], Roughness=0.7, Specular=0.2)


def sheet(cover, width, height):
    """A textured rectangle in the x-z plane."""
    mesh = bpy.data.meshes.new('sheet')
    w, h = width / 2, height / 2
    mesh.from_pydata([(-w, -0.008, -h), (w, -0.008, -h), (w, -0.008, h), (-w, -0.008, h)], [], [(0, 1, 2, 3)])
    mesh.uv_layers.new().data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1])
    mesh.materials.append(cover)
    add(bpy.data.objects.new('sheet', mesh))


def border(cover, width, height, bar, depth):
    for side in (-1, 1):
        box((bar, depth, height + bar), (side * width / 2, -depth / 2, 0), cover, bevel=0.002)
        box((width - bar, depth, bar), (0, -depth / 2, side * height / 2), cover, bevel=0.002)


@piece
def picture(kind='forms', width=0.5, height=0.7, frame: Material = 'oak', mount=0.05, palette='clay', seed=1, depth=0.03, bar=0.018):
    """A framed print on the wall behind, its middle at this place."""
    sheet(printed(kind, 500, int(500 * (height - 2 * mount) / (width - 2 * mount)), palette, seed), width - 2 * mount, height - 2 * mount)
    if mount:
        box((width, 0.004, height), (0, -0.004, 0), material('paper f3efe6'), bevel=0)
    border(frame, width, height, bar, depth)
    return None


@piece
def pinned_print(kind='fern', width=0.3, height=0.42, palette='ink', seed=1):
    """A print without a frame, lying or leaning."""
    sheet(printed(kind, 500, int(500 * height / width), palette, seed), width, height)
    box((width + 0.0, 0.002, height), (0, -0.006, 0), material('paper f0eadc'), bevel=0)
    return None


@piece
def wall_mirror(frame: Material = 'brass', width=0.6, height=0.6, round=True, bar=0.02):
    if round:
        r = width / 2
        lathe([(0, 0.012), (r, 0.012)], material('mirror'), (0, 0, 0), (90, 0, 0), exact=True, sides=96)
        ring = [(math.sin(t) * r, -0.012, math.cos(t) * r * height / width) for t in np.linspace(0, 2 * math.pi, 65)]
        sweep(ring, bar / 2, frame, steps=128, capped=False, up=(0, 1, 0))
    else:
        box((width, 0.006, height), (0, -0.008, 0), material('mirror'), bevel=0)
        border(frame, width, height, bar, 0.03)
    return None


@piece
def wall_clock(face: Material = 'plain efe8da rough=.5', rim: Material = 'black', radius=0.16):
    lathe([(0, 0.025), (radius - 0.008, 0.025), (radius - 0.006, 0.034), (radius, 0.034), (radius, 0)], rim, (0, 0, 0), (90, 0, 0), exact=True, sharp=30, sides=72)
    lathe([(0, 0.027), (radius - 0.008, 0.027)], face, (0, 0, 0), (90, 0, 0), exact=True, sides=72)
    ink = material('black')
    for k in range(12):
        a = k * math.pi / 6
        box((0.003, 0.002, 0.016), (math.sin(a) * radius * 0.82, -0.028, math.cos(a) * radius * 0.82), ink, (0, math.degrees(a), 0), bevel=0)
    for length, angle, thick in ((0.55, 305, 0.005), (0.78, 60, 0.0035)):
        a = math.radians(angle)
        box((thick, 0.002, radius * length), (math.sin(a) * radius * length / 2, -0.031, math.cos(a) * radius * length / 2), ink, (0, angle, 0), bevel=0)
    return None


@piece
def pin_board(face: Material = 'cork', frame: Material = 'oak', width=0.8, height=0.6, notes=5):
    dice = stage.dice
    box((width, 0.012, height), (0, -0.006, 0), face, bevel=0.001)
    border(frame, width, height, 0.02, 0.022)
    for k in range(notes):
        x, z = (k - (notes - 1) / 2) * width / (notes + 0.5), dice.uniform(-0.25, 0.25) * height
        colour = dice.choice(('efe9dc', 'e5cf9a', 'd9a98a', 'c9d0c0', 'dfe3e6'))
        box((0.10, 0.0008, 0.13), (x, -0.013, z), material(f'paper {colour}'), (0, dice.uniform(-6, 6), 0), bevel=0)
        lathe([(0, 0), (0.005, 0.001), (0.004, 0.008), (0, 0.009)], material('plastic b8402f'), (x, -0.0135, z + 0.055), (90, 0, 0), sides=12)
    return None
