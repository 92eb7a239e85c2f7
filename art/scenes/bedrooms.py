"""Rooms to sleep in."""
from .floors import DARK, PALE
from .put import put

SCENES = {
    'sofa-bed-at-night': {
        'seed': 34,
        'room': {
            'wall': 'limewash 7a7a58 spread=.06', 'floor': PALE, 'sides': (-2.5, 2.5), 'trim': 'painted 757554', 'left': {'window': None},
        },
        'items': [
            put('sofa_bed', -0.15, -0.5, cloth='fabric 8d8f8c', sheet='fabric f0ebe0 melange=.2'),
            put('wall_shelf', -0.2, 0, width=2.0, height=1.62, kind='plain', board='oak', on=[
                put('row_of_books', -0.45, -0.1, width=0.9, fill=0.8),
                put('vase', 0.5, -0.1, kind='jar', clay='ceramic c9b79b'),
                put('books', 0.78, -0.1, turn=80),
            ]),
            put('side_table', 1.18, -0.6, top='oak', on=[
                put('table_lamp', 0, 0, power=26, clay='ceramic 3f4a45', kind='ball'),
                put('books', 0.12, -0.1, count=1),
            ]),
            put('rug', 0.2, -1.9, 0.001, cover='pile b5a98f', width=2.4, depth=1.4),
        ],
        'light': {'mood': 'dusk lamps'},
        'camera': {'place': (0.35, -4.5, 1.45), 'target': (0.05, -0.6, 0.74), 'lens': 44},
        'exposure': 1.5,
    },
    'daybed-behind-shutters': {
        'seed': 35,
        'room': {
            'wall': 'limewash ece9e0 spread=.05', 'floor': {'kind': 'sheet', 'cover': 'tiles b0623c 9a8a74 pitch=.25 rough=.5'},
            'sides': (-2.8, 2.8), 'trim': 'painted 6f93a8', 'left': {'window': (-2.4, -0.9, 0.2, 2.4), 'columns': 2, 'rows': 1},
            'mirrored': 'limewash d9c9ae spread=.05',
        },
        'shadows': [{'kind': 'slats', 'place': (-2.72, -1.65, 1.3), 'turn': 90, 'pitch': 0.1, 'width': 2.0, 'height': 2.6, 'share': 0.62}],
        'items': [
            put('daybed', 0.3, -0.62, cloth='fabric f0ece2 melange=.2', frame='painted e9e4d8 worn=.1', bolsters=False),
            put('scatter_cushion', -0.35, -0.4, 0.455, 14, cloth='fabric 3d6f8c'),
            put('scatter_cushion', 0.95, -0.38, 0.455, -8, cloth='stripe efe9dc 3d6f8c pitch=.03', width=0.5, height=0.4),
            put('vase', -0.95, -1.0, kind='amphora', clay='ceramic b5714a rough=.8', size=1.1),
            put('shutter', -1.75, -0.12, 0.05, 8, cover='painted 6f93a8', height=2.2),
            put('drinking_glass', 1.45, -0.7, 0.42),
            put('stool', 1.45, -0.7, height=0.42, frame='old_pine'),
            put('wall_mirror', 0.35, 0, 1.6, width=0.6, height=0.6, frame='rattan'),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.3, -0.55), 11.0, 'fff0d8', 0.6), 'dim': 0.45},
        'camera': {'place': (0.1, -4.6, 1.1), 'target': (0.1, -0.5, 0.82), 'lens': 42},
        'exposure': 0.55,
    },
    'bedroom-at-midnight-sun': {
        'seed': 36,
        'room': {
            'wall': 'limewash 8f8c93 spread=.05', 'floor': DARK, 'sides': (-2.7, 2.7), 'trim': 'painted 827d8e', 'left': {'window': None},
            'back_openings': [{'at': (1.05, 2.05, 0.3, 2.4), 'columns': 2, 'rows': 2}], 'view': 'emit ffe6b8 strength=3',
        },
        'items': [
            put('bed', -0.45, 0, frame='smoked_oak', duvet='fabric c9c2cf melange=.3', head='plain', throw='knit 6b6578'),
            put('side_table', -1.62, -0.35, top='smoked_oak', on=[put('drinking_glass', 0, 0), put('books', 0.06, 0.06, count=1)]),
            put('curtain', 1.22, -0.14, 0.02, cloth='fabric 35333a', width=0.74, height=2.62, folds=7, depth=0.06),
            put('curtain', 1.93, -0.14, 0.02, cloth='fabric 35333a', width=0.64, height=2.62, folds=6, depth=0.06, seed=3),
            put('curtain_rod', 1.55, -0.14, 2.66, metal='black', width=1.7),
        ],
        'light': {
            'mood': 'night lamps',
            'panels': [
                ((-2.2, -4.0, 2.2), (0, -0.8, 0.6), (2.0, 1.6), 30, 'c4c0e0'),
                ((1.6, -0.35, 1.4), (-0.5, -2.0, 0.4), (0.12, 2.0), 16, 'ffe2ae'),
            ],
        },
        'camera': {'place': (0.3, -4.8, 1.3), 'target': (0.15, -0.6, 0.9), 'lens': 38},
        'exposure': 1.3,
    },
    'platform-bed-at-dawn': {
        'seed': 39,
        'room': {
            'wall': 'limewash e3d3cb spread=.04', 'floor': {**PALE, 'cover': 'ash rough=.45'}, 'sides': (-2.9, 2.9),
            'trim': 'painted dccfc6',
        },
        'items': [
            put('platform_bed', -0.25, 0.0),
            put('square_stool', 1.45, -0.75, frame='ash', height=0.38, on=[put('drinking_glass', 0, 0)]),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.55, -0.26), 4.0, 'ffb6a0', 1.5), 'sky': ('cfc4d6', 0.5)},
        'camera': {'place': (0.4, -4.9, 1.15), 'target': (0.2, -0.7, 0.78), 'lens': 38},
        'exposure': 0.45,
    },
    'moving-day': {
        'seed': 46,
        'room': {'wall': 'limewash ece2cb spread=.04', 'floor': PALE, 'sides': (-2.8, 2.8), 'sockets': [(1.9, 0.3)]},
        'items': [
            put('bed_frame_parts', -0.35, 0.0, frame='beech'),
            put('folded_cloth', 0.35, -1.1, 0, 6, cloth='felt 5f7d9a', width=0.9, depth=0.6, layers=2, thick=0.02, on=[
                put('swatches', -0.2, 0.0, 0.001, 10, cloths='glass;glass;glass', width=0.1, depth=0.12, fan=30),
                put('screws', -0.15, 0, 0.004, count=9),
                put('screws', 0.15, 0.05, 0.004, count=8, metal='steel', length=0.05),
                put('screwdriver', 0.28, -0.1, 0.002, 20),
            ]),
            put('card_box', 1.65, -0.45, 0, 8, open=False, width=0.5, depth=0.4, height=0.4, on=[
                put('card_box', 0.02, 0, 0, 12, open=True, width=0.4, depth=0.34, height=0.28),
            ]),
            put('card_box', 2.2, -0.9, 0, -14, open=False, width=0.45),
            put('card_box', 1.35, -1.05, 0, 24, open=False, width=0.38, depth=0.3, height=0.24),
        ],
        'light': {'mood': 'morning left'},
        'camera': {'place': (0.2, -4.7, 1.2), 'target': (0.25, -0.5, 0.78), 'lens': 40},
        'exposure': 0.35,
    },
    'bedside-table-from-a-door': {
        'seed': 70,
        'room': {'wall': 'limewash d6b48a spread=.05', 'floor': PALE, 'sides': (-2.0, 2.4), 'trim': 'painted efe6d4', 'left': {'window': (-2.4, -1.2, 0.6, 2.1)}},
        'items': [
            put('bed', -0.95, -0.03, duvet='fabric 8f4a34 7a3d2a melange=.4', head='slatted', frame='oak'),
            put('door_bedside', 0.24, -0.2, 0, -3, on=[
                put('table_lamp', -0.08, 0.03, clay='ceramic e3d8c2 speck=.4', kind='ball', size=0.78, power=2),
                put('cup', 0.12, -0.06, clay='ceramic 3f4a45'),
            ]),
            put('books', 0.24, -0.21, 0.281, 84, count=3),
            put('folded_cloth', 0.24, -0.2, 0.061, 4, cloth='knit d9cdb4', width=0.26, depth=0.2, layers=3, thick=0.024),
            put('door_offcut', 0.86, -0.13, 0.0, -4),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.55, -0.5), 5.5, 'ffe2b8', 1.0)},
        'camera': {'place': (0.88, -2.35, 0.92), 'target': (0.3, -0.2, 0.42), 'lens': 50, 'level': False, 'focus': 2.2, 'stop': 5.6},
        'exposure': 0.4,
    },
    'nursery-from-sixty-centimetres': {
        'seed': 71,
        'room': {'wall': 'limewash b9c4b4 spread=.04', 'floor': {'cover': 'pale_oak rough=.4', 'width': 0.14}, 'sides': (-1.9, 2.1), 'trim': 'painted f1ece0', 'back_openings': [{'at': (-0.5, 0.35, 1.0, 2.15), 'sill': 0.06}]},
        'items': [
            put('chest_of_drawers', 1.05, -0.25, 0, 0, cover='painted e9dfc8 rough=.4', width=0.9, depth=0.44, height=0.86, rows=4, split_top=False, pulls='knob', pull_cover='oak', feet='plinth', on=[
                put('table_lamp', 0.22, 0.02, clay='ceramic d9a23a rough=.3', kind='ball', size=0.85, power=3),
            ]),
            put('wall_strap', 0.85, -0.09, 0.861, out=0.085, drop=-0.02),
            put('cot', -1.15, -0.95, 0, 84, frame='birch rough=.5'),
            put('rug', 0.2, -1.5, 0.001, cover='pile c9573a e0b48a pattern=border', width=1.5, depth=1.1, round=True),
            *[put('block', x, y, z - 0.03, t, cover=f'painted {c} rough=.4', width=0.06, depth=0.06, height=0.06, bevel=0.004) for x, y, z, t, c in (
                (0.3, -1.5, 0.044, 12, 'd9a23a'), (0.375, -1.47, 0.044, -20, '3f6468'), (0.335, -1.485, 0.1045, 6, 'efe6d4'), (0.1, -1.62, 0.044, 40, 'b8452c'), (0.52, -1.6, 0.044, 70, 'efe6d4'))],
            put('folding_rule', -0.42, -1.75, 0.0, 90, tilt=(0, -90), parts=3, length=0.2, angles=(0, 0)),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.5, -0.5), 5.0, 'ffe6c4', 1.0), 'more': [((0, -0.2, 1.6), (0, -2, 0.3), (0.8, 1.1), 40, 'f4f6ff')]},
        'camera': {'place': (0.02, -3.2, 0.6), 'target': (0.05, -0.5, 0.66), 'lens': 30, 'focus': 2.2, 'stop': 8},
        'exposure': -0.5,
    },
}
