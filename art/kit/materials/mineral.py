"""Walls, clay, stone and glass."""
from ..colour import linear, scaled
from .nodes import Recipe, recipe


@recipe
def limewash(colour, spread=0.08, bump=0.06, scale=1.0):
    """A wall brushed in clouds; nearly flat."""
    r = Recipe('limewash')
    cloud = r.noise(1.3 * scale, 6, 0.62, 0.6)
    brush = r.noise(9 * scale, 5, 0.7, 0.3)
    tone = r.plus(r.times(cloud, 0.65), r.times(brush, 0.35))
    base = r.ramp(tone, (0.3, scaled(colour, 1 - spread)), (0.7, scaled(colour, 1 + spread)))
    return r.surface(Base_Color=base, Roughness=0.9, Specular=0.15, Normal=r.bump(r.plus(brush, r.noise(60)), bump, 0.006))


@recipe
def plain(colour, rough=0.5, metal=0.0, spread=0.03, bump=0.0, fineness=60, coat=0.0):
    """An even surface with a breath of variation."""
    r = Recipe('plain')
    base = r.blend(r.noise(6), scaled(colour, 1 - spread * 2), scaled(colour, 1 + spread * 2))
    r.surface(Base_Color=base, Roughness=rough, Metallic=metal, Clearcoat=coat)
    if bump:
        r.surface(Normal=r.bump(r.noise(fineness, 4), bump, 0.004))
    return r.material


@recipe
def ceramic(colour, rough=0.35, speck=0.0, rings=0.12):
    """Thrown clay: turning rings, and specks if asked."""
    r = Recipe('ceramic')
    cloud = r.noise(1, 4, 0.5, 0, r.stretch((4, 4, 40)))
    base = r.blend(cloud, scaled(colour, 0.86), scaled(colour, 1.08))
    if speck:
        base = r.blend(speck, base, r.ramp(r.noise(260, 1), (0.66, 'ffffff'), (0.70, '5a4a3a')), 'MULTIPLY')
    return r.surface(Base_Color=base, Roughness=rough, Normal=r.bump(r.noise(1, 3, 0.5, 0, r.stretch((8, 8, 120))), rings, 0.004))


@recipe
def marble(colour='ece7de', vein='8d857a', rough=0.18, scale=1.0, strength=0.7):
    """Stone with thin wandering veins."""
    r = Recipe('marble')
    veins = []
    for size, width in ((1.6, 0.030), (4.2, 0.016)):
        field = r.noise(size * scale, 7, 0.6, 1.4)
        veins.append(r.ramp(r.math('ABSOLUTE', r.math('SUBTRACT', field, 0.5)), (0.0, 'ffffff'), (width, '000000')))
    vein_mask = r.times(r.plus(veins[0], r.times(veins[1], 0.45)), strength)
    ground = r.ramp(r.noise(2.2 * scale, 5, 0.6, 0.8), (0.3, scaled(colour, 0.86)), (0.7, colour))
    return r.surface(Base_Color=r.blend(vein_mask, ground, vein), Roughness=rough, Specular=0.5)


@recipe
def travertine(colour='cdb693', rough=0.5):
    """Bedded stone with pits along the beds."""
    r = Recipe('travertine')
    bed = r.noise(1, 6, 0.6, 0.5, r.stretch((1.2, 14, 14)))
    pits = r.ramp(r.noise(1, 4, 0.65, 0, r.stretch((26, 80, 80))), (0.30, '000000'), (0.36, 'ffffff'))
    base = r.ramp(bed, (0.3, scaled(colour, 0.72)), (0.7, scaled(colour, 1.12)))
    return r.surface(Base_Color=r.blend(1, r.blend(0.5, base, colour), r.blend(0.5, 'ffffff', pits), 'MULTIPLY'), Roughness=rough,
                     Normal=r.bump(pits, 0.6, 0.004))


@recipe
def terrazzo(ground='d9d2c5', chip='a5583a', other='5e6b5a', scale=1.0, rough=0.3):
    """Chips of two colours and white in a ground."""
    r = Recipe('terrazzo')
    cells = r.cells(26 * scale)
    edge = r.cells(26 * scale, 'DISTANCE_TO_EDGE').outputs['Distance']
    pick = r.axes(cells.outputs['Color'])
    chips = r.blend(r.math('GREATER_THAN', pick[0], 0.55), chip, other)
    chips = r.blend(r.math('GREATER_THAN', pick[1], 0.7), chips, 'f2ede3')
    there = r.times(r.math('GREATER_THAN', edge, 0.10), r.math('GREATER_THAN', pick[2], 0.35))
    return r.surface(Base_Color=r.blend(there, ground, chips), Roughness=rough)


