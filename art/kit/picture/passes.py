"""Cycles: two half-sample renders with different seeds, each with what the denoiser wants to know."""
import tempfile
from pathlib import Path

import bpy
import numpy as np

PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal', 'Denoising Depth')


def read_pixels(file):
    image = bpy.data.images.load(str(file))
    width, height = image.size
    pixels = np.empty(width * height * 4, 'f')
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[:, :, :3]


def set_cycles(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.use_denoising = False
    cycles.samples = samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, max(8, samples // 2)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 4, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 12
    cycles.use_auto_tile = False
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.4
    scene.view_layers[0].cycles.denoising_store_passes = True


def write_passes_to(folder):
    """Let the compositor write every pass as a float file."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = str(folder)
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name.replace(' ', '') + '_')
        tree.links.new(layers.outputs[name], files.inputs[-1])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])


def render_halves(width, height, samples):
    """[{pass: array}, {pass: array}]: two independent pictures of half the samples each."""
    set_cycles(width, height, samples // 2)
    halves = []
    with tempfile.TemporaryDirectory() as folder:
        write_passes_to(folder)
        for seed in (11, 112):
            bpy.context.scene.cycles.seed = seed
            bpy.context.scene.frame_set(1)
            bpy.ops.render.render(write_still=False)
            halves.append({name: read_pixels(Path(folder) / f'{name.replace(" ", "")}_0001.exr') for name in PASSES})
    return halves
