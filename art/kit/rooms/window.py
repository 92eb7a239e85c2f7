"""Windows, their frames and what is seen through them."""
from ..materials.named import material
from ..materials.nodes import Recipe, recipe
from ..shapes.box import box


def frame(x0, x1, z0, z1, cover, *, y=0.06, columns=2, rows=3, bar=0.05, depth=0.05, sill=0.0):
    width, height = x1 - x0, z1 - z0
    for i in range(columns + 1):
        thick = bar if i in (0, columns) else bar * 0.55
        box((thick, depth, height), (x0 + width * i / columns, y, (z0 + z1) / 2), cover)
    for j in range(rows + 1):
        thick = bar if j in (0, rows) else bar * 0.55
        box((width, depth, thick), ((x0 + x1) / 2, y, z0 + height * j / rows), cover)
    if sill:
        box((width + 0.12, sill + y, 0.032), ((x0 + x1) / 2, (y - sill) / 2, z0 - 0.016), cover, bevel=0.008, segments=3)


@recipe
def view(top='e8f0f4', bottom='8fa27a', strength=2.2, horizon=0.45):
    """Out of focus: a pale sky over something green, by height in metres over the floor."""
    r = Recipe('view')
    height = r.axes(r.node('NewGeometry').outputs['Position'])[2]
    blot = r.noise(1.5, 2, 0.5, 0.15, r.node('NewGeometry').outputs['Position'])
    green = r.ramp(blot, (0.3, '55653f'), (0.55, bottom), (0.75, 'd6dcb4'))
    share = r.plus(r.times(height, 0.5), r.times(r.math('SUBTRACT', blot, 0.5), 0.9))
    mask = r.ramp(share, (horizon, '000000'), (horizon + 0.12, 'ffffff'))
    return r.finish(r.node('Emission', Color=r.blend(mask, green, top), Strength=strength).outputs[0])


def outside(x0, x1, look='view', y=2.4):
    """A lit plane behind an opening of the back wall."""
    plane = box((x1 - x0 + 5, 0.02, 6), ((x0 + x1) / 2, y, 1.5), material(look), bevel=0)
    plane.visible_shadow = False
    return plane
