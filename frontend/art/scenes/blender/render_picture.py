"""blender -b --factory-startup -noaudio -P render_picture.py -- job.json

Renders the picture that the job describes and writes its bytes (8-bit RGB, no header) to `job.out`. Started by
`trace.mjs`, which knows the pictures, their gummies and their colours.
"""
import importlib
import json
import os
import sys
import time

import addon_utils
import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
addon_utils.enable('cycles')
EXPECTED = (3, 4)


def main():
    if bpy.app.version[:2] != EXPECTED:
        sys.exit(f'Blender {bpy.app.version_string} found, 3.4 expected: other versions name their inputs differently.')
    with open(sys.argv[sys.argv.index('--') + 1]) as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    started = time.time()
    screen = _render(job)
    screen.tofile(job['out'])
    print(f'rendered in {time.time() - started:.0f} s')


def _render(job):
    import passes
    import tone
    from denoiser import denoise
    from gel import linear
    build = importlib.import_module('set_' + job['scene']).build

    passes.set_up(job['width'], job['height'], job['threads'], job['seed'])
    actors, floor = build(job)
    light = denoise(**passes.picture(job['samples']))
    if floor:
        empty = denoise(**passes.empty_set(actors, 64))
        light = tone.composite(light, empty, passes.coverage(floor), tone.unroll(linear(job['tint'])))
    return tone.to_screen(np.asarray(light), job['seed'])


main()
