"""Boards by their cut edge."""
from ..materials.named import material
from ..shapes.box import box
from ..stage import stage
from .piece import piece


@piece
def board_section(kind='plywood', width=0.3, depth=0.2, thick=0.018):
    """A sheet material seen by its cut edge."""
    faces = {'plywood': 'birch', 'mdf': 'plain b08f66 rough=.9 spread=.05', 'chipboard': 'plain c2a273 rough=.9', 'osb': 'plain c79a5c rough=.8', 'blockboard': 'pale_oak', 'white': 'plain e9e6df rough=.3'}
    cover = material(faces[kind])
    if kind == 'plywood':
        count = 9
        for k in range(count):
            tone = 'wood b8935f d0ae7c dcc094 rough=.6' if k % 2 == 0 else 'wood 5f4228 80593a 9a7048 rough=.7'
            box((width - 0.0004 * (k % 2), depth - 0.0004 * (k % 2), thick / count), (0, 0, thick * (k + 0.5) / count), material(tone), bevel=0)
    elif kind == 'blockboard':
        for z in (0.001, thick - 0.001):
            box((width, depth, 0.002), (0, 0, z), cover, bevel=0)
        for k in range(10):
            box((width / 10 - 0.0006, depth, thick - 0.004), (-width / 2 + width * (k + 0.5) / 10, 0, thick / 2), material('pine rough=.7'), bevel=0.0004, order=(1, 0, 2))
    else:
        box((width, depth, thick), (0, 0, thick / 2), cover, bevel=0.0006)
        dice = stage.dice
        if kind in ('chipboard', 'osb'):
            many, long, tall = (420, 0.008, 0.0022) if kind == 'chipboard' else (150, 0.034, 0.0018)
            tones = ('8a6238', 'd9bd8c', 'a87d48', 'e3cfa2', '6b4a2b')
            for _ in range(many):
                flake = material(f'plain {dice.choice(tones)} rough=.9')
                box((long * dice.uniform(0.4, 1.3), 0.0008, tall * dice.uniform(0.5, 1.2)), (dice.uniform(-0.49, 0.49) * width, -depth / 2 - 0.0001, thick * dice.uniform(0.06, 0.94)), flake, (0, dice.uniform(-14, 14), 0), bevel=0)
            if kind == 'osb':
                for _ in range(140):
                    flake = material(f'plain {dice.choice(tones)} rough=.8')
                    box((0.06 * dice.uniform(0.5, 1.4), 0.014 * dice.uniform(0.5, 1.3), 0.0006), (dice.uniform(-0.48, 0.48) * width, dice.uniform(-0.48, 0.48) * depth, thick + 0.0002), flake, (0, 0, dice.uniform(0, 180)), bevel=0)
    return thick
