"""Metals and plastics."""
from ..colour import scaled
from .mineral import plain
from .nodes import Recipe, recipe


def brass(**settings):
    return plain('b88d4a', **{'rough': 0.28, 'metal': 1.0, 'spread': 0.02, **settings})


def steel(**settings):
    return plain('8d8d8b', **{'rough': 0.3, 'metal': 1.0, **settings})


def chrome(**settings):
    return plain('c9c9c7', **{'rough': 0.12, 'metal': 1.0, 'spread': 0.01, **settings})


def copper(**settings):
    return plain('b5714d', **{'rough': 0.3, 'metal': 1.0, **settings})


def black(**settings):
    return plain('131211', **{'rough': 0.42, 'spread': 0.02, **settings})


@recipe
def tarnished(colour='b88d4a', stain='4a3a22', share=0.5):
    """Metal with dull patches."""
    r = Recipe('tarnished')
    patch = r.ramp(r.noise(16, 6, 0.65, 0.5), (share - 0.12, '000000'), (share + 0.12, 'ffffff'))
    return r.surface(Base_Color=r.blend(patch, stain, colour), Metallic=1.0, Roughness=r.line(patch, -0.4, 0.68))


@recipe
def plastic(colour, rough=0.35):
    r = Recipe('plastic')
    return r.surface(Base_Color=r.blend(r.noise(20), scaled(colour, 0.97), scaled(colour, 1.03)), Roughness=rough, Specular=0.5)


@recipe
def flakes(ground='e9e6df', first='3f6d8a', second='d0663f', third='e2b33d', scale=1.0):
    """Recycled plastic: pressed flakes of bottle tops, smeared a little."""
    r = Recipe('flakes')
    drift = r.node('TexNoise', Vector=r.vector, Scale=14 * scale, Detail=2.0).outputs['Color']
    small = r.node('VectorMath', {'operation': 'SCALE'}, i0=drift, Scale=0.03).outputs[0]
    cells = r.cells(75 * scale, 'F1', r.node('VectorMath', {'operation': 'ADD'}, i0=r.vector, i1=small).outputs[0])
    pick = r.axes(cells.outputs['Color'])
    base = r.blend(r.math('GREATER_THAN', pick[0], 0.62), ground, first)
    base = r.blend(r.math('GREATER_THAN', pick[1], 0.78), base, second)
    base = r.blend(r.math('GREATER_THAN', pick[2], 0.84), base, third)
    return r.surface(Base_Color=base, Roughness=0.38, Specular=0.5, Normal=r.bump(r.noise(60, 3), 0.06, 0.003))
