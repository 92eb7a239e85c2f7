"""Rooms to eat, work and arrive in."""
from .floors import DARK, PALE
from .put import put

SCENES = {
    'round-table-four-chairs': {
        'seed': 31,
        'room': {
            'wall': 'limewash e6e2d8 spread=.04', 'floor': {**PALE, 'cover': 'pine rough=.45', 'width': 0.2}, 'sides': (-3.0, 3.2),
            'trim': 'painted efeae0',
        },
        'items': [
            put('tulip_table', 0.1, -1.6, top='ash rough=.35', base='ash rough=.4', radius=0.6, on=[
                put('bowl', 0.05, 0.05, clay='ceramic d9d0bd speck=.4', holding='pears', fruit_colour='a8a04a'),
            ]),
            put('wishbone_chair', 0.1, -0.75, 0, 4, frame='ash', seat='cord'),
            put('bentwood_chair', -0.85, -1.45, 0, 96, frame='wood 2b140a 54301a 7a4d2c rough=.3'),
            put('spindle_chair', 0.98, -1.4, 0, -84, frame='painted c9402b'),
            put('shell_chair', -0.25, -2.45, 0, 195, shell='plastic d6cfbd rough=.5', base='ash'),
            put('paper_lantern', 0.1, -1.6, 1.85, radius=0.34, drop=1.0, power=8),
            put('sideboard', 1.85, -0.26, cover='ash rough=.4', width=1.3, front='cane', doors=3),
            put('vase', 1.6, -0.26, 0.72, kind='tall', clay='ceramic 8f9a86'),
            put('branches', 1.6, -0.26, 1.18, kind='blossom', height=0.5),
            put('picture', 1.9, 0, 1.5, kind='lines', width=0.5, height=0.7, palette='sea'),
            put('ficus', -2.2, -0.5, height=1.4, seed=9),
        ],
        'light': {'mood': 'bright'},
        'camera': {'place': (-0.2, -5.4, 1.3), 'target': (0.2, -1.2, 0.84), 'lens': 39},
        'exposure': -1.05,
    },
    'aubergine-study': {
        'seed': 37,
        'room': {
            'wall': 'limewash 4a2f3c spread=.06', 'floor': DARK, 'sides': (-1.9, 1.9), 'trim': 'painted 472d39', 'left': {'window': None},
            'wainscot': 0.95, 'rail_cover': 'painted 472d39', 'ceiling': 'plain 4a2f3c rough=.9',
        },
        'items': [
            put('table', 0.05, -0.5, top='birch', legs='birch', width=1.25, depth=0.6, shape='board', on=[
                put('desk_lamp', -0.42, 0.08, 0, 20, metal='brass', power=9),
                put('papers', 0.05, -0.06, 0, 8, drawing='lines'),
                put('books', 0.42, 0.1, turn=80, count=3),
                put('pencil', 0.2, -0.12, 0.002, 30),
            ]),
            put('spindle_chair', 0.15, -1.15, 0, 168, frame='birch'),
            put('wall_shelf', 0.05, 0, width=1.5, height=1.42, kind='plain', board='birch', on=[
                put('row_of_books', -0.3, -0.1, width=0.8, fill=1.0),
                put('vase', 0.5, -0.1, kind='round', clay='brass', size=0.6),
            ]),
            put('picture', 0.05, 0, 1.88, kind='hills', width=0.62, height=0.42, frame='brass', palette='rose'),
            put('wall_lamp', 0.75, 0, 1.85, metal='brass', power=5),
            put('rug', 0.1, -1.4, 0.001, cover='pile c9b79b', width=1.8, depth=1.2),
        ],
        'light': {'mood': 'night lamps'},
        'camera': {'place': (0.0, -4.2, 1.25), 'target': (0.05, -0.5, 1.05), 'lens': 42},
        'exposure': 1.75,
    },
    'entrance-with-raincoat': {
        'seed': 38,
        'room': {
            'wall': 'limewash edebe5 spread=.03', 'floor': {'kind': 'sheet', 'cover': 'terrazzo dcd8cf 9a958a c9b79b scale=1.8'},
            'sides': (-1.6, 1.9), 'trim': 'painted f1eee8', 'left': {'window': (-2.6, -1.5, 0.1, 2.2), 'columns': 1, 'rows': 2},
            'mirrored': 'limewash b9a58a spread=.05',
        },
        'items': [
            put(
                'chest_of_drawers', 0.75, -0.16, cover='painted edeae3', width=0.8, depth=0.22, height=1.05, rows=3, split_top=False,
                pulls='bar', pull_cover='ash', feet='plinth',
                on=[
                    put('tray', -0.18, 0, cover='ash', width=0.24, depth=0.14, lip=0.015),
                    put('key', -0.2, 0, 0.008, 30),
                    put('vase', 0.22, 0.01, kind='bottle', clay='ceramic c9c2b4', size=0.9),
                ],
            ),
            put('hooks', -0.5, 0, 1.68, board='ash', width=0.9),
            put('coat', -0.84, -0.03, 1.7, cloth='plain d9a91f rough=.45', length=0.9, width=0.42),
            put('wall_mirror', 0.75, 0, 1.62, width=0.56, height=0.56, frame='ash'),
            put('boots', -0.75, -0.35, 0, 6, hide='leather 4a4038'),
            put('rug', 0.0, -0.95, 0.001, cover='jute b79f76', width=1.3, depth=0.7),
        ],
        'light': {'mood': 'overcast left'},
        'camera': {'place': (0.0, -3.7, 1.2), 'target': (0.08, -0.3, 0.98), 'lens': 42},
        'exposure': -0.1,
    },
    'concrete-room-with-felt': {
        'seed': 40,
        'room': {
            'wall': 'concrete a5a29b', 'floor': {'kind': 'sheet', 'cover': 'concrete 8d8a84 rough=.35'}, 'sides': (-3.6, 3.6),
            'height': 4.0, 'skirting': 0.0, 'trim': 'black', 'left': {'window': None},
        },
        'items': [
            *[
                put('curtain', -0.9 + 0.62 * k, -0.08, 0.55, cloth='felt b08a5a', width=0.64, height=2.5, folds=2, depth=0.025, seed=k)
                for k in range(4)
            ],
            put('curtain_rod', 0.03, -0.08, 3.06, metal='black', width=2.9),
            put('rug', 0.5, -1.7, 0.0, 4, cover='pile d8cfbd', width=2.6, depth=1.9, thickness=0.035),
            put('lounge_chair', 0.75, -1.45, 0.035, -26, cloth='fabric 24211f', frame='smoked_oak'),
            put('side_table', -0.1, -1.25, 0.035, top='smoked_oak', radius=0.2, height=0.42, on=[put('books', 0, 0, count=2)]),
        ],
        'light': {
            'mood': 'overcast left',
            'panels': [
                ((0.3, -1.6, 3.85), (0.3, -1.2, 0), (2.2, 1.6), 330, 'e9f1ff'),
                ((1.5, -5.4, 2.5), (0, -0.8, 0.9), (3.4, 2.0), 50, 'fff6ea'),
            ],
        },
        'camera': {'place': (-0.1, -5.6, 1.3), 'target': (0.15, -0.6, 1.25), 'lens': 35},
        'exposure': 0.1,
    },
    'linen-curtain-in-may': {
        'seed': 42,
        'room': {
            'wall': 'limewash e3ddd0', 'floor': {**DARK, 'cover': 'ebony rough=.3'}, 'sides': (-2.3, 2.3), 'height': 3.0,
            'trim': 'painted efeae0', 'left': {'window': None}, 'back_openings': [{'at': (-0.6, 0.75, 0.0, 2.5), 'columns': 2, 'rows': 4}],
            'view': 'view f2f6f0 7f9a5f strength=2.0 horizon=.62',
        },
        'items': [
            put('curtain_rod', 0.08, -0.12, 2.72, metal='black', width=2.3),
            put(
                'curtain', -0.82, -0.12, 0.012, cloth='fabric d3c3a3 melange=.6 scale=.6', width=0.66, height=2.7, folds=7, depth=0.06,
            ),
            put(
                'curtain', 0.98, -0.12, 0.012, cloth='fabric d3c3a3 melange=.6 scale=.6', width=0.6, height=2.7, folds=6, depth=0.06,
                seed=5,
            ),
            put('plain_chair', 1.55, -0.7, 0, -40, frame='walnut', seat='walnut'),
        ],
        'light': {'mood': 'bright'},
        'camera': {'place': (-0.3, -4.1, 1.2), 'target': (0.1, -0.3, 1.12), 'lens': 40},
        'exposure': 0.5,
    },
    'crates-for-a-bookcase': {
        'seed': 43,
        'room': {'wall': 'limewash d9d2c2', 'floor': {**PALE, 'cover': 'old_pine rough=.45'}, 'sides': (-2.9, 2.9)},
        'items': [
            *[
                put(
                    'crate_on_side', 0.25 + 0.505 * i, -0.17, 0.345 * j,
                    board=('pine rough=.7', 'old_pine rough=.7', 'birch rough=.7')[(i + j) % 3],
                    on=[
                        put('row_of_books', 0.0, 0.02, width=0.42, height=0.22, fill=(0.75, 1.0, 0.55)[(i * 2 + j) % 3]) if (i + j) % 4 != 3 else put('vase', 0.05, 0, kind=('round', 'jar', 'bottle')[j % 3], clay='ceramic b9785a', size=0.8),
                    ],
                )
                for i in range(4)
                for j in range(5)
            ],
            put('modular_sofa', -1.15, -0.75, cloth='fabric 5a6b7d', parts=('seat', 'seat'), part=0.85),
            put(
                'throw_over', -1.6, -0.85, name='low-seat', cloth='stripe e6dcc6 a8352b pitch=.07', size=(0.5, 1.3),
                block=(0.7, 0.84, 0.43),
            ),
            put('rug', -0.3, -1.9, 0.001, cover='jute b79f76', width=2.6, depth=1.5),
            put('trailing_plant', 1.0, -0.17, 1.727, size=0.55),
            put('floor_lamp', -2.3, -0.5, legs='pine', power=8),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.66, -0.4), 8.0, 'ffc98f', 1.0)},
        'camera': {'place': (0.1, -4.8, 1.15), 'target': (0.15, -0.5, 0.92), 'lens': 39},
        'exposure': 0.55,
    },
    'old-beam-table-in-a-barn': {
        'seed': 44,
        'room': {
            'wall': 'brick dcd8cc d3cec0', 'floor': {'kind': 'sheet', 'cover': 'tiles 8d8272 6b6254 pitch=.5 rough=.55'},
            'sides': (-3.0, 3.0), 'height': 3.0, 'skirting': 0.0, 'left': {'window': (-2.5, -1.6, 1.0, 2.3), 'columns': 1, 'rows': 1},
            'trim': 'old_pine',
        },
        'items': [
            put('trestle_table', 0.1, -1.5, top='wood 1f1812 43331f 6b5334 rough=.6', width=2.1, boards=3, on=[
                put('bowl', 0.15, 0.0, clay='elm rough=.5', size=1.25, holding='pears', fruit_colour='9aa052', count=6),
                put('jug', -0.4, 0.08, clay='ceramic d9d0bd', size=1.0),
                put('folded_cloth', 0.6, -0.1, 0, 8, cloth='stripe e6dcc6 3f5a7a pitch=.03'),
            ]),
            put('trestle_bench', 0.1, -2.25, board='wood 1f1812 43331f 6b5334 rough=.6'),
            put('plain_chair', -0.45, -0.75, 0, 4, frame='old_pine', seat='old_pine'),
            put('plain_chair', 0.65, -0.75, 0, -6, frame='old_pine', seat='old_pine'),
            put('wall_shelf', 1.2, 0, width=1.6, height=1.6, kind='bracket', board='old_pine', on=[
                put('plates', -0.5, -0.11, count=6),
                put('bowls', -0.1, -0.11),
                put('lidded_jar', 0.3, -0.1, filling='plain c9a86a rough=1'),
                put('jug', 0.6, -0.1, clay='ceramic 5f6b62'),
            ]),
            put('basket', -1.7, -0.5, radius=0.26),
            put('pendant', 0.1, -1.5, 1.85, metal='plain e6e2d8 rough=.2', kind='cone', radius=0.22, drop=1.2, power=0),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.35, -0.7), 7.0, 'fff0d8', 0.8)},
        'camera': {'place': (-0.2, -5.0, 1.4), 'target': (0.15, -1.0, 0.92), 'lens': 40},
        'exposure': 0.75,
        'grade': (1.06, 1.0, 0.93),
    },
    'shaker-room': {
        'seed': 8,
        'room': {
            'wall': 'limewash ece5d3 spread=.04',
            'floor': {'kind': 'boards', 'cover': 'wood 8a5a2a b8863f cfa050 rough=.5', 'width': 0.24, 'length': 2.4}, 'sides': (-2.7, 2.9),
            'trim': 'painted c9982f', 'skirting': 0.2, 'left': {'window': (-2.2, -1.1, 0.8, 2.3), 'columns': 3, 'rows': 4},
        },
        'items': [
            put('peg_rail', 0.1, 0, board='painted c9982f', width=5.2, height=1.62, pegs=15),
            put(
                'chest_of_drawers', 0.75, -0.26, cover='painted 3f6b68 worn=.12', width=1.0, depth=0.46, height=0.86, rows=4,
                pull_cover='cherry', feet='plinth',
                on=[
                    put('oval_box', -0.14, 0, turn=8, wood='painted a8352b', width=0.3, depth=0.2, height=0.12),
                    put('oval_box', -0.14, 0, 0.12, 4, wood='cherry', width=0.22, depth=0.15, height=0.085),
                    put('candle', 0.28, 0.02, holder='plain 8d8d8b metal=1 rough=.4'),
                ],
            ),
            put('ladderback_chair', -0.62, -0.32, 2.5, 180, tilt=(180, 0), frame='cherry', seat='cord 9c8a6a', slats=3, height=0.98),
            put('ladderback_chair', -1.45, -0.75, turn=-30, frame='cherry', seat='check d9cdb0 7d3a2c pitch=.05', arms=True, rocker=True),
        ],
        'light': {'mood': 'morning left'},
        'camera': {'place': (0.1, -4.75, 1.25), 'target': (-0.1, -0.5, 1.3), 'lens': 36},
        'exposure': 0.45,
        'look': 'Medium High Contrast',
    },
}
