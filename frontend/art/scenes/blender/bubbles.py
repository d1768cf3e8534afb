"""Air bubbles that stayed in the gel when it was poured."""
import random

import bpy
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

from gel import bubble


def bubbles_in(body, count, seed, largest=0.045):
    """Returns a mesh of `count` bubbles inside `body`, most of them tiny."""
    chance = random.Random(seed)
    surface = BVHTree.FromPolygons([v.co for v in body.data.vertices], [p.vertices for p in body.data.polygons])
    low, high = Vector(body.bound_box[0]), Vector(body.bound_box[6])
    vertices, faces = [], []
    ball = _ball()
    for _ in range(count * 4):
        if len(vertices) >= count * len(ball.vertices):
            break
        centre = Vector(chance.uniform(a, b) for a, b in zip(low, high))
        radius = 0.008 + largest * chance.random() ** 4
        _, _, _, distance = surface.find_nearest(centre)
        if distance < radius + 0.02 or not _encloses(surface, centre):
            continue
        start = len(vertices)
        vertices += [centre + v.co * radius for v in ball.vertices]
        faces += [tuple(start + i for i in p.vertices) for p in ball.polygons]
    mesh = bpy.data.meshes.new('bubbles')
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(bpy.data.materials.get('bubble') or bubble())
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return mesh


def _encloses(surface, point):
    """Whether a closed surface encloses a point: a ray from within leaves it an odd number of times."""
    direction, crossings = Vector((0.31, 0.57, 0.76)).normalized(), 0
    hit, _, _, _ = surface.ray_cast(point, direction)
    while hit is not None:
        crossings += 1
        hit, _, _, _ = surface.ray_cast(hit + direction * 1e-4, direction)
    return crossings % 2 == 1


def attach(mesh, body):
    """Shows `mesh` inside `body`."""
    child = bpy.data.objects.new('bubbles', mesh)
    bpy.context.scene.collection.objects.link(child)
    child.parent = body
    child.matrix_parent_inverse = Matrix.Identity(4)
    return child


def _ball():
    if 'ball' not in bpy.data.meshes:
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=1)
        sphere = bpy.context.object
        sphere.data.name = 'ball'
        kept = sphere.data
        bpy.data.objects.remove(sphere)
        return kept
    return bpy.data.meshes['ball']
