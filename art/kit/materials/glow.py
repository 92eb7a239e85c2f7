"""Things that shine or let light through."""
from ..colour import linear, scaled
from .nodes import Recipe, recipe


@recipe
def emit(colour, strength=2.0):
    r = Recipe('emit')
    return r.finish(r.node('Emission', Color=linear(colour), Strength=strength).outputs[0])


@recipe
def shade(colour='efe3cd', through=0.5, weave=60, glow=0.35, warm='ffcf95'):
    """A lampshade's cloth or paper, with the lamp's own light in it."""
    r = Recipe('shade')
    slub = r.noise(weave, 3, 0.5, 0, r.stretch((1, 1, 0.15)))
    tone = r.ramp(slub, (0.3, scaled(colour, 0.85)), (0.7, colour))
    cloth = r.mix(through, r.node('BsdfDiffuse', Color=tone).outputs[0], r.node('BsdfTranslucent', Color=tone).outputs[0])
    if not glow:
        return r.finish(cloth)
    lamp = r.node('Emission', Color=linear(warm), Strength=glow).outputs[0]
    return r.finish(r.node('AddShader', i0=cloth, i1=lamp).outputs[0])
