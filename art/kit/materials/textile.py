"""Cloth and hide."""
from ..colour import linear, scaled
from .nodes import Recipe, recipe


def weave_height(r, pitch):
    """Threads crossing, as waves along the three axes; pitch in waves a metre."""
    waves = [r.math('SINE', r.times(axis, pitch)) for axis in r.axes()]
    cross = r.times(r.plus(waves[0], 1), r.plus(r.plus(waves[1], waves[2]), 2))
    return r.times(cross, 0.12)


@recipe
def fabric(colour, thread=None, melange=0.5, bump=0.35, scale=1.0, sheen=0.35, weave=1):
    """Plain cloth; a second colour is the other thread, `scale` the fineness of the weave."""
    r = Recipe('fabric')
    other = thread or scaled(colour, 0.62)
    fleck = r.noise(190 * scale, 3, 0.75)
    flecked = r.blend(r.ramp(fleck, (0.36, '000000'), (0.64, 'ffffff')), other, colour)
    base = r.blend(1 - melange, flecked, colour)
    base = r.blend(1, base, r.ramp(r.noise(7), (0.25, 'd8d8d8'), (0.75, 'ffffff')), 'MULTIPLY')
    height = r.plus(weave_height(r, 1250 * scale), fleck) if weave else fleck
    return r.surface(Base_Color=base, Roughness=0.95, Sheen=sheen, Specular=0.12,
                     Normal=r.bump(height, min(1, bump * 1.3), 0.003))


@recipe
def velvet(colour, scale=1.0):
    """Short pile that darkens and lightens with its lie."""
    r = Recipe('velvet')
    lie = r.noise(5 * scale, 4, 0.6, 1.2)
    pile = r.noise(420 * scale, 2)
    return r.surface(Base_Color=r.ramp(lie, (0.35, scaled(colour, 0.62)), (0.65, scaled(colour, 1.12))), Roughness=0.8,
                     Sheen=1.0, Sheen_Tint=0.5, Specular=0.15, Normal=r.bump(pile, 0.3, 0.002))


@recipe
def stripe(colour, other, pitch=0.05, share=0.5, axis=0, scale=1.0):
    """Woven stripes, pitch in metres."""
    r = Recipe('stripe')
    wave = r.math('FRACT', r.math('DIVIDE', r.plus(r.axes()[int(axis)], 40), pitch))
    base = r.blend(r.math('LESS_THAN', wave, share), colour, other)
    fleck = r.noise(190 * scale, 3, 0.75)
    base = r.blend(1, base, r.ramp(fleck, (0.3, 'bdbdbd'), (0.7, 'ffffff')), 'MULTIPLY')
    return r.surface(Base_Color=base, Roughness=0.95, Sheen=0.3, Specular=0.1,
                     Normal=r.bump(r.plus(weave_height(r, 1250 * scale), fleck), 0.4, 0.003))


@recipe
def check(colour, other, pitch=0.06):
    """A gingham or plaid of two colours."""
    r = Recipe('check')
    bands = [r.math('LESS_THAN', r.math('FRACT', r.math('DIVIDE', r.plus(axis, 40), pitch)), 0.5) for axis in r.axes()[:2]]
    base = r.blend(r.times(r.plus(*bands), 0.5), colour, other)
    fleck = r.noise(190, 3, 0.75)
    return r.surface(Base_Color=r.blend(1, base, r.ramp(fleck, (0.3, 'bdbdbd'), (0.7, 'ffffff')), 'MULTIPLY'),
                     Roughness=0.95, Sheen=0.3, Specular=0.1, Normal=r.bump(r.plus(weave_height(r, 1250), fleck), 0.4, 0.003))


@recipe
def corduroy(colour, pitch=0.006, axis=0):
    r = Recipe('corduroy')
    wale = r.line(r.math('SINE', r.times(r.axes()[int(axis)], 6.283 / pitch)), 0.5, 0.5)
    base = r.ramp(wale, (0.1, scaled(colour, 0.45)), (0.7, colour))
    return r.surface(Base_Color=base, Roughness=0.95, Sheen=0.7, Specular=0.1, Normal=r.bump(wale, 0.7, 0.004))


@recipe
def knit(colour, pitch=0.012):
    """Rows of stitches, each a pair of leaning loops."""
    r = Recipe('knit')
    x, y = r.axes()[:2]
    across = r.math('ABSOLUTE', r.math('SUBTRACT', r.math('FRACT', r.math('DIVIDE', r.plus(x, 40), pitch)), 0.5))
    along = r.math('FRACT', r.plus(r.math('DIVIDE', r.plus(y, 40), pitch), r.times(across, 1.2)))
    loop = r.math('SINE', r.times(along, 3.1416))
    height = r.plus(r.times(loop, 0.6), r.times(across, 1.2))
    base = r.ramp(r.plus(height, r.times(r.noise(300), 0.3)), (0.1, scaled(colour, 0.4)), (0.75, colour))
    return r.surface(Base_Color=base, Roughness=1.0, Sheen=0.6, Specular=0.05, Normal=r.bump(height, 1.0, 0.008))


