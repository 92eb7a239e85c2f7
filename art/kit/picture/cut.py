"""A part of a finished picture, pixel for pixel."""
from pathlib import Path

import bpy
import numpy as np

from .develop import save


def cut(picture, box, file, largest=None):
    """`box`: from the left, from the top, width, height."""
    image = bpy.data.images.load(picture)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, 'f')
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    left, top, wide, high = box
    # Blender's first row is the lowest.
    rows = pixels.reshape(height, width, 4)[height - top - high : height - top, left : left + wide, :3]
    save(rows, Path(file), largest)
