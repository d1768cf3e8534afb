"""Renders the layers that the composition needs, each as a linear float array with the top row first."""
import os
import tempfile

import bpy
import numpy as np


def set_up(width, height, threads, seed):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.seed = 'CPU', seed
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = 12, 10, 28
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.volume_bounces = 2, 3, 2
    cycles.caustics_reflective, cycles.caustics_refractive = False, True
    cycles.blur_glossy, cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 0.5, 4, 20
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = 'FIXED', threads
    render.use_persistent_data = False
    bpy.context.view_layer.cycles.denoising_store_passes = True


def picture(samples):
    """Returns light, albedo and normals of the whole scene."""
    bpy.context.scene.cycles.samples = samples
    return _render({'light': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'})


def empty_set(actors, samples):
    """Returns light, albedo and normals of the set without the `actors`, at a quarter of the size: it is smooth."""
    render = bpy.context.scene.render
    for actor in actors:
        actor.hide_render = True
    render.resolution_percentage = 25
    layers = picture(samples)
    render.resolution_percentage = 100
    for actor in actors:
        actor.hide_render = False
    return layers


def coverage(floor):
    """Returns how much of each pixel the actors cover, 0 to 1."""
    scene = bpy.context.scene
    floor.hide_render, scene.render.film_transparent = True, True
    kept = {name: getattr(scene.cycles, name) for name in ('max_bounces', 'volume_bounces', 'samples')}
    scene.cycles.max_bounces = scene.cycles.volume_bounces = 0
    scene.cycles.samples = 8
    alpha = _render({'alpha': 'Alpha'})['alpha'][..., :1]
    for name, value in kept.items():
        setattr(scene.cycles, name, value)
    floor.hide_render, scene.render.film_transparent = False, False
    return np.clip(alpha, 0, 1)


def _render(wanted):
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        scene.use_nodes = True
        tree = scene.node_tree
        tree.nodes.clear()
        layers = tree.nodes.new('CompositorNodeRLayers')
        shown = tree.nodes.new('CompositorNodeComposite')
        tree.links.new(layers.outputs['Image'], shown.inputs[0])
        files = tree.nodes.new('CompositorNodeOutputFile')
        files.base_path = folder
        files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
        files.file_slots.clear()
        for name, source in wanted.items():
            files.file_slots.new(name)
            tree.links.new(layers.outputs[source], files.inputs[-1])
        scene.render.filepath = os.path.join(folder, 'shown')
        bpy.ops.render.render(write_still=False)
        return {name: _pixels(os.path.join(folder, f'{name}{scene.frame_current:04d}.exr')) for name in wanted}


def _pixels(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    values = np.empty(len(image.pixels), np.float32)
    image.pixels.foreach_get(values)
    width, height = image.size
    bpy.data.images.remove(image)
    return np.nan_to_num(values.reshape(height, width, -1)[::-1, :, :3])
