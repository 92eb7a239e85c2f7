"""Inside Blender: build each scene of a job, and render or measure it; or cut a picture that is there."""
import math
import time
from pathlib import Path

from scenes import SCENES

from .measure import measure
from .picture.cut import cut
from .picture.denoise import denoise
from .picture.develop import develop
from .picture.passes import render_halves
from .scene import build_scene


def nearer(camera):
    """A detail's camera looks straight at its target and is focused on it, unless it says otherwise."""
    return {'level': False, 'focus': math.dist(camera['place'], camera['target']), **camera}


def run(job):
    for task in job:
        start = time.time()
        if 'cut' in task:
            cut(task['picture'], task['cut'], task['file'], task.get('largest'))
            continue
        scene = SCENES[task['scene']]
        if 'seed' in task:
            scene = {**scene, 'seed': task['seed']}
        if task.get('camera'):
            scene = {**scene, 'camera': nearer(task['camera'])}
        if task.get('exposure') is not None:
            scene = {**scene, 'exposure': task['exposure']}
        build_scene(scene)
        if 'measure' in task:
            measure(scene, task)
            continue
        width = task['width']
        halves = render_halves(width, task.get('height', width * 2 // 3), task['samples'])
        rendered = time.time()
        develop(denoise(halves), Path(task['file']), scene.get('exposure', 0.5), scene.get('look', 'High Contrast'), scene.get('grade', (1, 1, 1)), task.get('largest'))
        print(f'@@ {task["scene"]} {width} px: rendered in {rendered - start:.0f} s, developed in {time.time() - rendered:.0f} s', flush=True)

