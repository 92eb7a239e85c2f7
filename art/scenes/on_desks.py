"""Desks: what is drawn, chosen or counted."""
from .floors import DARK
from .put import put
from .views import LOW

SCENES = {
    'linoleum-desk-corner': {
        'seed': 8,
        'room': {'wall': 'limewash cfc8b8', 'sides': (-2.2, 2.6), 'left': {'window': (-2.0, -0.8, 0.9, 2.3)}},
        'items': [
            put('table', 0.15, -0.95, 0, -22, top='oak', legs='oak', width=1.4, depth=0.7, height=0.74, shape='board', on=[
                put('block', 0, 0, 0.0002, cover='plain 2f4a3a rough=.85 spread=.02', width=1.36, depth=0.66, height=0.002, bevel=0.0005),
                put('pencil_cup', 0.3, 0.16, 0.002, clay='ceramic d9cdb8 speck=.5'),
                put('books', -0.02, 0.14, 0.002, turn=80, count=2),
                put('papers', -0.28, -0.06, 0.002, 10, width=0.15, height=0.21, drawing='lines'),
                put('pencil', -0.2, -0.05, 0.004, 40),
                put('cup', 0.08, -0.12, 0.002),
            ]),
            put('plain_chair', 0.55, -0.35, 0, 160, frame='oak', seat='oak'),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.35, -0.55), 5.0, 'ffe9cc', 1.0)},
        'camera': {'place': (-0.15, -2.75, 1.35), 'target': (0.12, -0.9, 0.72), 'lens': 50, 'level': False, 'focus': 2.0, 'stop': 4},
        'exposure': 0.45,
    },
    'palette-by-area': {
        'seed': 4,
        'table': {'cover': 'ash rough=.5', 'wall_cover': 'limewash e2ddd2', 'wall_at': 0.3, 'depth': 0.6},
        'items': [
            put('colour_board', -0.24, 0.28, 0, 0, colour='b9ad98', width=0.52, height=0.6),
            put('colour_board', 0.22, 0.25, 0, 0, colour='55592f', width=0.34, height=0.44),
            put('colour_board', 0.42, 0.21, 0, 0, colour='c9432b', width=0.09, height=0.3),
            put('folding_rule', -0.3, -0.04, 0, 0, parts=3, angles=(2, 6, -14)),
            put('vase', 0.56, 0.06, kind='cylinder', clay='ceramic b9ad98 speck=.4', size=0.7),
            put('branches', 0.56, 0.06, 0.14, kind='olive', count=3, height=0.3),
        ],
        'light': {
            'mood': 'table soft',
            'panels': [
                ((-1.5, -0.9, 1.0), (0, 0, 0.2), (1.2, 1.2), 66, 'fff8ee'), ((1.6, -1.4, 1.2), (0, 0, 0.1), (1.4, 1.2), 16, 'eef3ff'),
            ],
        },
        'camera': {**LOW, 'place': (0.05, -1.7, 0.34), 'target': (0.05, 0.1, 0.24), 'lens': 52, 'level': True, 'focus': 1.85},
        'exposure': 0.25,
    },
    'bookcase-drawn-to-its-books': {
        'seed': 67,
        'table': {'cover': 'birch rough=.5 scale=2', 'wall_cover': 'limewash b8694a spread=.05', 'wall_at': 0.34, 'boards': 0.2, 'depth': 1.0},
        'items': [
            put('papers', -0.25, 0.3385, 0.27, 0, tilt=(90, 0), count=1, width=0.297, height=0.42, colour='f1ebdd', drawing='bookcase'),
            *[put('block', -0.25 + dx, 0.3365, z, 0, cover='plain d9c48a rough=.7', width=0.045, depth=0.0006, height=0.016, bevel=0) for dx in (-0.142, 0.142) for z in (0.066, 0.458)],
            put('row_of_books', 0.1, 0.22, width=0.3, height=0.297, fill=1.0),
            put('folding_rule', 0.425, 0.2, 0.0, 90, tilt=(0, -90), parts=2, length=0.2, angles=(0, 0)),
            put('pencil', -0.12, -0.03, 0.0, 24),
            put('square', 0.13, -0.02, 0, -12),
            put('cup', -0.4, 0.12, clay='ceramic e6ddcc speck=.4'),
        ],
        'light': {
            'mood': 'table north left',
            'sun': ((1.0, 0.5, -0.55), 3.5, 'ffe6c4', 1.2),
        },
        'camera': {**LOW, 'place': (0.03, -1.1, 0.36), 'target': (0.03, 0.2, 0.21), 'lens': 46, 'level': True, 'focus': 1.36, 'stop': 5.6},
        'exposure': 0.0,
    },
    'drawing-between-two-chairs': {
        'seed': 68,
        'room': {'wall': 'limewash 6f7d78 spread=.05', 'floor': DARK, 'sides': (-2.4, 2.6), 'trim': 'painted e0d8c6', 'left': {'window': (-2.4, -0.8, 0.8, 2.3)}},
        'items': [
            put('table', 0.1, -1.25, 0, -16, top='walnut rough=.35 scale=2', legs='walnut', width=1.5, depth=0.85, height=0.74, shape='board', on=[
                put('papers', -0.06, -0.06, 0, 4, count=2, width=0.594, height=0.42, colour='f3eee2', drawing='wardrobe'),
                put('pencil', 0.12, -0.24, 0.0014, 24, paint='plain b8402f rough=.3'),
                put('folding_rule', -0.48, -0.12, 0, 84, parts=3),
                put('hinge', 0.4, -0.1, 0, 40),
                put('pull_plate', 0.3, -0.26, 0, 12, kind='bar'),
                put('painted_card', 0.38, 0.2, 0, 14, colour='3f5a50'),
                put('painted_card', 0.48, 0.2, 0, 2, colour='c9b48f'),
                put('cup', -0.42, 0.22, clay='ceramic d9d0bd speck=.4', saucer=True),
                put('cup', 0.2, 0.3, clay='ceramic d9d0bd speck=.4', saucer=True),
            ]),
            put('plain_chair', -0.25, -0.62, 0, 16, frame='walnut', seat='walnut'),
            put('plain_chair', 0.55, -0.5, 0, -30, frame='walnut', seat='walnut'),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.4, -0.5), 4.5, 'ffecd0', 1.0)},
        'camera': {'place': (-0.32, -2.5, 1.3), 'target': (0.08, -1.22, 0.76), 'lens': 48, 'level': False, 'focus': 1.42, 'stop': 5.0},
        'exposure': 0.6,
    },
}
