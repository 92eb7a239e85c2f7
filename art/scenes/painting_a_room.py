"""What is left of a room's paint, and what its ceiling sees."""
from .put import put

SCENES = {
    'lid-with-a-number-and-a-full-jar': {
        'seed': 41,
        'flat': {'cover': 'pale_oak rough=.5 scale=2', 'boards': 0.16, 'size': 6},
        'items': [
            put('creased_sheet', 0.1, 0.05, 0.0, 9, cloth='fabric d6cdb8 c2b8a0 melange=.6 scale=4', width=0.9, depth=0.66, wave=0.01),
            put('tin_lid', -0.07, -0.02, 0.011, -13, colour='4f6f78'),
            put('brimful_jar', 0.088, 0.06, 0.008, 0, colour='4f6f78', glass='plain 4f6f78 rough=.1 coat=1 spread=.01'),
            put('spatter', 0.0, 0.0, 0.009, colour='4f6f78', width=0.5, depth=0.3, count=24),
            put('paint_brush', 0.245, -0.115, 0.01, 168, paint='4f6f78', width=0.05),
            put('paint_tin', -0.12, 0.22, 0.004, 40, colour='4f6f78', radius=0.088, height=0.2, open=True, drips=False),
        ],
        'light': {
            'mood': 'overhead sun', 'sun': ((0.85, -0.3, -0.45), 5.0, 'ffe2bc', 1.0), 'sky': ('c3d0e2', 0.5),
            'panels': [((-0.7, 0.2, 0.5), (0.09, 0.06, 0.05), (0.22, 0.45), 9, 'eef3ff'), ((1.2, -0.9, 0.8), (0, 0, 0), (0.8, 0.8), 5, 'fff0de')],
        },
        'camera': {'place': (0.03, -0.36, 0.42), 'target': (0.01, 0.025, 0.02), 'lens': 46, 'level': False, 'focus': 0.55, 'stop': 8},
        'exposure': 0.2,
    },
    'ceiling-over-a-clay-floor': {
        'seed': 42,
        'room': {
            'wall': 'limewash e9e5da spread=.02 bump=.03', 'ceiling': 'limewash efece4 spread=.015 bump=.02', 'floor': {'kind': 'sheet', 'cover': 'tiles a5532f 7d5a48 pitch=.25 rough=.5'}, 'trim': 'painted f0ede6 rough=.4',
            'sides': (-2.4, 2.2), 'height': 2.7, 'left': {'window': (-1.75, -0.6, 0.75, 2.3), 'columns': 2, 'rows': 3},
        },
        'items': [
            put('block', -0.1, -0.025, 2.62, 0, cover='painted efece4 rough=.5', width=4.5, depth=0.05, height=0.03, bevel=0.012),
            put('block', -0.1, -0.045, 2.65, 0, cover='painted efece4 rough=.5', width=4.5, depth=0.09, height=0.05, bevel=0.02),
            put('block', -2.375, -2.3, 2.62, 0, cover='painted efece4 rough=.5', width=0.05, depth=4.5, height=0.03, bevel=0.012),
            put('block', -2.355, -2.3, 2.65, 0, cover='painted efece4 rough=.5', width=0.09, depth=4.5, height=0.05, bevel=0.02),
            put('pendant', -0.75, -1.2, 1.95, metal='plain f0ede6 rough=.4', kind='dome', radius=0.2, drop=0.75, power=0),
            put('curtain_rod', -2.28, -1.17, 2.42, 90, metal='black', width=1.6),
            put('curtain', -2.28, -0.42, 0.0, 90, cloth='fabric 6b7a6a melange=.4', width=0.34, height=2.42, folds=6, depth=0.04),
        ],
        'light': {
            'mood': 'overcast left', 'sky': ('e4ecf4', 0.9), 'sun': ((1.0, 0.25, -0.9), 5.0, 'fff0da', 1.0),
            'panels': [((-3.8, -1.2, 3.3), (0.4, -1.3, 0.0), (1.6, 1.4), 520, 'eef3ff')],
        },
        'camera': {'place': (0.75, -2.75, 1.2), 'target': (-1.2, -0.4, 2.3), 'lens': 33, 'level': False},
        'exposure': 0.65,
    },
}
