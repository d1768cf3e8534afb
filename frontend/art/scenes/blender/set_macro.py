"""Gummies from close by: most lie apart, so that their shape shows, and a bitten one leans on another and shows its flesh."""
import math
import random

import bpy

import studio
from actors import put, resting
from bite import bite
from bubbles import bubbles_in
from gel import gel
from pressed import cast_pressed

# Where the whole gummies lie, in centimetres from the middle. The bitten one leans on the first.
LYING = [
    (-0.75, 0.7), (2.6, 0.1), (-2.7, -0.4), (1.4, 2.4), (-2.2, 2.6), (0.8, -2.5), (-1.8, -2.7), (3.3, -2.2),
    (3.8, 2.1), (-0.4, 4.4), (2.4, 4.6), (-4.2, 1.5), (-4.0, -2.4),
]


def build(job):
    """Returns the actors and the floor."""
    chance, kinds = random.Random(job['seed']), job['kinds']
    models = [cast_pressed('whole', kind['shape']) for kind in kinds]
    airs = [bubbles_in(model, 40, job['seed'] + i) for i, model in enumerate(models)]
    gels = [[gel(f'gel {colour}', colour) for colour in kind['colours']] for kind in kinds]
    actors = []
    for i, (x, y) in enumerate(LYING):
        k = i % len(kinds)
        colour = gels[k][(i // len(kinds) + 1) % len(gels[k])]
        spot = (x + chance.uniform(-0.2, 0.2), y + chance.uniform(-0.2, 0.2))
        place = resting(models[k].data, spot, (chance.uniform(-4, 4), chance.uniform(-4, 4), chance.uniform(-32, 32)))
        actors += put(models[k].data, colour, place, airs[k])
    bitten = cast_pressed('bitten', kinds[0]['shape'])
    towards, depth, turn = kinds[0]['bite']
    bite(bitten, math.radians(towards), depth)
    leaning = resting(bitten.data, (0.1, -0.6), (34, 8, -10), (0, 0, turn))
    actors += put(bitten.data, gels[0][0], leaning, bubbles_in(bitten, 60, job['seed']))
    for model in (bitten, *models):
        bpy.data.objects.remove(model)
    floor = studio.sweep(job['tint'], depth=18)
    studio.light((-10, 13, 13), 3.4, 3.2)
    bpy.data.objects['top'].visible_glossy = False
    studio.camera((0.1, -9.6, 11.4), (0.1, 0.2, 0.3), 88, (0, -0.6, 1), 0.9)
    return actors, floor
