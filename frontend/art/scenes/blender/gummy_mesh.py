"""Builds one gummy as a starch mould casts it: a domed face, rounded walls and a nearly flat back. Lengths are centimetres."""
import math

import bmesh
import bpy

POINTS = 72
HALF_WIDTH = 1.1
VOXEL = 0.035


def cast(name, shape):
    """Returns a new object for `shape`, the entry of `outlines.mjs`: outline in [-1, 1], height, round and dome."""
    body = _bevelled_outline(name, shape)
    _apply(body, _remesh(body, VOXEL), _smooth(body, 10), _waviness(body, name))
    _flatten_back(body, shape.get('dome', 0.12))
    shade_smooth(body)
    return body


def shade_smooth(body):
    for polygon in body.data.polygons:
        polygon.use_smooth = True


def rebuild(body, voxel, smoothing):
    """Gives the mesh an even surface again, for example after a boolean."""
    _apply(body, _remesh(body, voxel), _smooth(body, smoothing))
    shade_smooth(body)


def keep_largest_part(body):
    """Removes crumbs: all that is not connected to most of the mesh."""
    mesh = bmesh.new()
    mesh.from_mesh(body.data)
    left, parts = set(mesh.verts), []
    while left:
        part, edge = set(), [next(iter(left))]
        while edge:
            vertex = edge.pop()
            if vertex not in part:
                part.add(vertex)
                edge += [e.other_vert(vertex) for e in vertex.link_edges]
        left -= part
        parts.append(part)
    largest = max(parts, key=len)
    bmesh.ops.delete(mesh, geom=[v for part in parts if part is not largest for v in part], context='VERTS')
    mesh.to_mesh(body.data)
    mesh.free()


def _bevelled_outline(name, shape):
    rounding = shape['round'] * HALF_WIDTH * 0.72
    inner = HALF_WIDTH - rounding
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    loops = [shape['outline']]
    if 'hole' in shape:
        loops.append([(x * (shape['hole'] + 0.3), y * (shape['hole'] + 0.3)) for x, y in shape['outline']])
    for loop in (_softened(loop, 2 + shape['soften']) for loop in loops):
        spline = curve.splines.new('POLY')
        spline.points.add(len(loop) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, loop):
            point.co = (x * inner, y * inner, 0, 1)
    curve.bevel_depth, curve.bevel_resolution = rounding, 10
    curve.extrude = max(0.02, shape['height'] * HALF_WIDTH - rounding)
    body = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(body)
    bpy.context.view_layer.objects.active = body
    body.select_set(True)
    bpy.ops.object.convert(target='MESH')
    body.select_set(False)
    return body


def _softened(loop, rounds):
    """Returns the outline as evenly spaced points without sharp corners, which no mould would release."""
    loop = _evenly_spaced(loop)
    for _ in range(rounds):
        smooth = [tuple((a + 2 * b + c) / 4 for a, b, c in zip(loop[i - 1], loop[i], loop[(i + 1) % POINTS])) for i in range(POINTS)]
        loop = _evenly_spaced(smooth)
    return loop


def _evenly_spaced(loop):
    ends = [*loop[1:], loop[0]]
    lengths = [math.dist(a, b) for a, b in zip(loop, ends)]
    step, walked, at, points = sum(lengths) / POINTS, 0, 0, []
    for i in range(POINTS):
        while walked + lengths[at] < i * step:
            walked += lengths[at]
            at += 1
        part = (i * step - walked) / max(lengths[at], 1e-9)
        points.append(tuple(a + (b - a) * part for a, b in zip(loop[at], ends[at])))
    return points


def _flatten_back(body, dome):
    reach = HALF_WIDTH ** 2
    for vertex in body.data.vertices:
        x, y, z = vertex.co
        if z > 0:
            vertex.co.z = z * (1.08 + dome * max(0, 1 - (x * x + y * y) / reach))
        else:
            vertex.co.z = z * 0.62


def _remesh(body, voxel):
    modifier = body.modifiers.new('remesh', 'REMESH')
    modifier.mode, modifier.voxel_size = 'VOXEL', voxel
    return modifier


def _smooth(body, iterations):
    modifier = body.modifiers.new('smooth', 'SMOOTH')
    modifier.factor, modifier.iterations = 0.5, iterations
    return modifier


def _waviness(body, name):
    texture = bpy.data.textures.new(name, 'CLOUDS')
    texture.noise_scale = 0.9
    modifier = body.modifiers.new('waviness', 'DISPLACE')
    modifier.texture, modifier.strength, modifier.mid_level = texture, 0.05, 0.5
    return modifier


def _apply(body, *modifiers):
    bpy.context.view_layer.objects.active = body
    for modifier in modifiers:
        bpy.ops.object.modifier_apply(modifier=modifier.name)
