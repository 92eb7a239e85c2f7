"""Corners: one thing to look at, and the room it stands in."""
from .floors import DARK, OLD, PALE
from .put import put

SCENES = {
    'reeded-doors-close': {
        'seed': 51,
        'room': {
            'wall': 'limewash 2a3a52 spread=.07',
            'floor': {'cover': 'walnut rough=.35', 'kind': 'herringbone', 'width': 0.09, 'length': 0.54}, 'sides': (-2.2, 2.2),
            'trim': 'painted 2a3a52',
        },
        'items': [
            put('sideboard', 0.0, -0.26, cover='walnut rough=.34', width=1.7, height=0.6, lift=0.16, doors=4, front='slatted', on=[
                put('vase', -0.5, 0.02, kind='round', clay='brass rough=.32', size=0.9),
                put('books', -0.15, 0, turn=84, count=2),
                put('bowl', 0.3, -0.02, clay='ceramic c9b79b speck=.4', size=0.8),
            ]),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.1, -0.3), 9.0, 'ffbf80', 0.8), 'dim': 0.5},
        'camera': {'place': (-1.55, -2.0, 0.98), 'target': (-0.28, -0.35, 0.56), 'lens': 52, 'focus': 1.75, 'stop': 3.5},
        'exposure': 0.65,
    },
    'chair-on-its-back-on-a-blanket': {
        'seed': 52,
        'room': {'wall': 'limewash b9c9d6 spread=.05', 'floor': OLD, 'sides': (-1.9, 2.2), 'sockets': [(1.2, 0.3)]},
        'items': [
            put(
                'dust_sheet', 0.05, -1.12, 0.006, 8, name='laid-smooth', cloth='felt 6f767d', size=(1.8, 1.3),
                blocks=((1.25, 0.8, 0.014),), fineness=0.03,
            ),
            put('wishbone_chair', 0.0, -1.22, 0.27, 30, tilt=(-90, 0), frame='teak rough=.35 scale=2', seat='cord c9b184'),
            put('folding_rule', -0.36, -1.5, 0.058, 8, parts=3, angles=(0, 5, -12)),
            put('telephone', 0.42, -1.4, 0.054, -28),
            put('card_box', 1.3, -0.42, 0, 12, open=False, width=0.46),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.32, -0.5), 5.0, 'ffeccf', 1.0)},
        'camera': {'place': (0.42, -2.85, 1.3), 'target': (0.06, -1.12, 0.28), 'lens': 48, 'level': False},
        'exposure': 0.35,
    },
    'morris-chair-in-summer-shade': {
        'seed': 54,
        'room': {
            'wall': 'limewash c9bb96 spread=.06', 'floor': {'cover': 'smoked_oak rough=.4', 'width': 0.12}, 'sides': (-2.4, 2.4),
            'trim': 'smoked_oak rough=.45', 'matchboard': 0.95, 'rail_cover': 'smoked_oak rough=.5',
            'back_openings': [{'at': (-0.1, 1.5, 1.05, 2.3), 'columns': 5, 'rows': 3}],
            'left': {'window': (-2.4, -1.2, 0.6, 2.3), 'columns': 3, 'rows': 4},
        },
        'shadows': [{'kind': 'leaves', 'place': (-3.2, -2.4, 2.2), 'turn': 75, 'count': 90, 'width': 2.2, 'height': 2.0}],
        'items': [
            put('morris_chair', -0.35, -0.95, 0, 24),
            put('square_stool', 0.75, -0.6, frame='smoked_oak', height=0.56, size=0.42, on=[
                put('bowl', 0, 0, clay='copper rough=.4', size=0.85, kind='deep_bowl'),
            ]),
            put('rug', -0.1, -1.4, 0.001, cover='pile 5b6b45 b08a4a pattern=border', width=2.3, depth=1.5),
            put('vase', 1.3, -0.06, 1.06, kind='cylinder', clay='ceramic 4f6b4a rough=.25', size=0.8),
            put('herb_pot', 0.2, -0.08, 1.06, size=0.4),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.5, -0.55), 6.5, 'ffeccc', 0.8)},
        'camera': {'place': (0.2, -3.9, 1.2), 'target': (0.15, -0.7, 0.92), 'lens': 45},
        'exposure': 0.65,
    },
    'sedir-under-the-windows': {
        'seed': 55,
        'room': {
            'wall': 'limewash ece2cd spread=.05', 'floor': OLD, 'sides': (-2.4, 2.4), 'trim': 'walnut',
            'back_openings': [
                {'at': (-1.9, -0.9, 0.85, 2.2), 'columns': 3, 'rows': 4},
                {'at': (-0.6, 0.4, 0.85, 2.2), 'columns': 3, 'rows': 4},
                {'at': (0.7, 1.7, 0.85, 2.2), 'columns': 3, 'rows': 4},
            ],
            'left': {'window': (-3.0, -1.6, 0.9, 2.2), 'columns': 3, 'rows': 4},
        },
        'items': [
            put(
                'daybed', 0.1, -0.45, frame='walnut', width=4.4, depth=0.8, cloth='stripe 7d2f2a 27354f pitch=.16', bolsters=False,
                scale=1.0,
            ),
            put('daybed', -1.98, -2.0, 0, 90, frame='walnut', width=2.3, depth=0.8, cloth='stripe 7d2f2a 27354f pitch=.16', bolsters=False),
            *[
                put('scatter_cushion', -1.5 + 0.62 * k, -0.24, 0.455, 6 - 4 * (k % 3), cloth=c, width=0.5, height=0.42, seed=1 + k % 3)
                for k, c in enumerate(
                    (
                        'pile 8d2f28 e0cfa8 pattern=diamond scale=5', 'stripe d9c7a0 27354f pitch=.04',
                        'pile 27354f c98a3f pattern=diamond scale=5', 'fabric b5843a', 'pile 8d2f28 e0cfa8 pattern=stripe scale=6',
                        'stripe 7d2f2a d9c7a0 pitch=.05',
                    ),
                )
            ],
            put('tray_table', 0.35, -1.75, top='copper rough=.3', legs='walnut', radius=0.36, height=0.42, on=[
                put('teapot', 0.05, 0.05, clay='copper rough=.3'),
                put('cup', -0.14, -0.06, handle=False),
                put('cup', 0.1, -0.16, handle=False),
            ]),
            put('rug', 0.3, -1.9, 0.001, cover='pile 8d2f28 27354f pattern=border', width=2.6, depth=1.7),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.35, -0.7), 7.0, 'ffe8c4', 0.7)},
        'camera': {'place': (0.6, -4.9, 1.3), 'target': (0.1, -0.6, 0.98), 'lens': 37},
        'exposure': 0.3,
    },
    'one-cable-at-a-desk': {
        'seed': 60,
        'room': {'wall': 'limewash ded6c8 spread=.04', 'floor': PALE, 'sides': (-1.8, 1.8), 'sockets': [(0.55, 0.25)]},
        'items': [
            put('table', -0.1, -0.38, top='oak', legs='oak', width=1.4, depth=0.66, shape='board', on=[
                put('telephone', 0.2, -0.02, 0, 8),
                put('cup', -0.18, 0.0),
                put('papers', -0.42, -0.04, 0, 8, drawing='lines', count=2),
                put('vase', -0.46, 0.2, kind='bottle', clay='ceramic 8f9a86', size=0.8),
                put('block', 0.47, 0.24, 0, cover='plain efece6 rough=.4', width=0.26, depth=0.08, height=0.06, bevel=0.01),
            ]),
            put('block', 0.4, -0.012, 0.28, cover='black', width=0.006, depth=0.006, height=0.46, bevel=0.002),
            *[put('block', 0.4, -0.012, 0.36 + 0.12 * k, cover='plain d9d4ca', width=0.018, depth=0.014, height=0.012) for k in range(3)],
            put('desk_lamp', -0.62, -0.22, 0.74, 10, metal='plain 2b2926 rough=.4', power=6),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.5, -0.34), 4.0, 'ffcfa0', 1.2)},
        'camera': {'place': (0.35, -2.5, 1.2), 'target': (0.1, -0.35, 0.66), 'lens': 44, 'focus': 2.2, 'stop': 4},
        'exposure': 0.4,
    },
    'green-plant-in-a-dim-stair': {
        'seed': 61,
        'room': {
            'wall': 'limewash 8f7a62 spread=.06', 'floor': {'kind': 'sheet', 'cover': 'tiles 5f2f26 8a7560 pitch=.2 rough=.3'},
            'sides': (-1.8, 1.8), 'height': 3.4, 'wainscot': 1.1, 'rail_cover': 'tiles 6b2f28 3f2018 pitch=.15',
            'left': {'window': (-1.6, -1.0, 2.2, 3.0), 'columns': 1, 'rows': 1}, 'trim': 'painted 4f3b2c',
        },
        'items': [
            put('stool', -0.15, -0.55, frame='mahogany', height=0.62, radius=0.19),
            put(
                'snake_plant', -0.15, -0.55, 0.62, clay='ceramic 2f5a45 rough=.12', size=0.75, blades=16, height=0.6,
                leaf='leaf 1f3a22 4a6b38 through=.1',
            ),
            put('steps', 0.75, -0.55, 0, cover='mahogany', count=7, width=0.9),
            put('wall_mirror', -0.95, 0, 1.7, round=False, width=0.4, height=0.6, frame='mahogany'),
        ],
        'light': {
            'mood': 'night lamps', 'sun': ((1.0, 0.55, -1.15), 9.0, 'fff0d4', 0.8),
            'panels': [
                ((-1.4, -1.3, 2.9), (0, -0.5, 0.6), (0.6, 0.6), 70, 'eaf1ff'), ((0.6, -4.2, 2.0), (0, -0.5, 0.8), (2.4, 1.6), 26, 'ffe0bc'),
            ],
        },
        'camera': {'place': (0.1, -3.6, 1.15), 'target': (0.12, -0.5, 0.95), 'lens': 45},
        'exposure': 0.7,
    },
    'door-for-a-table': {
        'seed': 62,
        'room': {
            'wall': 'brick e2ddd0 d6cfc0', 'floor': {'kind': 'sheet', 'cover': 'tiles c9b294 9a8a74 pitch=.4 rough=.5'},
            'sides': (-2.8, 2.8), 'skirting': 0.0, 'left': {'window': (-2.8, -1.0, 0.4, 2.4), 'columns': 3, 'rows': 3},
            'trim': 'painted 7d94a3',
        },
        'items': [
            put('sawhorse', -0.75, -1.35, 0, 90, width=0.8, height=0.7),
            put('sawhorse', 0.85, -1.35, 0, 90, width=0.8, height=0.7),
            put('panel_door', -0.95, -1.35, 0.72, -90, flat=True, cover='painted 8199a8 worn=.22 under=b98a55', width=0.82, height=2.0),
            put(
                'bowl', 0.15, -1.4, 0.755, clay='ceramic e9e2d4', size=1.2, kind='deep_bowl', holding='lemons', fruit_colour='e0b83a',
                count=6,
            ),
            put('jug', -0.35, -1.3, 0.755, clay='ceramic e9e4d8'),
            put('branches', -0.35, -1.3, 0.96, kind='olive', count=5, height=0.45),
            put('stool', 0.35, -2.1, frame='old_pine'),
            put('bentwood_chair', -0.5, -0.7, 0, 5),
            put('ficus', 1.9, -0.5, clay='ceramic b5714a rough=.8', height=1.5),
            put('herb_pot', 1.35, -0.4, size=0.6, height=0.3),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.4, -0.55), 8.0, 'ffeac8', 0.7)},
        'camera': {'place': (-0.1, -4.8, 1.35), 'target': (0.15, -1.0, 0.85), 'lens': 40},
        'exposure': 0.1,
    },
    'one-room-for-a-year': {
        'seed': 77,
        'room': {
            'wall': 'limewash d9d9d6 spread=.03', 'floor': {**PALE, 'cover': 'birch rough=.4'}, 'sides': (-2.7, 2.7),
            'left': {'window': None}, 'back_openings': [{'at': (-0.2, 1.6, 0.5, 2.4), 'columns': 2, 'rows': 1}],
            'view': 'emit e0a070 strength=1.1',
        },
        'items': [
            put('daybed', -1.3, -0.6, frame='birch', cloth='fabric c3c6c8', bolsters=False),
            put('scatter_cushion', -1.8, -0.4, 0.455, 10, cloth='fabric b8402f'),
            put('scatter_cushion', -0.85, -0.38, 0.455, -6, cloth='fabric e6e2d8'),
            put('table', 0.85, -0.75, top='birch', legs='birch', width=0.9, depth=0.6, shape='board', on=[
                put('cup', 0.1, 0),
                put('open_book', -0.15, 0, 0, 12),
            ]),
            put('stool', 0.4, -1.25, frame='birch'),
            put('stool', 1.35, -1.2, frame='birch'),
            put('suitcase', -0.35, -1.5, 0, 18, width=0.65),
            put('folded_cloth', -0.4, -1.5, 0.172, 18, cloth='fabric e6e2d8', width=0.3, depth=0.22),
            put('floor_lamp', -2.35, -0.45, legs='birch', power=16),
        ],
        'light': {'mood': 'dusk lamps', 'more': [((0.7, -0.3, 1.5), (0, -2.5, 0.2), (1.7, 1.7), 45, 'ffb27a')]},
        'camera': {'place': (0.1, -4.7, 1.25), 'target': (0.0, -0.5, 0.88), 'lens': 39},
        'exposure': 0.8,
    },
    'office-chair-in-mustard': {
        'seed': 92,
        'room': {'wall': 'limewash b5cbc6 spread=.05', 'floor': PALE, 'sides': (-2.0, 2.0), 'trim': 'painted efeae0'},
        'items': [
            put('office_chair', -0.1, -1.15, 0, -30),
            put(
                'chest_of_drawers', 0.85, -0.45, 0, -6, cover='plain 8f999b rough=.4 metal=.3', width=0.42, depth=0.5, height=0.62, rows=3,
                split_top=False, pulls='bar', pull_cover='steel', feet='plinth',
                on=[put('table_lamp', 0, 0.05, power=0, clay='ceramic e6ddcc'), put('books', 0, -0.12, count=1)],
            ),
            put('picture', -0.3, 0, 1.55, kind='forms', width=0.5, height=0.7, palette='field'),
            put('rug', 0.0, -1.3, 0.001, cover='pile e0d9c8', width=2.0, depth=1.4),
            put('basket', -1.05, -0.4, radius=0.2),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.55, -0.5), 8.0, 'fff0d0', 0.7)},
        'camera': {'place': (0.05, -4.1, 1.1), 'target': (0.15, -0.8, 0.72), 'lens': 46},
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
    'rented-chair-on-its-first-day': {
        'seed': 79,
        'room': {
            'wall': 'limewash cfc7b8 spread=.05', 'floor': {**OLD, 'cover': 'old_pine rough=.5 scale=2'}, 'sides': (-2.2, 2.4), 'trim': 'painted e9e4d8',
            'left': {'window': (-2.4, -1.0, 0.6, 2.4)}, 'sockets': [(0.9, 0.3)],
        },
        'items': [
            put('lounge_chair', -0.2, -0.95, 0, 24, cloth='fabric 8a9a86 a9b5a2 melange=.6', frame='beech scale=2', on=[
                put('hung_tag', 0.341, -0.338, 0.06, -16, text='STOCK\n0417', size=0.017, card='paper ead9a8', ink='plain 7a1f18 rough=.9', around=0.021, twist=4, width=0.07, height=0.11),
            ]),
            put('suitcase', 0.95, -0.95, 0, -16, open=False, width=0.7, cover='plain 9c3a2e rough=.55 bump=.1'),
            put('telephone', 0.9, -0.98, 0.171, 30),
            put('papers', 1.06, -0.9, 0.171, -24, count=3, width=0.16, height=0.22, drawing='lines'),
            put('card_box', 1.18, -0.35, 0, -8, open=False, width=0.5, depth=0.4, height=0.36, on=[put('card_box', 0.02, 0, 0, 10, open=True, width=0.42, height=0.26)]),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.45, -0.42), 6.0, 'ffd9a8', 1.0)},
        'camera': {'place': (0.62, -3.6, 1.5), 'target': (0.28, -0.8, 0.48), 'lens': 45, 'level': False},
        'exposure': 0.2,
    },
    'scoops-over-a-worktop': {
        'seed': 72,
        'room': {'wall': 'limewash e2dccb spread=.03', 'floor': DARK, 'sides': (-1.6, 1.8), 'trim': 'painted 46656c', 'left': {'window': (-1.9, -0.7, 1.0, 2.2), 'columns': 2, 'rows': 2}},
        'items': [
            put('block', 0.0, -0.31, 0.0, 0, cover='painted 46656c rough=.4', width=3.0, depth=0.56, height=0.83, bevel=0.004),
            put('block', 0.0, -0.31, 0.8305, 0, cover='beech rough=.45', width=3.2, depth=0.6, height=0.035, bevel=0.004),
            put('block', 0.0, -0.004, 0.866, 0, cover='tiles e9e4d6 cfc8b8 pitch=.15', width=3.2, depth=0.006, height=0.36, bevel=0),
            put('scoop_block', 0.12, 0.0, 1.09, words=('REIS', 'ZUCKER', 'LINSEN', 'MEHL', 'GRIES', 'SALZ', 'ERBSEN', 'NUDELN', 'GRAUPEN', 'BOHNEN', 'SAGO', 'HAFER', 'KAFFEE', 'MAIS', 'MOHN'), rows=3, missing=(2,)),
            put('scoop', 0.1, -0.43, 0.866, 48, word='LINSEN'),
            put('heap', -0.09, -0.3, 0.866, cover='plain 9a4f26 rough=.8', radius=0.085, height=0.024, grains=420),
            put('bowl', 0.42, -0.24, 0.866, clay='ceramic efe9dc rough=.2', size=0.9),
            put('plate_rack', -0.76, 0.0, 1.14, width=0.62, count=8, missing=(2,)),
            put('cutting_board', -0.52, -0.34, 0.866, 80, cover='beech rough=.6 scale=2'),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.6, -0.5), 4.5, 'ffe6c4', 1.0)},
        'camera': {'place': (0.5, -1.66, 1.36), 'target': (0.02, -0.2, 1.1), 'lens': 42, 'level': False, 'focus': 1.5, 'stop': 5.6},
        'exposure': 0.3,
    },
}
