"""Full jars with their labels, and a few gummies before them, one of them bitten."""
import math
import random

import bpy
from mathutils import Matrix

import studio
import vessel
from actors import resting, shown
from bite import bite
from gel import packed_gel
from gummy_mesh import cast
from pour import pour

# How far outside the middle pieces lean, in degrees from the front, and where others lie, before one, two or three jars.
LEANING = {1: (50, 66), 2: (52, 70), 3: (20, 40)}
LYING = {
    1: [(4.3, -4.6), (2.5, -6.0), (-4.2, -4.9), (-2.1, -6.2), (4.9, -2.4), (-4.9, -2.6)],
    2: [(0.2, -5.0), (2.6, -5.8), (-2.4, -5.9), (7.0, -3.6), (-7.0, -4.0), (4.9, -4.6)],
    3: [(3.4, -5.2), (1.4, -6.6), (-3.5, -5.4), (-1.4, -6.9), (6.4, -4.4), (-6.4, -4.4)],
}
# Distance of the camera, lens, and height of the point that it looks at.
VIEWS = {1: (44, 118, 3.75), 2: (62, 146, 4.0), 3: (74, 146, 4.0)}


def build(job):
    """Returns the actors and the floor."""
    chance, jars = random.Random(job['seed']), job['jars']
    models = [(cast('whole', jar['shape']), cast('bitten', jar['shape'])) for jar in jars]
    actors = [part for jar, (whole, _) in zip(jars, models) for part in _full(jar, whole.data, job['seed'], chance)]
    actors += _loose(jars, models, chance)
    for model in (model for pair in models for model in pair):
        bpy.data.objects.remove(model)
    floor = studio.sweep(job['tint'], depth=18)
    studio.light_jars()
    distance, lens, height = VIEWS[len(jars)]
    studio.camera((0, -distance, distance * 0.34), (0.1, 0, height), lens, (0, -3.4, 4), 5)
    return actors, floor


def _full(jar, mesh, seed, chance):
    """Returns a jar with its gummies, at its place."""
    label = jar['label']
    parts = [*vessel.jar(), *vessel.lid(jar['lid'])]
    parts += vessel.label(label['file'], label['width'], label['height'], label['turn'])
    gels = [packed_gel(colour) for colour in jar['colours']]
    places = pour(mesh, jar['shape'], jar['count'], vessel.RADIUS - vessel.WALL, vessel.BASE, seed)
    parts += [shown(mesh, chance.choice(gels), place) for place in places if _is_inside(place.translation)]
    for part in parts:
        part.matrix_world = Matrix.Translation((*jar['place'], 0)) @ part.matrix_world
    return parts


def _is_inside(point):
    reach = 2.2 if point.z > vessel.SHOULDER - 0.4 else vessel.RADIUS
    return 0 < point.z < vessel.NECK - 0.3 and math.hypot(point.x, point.y) < reach


def _loose(jars, models, chance):
    """Returns the gummies before the jars: a bitten one leans on the last jar and shows its flesh, the others lie or lean."""
    side, front, parts = chance.choice((-1, 1)), jars[-1]['place'], []
    spots = chance.sample(LYING[len(jars)], chance.choice((3, 4)))
    angles = (side * chance.uniform(*LEANING[len(jars)]), -side * chance.uniform(*LEANING[len(jars)]))[:chance.choice((1, 2, 2))]
    for i, spot in enumerate([*angles, *spots]):
        (whole, bitten), jar = models[-1 - i % len(models)], jars[-1 - i % len(jars)]
        if i == 0:
            bite(bitten, math.radians(90 - 40 * side), 0.34, reach=0.62, teeth=4)
        mesh = bitten.data if i == 0 else whole.data
        gel = packed_gel(chance.choice(jar['colours']), strength=0.75, body=0.34, glow=0.05)
        matrix = _leaning(mesh, front, spot) if i < len(angles) else _lying(mesh, spot, chance)
        parts.append(shown(mesh, gel, matrix))
    return parts


def _leaning(mesh, place, degrees):
    """The matrix of a gummy that leans on a jar, `degrees` to the right of its front."""
    away = math.radians(degrees)
    reach = vessel.RADIUS + 0.95
    spot = (place[0] + reach * math.sin(away), place[1] - reach * math.cos(away))
    return resting(mesh, spot, (0, 0, degrees * 0.6), (64, 0, 0))


def _lying(mesh, spot, chance):
    place = tuple(v + chance.uniform(-0.3, 0.3) for v in spot)
    return resting(mesh, place, (chance.uniform(-5, 5), chance.uniform(-5, 5), chance.uniform(0, 360)))
