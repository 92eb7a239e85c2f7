"""Finishes put to the test: drops, swabs, a spoonful on glass, a fingertip of wax."""
from .put import put

SCENES = {
    'two-oils-on-a-sheet-of-glass': {
        'seed': 71,
        'flat': {'cover': 'painted d3cbb9 worn=.08 under=8a7354', 'boards': 0.3, 'size': 6},
        'items': [
            put('glass_sheet', 0.0, 0.0, 0.006, 4, width=0.3, depth=0.2),
            *[put('block', x, y, 0.0, 4, cover='cork', width=0.02, depth=0.02, height=0.0055) for x, y in ((-0.13, -0.09), (0.13, -0.07), (-0.14, 0.07), (0.13, 0.09))],
            put('pool', -0.066, 0.005, 0.0113, 0, radius=0.05, thick=0.0014, wrinkled=0.0015, cover='plain a8782e rough=.62 spread=.1', seed=2),
            put('pool', 0.068, -0.008, 0.0113, 0, radius=0.052, thick=0.0012, cover='thin_glass d99c4e 8f5216', seed=5, count=60),
            put('spoon', 0.03, 0.15, 0.0, 165, wet='plain 8a4c10 rough=.05 coat=1'),
            put('spoon', -0.2, -0.03, 0.0, 70),
        ],
        'light': {
            'mood': 'table raking', 'sun': ((1.0, -0.5, -0.36), 5.0, 'ffdcae', 1.0), 'sky': ('c3d0e2', 0.5),
            'panels': [((-1.2, -0.8, 1.0), (0, 0, 0), (0.9, 0.9), 5, 'fff0de')],
        },
        'camera': {'place': (0.02, -0.29, 0.26), 'target': (0.0, 0.015, 0.004), 'lens': 46, 'level': False, 'focus': 0.38, 'stop': 10},
        'exposure': 0.4,
    },
    'swab-on-the-edge-of-a-table': {
        'seed': 72,
        'flat': {'cover': 'wood 3a1a0c 6b3419 96552c rough=.16 scale=5 coat=.7 figure=.3', 'size': 4},
        'items': [
            put('water_bead', -0.05, 0.012, 0.0, size=0.0085),
            put('water_bead', -0.066, 0.022, 0.0, size=0.0035),
            put('smear', 0.03, 0.008, 0.0001, 18, cover='plain 7d451f rough=.55 spread=.12 bump=.4 fineness=900', width=0.024, length=0.036, thick=0.0006),
            put('cotton_swab', 0.078, -0.004, 0.0, 172, soiled='felt 8f4f1f'),
            put('plain_bottle', -0.075, 0.15, 0.0, 0, body='glass 9a5a22', cap='plastic 1d1c1a', height=0.11, radius=0.024),
            put('cotton_swab', 0.09, 0.085, 0.0, 150, soiled='felt f3efe6'),
        ],
        'light': {
            'mood': 'table north left',
            'panels': [((0.1, 1.0, 0.16), (0, 0, 0), (1.3, 0.16), 1.1, 'eef3ff'), ((-1.4, -0.3, 0.7), (0, 0, 0), (0.6, 0.6), 24, 'ffe2b8'), ((1.2, -0.8, 0.8), (0, 0, 0), (0.8, 0.8), 4, 'fff0de')],
        },
        'camera': {'place': (0.0, -0.2, 0.112), 'target': (0.004, 0.026, 0.003), 'lens': 56, 'level': False, 'focus': 0.235, 'stop': 9},
        'exposure': 0.6,
    },
    'fingertip-of-wax': {
        'seed': 73,
        'flat': {'cover': 'walnut rough=.3 scale=4 figure=.3', 'size': 4},
        'items': [
            put('polish_tin', -0.02, -0.01, 0.0, 20),
            put('polish_lid', 0.1, 0.045, 0.0, 0),
            put('crumpled_cloth', 0.0, 0.2, 0.0, 30, cloth='fabric d9cdb2 melange=.3 weave=0', size=0.22, seed=3, lump=0.03),
        ],
        'light': {
            'mood': 'table left', 'sun': ((1.0, -0.25, -0.42), 5.0, 'ffdcae', 1.0), 'sky': ('b9c9e2', 0.3),
            'panels': [((-1.2, 0.9, 0.8), (0, 0, 0), (0.6, 0.6), 10, 'eef3ff')],
        },
        'camera': {'place': (0.02, -0.24, 0.24), 'target': (0.028, 0.012, 0.012), 'lens': 46, 'level': False, 'focus': 0.34, 'stop': 8},
        'exposure': 0.4,
    },
    'pencil-waves-half-sanded': {
        'seed': 89,
        'flat': {'cover': 'oak rough=.75 scale=4', 'boards': 0.155, 'size': 4},
        'items': [
            put('pencil_waves', -0.17, 0.07, 0.0, -4, width=0.6, depth=0.44, count=13, until=0.74),
            put('sanding_block', 0.075, 0.012, 0.0006, 5, cover='cork scale=2.4'),
            put('sanding_dust', 0.004, 0.012, 0.0, 94, width=0.1, depth=0.035),
            put('dust_mask', 0.17, 0.2, 0.0, -24),
            put('pencil', -0.16, -0.105, 0.0, 14, paint='plain 2f5a4a rough=.3'),
        ],
        'light': {'mood': 'table raking', 'sun': ((1.0, 0.34, -0.32), 6.0, 'ffdcae', 1.0), 'sky': ('b9c9e2', 0.42)},
        'camera': {'place': (0.02, -0.4, 0.37), 'target': (0.015, 0.035, 0.004), 'lens': 42, 'level': False, 'focus': 0.56, 'stop': 9},
        'exposure': 0.15,
    },
}
