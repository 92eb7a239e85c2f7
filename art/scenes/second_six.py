"""Six scenes for articles that shared a picture of the earlier kit."""
from .put import put

PALE = {'cover': 'pale_oak rough=.4', 'width': 0.16, 'length': 1.9}
OLD = {'cover': 'old_pine rough=.5', 'width': 0.2, 'length': 2.2}
BLOCKS = {'kind': 'herringbone', 'cover': 'oak rough=.36', 'width': 0.1, 'length': 0.6}

SCENES = {
    'whites-beside-a-north-window': {
        'seed': 92,
        'room': {
            'wall': 'limewash e8e2d6 spread=.03', 'floor': {**PALE, 'cover': 'oak rough=.42'}, 'sides': (-2.6, 2.6),
            'trim': 'painted efeae0', 'left': {'window': None},
            'back_openings': [{'at': (-1.6, -0.4, 0.62, 2.45), 'columns': 2, 'rows': 3, 'sill': 0.1}],
            'view': 'view dfe8ef 6f8a5a strength=1.5 horizon=.5',
        },
        'items': [
            *[
                put('block', 0.4 + 0.56 * k, -0.012, 1.1, cover=f'painted {c} rough=.7', width=0.48, depth=0.008, height=0.72, bevel=0.001)
                for k, c in enumerate(('b9c9d6', 'e6e6e2', 'fae6cb'))
            ],
            *[
                put('block', 0.4 + 0.56 * k + s * 0.2, -0.0175, 1.8, 0, cover='plain b9a06a rough=.7', width=0.09, depth=0.001, height=0.03, bevel=0, tilt=(0, s * 45))
                for k in range(3)
                for s in (-1, 1)
            ],
            put('shaker_table', 0.96, -0.3, top='oak', width=1.4, depth=0.4, height=0.78, on=[
                put('fan_deck', -0.42, -0.05, 0, 20, colours='f1e3d0;ece6da;e3e7ea;d9d6cf;c9b48f'),
                put('paint_tin', 0.1, 0.02, colour='f1e3d0', radius=0.06, height=0.12, open=True),
                put('paint_brush', 0.24, -0.08, 0, 14, paint='f1e3d0'),
                put('vase', 0.48, 0.02, kind='bottle', clay='ceramic 2f3d45'),
            ]),
            put('basket', 1.25, -0.3, radius=0.2),
            put('lounge_chair', -0.72, -1.15, 0.0, 34, cloth='fabric c48a24', frame='oak'),
            put('rug', -0.4, -1.5, 0.001, cover='pile d8cdb8', width=2.6, depth=1.6),
        ],
        'light': {'mood': 'overcast left'},
        'camera': {'place': (0.15, -4.5, 1.25), 'target': (0.1, -0.4, 0.98), 'lens': 39},
        'exposure': 0.5,
        'grade': (1.03, 1.0, 0.95),
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
    'straps-behind-a-tall-chest': {
        'seed': 95,
        'room': {
            'wall': 'limewash d9bfa0 spread=.05', 'floor': OLD, 'sides': (-1.8, 2.2), 'trim': 'painted e9dfcc',
        },
        'items': [
            put(
                'chest_of_drawers', 0.0, -0.34, cover='painted 2f4f4f', width=0.9, depth=0.44, height=1.12, rows=5, split_top=True,
                pulls='knob', pull_cover='beech', open_drawer=3, opened=0.12,
                on=[
                    *[put('wall_strap', x, 0.12, 0, out=0.22, drop=0.025, width=0.04) for x in (-0.33, 0.33)],
                    put('spirit_level', 0.14, -0.13, 0, 5, body='beech', length=0.36),
                    put('screwdriver', -0.06, 0.04, 0.0, -24, grip='beech'),
                    put('screws', -0.2, -0.1, count=5, metal='steel', length=0.04, spread=0.035),
                ],
            ),
            put('picture', 0.3, 0, 1.385, kind='arches', width=0.28, height=0.22, frame='beech', palette='clay', mount=0.03),
        ],
        'light': {'mood': 'morning left'},
        'camera': {'place': (-0.62, -1.6, 1.68), 'target': (0.06, -0.2, 1.13), 'lens': 45, 'level': False, 'focus': 1.6, 'stop': 5.6},
        'exposure': 0.3,
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
    'rings-on-a-walnut-table': {
        'seed': 97,
        'room': {
            'wall': 'limewash b9ad98 spread=.05', 'floor': PALE, 'sides': (-2.2, 2.4), 'trim': 'painted e4dccb',
        },
        'items': [
            put('pedestal_table', 0.0, -1.1, top='walnut rough=.2 coat=.5', radius=0.46, height=0.72, on=[
                put('water_ring', -0.15, -0.16, radius=0.038, width=0.009),
                put('water_ring', -0.03, -0.25, radius=0.036, width=0.007, seed=4),
                put('water_ring', 0.04, -0.08, radius=0.046, width=0.011, seed=7),
                put('drinking_glass', -0.26, 0.04, kind='tumbler', size=1.1),
                put('folded_cloth', 0.25, -0.15, 0, 24, cloth='fabric efe8da', width=0.2, depth=0.14, layers=3),
                put('jug', 0.1, 0.2, 0, 200, clay='ceramic 2f4450', size=0.9),
                put('tulips', 0.1, 0.2, 0.12, count=8, height=0.3, scale=0.72, petal='leaf c23a26 e0663f through=.3'),
            ]),
            put('rug', 0.0, -1.2, 0.001, cover='pile d3c7ae', width=2.4, depth=1.6),
        ],
        'light': {'mood': 'golden left'},
        'camera': {'place': (-0.1, -2.5, 1.36), 'target': (0.0, -1.05, 0.84), 'lens': 52, 'level': False, 'focus': 1.45, 'stop': 5.6},
        'exposure': 0.35,
    },
}
