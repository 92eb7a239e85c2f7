"""The model rooms in miniature, all to one scale, for the front page."""
import json

from rooms import ROOMS

from .register import ART
from .room_facts import Room, footprint

SITE = ART.parent / 'site'


def entries(name):
    """Language -> the file of a room's text."""
    return {file.stem: file for file in sorted((SITE / 'rooms' / name).glob('*.md'))}


def outline(kind, x, y, width, depth):
    """A thing as a part of a path; a rug is none, for it would hide the floor."""
    if kind == 'round':
        half = f'a{width / 2:g} {depth / 2:g} 0 1 0'
        return f'M{x} {y + depth / 2:g}{half} {width} 0{half}-{width} 0'
    return f'M{x} {y}h{width}v{depth}h-{width}z' if kind == 'box' else ''


def symbol(name):
    """The walls, and one path of what stands between them."""
    room = Room(name)
    things = [footprint(room.thing(items)) for items in room.chosen['plan']]
    path = ''.join(outline(kind, x, room.depth - y - depth, width, depth) for kind, (x, y), (width, depth) in things)
    walls = f'M0 0h{room.width}v{room.depth}h-{room.width}z'
    box = f'-8 -8 {room.width + 16} {room.depth + 16}'
    return f'<symbol id="{name}" viewBox="{box}"><path fill="none" stroke-width="12" d="{walls}"/><path stroke-width="4" d="{path}"/></symbol>'


def heading(file):
    """The title and the slug of a text."""
    fields = dict(line.split(': ', 1) for line in file.read_text().split('\n---\n')[0].split('\n') if line.startswith(('title: ', 'slug: ')))
    return {key: value[1:-1].replace("''", "'") if value.startswith("'") else value for key, value in fields.items()}


def listed(name):
    """Its sides, and its title and slug in each language."""
    room = Room(name)
    return {'room': name, 'width': room.width, 'depth': room.depth, 'titles': {language: heading(file) for language, file in entries(name).items()}}


def written_plans():
    """File -> what should stand in it."""
    rooms = json.dumps([listed(name) for name in sorted(ROOMS)], indent=2, ensure_ascii=False)
    symbols = '\n'.join(symbol(name) for name in sorted(ROOMS))
    return {
        SITE / 'lib' / 'roomPlans.json': f'{rooms}\n',
        SITE / 'public' / 'room-plans.svg': f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n',
    }
