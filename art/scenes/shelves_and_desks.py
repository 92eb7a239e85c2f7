"""Shelves, desks and what is put together."""
from .floors import OLD, PALE
from .put import put

SCENES = {
    'alcove-shelves-going-up': {
        'seed': 64,
        'room': {'wall': 'limewash a9bccb spread=.05', 'floor': OLD, 'sides': (-2.0, 2.0), 'trim': 'painted efeae0'},
        'items': [
            put('block', -1.35, -0.2, 0, cover='limewash a9bccb spread=.05', width=1.5, depth=0.42, height=2.8, bevel=0),
            put('fireplace', -1.35, -0.41, 0, width=1.1, height=1.0, surround='painted efeae0'),
            *[put('block', 0.15, -0.17, z, 0, cover='painted f1eee6', width=1.46, depth=0.33, height=0.028) for z in (1.0, 1.45, 1.9)],
            put('block', 0.15, -0.28, 0.52, 0, cover='painted f1eee6', width=1.46, depth=0.33, height=0.028, tilt=(20, 0)),
            put('spirit_level', 0.1, -0.2, 1.0285, 3, length=0.6),
            put('pencil', 0.6, -0.22, 1.03, 24),
            put('block', 0.15, -0.002, 0.62, cover='plain 5a5f63', width=1.4, depth=0.001, height=0.002, bevel=0),
            put('block', 1.6, -0.2, 0, cover='limewash a9bccb spread=.05', width=1.4, depth=0.42, height=2.8, bevel=0),
            put('step_stool', 0.45, -0.95, 0, -18, board='pine'),
            put('hand_drill', 0.42, -0.9, 0.425, 40),
        ],
        'light': {'mood': 'overcast left'},
        'camera': {'place': (0.05, -4.0, 1.25), 'target': (0.0, -0.3, 1.05), 'lens': 46},
        'exposure': 0.15,
    },
    'ply-desk-under-a-skylight': {
        'seed': 65,
        'room': {
            'wall': 'limewash efece4 spread=.03', 'floor': {**PALE, 'cover': 'birch rough=.45'}, 'sides': (-2.2, 2.2),
            'trim': 'painted f1eee6', 'left': {'window': None}, 'sockets': [(-1.3, 0.3)],
        },
        'items': [
            put('board_section', 0.05, -0.5, 0.72, kind='plywood', width=1.6, depth=0.7, thick=0.024),
            put('sawhorse', -0.55, -0.5, 0, 90, width=0.66, height=0.72, board='birch'),
            put('sawhorse', 0.65, -0.5, 0, 90, width=0.66, height=0.72, board='birch'),
            put('desk_lamp', -0.5, -0.38, 0.745, 14, metal='plain 2344a8 rough=.3 coat=.4', power=0),
            put('papers', 0.1, -0.58, 0.745, 4, width=0.42, height=0.297, drawing='table', count=1),
            put('pencil_cup', 0.55, -0.36, 0.745, clay='ceramic e9e2d4'),
            put('pencil', 0.36, -0.66, 0.745, 40),
            put('square_stool', 0.1, -1.25, 0, 10, frame='birch'),
            put('pin_board', 0.2, 0, 1.5, width=1.0, height=0.6, frame='birch'),
            put('rubber_plant', 1.45, -0.45),
        ],
        'light': {'mood': 'bright', 'sun': ((0.35, 0.55, -1.0), 5.5, 'fff4e0', 0.6), 'dim': 0.45},
        'camera': {'place': (-0.15, -4.1, 1.3), 'target': (0.1, -0.5, 0.92), 'lens': 42},
        'exposure': -0.1,
    },
    'bookcase-half-terracotta': {
        'seed': 67,
        'room': {
            'wall': 'limewash ecebe6 spread=.03', 'floor': {'kind': 'sheet', 'cover': 'fabric b5b3ad scale=.3'}, 'sides': (-2.0, 2.0),
            'trim': 'painted f1eee8',
        },
        'items': [
            put('bookcase', 0.35, -0.2, cover='painted a4502f rough=.5', width=0.8, height=0.98, rows=2, columns=1, filled=False),
            put(
                'bookcase', 0.35, -0.2, 0.93, cover='plain efeee9 rough=.25 spread=.01', width=0.8, height=0.97, rows=2, columns=1,
                filled=False,
            ),
            *[
                put(
                    'block', -0.85, -0.75 - 0.36 * k, 0.06, 4, cover='painted a4502f rough=.35' if k else 'plain efeee9 rough=.25',
                    width=0.75, depth=0.27, height=0.02,
                )
                for k in range(2)
            ],
            *[
                put('block', -1.1 + 0.5 * i, -0.75 - 0.36 * j, 0, 20, cover='pine', width=0.06, depth=0.06, height=0.058)
                for i in range(2)
                for j in range(2)
            ],
            put('roller', 0.5, -0.95, 0, 24, colour='a4502f'),
            put('paint_tin', 0.95, -0.75, colour='a4502f', open=True),
            put('paint_brush', 0.15, -1.1, 0, 30, paint='a4502f'),
        ],
        'light': {'mood': 'morning left'},
        'camera': {'place': (0.0, -4.0, 1.15), 'target': (0.05, -0.5, 0.72), 'lens': 42},
        'exposure': -0.1,
    },
    'felt-panels-over-a-desk': {
        'seed': 76,
        'room': {'wall': 'limewash d9d8d2', 'floor': {**PALE, 'cover': 'birch rough=.45'}, 'sides': (-2.2, 2.2)},
        'items': [
            *[
                put(
                    'block', -0.95 + 0.5 * i, -0.011, 0.82 + 0.5 * j, cover='felt 8d9094' if (i * 2 + j) % 3 else 'felt 7d8557',
                    width=0.494, depth=0.02, height=0.494, bevel=0.004,
                )
                for i in range(5)
                for j in range(3)
            ],
            *[
                put(
                    'block', -0.95 + 0.5 * i + 0.125 * (k - 1.5), -0.0215, 0.82 + 0.5 * j,
                    cover='felt 6b6e72' if (i * 2 + j) % 3 else 'felt 5f6642', width=0.006, depth=0.002, height=0.494, bevel=0,
                )
                for i in range(5)
                for j in range(3)
                for k in range(1, 4) if (i + j) % 2
            ],
            put('table', 0.05, -0.45, top='birch', legs='birch', width=1.4, depth=0.65, shape='board', on=[
                put('laptop', 0.0, -0.02, open=True),
                put('cup', 0.35, 0),
                put('pencil_cup', -0.45, 0.15),
                put('books', 0.5, 0.15, turn=80),
            ]),
            put('shell_chair', 0.1, -1.25, 0, 170, shell='plastic d9d4c8', base='birch'),
            put('rubber_plant', 1.6, -0.45),
        ],
        'light': {'mood': 'overcast left'},
        'camera': {'place': (-0.15, -4.0, 1.25), 'target': (0.1, -0.4, 1.0), 'lens': 43},
        'exposure': 0.15,
    },
    'flat-pack-laid-out': {
        'seed': 78,
        'flat': {'cover': 'oak rough=.45 scale=2', 'boards': 0.14, 'size': 5},
        'items': [
            put('rug', 0.08, 0.16, 0, 2, cover='felt 7f8a8c', width=2.3, depth=1.34, thickness=0.006),
            *[
                put('block', x, y, 0.007, t, cover=c, width=w, depth=d, height=0.016, bevel=0.001, on=[
                    *[put('cam_lock', sx * (w / 2 - 0.05), sy * (d / 2 - 0.03), 0) for sx in cams for sy in (-1, 1)],
                    put('printed_card', -0.02, 0.02, 0.0002, tape, text=text, size=0.05, card='paper e8d49a', width=0.15, height=0.055),
                ])
                for x, y, t, w, d, c, cams, text, tape in (
                    (-0.8, 0.18, 91, 1.1, 0.4, 'plain efece4 rough=.4 spread=.01', (-1, 1), '1 >', -91),
                    (-0.36, 0.2, 88, 1.1, 0.4, 'plain efece4 rough=.4 spread=.01', (-1, 1), '2 >', -88),
                    (0.22, 0.52, 1, 0.66, 0.39, 'plain efece4 rough=.4 spread=.01', (), '3 >', 2),
                    (0.24, 0.1, -2, 0.66, 0.39, 'plain efece4 rough=.4 spread=.01', (), '4 >', -2),
                    (0.79, 0.2, 89, 1.02, 0.33, 'painted 5f7a86 rough=.5', (), '5 >', -88),
                    (1.15, 0.17, 92, 1.02, 0.33, 'painted 5f7a86 rough=.5', (), '6 >', -93),
                )
            ],
            put('tray', 0.28, -0.34, 0.006, 3, cover='steel', width=0.38, depth=0.27, lip=0.02),
            *[
                put('basin', 0.16 + 0.12 * i, -0.4 + 0.115 * j, 0.014, radius=0.052, height=0.03, water=None, enamel='steel', rim='8d8d8b')
                for i in range(3)
                for j in range(2)
            ],
            *[
                put('screws', 0.16 + 0.12 * i, -0.4 + 0.115 * j, 0.022, count=n, spread=0.03, metal=m, length=s)
                for i, j, n, m, s in (
                    (0, 0, 14, 'steel', 0.03), (1, 0, 9, 'brass', 0.02), (2, 0, 12, 'steel', 0.016), (0, 1, 10, 'black', 0.035), (2, 1, 16, 'steel', 0.025),
                )
            ],
            *[put('block', 0.262 + 0.012 * k, -0.285 + 0.006 * (k % 3), 0.022, 20 * k, cover='beech', width=0.034, depth=0.008, height=0.008, bevel=0.0035) for k in range(4)],
            put('papers', -0.62, -0.56, 0.0, -8, drawing='table', count=2),
            put('tape_roll', -0.28, -0.6, 0.0),
            put('screwdriver', 0.72, -0.42, 0.006, 96, length=0.24),
            put('screwdriver', 0.78, -0.46, 0.006, 82, grip='plastic 2f5f8a', length=0.18),
            put('hex_keys', 0.9, -0.5, 0.006, 8),
            put('mallet', 1.14, -0.56, 0.006, 78),
            put('pencil', -0.36, -0.48, 0.006, 60),
        ],
        'shadows': [{'kind': 'panes', 'place': (-3.75, 3.0, 4.0), 'turn': 51, 'width': 2.3, 'height': 1.9}],
        'light': {'mood': 'overhead sun', 'sun': ((0.75, -0.6, -0.8), 4.5, 'ffe6c4', 1.2)},
        'camera': {'place': (0.1, -0.75, 2.75), 'target': (0.12, -0.04, 0.0), 'lens': 41, 'level': False},
        'exposure': -0.1,
    },
    'long-shelf-that-sags': {
        'seed': 79,
        'room': {'wall': 'limewash efeee8 spread=.03', 'floor': PALE, 'sides': (-1.8, 1.8), 'left': {'window': None}},
        'items': [
            put('sagging_shelf', 0.0, 0.0, 1.2, width=1.9),
            put('block', 0.0, -0.14, 1.62, cover='fabric b8402f weave=0', width=1.9, depth=0.004, height=0.004, bevel=0),
            *[put('block', s * 0.95, -0.07, 1.05, cover='plain efeee8', width=0.03, depth=0.2, height=0.15) for s in (-1, 1)],
        ],
        'light': {
            'mood': 'overcast left',
            'panels': [((-1.2, -3.2, 2.2), (0, 0, 1.2), (2.2, 1.6), 150, 'fff8ee'), ((1.6, -3.4, 1.6), (0, 0, 1.2), (2, 2), 45, 'eef3ff')],
        },
        'camera': {'place': (0.0, -3.0, 1.35), 'target': (0.0, 0, 1.38), 'lens': 56},
        'exposure': 0.05,
    },
    'wardrobe-with-a-desk-inside': {
        'seed': 93,
        'room': {
            'wall': 'limewash d9d3c8 spread=.05', 'floor': OLD, 'sides': (-2.2, 2.2), 'left': {'window': None}, 'sockets': [(1.3, 0.3)],
        },
        'items': [
            put('wardrobe_desk', 0.0, -0.34, on=[
                put('laptop', 0.0, -0.06, 0, 0),
                put('pencil_cup', 0.36, 0.1),
                put('cup', -0.34, -0.02),
                put('books', 0.3, -0.08, turn=80, count=2),
            ]),
            put('row_of_books', -0.15, -0.2, 1.37, width=0.6, fill=0.8),
            put('vase', 0.34, -0.2, 1.37, kind='jar', clay='ceramic e9e2d4'),
            put('stool', 0.15, -1.05, frame='walnut', height=0.46),
            put('rug', 0.0, -1.3, 0.001, cover='pile c9bda6', width=2.0, depth=1.3),
        ],
        'light': {'mood': 'dusk lamps'},
        'camera': {'place': (0.1, -4.4, 1.2), 'target': (0.0, -0.4, 1.02), 'lens': 44},
        'exposure': 1.4,
    },
    'top-of-a-birch-bookcase': {
        'seed': 66,
        'room': {'wall': 'limewash 3f5648 spread=.06', 'floor': PALE, 'sides': (-2.4, 2.4), 'trim': 'painted 3f5648', 'skirting': 0.0},
        'items': [
            put('ply_bookcase', 0.0, -0.148),
            put('steel_angle', -0.29, -0.0015, 1.6005),
            put('steel_angle', 0.29, -0.0015, 1.6005),
            put('spirit_level', -0.06, -0.2, 1.6005, 6, length=0.42),
            put('screwdriver', 0.24, -0.17, 1.6005, 150),
            put('screws', 0.14, -0.1, 1.6005, count=4, metal='steel', length=0.03, spread=0.035),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.62, -0.5), 6.0, 'ffdcae', 1.0)},
        'camera': {'place': (0.72, -1.5, 2.08), 'target': (0.02, -0.14, 1.46), 'lens': 48, 'level': False, 'focus': 1.55, 'stop': 5.6},
        'exposure': 0.45,
    },
}
