"""Halls, doorways and the street: what comes, goes or is left."""
from .floors import OLD, PALE
from .put import put

SCENES = {
    'seven-hooks-at-two-heights': {
        'seed': 76,
        'room': {'wall': 'limewash c9b27e spread=.05', 'floor': {'kind': 'sheet', 'cover': 'tiles 3f4a48 2a302f pitch=.2 rough=.3'}, 'sides': (-1.5, 1.7), 'trim': 'painted e9e0cc', 'matchboard': 1.2, 'rail_cover': 'painted e2d8c2', 'left': {'window': (-2.2, -1.2, 0.2, 2.1), 'columns': 1, 'rows': 2}, 'right': {'window': None}},
        'items': [
            put('hooks', 0.1, -0.001, 1.62, board='oak', width=1.05, count=7),
            put('hooks', -0.62, -0.016, 0.96, board='oak', width=0.45, count=3),
            put('coat', 0.55, -0.03, 1.63, cloth='fabric 3a4650', length=0.98, width=0.44, seed=4),
            put('coat', -0.05, -0.03, 1.63, cloth='fabric a8482c', length=0.8, width=0.42, seed=2),
            put('coat', -0.62, -0.035, 0.97, cloth='plain d9a52a rough=.45', length=0.5, width=0.3, seed=7),
            put('boots', 0.46, -0.3, 0, 10, hide='leather 4a3626'),
            put('boots', -0.58, -0.28, 0, -8, hide='plain b8452c rough=.3', size=0.68),
            put('umbrella', 0.92, -0.14, cloth='fabric 2f4a3c'),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.7, -0.5), 4.5, 'ffe6c4', 1.0)},
        'camera': {'place': (-0.55, -3.2, 1.05), 'target': (0.14, -0.1, 0.86), 'lens': 41},
        'exposure': 0.65,
    },
    'sofa-on-its-end-in-a-doorway': {
        'seed': 77,
        'room': {'wall': 'limewash b7c0b4 spread=.04', 'floor': {**PALE, 'cover': 'oak rough=.4'}, 'sides': (-1.3, 1.5), 'height': 2.5, 'trim': 'painted efe9da', 'back_openings': [{'at': (-0.36, 0.62, 0.0, 2.3), 'frame': False}], 'view': 'plain d8cdb8 rough=.9', 'left': {'window': None}, 'right': {'window': None}},
        'items': [
            put('block', 0.13, 0.98, -0.0125, 0, cover='oak rough=.4', width=2.4, depth=1.5, height=0.012),
            put('sofa', -0.26, 0.06, 1.06, 0, tilt=(0, 90), cloth='fabric b5532f', frame='oak', width=2.1, depth=0.86, legs=0.0),
            put('folding_rule', -0.78, -0.12, 0.0, 90, tilt=(0, -90), parts=4, length=0.25, angles=(0, 0, 0, 0)),
            put('folded_cloth', 0.95, -0.7, 0.0, 20, cloth='felt 6f7a80', width=0.6, depth=0.45, layers=3, thick=0.02),
        ],
        'light': {'mood': 'overcast left', 'panels': [((-1.0, -3.2, 2.2), (0.2, -0.5, 1.0), (1.2, 1.2), 110, 'fff4e4'), ((0.1, 0.8, 1.9), (0.1, -1.5, 0.5), (0.9, 1.0), 60, 'eef3ff')]},
        'camera': {'place': (-0.55, -3.6, 1.25), 'target': (0.1, -0.3, 1.08), 'lens': 33},
        'exposure': 0.35,
    },
    'left-on-the-pavement': {
        'seed': 78,
        'room': {'wall': 'brick 8f4f3a c2b8a6', 'floor': {'kind': 'sheet', 'cover': 'tiles 8d8a84 5f5c56 pitch=.45 rough=.5'}, 'sides': (-3.5, 3.5), 'height': 4.0, 'skirting': 0.0, 'left': None, 'ceiling': 'pane reflect=0'},
        'items': [
            put('chest_of_drawers', 0.0, -0.42, 0, 7, cover='pine rough=.5 scale=2', width=0.92, depth=0.44, height=0.82, rows=3, split_top=True, pulls='cup', pull_cover='tarnished b88d4a 4a3a22', feet='bun', open_drawer=1, opened=0.16, on=[
                put('plain_chair', 0.14, 0.04, 0, 40, frame='painted 3f6468 worn=.25', seat='painted 3f6468 worn=.3', scale=0.94),
                put('printed_card', -0.3, -0.12, 0, -6, text='PLEASE\nTAKE', size=0.062, width=0.24, height=0.16, card='paper f1ead8', ink='plain b8321f rough=.9', lean=12),
            ]),
            put('card_box', 0.95, -0.5, 0, -14, width=0.42, depth=0.34, height=0.3),
            put('bucket', -0.95, -0.4),
        ],
        'light': {'mood': 'overcast left', 'panels': [((-2.5, -3.4, 3.4), (0, -0.6, 0.4), (4, 3), 300, 'eef3ff'), ((2.5, -4.5, 3.0), (0, -0.8, 0.4), (3, 2), 90, 'ffe9cc')]},
        'camera': {'place': (-1.15, -3.6, 1.25), 'target': (0.1, -0.4, 0.8), 'lens': 42, 'level': False},
        'exposure': 0.1,
    },
    'bags-and-boxes-before-the-van': {
        'seed': 92,
        'room': {'wall': 'limewash d0c2c0 spread=.05', 'floor': OLD, 'sides': (-2.2, 2.4), 'trim': 'painted efe6d4', 'right': {'window': None}},
        'items': [
            put('card_box', 0.75, -0.42, 0, 4, width=0.6, depth=0.45, height=0.42, open=False),
            put('card_box', 0.7, -0.44, 0.422, -6, width=0.46, depth=0.36, height=0.34, open=False),
            put('card_box', 0.1, -0.5, 0, 10, width=0.44, depth=0.36, height=0.32, open=True),
            put('leaning_panel', -0.75, -0.3, 0, 3, cover='oak rough=.4 scale=2', width=0.95, height=1.55, thick=0.03, lean=8),
            put('folded_cloth', 0.74, -0.43, 0.764, 8, cloth='felt 4f5f6a', width=0.42, depth=0.3, layers=5, thick=0.02),
            put('tape_roll', -0.22, -1.05, 0, 0, tape='plain d9a52a rough=.5', radius=0.055, width=0.03),
            put('printed_card', -0.4, -1.0, 0.001, 14, text='TABLE\n8 BOLTS', size=0.04, width=0.19, height=0.12, card='paper f1ead8'),
            put('screws', -0.46, -0.86, 0.0, count=8, metal='steel', length=0.05, spread=0.06),
            put('coil', 0.16, -1.15, 0, line='fabric b8452c', radius=0.09, turns=6, thick=0.01),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.5, -0.5), 5.0, 'ffe6c4', 1.0)},
        'camera': {'place': (-0.35, -2.95, 1.25), 'target': (0.05, -0.7, 0.44), 'lens': 40, 'level': False},
        'exposure': 0.35,
    },
}
