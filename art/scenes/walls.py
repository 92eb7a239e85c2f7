"""Walls and windows."""
from .floors import OLD, PALE
from .put import put

SCENES = {
    'faded-wall-behind-a-picture': {
        'seed': 56,
        'room': {
            'wall': 'limewash a9b09a spread=.06', 'floor': {'cover': 'wood a58d6c c4ad8a d9c7a8 rough=.45', 'width': 0.16},
            'sides': (-2.3, 2.3), 'trim': 'painted d9d3c2',
        },
        'items': [
            put('block', 0.25, -0.0015, 0.98, cover='limewash 86926f spread=.05', width=0.62, depth=0.002, height=0.82, bevel=0),
            put('picture', -0.75, -0.12, 0.42, 0, kind='forms', width=0.6, height=0.8, frame='oak', palette='rose', tilt=(-9, 0)),
            put(
                'folded_rug', 0.55, -1.25, 0.0, 0, face='pile cfa39a d9b5aa', under='pile a8453f 7a2a2a pattern=diamond scale=2', width=1.5,
                depth=1.6, turned=0.55,
            ),
            put('plain_chair', 1.5, -0.6, 0, -35, frame='oak', seat='oak'),
            put('hammer', -0.2, -0.35, 0, 30),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.62, -0.42), 10.0, 'ffe0b4', 0.8)},
        'camera': {'place': (-0.05, -4.2, 1.25), 'target': (0.2, -0.5, 0.95), 'lens': 44},
        'exposure': 0.3,
    },
    'limewash-half-done': {
        'seed': 58,
        'room': {
            'wall': 'plain c9b7a6 rough=.95 spread=.06 bump=.15', 'floor': {'kind': 'sheet', 'cover': 'concrete 9a948a'},
            'sides': (-2.2, 2.2), 'skirting': 0.0,
        },
        'items': [
            put('block', -0.75, -0.001, 0.0, cover='limewash d3a99c spread=.16 scale=1.6', width=3.0, depth=0.0016, height=2.7, bevel=0),
            put('block', 0.95, -0.001, 0.7, cover='limewash d3a99c spread=.2 scale=2', width=0.6, depth=0.0014, height=1.3, bevel=0),
            put('bucket', 0.35, -0.75, radius=0.17, height=0.28, water='plain e3c9bf rough=.4'),
            put('block_brush', 0.36, -0.68, 0.205, 24, width=0.17, depth=0.07, tilt=(-24, 0)),
            put('stool', -0.85, -0.5, frame='old_pine', height=0.5, on=[
                put('crumpled_cloth', 0, 0, cloth='fabric d9cdb8', size=0.3, seed=4),
            ]),
            put('leaning_boards', 1.55, 0, count=2, boards='pine', length=1.7),
        ],
        'light': {'mood': 'overcast left'},
        'camera': {'place': (0.0, -3.8, 1.1), 'target': (0.2, -0.4, 0.82), 'lens': 50},
        'exposure': 0.0,
    },
    'one-row-deep-cupboard': {
        'seed': 59,
        'room': {
            'wall': 'limewash eae5da spread=.03', 'floor': {**PALE, 'cover': 'beech rough=.4'}, 'sides': (-1.8, 1.8),
            'trim': 'painted efeae0',
        },
        'items': [
            put(
                'bookcase', 0.0, -0.15, cover='beech rough=.45', back='painted c3d0c0', width=1.15, height=2.1, depth=0.26, rows=5,
                columns=1, filled=False,
            ),
            *[
                put('bowls', -0.36 + 0.24 * k, -0.14, 0.075, clay=c, count=2 + k % 2)
                for k, c in enumerate(('ceramic e9e2d4', 'ceramic a9bca8', 'ceramic e9e2d4 speck=.5', 'ceramic c9b79b'))
            ],
            *[
                put('folded_cloth', -0.33 + 0.33 * k, -0.14, 0.44, cloth=c, width=0.28, depth=0.19, layers=6)
                for k, c in enumerate(('fabric ece6d8', 'fabric c3d0c0', 'fabric d9cdb8'))
            ],
            *[
                put('oval_box', -0.34 + 0.34 * k, -0.14, 0.855, wood=c, width=0.26, depth=0.17, height=0.12)
                for k, c in enumerate(('birch', 'painted a9bca8', 'cherry'))
            ],
            *[
                put('plain_bottle', -0.4 + 0.2 * k, -0.14, 1.27, body=c, cap='cork', height=0.24)
                for k, c in enumerate(('ceramic e9e2d4', 'glass c9dccf', 'ceramic a9bca8', 'glass e6efe9', 'ceramic e9e2d4'))
            ],
            put('row_of_books', 0.0, -0.14, 1.686, width=0.95, height=0.24, fill=1.0),
            put('step_stool', -1.05, -0.6, 0, 24, board='beech'),
        ],
        'light': {'mood': 'bright', 'dim': 0.7},
        'camera': {'place': (0.15, -4.4, 1.15), 'target': (-0.05, -0.2, 1.02), 'lens': 48},
        'exposure': -0.35,
    },
    'drawers-on-the-wall': {
        'seed': 63,
        'room': {'wall': 'limewash e0d9c8 spread=.04', 'floor': OLD, 'sides': (-1.9, 1.9), 'left': {'window': (-2.0, -0.9, 1.2, 2.5)}},
        'items': [
            *[
                put('crate_on_side', x, -0.14, z, board=c, width=w, depth=0.26, height=h, on=[item])
                for x, z, c, w, h, item in (
                    (-0.62, 1.5, 'painted a9c7b0 worn=.2', 0.52, 0.24, put('jug', 0, 0, clay='ceramic e9e2d4', size=0.85)),
                    (0.05, 1.72, 'pine', 0.6, 0.2, put('row_of_books', -0.05, 0.0, width=0.44, height=0.15, fill=0.8)),
                    (0.72, 1.45, 'painted 5b3a4f worn=.15', 0.5, 0.3, put('trailing_plant', 0, 0, size=0.42, drop=0.6)),
                    (-0.2, 1.12, 'old_pine', 0.56, 0.26, put('spool', -0.12, -0.04, scale=2.2)),
                    (0.55, 1.02, 'painted d9c9a0 worn=.25', 0.46, 0.24, put('bowls', 0, 0, count=2, size=0.8)),
                )
            ],
            put('spool', -0.12, -0.2, 1.135, thread='fabric 3f5a7a weave=0', scale=2.0),
            put('stool', -0.75, -0.55, frame='old_pine', on=[put('books', 0, 0)]),
            put('basket', 0.75, -0.45, radius=0.2),
        ],
        'light': {'mood': 'morning left'},
        'camera': {'place': (0.0, -3.6, 1.3), 'target': (0.03, -0.3, 1.38), 'lens': 60},
        'exposure': 0.2,
    },
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
    'spruce-on-a-blue-sill': {
        'seed': 57,
        'room': {
            'wall': 'limewash 4f5660 spread=.05', 'floor': OLD, 'sides': (-2.0, 2.0), 'trim': 'painted 3b424c', 'left': {'window': None},
            'back_openings': [{'at': (-0.85, 0.85, 0.95, 2.35), 'columns': 3, 'rows': 2, 'sill': 0.26}],
            'view': 'view 8fa9d6 3f5275 strength=0.7',
        },
        'items': [
            put('vase', 0.12, -0.1, 0.95, kind='bottle', clay='ceramic 8d8a84 speck=.5', size=1.15),
            put('branches', 0.12, -0.1, 1.3, kind='fir', count=6, height=0.62, spread=0.6, seed=3),
            put('branches', 0.12, -0.1, 1.3, kind='bare', count=3, height=0.75, spread=0.5, seed=8),
            put('candle', -0.42, -0.1, 0.95, lit=True),
            put('fruit', 0.48, -0.12, 0.95, kind='pears', colour='7d4a2c', count=3, spread=0.06),
        ],
        'light': {
            'mood': 'night lamps',
            'panels': [
                ((-1.4, -1.6, 1.8), (0.1, 0, 1.2), (0.4, 0.4), 26, 'ffc180'), ((0.2, -0.2, 1.7), (0, -2, 0.9), (1.5, 1.2), 10, '9db8ff'),
            ],
        },
        'camera': {'place': (-0.1, -2.2, 1.4), 'target': (0.05, -0.1, 1.42), 'lens': 46, 'focus': 2.1, 'stop': 4},
        'exposure': 0.9,
    },
}
