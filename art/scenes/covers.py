"""Cushion covers and the cloth for them."""
from .put import put

SCENES = {
    'zip-half-undone': {
        'seed': 61,
        'flat': {'cover': 'oak rough=.5 scale=2', 'size': 6},
        'items': [
            put('zipped_cover', 0.0, 0.0, 0.12, -14, cloth='fabric 5f7a86 a3b4b8 melange=.8 scale=2.4', on=[
                put('care_label', 0.08, -0.022, 0.003, -52, tilt=(0, 8)),
            ]),
        ],
        'light': {'mood': 'table raking', 'sun': ((1.0, 0.5, -0.4), 6.0, 'ffdfb8', 1.0), 'sky': ('c3d0e2', 0.5)},
        'camera': {'place': (0.065, -0.32, 0.4), 'target': (0.05, -0.028, 0.11), 'lens': 50, 'level': False, 'focus': 0.42, 'stop': 8},
        'exposure': 0.25,
    },
    'cushions-chalked-on-a-length-of-cloth': {
        'seed': 62,
        'flat': {'cover': 'old_pine rough=.5 scale=2', 'boards': 0.19, 'size': 7},
        'items': [
            put('marked_cloth', 0.0, 0.0, 0.0, 0, cloth='fabric 4c6152 7a8a76 melange=.75 scale=1.6', wave=0.005),
            put('block', -0.455, -0.53, 0.0105, 0.8, cover='plain e9d9a6 rough=1 bump=.6 fineness=600', width=0.45, depth=0.45, height=0.05, bevel=0.004),
            put('shears', -0.06, -0.2, 0.0125, 118, length=0.26, opened=22),
            put('folding_rule', 0.4, -1.0, 0.014, 90, parts=5, length=0.2, angles=(0, 2, -3, 2, 0)),
            put('block', 0.2, -0.62, 0.013, 24, cover='plain f3f0e8 rough=1', width=0.055, depth=0.032, height=0.008, bevel=0.003),
        ],
        'light': {'mood': 'overhead sun', 'sun': ((0.9, 0.35, -0.34), 5.5, 'ffdfb4', 1.0)},
        'camera': {'place': (0.42, -1.42, 0.86), 'target': (-0.12, -0.42, 0.0), 'lens': 42, 'level': False},
        'exposure': 0.15,
    },
}
