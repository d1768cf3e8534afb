"""Lets gummies fall into a jar. Each falls as a compound of convex pieces, so that hooks fit into each other."""
import math
import random

import bpy
from mathutils import Euler, Matrix, Vector, geometry

from vessel import ring_faces

FRAMES = 150
APART = 0.42
CORNERS = 24


def pour(mesh, shape, count, radius, floor, seed):
    """Returns the matrices at which `count` copies of `mesh` came to rest inside a tube of `radius`, lowest first."""
    scene, chance = bpy.context.scene, random.Random(seed)
    _start_world(scene)
    tube = _tube(radius, floor)
    _make_solid(tube, 'PASSIVE', 'MESH')
    pieces = _pieces(mesh, shape)
    bodies = [_falling(pieces, chance, radius, floor + 1.2 + i * APART) for i in range(count)]
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    places = [body[0].evaluated_get(graph).matrix_world.copy() for body in bodies]
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    for part in (tube, *(part for body in bodies for part in body)):
        bpy.data.objects.remove(part)
    return sorted(places, key=lambda place: place.translation.z)


def _start_world(scene):
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 8, 12
    scene.gravity = (0, 0, -60)
    scene.frame_start, scene.frame_end, world.point_cache.frame_end = 1, FRAMES, FRAMES


def _falling(pieces, chance, radius, height):
    """Returns a compound and its pieces, turned at random, somewhere over the middle of the tube."""
    distance, angle = radius * 0.55 * math.sqrt(chance.random()), chance.uniform(0, 2 * math.pi)
    place = Vector((distance * math.cos(angle), distance * math.sin(angle), height))
    turn = Euler([chance.uniform(0, 2 * math.pi) for _ in range(3)])
    parts = [bpy.data.objects.new('falling', piece) for piece in (pieces[0], *pieces)]
    for part in parts:
        bpy.context.scene.collection.objects.link(part)
        if part is not parts[0]:
            part.parent = parts[0]
    parts[0].matrix_world = Matrix.Translation(place) @ turn.to_matrix().to_4x4()
    bpy.context.view_layer.update()
    for part in parts[1:]:
        _make_solid(part, 'ACTIVE', 'CONVEX_HULL')
    _make_solid(parts[0], 'ACTIVE', 'COMPOUND')
    return parts


def _make_solid(body, kind, form):
    bpy.ops.object.select_all(action='DESELECT')
    bpy.context.view_layer.objects.active = body
    body.select_set(True)
    bpy.ops.rigidbody.object_add(type=kind)
    solid = body.rigid_body
    solid.collision_shape, solid.friction, solid.restitution = form, 0.35, 0.02
    solid.use_margin, solid.collision_margin = True, 0.01
    solid.linear_damping, solid.angular_damping = 0.1, 0.3


def _pieces(mesh, shape):
    """Returns convex meshes that fill `mesh`: the outline in convex parts, each as thick as the gummy."""
    low, high = min(v.co.z for v in mesh.vertices), max(v.co.z for v in mesh.vertices)
    reach = max(v.co.x for v in mesh.vertices) / max(x for x, _ in shape['outline'])
    sparse = shape['outline'][::max(1, len(shape['outline']) // CORNERS)]
    points = [Vector((x * reach, y * reach, 0)) for x, y in sparse]
    if shape.get('convex'):
        return [_slab(points, low, high)]
    triangles = [_counterclockwise(part, points) for part in geometry.tessellate_polygon([points])]
    return [_slab([points[i] for i in part], low, high) for part in _merged(triangles, points)]


def _counterclockwise(part, points):
    a, b, c = (points[i] for i in part)
    return list(part) if (b - a).cross(c - a).z > 0 else list(reversed(part))


def _merged(parts, points):
    """Joins neighbours as long as the result is convex (Hertel and Mehlhorn)."""
    for i, part in enumerate(parts):
        for k in range(i + 1, len(parts)):
            joined = _joined(part, parts[k])
            if joined and _is_convex(joined, points):
                others = [p for n, p in enumerate(parts) if n not in (i, k)]
                return _merged([*others, joined], points)
    return parts


def _joined(part, other):
    """Returns the outline of two parts that share an edge, or nothing."""
    for i, a in enumerate(part):
        b = part[(i + 1) % len(part)]
        for k, c in enumerate(other):
            if c == b and other[(k + 1) % len(other)] == a:
                rest = [other[(k + 2 + n) % len(other)] for n in range(len(other) - 2)]
                return part[:i + 1] + rest + part[i + 1:]
    return None


def _is_convex(part, points):
    corners = [points[i] for i in part]
    for i, b in enumerate(corners):
        a, c = corners[i - 1], corners[(i + 1) % len(corners)]
        if (b - a).cross(c - b).z < -0.03 * (b - a).length * (c - b).length:
            return False
    return True


def _slab(corners, low, high):
    """A slab whose edges are drawn in, as a mould rounds them."""
    centre = sum(corners, Vector()) / len(corners)
    levels = [(low, 0.86), (low * 0.4 + high * 0.6, 1.0), (high, 0.8)]
    vertices = [(*(centre + (corner - centre) * inset).xy, z) for z, inset in levels for corner in corners]
    n = len(corners)
    mesh = bpy.data.meshes.new('piece')
    mesh.from_pydata(vertices, [], [tuple(range(n)), tuple(range(2 * n, 3 * n))])
    return mesh


def _tube(radius, floor):
    around = 40
    angles = [2 * math.pi * i / around for i in range(around)]
    levels = [(0.01, floor), (radius - 0.4, floor), (radius, floor + 0.4), (radius, 90)]
    mesh = bpy.data.meshes.new('tube')
    mesh.from_pydata([(r * math.cos(a), r * math.sin(a), z) for r, z in levels for a in angles], [], ring_faces(4, around))
    tube = bpy.data.objects.new('tube', mesh)
    bpy.context.scene.collection.objects.link(tube)
    return tube
