"""One living room of 420 by 360 cm in four states: its window in the back wall, 180 wide over a radiator."""
from .put import put

OAK = {'cover': 'wood 8a6038 b98d5a d0a878 rough=.4', 'width': 0.14, 'length': 1.8}
WINDOW = {'at': (-0.9, 0.9, 0.9, 2.2), 'columns': 2, 'rows': 2, 'sill': 0.1}


def room(wall, view='view eef1ee 8a9a72 strength=1.7 horizon=.5', trim='painted f1ebe0'):
    return {
        'wall': f'limewash {wall} spread=.04', 'floor': OAK, 'sides': (-2.1, 2.1), 'depth': 4.9, 'height': 2.5, 'trim': trim, 'ceiling': 'plain f1ebe0 rough=.9',
        'left': {'window': None}, 'right': {'window': None}, 'back_openings': [WINDOW], 'view': view, 'skirting': 0.09,
    }


RADIATOR = put('radiator', 0, -0.055, 0.1, cover='plain efeae0 rough=.35', width=1.2, height=0.6, columns=18)


def furniture(sofa, chair, rug='pile d8ccb4', wood='oak', lamp=0, cushions=()):
    """What part two puts into the plan, each thing in its place."""
    return [
        put('rug', 0.4, -1.5, 0.001, 90, cover=rug, width=2.5, depth=2.0),
        put('sofa', 1.62, -1.5, 0, -90, cloth=sofa, frame=wood, width=2.0, depth=0.9, seats=2, cushions=cushions),
        put('coffee_table', 0.5, -1.5, 0.012, 90, top=wood, legs=wood, width=1.0, depth=0.6, height=0.4, shape='oval', on=[
            put('books', 0.2, 0.02, 0, 20, count=2),
            put('bowl', -0.15, 0.0, clay='ceramic 2c241f', size=0.8),
        ]),
        put('lounge_chair', -0.1, -2.75, 0, 196, cloth=chair, frame=wood),
        put('tv_bench', -1.88, -1.4, 0, 90, cover=wood, width=1.6, depth=0.4, height=0.42, on=[
            put('row_of_books', 0.3, 0.02, width=0.4, height=0.24, fill=1.0),
            put('vase', -0.45, 0.0, kind='round', clay='ceramic 2c241f', size=0.8),
        ]),
        put('side_table', 1.8, -0.28, 0, top=wood, legs=wood, radius=0.2, height=0.5, on=[put('table_lamp', 0, 0, clay='ceramic 2c241f', kind='ball', size=0.95, power=lamp)]),
        put('floor_lamp', -1.86, -0.3, 0, metal='plain 2c241f rough=.4', height=1.45, power=lamp * 2.2),
    ]


def curtains(cloth):
    return [
        put('curtain_rod', 0, -0.09, 2.32, metal='plain 2c241f rough=.4', width=2.5),
        put('curtain', -1.08, -0.09, 0.01, cloth=cloth, width=0.4, height=2.3, folds=5, depth=0.05),
        put('curtain', 1.08, -0.09, 0.01, cloth=cloth, width=0.4, height=2.3, folds=5, depth=0.05, seed=5),
    ]


SCENES = {
    'fifteen-metres-empty': {
        'seed': 81,
        'room': room('e2ddd2'),
        'items': [
            RADIATOR,
            put('block', 0.02, -1.85, 0.0, 40.6, cover='plain d99a10 rough=.5', width=5.36, depth=0.028, height=0.0012, bevel=0.0002),
            put('block', -1.75, -3.36, 0.0, 40.6, cover='plain c9441f rough=.35', width=0.075, depth=0.045, height=0.07, bevel=0.012),
            put('step_stool', 1.25, -0.75, 0, 24, board='painted 3f5a50', on=[
                put('papers', -0.02, 0.05, 0, 12, count=2, width=0.21, height=0.297, drawing='plan'),
                put('pencil', 0.09, 0.04, 0.0015, 60),
            ]),
            put('folding_rule', -0.35, -0.03, 0.905, 0, parts=4, angles=(0, 0, 0, 0)),
        ],
        'light': {'mood': 'back window', 'sun': ((-0.42, -1.0, -0.62), 5.5, 'ffdcae', 0.8), 'dim': 0.7},
        'camera': {'place': (-0.35, -4.6, 1.1), 'target': (0.0, -0.5, 0.98), 'lens': 27},
        'exposure': -0.2,
    },
    'fifteen-metres-furnished': {
        'seed': 82,
        'room': room('d9d8cf'),
        'items': [RADIATOR, *furniture('fabric c9c0ae', 'fabric 7f8a86'), *curtains('fabric e6dfce'), put('folding_rule', -0.35, -1.5, 0.001, 0, parts=4, angles=(0, 0, 0, 0))],
        'light': {'mood': 'back window', 'sun': ((-0.5, -1.0, -0.8), 4.0, 'fff0d8', 0.8)},
        'camera': {'place': (-1.75, -4.5, 2.3), 'target': (0.35, -1.45, 0.55), 'lens': 27, 'level': False},
        'exposure': -0.2,
    },
    'fifteen-metres-lit': {
        'seed': 83,
        'room': room('d2c4b0', view='view 2a3a5c 1a2230 strength=.4 horizon=.32'),
        'items': [RADIATOR, *furniture('fabric 59633f', 'fabric 9a4a2c', lamp=7), *curtains('fabric d8ccb4')],
        'light': {'mood': 'night lamps', 'panels': [((0, -1.5, 2.46), (0, -1.5, 0), (3.0, 2.6), 7, 'ffcf9a'), ((-0.6, -4.8, 2.2), (0.4, -1.5, 0.6), (1.6, 1.2), 9, 'ffd2a0'), ((0, -0.3, 1.6), (0, -3, 0.4), (1.6, 1.2), 6, '7f97e0')]},
        'camera': {'place': (-1.3, -4.5, 1.22), 'target': (0.62, -0.9, 0.82), 'lens': 31},
        'exposure': 1.35,
    },
    'fifteen-metres-coloured': {
        'seed': 84,
        'room': room('dccbb9'),
        'items': [RADIATOR, *furniture('fabric 59633f', 'fabric 9a4a2c', cushions=((-0.5, 'fabric 9a4a2c', 0.42, 8), (0.55, 'fabric d8ccb4', 0.42, -10))), *curtains('fabric d8ccb4'), put('picture', 2.092, -1.5, 1.5, -90, kind='hills', width=0.9, height=0.62, frame='plain 2c241f rough=.4', palette='field')],
        'light': {'mood': 'back window', 'sun': ((0.4, -1.0, -0.5), 4.5, 'ffc98c', 0.8), 'more': [((-1.9, -4.4, 1.9), (0.8, -1.4, 0.6), (1.2, 1.2), 55, 'fff0de')]},
        'camera': {'place': (-1.9, -4.1, 1.3), 'target': (0.95, -1.35, 0.78), 'lens': 30},
        'exposure': 0.1,
    },
}
