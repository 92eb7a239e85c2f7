"""Noise out of two half renders: weights from one picture, colours from the other (see nfor.c)."""
import ctypes
import subprocess

import numpy as np

from ..shapes.cloth import CACHE
from pathlib import Path

SOURCE = Path(__file__).with_name('nfor.c')


def library():
    """The compiled filter; built once a machine, again when its source changes."""
    built = CACHE / 'nfor.so'
    if not built.exists() or built.stat().st_mtime < SOURCE.stat().st_mtime:
        CACHE.mkdir(parents=True, exist_ok=True)
        flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']
        subprocess.run(['gcc', *flags, str(SOURCE), '-o', str(built)], check=True)
    return ctypes.CDLL(str(built))


def filtered(first, second, features, radius=8, patch=2, strength=0.6):
    height, width = first.shape[:2]
    planes = [np.ascontiguousarray(array.transpose(2, 0, 1), 'f') for array in (first, second, features)]
    out = np.zeros((3, height, width), 'f')
    pointers = [array.ctypes.data_as(ctypes.c_void_p) for array in (*planes, out)]
    library().nfor(width, height, *pointers, radius, patch, ctypes.c_float(strength))
    return out.transpose(1, 2, 0)


def squeeze(light):
    """Bright places weigh less, so a firefly cannot pull its neighbours."""
    return np.log1p(np.clip(light, 0, None) * 4)


def without_fireflies(light, other):
    """A spot is at most as bright as the third brightest of the nine pixels there in the other half: halves can share their fireflies."""
    brightness, there = light.mean(2), other.mean(2)
    height, width = there.shape
    wide = np.pad(there, 1, mode='edge')
    most = np.sort([wide[y:y + height, x:x + width] for y in range(3) for x in range(3)], 0)[6]
    spot = brightness > 1.5 * most + 0.01
    return light * np.where(spot, most / np.maximum(brightness, 1e-6), 1)[..., None]


def surfaces(halves):
    """What lies where, for the filter to hold on to; behind glass it is noisy itself."""
    depth = np.log(np.clip((halves[0]['Denoising Depth'] + halves[1]['Denoising Depth'])[:, :, :1] / 2, 0.1, 60))
    nothing = np.zeros((*depth.shape[:2], 7), 'f')
    # One more, as the filter knows nothing below zero; only differences count.
    calm = [filtered(*(half[name] + 1 for half in halves), nothing, radius=3) for name in ('Denoising Albedo', 'Denoising Normal')]
    return np.concatenate([*calm, depth], 2)


def denoise(halves, radius=8):
    features = surfaces(halves)
    first, second = (half['Image'] for half in halves)
    calm = filtered(squeeze(without_fireflies(first, second)), squeeze(without_fireflies(second, first)), features, radius)
    return np.expm1(calm) / 4
