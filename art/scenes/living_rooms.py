"""Rooms to sit in, with a sofa or an easy chair."""
from .floors import BLOCKS, DARK, PALE
from .put import put

SCENES = {
    'leather-sofa-loft': {
        'seed': 11,
        'room': {
            'wall': 'brick 9a6048 a89a88', 'floor': {'kind': 'boards', 'cover': 'old_pine rough=.5', 'width': 0.2, 'length': 2.2},
            'sides': (-3.4, 3.6), 'height': 3.2, 'skirting': 0.0,
            'left': {'window': (-2.9, -0.9, 0.5, 2.7), 'columns': 4, 'rows': 5, 'wall': 'limewash cfc6b8'}, 'trim': 'black',
        },
        'items': [
            put(
                'sofa', 0.1, -0.62, cloth='leather 96562c rough=.4 worn=.5', frame='walnut', width=2.2, seats=3, arm=0.15,
                piping='leather 7d4422',
            ),
            put(
                'throw_over', 1.05, -0.62, cloth='knit d9cdb6 pitch=.016', name='sofa-arm', size=(0.6, 1.5), block=(0.18, 0.88, 0.63),
                turn=0,
            ),
            put('stool', -1.45, -0.85, frame='oak', on=[
                put('soft_brush', 0, 0, 0, 35),
                put('folded_cloth', 0.02, 0.06, cloth='fabric e2dccd'),
            ]),
            put('rug', 0.1, -1.7, 0.001, cover='pile 6b5a4c 8a7560', width=2.8, depth=1.8),
            put('drum_table', 0.35, -1.72, 0.012, cover='walnut', radius=0.34, height=0.32, on=[
                put('books', -0.06, 0, turn=20),
                put('cup', 0.18, -0.05),
            ]),
            put('floor_lamp', 1.95, -0.5, metal='black', colour='d9cdb8', power=6),
            put('rubber_plant', -2.2, -0.5, clay='ceramic 5d5a56', size=1.0, height=1.2),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.62, -0.42), 8.5, 'ffc68c', 1.0)},
        'camera': {'place': (0.0, -5.0, 1.15), 'target': (0.1, -0.6, 0.82), 'lens': 40},
        'exposure': 0.75,
        'look': 'Medium High Contrast',
    },
    'modules-and-tape-on-the-floor': {
        'seed': 93,
        'room': {
            'wall': 'limewash e3d8c4 spread=.05', 'floor': BLOCKS, 'sides': (-3.0, 3.0), 'trim': 'painted efe6d6',
        },
        'items': [
            put('modular_sofa', -0.55, -0.6, cloth='corduroy 2a5339 pitch=.012', parts=('corner', 'seat', 'seat'), part=0.92, cushions=[
                (-0.75, 'fabric e6dcc6', 0.46, 12), (0.72, 'velvet 24384a', 0.44, -10),
            ]),
            put('modular_sofa', 1.3, -1.45, 0, -62, cloth='corduroy 2a5339 pitch=.012', parts=('seat',), part=0.92),
            *[
                put('block', x, y, 0.001 if w < d else 0.0017, 0, cover='plain 3f6a8c rough=.7', width=w, depth=d, height=0.0006, bevel=0)
                for x, y, w, d in ((-1.93, -1.56, 0.05, 0.95), (-1.01, -1.56, 0.05, 0.95), (-1.47, -1.11, 0.97, 0.05), (-1.47, -2.01, 0.97, 0.05))
            ],
            put('folding_rule', -0.75, -1.75, 0.001, 12, parts=4, length=0.24, angles=(0, 4, -6, 5)),
            put('picture', -0.5, 0, 1.66, kind='forms', width=0.9, height=0.66, frame='oak', palette='sea', seed=4),
            put('ficus', -2.45, -0.5, height=1.4),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.55, -0.5), 7.0, 'ffd6a6', 1.0)},
        'camera': {'place': (0.5, -5.2, 2.0), 'target': (-0.12, -0.85, 0.62), 'lens': 35.5, 'level': False},
        'exposure': 0.35,
    },
    'small-lamps-on-a-winter-afternoon': {
        'seed': 94,
        'room': {
            'wall': 'limewash d9c8a8 spread=.05', 'floor': {**PALE, 'cover': 'oak rough=.4'}, 'sides': (-2.7, 2.7), 'trim': 'painted e6dcc8',
            'left': {'window': None}, 'back_openings': [{'at': (-0.2, 0.9, 0.5, 2.35), 'columns': 2, 'rows': 3, 'sill': 0.14}],
            'view': 'emit 7d9bd0 strength=0.5',
        },
        'items': [
            put('curtain_rod', 0.35, -0.14, 2.5, metal='brass', width=2.3),
            put('curtain', -0.5, -0.14, 0.02, cloth='fabric 35536e', width=0.5, height=2.48, folds=6, depth=0.05),
            put('curtain', 1.2, -0.14, 0.02, cloth='fabric 35536e', width=0.5, height=2.48, folds=6, depth=0.05, seed=4),
            put('wing_chair', 0.85, -1.1, 0, -38, cloth='velvet b8482f', frame='walnut'),
            put('floor_lamp', 1.5, -0.5, metal='brass', height=1.4, power=16),
            put('sideboard', -1.3, -0.25, cover='walnut', width=1.05, height=0.5, lift=0.2, doors=3, on=[
                put('table_lamp', -0.28, 0, clay='ceramic e6ddcc', kind='ball', size=1.2, power=10),
                put('books', 0.06, 0, turn=84, count=3),
                put('candle', 0.36, -0.02, lit=True),
            ]),
            put('picture', -1.25, 0, 1.62, kind='hills', width=0.66, height=0.5, frame='walnut', palette='field'),
            put('side_table', 0.1, -1.15, top='walnut', radius=0.22, height=0.5, on=[put('cup', 0.05, 0), put('books', -0.08, 0.03, count=1)]),
            put('candle', 0.15, -0.08, 0.5, lit=True, height=0.14),
            put('rug', 0.2, -1.7, 0.001, cover='pile dccdb0', width=2.8, depth=1.7),
        ],
        'light': {'mood': 'dusk lamps'},
        'camera': {'place': (-0.1, -4.6, 1.2), 'target': (0.04, -0.5, 0.96), 'lens': 39},
        'exposure': 1.7,
    },
    'crescent-sofa-in-a-bay': {
        'seed': 32,
        'room': {
            'wall': 'limewash dcb8a4 spread=.05', 'floor': BLOCKS, 'sides': (-3.4, 3.4), 'height': 3.1, 'trim': 'painted efe6da',
            'back_openings': [{'at': (-1.9, -0.75, 0.55, 2.6)}, {'at': (-0.55, 0.6, 0.55, 2.6)}, {'at': (0.8, 1.95, 0.55, 2.6)}],
            'view': 'view eef4f8 9fb08a strength=1.7',
        },
        'items': [
            put('crescent_sofa', 0.05, -0.95, cloth='boucle ece4d4', width=2.3),
            put('drum_table', 0.1, -1.95, cover='travertine cdb693', radius=0.4, height=0.34, on=[
                put('books', 0.1, 0.05, turn=30, count=2),
                put('vase', -0.14, 0, kind='round', clay='ceramic e9e2d4', size=0.6),
            ]),
            put('rug', 0.05, -1.7, 0.001, cover='pile e3d8c6', width=3.0, depth=2.3, round=True),
            put('scatter_cushion', -0.55, -0.85, 0.43, 22, cloth='velvet b9767a', width=0.42, height=0.42),
            put('palm', 2.4, -0.7, height=1.4),
            put('floor_lamp', -2.0, -0.7, metal='brass', power=0),
        ],
        'light': {'mood': 'back window', 'sun': ((0.5, -1.0, -0.55), 5.5, 'ffe8cc', 1.0)},
        'camera': {'place': (-0.1, -5.4, 1.25), 'target': (0.1, -0.9, 0.92), 'lens': 38},
        'exposure': -0.05,
    },
    'low-black-unit-at-dusk': {
        'seed': 33,
        'room': {
            'wall': 'limewash 8c8c8a spread=.05', 'floor': DARK, 'sides': (-3.0, 3.0), 'trim': 'painted 8a8a88', 'left': {'window': None},
        },
        'items': [
            put('tv_bench', 0.1, -0.24, cover='ebony rough=.5', width=2.1, height=0.36, on=[
                put('screen', 0.12, 0.04, width=1.15),
                put('records', -0.6, -0.06, count=12, sleeve='d9622b'),
                put('bowl', 0.92, -0.03, clay='ceramic efece4', size=0.75),
            ]),
            put('floor_lamp', -1.75, -0.35, metal='black', colour='e9d9ba', height=1.35, power=16),
            put('rug', 0.1, -1.5, 0.001, cover='pile 5a5652 6b6762', width=2.8, depth=1.6),
            put('pouf', 1.5, -1.2, cloth='knit c9bda6'),
            put('picture', 1.55, 0, 1.5, kind='calligraphy', width=0.5, height=0.7, frame='ebony', palette='ink'),
        ],
        'light': {'mood': 'dusk lamps'},
        'camera': {'place': (0.0, -4.6, 1.0), 'target': (0.05, -0.3, 0.78), 'lens': 42},
        'exposure': 1.5,
    },
    'mustard-rug-from-above': {
        'seed': 41,
        'room': {'wall': 'limewash ddd6c8', 'floor': BLOCKS, 'sides': (-3.4, 3.4), 'depth': 5.2, 'height': 3.6},
        'items': [
            put('rug', 0.1, -1.75, 0.0, cover='pile c9962f', width=3.0, depth=2.1, thickness=0.008),
            put(
                'sofa', 0.05, -0.75, cloth='fabric 2f5560 244550', frame='oak', width=2.1,
                cushions=[(-0.7, 'fabric e3d8c0', 0.46, 10), (0.72, 'velvet c9653f', 0.42, -8)],
            ),
            put('lounge_chair', -1.55, -1.9, 0, 70, cloth='boucle e6dccb', frame='oak'),
            put('lounge_chair', 1.65, -2.0, 0, -64, cloth='boucle e6dccb', frame='oak'),
            put('coffee_table', 0.1, -1.85, 0.008, top='oak', on=[
                put('books', -0.2, 0, turn=12),
                put('bowl', 0.22, 0, clay='ceramic 34302c'),
            ]),
            put('ficus', 2.3, -0.6, height=1.4),
            put('floor_lamp', -1.55, -0.6, legs='oak', power=6),
            put('picture', 0.05, 0, 1.75, kind='fields', width=0.8, height=1.0, palette='sea'),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.4, -0.6), 6.0, 'ffdcb0', 1.0)},
        'camera': {'place': (1.7, -5.3, 2.75), 'target': (-0.05, -1.35, 0.3), 'lens': 33, 'level': False},
        'exposure': 0.35,
    },
    'chest-in-a-house-being-cleared': {
        'seed': 45,
        'room': {
            'wall': 'limewash 9a8f86 spread=.08', 'floor': BLOCKS, 'sides': (-2.6, 2.6), 'height': 3.0, 'trim': 'painted d3cabb',
            'left': {'window': (-2.6, -1.0, 0.6, 2.5)}, 'panels': [(-2.3, -1.2, 1.0, 2.6), (-0.9, 1.2, 1.0, 2.6), (1.5, 2.4, 1.0, 2.6)],
        },
        'items': [
            put(
                'chest_of_drawers', 0.35, -0.34, 0, 0, cover='wood 2a130a 5f2a18 8f4a2c rough=.28 scale=2 coat=.3', width=1.1, depth=0.5, height=0.92, rows=4,
                pulls='knob', pull_cover='brass', open_drawer=3, opened=0.26, feet='bun',
                on=[
                    put('oval_box', -0.32, 0.04, 0, 10, wood='painted 8f9f98 worn=.1', width=0.36, depth=0.3, height=0.17),
                    put('papers', 0.06, -0.03, 0, 14, count=5, width=0.12, height=0.17, colour='e4d6b4', drawing='lines'),
                    put('papers', 0.2, 0.03, 0, -30, count=3, width=0.1, height=0.07, colour='d9c9a4', drawing=None),
                    put('printed_card', 0.42, -0.12, 0, -8, text='12', size=0.06, width=0.12, height=0.09, lean=18),
                ],
            ),
            put('dust_sheet', -1.2, -0.95, name='armchair', size=(2.1, 2.1), blocks=((0.8, 0.8, 0.45), (0.8, 0.2, 0.95, (0, 0.3, 0)))),
            put('printed_card', -1.2, -1.13, 0.475, 12, text='13', size=0.06, width=0.12, height=0.09, lean=24),
            put('balloon_chair', 1.38, -0.62, 0, -30, cloth='velvet 5b6f5c', frame='wood 2a130a 5f2a18 8f4a2c rough=.28 scale=2'),
            put('printed_card', 1.38, -0.67, 0.53, -20, text='14', size=0.05, width=0.11, height=0.08),
            put('card_box', 0.86, -1.2, 0, 18, open=True, width=0.42, height=0.22),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.42, -0.48), 5.0, 'ffe9cc', 1.0)},
        'camera': {'place': (0.55, -3.7, 1.72), 'target': (0.2, -0.6, 0.66), 'lens': 41, 'level': False},
        'exposure': 0.35,
    },
    'parlour-under-dust-sheets': {
        'seed': 45,
        'room': {
            'wall': 'limewash a99a8c spread=.08', 'floor': BLOCKS, 'sides': (-3.0, 3.0), 'height': 3.0, 'trim': 'painted d3cabb',
            'panels': [(-2.7, -1.3, 1.0, 2.6), (1.9, 2.9, 1.0, 2.6)], 'back_openings': [{'at': (-0.9, 0.3, 0.5, 2.5)}],
            'view': 'emit fff4e2 strength=1.6',
        },
        'items': [
            put('dust_sheet', -1.65, -0.95, name='armchair', size=(2.1, 2.1), blocks=((0.8, 0.8, 0.45), (0.8, 0.2, 0.95, (0, 0.3, 0)))),
            put('dust_sheet', 1.55, -0.75, name='table', size=(2.4, 1.9), blocks=((1.3, 0.75, 0.74),)),
            put('slipper_chair', 0.25, -1.55, 0, -24, cloth='velvet a86f63', frame='walnut'),
            put('key', 0.32, -1.62, 0.44, 30, length=0.08),
            put('curtain', -0.72, -0.1, 0.02, width=0.5, height=2.7, folds=7),
            put('curtain', 0.12, -0.1, 0.02, width=0.5, height=2.7, folds=7, seed=4),
            put('curtain_rod', -0.3, -0.1, 2.72, width=1.6),
            put('rug', 0.2, -1.7, 0.001, cover='pile 7a4a3f c9b08a pattern=border', width=2.6, depth=1.7),
        ],
        'light': {'mood': 'back window', 'more': [((-2.7, -2.0, 1.7), (0, -1, 0.5), (1.4, 1.8), 110, 'fff0dc')]},
        'camera': {'place': (0.1, -5.2, 1.25), 'target': (0.0, -0.8, 0.92), 'lens': 40},
        'exposure': 0.4,
    },
    'sofa-looked-at-with-a-torch': {
        'seed': 93,
        'room': {'wall': 'limewash 6b7a86 spread=.05', 'floor': {'cover': 'oak rough=.4', 'width': 0.14}, 'sides': (-2.4, 2.6), 'trim': 'painted e0d8c6', 'right': {'window': None}},
        'items': [
            put('sofa', 0.35, -0.85, 0, 14, cloth='fabric c98f3a', frame='beech', width=1.9, seats=2, lifted=0, platform='fabric 2a2826'),
            put('torch', -0.12, -1.25, 0.36, 150, length=0.16),
            put('folded_cloth', 0.82, -1.0, 0.5, 24, cloth='fabric f4f1e8', width=0.2, depth=0.2, layers=1, thick=0.004),
            put('folding_rule', -0.55, -1.6, 0.0, 14, parts=4, angles=(0, 20, -30, 10)),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.5, -0.5), 4.5, 'ffe6c4', 1.0)},
        'camera': {'place': (-0.85, -2.9, 1.15), 'target': (0.15, -1.0, 0.46), 'lens': 42, 'level': False},
        'exposure': 0.3,
    },
}
