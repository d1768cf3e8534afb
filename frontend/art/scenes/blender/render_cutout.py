"""blender -b --factory-startup -noaudio -P render_cutout.py -- job.json

Renders gummies without their set and writes the picture's bytes (8-bit RGBA, no header) to `job.out`. Started by `trace.mjs`.
"""
import json
import os
import sys

import addon_utils
import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
addon_utils.enable('cycles')


def main():
    with open(sys.argv[sys.argv.index('--') + 1]) as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    import passes
    import tone
    from denoiser import denoise
    from gel import linear
    from set_cutout import build

    passes.set_up(job['width'], job['height'], job['threads'], job['seed'])
    actors, floor = build(job)
    light = denoise(**passes.picture(job['samples']))
    empty = denoise(**passes.empty_set(actors, 64))
    covered = passes.coverage(floor)
    light = tone.composite(light, empty, covered, tone.unroll(linear(job['tint'])))
    screen = tone.to_screen(np.asarray(light), job['seed'])
    np.concatenate([screen, (covered * 255 + 0.5).astype(np.uint8)], axis=2).tofile(job['out'])


main()
