"""One Blender at a time, at low priority, stopped while someone asks for quiet."""
import fcntl
import json
import os
import signal
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

from .register import ART

CACHE = ART / '.cache'
TICK = 1.0
# Debian's Blender takes the Python it finds in PATH; only the system's has numpy.
SYSTEM_FIRST = {**os.environ, 'PATH': f'{os.defpath}:{os.environ["PATH"]}'}


class OnlyOne:
    """Waits for its turn: two renders at once would only slow each other."""

    def __init__(self, name):
        self.path = CACHE / name

    def __enter__(self):
        CACHE.mkdir(exist_ok=True)
        self.file = open(self.path, 'w')
        fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *_):
        self.file.close()


@contextmanager
def before_the_others():
    """A preview stops the running picture for its own short time."""
    sign = CACHE / 'preview-first'
    with OnlyOne('preview-lock'):
        sign.touch()
        time.sleep(2 * TICK)
        try:
            yield
        finally:
            sign.unlink()


def asked_to_pause(pause_files):
    return any(Path(file).exists() for file in pause_files)


def render_pictures(tasks, log, limit, pause_files):
    with OnlyOne('lock'):
        return run_blender(tasks, log, limit, [*pause_files, CACHE / 'preview-first'])


def render_previews(tasks, log, limit, pause_files):
    with before_the_others():
        return run_blender(tasks, log, limit, pause_files)


def run_blender(tasks, log, limit, pause_files=()):
    """Render tasks in one Blender; True when it ended well. Time spent paused does not count against the limit (seconds)."""
    command = ['nice', '-n', '19', 'blender', '-b', '--factory-startup', '-P', str(ART / 'start.py'), '--', json.dumps(tasks)]
    while asked_to_pause(pause_files):
        time.sleep(TICK)
    process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, start_new_session=True, env=SYSTEM_FIRST)
    try:
        return watch(process, limit, pause_files)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


def watch(process, limit, pause_files):
    worked, paused = 0.0, False
    while process.poll() is None:
        time.sleep(TICK)
        wanted = asked_to_pause(pause_files)
        if wanted != paused:
            os.killpg(process.pid, signal.SIGSTOP if wanted else signal.SIGCONT)
            paused = wanted
        worked += 0 if paused else TICK
        if worked > limit:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return False
    return process.returncode == 0
