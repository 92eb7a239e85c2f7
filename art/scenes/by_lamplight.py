"""Lamps and a candle, and what they light."""
from .floors import DARK
from .put import put

SCENES = {
    'lamp-with-its-flex': {
        'seed': 53,
        'ground': {'cover': 'limewash 1d2740 spread=.05 bump=.02'},
        'items': [
            put('desk_lamp', -0.08, -0.28, 0, 24, metal='brass rough=.3', power=0, scale=1.25),
            put('coil', 0.42, -0.42, line='fabric c9a24a weave=0', radius=0.09, turns=6, thick=0.0035),
            put('screwdriver', 0.22, -0.62, 0, 24, grip='beech'),
            put('lamp_bulb', 0.6, -0.3, 0.02, 40, tilt=(0, 82), kind='pear', lit=False),
        ],
        'light': {'mood': 'narrow key'},
        'camera': {'place': (0.0, -2.7, 0.75), 'target': (0.13, -0.3, 0.31), 'lens': 68},
        'exposure': 1.0,
    },
    'paper-lamp-over-a-low-table': {
        'seed': 73,
        'room': {'wall': 'limewash 8c8f86 spread=.06', 'floor': {'kind': 'sheet', 'cover': 'jute c4b084 pitch=.006'}, 'sides': (-2.0, 2.4), 'trim': 'walnut', 'skirting': 0.05, 'left': {'window': None},
                 'back_openings': [{'at': (-1.35, -0.25, 0.5, 1.9), 'columns': 2, 'rows': 4}], 'view': 'view 5a6f94 2f3d4a strength=.5 horizon=.3'},
        'items': [
            put('coffee_table', 0.28, -1.05, 0, -6, top='walnut rough=.3', legs='walnut', width=1.1, depth=0.62, height=0.34, shape='board', on=[
                put('folded_lantern', 0.26, 0.04, radius=0.2),
                put('cup', -0.3, -0.1, clay='ceramic 3f4a45', handle=False),
                put('teapot', -0.2, 0.1, clay='ceramic a8452c'),
            ]),
            put('bamboo_lantern', 0.36, -1.0, 1.12, radius=0.225, drop=1.6, power=9),
            put('futon', 1.35, -0.6, 0, -20, cloth='fabric 2f4250', folds=3),
            put('vase', -0.95, -0.28, 0.0, kind='bottle', clay='ceramic 4a3f36', size=1.3),
            put('branches', -0.95, -0.28, 0.36, kind='blossom', count=4, height=0.6, spread=0.4),
        ],
        'light': {'mood': 'dusk lamps', 'panels': [((-1.7, -2.4, 1.9), (0.3, -0.7, 0.4), (1.3, 1.3), 34, 'a9bcf0'), ((1.6, -3.4, 2.3), (0.2, -0.8, 0.5), (1.4, 1.2), 16, 'ffd9b0'), ((0.36, -1.0, 1.95), (0.3, -1.0, 0), (0.5, 0.5), 10, 'ffcf95')]},
        'camera': {'place': (-0.35, -3.15, 1.02), 'target': (0.2, -0.95, 0.74), 'lens': 44, 'focus': 2.2, 'stop': 5.6},
        'exposure': 0.85,
    },
    'one-candle-and-its-gleams': {
        'seed': 74,
        'room': {'wall': 'limewash 9a8468 spread=.06', 'floor': DARK, 'sides': (-1.8, 2.0), 'trim': 'painted 6f5f4c', 'left': {'window': None}, 'mirrored': 'limewash 6f5f4c spread=.05'},
        'items': [
            put('pedestal_table', 0.0, -0.75, top='mahogany rough=.2 scale=2 coat=.4', radius=0.48, height=0.72, on=[
                put('candle', 0.1, 0.06, holder='brass', height=0.2, lit=True),
                put('papers', -0.16, -0.2, 0.0, 12, count=1, width=0.24, height=0.32, colour='d9d0b8', drawing='lines'),
                put('bowl', 0.28, -0.04, clay='ceramic 2f4a3f rough=.08', size=0.8),
                put('drinking_glass', -0.22, 0.12, kind='tumbler', tint='thin_glass'),
            ]),
            put('wall_mirror', 0.06, 0, 1.26, width=0.52, height=0.66, round=False, frame='brass', bar=0.03),
            put('plain_chair', -0.72, -0.85, 0, 66, frame='walnut', seat='walnut'),
        ],
        'light': {'mood': 'night lamps', 'sky': ('1e2740', 0.05), 'panels': [((-3.1, -1.8, 1.6), (0.3, -1.0, 0.8), (1.9, 2.0), 1.6, '8aa4ff'), ((-1.5, -2.6, 2.2), (0.1, -0.5, 0.8), (1.0, 1.0), 2.2, '9db0e8')]},
        'camera': {'place': (-0.42, -2.2, 1.3), 'target': (0.06, -0.55, 0.92), 'lens': 46, 'level': False, 'focus': 1.6, 'stop': 4},
        'exposure': 3.1,
    },
}
