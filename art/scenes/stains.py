"""Spills and stains on rugs."""
from .put import put
from .views import HIGH

SCENES = {
    'wine-on-a-wool-rug': {
        'seed': 7,
        'flat': {'cover': 'old_pine rough=.4 scale=2', 'boards': 0.2, 'size': 5},
        'items': [
            put('tufted_rug', 0.1, 0.12, 0.0, -6, cover='felt f4ead4', width=1.5, depth=1.15, spots=((-0.12, -0.03, 0.1), (0.0, 0.05, 0.045), (0.035, 0.0, 0.014), (-0.2, 0.08, 0.018), (0.06, 0.09, 0.01))),
            put('drinking_glass', -0.3, 0.02, 0.05, -30, tilt=(0, 84), kind='tumbler', scale=1.05),
            put('crumpled_cloth', 0.2, -0.07, 0.012, 20, cloth='fabric f4f1ea', size=0.26, seed=5, lump=0.03),
            put('folded_cloth', 0.3, 0.2, 0.012, -14, cloth='fabric f4f1ea', width=0.2, depth=0.15, layers=5),
            put('bowl', 0.02, 0.34, 0.012, clay='ceramic e3e0d8 rough=.2', size=0.9),
        ],
        'light': {
            'mood': 'table left', 'sun': ((1.0, 0.1, -0.5), 4.5, 'ffe2bc', 1.2),
            'panels': [((-1.5, 0.2, 0.9), (0, 0, 0), (1.0, 1.0), 40, 'f0f2ff'), ((1.4, -1.4, 1.2), (0, 0, 0), (1.2, 1.2), 12, 'fff0de')],
        },
        'camera': {'place': (0.1, -0.84, 0.58), 'target': (0.0, 0.06, 0.02), 'lens': 48, 'level': False, 'focus': 1.03, 'stop': 5.6},
        'exposure': 0.45,
    },
    'stain-on-a-wool-rug': {
        'seed': 7,
        'flat': {'cover': 'old_pine rough=.4', 'boards': 0.2, 'size': 5},
        'items': [
            put('rug', 0.25, 0.2, 0.0, -14, cover='pile e2d8c2', width=2.0, depth=1.3, fringe='fabric e2d8c2 weave=0', thickness=0.018),
            *[
                put('heap', x, y, 0.0195, cover='pile 5a1622', radius=r, height=0.0012, seed=s)
                for x, y, r, s in ((0.0, 0.06, 0.105, 3), (0.11, 0.12, 0.035, 5), (0.15, 0.05, 0.012, 6), (-0.09, 0.15, 0.016, 8))
            ],
            put('drinking_glass', -0.2, 0.04, 0.055, -24, tilt=(0, 84), kind='tumbler', scale=1.05),
            put('folded_cloth', 0.3, -0.06, 0.02, 18, cloth='fabric f1ece0', width=0.22, depth=0.16, layers=4),
            put('basin', 0.36, 0.27, 0.02, radius=0.13, height=0.065),
        ],
        'light': {
            'mood': 'table lamp',
            'panels': [((-0.9, 0.6, 0.75), (0, 0, 0.02), (0.3, 0.3), 26, 'ffc58a'), ((1.5, -1.2, 1.1), (0, 0, 0), (1.0, 1.0), 6, 'c9d6ff')],
        },
        'camera': {**HIGH, 'place': (0.06, -0.95, 0.72), 'target': (0.06, 0.08, 0.02), 'lens': 46, 'focus': 1.25},
        'exposure': 0.7,
    },
}
