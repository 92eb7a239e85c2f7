"""Chests and sideboards, shut, open or airing."""
from .floors import OLD
from .put import put

SCENES = {
    'chest-emptied-in-the-shade': {
        'seed': 69,
        'room': {
            'wall': 'limewash d8cdb8 spread=.1', 'floor': {'kind': 'sheet', 'cover': 'tiles b9a68a 8f8068 pitch=.4 rough=.6'},
            'sides': (-3.5, 3.5), 'height': 3.2, 'skirting': 0.16, 'trim': 'limewash a89b84 spread=.1', 'left': None, 'ceiling': 'pane reflect=0',
        },
        'shadows': [{'kind': 'leaves', 'place': (-0.9, -0.6, 2.5), 'turn': 20, 'width': 3.2, 'height': 1.6, 'count': 260}],
        'items': [
            put(
                'chest_of_drawers', -0.42, -0.5, 0, 14, cover='wood 3f2012 6e3f22 93603a rough=.4 scale=2.4 figure=.12', rows=4, width=0.98, depth=0.5, height=0.92,
                pull_cover='brass', pulls='cup', without=(1, 3),
                on=[
                    put('loose_drawer', -0.22, 0.0, 0.112, 172, tilt=(180, 0), cover='wood 3f2012 6e3f22 93603a rough=.4 scale=2.4 figure=.12', pulls='cup', width=0.44, height=0.11, depth=0.36),
                    put('soft_brush', 0.25, -0.08, 0, 24),
                ],
            ),
            put(
                'loose_drawer', 0.72, -0.36, 0.2, 186, tilt=(-76, 0), cover='wood 3f2012 6e3f22 93603a rough=.4 scale=2.4 figure=.12', pulls='cup', width=0.9, height=0.19,
                depth=0.4,
            ),
            put('loose_drawer', 0.42, -0.92, 0, -24, cover='wood 3f2012 6e3f22 93603a rough=.4 scale=2.4 figure=.12', pulls='cup', width=0.44, height=0.13, depth=0.36),
            put('papers', 0.4, -0.86, 0.03, -20, count=2, width=0.36, height=0.26, colour='cdbf9f', drawing=None),
        ],
        'light': {
            'mood': 'morning left', 'sun': ((0.7, 0.55, -1.0), 3.2, 'fff0d4', 0.8), 'sky': ('bcd3ea', 0.9),
            'panels': [((1.8, -3.6, 2.4), (0, -0.5, 0.5), (2.4, 1.8), 60, 'fff4e4')],
        },
        'camera': {'place': (0.75, -3.0, 1.72), 'target': (0.12, -0.62, 0.44), 'lens': 41, 'level': False},
        'exposure': 0.0,
    },
    'chest-with-a-stuck-drawer': {
        'seed': 70,
        'room': {'wall': 'limewash b9a27a spread=.07', 'floor': OLD, 'sides': (-1.9, 1.9), 'trim': 'painted c9b89a'},
        'items': [
            put('chest_of_drawers', 0.1, -0.3, cover='walnut rough=.42', rows=3, width=1.0, height=0.84, split_top=False, feet='bun'),
            put('block', 0.13, -0.62, 0.395, 7, cover='walnut rough=.42', width=0.93, depth=0.02, height=0.235),
            put('block', 0.13, -0.49, 0.42, 7, cover='paper d9c9a6', width=0.86, depth=0.26, height=0.004),
            *[put('pull_plate', 0.13 + dx, -0.632 - dx * 0.12, 0.52, 7, kind='knob', tilt=(90, 0)) for dx in (-0.28, 0.28)],
            put('candle', -0.2, -0.3, 0.862, height=0.07, holder='brass'),
            put('pencil', 0.08, -0.36, 0.863, 24),
            put('block_plane', 0.34, -0.3, 0.862, 18),
            put('shavings', 0.2, -0.38, 0.862, count=6, width=0.2, depth=0.1),
            put('picture', 0.05, 0, 1.5, kind='fern', width=0.4, height=0.52, frame='walnut', palette='field'),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.5, -0.36), 8.0, 'ffc680', 1.0)},
        'camera': {'place': (0.0, -3.0, 1.15), 'target': (0.1, -0.4, 0.72), 'lens': 46},
        'exposure': 0.45,
    },
    'straps-behind-a-tall-chest': {
        'seed': 95,
        'room': {
            'wall': 'limewash d9bfa0 spread=.05', 'floor': OLD, 'sides': (-1.8, 2.2), 'trim': 'painted e9dfcc',
        },
        'items': [
            put(
                'chest_of_drawers', 0.0, -0.34, cover='painted 2f4f4f', width=0.9, depth=0.44, height=1.12, rows=5, split_top=True,
                pulls='knob', pull_cover='beech', open_drawer=3, opened=0.12,
                on=[
                    *[put('wall_strap', x, 0.12, 0, out=0.22, drop=0.025, width=0.04) for x in (-0.33, 0.33)],
                    put('spirit_level', 0.14, -0.13, 0, 5, body='beech', length=0.36),
                    put('screwdriver', -0.06, 0.04, 0.0, -24, grip='beech'),
                    put('screws', -0.2, -0.1, count=5, metal='steel', length=0.04, spread=0.035),
                ],
            ),
            put('picture', 0.3, 0, 1.385, kind='arches', width=0.28, height=0.22, frame='beech', palette='clay', mount=0.03),
        ],
        'light': {'mood': 'morning left'},
        'camera': {'place': (-0.62, -1.6, 1.68), 'target': (0.06, -0.2, 1.13), 'lens': 45, 'level': False, 'focus': 1.6, 'stop': 5.6},
        'exposure': 0.3,
    },
    'low-sideboard-on-a-warm-floor': {
        'seed': 72,
        'room': {
            'wall': 'limewash efe2d3 spread=.03', 'floor': {'kind': 'sheet', 'cover': 'plain d9a67d rough=.35 spread=.04 coat=.1'},
            'sides': (-2.6, 2.6), 'skirting': 0.06, 'trim': 'painted e6d3c0',
            'left': {'window': (-2.8, -0.8, 0.1, 2.3), 'columns': 2, 'rows': 1},
        },
        'items': [
            put('sideboard', 0.35, -0.25, cover='oak rough=.4', width=1.7, height=0.42, lift=0.08, doors=4, on=[
                put('vase', 0.45, 0, kind='moon', clay='ceramic efeae0', size=0.8),
                put('branches', 0.45, 0, 0.235, kind='blossom', count=3, height=0.45),
                put('tray', -0.35, 0, cover='oak'),
                put('teapot', -0.38, 0, 0.01, clay='ceramic 5a5f52', size=0.8),
            ]),
            put('futon', -1.25, -0.85, 0, 8, width=0.75, depth=0.85),
            put('scatter_cushion', 0.0, -1.3, 0, 20, cloth='fabric c9653f', width=0.42, height=0.42, lying=True),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.32, -0.3), 6.0, 'ffdcb0', 0.8)},
        'camera': {'place': (0.1, -4.4, 1.0), 'target': (0.0, -0.4, 0.62), 'lens': 42},
        'exposure': 0.15,
    },
    'campaign-chest-in-two': {
        'seed': 8,
        'room': {
            'wall': 'limewash d6b98a spread=.08', 'floor': {'kind': 'sheet', 'cover': 'tiles a8623f 8f7a60 pitch=.3 rough=.6'},
            'sides': (-2.7, 2.7), 'trim': 'painted c9ac80', 'left': {'window': (-2.6, -1.3, 0.3, 2.3), 'columns': 1, 'rows': 1},
        },
        'items': [
            put('campaign_half', -0.42, -0.32, 0, 4, on=[
                put('tray', -0.18, 0.0, 0, 8, cover='brass rough=.35', round=True, width=0.3, lip=0.015),
                put('jug', -0.2, 0.02, 0.01, clay='brass rough=.35', size=0.9),
            ]),
            put('campaign_half', 0.82, -0.55, 0, -16, on=[
                put('folded_cloth', 0.1, 0, 0, 4, cloth='fabric a89468', width=0.5, depth=0.34, layers=3, thick=0.022),
                put('books', -0.25, 0, count=2),
            ]),
            put('trunk', -1.55, -0.3, 0, 8, cover='leather 6b4528', strap='leather 3b2618', width=0.62, height=0.36),
            put('scatter_cushion', 1.5, -0.5, 0, 24, cloth='fabric b59c6b', width=0.5, height=0.5),
        ],
        'light': {'mood': 'golden left', 'sun': ((1.0, 0.42, -0.34), 10.0, 'ffb870', 0.8)},
        'camera': {'place': (0.05, -4.3, 0.95), 'target': (0.1, -0.4, 0.55), 'lens': 49},
        'exposure': 0.55,
    },
    'bandaji-by-paper-window': {
        'seed': 9,
        'room': {
            'wall': 'limewash ece4d2 spread=.03', 'floor': {'kind': 'sheet', 'cover': 'plain b5915c rough=.3 spread=.04 coat=.2'},
            'sides': (-2.4, 2.6), 'skirting': 0.07, 'trim': 'wood 3a2414 5a3c24 7a5636', 'left': None,
            'right': {'window': (-2.4, -1.0, 0.5, 1.9), 'columns': 5, 'rows': 5},
            'back_openings': [{'at': (0.35, 1.75, 0.55, 1.9), 'columns': 6, 'rows': 6}], 'view': 'emit fff4e0 strength=1.15',
        },
        'items': [
            put('bandaji', -0.42, -0.28, on=[put('vase', -0.05, 0, kind='moon', clay='ceramic f1eee6 rough=.15 rings=.03', size=1.0)]),
            put('scatter_cushion', 0.75, -1.0, 0, 10, cloth='fabric c9b48f', width=0.55, height=0.55, lying=True),
            put('drum_table', 1.35, -0.7, cover='walnut', radius=0.24, height=0.27, on=[
                put('teapot', 0.02, 0, clay='ceramic 4a4a44', size=0.9),
                put('cup', -0.12, -0.06, handle=False),
            ]),
        ],
        'light': {
            'mood': 'back window',
            'panels': [
                ((1.05, -0.1, 1.2), (0.2, -2, 0.4), (1.4, 1.35), 80, 'fff1dc'),
                ((-0.8, -4.6, 2.3), (0, -0.6, 0.7), (3.0, 2.0), 85, 'fff3e4'),
            ],
        },
        'camera': {'place': (0.1, -4.2, 0.9), 'target': (0.25, -0.3, 0.72), 'lens': 46},
        'exposure': 0.35,
    },
    'painted-chest-in-snow-light': {
        'seed': 10,
        'room': {
            'wall': 'wood 4a3420 6f5233 8f7048 rough=.7 scale=.5', 'floor': {'cover': 'old_pine rough=.6', 'width': 0.26, 'length': 2.6},
            'sides': (-2.4, 2.4), 'skirting': 0.0, 'trim': 'old_pine', 'left': {'window': (-1.9, -1.1, 0.9, 1.9), 'columns': 2, 'rows': 2},
        },
        'items': [
            *[
                put('block', 0, 0.06, 0.235 * k, cover='old_pine rough=.75', width=6.0, depth=0.24, height=0.23, bevel=0.075)
                for k in range(12)
            ],
            put('painted_chest', 0.05, -0.55),
            put('rug', 0.1, -1.15, 0.0, 3, cover='stripe 9a4a3a d3c5a8 pitch=.09', width=2.2, depth=1.3),
            put('basket', 1.15, -0.45, radius=0.2, height=0.3),
            put('stool', -0.95, -0.4, height=0.4, frame='old_pine', on=[put('candle', 0, 0)]),
        ],
        'light': {
            'mood': 'overcast left',
            'panels': [
                ((-2.2, -1.5, 1.5), (0.3, -0.6, 0.4), (0.9, 1.1), 190, 'dfeaff'),
                ((1.2, -4.4, 2.4), (0, -0.6, 0.6), (3, 1.8), 24, 'ffe6c8'),
            ],
        },
        'camera': {'place': (0.0, -3.6, 1.0), 'target': (0.1, -0.5, 0.52), 'lens': 47},
        'exposure': 0.65,
    },
}
