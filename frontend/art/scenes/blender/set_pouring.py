"""Gummies that fall before the jars of a picture and come to rest there, without the jars: to be laid over that picture."""
import math
import random

import bpy
from mathutils import Euler, Matrix

import studio
import vessel
from actors import shown
from gel import packed_gel
from gummy_mesh import cast
from set_jar import VIEWS

# Where the gummies fall, in centimetres from the middle of the jars and towards the wall. The first falls first.
SPOTS = [(-5.2, -3.4), (4.6, -5.6), (-6.2, -4.8), (-3.6, -5.2), (5.6, -5.4), (3.0, -6.2), (-4.6, -5.8), (4.0, -6.6)]
# How high the first starts, and how much higher each one after it.
LOWEST, APART = 12.5, 1.9
GRAVITY = -150


def build(job):
    """Returns the gummies, the floor, and the places of all gummies in each of the job's frames."""
    chance, jars = random.Random(job['seed']), job['falling']
    models = [cast(f'falling {i}', jar['shape']) for i, jar in enumerate(jars)]
    gummies = []
    for i, (x, y) in enumerate(SPOTS):
        jar, model = jars[i % len(jars)], models[i % len(jars)]
        turn = Euler([chance.uniform(0, 2 * math.pi) for _ in range(3)]).to_matrix().to_4x4()
        gel = packed_gel(chance.choice(jar['colours']), strength=0.75, body=0.34, glow=0.05)
        gummies.append(shown(model.data, gel, Matrix.Translation((x, y, LOWEST + i * APART)) @ turn))
    for model in models:
        bpy.data.objects.remove(model)
    paths = _fall(gummies, [jar['place'] for jar in jars], job['frames'])
    floor = studio.sweep(job['tint'], depth=18)
    studio.light_jars()
    distance, lens, height = VIEWS[len(jars)]
    studio.camera((0, -distance, distance * 0.34), (0.1, 0, height), lens, (0, -3.4, 4), 5)
    return gummies, floor, paths


def _fall(gummies, jars, frames):
    """Lets the gummies fall before jars at these places. Returns the places of all gummies in each of the numbered frames."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 10, 12
    scene.gravity = (0, 0, GRAVITY)
    scene.frame_start, scene.frame_end, world.point_cache.frame_end = 1, frames[-1] + 1, frames[-1] + 1
    bpy.ops.mesh.primitive_cube_add(size=80, location=(0, 0, -40))
    solids = [bpy.context.object]
    for x, y in jars:
        bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=vessel.RADIUS, depth=20, location=(x, y, 10))
        solids.append(bpy.context.object)
    for solid in solids:
        _make_solid(solid, 'PASSIVE')
    for gummy in gummies:
        _make_solid(gummy, 'ACTIVE')
    places = []
    for frame in range(frames[-1] + 1):
        scene.frame_set(frame + 1)
        graph = bpy.context.evaluated_depsgraph_get()
        places.append([gummy.evaluated_get(graph).matrix_world.copy() for gummy in gummies])
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    for solid in solids:
        bpy.data.objects.remove(solid)
    return [places[frame] for frame in frames]


def _make_solid(body, kind):
    bpy.ops.object.select_all(action='DESELECT')
    bpy.context.view_layer.objects.active = body
    body.select_set(True)
    bpy.ops.rigidbody.object_add(type=kind)
    solid = body.rigid_body
    solid.collision_shape, solid.friction, solid.restitution = 'CONVEX_HULL', 0.7, 0.25
    solid.use_margin, solid.collision_margin = True, 0.01
    solid.linear_damping, solid.angular_damping = 0.04, 0.5
