"""Cork, cane, cord, wicker, jute, paper and leaves."""
from ..colour import scaled
from .nodes import Recipe, recipe


@recipe
def cork(colour='b98a5a', scale=1.0):
    """Pressed granules, some dark."""
    r = Recipe('cork')
    cells = r.cells(150 * scale)
    pick = r.axes(cells.outputs['Color'])[0]
    grain = r.ramp(pick, (0.0, scaled(colour, 0.35)), (0.16, scaled(colour, 0.75)), (0.6, colour), (1.0, scaled(colour, 1.25)))
    base = r.blend(1, grain, r.ramp(r.noise(5), (0.3, 'd0d0d0'), (0.7, 'ffffff')), 'MULTIPLY')
    return r.surface(Base_Color=base, Roughness=0.9, Specular=0.15, Normal=r.bump(cells.outputs['Distance'], 0.4, 0.003))


@recipe
def cane(colour='cfa86c', pitch=0.016):
    """Open cane webbing: holes between crossing strands, on the first two axes."""
    r = Recipe('cane')
    x, y = (r.math('DIVIDE', r.plus(axis, 40), pitch) for axis in r.axes()[:2])
    strands = []
    for line, width in ((x, 0.19), (y, 0.19), (r.plus(x, y), 0.13), (r.math('SUBTRACT', x, y), 0.13)):
        offset = r.math('ABSOLUTE', r.math('SUBTRACT', r.math('FRACT', line), 0.5))
        strands.append(r.math('GREATER_THAN', offset, 0.5 - width))
    solid = r.math('MAXIMUM', r.math('MAXIMUM', strands[0], strands[1]), r.math('MAXIMUM', strands[2], strands[3]))
    tone = r.blend(r.noise(60, 3), scaled(colour, 0.7), scaled(colour, 1.1))
    r.surface(Base_Color=tone, Roughness=0.5)
    return r.finish(r.mix(solid, r.node('BsdfTransparent').outputs[0], r.shader.outputs[0]))


@recipe
def cord(colour='c79f63'):
    """A seat of twisted cord wound round four rails, its four fields meeting in the middle."""
    r = Recipe('cord')
    x, y = (r.math('ABSOLUTE', axis) for axis in r.axes()[:2])
    turns = r.line(r.math('SINE', r.times(r.math('MAXIMUM', x, y), 720)), 0.5, 0.5)
    base = r.ramp(turns, (0.0, scaled(colour, 0.35)), (0.5, colour), (1.0, scaled(colour, 1.1)))
    base = r.blend(0.35, base, r.ramp(r.noise(90), (0.3, '999999'), (0.7, 'ffffff')), 'MULTIPLY')
    return r.surface(Base_Color=base, Roughness=0.75, Normal=r.bump(turns, 0.8, 0.006))


@recipe
def rattan(colour='b98c55', rough=0.5):
    """Round cane and woven wicker."""
    r = Recipe('rattan')
    streak = r.noise(1, 4, 0.6, 0.2, r.stretch((6, 120, 120)))
    base = r.ramp(streak, (0.25, scaled(colour, 0.55)), (0.7, scaled(colour, 1.12)))
    return r.surface(Base_Color=base, Roughness=rough, Specular=0.35, Normal=r.bump(streak, 0.3, 0.003))


@recipe
def jute(colour='b7986a', pitch=0.009):
    """Coarse yarn in rows."""
    r = Recipe('jute')
    rows = r.line(r.math('SINE', r.times(r.axes()[1], 6.283 / pitch)), 0.5, 0.5)
    twist = r.noise(1, 3, 0.7, 0, r.stretch((90, 260, 260)))
    height = r.plus(rows, r.times(twist, 0.8))
    base = r.ramp(height, (0.2, scaled(colour, 0.4)), (1.1 / 1.6, colour), (1.0, scaled(colour, 1.15)))
    return r.surface(Base_Color=base, Roughness=1.0, Specular=0.05, Normal=r.bump(height, 0.9, 0.006))


@recipe
def paper(colour='e9e0cc', rough=0.85):
    r = Recipe('paper')
    fibre = r.noise(130, 4, 0.7)
    return r.surface(Base_Color=r.blend(fibre, scaled(colour, 0.94), scaled(colour, 1.03)), Roughness=rough, Specular=0.2,
                     Normal=r.bump(fibre, 0.08, 0.002))


@recipe
def sandpaper(colour='a5683f'):
    r = Recipe('sandpaper')
    grit = r.noise(900, 2, 0.8)
    return r.surface(Base_Color=r.ramp(grit, (0.3, scaled(colour, 0.5)), (0.7, scaled(colour, 1.3))), Roughness=0.9,
                     Normal=r.bump(grit, 0.8, 0.002))


@recipe
def bristle(colour='2b211a'):
    r = Recipe('bristle')
    hair = r.noise(1, 2, 0.6, 0, r.stretch((6, 900, 900)))
    return r.surface(Base_Color=r.ramp(hair, (0.35, scaled(colour, 0.4)), (0.65, scaled(colour, 1.8))), Roughness=0.7,
                     Normal=r.bump(hair, 0.9, 0.004))


@recipe
def leaf(dark='2f4a22', light='5d7a3a', through=0.35):
    """Leaves differ from one another; light shines through them."""
    r = Recipe('leaf')
    own = r.node('ObjectInfo').outputs['Random']
    colour = r.blend(r.plus(r.times(own, 0.7), r.times(r.noise(18), 0.3)), dark, light)
    r.surface(Base_Color=colour, Roughness=0.42, Specular=0.4)
    glow = r.node('BsdfTranslucent', Color=r.blend(0.5, colour, '8aa03a')).outputs[0]
    return r.finish(r.mix(through, r.shader.outputs[0], glow))


@recipe
def soil(colour='2a1d14'):
    r = Recipe('soil')
    crumbs = r.noise(40, 6, 0.8)
    return r.surface(Base_Color=r.ramp(crumbs, (0.3, scaled(colour, 0.5)), (0.7, scaled(colour, 1.8))),
                                Roughness=1.0, Normal=r.bump(crumbs, 1.0, 0.02))


@recipe
def straw(colour='c79a4c', rough=0.55):
    """Stalks laid side by side along the part, each with its own tone."""
    r = Recipe('straw')
    stalk = r.noise(1, 2, 0.5, 0, r.stretch((5, 420, 420)))
    joint = r.noise(1, 2, 0.6, 0, r.stretch((26, 300, 300)))
    tint = r.attribute('tint').outputs['Fac']
    base = r.ramp(stalk, (0.28, scaled(colour, 0.42)), (0.46, scaled(colour, 0.9)), (0.6, colour), (0.76, scaled(colour, 1.35)))
    base = r.blend(1, base, r.ramp(joint, (0.3, 'b0a090'), (0.55, 'ffffff')), 'MULTIPLY')
    base = r.node('HueSaturation', Value=r.line(tint, 0.3, 0.85), Color=base).outputs[0]
    return r.surface(Base_Color=base, Roughness=rough, Specular=0.4, Normal=r.bump(stalk, 0.8, 0.004))
