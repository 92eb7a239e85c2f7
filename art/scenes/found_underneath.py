"""Furniture turned over and opened: marks, labels, what lies between two drawers."""
from .put import put

SCENES = {
    'brand-and-label-under-a-chair': {
        'seed': 81,
        'flat': {'cover': 'felt 44524c', 'size': 6},
        'items': [
            put('branded_rail', 0.0, 0.0, 0.06, 0, on=[
                put('old_label', 0.0, 0.075, -0.0038, 5),
                put('steel_rule', -0.035, -0.034, -0.0008, 0, length=0.2),
            ]),
            put('block', 0.0, 0.2, 0.02, 0, cover='elm rough=.6 scale=6', width=0.43, depth=0.36, height=0.036),
        ],
        'light': {'mood': 'table raking', 'sun': ((1.0, 0.25, -0.38), 6.0, 'ffdcae', 1.0), 'sky': ('b9c9e2', 0.45)},
        'camera': {'place': (0.105, -0.17, 0.29), 'target': (0.034, 0.034, 0.06), 'lens': 46, 'level': False, 'focus': 0.32, 'stop': 9},
        'exposure': 0.3,
    },
    'dustboard-seen-from-the-front': {
        'seed': 82,
        'flat': {'cover': 'smoked_oak rough=.45', 'boards': 0.15, 'size': 24},
        'items': [
            put('drawer_opening', 0.0, 0.0, 0.62, -16, on=[
                put('dust', 0.0, 0.39, 0.0005, width=0.6, depth=0.08),
                put('torch', 0.14, 0.1, 0.0, 130),
            ]),
        ],
        'light': {
            'mood': 'table left', 'sun': ((0.75, 0.75, -0.42), 5.0, 'ffdcae', 1.0), 'sky': ('b9c9e2', 0.35),
            'panels': [((-1.2, -1.6, 1.7), (0, 0, 0.62), (1.2, 1.2), 36, 'e8edff'), ((1.4, -1.6, 1.0), (0, 0, 0.6), (1.2, 1.2), 10, 'fff0de')],
        },
        'camera': {'place': (0.2, -0.75, 0.98), 'target': (0.005, 0.05, 0.595), 'lens': 42, 'level': False, 'focus': 0.85, 'stop': 8},
        'exposure': 0.4,
    },
}
