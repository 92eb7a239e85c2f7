"""What a room's page shows, as the fenced blocks of its texts."""
import json
import re

from .room_facts import beside, footprint, length, seen
from .room_words import WORDS

# How much of the floor before the first thing a profile shows, in centimetres.
STEP = 40
FENCE = re.compile(r'^```(plan|dimensions|light|things|palette)\n(.*?)^```$', re.M | re.S)


def written(value):
    """A value as YAML in one line; texts stay bare where they can."""
    if isinstance(value, dict):
        return '{ ' + ', '.join(f'{key}: {written(item)}' for key, item in value.items()) + ' }'
    if isinstance(value, (list, tuple)):
        return '[' + ', '.join(written(item) for item in value) + ']'
    if isinstance(value, str) and not re.fullmatch(r"[^\W\d_][^:#,\[\]{}'\"]*", value):
        return json.dumps(value, ensure_ascii=False)
    return str(value)


def block(**fields):
    """Lists have a line for each of their items."""
    lines = []
    for key, value in fields.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += [f'{key}:', *(f'  - {written(item)}' for item in value)]
        elif value not in (None, []):
            lines.append(f'{key}: {written(value)}')
    return '\n'.join(lines) + '\n'


def plan_block(room, language):
    names, words = room.chosen['names'][language], WORDS[language]
    walls = {'back': 'top', 'left': 'left', 'right': 'right'}
    furniture = []
    for items in room.chosen['plan']:
        kind, at, size = footprint(room.thing(items))
        for over in room.chosen.get('under', {}).get(items, ()):
            at, size = beside(at, size, *footprint(room.thing(over))[1:])
        furniture.append({'name': names[items], 'at': at, 'size': size, **({} if kind == 'box' else {'shape': kind})})
    ways = [
        {'between': [names.get(a, a), names.get(b, b)], **({} if least is None else {'least': least})} for a, b, least in room.chosen['ways']
    ]
    windows = [{'wall': walls[wall], 'at': start, 'width': end - start} for wall, start, end, *_ in room.windows()]
    return block(
        caption=words['plan'], room={'width': room.width, 'depth': room.depth}, doors=room.chosen['doors'], windows=windows,
        furniture=furniture, clearances=ways,
    )


def elevation_block(room, language, view):
    """The wall, its windows, and the things before it, the nearest last. In profile, the room begins a step before the first thing."""
    names, words, chosen = room.chosen['names'][language], WORDS[language], room.chosen[view]
    shown = {items: room.thing(items) for items in chosen['shows']}
    long, axis = (room.width, 0) if view == 'front' else (room.depth, 1)
    start = 0 if view == 'front' else max(0, min(found.low[1] for found in shown.values()) - STEP)
    bodies = [{'shape': 'outline', 'at': [start, 0], 'size': [long - start, room.height]}]
    for wall, left, right, sill, head in room.windows():
        if wall == ('back' if view == 'front' else 'left') and right > start:
            bodies.append({'shape': 'outline', 'at': [max(start, left), sill], 'size': [right - max(start, left), head - sill]})
    nearness = (lambda found: -found.low[1]) if view == 'front' else (lambda found: found.high[0])
    for found in sorted(shown.values(), key=nearness):
        bodies += [{'shape': 'board', 'at': at, 'size': size} for at, size in seen(found, axis)]
    sizes = [{'name': words['room'], 'cm': room.height, 'from': [start, 0], 'to': [start, room.height]}] if view == 'front' else []
    for kind, *of in chosen['measures']:
        low, high = length(room, kind, of, axis)
        if kind in words:
            first, *others = (names[item] for item in of)
            name = words[kind].format(first, *(other[:1].lower() + other[1:] for other in others))
        else:
            name = words['window'][kind]
        sizes.append({'name': name, 'cm': abs(high[0] - low[0]) + abs(high[1] - low[1]), 'from': low, 'to': high})
    return block(caption=words[view], view='elevation', bodies=bodies, sizes=sizes)


def light_block(room, language):
    """The glass, the lamps that the scene has with the bulbs we would buy, and what the room asks for after dark."""
    names, words = room.chosen['names'][language], WORDS[language]
    height = {lamp['item']: round(lamp['at'][2]) for lamp in room.measured['lamps']}
    lamps = [
        {'name': names[item], 'height': height.get(item) or bulb_of(room.thing(item)), 'lumens': lumens, 'kelvin': kelvin}
        for item, lumens, kelvin in room.chosen['lamps']
    ]
    windows = [{'name': words[wall], 'size': [end - start, head - sill]} for wall, start, end, sill, head in room.windows()]
    return block(area=round(room.floor_area(), 1), windows=windows, lamps=lamps, aim=None if lamps else room.chosen['aim'])


def bulb_of(found):
    """Where the bulb of a lamp that is off in the scene sits: near the top of one that stands, near the rim of one that hangs."""
    return found.low[2] + 10 if found.low[2] > 150 else found.high[2] - 10


def things_block(room, language):
    names = room.chosen['names'][language]
    things = []
    for items in room.chosen['things']:
        found = room.thing(items)
        floor = found.size[:2]
        if items in room.chosen['plan']:
            # There, corners are rounded: a side between them may be one longer or shorter.
            floor = [drawn if abs(drawn - own) <= 1 else own for drawn, own in zip(footprint(found)[2], floor)]
        things.append({'name': names[items], 'size': [max(1, side) for side in (*floor, found.size[2])]})
    return block(things=things)


def palette_block(room, language):
    named = zip(room.chosen['colours'][language], room.measured['colours'], strict=True)
    colours = [{'name': name, 'hex': hexes, 'percent': percent} for name, (hexes, percent) in named]
    return block(caption=WORDS[language]['colours'] + '.', colours=colours)


def blocks_of(room, language):
    """Fence -> what it holds; the two elevations in their order."""
    return {
        'plan': [plan_block(room, language)],
        'dimensions': [elevation_block(room, language, view) for view in ('front', 'side')],
        'light': [light_block(room, language)],
        'things': [things_block(room, language)],
        'palette': [palette_block(room, language)],
    }


def with_blocks(text, blocks):
    """The text with its fences filled anew; every block needs one."""
    left = {kind: list(bodies) for kind, bodies in blocks.items()}

    def fill(match):
        kind = match[1]
        return f'```{kind}\n{left[kind].pop(0)}```' if left[kind] else match[0]

    filled = FENCE.sub(fill, text)
    missing = [kind for kind, bodies in left.items() if bodies]
    if missing:
        raise ValueError(f'the text has no place for {", ".join(missing)}: write the fence, empty')
    return filled
