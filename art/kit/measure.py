"""What a scene is made of, in centimetres, and the colours of its picture; a task says `measure` (the file to write) and `picture`."""
import json
from pathlib import Path

import bpy
import numpy as np

from .colours import count_colours
from .rooms.room import PLAIN_ROOM, SIDE_WINDOW
from .stage import stage

# A part that shows less of itself than this, in cm², is a pull or a peg.
SMALLEST = 40


def points_of(thing):
    """The corners of a shape as it is drawn, in the room's metres."""
    mesh = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
    points = np.empty(len(mesh.vertices) * 3, 'f')
    mesh.vertices.foreach_get('co', points)
    matrix = np.array(thing.matrix_world)
    return points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3]


def box_of(points):
    """From and to, each of x, y and z, in whole millimetres written as centimetres."""
    return [[round(float(edge) * 100, 1) for edge in ends] for ends in (points.min(0), points.max(0))]


def parts_of(clouds):
    """The larger parts, each seen from the front and the side, without those that repeat another."""
    boxes = []
    for points in clouds:
        box = box_of(points)
        width, depth, height = (high - low for low, high in zip(*box))
        if max(width, depth) * height >= SMALLEST and box not in boxes:
            boxes.append(box)
    return boxes


def measured_item(name, clouds, piece):
    matrix = np.array(stage.frames[name].inverted())
    scale = stage.frames[name].to_scale()[0]
    points = np.vstack(clouds)
    own = (points @ matrix[:3, :3].T + matrix[:3, 3]) * scale
    size = [round(float(side) * 100, 1) for side in np.ptp(own, 0)]
    return {'piece': piece, 'size': size, 'box': box_of(points), 'parts': parts_of(clouds)}


def measured_room(words):
    """Its measures, and its windows: the wall, from and to along it as x or y, the sill and the head."""
    room = {**PLAIN_ROOM, **words}
    windows = [['back', *opening['at']] for opening in room['back_openings']]
    for side in ('left', 'right'):
        if room[side] is not None and (window := {**SIDE_WINDOW, **room[side]}['window']):
            windows.append([side, *window])
    return {
        'sides': [round(x * 100) for x in room['sides']], 'depth': round(room['depth'] * 100), 'height': round(room['height'] * 100),
        'windows': [[wall, *(round(edge * 100) for edge in edges)] for wall, *edges in windows],
    }


def pieces_of(items, prefix=''):
    """Item -> the name of its piece, also of what stands on it."""
    found = {}
    for index, item in enumerate(items):
        found[f'{prefix}{index}'] = item['piece']
        found.update(pieces_of(item['on'], f'{prefix}{index}.'))
    return found


def measure(scene, task):
    """Write what is in the scene as JSON."""
    bpy.context.view_layer.update()
    clouds, lamps = {}, []
    for thing in bpy.context.scene.objects:
        item = thing.get('item')
        if not item or thing.get('flex'):
            continue
        if thing.type == 'MESH':
            clouds.setdefault(item, []).append(points_of(thing))
        elif thing.type == 'LIGHT':
            lamps.append({'item': item, 'at': [round(step * 100, 1) for step in thing.matrix_world.translation]})
    pieces = pieces_of(scene['items'])
    items = {name: measured_item(name, found, pieces[name]) for name, found in clouds.items()}
    facts = {**task['of'], 'room': measured_room(scene['room']), 'items': items, 'lamps': lamps, 'colours': count_colours(task['picture'])}
    Path(task['measure']).write_text(one_line_each(facts))


def one_line_each(facts):
    """JSON with a line for each item, so that a change shows where it is."""
    lines = []
    for key, value in facts.items():
        if isinstance(value, dict):
            inside = ',\n'.join(f'    {json.dumps(name)}: {json.dumps(item)}' for name, item in value.items())
            lines.append(f'  {json.dumps(key)}: {{\n{inside}\n  }}')
        else:
            lines.append(f'  {json.dumps(key)}: {json.dumps(value)}')
    return '{\n' + ',\n'.join(lines) + '\n}\n'
