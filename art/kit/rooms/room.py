"""A room from a few words: floor, back wall at y = 0, side walls, ceiling, trim."""
from ..materials.named import material
from ..shapes.box import box
from ..stage import at
from .floor import floor
from .wall import matchboard, moulding, skirting, socket, wainscot, wall
from .window import frame, outside

PLAIN_ROOM = {
    'wall': 'limewash c9bfae spread=.06', 'floor': {}, 'trim': 'painted e4dccb', 'ceiling': 'plain efeae0 rough=.9',
    'sides': (-3.6, 3.6), 'depth': 4.6, 'height': 2.8, 'skirting': 0.12, 'back_openings': (), 'left': {}, 'right': None,
    'panels': None, 'wainscot': None, 'matchboard': None, 'rail_cover': None, 'sockets': (), 'view': 'view',
    'mirrored': None,
}
SIDE_WINDOW = {'window': (-2.7, -1.0, 0.55, 2.35), 'wall': None, 'columns': 2, 'rows': 3}


def side_wall(room, side, x):
    """The left or right wall; it runs along y, and its window throws the light."""
    settings = {**SIDE_WINDOW, **side}
    cover = material(settings['wall'] or room['wall'])
    windows = [settings['window']] if settings['window'] else []
    if x < 0:
        with at(x, 0, 0, 90):
            wall(room['depth'], room['height'], cover, left=-room['depth'], openings=windows, thickness=0.22)
            for opening in windows:
                frame(*opening, material(room['trim']), y=0.1, columns=settings['columns'], rows=settings['rows'])
            skirting(-room['depth'], 0, material(room['trim']), room['skirting'])
    else:
        with at(x, 0, 0, -90):
            mirrored = [(-y1, -y0, z0, z1) for y0, y1, z0, z1 in windows]
            wall(room['depth'], room['height'], cover, openings=mirrored, thickness=0.22)
            for opening in mirrored:
                frame(*opening, material(room['trim']), y=0.1, columns=settings['columns'], rows=settings['rows'])
            skirting(0, room['depth'], material(room['trim']), room['skirting'])


def between(x0, x1, openings):
    """The stretches of a wall that no opening to the floor interrupts."""
    edges = [x0]
    for o in sorted(openings):
        if o[2] < 0.2:
            edges += [o[0], o[1]]
    edges.append(x1)
    return list(zip(edges[::2], edges[1::2]))


def back_wall(room):
    x0, x1 = room['sides']
    trim = material(room['trim'])
    openings = [tuple(o['at']) for o in room['back_openings']]
    wall(x1 - x0, room['height'], material(room['wall']), left=x0, openings=openings, thickness=0.24)
    for start, end in between(x0, x1, openings):
        skirting(start, end, trim, room['skirting'])
        if room['wainscot']:
            wainscot(start, end, room['wainscot'], material(room['rail_cover'] or room['trim']), max(1, round((end - start) / 0.9)))
        if room['matchboard']:
            matchboard(start, end, room['matchboard'], material(room['rail_cover'] or room['trim']))
    for panel in room['panels'] or ():
        moulding(*panel, material(room['wall']))
    for opening in room['back_openings']:
        if opening.get('frame', True):
            frame(*opening['at'], trim, y=0.12, columns=opening.get('columns', 2), rows=opening.get('rows', 3), sill=opening.get('sill', 0.0))
        outside(*opening['at'][:2], room['view'])
    for x, z in room['sockets']:
        socket(x, z, trim)


def only_in_mirrors(thing):
    thing.visible_camera = thing.visible_diffuse = thing.visible_transmission = thing.visible_shadow = False


def mirrored_wall(room):
    """The wall behind the camera with a door ajar in it; only mirrors see it, else they show the lights."""
    x0, x1 = room['sides']
    y = -room['depth'] - 0.4
    only_in_mirrors(box((x1 - x0, 0.1, room['height']), ((x0 + x1) / 2, y, room['height'] / 2), material(room['mirrored']), bevel=0))
    only_in_mirrors(box((0.9, 0.02, 2.1), ((x0 + x1) / 2 + 0.5, y + 0.07, 1.05), material(room['trim']), bevel=0.004))
    only_in_mirrors(box((0.34, 0.02, 2.04), ((x0 + x1) / 2 - 0.12, y + 0.08, 1.02), material('plain 3a352e rough=.9'), bevel=0))


def build_room(**words):
    """Everything that does not move; unknown words are errors."""
    unknown = set(words) - set(PLAIN_ROOM)
    if unknown:
        raise KeyError(f'a room knows nothing of {", ".join(sorted(unknown))}')
    room = {**PLAIN_ROOM, **words}
    x0, x1 = room['sides']
    floor((x0, x1, -room['depth'], 0.25), **room['floor'])
    back_wall(room)
    for side, x in (('left', x0), ('right', x1)):
        if room[side] is not None:
            side_wall(room, room[side], x)
    if room['mirrored']:
        mirrored_wall(room)
    with at((x0 + x1) / 2, -room['depth'] / 2, room['height'] + 0.05):
        box((x1 - x0, room['depth'] + 0.4, 0.1), (0, 0, 0), material(room['ceiling']), bevel=0)
