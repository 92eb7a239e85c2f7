"""One piece of furniture, on a ground or in its corner."""
from .floors import FLAGS
from .put import put

SCENES = {
    'teak-sideboard-avocado': {
        'seed': 7,
        'room': {
            'wall': 'limewash 7d7f4c spread=.06', 'sides': (-2.9, 2.9),
            'floor': {'cover': 'oak rough=.35', 'kind': 'herringbone', 'width': 0.09, 'length': 0.54}, 'trim': 'painted d9d0b8',
        },
        'shadows': [{'kind': 'slats', 'place': (-2.3, -1.5, 1.75), 'turn': 70, 'pitch': 0.085, 'width': 2.4, 'height': 1.8}],
        'items': [
            put(
                'sideboard', 0.0, -0.26, cover='teak rough=.3', width=2.05, depth=0.44, height=0.5, lift=0.22, doors=4, front='drawers',
                on=[
                    put('table_lamp', -0.72, 0.02, clay='ceramic d9c9a6 rough=.3', kind='ball', size=1.25, power=7),
                    put('vase', 0.55, 0.04, kind='bottle', clay='ceramic 9a5a2f rough=.25'),
                    put('bowl', 0.28, -0.04, clay='teak rough=.4', size=0.85),
                    put('books', -0.28, 0, turn=84),
                ],
            ),
            put('picture', 0.28, 0, 1.52, kind='forms', width=0.62, height=0.62, frame='teak', palette='field', seed=6),
            put('snake_plant', 1.65, -0.42, clay='ceramic cfc4b2'),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.68, -0.5), 9.0, 'ffc98c', 0.5)},
        'camera': {'place': (0.1, -4.5, 1.05), 'target': (0.12, -0.3, 0.86), 'lens': 47},
        'exposure': 0.6,
    },
    'four-shells-in-a-row': {
        'seed': 3,
        'ground': {'cover': 'limewash e6e3dc spread=.015 bump=.01'},
        'items': [
            put('shell_chair', x, -0.3, 0, 26, shell=s, base='birch', metal='black')
            for x, s in (
                (-1.02, 'wood a8783e cf9f62 e3bd85 rough=.35'), (-0.34, 'plastic d6cba8 rough=.5'), (0.34, 'plastic 7d8286'),
                (1.02, 'leather a8703a'),
            )
        ],
        'light': {'mood': 'studio soft'},
        'camera': {'place': (-2.4, -3.0, 0.8), 'target': (-0.29, -0.32, 0.4), 'lens': 52, 'focus': 3.0, 'stop': 5.6},
        'exposure': -0.25,
    },
    'three-blue-stools': {
        'seed': 5,
        'ground': {'cover': 'fabric d3c7ae scale=.35'},
        'items': [
            put('stool', -0.52, -0.32, 0, 10, frame='painted 4a7396 rough=.95 brushed=.3', height=0.46),
            put('stool', 0.0, -0.22, 0, 50, frame='painted 4a7396 rough=.6 worn=.34 under=c9a27a', height=0.46),
            put('stool', 0.52, -0.32, 0, 80, frame='plain 4a7396 rough=.08 coat=1 spread=.01', height=0.46),
            put('paint_brush', 0.1, -0.68, 0, 14, width=0.05, paint='4a7396'),
            put('paint_tin', -0.24, -0.62, colour='4a7396', radius=0.06, height=0.11, open=True),
        ],
        'light': {'mood': 'studio left', 'more': [((0.9, 0.3, 2.3), (0.4, -0.3, 0.4), (0.8, 0.5), 40, 'ffffff')]},
        'camera': {'place': (-0.7, -2.8, 0.95), 'target': (-0.03, -0.3, 0.25), 'lens': 62},
        'exposure': 0.15,
    },
    'cantilever-on-terrazzo': {
        'seed': 6,
        'room': {
            'wall': 'limewash dcdcd6 spread=.03', 'floor': {'kind': 'sheet', 'cover': 'terrazzo d3cec4 6f6a63 a89a8a scale=1.4 rough=.2'},
            'sides': (-2.6, 2.8), 'skirting': 0.06, 'trim': 'plain cfcbc2',
        },
        'items': [
            put('cantilever_chair', 0.05, -1.25, 0, -38, tube='tarnished c9c9c7 7a4a2c share=.3', frame='black', web='fabric 17171a'),
            put('cantilever_chair', 1.05, -0.75, 0, 28, tube='chrome', frame='black', web='fabric 17171a'),
            put('rubber_plant', -1.05, -0.4, clay='concrete b5b0a8', size=0.9, height=0.9),
        ],
        'light': {'mood': 'overcast left'},
        'camera': {'place': (-0.1, -4.0, 0.85), 'target': (0.22, -1.0, 0.48), 'lens': 55, 'focus': 2.85, 'stop': 4},
        'exposure': 0.05,
    },
    'wing-chair-by-the-hearth': {
        'seed': 11,
        'room': {
            'wall': 'limewash b9b2a2 spread=.07', 'floor': {'cover': 'smoked_oak rough=.4', 'width': 0.2}, 'sides': (-2.8, 2.6),
            'trim': 'painted b5ad9c', 'wainscot': 0.95,
        },
        'items': [
            put('fireplace', -0.75, 0, surround='painted cfc8b8', inside='brick 3f2f2a 2f2926'),
            put('wing_chair', 0.85, -0.85, 0, -28, cloth='fabric 2f4a3c 1f3329', frame='mahogany', piping='fabric 263d31'),
            put('ottoman', 0.25, -1.45, 0, -20, cloth='fabric 2f4a3c', frame='mahogany', width=0.5, depth=0.36, height=0.34),
            put(
                'throw_over', 1.2, -0.88, 0, -28, name='wing-arm', cloth='check b59c6b 6b3f2f pitch=.09', size=(0.42, 1.1),
                block=(0.14, 0.62, 0.66),
            ),
            put('rug', 0.3, -1.5, 0.001, 2, cover='pile 6f2f26 c9b48f pattern=border', width=2.3, depth=1.5),
            put('candle', -1.1, -0.1, 1.12),
            put('vase', -0.42, -0.1, 1.12, kind='jar', clay='ceramic 3f4a45'),
            put('picture', -0.75, 0, 1.62, kind='hills', width=0.7, height=0.5, frame='brass', palette='ink', mount=0),
        ],
        'light': {'mood': 'overcast left'},
        'camera': {'place': (0.05, -4.4, 1.15), 'target': (0.1, -0.6, 0.82), 'lens': 42},
        'exposure': 0.55,
    },
    'grey-teak-bench-after-rain': {
        'seed': 12,
        'room': {
            'wall': 'brick 8a7566 958c80', 'floor': {'kind': 'sheet', 'cover': 'tiles 4a4f52 33373a pitch=.6 rough=.12'}, 'sides': (-4, 4),
            'height': 4.0, 'skirting': 0, 'left': None, 'ceiling': 'pane reflect=0',
        },
        'items': [
            put(
                'slatted_bench', 0.0, -0.75, 0, 8, slats='wood 6b675f 8d897f aba79c rough=.75', frame='wood 6b675f 8d897f aba79c rough=.75',
                width=1.55,
            ),
            put('block', 0.028, -0.725 - 0.085, 0.4355, 8, cover='teak rough=.5', width=1.552, depth=0.097, height=0.018, bevel=0.006),
            put('branches', -1.35, -0.1, 1.25, kind='bare', count=7, height=1.5, spread=0.9),
            put('herb_pot', 1.35, -0.35, size=0.9, height=0.3, leaf_length=0.06),
            put('bucket', -1.25, -0.55),
            put('scrubbing_brush', 0.5, -0.66, 0.455, 30),
        ],
        'light': {
            'mood': 'overcast left',
            'panels': [((-2.5, -3.2, 3.4), (0, -0.6, 0.4), (4, 3), 330, 'eef3ff'), ((2.5, -4.5, 3.0), (0, -0.8, 0.4), (3, 2), 90, 'fff6ea')],
        },
        'camera': {'place': (-1.7, -3.3, 1.0), 'target': (0.05, -0.7, 0.5), 'lens': 50},
        'exposure': 0.05,
    },
    'table-posing-before-a-sheet': {
        'seed': 13,
        'room': {
            'wall': 'limewash b7bdb6 spread=.05', 'floor': {'cover': 'pine rough=.5 scale=2', 'width': 0.15}, 'sides': (-2.2, 2.4), 'trim': 'painted dcd8cc',
            'left': {'window': (-2.6, -1.2, 0.7, 2.3)},
        },
        'items': [
            put('curtain_rod', 0.1, -0.1, 2.05, width=2.5, metal='beech', radius=0.014),
            put('curtain', 0.1, -0.1, 0.004, cloth='fabric eee9dd melange=.1', width=2.3, height=2.04, folds=9, depth=0.025),
            put('rug', 0.1, -0.75, 0.0012, cover='fabric eee9dd melange=.1', width=2.2, depth=1.2, thickness=0.004),
            put('pedestal_table', 0.0, -0.95, 0.004, 20, radius=0.36, height=0.68, top='wood 2a120a 5a2414 86402a rough=.25 scale=2 coat=.4'),
            put('folding_rule', 0.43, -0.9, 0.004, 90, tilt=(0, -90), parts=4, angles=(0, 0, 0, 0)),
            put('square_stool', -0.86, -1.7, 0, 24, frame='oak scale=2', height=0.46, on=[
                put('books', 0.02, 0.05, 0, 80, count=2),
                put('telephone', 0.02, 0.01, 0.13, 60, tilt=(78, 0)),
                put('papers', 0.02, -0.1, 0, 12, width=0.12, height=0.16, drawing='lines', count=2),
            ]),
        ],
        'light': {'mood': 'overcast left', 'more': [((-1.6, -3.0, 1.9), (0.2, -0.6, 0.5), (1.2, 1.2), 70, 'fff4e4')]},
        'camera': {'place': (-0.75, -3.5, 1.3), 'target': (-0.08, -0.95, 0.52), 'lens': 46, 'level': False},
        'exposure': 0.1,
    },
    'bureau-with-laptop': {
        'seed': 14,
        'room': {
            'wall': 'limewash 4a4640 spread=.08',
            'floor': {'cover': 'smoked_oak rough=.38', 'kind': 'herringbone', 'width': 0.09, 'length': 0.54}, 'sides': (-2.4, 2.4),
            'trim': 'painted 4f4a43', 'left': {'window': None},
        },
        'items': [
            put('bureau', 0.0, -0.28, on=[
                put('laptop', 0.06, -0.4, 0, 6),
                put('papers', -0.3, -0.4, 0, -8, width=0.12, height=0.17, count=3, drawing='lines'),
            ]),
            put('desk_lamp', 0.3, -0.18, 1.117, 180, metal='brass', power=9, reach=0.3),
            put('vase', -0.34, -0.15, 1.117, kind='jar', clay='ceramic c9b79b'),
            put('balloon_chair', 0.75, -1.25, 0, 32, cloth='leather 6b2f2a'),
            put('picture', -0.05, 0, 1.68, kind='fern', width=0.36, height=0.46, frame='ebony', palette='ink'),
        ],
        'light': {'mood': 'night lamps', 'more': [((-1.8, -2.4, 1.9), (0, -0.4, 0.9), (0.8, 0.8), 34, 'ffd9a8')]},
        'camera': {'place': (-0.15, -3.7, 1.2), 'target': (0.12, -0.4, 0.88), 'lens': 50},
        'exposure': 1.3,
    },
    'cot-in-an-empty-nursery': {
        'seed': 15,
        'room': {
            'wall': 'limewash e9d59a spread=.04', 'floor': {'cover': 'pale_oak rough=.4', 'width': 0.12}, 'sides': (-2.5, 2.5),
            'trim': 'painted efe9da', 'back_openings': [{'at': (0.75, 1.75, 0.75, 2.2), 'sill': 0.08}],
        },
        'items': [
            put('cot', -0.35, -0.62, 0, 6, frame='birch rough=.5', on=[
                put('folded_cloth', 0.25, 0, 0, 4, cloth='knit d9d6cf', width=0.4, depth=0.3, layers=3, thick=0.02),
            ]),
            put('half_fold', -0.4, -0.965, 0.62, 6, tilt=(90, 0), cloth='fabric f1ede2', width=0.4, depth=0.3),
            put('curtain', 0.78, -0.06, 0.35, width=0.42, height=2.0, folds=6),
            put('curtain', 1.74, -0.06, 0.35, width=0.42, height=2.0, folds=6, seed=4),
            put('curtain_rod', 1.25, -0.06, 2.33, width=1.5, metal='birch'),
            put('basket', 0.9, -0.5, radius=0.2),
            put('rug', -0.1, -1.3, 0.001, cover='pile e6e0d0', width=1.8, depth=1.2, round=True),
        ],
        'light': {'mood': 'overcast left', 'more': [((1.25, -0.2, 1.5), (0, -2, 0.3), (0.9, 1.3), 60, 'fff6e4')]},
        'camera': {'place': (0.1, -4.0, 1.2), 'target': (0.2, -0.5, 0.82), 'lens': 44},
        'exposure': 0.1,
    },
    'straw-chair-on-flagstones': {
        'seed': 61,
        'room': {
            'wall': 'limewash efe6d4 spread=.05 bump=.16', 'floor': FLAGS, 'sides': (-1.75, 2.2), 'depth': 4.4, 'skirting': 0.0, 'height': 2.5,
            'trim': 'painted 3f6468 worn=.12', 'left': {'window': (-2.35, -1.45, 0.85, 1.75), 'columns': 2, 'rows': 2},
            'back_openings': [{'at': (-1.08, -0.56, 0.84, 1.4), 'columns': 2, 'rows': 2, 'sill': 0.06}], 'view': 'view e4ecf0 7f9098 strength=1.5 horizon=.34',
        },
        'items': [
            put('straw_chair', 0.3, -1.2, 0, -48, straw='straw d8a466', frame='old_pine rough=.5 scale=2'),
            put('trunk', -0.8, -0.3, 0, 0, cover='old_pine rough=.6', metal='black', width=0.82, depth=0.42, height=0.42, on=[
                put('folded_cloth', 0.04, 0.0, 0, 6, cloth='felt 9c3b2a', width=0.4, depth=0.28, layers=3, thick=0.022),
            ]),
            put('basket', 1.22, -0.5, cane='straw b9884f', radius=0.22, height=0.26),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.6, -0.34), 7.0, 'ffd3a0', 0.8), 'dim': 0.75},
        'camera': {'place': (-0.1, -3.75, 1.0), 'target': (0.16, -1.0, 0.52), 'lens': 44, 'focus': 2.6, 'stop': 5.6},
        'exposure': 1.3,
        'look': 'Medium High Contrast',
        'grade': (1.04, 1.0, 0.95),
    },
    'windsor-on-flagstones': {
        'seed': 4,
        'room': {
            'wall': 'limewash c9bfac spread=.12', 'floor': FLAGS, 'sides': (-2.4, 3.0), 'depth': 4.4, 'skirting': 0.0,
            'left': {'window': (-2.6, -1.5, 0.0, 2.1), 'columns': 1, 'rows': 1}, 'trim': 'painted 57604f',
        },
        'items': [
            put(
                'windsor_chair', 0.1, -1.25, turn=-32, frame='wood 22140b 3a2415 57391f rough=.34',
                seat='wood 3a2413 65452a 8a6540 rough=.3',
            ),
            put('trestle_bench', 2.1, -0.32, turn=0, width=1.2),
            put('basket', -1.15, -0.45, radius=0.22),
            put('wall_shelf', 1.75, 0, width=1.0, height=1.5, kind='plain', board='old_pine', on=[
                put('jug', -0.2, -0.1, clay='ceramic b9a27a speck=.3'),
                put('plates', 0.18, -0.1, count=5),
            ]),
        ],
        'light': {'mood': 'overcast left', 'sun': ((1.0, 0.45, -0.62), 4.5, 'fff0dc', 1.5), 'dim': 0.5},
        'camera': {'place': (-0.15, -4.2, 0.98), 'target': (0.22, -1.2, 0.5), 'lens': 56, 'focus': 3.0, 'stop': 3.5},
        'exposure': 0.85,
        'look': 'Medium High Contrast',
    },
    'recycled-plastic-stool': {
        'seed': 2,
        'ground': {'cover': 'limewash d8a08c spread=.02 bump=.02'},
        'items': [
            put(
                'stool', -0.12, -0.3, height=0.44, radius=0.17, legs=4, frame='flakes e9e6df 2f5f9a e0705a e8c04a scale=.8',
                seat='flakes e9e6df 2f5f9a e0705a e8c04a scale=.8',
            ),
            put(
                'lidded_jar', 0.36, -0.42, lid='plastic 2f5f9a', size=1.35,
                filling='flakes e9e6df 2f5f9a e0705a e8c04a scale=1.6',
            ),
            put('heap', 0.56, -0.52, cover='flakes e9e6df 2f5f9a e0705a e8c04a scale=1.2', radius=0.06, height=0.02, grains=40),
            put(
                'leaning_panel', 0.62, -0.18, 0, -12, cover='flakes e9e6df 2f5f9a e0705a e8c04a scale=.7', width=0.34, height=0.34,
                thick=0.02, lean=14,
            ),
        ],
        'light': {'mood': 'studio left', 'sun': ((1.0, 0.55, -0.75), 5.0, 'fff0d8', 0.6)},
        'camera': {'place': (0.1, -3.0, 0.75), 'target': (0.17, -0.3, 0.3), 'lens': 66},
        'exposure': 0.3,
        'look': 'Medium High Contrast',
    },
    'stool-on-three-legs': {
        'seed': 69,
        'room': {'wall': 'limewash cdbfa6 spread=.12', 'floor': {'kind': 'sheet', 'cover': 'brick 857c6e 4a443b'}, 'sides': (-2.2, 2.6), 'skirting': 0.0, 'matchboard': 1.3, 'rail_cover': 'painted 7a2f24 worn=.14', 'trim': 'painted 7a2f24'},
        'items': [
            put('milking_stool', 0.04, -1.3, 0, 46, legs='wood a07c50 c4a070 d8bc8e rough=.55 scale=3'),
            put('bucket', 0.58, -0.92, cover='tarnished a9abab 7d8182', radius=0.15, height=0.27),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.45, -0.42), 7.0, 'ffdcae', 0.8)},
        'camera': {'place': (-0.15, -2.55, 0.66), 'target': (0.17, -1.22, 0.19), 'lens': 54, 'level': False, 'focus': 1.35, 'stop': 5.6},
        'exposure': 0.4,
    },
    'six-sizes-of-school-chair': {
        'seed': 79,
        'ground': {'cover': 'limewash d9d0bd spread=.02 bump=.01'},
        'items': [
            put('plain_chair', x, -0.3 - 0.05 * k, 0, 24, scale=s / 0.45, frame='birch rough=.5 scale=2', seat=f'painted {c} rough=.45', slats=2)
            for k, (x, s, c) in enumerate(((-1.12, 0.26, 'd9832f'), (-0.78, 0.31, '6f5a86'), (-0.4, 0.35, 'dcb43a'), (0.03, 0.38, 'b83f2c'), (0.5, 0.43, '4f7350'), (1.02, 0.46, '3f6290')))
        ],
        'light': {'mood': 'studio left', 'sun': ((1.0, 0.6, -0.7), 3.5, 'fff0d8', 0.8)},
        'camera': {'place': (-0.9, -4.5, 0.95), 'target': (0.03, -0.3, 0.42), 'lens': 53},
        'exposure': -0.45,
    },
    'one-piece-chairs-on-a-terrace': {
        'seed': 86,
        'room': {'wall': 'limewash 3f78a0 spread=.07', 'floor': {'kind': 'sheet', 'cover': 'tiles b9714a 8a5236 pitch=.3 rough=.45'}, 'sides': (-3.4, 3.4), 'height': 4.0, 'skirting': 0.0, 'left': None, 'ceiling': 'pane reflect=0'},
        'shadows': [{'kind': 'leaves', 'place': (-1.9, -2.0, 2.3), 'turn': 60, 'width': 1.8, 'height': 1.3, 'count': 70}],
        'items': [
            put('monobloc_chair', 0.02, -1.15, 0, -34),
            put('monobloc_chair', 0.98, -0.62, 0, 150),
        ],
        'light': {'mood': 'overcast left', 'sun': ((1.0, 0.62, -0.85), 6.0, 'ffe6c4', 0.6), 'panels': [((-2.5, -3.4, 3.2), (0, -0.6, 0.4), (3, 2.4), 90, 'eef3ff'), ((2.5, -4.5, 2.6), (0, -0.8, 0.4), (3, 2), 50, 'fff6ea')]},
        'camera': {'place': (-0.35, -3.75, 0.98), 'target': (0.36, -0.9, 0.41), 'lens': 48, 'level': False},
        'exposure': -0.1,
    },
}