@recipe
def felt(colour):
    r = Recipe('felt')
    fluff = r.noise(240, 5, 0.8)
    base = r.ramp(r.plus(r.times(fluff, 0.7), r.times(r.noise(12), 0.3)), (0.3, scaled(colour, 0.72)), (0.7, scaled(colour, 1.1)))
    return r.surface(Base_Color=base, Roughness=1.0, Sheen=0.8, Specular=0.03, Normal=r.bump(fluff, 0.5, 0.004))


@recipe
def boucle(colour, scale=1.0):
    """Looped yarn."""
    r = Recipe('boucle')
    drift = r.node('TexNoise', Vector=r.vector, Scale=60 * scale, Detail=2.0).outputs['Color']
    small = r.node('VectorMath', {'operation': 'SCALE'}, i0=drift, Scale=0.012).outputs[0]
    moved = r.node('VectorMath', {'operation': 'ADD'}, i0=r.vector, i1=small).outputs[0]
    loops = r.cells(105 * scale, 'SMOOTH_F1', moved).outputs['Distance']
    return r.surface(Base_Color=r.ramp(loops, (0.0, colour), (0.75, scaled(colour, 0.55))), Roughness=1.0, Sheen=0.5,
                     Specular=0.05, Normal=r.bump(r.math('SUBTRACT', 1.0, loops), 0.9, 0.009))


@recipe
def leather(colour, rough=0.42, worn=0.5):
    """Hide with pores and a patina; `worn` is the contrast between rubbed and deep places."""
    r = Recipe('leather')
    patina = r.noise(5, 4, 0.6)
    fine = r.noise(40, 4, 0.6)
    base = r.ramp(patina, (0.3, scaled(colour, 1 - 0.9 * worn)), (0.55, colour), (0.8, scaled(colour, 1 + 0.7 * worn)))
    pores = r.cells(230, 'SMOOTH_F1').outputs['Distance']
    return r.surface(Base_Color=base, Roughness=r.line(fine, 0.25, rough - 0.12), Specular=0.45,
                     Normal=r.bump(r.plus(r.times(pores, 0.35), fine), 0.35, 0.003))


@recipe
def sheer(colour='f6f1e8', cover=0.55):
    """Thin curtain cloth that lets light and some of the view through."""
    r = Recipe('sheer')
    cloth = r.mix(0.6, r.node('BsdfDiffuse', Color=linear(colour)).outputs[0], r.node('BsdfTranslucent', Color=linear(colour)).outputs[0])
    return r.finish(r.mix(cover, r.node('BsdfTransparent').outputs[0], cloth))


def rug_pattern(r, pattern, x, y):
    if pattern == 'diamond':
        pitch = 0.62
        lines = []
        for sign in (1, -1):
            diagonal = r.plus(x, r.times(y, 0.75 * sign))
            offset = r.math('SUBTRACT', r.math('FRACT', r.math('DIVIDE', diagonal, pitch)), 0.5)
            lines.append(r.math('LESS_THAN', r.math('ABSOLUTE', offset), 0.035))
        return r.math('MAXIMUM', *lines)
    if pattern == 'stripe':
        return r.math('LESS_THAN', r.math('FRACT', r.math('DIVIDE', x, 0.34)), 0.28)
    if pattern == 'bands':
        return r.math('GREATER_THAN', r.noise(1, 0, 0, 0, r.stretch((0.01, 7, 0.01))), 0.52)
    if pattern == 'border':
        return r.math('GREATER_THAN', r.math('MAXIMUM', r.math('SUBTRACT', r.math('ABSOLUTE', x), 1.2),
                                             r.math('SUBTRACT', r.math('ABSOLUTE', y), 0.75)), 0.0)
    if pattern == 'checker':
        cells = [r.math('LESS_THAN', r.math('FRACT', r.math('DIVIDE', r.plus(axis, 40), 0.6)), 0.5) for axis in (x, y)]
        return r.math('ABSOLUTE', r.math('SUBTRACT', *cells))
    if pattern == 'medallion':
        radius = r.math('SQRT', r.plus(r.times(r.times(x, 0.62), r.times(x, 0.62)), r.times(y, y)))
        return r.math('GREATER_THAN', r.math('SINE', r.plus(r.times(radius, 26), r.times(r.math('SINE', r.times(x, 9)), 1.6))), 0.2)
    return None


@recipe
def pile(colour, other='b9aa92', pattern='plain', scale=1.0):
    """A rug's face: plain, diamond, stripe, bands, border, checker or medallion."""
    r = Recipe('pile')
    wobble = r.times(r.math('SUBTRACT', r.noise(9, 1), 0.5), 0.0 if pattern == 'border' else 0.045)
    x, y = (r.plus(axis, wobble) for axis in r.axes()[:2])
    tuft = r.noise(170, 3, 0.7)
    shade = r.noise(3, 4)
    figure = rug_pattern(r, pattern, r.times(x, scale), r.times(y, scale))
    base = r.blend(figure if figure is not None else 0.0, colour, other)
    base = r.blend(1, base, r.ramp(tuft, (0.25, '9a9a9a'), (0.7, 'ffffff')), 'MULTIPLY')
    base = r.blend(1, base, r.ramp(shade, (0.3, 'dadada'), (0.7, 'ffffff')), 'MULTIPLY')
    return r.surface(Base_Color=base, Roughness=1.0, Sheen=0.4, Specular=0.05, Normal=r.bump(tuft, 0.8, 0.012))
