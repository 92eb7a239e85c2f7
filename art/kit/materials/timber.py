"""Wood, bare, oiled or painted."""
import math

from ..colour import scaled
from .nodes import Recipe, recipe


@recipe
def wood(dark, middle, light, rough=0.42, scale=1.0, rings=11.0, spread=0.25, coat=0.0, bump=0.10, figure=0.20):
    """Three colours from pore to highlight; `figure` is how strongly the year rings show."""
    r = Recipe('wood')
    tint = r.attribute('tint').outputs['Fac']
    field = r.noise(1, 2, 0.5, 0.5, r.stretch((0.55 * scale, 5.5 * scale, 5.5 * scale)))
    ring = r.line(r.math('SINE', r.times(field, rings * 6.28)), 0.5, 0.5)
    fibre = r.noise(1, 5, 0.62, 0.35, r.stretch((1.6 * scale, 30 * scale, 30 * scale)))
    pore = r.noise(1, 2, 0.6, 0, r.stretch((9 * scale, 330 * scale, 330 * scale)))
    grain = r.plus(r.times(ring, figure), r.plus(r.times(fibre, 0.88 - figure), r.times(pore, 0.22)))
    colour = r.ramp(grain, (0.28, dark), (0.52, middle), (0.78, light))
    toned = r.node('HueSaturation', Value=r.line(tint, spread * 2, 1 - spread), Color=colour,
                   Saturation=r.line(tint, 0.14, 0.84)).outputs[0]
    return r.surface(Base_Color=toned, Roughness=r.line(fibre, 0.22, rough - 0.11), Specular=0.4, Clearcoat=coat,
                     Clearcoat_Roughness=0.25, Normal=r.bump(grain, bump, 0.003))


SPECIES = {
    'walnut': ('2c1a10', '553420', '7d5233'),
    'oak': ('7f5d3c', 'b08756', 'cba678'),
    'pale_oak': ('a58865', 'c6a985', 'dcc5a4'),
    'smoked_oak': ('2b2018', '4d3b2b', '6d563f'),
    'teak': ('5d3418', '8c5528', 'ab7340'),
    'cherry': ('6b3418', '97552e', 'b87a4c'),
    'mahogany': ('2f120a', '5d2615', '803c22'),
    'ash': ('b29a78', 'd3bf9e', 'e6d7bc'),
    'beech': ('a3774f', 'c79b70', 'ddb78d'),
    'pine': ('b17e45', 'd6a868', 'e8c68e'),
    'birch': ('c3a77e', 'dfc8a2', 'eedcbd'),
    'elm': ('5f4128', '8f6a45', 'b28b61'),
    'ebony': ('0c0a09', '17130f', '241e19'),
    'old_pine': ('5a3d22', '8d6840', 'b18a5b'),
    'grey_board': ('3f3a33', '665e54', '8a8175'),
}


def species(name):
    def make(**settings):
        return wood(*SPECIES[name], **settings)
    return make


@recipe
def painted(colour, rough=0.45, worn=0.0, under='a67c50', brushed=0.12):
    """Brushed paint; `worn` from 0 to 1 lets the wood below through."""
    r = Recipe('painted')
    strokes = r.noise(1, 3, 0.6, 0.2, r.stretch((4, 160, 160)))
    cloud = r.noise(5, 3)
    base = r.blend(cloud, scaled(colour, 0.94), scaled(colour, 1.05))
    if worn:
        bare = r.blend(r.noise(1, 4, 0.6, 0.3, r.stretch((2, 40, 40))), scaled(under, 0.6), scaled(under, 1.15))
        patches = r.plus(r.times(r.noise(9, 6, 0.7, 0.6), 0.75), r.times(strokes, 0.25))
        edge = 0.36 + 0.30 * worn
        base = r.blend(r.ramp(patches, (edge - 0.015, 'ffffff'), (edge + 0.015, '000000')), base, bare)
    return r.surface(Base_Color=base, Roughness=r.line(cloud, 0.15, rough - 0.07), Specular=0.4,
                     Normal=r.bump(strokes, brushed, 0.002))


@recipe
def plywood(face='d9bd92', rough=0.5):
    """Thin layers along the third axis, for edges of sheet."""
    r = Recipe('plywood')
    layer = r.line(r.math('SINE', r.times(r.axes()[2], 2200)), 0.5, 0.5)
    fibre = r.noise(1, 4, 0.6, 0.3, r.stretch((2, 34, 34)))
    colour = r.blend(r.times(layer, 0.5), r.ramp(fibre, (0.3, scaled(face, 0.8)), (0.7, face)), scaled(face, 0.45))
    return r.surface(Base_Color=colour, Roughness=rough)


@recipe
def bark(colour='5b4a3a'):
    r = Recipe('bark')
    ridges = r.noise(1, 5, 0.7, 0.6, r.stretch((14, 90, 90)))
    return r.surface(Base_Color=r.ramp(ridges, (0.3, scaled(colour, 0.5)), (0.7, scaled(colour, 1.2))), Roughness=0.95,
                     Normal=r.bump(ridges, 0.9, 0.008))


