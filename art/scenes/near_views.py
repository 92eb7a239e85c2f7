"""Floors from near: what stands or lies on them."""
from .put import put

SCENES = {
    'black-rings-under-a-steel-foot': {
        'seed': 32,
        'flat': {'cover': 'oak rough=.4 scale=3', 'boards': 0.12, 'size': 4},
        'items': [
            put('disc_foot', 0.085, 0.05, 0.0001, radius=0.028),
            put('ink_stain', 0.085, 0.05, cover='ink_ring 0d0f17 radius=.031 width=.006 cloud=.05', size=0.2),
            put('ink_stain', -0.075, -0.035, cover='ink_ring 0d0f17 radius=.0285 width=.0095 cloud=.06 strength=1.1', size=0.2),
            put('folded_cloth', 0.27, 0.34, 0, 24, cloth='fabric 8fa3a8', width=0.24, depth=0.18, layers=2),
        ],
        'light': {
            'mood': 'table left', 'sun': ((1.0, -0.25, -0.55), 3.4, 'ffe9cc', 1.5),
            'panels': [((-1.2, 1.3, 0.9), (0, 0, 0), (1.2, 0.9), 15, 'e8eeff'), ((1.4, -1.6, 1.4), (0, 0, 0.1), (1.6, 1.2), 12, 'fff0de')],
        },
        'camera': {'place': (0.03, -0.42, 0.27), 'target': (0.022, 0.015, 0.02), 'lens': 50, 'level': False, 'focus': 0.48, 'stop': 5.6},
        'exposure': 0.15,
    },
    'rug-corner-turned-up-over-its-pad': {
        'seed': 36,
        'flat': {'cover': 'oak rough=.36 scale=2', 'boards': 0.13, 'size': 6},
        'shadows': [{'kind': 'panes', 'place': (-2.6, 1.1, 1.7), 'turn': 70, 'width': 1.0, 'height': 1.1}],
        'items': [
            put('turned_rug_corner', 0.0, 0.0, 0.0, 8, face='pile 3b5468 d8cbb0 pattern=diamond scale=1.5', edge='fabric 2c4052 weave=0', under='jute b8a27c pitch=.005', pad='felt 8d8a84'),
        ],
        'light': {'mood': 'table left', 'sun': ((1.0, -0.25, -0.6), 5.0, 'ffe6c4', 1.0)},
        'camera': {'place': (0.0, -0.74, 0.6), 'target': (0.17, 0.16, 0.02), 'lens': 44, 'level': False, 'focus': 1.1, 'stop': 8},
        'exposure': 0.2,
    },
}
