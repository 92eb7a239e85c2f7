"""From light to a picture: bloom, vignette, film curve, grain."""
from pathlib import Path

import bpy
import numpy as np


def blurred(light, sigma):
    reach = int(sigma * 3) | 1
    x = np.arange(-reach, reach + 1)
    weights = np.exp(-x * x / (2 * sigma * sigma))
    weights /= weights.sum()

    def along(row):
        return np.convolve(np.pad(row, reach, mode='edge'), weights, 'valid')

    return np.apply_along_axis(along, 1, np.apply_along_axis(along, 0, light))


def bloomed(light):
    height, width = light.shape[:2]
    over = np.clip(light - 1.2, 0, 6)
    small = over[::4, ::4]
    glow = sum(blurred(small, width / 4 * share) for share in (0.006, 0.02)) / 2
    glow = np.repeat(np.repeat(glow, 4, 0), 4, 1)[:height, :width]
    return light + glow * 0.10


def vignetted(light, strength=0.22):
    height, width = light.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    distance = ((x / width - 0.5) ** 2 + ((y / height - 0.5) * height / width) ** 2) / 0.36
    return light * (1 - strength * distance[..., None])


def to_image(pixels, colour_space, depth):
    height, width = pixels.shape[:2]
    image = bpy.data.images.new('picture', width, height, float_buffer=depth, alpha=False)
    image.colorspace_settings.name = colour_space
    filled = np.ones((height, width, 4), 'f')
    filled[:, :, :3] = pixels
    image.pixels.foreach_set(filled.ravel())
    return image


def through_film(light, exposure, look, file):
    """Apply Blender's film curve by way of a file; gives display values 0..1."""
    scene = bpy.context.scene
    view = scene.view_settings
    view.view_transform, view.look, view.exposure, view.gamma = 'Filmic', look, exposure, 1.0
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = 'PNG', '16', 'RGB'
    image = to_image(light, 'Linear', True)
    image.save_render(str(file), scene=scene)
    bpy.data.images.remove(image)
    image = bpy.data.images.load(str(file))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, 'f')
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[:, :, :3]


def grained(picture, amount=0.010):
    noise = np.random.RandomState(1).randn(*picture.shape[:2], 1) * amount
    return np.clip(picture + noise * (0.4 + 2.4 * picture * (1 - picture)), 0, 1)


def save(picture, file, largest=None):
    """PNG by its name, or WebP at the best quality that stays under `largest` bytes."""
    scene = bpy.context.scene
    image = to_image(picture, 'Non-Color', False)
    if file.suffix == '.png':
        image.filepath_raw, image.file_format = str(file), 'PNG'
        image.save()
    else:
        scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = 'Raw', 'None', 0
        settings = scene.render.image_settings
        settings.file_format, settings.color_mode = 'WEBP', 'RGB'
        for quality in (92, 88, 84, 80, 75, 70, 60):
            settings.quality = quality
            image.save_render(str(file), scene=scene)
            if not largest or file.stat().st_size <= largest:
                break
    bpy.data.images.remove(image)


def develop(light, file, exposure=0.5, look='High Contrast', grade=(1, 1, 1), largest=None):
    file = Path(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    light = vignetted(bloomed(light * np.array(grade)[None, None, :]))
    negative = file.with_suffix('.film.png')
    picture = grained(through_film(light, exposure, look, negative))
    negative.unlink()
    save(picture, file, largest)
