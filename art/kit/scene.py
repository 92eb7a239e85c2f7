"""A scene is plain data; this builds it.

scene = {
    'seed': 7,
    'palette': {'hero': 'fabric 8a4a2b'},        # names that options may use as '@hero'
    'room': {...}                                 # rooms/room.py; or 'ground', 'table', 'flat' for rooms/ground.py
    'shadows': [{'kind': 'panes', 'place': ...}], # things out of sight in the light's way
    'items': [put('sofa', 0, -0.6, cloth='@hero', on=[...])],
    'light': {'mood': 'golden left'},             # picture/moods.py
    'camera': {'place': ..., 'target': ..., 'lens': 35},
    'exposure': 0.6, 'look': 'High Contrast', # stops; Filmic's contrast, this one unless said
}
"""
from .picture.camera import camera
from .picture.moods import light
from .pieces import PIECES
from .rooms.ground import flat_ground, seamless, tabletop
from .rooms.room import build_room
from .rooms.shadows import SHADOWS
from .stage import at, stage

PLACES = {'room': build_room, 'ground': seamless, 'table': tabletop, 'flat': flat_ground}


def from_palette(value, palette):
    """'@hero rough=.3' to the palette's material with the words after it."""
    if isinstance(value, str) and '@' in value:
        return ';'.join(' '.join([palette[part.split()[0][1:]], *part.split()[1:]]) if part.startswith('@') else part for part in value.split(';'))
    if isinstance(value, dict):
        return {key: from_palette(item, palette) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(from_palette(item, palette) for item in value)
    return value


def build_item(item, palette, name):
    build = PIECES.get(item['piece'])
    if build is None:
        raise KeyError(f'no piece is called {item["piece"]!r}')
    with at(*item['at']):
        stage.item, stage.frames[name] = name, stage.place
        height = build(**from_palette(item['options'], palette))
        for index, thing in enumerate(item['on']):
            with at(0, 0, height or 0):
                build_item(thing, palette, f'{name}.{index}')
    stage.item = ''


def build_scene(scene):
    """Everything but the rendering."""
    stage.clear(scene.get('seed', 1))
    palette = scene.get('palette', {})
    for name, build in PLACES.items():
        if name in scene:
            build(**from_palette(scene[name], palette))
    for shadow in scene.get('shadows', ()):
        settings = dict(shadow)
        SHADOWS[settings.pop('kind')](**settings)
    for index, item in enumerate(scene['items']):
        build_item(item, palette, str(index))
    light(**scene['light'])
    camera(**scene['camera'])
