"""blender -b --factory-startup -noaudio -P render_loop.py -- job.json

Renders the frames of a scene that moves and writes their bytes (8-bit RGBA, no header, without the bleed) to `job.out`, one frame
after the other. A frame that is laid over the tint shows the gummies and their shadows. Started by `trace.mjs`.
"""
import importlib
import json
import os
import sys
import time

import addon_utils
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
addon_utils.enable('cycles')
# A pixel that changes by less keeps its former colour: noise would fill the file.
STILL = 5
# A shadow that darkens less is noise.
FAINT = 0.03
# Opacities, of 255, above which a pixel shows a gummy alone, and above which more than a shadow.
SOLID, SHADOW = 250, 110
# How many pixels of a gummy's rim have the colour of the ground in them.
RIM = 2
# The room for shadows around gummies, as a share of the picture.
AROUND = 0.08
# The pixels at the border of what is rendered that the denoiser spoils.
EDGE = 8


def main():
    with open(sys.argv[sys.argv.index('--') + 1]) as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    import passes
    import tone
    from denoiser import denoise
    from gel import linear

    passes.set_up(job['width'], job['height'], job['threads'], job['seed'])
    gummies, floor, paths = importlib.import_module('set_' + job['scene']).build(job)
    tint = tone.unroll(linear(job['tint']))
    empty = denoise(**passes.empty_set(gummies, 64))
    for gummy in gummies:
        gummy.matrix_world.translation.z += 1000
    alone = denoise(**passes.picture(job['samples']))
    uncovered = np.zeros((job['height'], job['width'], 1), np.float32)
    ground = _over(tone, tone.composite(alone, empty, uncovered, tint), job['seed'])
    frame, bleed = None, job['bleed']
    with open(job['out'], 'wb') as out:
        for i, places in enumerate(paths):
            started = time.time()
            for gummy, place in zip(gummies, places):
                gummy.matrix_world = place
            light, covered = alone.copy(), uncovered.copy()
            box = _framed(gummies, job['width'], job['height'])
            if box:
                inner, kept = _within(box)
                light[inner] = denoise(**passes.picture(job['samples']))[kept]
                covered[inner] = passes.coverage(floor)[kept]
            screen = _over(tone, tone.composite(light, empty, covered, tint), job['seed'])
            frame = _settled(_without_fringe(_cut(screen, ground, covered)), frame)
            out.write(np.ascontiguousarray(frame[bleed:-bleed, bleed:-bleed]).tobytes())
            print(f'frame {i + 1} of {len(paths)}: {time.time() - started:.0f} s', flush=True)


def _framed(gummies, width, height):
    """Limits the picture to the gummies and their shadows. Returns its rows and columns, or nothing when no gummy is in view."""
    scene, render = bpy.context.scene, bpy.context.scene.render
    bpy.context.view_layer.update()
    boxes = [[world_to_camera_view(scene, scene.camera, gummy.matrix_world @ Vector(corner)) for corner in gummy.bound_box] for gummy in gummies]
    seen = [corner for box in boxes if min(corner.y for corner in box) < 1 for corner in box]
    if not seen:
        return None
    left, right = _span([corner.x for corner in seen], width)
    low, high = _span([corner.y for corner in seen], height)
    render.use_border = render.use_crop_to_border = True
    # Blender cuts off fractions of a pixel.
    render.border_min_x, render.border_max_x = (left + 0.4) / width, (right + 0.4) / width
    render.border_min_y, render.border_max_y = (low + 0.4) / height, (high + 0.4) / height
    return slice(height - high, height - low), slice(left, right)


def _within(box):
    """Returns a box without its edge, in the picture and in the box: the denoiser lacks neighbours there."""
    sides = [slice(side.start + EDGE, side.stop - EDGE) for side in box]
    return tuple(sides), tuple(slice(EDGE, side.stop - side.start - EDGE) for side in box)


def _span(shares, length):
    return max(0, int((min(shares) - AROUND) * length)), min(length, int((max(shares) + AROUND) * length))


def _over(tone, light, seed):
    return tone.to_screen(np.asarray(light), seed).astype(np.float32)


def _cut(screen, ground, covered):
    """Returns the colour and the opacity that give `screen` when they are laid over `ground`."""
    darkened = np.clip(1 - (screen / np.maximum(ground, 1)).min(2, keepdims=True), 0, 1)
    opacity = np.clip(covered + (1 - covered) * np.where(darkened < FAINT, 0, darkened), 0, 1)
    colour = (screen - (1 - opacity) * ground) / np.maximum(opacity, 1e-3)
    colour = np.where(opacity > 0, np.clip(colour, 0, 255), 0)
    return np.concatenate([colour + 0.5, opacity * 255 + 0.5], 2).astype(np.uint8)


def _without_fringe(frame):
    """Gives the rim of a gummy the colour of what lies within: the denoiser mixes the ground into a rim, which shines before a dark jar."""
    opacity = frame[..., 3:]
    known = opacity > SOLID
    for _ in range(RIM):
        known = _around(known.astype(np.float32)) > 8.5
    inside, colour = known, np.where(known, frame[..., :3], 0).astype(np.float32)
    for _ in range(2 * RIM):
        count = _around(known.astype(np.float32))
        colour = np.where(known, colour, _around(colour) / np.maximum(count, 1))
        known = known | (count > 0)
    is_rim = known & ~inside & (opacity > SHADOW)
    return np.concatenate([np.where(is_rim, colour + 0.5, frame[..., :3]), opacity], 2).astype(np.uint8)


def _around(values):
    """Returns the sum of each pixel and its eight neighbours."""
    height, width = values.shape[:2]
    padded = np.pad(values, ((1, 1), (1, 1), (0, 0)))
    return sum(padded[y:y + height, x:x + width] for y in range(3) for x in range(3))


def _settled(frame, before):
    if before is None:
        return frame
    moved = (np.abs(frame.astype(np.int16) - before) > STILL).any(2, keepdims=True)
    return np.where(moved, frame, before)


main()
