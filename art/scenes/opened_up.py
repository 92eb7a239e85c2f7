"""More work seen close: upholstery, veneer, cane, hinges, labels."""
from .put import put
from .views import HIGH, LOW

SCENES = {
    'seat-cut-in-steps': {
        'seed': 81,
        'ground': {'cover': 'limewash cfc6b6 spread=.02 bump=.02'},
        'items': [
            put('seat_section', 0.0, -0.3, 0, 26),
            put('shears', 0.52, -0.62, 0, 40),
            put('coil', -0.5, -0.65, line='jute b08d5c', radius=0.06, turns=6, thick=0.005),
        ],
        'light': {'mood': 'studio soft'},
        'camera': {'place': (0.0, -2.3, 1.15), 'target': (0.0, -0.33, 0.12), 'lens': 62, 'level': False},
        'exposure': 0.1,
    },
    'three-rugs-turned-back': {
        'seed': 82,
        'flat': {'cover': 'walnut rough=.4', 'boards': 0.18, 'size': 5},
        'items': [
            put(
                'folded_rug', -0.62, 0.18, 0, 0, face='pile 8a2f2a c98f4a pattern=diamond scale=3.5',
                under='stripe 8a3f36 b5764f pitch=.006', width=0.56, depth=1.0, turned=0.36,
            ),
            put(
                'folded_rug', 0.0, 0.16, 0.0, 0, face='stripe e6dcc4 2f6b6a pitch=.09', under='stripe d9cfb6 3a7573 pitch=.09', width=0.56,
                depth=0.96, turned=0.34, thick=0.006,
            ),
            put(
                'folded_rug', 0.62, 0.18, 0, 0, face='pile 2f5f66', under='fabric cbb994 scale=.3', width=0.56, depth=1.0, turned=0.36,
                thick=0.02,
            ),
        ],
        'light': {'mood': 'table raking', 'sun': ((1.0, 0.2, -0.5), 6.0, 'ffe6c4', 1.0), 'sky': ('cdd6e6', 0.6)},
        'camera': {'place': (0.0, -0.95, 1.15), 'target': (0.0, 0.26, 0.0), 'lens': 38, 'level': False},
        'exposure': 0.25,
    },
    'old-floorboards-and-nails': {
        'seed': 83,
        'room': {
            'wall': 'wood 5c554b 7d7468 9a9184 rough=.85 scale=.5', 'floor': {'kind': 'sheet', 'cover': 'soil 6b5a45'},
            'sides': (-2.6, 2.6), 'skirting': 0, 'left': {'window': (-2.6, -0.9, 0.0, 2.5), 'columns': 1, 'rows': 1}, 'trim': 'old_pine',
        },
        'items': [
            put('board_stack', 0.1, -0.95, 0.1, 5, boards='grey_board rough=.8', count=9, length=2.2, width=0.42, thick=0.03, spread=0.05),
            *[put('block', x, -0.95, 0, 5, cover='old_pine', width=0.1, depth=0.5, height=0.1) for x in (-0.75, 0.1, 0.95)],
            put('paint_tin', 0.45, -1.0, 0.5, colour='8d8d8b', drips=False, radius=0.06, height=0.1, open=True),
            put('row_of_nails', 0.45, -1.0, 0.585, 30, kind='cut', count=5, pitch=0.012, metal='plain 6b4630 rough=.8'),
            put('row_of_nails', 0.1, -1.05, 0.502, 12, kind='cut', count=7, metal='plain 6b4630 rough=.8'),
            put('hammer', -0.35, -1.0, 0.502, 24),
            put('leaning_boards', 1.9, 0, count=3, boards='grey_board rough=.8', length=2.0),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.35, -0.55), 5.0, 'fff0d8', 1.0)},
        'camera': {'place': (0.1, -3.4, 1.25), 'target': (0.12, -0.9, 0.45), 'lens': 44, 'level': False},
        'exposure': 0.3,
    },
    'gloss-door-with-a-chip': {
        'seed': 84,
        'table': {'cover': 'concrete 6b7074 rough=.6', 'wall_cover': 'limewash 8f9598', 'wall_at': 0.75},
        'items': [
            put(
                'block', -0.02, 0.05, 0.003, -10, cover='wood 3a2214 5f3c22 85583a rough=.04 coat=1 scale=1.4', width=0.85, depth=0.5,
                height=0.022, bevel=0.002,
            ),
            put('heap', 0.405, -0.255, 0.0215, cover='wood 6b4a2c 94683e b88a58 rough=.8', radius=0.03, height=0.0042, seed=3),
            put('sanding_block', 0.12, -0.28, 0, 20, cover='cork', paper='3f4a4d'),
            *[
                put(
                    'block', -0.28 + 0.03 * k, -0.29 - 0.02 * k, 0.001 * k, 12 - 16 * k, cover=f'sandpaper {c}', width=0.14, depth=0.09,
                    height=0.0008, bevel=0,
                )
                for k, c in enumerate(('2f6f75', '3a4548', '2a3033'))
            ],
            put('bowl', 0.5, 0.15, clay='steel', size=0.55),
        ],
        'light': {
            'mood': 'table north left',
            'panels': [
                ((-0.35, 0.72, 0.85), (0, -0.3, 0), (0.8, 0.9), 34, 'eaf2ff'), ((-1.6, -0.9, 0.9), (0, 0, 0.1), (1.0, 1.0), 16, 'fff0de'),
            ],
        },
        'camera': {**LOW, 'place': (0.0, -1.1, 0.48), 'target': (0.02, 0.0, 0.02), 'lens': 46, 'focus': 1.15},
        'exposure': 0.5,
    },
    'table-with-a-leg-out': {
        'seed': 85,
        'table': {'cover': 'walnut rough=.5', 'wall_cover': 'limewash b5ab9a', 'wall_at': 0.85, 'boards': 0.22, 'width': 3.0},
        'items': [
            put('shaker_table', -0.1, 0.22, 0.5, -18, top='ash', width=0.6, depth=0.5, height=0.5, drawer=False, tilt=(180, 0)),
            put('block', 0.35, -0.24, 0, 12, cover='ash', width=0.4, depth=0.042, height=0.042),
            put('block', 0.585, -0.19, 0.014, 12, cover='ash', width=0.075, depth=0.034, height=0.014, bevel=0.001),
            put('square', -0.35, -0.28, 0, 12),
            put('mallet', 0.0, -0.3, 0, 70),
            *[put('spool', 0.62 + 0.03 * k, 0.02 + 0.02 * k, 0, thread='birch', scale=0.7) for k in range(3)],
        ],
        'light': {'mood': 'table left', 'sun': ((1.0, 0.4, -0.55), 6.0, 'ffe8cc', 1.2)},
        'camera': {**HIGH, 'place': (0.05, -1.6, 0.8), 'target': (0.05, 0.05, 0.2), 'lens': 44, 'focus': 1.7},
        'exposure': 0.3,
    },
    'four-cloths-with-their-codes': {
        'seed': 86,
        'flat': {'cover': 'ash rough=.5 scale=2', 'boards': 0.18, 'size': 3},
        'items': [
            *[
                put('folded_cloth', x, y, 0, t, cloth=c, width=0.25, depth=0.3, layers=3, thick=0.02, on=[
                    put('sewn_label', 0.0, -0.085, 0.0035, 0, text=word, width=0.1, depth=0.075, ink='plain 16202a rough=.8'),
                ])
                for x, y, t, c, word in (
                    (-0.46, 0.05, 6, 'fabric 7d97a3 a9bcc2 melange=.7', 'W'), (-0.16, 0.1, -5, 'velvet 9a5a3a', 'S'),
                    (0.15, 0.07, 4, 'check d9cdb4 8a8f72 pitch=.05', 'WS'), (0.46, 0.11, -7, 'boucle ece4d4', 'X'),
                )
            ],
            put('filled_bowl', -0.46, -0.25, 0, kind='floss', filling='plain f6f5f1 rough=.6', glass='ceramic dfe3df', size=0.75),
            put('sponge', -0.29, -0.26, 0, 24),
            put('plain_bottle', -0.15, -0.25, 0, 20, body='tarnished 9fa3a4 7d8182', cap='plastic b8402f', height=0.15, radius=0.03, kind='square'),
            put('cotton_pad', -0.03, -0.26, 0, 10),
            put('folded_cloth', 0.16, -0.26, 0, 12, cloth='fabric f3f0e8', width=0.17, depth=0.13, layers=2),
            put('soft_brush', 0.44, -0.22, 0, 18),
        ],
        'light': {
            'mood': 'table north left',
            'panels': [
                ((-1.4, 0.35, 0.8), (0, 0, 0.05), (0.9, 0.9), 60, 'fff4e4'), ((1.5, -1.2, 1.0), (0, 0, 0.1), (1.2, 1.2), 12, 'e6efff'),
            ],
        },
        'camera': {'place': (0.12, -1.0, 0.9), 'target': (0.0, -0.05, 0.02), 'lens': 38, 'level': False, 'focus': 1.22, 'stop': 8},
        'exposure': 0.1,
    },
    'label-on-the-platform-cloth': {
        'seed': 94,
        'room': {
            'wall': 'limewash 3b525a spread=.05', 'floor': {'cover': 'smoked_oak rough=.4', 'width': 0.16}, 'sides': (-2.4, 2.4),
            'trim': 'painted 3f565e',
        },
        'items': [
            put(
                'sofa', 0.0, -0.6, cloth='velvet 8c4152', frame='walnut', width=1.7, depth=0.82, seats=2, back_cushions=False, lifted=0,
                platform='fabric 26272b melange=.2',
            ),
            put('sewn_label', -0.34, -0.88, 0.3135, 3, tilt=(1.2, 0), width=0.19, depth=0.055),
            put('scatter_cushion', 0.42, -0.42, 0.4, -6, cloth='stripe e6dcc8 3b525a pitch=.05', width=0.44, height=0.44),
        ],
        'light': {
            'mood': 'overcast right', 'sun': ((-1.0, 0.55, -0.75), 4.5, 'ffd6a6', 1.0),
            'panels': [((1.6, -2.2, 1.9), (-0.2, -0.8, 0.4), (1.0, 1.2), 95, 'fff3e2'), ((-2.2, -3.0, 1.6), (0, -0.6, 0.5), (1.6, 1.6), 20, 'cfdcff')],
        },
        'camera': {'place': (-0.62, -2.3, 1.3), 'target': (-0.17, -0.7, 0.53), 'lens': 43, 'level': False, 'focus': 1.75, 'stop': 8},
        'exposure': 0.45,
    },
    'hinge-on-a-petrol-door': {
        'seed': 87,
        'table': {'cover': 'oak rough=.4', 'wall_cover': 'limewash e4dfd2', 'wall_at': 0.4, 'depth': 1.2},
        'items': [
            put('open_cupboard', 0, 0, 0, cover='plain 17404c rough=.32', inside='plain b4b8b4 rough=.45', hinges=(0.082,)),
            put('plates', 0.15, 0.21, 0.018, clay='ceramic f1eee6', count=5, size=0.85),
            put('screwdriver', 0.095, -0.038, 0, 176, grip='plastic d8602a', length=0.14, tip='cross'),
        ],
        'light': {
            'mood': 'table right', 'sun': ((-1.0, 0.55, -0.62), 6.0, 'ffdcb0', 1.0),
            'panels': [((0.9, -0.7, 0.6), (0, 0, 0.1), (0.5, 0.7), 10, 'fff4e4'), ((0.2, -1.4, 1.0), (0, 0, 0.1), (1.0, 0.8), 9, 'e8eeff')],
        },
        'camera': {'place': (0.33, -0.44, 0.29), 'target': (0.04, 0.0, 0.054), 'lens': 78, 'level': False, 'focus': 0.57, 'stop': 16},
        'exposure': 0.05,
    },
    'cane-seat-half-woven': {
        'seed': 88,
        'flat': {'cover': 'old_pine rough=.55', 'boards': 0.18, 'size': 4},
        'items': [
            put('cane_seat', -0.12, 0.02, 0.0, 8),
            put('basin', 0.42, 0.14, radius=0.15, height=0.08),
            put('coil', 0.42, 0.14, 0.04, line='rattan d3ab6b', radius=0.085, turns=6, thick=0.003),
            *[
                put('block', 0.3 + 0.05 * k, -0.18 - 0.03 * (k % 2), 0, 30 * k, cover='birch', width=0.06, depth=0.008, height=0.008)
                for k in range(4)
            ],
            put('shears', 0.38, -0.3, 0, 160, length=0.18),
        ],
        'light': {'mood': 'overhead'},
        'camera': {'place': (0.0, -0.65, 1.02), 'target': (0.06, 0.0, 0.0), 'lens': 42, 'level': False},
        'exposure': 0.15,
    },
    'veneer-curling-up': {
        'seed': 89,
        'table': {
            'cover': 'wood 3a2012 6b4024 9a6a3e rough=.2 rings=26 figure=.5 scale=3 coat=.5', 'wall_cover': 'limewash b59a72',
            'wall_at': 0.6,
        },
        'items': [
            put('lifted_veneer', -0.02, -0.02, 0.001, 20),
            put('scraper', 0.16, -0.1, 0, 20, width=0.035),
            put('bowl', -0.34, 0.12, clay='ceramic e6ddcc', size=0.5),
            put('heap', -0.34, 0.12, 0.015, cover='plain 8a5420 rough=.25', radius=0.05, height=0.02, grains=120),
            put('folded_cloth', 0.38, 0.14, 0, 12, cloth='fabric d3c5a8', layers=3),
            put('sanding_block', -0.22, -0.2, 0, 24),
        ],
        'light': {'mood': 'table left', 'sun': ((1.0, 0.25, -0.3), 7.5, 'ffc98c', 1.0)},
        'camera': {**LOW, 'place': (0.02, -0.9, 0.36), 'target': (0.0, 0.0, 0.02), 'lens': 50, 'focus': 0.93},
        'exposure': 0.4,
    },
    'drawing-for-a-wardrobe': {
        'seed': 90,
        'flat': {'cover': 'paper c9b08a', 'size': 4},
        'items': [
            put('block', 0, 0, 0, cover='birch', width=1.1, depth=0.76, height=0.006),
            put('papers', -0.06, 0.02, 0.006, 0, width=0.72, height=0.52, count=1, drawing='plan', colour='f4f1e8'),
            put('steel_rule', -0.05, -0.27, 0.007, 2),
            put('pencil', 0.1, -0.14, 0.008, 40),
            *[
                put('block', 0.42, 0.2 - 0.1 * k, 0.006, 6 - 5 * k, cover=c, width=0.11, depth=0.075, height=0.003)
                for k, c in enumerate(('walnut', 'oak', 'cherry', 'ash'))
            ],
            put('hinge', 0.38, -0.26, 0.007, 24),
            *[
                put('pull_plate', x, y, 0.0065, kind='knob', metal='brass', scale=0.45)
                for x, y in ((-0.4, 0.26), (0.28, 0.26), (-0.4, -0.22), (0.28, -0.22))
            ],
        ],
        'light': {'mood': 'overhead', 'sky': ('eceff4', 1.0)},
        'camera': {'place': (0.0, -0.55, 1.05), 'target': (0.02, 0.0, 0.0), 'lens': 42, 'level': False},
        'exposure': 0.0,
    },
    'hygrometer-on-winter-oak': {
        'seed': 91,
        'room': {
            'wall': 'limewash d9dee2 spread=.04', 'floor': {'cover': 'pale_oak rough=.4'}, 'sides': (-2.0, 2.0), 'trim': 'painted e9ebec',
            'left': {'window': None}, 'back_openings': [{'at': (-0.8, 0.9, 0.95, 2.3), 'columns': 3, 'rows': 2, 'sill': 0.1}],
            'view': 'emit eef4fb strength=2.2',
        },
        'items': [
            put('table', 0.0, -0.75, top='oak rough=.35', width=1.5, depth=0.8, shape='board', boards=4, on=[
                put('block', 0.45, -0.1, 0.0003, 0.6, cover='plain 20160e rough=1', width=0.6, depth=0.005, height=0.0005, bevel=0),
                put('block', 0.2, -0.1015, 0.0003, 0.2, cover='plain 20160e rough=1', width=0.3, depth=0.0022, height=0.0005, bevel=0),
                put('hygrometer', -0.05, 0.02),
                put('cup', -0.36, -0.08, drink='plain 6b3f1c rough=.1'),
                put('folded_cloth', -0.5, 0.18, cloth='knit d9d6cf'),
            ]),
        ],
        'light': {'mood': 'back window', 'sun': ((0.25, -1.0, -0.35), 3.0, 'fff4e6', 0.8)},
        'camera': {'place': (0.12, -2.2, 1.25), 'target': (0.08, -0.6, 0.86), 'lens': 46, 'level': False, 'focus': 1.55, 'stop': 4},
        'exposure': -1.0,
    },
}
