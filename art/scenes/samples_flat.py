"""Things laid out and seen from above or from close by."""
from .put import put
from .views import LOW

ABOVE = {'place': (0.0, -0.62, 0.95), 'target': (0.0, -0.01, 0.02), 'lens': 43, 'level': False}

SCENES = {
    'nails-and-screws': {
        'seed': 5,
        'flat': {'cover': 'old_pine rough=.5', 'boards': 0.17},
        'items': [
            put('block', 0.0, 0.0, 0, 3, cover='paper c2a678', width=0.62, depth=0.42, height=0.0008, bevel=0),
            put('row_of_nails', -0.16, 0.155, 0.001, 3, kind='rose', count=8, pitch=0.036, metal='plain 3a3430 rough=.7 metal=.7'),
            put('row_of_nails', -0.16, 0.05, 0.001, 3, kind='cut', count=8, pitch=0.036),
            put('row_of_nails', -0.155, -0.055, 0.001, 3, kind='screw', count=7, pitch=0.04, metal='tarnished b88d4a 5a4526'),
            put('row_of_nails', -0.15, -0.15, 0.001, 3, kind='wire', count=9, pitch=0.032, metal='steel'),
            put('block', 0.13, 0.11, 0.001, -8, cover='tarnished 6f6a62 3a352e', width=0.1, depth=0.075, height=0.012),
            put('block', 0.13, 0.11, 0.013, -8, cover='black', width=0.012, depth=0.024, height=0.0006, bevel=0),
            put('key', 0.1, -0.03, 0.001, -30),
            put('key', 0.16, -0.05, 0.001, 12, metal='tarnished b88d4a 5a4526', length=0.06),
            put('magnifier', 0.27, -0.1, 0.001, -58, radius=0.055),
            put('pencil', -0.36, -0.17, 0, 64, paint='plain 2e3d44 rough=.3'),
        ],
        'light': {'mood': 'table raking', 'sun': ((0.9, -0.45, -0.5), 7.0, 'ffd7a8', 1.2)},
        'camera': {**ABOVE, 'place': (0.0, -0.46, 0.74), 'lens': 46},
        'exposure': 0.25,
    },
    'earth-pigments': {
        'seed': 3,
        'flat': {'cover': 'travertine e0d8c8'},
        'items': [
            *[
                put('block', x, y, 0, t, cover='paper f4efe4', width=0.16, depth=0.15, height=0.0006, bevel=0)
                for x, y, t in ((-0.3, 0.12, 8), (-0.09, 0.16, -5), (0.14, 0.13, 6), (0.35, 0.1, -10))
            ],
            *[
                put('heap', x, y, 0.001, cover=f'plain {c} rough=1 bump=.5 fineness=400', radius=0.055, height=0.036, seed=k, grains=14)
                for k, (x, y, c) in enumerate(((-0.3, 0.12, 'c78b2a'), (-0.09, 0.16, 'c05f24'), (0.14, 0.13, '93331f'), (0.35, 0.1, '4a2f1f')))
            ],
            put('block', 0.02, -0.13, 0, -4, cover='marble e9e6df', width=0.26, depth=0.17, height=0.014),
            put('heap', 0.03, -0.12, 0.014, cover='plain a8431f rough=.35', radius=0.05, height=0.006, seed=7),
            put('muller', -0.05, -0.12, 0.014),
            put('scraper', 0.15, -0.1, 0.016, 150, width=0.03),
            *[
                put(
                    'painted_card', -0.36 + 0.085 * k, -0.16 + 0.012 * k, 0.001 + 0.0013 * k, 14 - 5 * k, colour=c, width=0.075,
                    height=0.12, edge=0.008,
                )
                for k, c in enumerate(('c78b2a', 'c05f24', '93331f'))
            ],
            put('paint_brush', 0.3, -0.2, 0, 168, width=0.03, paint='93331f'),
        ],
        'light': {'mood': 'table raking', 'sun': ((1.0, -0.3, -0.42), 6.5, 'ffdcae', 1.0), 'sky': ('cdd6e6', 0.5)},
        'camera': {**ABOVE, 'place': (0.02, -0.6, 0.86), 'target': (0.02, -0.01, 0.02), 'lens': 47},
        'exposure': 0.05,
    },
    'seven-fillings': {
        'seed': 2,
        'flat': {'cover': 'paper dcaaa0', 'size': 4},
        'items': [
            put(
                'filled_bowl', -0.27 + 0.18 * k if k < 4 else -0.18 + 0.18 * (k - 4), 0.09 if k < 4 else -0.07, 0, filling=f, kind=kind,
                seed=k,
            )
            for k, (f, kind) in enumerate(
                (
                    ('plain e6cf95 rough=1', 'crumbs'), ('plain efe9dc rough=.7', 'crumbs'), ('felt d9cfb8', 'floss'),
                    ('plain f0ece2 rough=1', 'feathers'), ('plain e3d6b4 rough=.6', 'floss'), ('plain 8a5a30 rough=1', 'threads'),
                    ('plain 1c1713 rough=.6', 'threads'),
                ),
            )
        ],
        'light': {'mood': 'overhead'},
        'camera': {'place': (0.0, -0.78, 0.6), 'target': (0.0, 0.02, 0.045), 'lens': 50, 'level': False, 'focus': 1.3, 'stop': 8},
        'exposure': 0.1,
    },
    'cut-board-edges': {
        'seed': 4,
        'table': {'cover': 'concrete 4d5358 rough=.6', 'wall_cover': 'limewash 7d858a', 'wall_at': 0.9},
        'items': [put('board_section', 0.0, 0.06, z, t, kind=k, width=w, depth=0.24, thick=th) for z, t, k, w, th in ((0, 2, 'osb', 0.5, 0.022), (0.0225, -4, 'chipboard', 0.46, 0.025), (0.048, 3, 'blockboard', 0.44, 0.025), (0.0735, -3, 'mdf', 0.4, 0.022), (0.096, 5, 'plywood', 0.38, 0.024))] + [put('steel_rule', 0.34, -0.12, 0, 14), put('pencil', 0.3, -0.19, 0, 8, paint='plain d9a52b rough=.3'), put('heap', -0.36, -0.1, 0, cover='plain c2a273 rough=1', radius=0.06, height=0.014, grains=60)],
        'light': {
            'mood': 'table north left',
            'panels': [
                ((-1.5, -0.5, 0.7), (0, 0, 0.05), (0.8, 0.8), 50, 'f0f4ff'), ((1.6, -1.4, 1.0), (0, 0, 0.1), (1.2, 1.2), 7, 'fff0de'),
            ],
        },
        'camera': {'place': (0.12, -0.85, 0.3), 'target': (0.03, 0.0, 0.055), 'lens': 60, 'level': False, 'focus': 0.92, 'stop': 5.6},
        'exposure': 0.35,
    },
    'eight-native-woods': {
        'seed': 8,
        'flat': {'cover': 'felt 6f7274', 'size': 4},
        'items': [
            put(
                'fanned_boards', 0.0, -0.36, woods='oak;ash;walnut;cherry;beech;elm;wood 8a7a5c a8967a c2b294;birch', length=0.4,
                width=0.078, spread=11.5,
            ),
        ],
        'light': {
            'mood': 'overhead',
            'panels': [((-1.6, 0.4, 1.3), (0, 0, 0), (1.0, 1.0), 75, 'fff2dc'), ((1.6, -1.4, 1.6), (0, 0, 0), (1.6, 1.4), 12, 'eef3ff')],
        },
        'camera': {**ABOVE, 'place': (0.0, -0.66, 1.28), 'target': (0.0, -0.07, 0.0), 'lens': 52},
        'exposure': 0.05,
    },
    'bentwood-in-parts': {
        'seed': 6,
        'flat': {'cover': 'fabric d8cdb6 scale=.4', 'size': 5},
        'items': [
            put('bentwood_parts', 0.16, 0.03),
            put('screws', 0.66, 0.02, count=9, spread=0.05, length=0.035),
            put('screwdriver', 0.6, -0.34, 0, 62, grip='beech'),
        ],
        'light': {'mood': 'overhead', 'sky': ('eceef2', 1.0)},
        'camera': {**ABOVE, 'place': (0.0, -0.75, 1.85), 'target': (0.0, -0.04, 0), 'lens': 42},
        'exposure': 0.15,
    },
    'three-open-tins': {
        'seed': 12,
        'flat': {'cover': 'painted d9d2c4 worn=.25', 'boards': 0.2},
        'items': [put('paint_tin', x, y, colour=c, radius=0.085, height=0.15, open=True) for x, y, c in ((-0.22, 0.05, '8a9a7a'), (0.02, -0.05, 'e9e4d8'), (0.24, 0.07, 'a4502f'))] + [put('block', 0.22, 0.06, 0.15, 38, cover='birch', width=0.27, depth=0.026, height=0.005), put('paint_brush', -0.08, -0.22, 0, 12, paint='8a9a7a'), put('crumpled_cloth', 0.34, -0.16, cloth='fabric e2d8c4', size=0.34, seed=2)],
        'shadows': [{'kind': 'panes', 'place': (-1.5, 1.1, 1.5), 'turn': 50, 'width': 0.9, 'height': 1.2}],
        'light': {'mood': 'overhead sun', 'sun': ((0.75, -0.55, -0.75), 7.0, 'fff0d8', 0.8)},
        'camera': {**ABOVE, 'place': (0.0, -0.5, 0.92), 'lens': 44},
        'exposure': 0.1,
    },
    'rug-and-yarn-ends': {
        'seed': 9,
        'flat': {'cover': 'pale_oak rough=.5', 'boards': 0.16, 'size': 4},
        'items': [
            put('rug', 0.0, 0.62, 0.001, cover='pile 8d3f28 27354a pattern=medallion scale=3.2', width=2.6, depth=1.16),
            put('rug', 0.0, 0.1, 0.003, cover='stripe c9a55c 27354a pitch=.05', width=2.6, depth=0.12),
            *[
                put('painted_card', -0.38 + 0.15 * k, -0.14 + 0.01 * (k % 2), 0.001, 4 - 3 * k, colour=c, width=0.11, height=0.15)
                for k, c in enumerate(('8d3f28', '27354a', 'c9a55c', 'e3d6ba', '6b5a48'))
            ],
            put('yarn_ball', 0.4, -0.1, yarn='fabric 8d3f28 weave=0', radius=0.04),
            put('yarn_ball', 0.47, -0.2, yarn='fabric c9a55c weave=0', radius=0.034),
            put('coil', 0.25, -0.27, line='fabric 27354a weave=0', radius=0.05, turns=6, thick=0.0022),
            put('shears', -0.28, -0.3, 0, 24),
        ],
        'light': {'mood': 'overhead'},
        'camera': {**ABOVE, 'place': (0.0, -0.7, 1.12), 'target': (0.02, 0.0, 0), 'lens': 42},
        'exposure': 0.2,
    },
    'brass-in-three-states': {
        'seed': 3,
        'flat': {'cover': 'felt 1f1e20', 'size': 4},
        'items': [
            *[
                put('pull_plate', -0.24 + 0.12 * k, 0.1 - 0.02 * (k % 2), 0, 8 * (k % 3 - 1), kind='swan', metal=m, scale=1.15)
                for k, m in enumerate(
                    (
                        'plain 4a3520 metal=1 rough=.55', 'tarnished b88d4a 4a3520 share=.55', 'tarnished c59a55 5a4024 share=.35', 'brass',
                        'brass rough=.16',
                    ),
                )
            ],
            *[
                put('pull_plate', -0.21 + 0.13 * k, -0.03, 0, 0, kind='knob', metal=m, scale=1.2)
                for k, m in enumerate(('plain 4a3520 metal=1 rough=.55', 'tarnished b88d4a 4a3520', 'brass', 'brass rough=.15'))
            ],
            put('bowl', -0.2, -0.15, clay='ceramic e6e0d2', size=0.32),
            put('heap', -0.2, -0.15, 0.012, cover='plain f2efe8 rough=1', radius=0.038, height=0.014),
            put('folded_cloth', 0.21, -0.17, 0, -24, cloth='felt cdb98a', width=0.15, depth=0.11, layers=2, thick=0.008),
        ],
        'light': {
            'mood': 'narrow key',
            'panels': [((-0.9, 0.55, 0.7), (0, 0, 0), (0.6, 0.9), 30, 'fff0dc'), ((1.2, -0.6, 0.8), (0, 0, 0), (0.9, 0.9), 8, 'c3d4ff')],
        },
        'camera': {**ABOVE, 'place': (-0.12, -0.62, 0.44), 'target': (0.0, -0.02, 0.0), 'lens': 44},
        'exposure': 1.5,
    },
    'wax-sticks-and-scratches': {
        'seed': 7,
        'flat': {'cover': 'cherry rough=.26 coat=.3', 'boards': 0.22, 'size': 3},
        'items': [
            put(
                'block', -0.24, 0.06, 0.0002, 24, cover='wood 8a5a35 b0805a c79a72 rough=.6', width=0.17, depth=0.0022, height=0.0004,
                bevel=0,
            ),
            put('block', -0.1, 0.045, 0.0002, -8, cover='plain 4a2412 rough=.5', width=0.02, depth=0.02, height=0.0003, bevel=0.0001),
            put(
                'block', 0.05, 0.06, 0.0002, 12, cover='wood 6b4226 94623c b98a5e rough=.7', width=0.07, depth=0.011, height=0.0004,
                bevel=0,
            ),
            *[
                put(
                    'block', -0.2 + 0.075 * k, -0.11 + 0.004 * (k % 2), 0, 84 + 3 * (k % 3), cover=f'plain {c} rough=.45', width=0.1,
                    depth=0.017, height=0.015, bevel=0.003,
                )
                for k, c in enumerate(('d0a878', 'a8703f', '80492a', '5a2f1c', '2f1a12'))
            ],
            put('scraper', 0.24, -0.02, 0, 118, width=0.035),
            put('folded_cloth', 0.3, -0.18, 0, 22, cloth='fabric e2dccd', width=0.17, depth=0.12, layers=3),
        ],
        'light': {
            'mood': 'table lamp',
            'panels': [((-0.75, 0.25, 0.28), (0, 0, 0), (0.2, 0.2), 13, 'ffd29c'), ((1.2, -0.9, 0.9), (0, 0, 0), (0.8, 0.8), 4, 'a9c0ff')],
        },
        'camera': {'place': (0.02, -0.55, 0.42), 'target': (0.02, -0.02, 0.0), 'lens': 46, 'level': False, 'focus': 0.68, 'stop': 5.6},
        'exposure': 0.5,
    },
    'drawer-front-and-handles': {
        'seed': 5,
        'flat': {'cover': 'fabric d6cbb4 scale=.5', 'size': 4},
        'items': [
            put('block', -0.0, 0.16, 0, 0, cover='painted 8f9d84', width=0.62, depth=0.17, height=0.02),
            *[
                put('block', x, 0.16, 0.0202, cover='wood a98a66 c8ab86 ddc6a5', width=0.012, depth=0.012, height=0.0006, bevel=0.0002)
                for x in (-0.15, -0.06, 0.07, 0.16)
            ],
            put('folding_rule', -0.27, 0.205, 0.021, -1, parts=2, angles=(0, 2)),
            *[
                put('pull_plate', -0.3 + 0.12 * k, -0.03, 0, 0, kind=kd, metal=m)
                for k, (kd, m) in enumerate(
                    (
                        ('swan', 'brass'), ('cup', 'black'), ('bar', 'brass'), ('strap', 'leather 9a5a2f'),
                        ('ring', 'plain 2a2826 rough=.6'), ('knob', 'walnut'),
                    ),
                )
            ],
            *[
                put('pull_plate', -0.27 + 0.13 * k, -0.17, 0, 0, kind=kd, metal=m)
                for k, (kd, m) in enumerate(
                    (('knob', 'brass'), ('bar', 'black'), ('cup', 'brass'), ('knob', 'ceramic efe9dc'), ('strap', 'leather 2b2320')),
                )
            ],
            put('screwdriver', 0.36, 0.02, 0, -75, grip='beech'),
            put('screws', 0.4, -0.2, count=7, spread=0.04),
        ],
        'light': {'mood': 'overhead sun', 'sun': ((0.6, -0.7, -0.8), 5.0, 'fff4e2', 0.6)},
        'camera': {**ABOVE, 'place': (0.0, -0.52, 0.88), 'target': (0.02, 0.0, 0), 'lens': 42},
        'exposure': 0.0,
    },
    'framing-table': {
        'seed': 10,
        'flat': {'cover': 'pale_oak rough=.5', 'boards': 0.2, 'size': 4},
        'items': [
            put('block', 0, 0.02, 0, 0, cover='plain 3f4a45 rough=.8', width=1.15, depth=0.72, height=0.003, bevel=0.001),
            put('pinned_print', -0.16, 0.02, 0.012, 4, tilt=(-90, 0), kind='fern', palette='field', width=0.3, height=0.42),
            put('block', 0.19, 0.07, 0.003, -6, cover='paper f4f0e6', width=0.32, depth=0.42, height=0.003),
            put('block', 0.19, 0.07, 0.0062, -6, cover='plain 3f4a45 rough=.8', width=0.2, depth=0.29, height=0.0005, bevel=0),
            *[
                put('block', 0.44 + 0.0 * k, 0.17 - 0.085 * k, 0.003, 8 - 5 * k, cover=c, width=0.15, depth=0.022, height=0.024)
                for k, c in enumerate(('ebony', 'plain b8923f metal=.8 rough=.4', 'wood 3a1c24 5a2f38 7a4a50', 'ash'))
            ],
            *[put('block', 0.375, 0.12 - 0.085 * k, 0.003, 8 - 5 * k, cover=c, width=0.022, depth=0.1, height=0.024) for k, c in enumerate(('ebony', 'plain b8923f metal=.8 rough=.4', 'wood 3a1c24 5a2f38 7a4a50', 'ash'))][:2],
            put('steel_rule', -0.38, -0.06, 0.003, 84),
            put('pencil', 0.0, -0.25, 0.003, 12),
            put('bowl', 0.3, -0.26, 0.003, clay='ceramic 34302c', size=0.3),
            put('paint_brush', 0.24, -0.22, 0.003, 150, width=0.02),
            put('block', -0.1, -0.27, 0.003, -8, cover='plain efe6cf rough=.3', width=0.15, depth=0.018, height=0.004, bevel=0.0018),
        ],
        'light': {'mood': 'overhead', 'sky': ('e6ebf2', 0.9)},
        'camera': {**ABOVE, 'place': (0.0, -0.55, 1.05), 'target': (0.04, -0.01, 0), 'lens': 43},
        'exposure': 0.15,
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
}
