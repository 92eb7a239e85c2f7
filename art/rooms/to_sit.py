"""Rooms to sit in."""

ROOMS = {
    'a-sitting-room-by-lamplight': {
        'scene': 'small-lamps-on-a-winter-afternoon',
        'article': 'light-a-living-room-in-winter',
        'depth': 380,
        'doors': [{'wall': 'bottom', 'at': 30, 'width': 80, 'hinge': 'start', 'opens': 'in'}],
        'names': {
            'en': {
                '1': 'Curtain, left', '2': 'Curtain, right', '3': 'Wing chair', '4': 'Floor lamp', '5': 'Sideboard', '5.0': 'Table lamp',
                '6': 'Picture', '7': 'Side table', '9': 'Rug',
            },
        },
        'plan': ['9', '5', '3', '7', '4'],
        'ways': [('7', 'left', 90), ('3', 'bottom', 90), ('4', 'right', None)],
        'front': {
            'shows': ['1', '2', '5', '5.0', '6', '4', '3', '7'],
            'measures': [('height', '5'), ('middle', '6'), ('width', '5'), ('glass',)],
        },
        'side': {'shows': ['1', '5', '5.0', '3', '7', '4', '9'], 'measures': [('height', '3'), ('height', '4')]},
        'lamps': [('4', 800, 2700), ('5.0', 600, 2700)],
        'things': ['3', '7', '5', '9', '1', '4', '5.0', '6'],
        'colours': {
            'en': [
                'Plaster in lamplight', 'Walnut, navy and shadow', 'Window at dusk', 'Plaster near a lamp', 'Red velvet', 'Oak and rug in shadow', 'Lampshades',
            ],
        },
    },
    'a-living-room-round-a-rug': {
        'scene': 'mustard-rug-from-above', 'article': 'what-size-rug-for-which-room', 'depth': 400,
        'doors': [{'wall': 'bottom', 'at': 560, 'width': 90, 'hinge': 'end', 'opens': 'in'}],
        'names': {
            'en': {
                '0': 'Rug', '1': 'Sofa', '2': 'Armchair, left', '3': 'Armchair, right', '4': 'Coffee table', '5': 'Weeping fig', '6': 'Floor lamp',
                '7': 'Picture',
            },
        },
        'plan': ['0', '1', '2', '3', '4', '5', '6'],
        'ways': [('2', 'left', 90), ('3', 'right', 90), ('4', 'bottom', 90)],
        'front': {'shows': ['1', '2', '3', '4', '5', '6', '7'], 'measures': [('height', '1'), ('middle', '7'), ('width', '1'), ('gap', '1', '7')]},
        'side': {'shows': ['0', '1', '3', '4', '6', '7'], 'measures': [('height', '4'), ('height', '6'), ('apart', '1', '4')]},
        'lamps': [('6', 1000, 2700)],
        'things': ['0', '1', '2', '4', '6', '7', '5'],
        'colours': {'en': ['Wall in shade', 'Wall in the sun', 'Mustard wool', 'Oak in shade', 'Oak in the sun', 'Petrol blue', 'Leaves and shadow']},
    },
    'a-reading-corner-under-a-long-window': {
        'scene': 'morris-chair-in-summer-shade', 'article': 'arts-and-crafts-mission-or-craftsman', 'depth': 340,
        'doors': [{'wall': 'bottom', 'at': 360, 'width': 80, 'hinge': 'end', 'opens': 'in'}],
        'names': {'en': {'0': 'Morris chair', '1': 'Stool', '1.0': 'Bowl', '2': 'Rug', '3': 'Vase', '4': 'Herb pot'}},
        'plan': ['2', '0', '1'],
        'ways': [('0', '1', None), ('0', 'left', 60), ('0', 'bottom', 90)],
        'front': {'shows': ['0', '1', '1.0', '3', '4'], 'measures': [('height', '0'), ('height', '1'), ('sill',), ('glass',)]},
        'side': {'shows': ['0', '1', '1.0', '2', '3'], 'measures': [('height', '0'), ('height', '1')]},
        'lamps': [],
        'aim': {'lux': 100, 'kelvin': 2700},
        'things': ['0', '1', '2', '1.0', '3', '4'],
        'colours': {'en': ['Smoked oak', 'Limewash', 'Window', 'Oak in the sun', 'Leather in shade', 'Leather in the sun', 'Frames and rug']},
    },
    'a-garden-room-behind-shutters': {
        'scene': 'daybed-behind-shutters', 'article': 'keep-a-sunny-room-cool', 'depth': 360,
        'doors': [{'wall': 'bottom', 'at': 285, 'width': 90, 'hinge': 'end', 'opens': 'out'}],
        'names': {'en': {'0': 'Daybed', '1': 'Cushion', '3': 'Vase', '4': 'Shutter', '6': 'Stool', '7': 'Mirror'}},
        'plan': ['0', '3', '6'],
        'ways': [('0', 'left', 90), ('0', 'bottom', 90), ('6', 'right', 90)],
        'front': {'shows': ['0', '1', '2', '3', '4', '6', '7'], 'measures': [('height', '0'), ('middle', '7'), ('height', '4'), ('width', '0')]},
        'side': {'shows': ['0', '1', '3', '6', '7'], 'measures': [('height', '6'), ('sill',), ('glass',)]},
        'lamps': [],
        'aim': {'lux': 50, 'kelvin': 2700},
        'things': ['0', '1', '6', '3', '7', '4'],
        'colours': {
            'en': [
                'Wall in shade', 'Blue shutters and cloth', 'Terracotta in shade', 'Wall above the floor', 'Terracotta between stripes', 'Terracotta in the sun', 'Daybed in the sun',
            ],
        },
    },
}
