"""Floors: boards, herringbone, or one sheet of stone, tile or cloth."""
import math

import bpy
import numpy as np

from ..materials.named import material
from ..shapes.box import box
from ..stage import add, stage

GAP, EASED = 0.0012, 0.0016


class Boards:
    """Many eased boards as one mesh, each with its own grain and tint."""

    def __init__(self):
        self.points, self.faces, self.grain, self.tint = [], [], [], []

    def lay(self, x, y, length, width, angle):
        cos, sin = math.cos(angle), math.sin(angle)
        shift = [stage.dice.uniform(-30, 30) for _ in range(3)]
        tint, first = stage.dice.random(), len(self.points)
        for height, inset in ((-0.004, GAP), (0, GAP + EASED)):
            for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                u, v = sx * (length / 2 - inset), sy * (width / 2 - inset)
                self.points.append((x + u * cos - v * sin, y + u * sin + v * cos, height))
                self.grain.append((u + shift[0], v + shift[1], height + shift[2]))
                self.tint.append(tint)
        self.faces.append(tuple(first + k for k in (4, 5, 6, 7)))
        self.faces += [(first + k, first + (k + 1) % 4, first + 4 + (k + 1) % 4, first + 4 + k) for k in range(4)]

    def put(self, timber):
        mesh = bpy.data.meshes.new('floor')
        mesh.from_pydata(self.points, [], self.faces)
        mesh.materials.append(timber)
        mesh.attributes.new('grain', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.array(self.grain, 'f').ravel())
        mesh.attributes.new('tint', 'FLOAT', 'POINT').data.foreach_set('value', np.array(self.tint, 'f'))
        return add(bpy.data.objects.new('floor', mesh))


def straight(boards, area, width, length, along):
    x0, x1, y0, y1 = area
    start, end, side, far = (x0, x1, y0, y1) if along == 'x' else (y0, y1, x0, x1)
    while side < far:
        at = start - stage.dice.uniform(0, length)
        while at < end:
            piece = length * stage.dice.uniform(0.75, 1.2)
            middle = (at + piece / 2, side + width / 2)
            boards.lay(*(middle if along == 'x' else middle[::-1]), piece, width, 0 if along == 'x' else math.pi / 2)
            at += piece
        side += width


def herringbone(boards, area, width, length):
    x0, x1, y0, y1 = area
    ratio = round(length / width)
    reach = int(max(x1 - x0, y1 - y0) / width) + 8
    diagonal = math.sqrt(0.5) * width
    for i in range(-reach, reach):
        for j in range(-reach, reach):
            step = (i - j) % (2 * ratio)
            if step == 0:
                u, v, angle = i + ratio / 2, j + 0.5, 0
            elif step == ratio:
                u, v, angle = i + 0.5, j + ratio / 2 - (ratio - 1), math.pi / 2
            else:
                continue
            x, y = (x0 + x1) / 2 + (u - v) * diagonal, (y0 + y1) / 2 + (u + v) * diagonal
            if x0 - length < x < x1 + length and y0 - length < y < y1 + length:
                boards.lay(x, y, length, width, angle + math.pi / 4)


def floor(area, kind='boards', cover='oak rough=.38', width=0.15, length=1.6, along='x'):
    """A floor over (x0, x1, y0, y1), its top at height 0."""
    x0, x1, y0, y1 = area
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    if kind == 'sheet':
        return box((x1 - x0 + 1, y1 - y0 + 1, 0.02), (*middle, -0.01), material(cover), bevel=0, order=(0, 1, 2))
    boards = Boards()
    if kind == 'herringbone':
        herringbone(boards, area, width, length)
    else:
        straight(boards, area, width, length, along)
    boards.put(material(cover))
    return box((x1 - x0 + 1, y1 - y0 + 1, 0.02), (*middle, -0.0145), material('plain 1d140d rough=.9'), bevel=0)
