"""What three essays look at: a floor that was kept clear, a joint that is not yet sawn, and a table with one good seat."""
from .floors import DARK, OLD
from .put import put

SCENES = {
    'chairs-along-the-wall': {
        'seed': 61,
        'room': {
            'wall': 'painted b9bfae worn=.02', 'floor': OLD, 'sides': (-2.7, 2.9), 'height': 3.0, 'trim': 'painted c6cbbb',
            'left': {'window': (-2.9, -1.3, 0.5, 2.6)},
            'panels': [(-2.5, -1.5, 1.1, 2.7), (-1.3, -0.3, 1.1, 2.7), (-0.1, 0.9, 1.1, 2.7), (1.1, 2.1, 1.1, 2.7)],
        },
        'items': [
            *[
                put('ladderback_chair', x, -0.34, 0, turn, frame='wood 2f1a0e 5a3520 7c5232 rough=.4', seat='cord b89a6a')
                for x, turn in ((-1.75, 0), (-1.05, 1), (-0.35, -1), (0.35, 0))
            ],
            put('pedestal_table', 1.55, -0.52, 0, -20, top='wood 3a160b 6b2c16 8f4326 rough=.16 coat=.5', radius=0.46, tipped=True),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.5, -0.5), 9.0, 'ffdcb0', 0.8)},
        'camera': {'place': (0.95, -5.0, 1.35), 'target': (0.12, -0.9, 0.84), 'lens': 37},
        'exposure': 0.3,
    },
    'tails-half-sawn': {
        'seed': 62,
        'table': {'cover': 'beech rough=.6 scale=1', 'wall_cover': 'limewash 8f9a90', 'boards': 0.2, 'wall_at': 0.8},
        'items': [
            put('half_cut_tails', -0.06, 0.0, 0, -28, wood='wood 3a2416 6b4529 946842 rough=.5 scale=2'),
            put('saw', -0.13, 0.3, 0, 62, wood='mahogany'),
            put('square', 0.43, 0.04, 0, 150),
            put('pencil', 0.0, 0.02, 0.02, 40),
            put('chisel', 0.0, -0.24, 0, 152, wood='beech'),
            put('shavings', 0.33, -0.14, count=3, width=0.14, depth=0.16, wood='shade 946842 through=.3 glow=0'),
        ],
        'light': {
            'mood': 'table north left',
            'panels': [((-1.3, 0.3, 0.55), (0, 0, 0.02), (0.8, 0.8), 60, 'fff1de'), ((1.4, -1.4, 1.0), (0, 0, 0.1), (1.2, 1.2), 7, 'dfe8ff')],
        },
        'camera': {'place': (0.46, -0.72, 0.46), 'target': (0.13, -0.05, 0.02), 'lens': 50, 'level': False, 'focus': 0.86, 'stop': 5.0},
        'exposure': 0.35,
    },
    'one-armchair-among-stools': {
        'seed': 63,
        'room': {
            'wall': 'limewash b98a6f spread=.06', 'floor': DARK, 'sides': (-2.9, 3.6), 'height': 2.9, 'trim': 'painted a67c64',
            'left': {'window': (-2.6, -1.1, 0.7, 2.5)},
        },
        'items': [
            put('farmhouse_table', 0.1, -1.2, 0, 0, top='oak rough=.45', width=2.0, depth=0.8, boards=4, drawer=False, on=[
                put('jug', -0.55, 0.08, clay='ceramic e6dcc6', size=0.9),
                put('bowl', 0.2, 0.05, clay='ceramic 34302c'),
            ]),
            put('windsor_chair', -1.32, -1.2, 0, 90, frame='wood 1d120c 3a2417 5a3a25 rough=.4', seat='wood 1d120c 3a2417 5a3a25 rough=.4'),
            *[
                put('stool', x, y, 0, turn, frame='pine', height=0.42, radius=0.15)
                for x, y, turn in ((-0.45, -1.86, 10), (0.12, -1.9, 50), (0.72, -1.84, 80), (-0.3, -0.55, 20), (0.6, -0.55, 70))
            ],
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.3, -0.5), 9.0, 'ffdcb0', 0.8)},
        'camera': {'place': (1.35, -5.3, 1.6), 'target': (-0.2, -1.2, 0.66), 'lens': 44},
        'exposure': 0.62,
    },
}
