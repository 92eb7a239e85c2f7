"""The model rooms: which scene each is of, and what a scene leaves to choose. Every module has `ROOMS`.

ROOMS = {'<id of the entry>': {
    'scene': '…', 'article': '…',          # the article whose lead picture shows the scene
    'doors': [{'wall': 'bottom', 'at': 40, 'width': 80}], # the picture's camera stands where this wall would be
    'names': {'en': {'5': 'Sideboard', '0+1': 'Bed'}},    # items of the scene by their numbers; `5.0` is the first thing on item 5
    'plan': ['5', …], 'ways': [('5', '7', 60), ('5', 'right', None)], # between two; not narrower than so many centimetres
    'front': {'shows': ['5', …], 'measures': [('height', '5'), ('gap', '5', '6')]}, # the back wall; `side`: seen from the right
    'under': {'4': ['0']},                 # what reaches under another thing, seen from above
    'lamps': [('4', 500, 2700)],           # item, lumens, kelvin: the bulbs that we would buy
    'aim': {'lux': 100, 'kelvin': 2700},   # where the scene has no lamp: the average after dark
    'depth': 380,                          # where the open side is, if nearer than the scene's side walls reach
    'things': ['5', …], 'colours': {'en': ['Plaster', …]}, # names of the counted colours, in their order
}}
"""
from importlib import import_module
from pkgutil import iter_modules

ROOMS = {}
for found in iter_modules(__path__):
    ROOMS.update(getattr(import_module(f'{__name__}.{found.name}'), 'ROOMS', {}))
