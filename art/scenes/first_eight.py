"""Pictures for the articles on forms and materials that came first."""
from .put import put

FLAGS = {'kind': 'sheet', 'cover': 'tiles 857c6e 4f4a42 pitch=.55 rough=.4'}

SCENES = {
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
    'cork-bamboo-rattan': {
        'seed': 3,
        'flat': {'cover': 'travertine c4b69c'},
        'items': [
            put('cork_bark', -0.31, 0.11, 0, 62, length=0.25, radius=0.062, thick=0.022, inner='cork b88a5a scale=2.2'),
            put('block', -0.3, -0.17, 0, 8, cover='cork b88a5a scale=1.8', width=0.11, depth=0.11, height=0.045),
            put('bundle', 0.03, 0.11, 0, 78, cover='wood 8a6a38 ad8a50 c9a96e'),
            put('block', 0.03, -0.18, 0, -6, cover='wood 8f6a35 b08a4e c9a76a rings=3', width=0.11, depth=0.11, height=0.03),
            put('coil', 0.33, 0.1, 0, 20, radius=0.1, turns=8),
            put('block', 0.33, -0.17, 0, 5, cover='wood 6b4a28 8f6a3c b08a58 rings=2', width=0.1, depth=0.1, height=0.012),
            put('block', 0.33, -0.17, 0.0122, 5, cover='cane b98a4a', width=0.1, depth=0.1, height=0.002, bevel=0),
        ],
        'shadows': [{'kind': 'leaves', 'place': (-1.15, 0.8, 1.2), 'turn': -50, 'count': 34, 'width': 1.4, 'height': 1.0}],
        'light': {'mood': 'overhead sun'},
        'camera': {'place': (0.0, -0.62, 0.95), 'target': (0.01, -0.015, 0.02), 'lens': 43, 'level': False, 'focus': 1.12, 'stop': 8},
        'exposure': 0.1,
        'look': 'Medium High Contrast',
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
    'half-stripped-oak': {
        'seed': 14,
        'table': {'cover': 'oak rough=.62', 'wall_cover': 'limewash b8ae9c', 'depth': 1.3, 'boards': 0.14, 'wall_at': 0.72},
        'items': [
            put('block', -1.24, 0.02, 0, cover='wood 2b140a 4a2412 6b3a1e rough=.16 coat=.8', width=2.2, depth=1.3, height=0.0012, bevel=0),
            put('scraper', -0.2, -0.13, 0.002, 160, plastic='d9a52b', width=0.07),
            put('block', 0.3, 0.05, 0, 18, cover='felt 3f6b45', width=0.14, depth=0.09, height=0.025, bevel=0.008),
            put('block', 0.16, -0.2, 0, -24, cover='felt 8a2f26', width=0.13, depth=0.085, height=0.022, bevel=0.008),
            put('lidded_jar', 0.5, 0.18, clay='glass', lid='black', filling='plain b8741f rough=.1', size=0.9),
            put('paint_brush', 0.46, -0.12, turn=150, width=0.05),
            put('crumpled_cloth', -0.52, 0.14, 0.002, cloth='fabric e6dcc8', size=0.34),
            put('paint_tin', -0.36, 0.36, 0.001, colour='a89a86', radius=0.05, height=0.12, drips=False),
            put('shavings', 0.02, -0.1, 0.001, wood='plain 4a2412 rough=.4', count=26, width=0.34, depth=0.36),
        ],
        'light': {'mood': 'table left', 'sun': ((1.0, 0.15, -0.45), 6.0, 'ffe6c4', 1.5)},
        'camera': {'place': (0.02, -1.15, 0.72), 'target': (0.04, 0.03, 0.03), 'lens': 47, 'level': False, 'focus': 1.35, 'stop': 5.6},
        'exposure': 0.2,
    },
    'five-board-bench': {
        'seed': 6,
        'room': {
            'wall': 'limewash cfd0c3', 'floor': {'kind': 'sheet', 'cover': 'tiles e3dccb 8a8478 pitch=.3 rough=.25'}, 'sides': (-2.0, 2.4),
            'depth': 4.0, 'wainscot': 1.0, 'rail_cover': 'painted 6f7a66', 'trim': 'painted 6f7a66',
            'left': {'window': (-2.4, -1.5, 1.7, 2.5), 'columns': 1, 'rows': 1},
        },
        'items': [
            *[
                put(
                    'block', -2.1 + 0.6 * i + 0.3 * (j % 2), -0.15 - 0.3 * j, -0.0185, cover='tiles 1f1d1b 3a3733 pitch=.6 rough=.25',
                    width=0.298, depth=0.298, height=0.019, bevel=0,
                )
                for i in range(9)
                for j in range(13)
            ],
            put('board_bench', 0.1, -0.26, width=1.0, board='pine rough=.5', on=[
                put('folded_cloth', -0.24, 0.0, cloth='knit 55604f', width=0.3, depth=0.22),
            ]),
            put('boots', 0.02, -0.27, 0.15, hide='leather 4a4f35'),
            put('boots', 0.34, -0.62, 0.0, -24, hide='leather 5f3a22'),
            put('basket', -0.95, -0.3, radius=0.19, height=0.3),
            put('hooks', 0.1, 0, 1.42, board='pine', width=1.0, count=4),
            put('hat', -0.28, -0.05, 1.36, 8, tilt=(82, 0)),
            put(
                'folded_cloth', 0.36, -0.085, 1.12, 0, tilt=(90, 0), cloth='check e6dcc6 7d3a2c pitch=.05', width=0.24, depth=0.56,
                layers=2, thick=0.018,
            ),
            put('scatter_cushion', 0.3, -0.22, 0.45, 6, cloth='stripe e9e2d0 8a3b2e pitch=.03 share=.8', width=0.36, height=0.3),
        ],
        'light': {
            'mood': 'overcast left', 'sun': ((0.9, 0.9, -0.8), 2.2, 'ffe9cc', 1.5),
            'more': [((0.2, -2.0, 2.6), (0, -0.3, 0.4), (1.2, 1.2), 40, 'eef3ff')],
        },
        'camera': {'place': (0.05, -3.9, 1.1), 'target': (0.08, -0.3, 0.8), 'lens': 48},
        'exposure': 0.6,
        'look': 'Medium High Contrast',
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
            put('ladderback_chair', -0.62, -0.04, 2.5, tilt=(180, 0), frame='cherry', seat='cord 9c8a6a', slats=3, height=0.98),
            put('ladderback_chair', -1.45, -0.75, turn=-30, frame='cherry', seat='check d9cdb0 7d3a2c pitch=.05', arms=True, rocker=True),
            put('soft_brush', 1.75, -0.03, 1.6, 90, tilt=(90, 0)),
        ],
        'light': {'mood': 'morning left'},
        'camera': {'place': (0.1, -4.75, 1.25), 'target': (-0.1, -0.5, 1.3), 'lens': 36},
        'exposure': 0.45,
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
                'lidded_jar', 0.36, -0.42, clay='glass', lid='plastic 2f5f9a', size=1.35,
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
}
