"""The command line of art/render."""
import argparse
import signal
import sys
import time
from collections import Counter

from .blender import CACHE, render_pictures, render_previews
from .front_matter import enter_images
from .register import load_pictures

SAMPLES = {'picture': 20, 'preview': 8}
LARGEST = 350_000
# A scene may be half written while the queue runs; it gets another chance after the others.
TRIES = 3


def parse(arguments):
    parser = argparse.ArgumentParser(prog='art/render', description='Render lead pictures that are missing.')
    parser.add_argument('names', nargs='*', help='scenes or articles; none means all')
    parser.add_argument('--list', action='store_true', help='say what exists and what is missing')
    parser.add_argument('--enter', action='store_true', help='write the image field of articles whose picture exists')
    parser.add_argument('--preview', action='store_true', help='300 pixels wide, as PNG in the cache folder')
    parser.add_argument('--again', action='store_true', help='render named pictures although they exist')
    parser.add_argument('--samples', type=int, help=f'light paths a pixel (default {SAMPLES["picture"]})')
    parser.add_argument('--limit', type=int, default=900, help='seconds one picture may take (default 900)')
    parser.add_argument('--pause-file', action='append', default=[], help='stand still while this file exists')
    parser.add_argument('--watch', action='store_true', help='when all is done, wait for new entries in pictures.json')
    return parser.parse_args(arguments)


def wanted(pictures, names):
    known = {name for picture in pictures for name in (picture.scene, picture.article)}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise SystemExit(f'pictures.json has neither scene nor article called {", ".join(unknown)}')
    return [p for p in pictures if not names or p.scene in names or p.article in names]


def show(pictures):
    missing = [p for p in pictures if not p.file.exists()]
    for picture in pictures:
        size = f'{picture.file.stat().st_size / 1000:4.0f} KB' if picture.file.exists() else 'missing'
        print(f'{size:>8}  {picture.width:4}  {picture.article:44} {picture.scene}')
    print(f'{len(pictures) - len(missing)} of {len(pictures)} pictures exist, {len(missing)} are missing')
    return 0


def clock(seconds):
    return f'{int(seconds // 3600)}:{int(seconds % 3600 // 60):02}' if seconds >= 3600 else f'{int(seconds // 60)} min'


def preview(names, options):
    tasks = [{'scene': name, 'width': 300, 'samples': options.samples or SAMPLES['preview'], 'file': str(CACHE / 'previews' / f'{name}.png')} for name in names]
    return 0 if render_previews(tasks, sys.stdout, options.limit * len(tasks), options.pause_file) else 1


def render(picture, options):
    """True when the picture is there afterwards; it appears whole or not at all."""
    draft = CACHE / 'drafts' / f'{picture.article}.webp'
    task = {'scene': picture.scene, 'seed': picture.seed, 'width': picture.width, 'samples': options.samples or SAMPLES['picture'], 'file': str(draft), 'largest': LARGEST}
    with open(CACHE / 'blender.log', 'a') as log:
        done = render_pictures([task], log, options.limit * (picture.width / 1200) ** 2, options.pause_file)
    if not done or not draft.exists():
        return False
    picture.file.parent.mkdir(parents=True, exist_ok=True)
    draft.replace(picture.file)
    return True


def render_missing(options):
    CACHE.mkdir(exist_ok=True)
    tries, times, done = Counter(), [], set()
    while True:
        missing = [p for p in wanted(load_pictures(), options.names) if p.article not in done and tries[p.article] < TRIES and (options.again or not p.file.exists())]
        if not missing:
            if not options.watch:
                break
            time.sleep(5)
            continue
        picture, start = min(missing, key=lambda p: tries[p.article]), time.time()
        ok = render(picture, options)
        tries[picture.article] += 1
        if ok:
            done.add(picture.article)
        times.append(time.time() - start)
        left = sum(times) / len(times) * (len(missing) - 1)
        print(f'{time.strftime("%H:%M:%S")} {"done  " if ok else "FAILED"} {picture.article} ({picture.scene}) in {times[-1]:.0f} s; {len(missing) - 1} left, about {clock(left)}', flush=True)
    failed = sorted(set(tries) - done)
    if failed:
        print(f'failed: {", ".join(failed)}; see {CACHE / "blender.log"}')
    return 1 if failed else 0


def main(arguments):
    # A background job is deaf to the keyboard; the polite signal must still end its Blender.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    options = parse(arguments)
    if options.preview:
        return preview(options.names, options)
    if options.enter:
        print('\n'.join(enter_images(load_pictures())) or 'every article has its image field')
        return 0
    if options.list:
        return show(wanted(load_pictures(), options.names))
    return render_missing(options)
