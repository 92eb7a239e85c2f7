"""Tins, brushes, rollers, scrapers and sandpaper."""
import math

import numpy as np
from mathutils import Vector, noise

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid, lathe, rod, sweep
from ..shapes.lettering import lettering
from ..stage import at, stage
from .piece import piece
from .tools import handle, outline_plate


@piece
def paint_tin(colour='3f5a55', radius=0.07, height=0.16, open=False, drips=True, label=False):
    steel = material('steel')
    r, h = radius, height
    rim = [(0, 0), (r, 0), (r * 1.02, 0.004), (r, 0.008), (r, h - 0.006), (r * 1.03, h - 0.002), (r, h), (r * 0.93, h), (r * 0.93, h - 0.006)]
    lathe(rim + ([(r * 0.95, h - 0.03), (r * 0.95, h * 0.2)] if open else [(0, h - 0.006)]), steel, exact=True, sharp=30, sides=56)
    paint = material(f'plain {colour} rough=.25 spread=.02')
    if open:
        lathe([(0, h - 0.028), (r * 0.95, h - 0.028)], paint, exact=True, sides=56)
    if label:
        lathe([(r * 1.004, h * 0.12), (r * 1.004, h * 0.88)], material(f'paper {colour}'), exact=True, sides=56)
    if drips:
        for k in range(4):
            a = stage.dice.uniform(3.5, 5.8)
            long = stage.dice.uniform(0.15, 0.55) * h
            x, y = math.cos(a) * r * 1.01, math.sin(a) * r * 1.01
            sweep([(x * 0.97, y * 0.97, h + 0.001), (x * 1.02, y * 1.02, h - 0.006), (x, y, h - long * 0.6), (x, y, h - long)], lambda f: 0.0035 + 0.002 * f, paint, steps=24, sides=8)
    sweep([(-r * 1.02, 0, h * 0.82), (-r * 1.08, r * 0.5, h * 0.62), (0, r * 1.16, h * 0.4), (r * 1.08, r * 0.5, h * 0.62), (r * 1.02, 0, h * 0.82)], 0.0018, steel, steps=40, sides=6)
    return h - 0.006


@piece
def paint_brush(wood: Material = 'beech', hair='2b211a', width=0.045, paint='', upright=False):
    """Lying along x, bristles towards +x, or upright with its bristles up."""
    with at(0, 0, 0 if upright else 0.011, 0, 1, (0, 0) if upright else (0, 90)):
        handle(0.16, wood, (0, 0, -0.02), radius=0.010)
        size = (0.014, width, 0.04)
        box(size, (0, 0, 0.155), material('steel'), bevel=0.003)
        box((0.011, width * 0.95, 0.05), (0, 0, 0.2), material(f'bristle {hair}'), bevel=0.004, taper=0.95)
        if paint:
            box((0.0125, width * 0.97, 0.022), (0, 0, 0.217), material(f'plain {paint} rough=.3'), bevel=0.005)
    return None


@piece
def block_brush(wood: Material = 'beech', hair='c9b18a', width=0.16, depth=0.06):
    """A wide wall brush, lying on its side of bristles."""
    box((width, depth, 0.03), (0, 0, 0.075), wood, bevel=0.008, segments=3)
    box((width * 0.96, depth * 0.86, 0.06), (0, 0, 0.031), material(f'bristle {hair}'), bevel=0.006)
    handle(0.12, wood, (0, 0, 0.088), (20, 0, 0), 0.014)
    return None


@piece
def roller(colour='d9734f', tray=True):
    """A foam roller in its tray."""
    if tray:
        box((0.20, 0.30, 0.004), (0, 0, 0.012), material('plastic 3a3d3f'), (6, 0, 0), bevel=0.001)
        for side in (-1, 1):
            box((0.004, 0.30, 0.04), (side * 0.10, 0, 0.022), material('plastic 3a3d3f'), (6, 0, 0), bevel=0.001)
        box((0.19, 0.10, 0.006), (0, -0.10, 0.012), material(f'plain {colour} rough=.2'), bevel=0.002)
    rod((-0.06, 0.02, 0.05), (0.06, 0.02, 0.05), 0.024, 0.024, material(f'felt {colour}'), sides=32)
    sweep([(0.06, 0.02, 0.05), (0.085, 0.02, 0.05), (0.085, 0.07, 0.06), (0.0, 0.10, 0.07), (0.0, 0.16, 0.075)], 0.003, material('steel'), steps=40, sides=8)
    rod((0, 0.16, 0.075), (0, 0.28, 0.085), 0.011, 0.013, material('plastic 2b4a63'))
    return None


@piece
def sanding_block(cover: Material = 'cork', paper='a5683f'):
    box((0.11, 0.065, 0.035), (0, 0, 0.019), cover, bevel=0.003)
    box((0.112, 0.066, 0.0015), (0, 0, 0.0008), material(f'sandpaper {paper}'), bevel=0)
    for side in (-1, 1):
        box((0.112, 0.001, 0.02), (0, side * 0.0332, 0.010), material(f'sandpaper {paper}'), bevel=0)
    return 0.037


@piece
def sandpaper_sheets(colours='a5683f;6b6f73;8a4a3a', width=0.09, length=0.14):
    for k, colour in enumerate(colours.split(';')):
        box((width, length, 0.0008), (0.012 * k, -0.01 * k, 0.0006 + k * 0.001), material(f'sandpaper {colour}'), (0, 0, k * 11 - 9), bevel=0)
    return 0.003


