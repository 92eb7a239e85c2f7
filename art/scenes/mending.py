"""Mending and finishing, in progress on a bench."""
import math

from .floors import PALE
from .put import put
from .views import HIGH, LOW

SCENES = {
    'drawer-with-dovetails': {
        'seed': 4,
        'table': {'cover': 'oak rough=.45', 'wall_cover': 'limewash a9b0ac', 'boards': 0.16, 'wall_at': 0.6},
        'items': [
            put('dovetailed_drawer', -0.02, 0.02, 0, 24, side='pine rough=.5', front='mahogany rough=.22', height=0.15, tails=5),
            put('folding_rule', -0.3, -0.22, 0, 6, parts=3),
            put('papers', 0.33, -0.12, 0, -18, drawing='lines', width=0.15, height=0.2, count=2),
            put('pencil', 0.3, -0.14, 0.002, 30),
            put('chisel', 0.1, -0.27, 0, 176, wood='beech'),
        ],
        'light': {
            'mood': 'table north left',
            'panels': [
                ((-1.4, -0.5, 0.75), (0, 0, 0.05), (0.9, 0.9), 62, 'f2f6ff'), ((1.6, -1.4, 1.0), (0, 0, 0.1), (1.2, 1.2), 8, 'fff0de'),
            ],
        },
        'camera': {**LOW, 'place': (0.02, -1.1, 0.4), 'target': (0.02, 0, 0.06), 'lens': 50, 'focus': 1.1},
        'exposure': 0.35,
    },
    'four-finishes-with-drops': {
        'seed': 9,
        'table': {'cover': 'concrete 5a5f63 rough=.5', 'wall_cover': 'limewash 6f7679', 'wall_at': 0.35},
        'items': [
            *[
                put('leaning_panel', -0.36 + 0.24 * k, 0.08, 0, 0, cover=c, width=0.205, height=0.3, thick=0.018, lean=14)
                for k, c in enumerate(
                    (
                        'wood a08262 c2a47e d8c19d rough=.85', 'wood 8a6440 b08a58 c8a674 rough=.5',
                        'wood 7a4f28 a87840 c79858 rough=.28 coat=.3', 'wood 6b3f1c 9a6428 bf8640 rough=.10 coat=1',
                    ),
                )
            ],
            *[put('water_drop', -0.37 + 0.24 * k, 0.085 + 0.0, 0.14, size=0.011, tilt=(76, 0)) for k in range(4)],
            put('crumpled_cloth', -0.15, -0.22, 0, 14, cloth='fabric e6dcc8', size=0.22, seed=8, lump=0.035),
            put('glass_bottle', -0.37, -0.1, liquid='plain a8611f rough=.1', size=0.75),
            put('paint_brush', 0.15, -0.19, 0, 8, width=0.05),
        ],
        'light': {
            'mood': 'table right', 'sun': None,
            'panels': [
                ((-1.3, -0.35, 0.9), (0.1, 0, 0.12), (0.7, 0.9), 52, 'fff6ea'), ((1.4, -1.6, 0.9), (0, 0, 0.1), (1.2, 1.2), 7, 'dfe8ff'),
            ],
        },
        'camera': {**LOW, 'place': (0.5, -1.1, 0.3), 'target': (0.03, -0.02, 0.12), 'lens': 47, 'focus': 1.12, 'stop': 5.6},
        'exposure': 0.45,
    },
    'polish-half-done': {
        'seed': 3,
        'table': {'cover': 'wood 3a160b 6b2c16 8f4326 rough=.06 coat=1', 'wall_cover': 'limewash 8a8378', 'wall_at': 0.62, 'depth': 1.2},
        'items': [
            put('block', -0.95, 0.02, 0.0001, cover='wood 4a2a1c 6f4632 8a6048 rough=.7', width=1.8, depth=1.2, height=0.0008, bevel=0),
            put('cotton_pad', 0.1, -0.12, 0.001, 20, size=0.085),
            put('lidded_jar', -0.3, 0.12, 0.001, lid='black', filling='plain c9832b rough=.4', size=1.0),
            *[
                put(
                    'block', -0.16 + 0.05 * math.cos(k * 2.4) * (k / 70) ** 0.5, -0.13 + 0.04 * math.sin(k * 2.4) * (k / 70) ** 0.5,
                    0.001 + 0.006 * (1 - k / 70), k * 77 % 360, cover='plain b8731f rough=.15', width=0.007 + 0.001 * (k % 6), depth=0.005 + 0.001 * (k % 4),
                    height=0.0007, tilt=(k * 13 % 50 - 25, k * 29 % 40 - 20), bevel=0,
                )
                for k in range(70)
            ],
            put('glass_bottle', 0.3, 0.12, tint='glass d9a05a', liquid='plain 8a4a18 rough=.1', size=0.95),
            put('crumpled_cloth', 0.42, -0.14, 0.001, -16, cloth='fabric f1ece0', size=0.2, seed=11, lump=0.03),
        ],
        'light': {
            'mood': 'table north left',
            'panels': [
                ((-0.2, 0.6, 1.1), (0, -0.4, 0), (1.2, 0.9), 34, 'f6f8ff'), ((-1.5, -0.8, 0.9), (0, 0, 0.1), (1.0, 1.0), 26, 'fff0de'),
            ],
        },
        'camera': {**LOW, 'place': (0.0, -1.15, 0.4), 'target': (0.02, 0, 0.06), 'lens': 48, 'focus': 1.15},
        'exposure': 0.5,
    },
    'drop-in-seat-face-down': {
        'seed': 11,
        'flat': {'cover': 'felt 85888a', 'size': 5},
        'items': [
            put('block', 0, 0.04, 0, 6, cover='check e6e1d2 4f7a52 pitch=.026', width=0.66, depth=0.56, height=0.002, bevel=0),
            put('block', 0, 0.04, 0.002, 6, cover='plywood', width=0.44, depth=0.38, height=0.018),
            put('block', 0, 0.04, 0.0202, 6, cover='fabric e6dcc4 melange=.2', width=0.36, depth=0.3, height=0.0012, bevel=0),
            put(
                'block', 0.012, -0.165, 0.002, 6, cover='check e6e1d2 4f7a52 pitch=.026', width=0.45, depth=0.075, height=0.022,
                bevel=0.006,
            ),
            put('row_of_nails', 0.012, -0.135, 0.0235, 6, kind='wire', count=9, pitch=0.04),
            put('shears', 0.44, 0.1, 0, 108),
            put('hammer', -0.42, 0.02, 0, 88),
            put('scraper', 0.4, -0.22, 0, 12, width=0.03, wood='mahogany'),
            put('heap', -0.36, -0.22, 0, cover='steel', radius=0.035, height=0.006, grains=50),
        ],
        'light': {'mood': 'overhead'},
        'camera': {'place': (0.0, -0.62, 1.05), 'target': (0.0, -0.02, 0.0), 'lens': 42, 'level': False},
        'exposure': 0.15,
    },
    'boxed-cushion-half-made': {
        'seed': 13,
        'table': {'cover': 'birch rough=.5', 'wall_cover': 'limewash d3d6d2', 'wall_at': 0.7, 'boards': 0.3},
        'items': [
            put('sewing_machine', -0.42, 0.18, 0, 12),
            put(
                'block', 0.2, 0.04, 0, -10, cover='plain f0ead9 rough=1 bump=.6 fineness=160', width=0.46, depth=0.42, height=0.09,
                bevel=0.01,
            ),
            put('block', 0.14, 0.02, 0.0905, -10, cover='fabric d9962b', width=0.34, depth=0.42, height=0.006, bevel=0.003),
            put('folded_cloth', -0.2, -0.2, 0, 8, cloth='fabric d9962b', width=0.3, depth=0.18, layers=4),
            put('shears', 0.16, -0.28, 0, 6),
            put('spool', -0.02, -0.08, thread='fabric d9962b weave=0'),
            put('spool', 0.03, -0.12, thread='fabric e9e2d4 weave=0'),
            put('block', 0.36, -0.28, 0, 30, cover='paper e6eef2', width=0.05, depth=0.025, height=0.006),
            put('coil', 0.48, -0.18, line='fabric e3b45a weave=0', radius=0.06, turns=5, thick=0.003),
        ],
        'light': {'mood': 'table left'},
        'camera': {**HIGH, 'place': (0.0, -1.4, 0.62), 'target': (0.02, 0.0, 0.09), 'lens': 46, 'focus': 1.5},
        'exposure': 0.2,
    },
    'paint-in-four-layers': {
        'seed': 15,
        'table': {'cover': 'beech rough=.6', 'wall_cover': 'limewash b9bcb6', 'wall_at': 0.75, 'boards': 0.2},
        'items': [
            put(
                'panel_door', 0.34, 0.12, 0.04, 97, flat=True, cover='painted a9c2ae worn=.42 under=c9a27a', width=0.5, height=0.95,
                thick=0.03,
            ),
            put('shavings', -0.1, 0.1, 0.072, wood='plain a9c2ae rough=.5', count=12, width=0.3, depth=0.22),
            put('shavings', -0.02, 0.12, 0.072, wood='plain e6dcc0 rough=.5', count=10, width=0.3, depth=0.22),
            put('shavings', 0.08, 0.1, 0.072, wood='plain 7a2a22 rough=.5', count=9, width=0.3, depth=0.2),
            put('scraper', 0.14, 0.0, 0.072, 165, plastic='e0a52f', width=0.08),
            put('paint_tin', 0.52, 0.15, colour='9a9c9c', radius=0.06, height=0.13, drips=False),
            put('bowl', 0.45, -0.18, clay='steel', size=0.6),
            put('paint_brush', 0.3, -0.25, 0, 10),
        ],
        'light': {'mood': 'table north left'},
        'camera': {**HIGH, 'place': (0.05, -1.05, 0.75), 'target': (0.03, 0.04, 0.03), 'lens': 44, 'focus': 1.28},
        'exposure': 0.2,
    },
    'split-top-in-clamps': {
        'seed': 16,
        'table': {'cover': 'beech rough=.55', 'wall_cover': 'limewash 6b5f52', 'wall_at': 0.85, 'depth': 1.6, 'boards': 0.2},
        'items': [
            put('block', 0.0, 0.12, 0.002, 0, cover='elm rough=.5', width=1.0, depth=0.27, height=0.03),
            put('block', 0.0, -0.155, 0.002, 0, cover='elm rough=.5', width=1.0, depth=0.27, height=0.03),
            put('block', 0.0, -0.018, 0.03, 0, cover='plain e6dcb0 rough=.3', width=0.98, depth=0.004, height=0.003, bevel=0.001),
            *[
                put('block', x, -0.018 + dy, 0.0322, 0, cover='ebony', width=0.045, depth=0.035, height=0.001, bevel=0)
                for x in (-0.24, 0.02)
                for dy in (-0.026, 0.026)
            ],
            *[put('block', x, -0.018, 0.0322, 0, cover='ebony', width=0.02, depth=0.03, height=0.0009, bevel=0) for x in (-0.24, 0.02)],
            put('sash_clamp', -0.12, -0.02, 0.03, 90, length=0.72),
            put('sash_clamp', 0.3, -0.02, 0.03, 90, length=0.72),
            put('glue_bottle', 0.1, -0.38, 0),
            put('chisel', -0.36, -0.36, 0, 12),
        ],
        'light': {
            'mood': 'table lamp',
            'panels': [((-0.9, 0.4, 1.0), (0, 0, 0.02), (0.3, 0.3), 30, 'ffc184'), ((1.6, -1.4, 1.1), (0, 0, 0), (1.2, 1.2), 7, 'b9c9ff')],
        },
        'camera': {**HIGH, 'place': (0.05, -1.2, 0.72), 'target': (0.0, -0.02, 0.03), 'lens': 45, 'focus': 1.38},
        'exposure': 0.7,
    },
    'half-stripped-oak': {
        'seed': 14,
        'table': {'cover': 'oak rough=.62', 'wall_cover': 'limewash b8ae9c', 'depth': 1.3, 'boards': 0.14, 'wall_at': 0.72},
        'items': [
            put('block', -1.24, 0.02, 0, cover='wood 2b140a 4a2412 6b3a1e rough=.16 coat=.8', width=2.2, depth=1.3, height=0.0012, bevel=0),
            put('scraper', -0.2, -0.13, 0.002, 160, plastic='d9a52b', width=0.07),
            put('block', 0.3, 0.05, 0, 18, cover='felt 3f6b45', width=0.14, depth=0.09, height=0.025, bevel=0.008),
            put('block', 0.16, -0.2, 0, -24, cover='felt 8a2f26', width=0.13, depth=0.085, height=0.022, bevel=0.008),
            put('lidded_jar', 0.5, 0.18, lid='black', filling='plain b8741f rough=.1', size=0.9),
            put('paint_brush', 0.46, -0.12, turn=150, width=0.05),
            put('crumpled_cloth', -0.52, 0.14, 0.002, cloth='fabric e6dcc8', size=0.34),
            put('paint_tin', -0.36, 0.36, 0.001, colour='a89a86', radius=0.05, height=0.12, drips=False),
            put('shavings', 0.02, -0.1, 0.001, wood='plain 4a2412 rough=.4', count=26, width=0.34, depth=0.36),
        ],
        'light': {'mood': 'table left', 'sun': ((1.0, 0.15, -0.45), 6.0, 'ffe6c4', 1.5)},
        'camera': {'place': (0.02, -1.15, 0.72), 'target': (0.04, 0.03, 0.03), 'lens': 47, 'level': False, 'focus': 1.35, 'stop': 5.6},
        'exposure': 0.2,
    },
    'rung-beside-its-sockets': {
        'seed': 62,
        'room': {'wall': 'limewash d8c4a8 spread=.05', 'floor': {**PALE, 'cover': 'old_pine rough=.42', 'width': 0.17}, 'sides': (-2.0, 2.4), 'trim': 'painted efe6d4', 'left': {'window': (-2.2, -0.9, 0.1, 2.1)}},
        'items': [
            put('chair_with_a_rung_out', 0.06, -1.3, 0, -36),
            put('loose_rung', -0.01, -1.62, 0, -14),
            put('rug', 0.5, -0.5, 0.001, 3, cover='pile b5563a d8c4a0 pattern=border', width=1.9, depth=0.9),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.5, -0.36), 7.0, 'ffd6a0', 1.0)},
        'camera': {'place': (0.12, -2.5, 0.44), 'target': (0.0, -1.5, 0.1), 'lens': 52, 'level': False, 'focus': 1.02, 'stop': 5.6},
        'exposure': 0.35,
    },
    'joint-drawn-together': {
        'seed': 63,
        'table': {'cover': 'beech rough=.6 scale=2', 'wall_cover': 'limewash 3f4f4a', 'wall_at': 0.7, 'boards': 0.11},
        'items': [
            put('drawbored_joint', -0.02, 0.04, 0, 16),
            put('oak_pin', 0.1, -0.1, 0, 158),
            put('oak_pin', 0.17, -0.12, 0, 196),
            put('chisel', -0.22, -0.02, 0, 96, wood='painted b8402f rough=.4'),
            put('mallet', 0.34, 0.36, 0, 30),
            put('shavings', 0.3, 0.2, count=6, width=0.2, depth=0.1),
            put('folding_rule', -0.3, 0.33, 0, 20, parts=3),
        ],
        'light': {'mood': 'table raking', 'sun': ((-1.0, 0.42, -0.5), 6.0, 'ffd8a8', 1.0)},
        'camera': {'place': (0.3, -0.6, 0.42), 'target': (0.06, 0.02, 0.025), 'lens': 50, 'level': False, 'focus': 0.74, 'stop': 5.6},
        'exposure': 0.3,
    },
    'envelope-under-the-seat': {
        'seed': 80,
        'table': {'cover': 'felt 4a5f56', 'wall_cover': 'limewash b08a62 spread=.06', 'wall_at': 0.75, 'depth': 1.6},
        'items': [
            put('square_stool', 0.06, 0.1, 0.45, 30, tilt=(180, 0), frame='walnut rough=.4 scale=2'),
            put('screws', -0.24, -0.18, 0.0, count=4, metal='brass', length=0.04, spread=0.03),
            put('block', 0.06, 0.1, 0.0285, 34, cover='paper e6d8b4', width=0.16, depth=0.11, height=0.0015, bevel=0.0004),
            put('screwdriver', -0.3, -0.06, 0.0, 40, grip='painted b8402f rough=.35'),
            put('pencil', 0.26, -0.16, 0.0, 130),
        ],
        'light': {'mood': 'table left', 'sun': ((1.0, 0.45, -0.5), 5.5, 'ffdcae', 1.0)},
        'camera': {'place': (-0.16, -0.95, 0.86), 'target': (0.04, 0.09, 0.12), 'lens': 44, 'level': False, 'focus': 1.25, 'stop': 5.6},
        'exposure': 0.4,
    },
    'plug-for-a-spun-screw': {
        'seed': 90,
        'table': {'cover': 'plain 7d2f24 rough=.6', 'wall_cover': 'limewash 3a3f42', 'wall_at': 0.6},
        'items': [
            put('torn_screw_hole', 0.0, 0.04, 0, 12),
            put('hand_drill', 0.19, 0.16, 0.019, 160, body='plastic d9a52a'),
            put('glue_bottle', -0.15, 0.13, 0.019),
            put('dowels', 0.06, -0.055, 0.019, count=3, spread=0.02),
            put('screws', -0.055, -0.06, 0.019, count=3, metal='steel', length=0.016, spread=0.02),
            put('hinge', -0.28, -0.12, 0, 30),
        ],
        'light': {'mood': 'table left', 'sun': ((1.0, 0.4, -0.42), 6.0, 'ffdcae', 1.0)},
        'camera': {'place': (0.0, -0.4, 0.25), 'target': (0.0, 0.025, 0.03), 'lens': 58, 'level': False, 'focus': 0.47, 'stop': 5.6},
        'exposure': 0.1,
    },
}