@recipe
def concrete(colour='a9a49b', rough=0.75):
    r = Recipe('concrete')
    cloud = r.noise(2.2, 7, 0.65, 0.4)
    pits = r.ramp(r.noise(70, 2), (0.30, '555555'), (0.34, 'ffffff'))
    base = r.blend(1, r.ramp(cloud, (0.3, scaled(colour, 0.8)), (0.7, scaled(colour, 1.1))), pits, 'MULTIPLY')
    return r.surface(Base_Color=base, Roughness=rough, Normal=r.bump(r.plus(pits, r.noise(30, 5)), 0.2, 0.004))


@recipe
def brick(colour='9a5a42', mortar='b8ab9a', rough=0.9):
    """Bonded brick on a wall; the first axis runs along it."""
    r = Recipe('brick')
    node = r.node('TexBrick', Vector=r.vector, Color1=scaled(colour, 0.8), Color2=scaled(colour, 1.15), Mortar=linear(mortar),
                  Scale=1.0, Mortar_Size=0.006, Mortar_Smooth=0.3, Brick_Width=0.22, Row_Height=0.075)
    rough_face = r.noise(45, 5)
    base = r.blend(1, node.outputs[0], r.ramp(rough_face, (0.25, 'a0a0a0'), (0.7, 'ffffff')), 'MULTIPLY')
    height = r.plus(r.times(r.math('SUBTRACT', 1.0, node.outputs[1]), 1.0), r.times(rough_face, 0.3))
    return r.surface(Base_Color=base, Roughness=rough, Normal=r.bump(height, 0.6, 0.008))


@recipe
def tiles(colour='e8e3d8', grout='c9c2b4', pitch=0.1, rough=0.12):
    """Square glazed tiles on the first two axes, each a little different."""
    r = Recipe('tiles')
    node = r.node('TexBrick', {'offset': 0.0}, Vector=r.vector, Color1=scaled(colour, 0.9), Color2=scaled(colour, 1.05),
                  Mortar=linear(grout), Scale=1.0, Mortar_Size=0.0018, Mortar_Smooth=0.2, Brick_Width=pitch, Row_Height=pitch)
    height = r.plus(r.math('SUBTRACT', 1.0, node.outputs[1]), r.times(r.noise(9, 2), 0.35))
    return r.surface(Base_Color=node.outputs[0], Roughness=r.line(node.outputs[1], 0.6, rough), Normal=r.bump(height, 0.4, 0.003))


@recipe
def glass(colour='ffffff', rough=0.02, ior=1.3):
    r = Recipe('glass')
    r.surface(Base_Color=linear(colour), Transmission=1.0, Roughness=rough, IOR=ior)
    # Without caustics glass throws a black shadow; shadow rays pass it instead.
    clear = r.node('BsdfTransparent', Color=linear(colour)).outputs[0]
    return r.finish(r.mix(r.node('LightPath').outputs['Is Shadow Ray'], r.shader.outputs[0], clear))


@recipe
def pane(reflect=0.08):
    """Window or cabinet glass: seen through without bending, with a faint reflection."""
    r = Recipe('pane')
    return r.finish(r.mix(reflect, r.node('BsdfTransparent').outputs[0], r.node('BsdfGlossy', Roughness=0.03).outputs[0]))


@recipe
def thin_glass(colour='fafcfb', edge='c3cec9'):
    """Blown glass without a body: clear where it is looked through, darker and brighter at its edges; without the noise of true glass."""
    r = Recipe('thin glass')
    # The same from within: by Fresnel's law the far wall would reflect nothing but the near one.
    slant = r.node('LayerWeight', Blend=0.25).outputs['Facing']
    clear = r.node('BsdfTransparent', Color=r.blend(slant, colour, edge)).outputs[0]
    return r.finish(r.mix(r.line(r.times(slant, slant), 0.5, 0.04), clear, r.node('BsdfGlossy', Roughness=0.03).outputs[0]))


@recipe
def mirror():
    r = Recipe('mirror')
    return r.surface(Base_Color=(0.86, 0.87, 0.86, 1), Metallic=1.0, Roughness=0.02)
