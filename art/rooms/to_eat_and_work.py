"""Rooms to eat, work and arrive in."""

ROOMS = {
    'a-kitchen-table-of-old-beams': {
        'scene': 'old-beam-table-in-a-barn', 'article': 'furniture-from-old-beams', 'depth': 400,
        'doors': [{'wall': 'right', 'at': 20, 'width': 80, 'hinge': 'start', 'opens': 'out'}],
        'names': {
            'en': {'0': 'Table', '1': 'Bench', '2': 'Chair, left', '3': 'Chair, right', '4': 'Wall shelf', '5': 'Basket', '6': 'Pendant'},
        },
        'plan': ['0', '1', '2', '3', '5'],
        'ways': [('0', 'left', 90), ('0', 'right', 90), ('1', 'bottom', 90)],
        'front': {'shows': ['0', '2', '3', '4', '5', '6'], 'measures': [('height', '0'), ('under', '6'), ('under', '4'), ('width', '0')]},
        'side': {'shows': ['0', '1', '2', '4', '6'], 'measures': [('height', '1'), ('height', '0'), ('apart', '1', '0')]},
        'lamps': [('6', 1000, 2700)],
        'things': ['0', '1', '2', '4', '5', '6'],
        'colours': {'en': ['Whitewashed brick', 'Brick in shade', 'Old oak in the light', 'Stone floor', 'Old oak', 'Basket and pine chairs']},
    },
    'a-dining-room-for-four': {
        'scene': 'round-table-four-chairs', 'article': 'round-or-rectangular-dining-table', 'depth': 400,
        'doors': [{'wall': 'bottom', 'at': 480, 'width': 90, 'hinge': 'end', 'opens': 'in'}],
        'names': {
            'en': {
                '0': 'Table', '1': 'Wishbone chair', '2': 'Bentwood chair', '3': 'Spindle chair', '4': 'Shell chair', '5': 'Paper lantern',
                '6': 'Sideboard', '9': 'Picture', '10': 'Weeping fig',
            },
        },
        'plan': ['0', '1', '2', '3', '4', '6', '10'],
        'under': {'4': ['0']},
        'ways': [('1', 'top', None), ('3', '6', 60), ('2', 'left', 90), ('4', 'bottom', 90)],
        'front': {'shows': ['0', '1', '2', '3', '4', '5', '6', '9', '10'], 'measures': [('height', '0'), ('under', '5'), ('middle', '9'), ('width', '0'), ('width', '6')]},
        'side': {'shows': ['0', '1', '4', '5', '6', '9'], 'measures': [('height', '0'), ('height', '4'), ('gap', '0', '5')]},
        'lamps': [('5', 1500, 2700)],
        'things': ['0', '1', '2', '3', '4', '6', '5', '9', '10'],
        'colours': {'en': ['Limewash', 'Pine floor', 'Wall near the floor', 'Pine floor in shade', 'Beech', 'Tomato red']},
    },
    'a-dark-study': {
        'scene': 'aubergine-study', 'article': 'painting-a-small-room-dark', 'depth': 320,
        'doors': [{'wall': 'bottom', 'at': 20, 'width': 80, 'hinge': 'start', 'opens': 'in'}],
        'names': {
            'en': {'0': 'Table', '0.0': 'Desk lamp', '1': 'Spindle chair', '2': 'Wall shelf', '3': 'Picture', '4': 'Wall lamp', '5': 'Rug'},
        },
        'plan': ['5', '0', '1'],
        'ways': [('0', 'left', 75), ('0', 'right', 75), ('1', 'bottom', 90)],
        'front': {'shows': ['0', '0.0', '1', '2', '2.0', '2.1', '3', '4'], 'measures': [('height', '0'), ('under', '2'), ('width', '0'), ('gap', '0', '2')]},
        'side': {'shows': ['0', '0.0', '1', '2', '4'], 'measures': [('height', '0'), ('height', '1'), ('width', '0')]},
        'lamps': [('0.0', 500, 2700), ('4', 400, 2700)],
        'things': ['0', '1', '2', '5', '0.0', '4', '3'],
        'colours': {
            'en': [
                'Paint in the dark', 'Paint at the edge of the light', 'Birch in shadow', 'Paint in lamplight', 'Birch in lamplight',
            ],
        },
    },
    'a-work-room-on-trestles': {
        'scene': 'ply-desk-under-a-skylight', 'article': 'a-plain-desk-in-a-day', 'depth': 320,
        'doors': [{'wall': 'bottom', 'at': 20, 'width': 80, 'hinge': 'start', 'opens': 'in'}],
        'names': {
            'en': {'0+1+2': 'Desk', '0': 'Top', '1': 'Trestle', '2': 'Trestle', '3': 'Desk lamp', '7': 'Stool', '8': 'Pin board', '9': 'Rubber plant'},
        },
        'plan': ['0+1+2', '7', '9'],
        'ways': [('0+1+2', 'left', 75), ('0+1+2', '9', None), ('7', 'bottom', 90)],
        'front': {'shows': ['0', '1', '2', '3', '7', '8', '9'], 'measures': [('height', '0'), ('middle', '8'), ('width', '0'), ('apart', '1', '2')]},
        'side': {'shows': ['0', '1', '3', '7', '8'], 'measures': [('height', '0'), ('height', '7'), ('width', '0')]},
        'lamps': [('3', 500, 4000)],
        'things': ['0', '1', '7', '8', '3', '9'],
        'colours': {'en': ['White wall', 'White in shade', 'Plywood and cork', 'Leaves', 'Birch in shade']},
    },
    'a-hall-with-one-coat': {
        'scene': 'entrance-with-raincoat', 'article': 'an-entrance-hall-that-stays-clear', 'depth': 280,
        'doors': [{'wall': 'bottom', 'at': 180, 'width': 90, 'hinge': 'end', 'opens': 'in'}],
        'names': {'en': {'0': 'Chest', '1': 'Rail of hooks', '2': 'Raincoat', '3': 'Mirror', '4': 'Boots', '5': 'Doormat'}},
        'plan': ['5', '0', '4'],
        'ways': [('4', '0', 90), ('0', 'bottom', 90)],
        'front': {'shows': ['0', '1', '2', '3', '4'], 'measures': [('height', '0'), ('height', '1'), ('middle', '3'), ('width', '0'), ('width', '1')]},
        'side': {'shows': ['0', '1', '2', '3', '4'], 'measures': [('height', '0'), ('under', '2'), ('width', '0')]},
        'lamps': [],
        'aim': {'lux': 100, 'kelvin': 2700},
        'things': ['0', '1', '3', '5', '2', '4'],
        'colours': {'en': ['White', 'Yellow raincoat', 'Terrazzo and shadow', 'White in shade']},
    },
}
