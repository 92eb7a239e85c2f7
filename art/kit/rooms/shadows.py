"""Things out of sight that the light passes on its way: panes, slats, leaves."""
from ..materials.named import material
from ..shapes.box import box
from ..stage import at, stage
from ..pieces.foliage import leaf_mesh, put_leaf


def panes(place, turn=0, width=1.1, height=1.4, columns=2, rows=3, surround=4.0):
    """A window-shaped hole in a dark card."""
    dark = material('plain 222222 rough=.9')
    with at(*place, turn):
        for side in (-1, 1):
            box((surround, 0.03, surround * 2), (side * (width / 2 + surround / 2), 0, 0), dark, bevel=0)
            box((width, 0.03, surround), (0, 0, side * (height / 2 + surround / 2)), dark, bevel=0)
        for i in range(1, columns):
            box((0.035, 0.03, height), (-width / 2 + width * i / columns, 0, 0), dark, bevel=0)
        for j in range(1, rows):
            box((width, 0.03, 0.035), (0, 0, -height / 2 + height * j / rows), dark, bevel=0)


def slats(place, turn=0, width=2.4, height=1.8, pitch=0.09, share=0.5):
    dark = material('plain 222222 rough=.9')
    with at(*place, turn):
        for k in range(int(height / pitch)):
            box((width, 0.01, pitch * share), (0, 0, -height / 2 + pitch * (k + 0.5)), dark, bevel=0)


def leaves(place, turn=0, width=1.8, height=1.6, count=110, length=0.16):
    """A thin curtain of leaves."""
    dark = material('leaf 22331b 3d5328')
    mesh = leaf_mesh(length, length * 0.42, 0.3, 0.15, 'lance')
    dice = stage.dice
    with at(*place, turn):
        for _ in range(count):
            put_leaf(mesh, dark, (dice.uniform(-width, width) / 2, dice.uniform(-0.15, 0.15), dice.uniform(-height, height) / 2),
                     (dice.uniform(-1, 1), dice.uniform(-0.6, 0.6), dice.uniform(-1, 0.3)), dice.uniform(-3, 3), dice.uniform(0.6, 1.3))


SHADOWS = {'panes': panes, 'slats': slats, 'leaves': leaves}
