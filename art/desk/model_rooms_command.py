"""The command line of art/model-rooms."""
import argparse

from rooms import ROOMS

from .model_rooms import measure, outdated
from .register import ART
from .room_blocks import blocks_of, with_blocks
from .room_facts import Room
from .room_plans import entries, written_plans


def parse(arguments):
    parser = argparse.ArgumentParser(prog='art/model-rooms', description='Write what the scenes of the model rooms say into their texts.')
    parser.add_argument('names', nargs='*', help='rooms; none means all')
    parser.add_argument('--measure', action='store_true', help='build the scenes in Blender first and count the colours of their pictures')
    return parser.parse_args(arguments)


def written_texts(names):
    """File -> what should stand in it."""
    texts = {}
    for name in names:
        room = Room(name)
        for language, file in entries(name).items():
            texts[file] = with_blocks(file.read_text(), blocks_of(room, language))
    return texts


def main(arguments):
    options = parse(arguments)
    names = options.names or list(ROOMS)
    unknown = [name for name in names if name not in ROOMS]
    if unknown:
        raise SystemExit(f'art/rooms has no room called {", ".join(unknown)}')
    if options.measure and not measure(names):
        return 1
    stale = [name for name in outdated() if name in names]
    if stale:
        raise SystemExit(f'the scene or the picture of {", ".join(stale)} has changed: run art/model-rooms --measure {" ".join(stale)}')
    for file, text in {**written_texts(names), **written_plans()}.items():
        if not file.exists() or file.read_text() != text:
            file.write_text(text)
            print(file.relative_to(ART.parent))
    return 0