@piece
def scraper(blade: Material = 'steel', wood: Material = 'beech', width=0.06, plastic=''):
    """A putty knife lying flat along x."""
    cover = material(f'plastic {plastic}') if plastic else blade
    with at(0, 0, 0.006):
        with at(0, 0, 0, 0, 1, (90, 0)):
            outline_plate([(0, -0.008), (0.08, -width / 2), (0.085, -width / 2), (0.085, width / 2), (0.08, width / 2), (0, 0.008)], 0.0014, cover)
    with at(0.0, 0, 0.010, 180, 1, (0, 90)):
        handle(0.11, material(f'plastic {plastic}') if plastic else wood, radius=0.012)
    return None


@piece
def brimful_jar(colour='8a9a7a', glass: Material = 'thin_glass', lid: Material = 'plain c9c6bd metal=1 rough=.3', radius=0.036, height=0.105, closed=False):
    """A jam jar filled to the brim with what is left of a paint."""
    r, h = radius, height
    paint = material(f'plain {colour} rough=.3 spread=.02')
    lathe([(0, 0.003), (r * 0.9, 0.003), (r * 0.97, 0.008), (r * 0.97, h * 0.76), (r * 0.86, h * 0.86), (r * 0.8, h * 0.9), (r * 0.8, h * 0.985), (0, h * 0.988)], paint, exact=True, sides=64, sharp=40)
    lathe([(0, 0), (r * 0.9, 0), (r, 0.006), (r, h * 0.76), (r * 0.9, h * 0.86), (r * 0.84, h * 0.9), (r * 0.86, h * 0.92), (r * 0.84, h * 0.94), (r * 0.86, h), (r * 0.81, h), (r * 0.81, h * 0.93)], glass, exact=True, sides=64, sharp=40)
    if closed:
        lathe([(0, h + 0.003), (r * 0.9, h + 0.003), (r * 0.95, h + 0.001), (r * 0.95, h - 0.012), (r * 0.9, h - 0.012)], lid, exact=True, sides=64, sharp=30)
    return h


@piece
def tin_lid(colour='8a9a7a', metal: Material = 'plain c4c1b8 metal=1 rough=.34', ink: Material = 'plain 16181c rough=.6', radius=0.088, text='No 214', second='28 - 11 - 26', size=0.03):
    """A paint tin's lid seen from above, its rim wet with paint, a number and a date written on it."""
    r = radius
    lathe([(0, 0.0045), (r * 0.72, 0.0045), (r * 0.75, 0.0035), (r * 0.8, 0.0035), (r * 0.83, 0.0075), (r * 0.87, 0.0075), (r * 0.89, 0.002), (r * 0.93, 0.0015), (r * 0.965, 0.008), (r, 0.008), (r * 1.01, 0.006), (r * 1.0, 0.0)], metal, exact=True, sharp=30, sides=120)
    paint = material(f'plain {colour} rough=.28 spread=.03')
    lathe([(r * 0.885, 0.0034), (r * 0.935, 0.0036)], paint, exact=True, sides=120)
    for a, wide in ((0.4, 0.5), (2.3, 0.9), (4.6, 0.35), (5.6, 0.2)):
        line = [(math.cos(a + wide * t) * r * 0.98, math.sin(a + wide * t) * r * 0.98, 0.0082) for t in (0, 0.25, 0.5, 0.75, 1)]
        sweep(line, lambda f: 0.0005 + 0.0022 * math.sin(math.pi * f) ** 0.7, paint, other=0.0007, steps=30, sides=10)
    lettering(text, size, ink, (0, size * 0.42, 0.0048), (0, 0, 0), weight=0.012)
    lettering(second, size * 0.66, ink, (0, -size * 0.62, 0.0048), (0, 0, 0), weight=0.008)
    return 0.008


@piece
def spatter(colour='8a9a7a', width=0.5, depth=0.4, count=26, seed=2):
    """Spots of paint on a cloth, some run together."""
    dice, paint = stage.dice, material(f'plain {colour} rough=.4')
    for _ in range(count):
        size = 0.0015 + 0.006 * dice.random() ** 3
        lathe([(0, 0.0009), (size * 0.7, 0.0008), (size, 0.0001)], paint, (dice.uniform(-width, width) / 2, dice.uniform(-depth, depth) / 2, 0), sides=18, steps=8)
    return None


@piece
def creased_sheet(cloth: Material = 'fabric d9d2c2 melange=.3 scale=1.4', width=1.6, depth=1.4, wave=0.012, seed=3, fineness=110):
    """A drop cloth on a floor, in soft ridges."""
    rows = []
    for i in range(fineness):
        x = (i / (fineness - 1) - 0.5) * width
        row = []
        for j in range(fineness):
            y = (j / (fineness - 1) - 0.5) * depth
            ridge = 1 - abs(noise.noise(Vector((x * 2.6 + seed, y * 2.6, seed))) * 2.2)
            row.append((x, y, 0.001 + wave * max(0.0, ridge) ** 6 + wave * 0.25 * (0.5 + 0.5 * noise.noise(Vector((x * 7, y * 7 + seed, 1.5))))))
        rows.append(row)
    grid(np.array(rows), cloth, order=AS_DRAWN, thickness=0.0015, subdivisions=1)
    return None
