"""A bitten gummy leans on a whole one. Its wet flesh faces the camera, and the key light comes through it."""
import math

import bpy

import studio
from actors import put, resting
from bite import bite
from bubbles import bubbles_in
from gel import gel
from gummy_mesh import cast


def build(job):
    """Returns the actors and the floor."""
    first, second = (gel(f'gel {c}', c) for c in job['colours'][:2])
    bitten, whole = cast('bitten', job['shape']), cast('whole', job['shape'])
    bite(bitten, math.radians(37), 0.58)
    air = bubbles_in(whole, 40, job['seed'])
    leaning = resting(bitten.data, (0, -0.05), (66, 0, -33), (0, 0, -4))
    actors = [
        *put(bitten.data, first, leaning, bubbles_in(bitten, 60, job['seed'])),
        *put(whole.data, second, resting(whole.data, (0.8, 1.2), (0, 0, 140)), air),
        *put(whole.data, first, resting(whole.data, (-2.4, 3.2), (0, 0, -20)), air),
    ]
    for model in (bitten, whole):
        bpy.data.objects.remove(model)
    floor = studio.sweep(job['tint'])
    studio.light()
    studio.camera((0.15, -12.2, 3.7), (0.2, 0.2, 0.9), 116, (0.3, -0.4, 1.2), 0.3)
    return actors, floor
