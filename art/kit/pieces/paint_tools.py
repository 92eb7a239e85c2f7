"""Tins, brushes, rollers, scrapers and sandpaper."""
import math

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import lathe, rod, sweep
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
