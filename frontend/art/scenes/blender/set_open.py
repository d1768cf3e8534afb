"""An open jar from above, full to the neck, with its lid and a few gummies beside it. The other jars of a bundle stay closed."""
import math
import random

import bpy
from mathutils import Matrix

import studio
import vessel
from actors import resting, shown
from gel import packed_gel, paper
from gummy_mesh import cast
from pour import pour

# Where the lid and the gummies lie beside one, two or three jars, in centimetres from the middle.
LID = {1: (-6.2, 2.4), 2: (5.6, -5.6), 3: (-7.4, -3.8)}
LYING = {
    1: [
        (-4.6, -2.9), (-2.6, -5.0), (-0.1, -5.5), (2.4, -5.2), (4.5, -3.4), (-5.9, -5.3), (-3.8, -7.4), (-1.3, -7.8),
        (1.4, -7.9), (4.0, -6.6), (6.6, -5.0), (6.2, -1.2),
    ],
    2: [(-0.2, -5.8), (-2.6, -6.6), (-5.2, -5.9), (1.6, -8.4), (-1.2, -9.2), (-4.2, -9.1), (3.6, -10.2), (-7.2, -8.4), (8.8, -1.6), (-7.8, -3.2)],
    3: [(3.8, -4.6), (1.3, -6.4), (-1.6, -6.6), (6.6, -3.4), (3.7, -7.6), (0.4, -9.2), (-3.4, -9.0), (6.8, -6.4), (9.4, -3.4), (-6.4, -8.2)],
}
# Distance of the camera, lens, and the point that it looks at.
VIEWS = {1: (52, 110, (-0.9, -1.6, 2.5)), 2: (68, 110, (0, -1.6, 2.4)), 3: (76, 106, (0, -0.8, 2.4))}
ELEVATION = math.radians(40)


def build(job):
    """Returns the actors and the floor."""
    chance, jars = random.Random(job['seed']), job['jars']
    models = [cast('whole', jar['shape']) for jar in jars]
    actors = []
    for jar, model in zip(jars, models):
        lid = Matrix.Translation((*LID[len(jars)], -vessel.NECK + 0.55)) if jar is jars[-1] else None
        actors += _full(jar, model.data, lid, job['seed'], chance)
    actors += _loose(jars, models, chance)
    for model in models:
        bpy.data.objects.remove(model)
    floor = studio.sweep(job['tint'], depth=22)
    studio.light_jars()
    bpy.data.objects['top'].visible_glossy = False
    distance, lens, target = VIEWS[len(jars)]
    away = (distance * math.cos(ELEVATION), distance * math.sin(ELEVATION))
    studio.camera((target[0], target[1] - away[0], target[2] + away[1]), target, lens, (0, -3, 4), 8)
    return actors, floor


def _full(jar, mesh, lid, seed, chance):
    """Returns a jar with its gummies, at its place. With the matrix `lid`, it is open and its lid lies there."""
    label = jar['label']
    parts = [*vessel.jar(), *vessel.label(label['file'], label['width'], label['height'], label['turn'])]
    parts += _rim() if lid else vessel.lid(jar['lid'])
    gels = [packed_gel(colour) for colour in jar['colours']]
    places = pour(mesh, jar['shape'], jar['count'], vessel.RADIUS - vessel.WALL, vessel.BASE, seed)
    parts += [shown(mesh, chance.choice(gels), place) for place in places if _is_inside(place.translation)]
    for part in parts:
        part.matrix_world = Matrix.Translation((*jar['place'], 0)) @ part.matrix_world
    if lid:
        for part in vessel.lid(jar['lid']):
            part.matrix_world = lid
            parts.append(part)
    return parts


def _is_inside(point):
    reach = 2.25 if point.z > vessel.SHOULDER - 0.4 else vessel.RADIUS
    return 0 < point.z < vessel.NECK - 0.1 and math.hypot(point.x, point.y) < reach


def _rim():
    """Adds the lip of the glass and its thread, which a lid hides."""
    glass = paper('rim', '#ffffff', roughness=0.04, specular=0.6)
    inputs = glass.node_tree.nodes['Principled BSDF'].inputs
    inputs['Transmission'].default_value, inputs['IOR'].default_value = 1, 1.45
    return [_torus(glass, vessel.NECK, 2.93, 0.11), _torus(glass, vessel.NECK - 0.5, 2.99, 0.07)]


def _torus(material, height, radius, thickness):
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius, minor_radius=thickness, major_segments=128, minor_segments=20, location=(0, 0, height))
    ring = bpy.context.object
    ring.data.materials.append(material)
    for polygon in ring.data.polygons:
        polygon.use_smooth = True
    return ring


def _loose(jars, models, chance):
    """Returns the gummies that lie before the jars, of each jar in turn."""
    gels = [[packed_gel(colour, strength=0.5, body=0.34, glow=0.14) for colour in jar['colours']] for jar in jars]
    parts = []
    for i, (x, y) in enumerate(LYING[len(jars)]):
        k = i % len(jars)
        spot = (x + chance.uniform(-0.4, 0.4), y + chance.uniform(-0.4, 0.4))
        place = resting(models[k].data, spot, (chance.uniform(-4, 4), chance.uniform(-4, 4), chance.uniform(-70, 70)))
        parts.append(shown(models[k].data, chance.choice(gels[k]), place))
    return parts
