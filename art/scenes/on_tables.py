"""Still lifes on a table, with a wall behind or none."""
from .floors import PALE
from .put import put
from .views import LOW

SCENES = {
    'plain-bottles-on-tiles': {
        'seed': 6,
        'table': {'cover': 'tiles e6e4dc c4c0b4 pitch=.1', 'wall_cover': 'tiles e2e4de bfc0b8 pitch=.1', 'wall_at': 0.24, 'depth': 0.6},
        'items': [
            put('spray_bottle', -0.46, 0.05, liquid='plain c9762b rough=.1'),
            put('plain_bottle', -0.26, 0.06, body='plastic dfe3de', cap='plastic 5a6b5f', height=0.26),
            put('lidded_jar', -0.04, 0.04, lid='cork', filling='plain f2efe8 rough=1', size=0.95),
            put('plain_bottle', 0.17, 0.07, body='glass b5732f', cap='black', height=0.2, radius=0.032),
            put('plain_bottle', 0.33, 0.04, body='plastic c9d3d6', cap='plastic 2f4a63', height=0.23, kind='square'),
            put('glass_bottle', 0.5, 0.07, tint='glass 7d9a6b', size=0.95),
            put('folded_cloth', -0.13, -0.14, 0, 10, cloth='check e7e3d8 7d98a6 pitch=.02', width=0.18, depth=0.13, layers=3),
            put('fruit', 0.09, -0.12, kind='lemons', colour='e0b83a'),
        ],
        'light': {
            'mood': 'table north left',
            'panels': [
                ((-1.5, -0.7, 0.9), (0, 0, 0.1), (1.1, 1.1), 60, 'eaf2ff'), ((1.6, -1.6, 1.2), (0, 0, 0.1), (1.4, 1.2), 11, 'fff6ea'),
            ],
        },
        'camera': {**LOW, 'place': (0.0, -1.5, 0.26), 'target': (0.02, 0, 0.12), 'lens': 48, 'level': True, 'focus': 1.5},
        'exposure': 0.2,
    },
    'etched-marble-and-lemon': {
        'seed': 5,
        'table': {
            'cover': 'marble e6e3dd 8a8781 rough=.07', 'wall_cover': 'limewash 8f9a98', 'wall_at': 0.5, 'depth': 0.9, 'thickness': 0.03,
        },
        'items': [
            put('heap', 0.0, -0.09, 0.0001, cover='marble d9d5cd 8a8781 rough=.62', radius=0.045, height=0.0008, seed=4),
            put('drinking_glass', 0.17, 0.05, kind='tumbler'),
            put('fruit', -0.17, -0.02, kind='lemons', colour='e0b83a', count=2, spread=0.09),
            put('bowl', 0.36, 0.18, clay='ceramic 5f6b62', size=0.7),
            put('folded_cloth', -0.36, 0.1, 0, 20, cloth='fabric 7d8b86', width=0.2, depth=0.14, layers=3),
        ],
        'light': {
            'mood': 'table north right',
            'panels': [
                ((0.3, 0.47, 0.9), (0, -0.5, 0.0), (0.9, 0.7), 26, 'f2f6ff'), ((-1.5, -1.2, 1.0), (0, 0, 0.1), (1.2, 1.2), 15, 'fff0de'),
            ],
        },
        'camera': {**LOW, 'place': (0.02, -0.72, 0.3), 'target': (0.01, 0, 0.015), 'lens': 50, 'focus': 0.72},
        'exposure': 0.35,
    },
    'tag-hung-from-an-oak-leg': {
        'seed': 18,
        'room': {'wall': 'limewash 6f8273 spread=.05', 'floor': PALE, 'sides': (-2.4, 2.6), 'trim': 'painted d9d6c6'},
        'items': [
            put('shaker_table', 0.42, -1.25, 0, 24, top='oak rough=.4 scale=2', width=1.2, depth=0.7, height=0.74, drawer=False, on=[
                put('hung_tag', -0.52, -0.29, -0.15, -30, around=0.022, width=0.062, height=0.105, size=0.013),
                put('vase', 0.1, 0.05, kind='jar', clay='ceramic d9cdb8 speck=.4'),
                put('branches', 0.1, 0.05, 0.22, kind='beech', count=5, height=0.5),
                put('bowl', -0.12, 0.08, clay='oak rough=.5 scale=2', size=0.8),
            ]),
            put('ladderback_chair', 0.9, -0.5, 0, 200, frame='oak'),
        ],
        'light': {'mood': 'morning left', 'sun': ((1.0, 0.4, -0.5), 5.0, 'fff0d4', 1.0)},
        'camera': {'place': (-0.22, -2.52, 0.84), 'target': (0.24, -1.55, 0.58), 'lens': 44, 'level': False, 'focus': 0.86, 'stop': 4},
        'exposure': 0.3,
    },
    'chipboard-edge': {
        'seed': 19,
        'table': {'cover': 'concrete 6f6a62', 'wall_cover': 'limewash 5a544c', 'wall_at': 0.8},
        'items': [
            put('board_section', -0.05, 0.1, 0.0, -8, kind='chipboard', width=0.6, depth=0.26, thick=0.05),
            put('sieve', 0.4, 0.06),
            put('heap', 0.4, 0.06, 0.012, cover='plain c79a5c rough=1', radius=0.09, height=0.03, grains=140),
            *[
                put('heap', -0.26 + 0.17 * k, -0.24, 0, cover=f'plain {c} rough=1', radius=0.055, height=0.02, grains=g, seed=k)
                for k, (c, g) in enumerate((('c79a5c', 420), ('b8894c', 340), ('a87440', 260)))
            ],
            put('steel_rule', 0.24, -0.3, 0, 8, length=0.2),
        ],
        'light': {'mood': 'table raking', 'sun': ((1.0, 0.35, -0.32), 8.0, 'ffcf98', 1.0)},
        'camera': {**LOW, 'place': (0.03, -0.98, 0.36), 'target': (0.03, 0, 0.03), 'lens': 48, 'focus': 0.95},
        'exposure': 0.3,
    },
    'net-and-green-shell': {
        'seed': 20,
        'ground': {'cover': 'plain d3bf9c rough=1 bump=.5 fineness=260'},
        'items': [
            put('shell_chair', 0.32, -0.15, 0, 28, shell='plastic 3a756b rough=.4', base='ash'),
            put('tangled_net', -0.48, -0.45, radius=0.34, count=20, cord='plastic 3a756b rough=.6'),
            put('coil', -0.12, -0.85, line='plastic d9743a rough=.7', radius=0.1, turns=6, thick=0.008),
        ],
        'light': {'mood': 'studio soft'},
        'camera': {'place': (0.0, -3.6, 0.95), 'target': (-0.02, -0.3, 0.38), 'lens': 62},
        'exposure': 0.1,
    },
    'tray-for-the-yearly-check': {
        'seed': 21,
        'flat': {'cover': 'pale_oak rough=.45 scale=2', 'boards': 0.13, 'size': 4},
        'shadows': [{'kind': 'panes', 'place': (-3.75, 2.75, 3.5), 'turn': 54, 'width': 1.0, 'height': 0.9}],
        'items': [
            put('plain_chair', 0.24, 0.5, 0, 200, frame='painted dfe0d8 worn=.05', seat='painted dfe0d8 worn=.1'),
            put('tray', 0.0, 0.0, 0, -7, cover='painted 5f7a6b rough=.4', width=0.56, depth=0.38, lip=0.03, on=[
                put('screwdriver', -0.2, -0.1, 0, 72),
                put('hex_keys', -0.13, -0.06, 0, 4),
                put('torch', -0.03, -0.03, 0, 12, length=0.16),
                put('felt_pads', 0.1, 0.08, 0, 4, missing=(2, 3, 7)),
                put('candle_stub', 0.2, 0.02, 0, 0),
                put('tape_roll', 0.05, -0.1, 0, 0, radius=0.042, width=0.02),
                put('folded_cloth', 0.19, -0.1, 0, -8, cloth='fabric d9a94a', width=0.12, depth=0.11, layers=3),
                put('papers', -0.2, 0.08, 0, 6, width=0.1, height=0.14, count=1, drawing='lines'),
                put('pencil', -0.11, 0.03, 0.001, 74),
            ]),
        ],
        'light': {'mood': 'overhead sun', 'sun': ((0.75, -0.55, -0.7), 5.0, 'ffeccf', 1.2)},
        'camera': {'place': (-0.05, -0.62, 1.0), 'target': (0.02, 0.04, 0.02), 'lens': 46, 'level': False},
        'exposure': 0.0,
    },
    'guarantee-in-its-drawer': {
        'seed': 22,
        'room': {'wall': 'limewash 7f8c7a spread=.05', 'floor': PALE, 'sides': (-2.0, 2.2), 'trim': 'painted ded8c6'},
        'items': [
            put(
                'chest_of_drawers', 0.0, -0.3, 0, 0, cover='oak rough=.4 scale=2', width=0.94, depth=0.46, height=0.8, rows=5, split_top=False, open_drawer=4,
                opened=0.35, pulls='knob', pull_cover='brass', feet='legs',
                on=[
                    put('table_lamp', -0.36, 0.04, clay='ceramic b8703f rough=.3', kind='gourd', size=0.95, power=3),
                    put('books', 0.12, 0.06, 0, 82, count=3),
                    put('bowl', 0.36, 0.0, clay='ceramic d9cdb8 speck=.4', size=0.8),
                ],
            ),
            put('papers', -0.24, -0.7, 0.704, 96, count=4, width=0.19, height=0.27, drawing='lines'),
            put('printed_card', -0.2, -0.7, 0.708, 8, text='GUARANTEE\n10 YEARS', size=0.034, width=0.25, height=0.18, card='paper e9dfc2', ink='plain 2f4636 rough=.9'),
            put('swatches', 0.07, -0.69, 0.704, 14, cloths='fabric 5f6f45;fabric 6f7f52;fabric 4a5a38', width=0.1, depth=0.13),
            put('block', 0.28, -0.66, 0.704, -8, cover='paper e3e7e4', width=0.2, depth=0.11, height=0.003, bevel=0.001),
            put('key', 0.2, -0.6, 0.708, 200),
            put('hex_keys', 0.34, -0.78, 0.704, 80, sizes='.08;.065'),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.42, -0.5), 5.0, 'ffe0b4', 1.0)},
        'camera': {'place': (0.2, -1.72, 1.85), 'target': (0.01, -0.56, 0.72), 'lens': 50, 'level': False, 'focus': 1.6, 'stop': 5.6},
        'exposure': 0.3,
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
    'spruce-and-its-ring-of-needles': {
        'seed': 57,
        'table': {'cover': 'ash rough=.45 scale=2', 'wall_cover': 'limewash 5d7680 spread=.08', 'wall_at': 0.5, 'boards': 0.2},
        'items': [
            put('glass_bottle', -0.05, 0.02, 0, tint='thin_glass f2f8f5 a9c4b8', liquid=None, stopper=None, size=1.0),
            put('branches', -0.05, 0.02, 0.25, kind='fir', count=3, height=0.36, spread=0.95, seed=3, depth=0.21),
            put('fallen_needles', -0.05, 0.02, 0, count=1700, inner=0.03, outer=0.24, cover='leaf 22382a 4f6b45 through=.1'),
            put('branches', 0.42, -0.1, 0.02, 118, kind='fir', count=2, height=0.34, spread=0.35, seed=8, tilt=(0, 84), depth=0.04),
            put('shears', 0.3, -0.24, 0, 196, length=0.2),
        ],
        'light': {
            'mood': 'table north left',
            'panels': [
                ((-1.3, 0.25, 0.8), (0, 0, 0.15), (0.9, 0.9), 60, 'e6efff'), ((1.4, -1.0, 0.7), (0, 0, 0.1), (0.7, 0.7), 16, 'ffc98e'),
            ],
        },
        'camera': {**LOW, 'place': (0.1, -1.45, 0.7), 'target': (0.08, 0.0, 0.285), 'lens': 43, 'focus': 1.55, 'stop': 5.6},
        'exposure': 0.75,
    },
    'tag-on-a-table-leg': {
        'seed': 18,
        'table': {'cover': 'felt 46534a', 'wall_cover': 'limewash 4a5a4f', 'wall_at': 0.6},
        'items': [
            put('block', -0.16, 0.05, 0, 12, cover='wood b8935f d3b380 e3cba0', width=0.065, depth=0.065, height=0.6),
            put('paper_tag', -0.15, -0.005, 0.36, 8, card='paper a8824e'),
            *[
                put('block', 0.16 + dx, dy, z, t, cover=f'wood {c} rough=.6', width=0.11, depth=0.11, height=0.06)
                for dx, dy, z, t, c in (
                    (0, 0, 0, 10, 'b8935f d3b380 e3cba0'), (0.14, 0.03, 0, -14, '8a5a35 b07c4c c89a68'),
                    (0.06, 0.02, 0.06, 24, 'a07850 c69c6c dcb88a'), (0.07, 0.01, 0.12, -6, '553420 7d5233 9a6a45'),
                )
            ],
            put('branches', 0.42, 0.18, 0.03, 20, kind='fir', count=4, height=0.34, spread=0.9, tilt=(20, 62)),
        ],
        'light': {
            'mood': 'table north left',
            'panels': [
                ((-1.4, -0.7, 0.9), (0, 0, 0.15), (0.9, 0.9), 55, 'eef6ee'), ((1.5, -1.4, 1.0), (0, 0, 0.1), (1.2, 1.2), 8, 'fff0de'),
            ],
        },
        'camera': {**LOW, 'place': (0.03, -1.2, 0.32), 'target': (0.04, 0, 0.16), 'lens': 50, 'focus': 1.2},
        'exposure': 0.05,
    },
    'blue-pigment-and-what-lime-leaves': {
        'seed': 75,
        'table': {'cover': 'marble dedad0 9a968c rough=.25', 'wall_cover': 'limewash 6f4a32 spread=.06', 'wall_at': 0.4},
        'items': [
            put('heap', -0.1, 0.04, 0.0, cover='plain 0d1f36 rough=1 spread=.08', radius=0.085, height=0.05, grains=90),
            put('heap', 0.14, -0.04, 0.0, cover='plain 14304f rough=.35', radius=0.1, height=0.0022, seed=5),
            put('muller', 0.19, 0.01, 0.0022),
            put('scraper', -0.2, -0.17, 0.0, 24, width=0.045),
            *[put('painted_card', -0.32 + 0.17 * k, 0.3, 0, (4, -3, 2, -4, 3)[k], colour=c, width=0.14, height=0.19, lean=12) for k, c in enumerate(('10243a', '2f5878', 'a9c1cc', '4c6444', '8a5a34'))],
            put('bowl', 0.33, 0.12, clay='ceramic efe9dc rough=.2', size=0.62, kind='bowl'),
            put('heap', 0.33, 0.12, 0.02, cover='plain f1ede2 rough=1', radius=0.05, height=0.026, seed=3),
        ],
        'light': {'mood': 'table left', 'sun': ((1.0, 0.4, -0.5), 5.0, 'ffe2bc', 1.2)},
        'camera': {**LOW, 'place': (0.02, -0.86, 0.44), 'target': (0.02, 0.06, 0.055), 'lens': 47, 'focus': 0.95, 'stop': 5.6},
        'exposure': 0.15,
    },
    'splinters-in-a-glass-of-water': {
        'seed': 87,
        'table': {'cover': 'plain efe9dc rough=.35', 'wall_cover': 'limewash d7a05a spread=.05', 'wall_at': 0.42},
        'items': [
            put('moulded_mark', -0.13, 0.0, 0, 10, width=0.24, depth=0.17),
            put('float_test', 0.13, 0.0, 0, 0),
            put('scraper', 0.06, -0.15, 0, 166, width=0.026),
            put('block', 0.33, -0.12, 0, 30, cover='plastic 3f78a0', width=0.014, depth=0.004, height=0.004, bevel=0.001),
            put('block', 0.36, -0.09, 0, 80, cover='plastic c8452c', width=0.016, depth=0.004, height=0.004, bevel=0.001),
            put('block', 0.31, -0.08, 0, -10, cover='plastic e8e4d8', width=0.013, depth=0.004, height=0.004, bevel=0.001),
        ],
        'light': {'mood': 'table left', 'sun': ((1.0, 0.45, -0.5), 5.0, 'ffe6c4', 1.0)},
        'camera': {**LOW, 'place': (0.05, -0.6, 0.29), 'target': (0.03, 0.0, 0.04), 'lens': 50, 'focus': 0.64, 'stop': 5.6},
        'exposure': 0.05,
    },
    'four-branches-for-a-year': {
        'seed': 88,
        'table': {'cover': 'oak rough=.4 scale=2', 'wall_cover': 'limewash b7c4c6 spread=.05', 'wall_at': 0.3, 'boards': 0.16},
        'items': [
            *[put('glass_bottle', x, 0.02, 0, size=0.9, tint='thin_glass f0f6f2 a9c0b6', stopper=None) for x in (-0.48, -0.16, 0.16, 0.48)],
            put('branches', -0.48, 0.02, 0.225, kind='bare', count=3, height=0.42, spread=0.4),
            put('branches', -0.16, 0.02, 0.225, kind='blossom', count=3, height=0.42, spread=0.4),
            put('branches', 0.16, 0.02, 0.225, kind='beech', count=3, height=0.42, spread=0.4),
            put('branches', 0.48, 0.02, 0.225, kind='fir', count=3, height=0.4, spread=0.45),
            put('hygrometer', 0.0, -0.18),
            put('pencil', 0.3, -0.2, 0, 20),
        ],
        'light': {'mood': 'table left', 'sun': ((1.0, 0.55, -0.42), 5.5, 'ffdcae', 1.0)},
        'camera': {'place': (0.0, -1.75, 0.42), 'target': (0.0, 0.1, 0.31), 'lens': 45, 'focus': 1.78, 'stop': 5.6},
        'exposure': 0.25,
    },
}
