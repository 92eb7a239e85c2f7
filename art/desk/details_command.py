"""The command line of art/details."""
import argparse
import signal
import sys
import time

from .blender import CACHE, render_pictures, render_previews
from .details import load_details, outdated, task_of

SAMPLES = {'picture': 8, 'preview': 8}
LARGEST = 160_000


def parse(arguments):
    parser = argparse.ArgumentParser(prog='art/details', description='Render or cut the pictures within the texts that are missing.')
    parser.add_argument('names', nargs='*', help='article/picture or article; none means all')
    parser.add_argument('--list', action='store_true', help='say what exists and what is missing')
    parser.add_argument('--preview', action='store_true', help='small, as PNG in the cache folder')
    parser.add_argument('--again', action='store_true', help='make named pictures although they exist')
    parser.add_argument('--samples', type=int, help=f'light paths a pixel (default {SAMPLES["picture"]})')
    parser.add_argument('--limit', type=int, default=1200, help='seconds one picture may take (default 1200)')
    parser.add_argument('--pause-file', action='append', default=[], help='stand still while this file exists')
    return parser.parse_args(arguments)


def path_of(detail):
    return f'{detail.article}/{detail.name}'


def wanted(details, names):
    known = {name for detail in details for name in (detail.article, path_of(detail))}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise SystemExit(f'details.json has no {", ".join(unknown)}')
    return [detail for detail in details if not names or detail.article in names or path_of(detail) in names]


def show(details):
    for detail in details:
        size = f'{detail.file.stat().st_size / 1000:4.0f} KB' if detail.file.exists() else 'missing'
        print(f'{size:>8}  {path_of(detail):60} {"cut of the lead" if detail.cut else detail.scene}')
    return 0


def preview(details, options):
    samples = options.samples or SAMPLES['preview']
    tasks = [task_of(d, CACHE / 'previews' / f'{d.article}.{d.name}.png', samples, width=360) for d in details]
    with open(CACHE / 'preview.log', 'w') as log:
        return 0 if render_previews(tasks, log, options.limit * len(tasks), options.pause_file) else 1


def draft_of(detail):
    return CACHE / 'drafts' / f'{detail.article}.{detail.name}.webp'


def moved(detail):
    """A picture appears whole or not at all; true when it was there to move."""
    draft = draft_of(detail)
    return draft.exists() and bool(draft.replace(detail.file))


def cut(details, options):
    """Cuts take seconds: one Blender for all of them, before the others."""
    tasks = [task_of(detail, draft_of(detail), 0, largest=LARGEST) for detail in details]
    with open(CACHE / 'cut.log', 'w') as log:
        render_previews(tasks, log, options.limit, options.pause_file)


def render(detail, options):
    task = task_of(detail, draft_of(detail), options.samples or SAMPLES['picture'], largest=LARGEST)
    with open(CACHE / 'blender.log', 'a') as log:
        render_pictures([task], log, options.limit, options.pause_file)


def told(detail, start):
    done = moved(detail)
    print(f'{time.strftime("%H:%M:%S")} {"done  " if done else "FAILED"} {path_of(detail)} in {time.time() - start:.0f} s', flush=True)
    return done


def make(details, options):
    """Gives those that failed."""
    (CACHE / 'drafts').mkdir(parents=True, exist_ok=True)
    cuts, start = [detail for detail in details if detail.cut], time.time()
    if cuts:
        cut(cuts, options)
    failed = [detail for detail in cuts if not told(detail, start)]
    for detail in details:
        if detail.cut:
            continue
        start = time.time()
        render(detail, options)
        failed += [] if told(detail, start) else [detail]
    return failed


def main(arguments):
    # The polite signal must still end its Blender.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    options = parse(arguments)
    details = wanted(load_details(), options.names)
    if options.list:
        return show(details)
    stale = outdated(details)
    if stale:
        raise SystemExit(f'the lead picture of {", ".join(d.article for d in stale)} has changed: look at the cut again, and write the new digest')
    CACHE.mkdir(exist_ok=True)
    if options.preview:
        return preview([detail for detail in details if not detail.cut], options)
    failed = make([detail for detail in details if options.again or not detail.file.exists()], options)
    if failed:
        print(f'failed: {", ".join(path_of(detail) for detail in failed)}; see {CACHE}', file=sys.stderr)
    return 1 if failed else 0
