"""Workshops, yards and sheds."""
from .floors import OLD, PALE
from .put import put

SCENES = {
    'boards-in-a-timber-yard': {
        'seed': 66,
        'room': {
            'wall': 'wood 4a3a2c 6b5540 8a7358 rough=.8 scale=.6', 'floor': {'kind': 'sheet', 'cover': 'concrete 8a8072'},
            'sides': (-3.2, 3.2), 'height': 4.0, 'skirting': 0,
            'left': {'window': (-2.6, -1.2, 1.4, 3.4), 'columns': 1, 'rows': 1, 'wall': 'old_pine'}, 'trim': 'old_pine',
        },
        'items': [
            put('leaning_boards', -1.55, -0.05, count=6, boards='oak rough=.8', length=2.5, width=0.22, thick=0.04),
            put('leaning_boards', -0.05, -0.05, count=6, boards='ash rough=.8', length=2.4, width=0.2, thick=0.04),
            put('leaning_boards', 1.5, -0.05, count=6, boards='cherry rough=.8', length=2.45, width=0.21, thick=0.04),
            *[put('block', x, -0.33, 0, cover='old_pine rough=.8', width=0.09, depth=0.09, height=2.6) for x in (-0.78, 0.72)],
            *[
                put('block', x, -0.42 + dy, z, cover='plain eeeae2 rough=1', width=w, depth=0.002, height=0.012, tilt=(-9, r), bevel=0)
                for x, dy, z, w, r in (
                    (-1.5, 0.07, 1.0, 0.14, 12), (-1.5, 0.08, 1.06, 0.1, -20), (0.1, 0.07, 1.1, 0.12, 40), (1.5, 0.07, 1.02, 0.13, -8),
                )
            ],
            put('board_stack', 0.3, -1.5, 0, 6, boards='grey_board rough=.8', count=3, length=2.0, width=0.24, thick=0.04),
            put('pencil', 0.1, -1.5, 0.15, 40),
            put('folding_rule', -0.2, -1.52, 0.15, 4),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.45, -0.75), 9.0, 'ffe4b8', 0.7)},
        'camera': {'place': (0.1, -4.6, 1.3), 'target': (0.05, -0.4, 1.12), 'lens': 40},
        'exposure': 0.4,
    },
    'armchair-on-its-side': {
        'seed': 68,
        'room': {
            'wall': 'limewash 6f675c spread=.06', 'floor': {'cover': 'pine rough=.45', 'width': 0.18}, 'sides': (-2.0, 2.0),
            'trim': 'painted 6b6358', 'left': {'window': None},
        },
        'items': [
            put('club_chair', 0.15, -0.95, 0.42, -24, tilt=(-90, 0), hide='felt 9a3a30', frame='oak'),
            put('block', 0.2, -1.33, 0.25, -24, cover='fabric 5a5148', width=0.55, depth=0.02, height=0.45, bevel=0.002),
            put('rug', 0.0, -1.3, 0.001, cover='pile b5a98f', width=2.2, depth=1.3),
            put('soft_brush', -0.75, -1.35, 0.012, 30),
            put('coil', -1.0, -0.9, 0, 0, line='plastic 2b2b2d', radius=0.16, turns=5, thick=0.017),
        ],
        'light': {
            'mood': 'night lamps',
            'panels': [
                ((-1.5, -2.6, 0.55), (0.2, -1.0, 0.35), (0.2, 0.2), 30, 'fff0d0'),
                ((1.2, -4.4, 2.4), (0, -0.8, 0.9), (3.0, 1.6), 16, 'b9c9ff'),
            ],
        },
        'camera': {'place': (0.0, -3.5, 0.95), 'target': (0.0, -0.9, 0.42), 'lens': 48},
        'exposure': 0.9,
    },
    'webbing-half-woven': {
        'seed': 71,
        'room': {'wall': 'limewash e6bda0 spread=.05', 'floor': PALE, 'sides': (-1.9, 1.9)},
        'items': [
            put('lounge_chair', 0.1, -1.05, 0.86, -28, tilt=(180, 0), frame='teak', cushions=False),
            put('coil', -0.7, -1.3, line='jute a8824e', radius=0.08, turns=6, thick=0.008),
            put('folded_cloth', 0.95, -1.0, 0, 20, cloth='fabric 3f5a50', width=0.5, depth=0.45, layers=2, thick=0.06),
            put('hammer', -0.4, -1.55, 0, 30),
            put('steel_rule', 0.45, -1.7, 0, 10),
        ],
        'light': {'mood': 'morning left'},
        'camera': {'place': (-0.05, -3.7, 1.15), 'target': (0.12, -1.0, 0.42), 'lens': 48},
        'exposure': 0.2,
    },
    'sawn-walnut-under-a-roof': {
        'seed': 73,
        'room': {
            'wall': 'limewash 9aa07d', 'floor': {'kind': 'sheet', 'cover': 'soil 6b5a3f'}, 'sides': (-4.0, 4.0), 'height': 3.0,
            'skirting': 0, 'left': None, 'back_openings': [{'at': (-3.6, 3.6, 0.4, 2.9), 'frame': False}],
            'view': 'view f0e4c4 7d9a4f strength=1.5 horizon=.75',
        },
        'items': [
            *[put('block', x, -0.5, 0, cover='old_pine rough=.7', width=0.14, depth=0.14, height=3.0) for x in (-2.0, 2.0)],
            put(
                'board_stack', 0.0, -1.1, 0.14, 4, boards='wood 3a2415 5f4028 86603f rough=.7', count=7, length=2.7, width=0.55,
                thick=0.055, spread=0.05,
            ),
            *[put('block', x, -1.1, 0, 4, cover='old_pine rough=.8', width=0.12, depth=0.6, height=0.14) for x in (-0.9, 0.0, 0.9)],
            put('log', -1.3, -2.1, 0, 24, radius=0.17, length=0.8, bark='bark 5f4a38', core='walnut'),
            put('bucket', 1.75, -1.5),
            put('paint_brush', 1.45, -1.75, 0, 30, paint='f1eee6'),
        ],
        'light': {
            'mood': 'golden left', 'sun': ((0.9, 0.75, -0.5), 6.0, 'ffc98a', 0.8),
            'panels': [((0, -5, 3), (0, -1, 0.5), (4, 2.5), 130, 'fff0dc')],
        },
        'camera': {'place': (0.3, -4.9, 1.3), 'target': (0.05, -0.9, 0.78), 'lens': 42},
        'exposure': 0.3,
    },
    'chair-frame-at-the-upholsterer': {
        'seed': 74,
        'room': {
            'wall': 'limewash d3cbbb spread=.06', 'floor': OLD, 'sides': (-2.5, 2.5),
            'left': {'window': (-2.8, -0.8, 0.6, 2.6), 'columns': 3, 'rows': 3},
        },
        'items': [
            put('sawhorse', -0.15, -1.1, 0, 0, width=1.0, height=0.55),
            put('sawhorse', -0.15, -1.6, 0, 0, width=1.0, height=0.55),
            put('block', -0.15, -1.35, 0.55, cover='pine rough=.6', width=1.1, depth=0.96, height=0.028),
            put('lounge_chair', -0.15, -1.35, 0.578, -24, frame='beech rough=.55', cushions=False),
            *[
                put(
                    'bolt_of_cloth', 0.95 + 0.145 * k, -0.22 + 0.03 * (k % 2), 0, cloth=c, length=1.25 - 0.06 * (k % 3),
                    tilt=(-5, 2 * (k % 3) - 2),
                )
                for k, c in enumerate(
                    (
                        'velvet 5b2a45', 'fabric c08a2e', 'stripe e6dcc6 3f5a7a pitch=.05 axis=2', 'fabric 55604f', 'velvet 8a3b2a',
                        'fabric d9cdb8',
                    ),
                )
            ],
            put('workbench', -1.2, -0.38, width=1.3, depth=0.55, vise=False, on=[
                put('shears', 0.1, -0.05, 0, 24),
                put('spool', -0.25, 0.05, thread='jute b08d5c', scale=2.5),
                put('folded_cloth', 0.4, 0, cloth='fabric e6dcc4', layers=6),
            ]),
            put('wall_shelf', -1.2, 0, width=1.2, height=1.55, board='pine', on=[
                put('lidded_jar', -0.3, -0.1),
                put('lidded_jar', -0.1, -0.1, size=0.85),
                put('books', 0.25, -0.1),
            ]),
        ],
        'light': {'mood': 'morning left'},
        'camera': {'place': (0.1, -4.7, 1.25), 'target': (0.1, -0.6, 0.92), 'lens': 42},
        'exposure': 0.4,
    },
    'chair-half-made-by-a-door': {
        'seed': 75,
        'room': {
            'wall': 'brick a8a094 8d8578', 'floor': {'kind': 'sheet', 'cover': 'tiles 857c6e 4f4a42 pitch=.5 rough=.6'},
            'sides': (-2.6, 2.6), 'skirting': 0, 'back_openings': [{'at': (0.6, 1.7, 0.0, 2.15), 'frame': False}],
            'view': 'view dfeaf4 6f8f5a strength=1.9 horizon=.55', 'left': {'window': None}, 'trim': 'old_pine',
        },
        'items': [
            put('ladderback_chair', -0.55, -1.7, 0, -32, frame='ash', seat='cord', slats=3),
            put('log', -1.5, -0.9, 0, 70, radius=0.16, length=0.7),
            put('log', -1.25, -0.55, 0, 78, radius=0.13, length=0.6),
            put('leaning_boards', -1.4, 0, count=3, boards='ash rough=.7'),
            put('workbench', -0.15, -0.35, width=1.1, depth=0.5, height=0.8, vise=False, on=[
                put('hand_plane', -0.2, 0),
                put('chisel', 0.15, -0.06, 0, 20),
                put('mallet', 0.35, 0.06),
            ]),
            put('shavings', -0.2, -1.6, 0, count=34, width=1.6, depth=0.9),
            put('panel_door', 0.55, -0.4, 0, 96, cover='old_pine', width=0.9),
        ],
        'light': {
            'mood': 'back window',
            'panels': [
                ((1.15, -0.1, 1.2), (0, -2, 0.3), (1.0, 2.0), 130, 'eef4ff'), ((0.4, -4.8, 2.4), (0, -0.8, 0.8), (3.2, 1.8), 75, 'fff1de'),
            ],
        },
        'camera': {'place': (0.55, -4.6, 1.2), 'target': (-0.15, -0.6, 0.78), 'lens': 42},
        'exposure': 0.75,
    },
    'pallets-in-yard': {
        'seed': 9,
        'room': {
            'wall': 'brick 7d5040 8a8074', 'floor': {'kind': 'sheet', 'cover': 'tiles 6f6a60 4a463f pitch=.4 rough=.45'},
            'sides': (-4.5, 4.5), 'height': 3.6, 'skirting': 0.0, 'left': None, 'ceiling': 'pane reflect=0',
        },
        'items': [
            put('pallet', -0.95, -0.3, 0.385, -2, tilt=(79, 0)),
            put('pallet', 0.62, -0.34, 0.585, 91, tilt=(0, 81), board='wood 5a4630 836a4c a58a68 rough=.85'),
            put('pallet', 0.08, -1.25, 0.0, 9, on=[
                put('hammer', 0.18, -0.12, 0.0, 40),
                put('row_of_nails', -0.18, -0.18, 0.002, 24, kind='wire', count=6, metal='plain 5a3a28 rough=.8'),
            ]),
            put(
                'board_stack', 1.75, -0.95, turn=70, boards='grey_board rough=.85', count=5, stickers=False, length=1.1, width=0.12,
                thick=0.021, spread=0.1,
            ),
            put('herb_pot', -1.75, -0.45, size=0.8, height=0.3, leaf_length=0.05),
        ],
        'light': {
            'mood': 'overcast left', 'sun': ((1.0, 0.62, -0.55), 4.5, 'ffd9a8', 1.0),
            'panels': [((-2.5, -3.5, 3.6), (0, -0.8, 0.4), (4, 3), 190, 'eef3ff'), ((2.5, -4.5, 3.0), (0, -0.8, 0.4), (3, 2), 60, 'fff6ea')],
        },
        'camera': {'place': (-0.5, -3.3, 0.82), 'target': (0.12, -0.9, 0.4), 'lens': 40},
        'exposure': 0.2,
    },
    'chairs-between-two-coats': {
        'seed': 96,
        'room': {
            'wall': 'limewash e6e0d2 spread=.04', 'floor': OLD, 'sides': (-2.3, 2.3), 'matchboard': 1.0, 'rail_cover': 'painted e2dbcb',
            'trim': 'painted e2dbcb', 'left': {'window': (-2.6, -1.1, 0.7, 2.3), 'columns': 2, 'rows': 3},
        },
        'items': [
            put('farmhouse_table', -0.15, -0.85, top='old_pine', width=1.25, depth=0.66, height=0.74, drawer=False, on=[
                put('block', 0, 0, 0.0005, 2, cover='fabric e6dcc6', width=1.05, depth=0.6, height=0.003, bevel=0.001),
            ]),
            put('spindle_chair', -0.2, -1.05, 1.198, 0, tilt=(180, 0), frame='painted 1f6a45 rough=.3'),
            put('spindle_chair', 0.98, -0.72, 0, -34, frame='painted e9e5da rough=.8'),
            put('spindle_chair', -1.22, -0.72, 0, 36, frame='beech rough=.6'),
            put('paint_tin', 0.26, -1.0, 0.744, colour='1f6a45', radius=0.06, height=0.11, open=True),
            put('paint_brush', -0.66, -1.0, 0.746, 12, paint='1f6a45'),
        ],
        'light': {'mood': 'morning left'},
        'camera': {'place': (-0.35, -4.1, 1.15), 'target': (-0.12, -0.7, 0.72), 'lens': 43},
        'exposure': 0.4,
        'grade': (1.02, 1.0, 0.96),
    },
    'one-sheet-cut-to-boards': {
        'seed': 64,
        'room': {'wall': 'limewash 5d7a80 spread=.06', 'floor': {'kind': 'sheet', 'cover': 'concrete 8f8a80'}, 'sides': (-2.4, 2.8), 'skirting': 0.0, 'trim': 'painted e4dccb', 'left': {'window': (-2.6, -1.2, 0.9, 2.3)}},
        'items': [
            put('sawhorse', -0.42, -1.3, 0, 90, board='pine rough=.6'),
            put('sawhorse', 0.5, -1.3, 0, 90, board='pine rough=.6'),
            put('ply_board', 0.04, -1.45, 0.724, 0, length=1.6, width=0.28, count=1),
            put('ply_board', 0.04, -1.155, 0.724, 0.3, length=1.6, width=0.28, count=1),
            put('ply_board', 0.3, -1.31, 0.7425, 1.2, length=0.764, width=0.28, count=5),
            put('ply_board', 0.3, -1.42, 0.833, -3, length=0.764, width=0.06, count=1),
            put('square', -0.3, -1.42, 0.7425, 24),
            put('pencil', -0.17, -1.52, 0.7425, 70),
            put('folding_rule', -0.46, -1.2, 0.7425, 10, parts=4),
            put('tape_roll', 0.02, -1.14, 0.7425, 0, tape='birch rough=.5', radius=0.06, width=0.022),
            put('dowels', -0.22, -1.13, 0.7425, count=26, spread=0.05),
            put('leaning_panel', 1.3, -0.05, 0, 0, cover='birch rough=.5', width=0.37, height=2.2, thick=0.018, lean=6),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.45, -0.55), 5.5, 'ffe9cc', 1.0)},
        'camera': {'place': (1.05, -2.55, 1.45), 'target': (0.14, -1.3, 0.74), 'lens': 42, 'level': False, 'focus': 1.85, 'stop': 5.6},
        'exposure': 0.4,
    },
    'bookcase-half-put-together': {
        'seed': 65,
        'room': {'wall': 'limewash e2d6c2 spread=.05', 'floor': {**PALE, 'cover': 'smoked_oak rough=.42', 'width': 0.16}, 'sides': (-2.4, 2.6), 'trim': 'painted e9e1d2'},
        'items': [
            put('rug', 0.0, -1.5, 0.0, 0, cover='felt 8f3d2c', width=2.1, depth=1.2, thickness=0.006),
            put('ply_case_on_its_side', 0.0, -1.35, 0.0065, 8),
            put('ply_side_with_holes', -0.1, -1.84, 0.0065, -5),
            put('glue_bottle', 0.86, -1.72, 0.0065),
            put('mallet', 0.52, -2.02, 0.0065, 200),
            put('crumpled_cloth', 0.93, -1.5, 0.0065, 20, cloth='fabric d9d0bd', size=0.26, seed=6, lump=0.04),
            put('sash_clamp', -1.15, -0.9, 0.004, 78, length=1.1),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.5, -0.5), 6.0, 'ffdcae', 1.0)},
        'camera': {'place': (-0.5, -3.55, 1.9), 'target': (0.0, -1.42, 0.3), 'lens': 44, 'level': False, 'focus': 2.7, 'stop': 8},
        'exposure': 0.45,
    },
}
