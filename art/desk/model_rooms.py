"""What is known of the model rooms: what was chosen, what was measured, and whether it is of the scenes and pictures as they are."""
import hashlib
import json
import sys
from pathlib import Path

from rooms import ROOMS
from scenes import SCENES

from .blender import CACHE, render_previews
from .register import ART, ARTICLES

MEASURED = ART / 'rooms' / 'measured'


def digest(data):
    return hashlib.sha256(data).hexdigest()[:16]


def picture_of(room):
    return ARTICLES / ROOMS[room]['article'] / 'lead.webp'


def origin(room):
    """Of which scene and picture the figures of a room must be."""
    scene = json.dumps(SCENES[ROOMS[room]['scene']], sort_keys=True)
    return {'scene': digest(scene.encode()), 'picture': digest(picture_of(room).read_bytes())}


def load_measured(room):
    return json.loads((MEASURED / f'{room}.json').read_text())


def outdated():
    """Rooms whose scene or picture has changed since they were measured."""
    def is_current(room):
        return (MEASURED / f'{room}.json').exists() and {**load_measured(room), **origin(room)} == load_measured(room)

    return [room for room in ROOMS if not is_current(room)]


def measure(rooms, folder=MEASURED):
    """Build the scenes in Blender and write their figures; true when it ended well."""
    CACHE.mkdir(exist_ok=True)
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [
        {'scene': ROOMS[room]['scene'], 'measure': str(folder / f'{room}.json'), 'picture': str(picture_of(room)), 'of': origin(room)}
        for room in rooms
    ]
    with open(CACHE / 'measure.log', 'w') as log:
        done = render_previews(tasks, log, 600 * len(tasks), [])
    return done and all(Path(task['measure']).exists() for task in tasks) or print(f'see {CACHE / "measure.log"}', file=sys.stderr)