@recipe
def ink_ring(colour='141726', radius=0.028, width=0.006, cloud=0.045, strength=0.9, seed=0.0):
    """A stain in wood, to be laid on it: a ring that bleeds outwards, a paler cloud about it, clear elsewhere; the origin is its middle."""
    r = Recipe('ink ring')
    x, y, _ = r.axes()
    drift = r.times(r.math('SUBTRACT', r.noise(38, 4, 0.6, 0.4), 0.5), 0.011)
    along = r.times(r.math('SUBTRACT', r.noise(1, 3, 0.6, 0, r.stretch((30, 420, 1))), 0.5), 0.004)
    far = r.plus(r.plus(r.math('SQRT', r.plus(r.times(x, x), r.times(y, y))), drift), along)
    off = r.math('ABSOLUTE', r.math('SUBTRACT', far, radius))
    edge = r.math('SMOOTH_MIN', r.math('MAXIMUM', r.math('SUBTRACT', 1.0, r.math('DIVIDE', off, width)), 0.0), 1.0, 0.2)
    halo = r.math('MAXIMUM', r.math('SUBTRACT', 1.0, r.math('DIVIDE', far, cloud)), 0.0)
    patches = r.ramp(r.noise(26, 4, 0.6), (0.32, '555555'), (0.6, 'ffffff'))
    cover = r.times(r.math('MINIMUM', r.plus(edge, r.times(halo, 0.75)), 1.0), r.times(patches, strength))
    r.surface(Base_Color=r.blend(r.noise(60), colour, scaled(colour, 1.5)), Roughness=0.5, Specular=0.3)
    return r.finish(r.mix(cover, r.node('BsdfTransparent').outputs[0], r.shader.outputs[0]))


def shake(r, across, along, angle, length, width):
    """1 within a crack that runs from the origin outwards at an angle in radians, thinner towards its end."""
    cos, sin = math.cos(angle), math.sin(angle)
    out = r.plus(r.times(across, cos), r.times(along, sin))
    off = r.plus(r.times(across, -sin), r.times(along, cos))
    off = r.math('ABSOLUTE', r.plus(off, r.times(r.math('SUBTRACT', r.noise(55, 3), 0.5), 0.012)))
    reach = r.line(r.math('DIVIDE', out, length), -width, width)
    return r.times(r.math('LESS_THAN', off, reach), r.math('GREATER_THAN', out, 0.0))


@recipe
def end_grain(dark='7a5533', middle='a97f50', light='c9a273', pitch=0.0042, x=0.0, y=0.0, shakes=0, rim=0.0, half=0.1, rough=0.7):
    """A log's cross-cut on the first two axes: rings about (x, y), rays, cracks from the heart; weathered within `rim` of a square of `half`."""
    r = Recipe('end grain')
    own_x, own_y, _ = r.axes()
    across, along = r.plus(own_x, -x), r.plus(own_y, -y)
    wander = r.plus(r.times(r.math('SUBTRACT', r.noise(14, 3), 0.5), 0.022), r.times(r.math('SUBTRACT', r.noise(90, 2), 0.5), 0.0016))
    far = r.plus(r.math('SQRT', r.plus(r.times(across, across), r.times(along, along))), wander)
    ring = r.math('FRACT', r.math('DIVIDE', far, pitch))
    angle = r.math('ARCTAN2', along, across)
    polar = r.node('CombineXYZ', i0=r.times(angle, 30.0), i1=r.times(far, 14.0), i2=0.0).outputs[0]
    ray = r.noise(4, 3, 0.6, 0, polar)
    pore = r.noise(1500, 2, 0.7)
    tone = r.plus(r.plus(r.times(r.math('POWER', ring, 0.6), 0.36), r.times(ray, 0.42)), r.times(pore, 0.26))
    base = r.ramp(tone, (0.32, dark), (0.55, middle), (0.8, light))
    base = r.blend(1, base, r.ramp(r.noise(9, 4), (0.3, 'c8c0b8'), (0.65, 'ffffff')), 'MULTIPLY')
    if rim:
        edge = r.plus(r.math('MAXIMUM', r.math('ABSOLUTE', own_x), r.math('ABSOLUTE', own_y)), r.times(r.math('SUBTRACT', r.noise(45, 4), 0.5), rim))
        base = r.blend(r.ramp(r.math('DIVIDE', r.plus(edge, rim - half), rim), (0.25, '000000'), (0.95, 'ffffff')), base, '2e241b')
    cracks = 0.0
    for k in range(int(shakes)):
        cracks = r.math('MAXIMUM', cracks, shake(r, across, along, 0.5 + k * 2.2 + 0.3 * (k % 2), half * (1.05 - 0.17 * k), 0.0022 - 0.0004 * k))
    if shakes:
        base = r.blend(cracks, base, '160e08')
    saw = r.noise(1, 2, 0.5, 0, r.stretch((14, 520, 1)))
    height = r.plus(r.plus(r.times(tone, 0.6), r.times(saw, 0.7)), r.times(cracks, -2.0) if shakes else 0.0)
    return r.surface(Base_Color=base, Roughness=rough, Specular=0.25, Normal=r.bump(height, 0.35, 0.002))
