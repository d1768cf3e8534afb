"""Gummies that float and face the camera, to be cut out. Places and radii are those of a square view, `view` units wide, y down."""
import random

import bpy
from mathutils import Matrix

import studio
from actors import put, turned
from bubbles import bubbles_in
from gel import gel
from gummy_mesh import HALF_WIDTH
from pressed import cast_pressed

# How much nearer each gummy stands than the one before it, so that none cut into each other, in centimetres.
STEP = 1.2


def build(job):
    """Returns the actors and the floor."""
    chance, gummies, view = random.Random(job['seed']), job['gummies'], job['view']
    unit = HALF_WIDTH / max(gummy['r'] for gummy in gummies)
    actors = []
    for i, gummy in enumerate(gummies):
        model = cast_pressed(f'gummy {i}', gummy['shape'])
        place = ((gummy['x'] - view / 2) * unit, -STEP * i, (view / 2 - gummy['y']) * unit)
        lean = turned((0, 0, 0), (90 + chance.uniform(-24, 6), 0, chance.uniform(-24, 24)))
        in_plane = turned((0, 0, 0), (0, 0, -gummy.get('turn', chance.uniform(-16, 16))))
        matrix = Matrix.Translation(place) @ lean @ in_plane @ Matrix.Scale(gummy['r'] * unit / HALF_WIDTH, 4)
        colour = gel(f'gel {i}', gummy['colour'], strength=1.25 * HALF_WIDTH / (gummy['r'] * unit))
        actors += put(model.data, colour, matrix, bubbles_in(model, 30, job['seed'] + i))
        bpy.data.objects.remove(model)
    floor = studio.sweep(job['tint'], depth=12)
    floor.location.z = -7
    studio.light((-7, 9, 8), 3, 0.62)
    studio.camera((0, -40, 0), (0, 0, 0), 50, (0, 0, 0), 64)
    lens = bpy.context.scene.camera.data
    lens.type, lens.ortho_scale = 'ORTHO', view * unit * job['width'] / (job['width'] - 2 * job['bleed'])
    return actors, floor
