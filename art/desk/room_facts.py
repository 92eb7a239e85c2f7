"""From a room's figures to what its page shows; all lengths in whole centimetres, from the left wall and from the open side."""
from dataclasses import dataclass

from rooms import ROOMS

from .model_rooms import load_measured

ROUND = {'floor_lamp', 'side_table', 'stool', 'tulip_table', 'drum_table', 'tray_table', 'basket', 'ficus', 'rubber_plant', 'palm', 'vase', 'pouf', 'paper_lantern', 'pendant', 'spindle_stool'}
# Things that fill their own shape: the drawing shows them as one body.
WHOLE = {'curtain', 'rug', 'picture', 'wall_mirror', 'books', 'row_of_books', 'ficus', 'rubber_plant', 'palm', 'coat', 'basket', 'vase'}

# Of a thing with more parts than this, the drawing shows its outline.
MOST_PARTS = 24


@dataclass(frozen=True)
class Thing:
    """Items of a scene that have one name, in the room's own centimetres: x from the left wall, y from the open side, z from the floor."""

    piece: str
    size: tuple
    low: tuple
    high: tuple
    parts: tuple
    turned: bool


def in_room(room, box):
    """A box of the scene, whose origin is the foot of the back wall, as low and high corners, not beyond the walls."""
    (x0, y0, z0), (x1, y1, z1) = box
    left, right = room['sides']
    depth = room['depth']
    low = (max(0, round(x0 - left)), max(0, round(y0 + depth)), max(0, round(z0)))
    return low, (min(right - left, round(x1 - left)), min(depth, round(y1 + depth)), min(room['height'], round(z1)))


def is_turned(item):
    """Whether it takes more floor than its own sides: it stands aslant."""
    (x0, y0, _), (x1, y1, _) = item['box']
    return (x1 - x0) * (y1 - y0) > 1.3 * item['size'][0] * item['size'][1]


def thing(found, room):
    """One of several items."""
    boxes = [in_room(room, item['box']) for item in found]
    low = tuple(min(box[0][k] for box in boxes) for k in range(3))
    high = tuple(max(box[1][k] for box in boxes) for k in range(3))
    alone = found[0]
    size = tuple(round(side) for side in alone['size']) if len(found) == 1 else tuple(b - a for a, b in zip(low, high))
    parts = tuple(in_room(room, part) for item in found for part in item['parts'])
    return Thing(alone['piece'], size, low, high, parts, len(found) == 1 and is_turned(alone))


class Room:
    """A model room: its things by their items, and its words in a language."""

    def __init__(self, name):
        self.name, self.chosen, self.measured = name, ROOMS[name], load_measured(name)
        self.room = {**self.measured['room'], **({'depth': self.chosen['depth']} if 'depth' in self.chosen else {})}
        self.width, self.depth, self.height = self.room['sides'][1] - self.room['sides'][0], self.room['depth'], self.room['height']

    def thing(self, items):
        """`'5'` or, of several items, `'0+1'`."""
        return thing([self.measured['items'][name] for name in items.split('+')], self.room)

    def windows(self):
        """Wall, from and to along it, sill and head; along the side walls from the open side."""
        left = self.room['sides'][0]
        for wall, start, end, sill, head in self.room['windows']:
            shift = -left if wall == 'back' else self.depth
            yield wall, start + shift, end + shift, sill, head

    def floor_area(self):
        """In square metres."""
        return self.width * self.depth / 10_000


def footprint(found):
    """Shape, corner and sides on the floor; what stands aslant is drawn as the round that it needs."""
    if found.piece == 'rug':
        kind = 'rug'
    else:
        kind = 'round' if found.piece in ROUND or found.turned else 'box'
    sides = [high - low for low, high in zip(found.low[:2], found.high[:2])]
    if not found.turned or kind == 'rug':
        return kind, list(found.low[:2]), sides
    across = max(found.size[:2])
    return kind, [round((low + high - across) / 2) for low, high in zip(found.low[:2], found.high[:2])], [across, across]


def beside(at, size, other_at, other_size):
    """What is seen from above of a thing that reaches under another: it ends at the other's edge, on the side where it loses least."""
    ends = [[a, a + b] for a, b in zip(at, size)]
    others = [[a, a + b] for a, b in zip(other_at, other_size)]
    if any(low >= other_high or high <= other_low for (low, high), (other_low, other_high) in zip(ends, others)):
        return at, size
    cuts = [(other_high - low, axis, 0, other_high) for axis, ((low, _), (_, other_high)) in enumerate(zip(ends, others))]
    cuts += [(high - other_low, axis, 1, other_low) for axis, ((_, high), (other_low, _)) in enumerate(zip(ends, others))]
    _, axis, end, edge = min(cuts)
    ends[axis][end] = edge
    return [low for low, _ in ends], [high - low for low, high in ends]


def seen(found, axis):
    """The rectangles of a thing in an elevation along x (0) or y (1): corner and sides."""
    boxes = [(found.low, found.high)] if found.piece in WHOLE or not 2 <= len(found.parts) <= MOST_PARTS else found.parts
    rectangles = []
    for low, high in boxes:
        rectangle = ([low[axis], low[2]], [high[axis] - low[axis], high[2] - low[2]])
        if min(rectangle[1]) >= 1 and rectangle not in rectangles:
            rectangles.append(rectangle)
    return rectangles


def length(room, kind, of, axis):
    """From and to of a length: of one thing, between two, or of the first window in the wall."""
    if kind in ('sill', 'head', 'glass'):
        wall = 'back' if axis == 0 else 'left'
        _, start, end, sill, head = next(window for window in room.windows() if window[0] == wall)
        return {'sill': ([start, 0], [start, sill]), 'head': ([start, 0], [start, head]), 'glass': ([start, sill], [end, sill])}[kind]
    first, *second = (room.thing(item) for item in of)
    x, low, high = first.low[axis], first.low[2], first.high[2]
    if kind == 'apart':
        near, far = sorted((first, *second), key=lambda found: found.low[axis])
        return [near.high[axis], 0], [far.low[axis], 0]
    return {
        'height': ([x, 0], [x, high]), 'middle': ([x, 0], [x, round((low + high) / 2)]), 'under': ([x, 0], [x, low]),
        'width': ([x, low], [first.high[axis], low]), 'gap': ([x, high], [x, second[0].low[2] if second else high]),
    }[kind]
