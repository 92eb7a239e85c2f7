"""What the stories with a sum in them count: cloth, boards, leaves, litres, a hand's breadth."""
from .put import put

SCENES = {
    'beam-end-sawn-to-boards': {
        'seed': 85,
        'flat': {'cover': 'concrete 6a655c rough=.85', 'size': 20},
        'items': [
            put('sawn_beam', 0.0, 0.0, 0.06, 0, gap=0.0125),
            *[put('block', 0, y, 0, 0, cover='old_pine rough=.8 scale=3', width=0.75, depth=0.075, height=0.0595) for y in (0.14, 0.95)],
            *[
                put('heap', x, y, 0.0, cover='plain cfa970 rough=1 bump=.9 fineness=1400', radius=r, height=h, grains=240, seed=k + 2)
                for k, (x, y, r, h) in enumerate((
                    (-0.06, 0.0, 0.07, 0.018), (0.0, -0.03, 0.06, 0.02), (0.06, 0.02, 0.07, 0.022), (0.1, -0.03, 0.05, 0.01), (-0.02, -0.09, 0.05, 0.01), (0.05, -0.08, 0.045, 0.008),
                    (-0.1, -0.06, 0.045, 0.008), (0.14, 0.03, 0.05, 0.01), (0.0, 0.06, 0.08, 0.02), (0.17, -0.04, 0.03, 0.003), (-0.05, -0.14, 0.03, 0.003), (0.1, -0.11, 0.03, 0.003),
                ))
            ],
            put('row_of_nails', 0.27, -0.03, 0.0, 40, kind='cut', count=3, pitch=0.035, metal='plain 6b4630 rough=.85'),
        ],
        'light': {'mood': 'table raking', 'sun': ((1.0, 0.42, -0.42), 6.0, 'ffdcae', 1.2), 'sky': ('c3d0e2', 0.5)},
        'camera': {'place': (0.36, -0.72, 0.46), 'target': (0.01, 0.05, 0.14), 'lens': 50, 'level': False, 'focus': 0.86, 'stop': 5.6},
        'exposure': 0.35,
    },
    'breadboard-end-in-winter': {
        'seed': 14,
        'flat': {'cover': 'smoked_oak rough=.45', 'boards': 0.16, 'size': 9},
        'items': [
            put('breadboard_corner', 0.0, 0.0, 0.74),
            put('steel_rule', -0.13, 0.14, 0.7402, 24, length=0.15),
            put('pencil', -0.2, 0.25, 0.7402, -12, paint='plain 2f5a4a rough=.3'),
        ],
        'light': {
            'mood': 'table left', 'sun': ((-1.0, 0.42, -0.42), 6.0, 'ffdcae', 1.0),
            'panels': [((-1.6, 0.8, 1.7), (0, 0, 0.74), (1.0, 1.0), 16, 'e8edff'), ((-0.8, -1.2, 1.2), (0, 0, 0.74), (1.2, 1.0), 4, 'e8edff')],
        },
        'camera': {'place': (0.18, -0.29, 0.97), 'target': (-0.02, 0.09, 0.725), 'lens': 46, 'level': False, 'focus': 0.4, 'stop': 8},
        'exposure': 0.3,
    },
    'fifty-leaves-beside-a-board': {
        'seed': 21,
        'flat': {'cover': 'painted 68746d worn=.1 under=8a7354', 'boards': 0.24, 'size': 14},
        'items': [
            put('veneer_bundle', -0.125, 0.0, 0.001, 3, face='wood 2c1a10 5a3822 926540 rough=.6 scale=5 figure=.32'),
            put('board_with_end', 0.115, -0.005, 0.0, -3, cover='wood 2c1a10 553521 80583a rough=.6 scale=5 figure=.3', end='end_grain 2a190f 49301e 6a4a31 pitch=.004 x=.03 y=-.16'),
        ],
        'light': {'mood': 'table raking', 'sun': ((0.9, 0.62, -0.4), 7.0, 'ffd9a8', 1.0), 'sky': ('c3d0e2', 0.4)},
        'camera': {'place': (0.085, -0.31, 0.13), 'target': (-0.003, 0.04, 0.036), 'lens': 50, 'level': False, 'focus': 0.325, 'stop': 10},
        'exposure': 0.35,
    },
    'forty-centimetres-from-above': {
        'seed': 51,
        'flat': {'cover': 'smoked_oak rough=.4 scale=2', 'boards': 0.14, 'size': 6},
        'items': [
            put('rug', 0.0, 0.3, 0.001, cover='pile d9cdb4 6d7f78 pattern=stripe scale=1.7', width=2.6, depth=1.7),
            put('sofa', 0.0, -0.72, 0, 180, cloth='fabric 8d4a33 a3664c melange=.6 scale=1.4', frame='walnut', width=2.1, seats=2),
            put('coffee_table', 0.05, 0.42, 0, 0, top='walnut rough=.35 scale=2.5', width=1.2, depth=0.6, height=0.415, shape='board'),
            put('folding_rule', -0.12, -0.3, 0.427, 90, parts=3, length=0.2, angles=(0, 0, 0)),
            put('cup', 0.22, 0.26, 0.415, -30, clay='ceramic e6dcc8 speck=.5', saucer=True),
        ],
        'light': {'mood': 'overhead sun', 'sun': ((0.8, 0.35, -0.62), 4.5, 'ffe2ba', 1.2)},
        'camera': {'place': (0.35, -0.55, 1.75), 'target': (-0.02, -0.03, 0.35), 'lens': 40, 'level': False},
        'exposure': 0.2,
    },
}
