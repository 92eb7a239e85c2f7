"""Inside Blender: build each scene of a job and render it."""
import time
from pathlib import Path

from scenes import SCENES

from .picture.denoise import denoise
from .picture.develop import develop
from .picture.passes import render_halves
from .scene import build_scene


def run(job):
    for task in job:
        start = time.time()
        scene = SCENES[task['scene']]
        if 'seed' in task:
            scene = {**scene, 'seed': task['seed']}
        build_scene(scene)
        width = task['width']
        halves = render_halves(width, task.get('height', width * 2 // 3), task['samples'])
        rendered = time.time()
        develop(denoise(halves), Path(task['file']), scene.get('exposure', 0.5), scene.get('look', 'High Contrast'), scene.get('grade', (1, 1, 1)), task.get('largest'))
        print(f'@@ {task["scene"]} {width} px: rendered in {rendered - start:.0f} s, developed in {time.time() - rendered:.0f} s', flush=True)

