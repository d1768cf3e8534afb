"""Takes a bite out of a gummy: prints of upper and lower teeth, a ridge where they met, and torn, wet flesh."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from gummy_mesh import keep_largest_part, rebuild, shade_smooth

TOOTH = Vector((0.2, 0.26, 0.46))
FINE_VOXEL = 0.024


def bite(body, towards, depth, reach=0.45, teeth=5):
    """Removes the part of `body` that lies `towards` an angle (radians) and further out than `depth` cm from its centre."""
    prints = _tooth_prints(towards, depth, reach, teeth)
    cutter = _union(prints)
    hole = body.modifiers.new('bite', 'BOOLEAN')
    hole.operation, hole.object, hole.solver = 'DIFFERENCE', cutter, 'FAST'
    bpy.context.view_layer.objects.active = body
    bpy.ops.object.modifier_apply(modifier=hole.name)
    bpy.data.objects.remove(cutter)
    rebuild(body, FINE_VOXEL, 2)
    keep_largest_part(body)
    _tear(body, prints)
    shade_smooth(body)


def _tooth_prints(towards, depth, reach, teeth):
    """One matrix per tooth: a unit sphere becomes the room that the tooth took. Upper and lower rows overlap in the middle."""
    centre = Vector((math.cos(towards), math.sin(towards), 0)) * (depth + reach)
    outwards = centre.normalized() * reach
    prints = [_round(centre, reach * 0.9), _round(centre + outwards, reach * 1.5)]
    for row, lift in ((0, 0.30), (1, -0.26)):
        count = teeth - row
        for i in range(count):
            swing = (i - (count - 1) / 2) / count * 2.5
            angle = towards + math.pi + swing
            uneven = noise.noise(Vector((i * 3.7, row * 5.1, 0.5))) * 0.06
            place = centre + Vector((math.cos(angle), math.sin(angle), 0)) * (reach * 0.9 - 0.1 + uneven)
            place.z = lift + uneven
            prints.append(Matrix.Translation(place) @ Matrix.Rotation(angle - math.pi / 2, 4, 'Z') @ Matrix.Diagonal((*TOOTH, 1)))
    return prints


def _round(centre, radius):
    return Matrix.Translation(centre) @ Matrix.Diagonal((radius, radius, max(1, radius), 1))


def _union(prints):
    vertices, faces = [], []
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=4, radius=1)
    sphere = bpy.context.object
    for place in prints:
        start = len(vertices)
        vertices += [place @ v.co for v in sphere.data.vertices]
        faces += [tuple(start + i for i in p.vertices) for p in sphere.data.polygons]
    bpy.data.objects.remove(sphere)
    mesh = bpy.data.meshes.new('cutter')
    mesh.from_pydata(vertices, [], faces)
    cutter = bpy.data.objects.new('cutter', mesh)
    bpy.context.scene.collection.objects.link(cutter)
    rebuild(cutter, 0.04, 1)
    return cutter


def _tear(body, prints):
    """Marks the flesh in the attribute `cut` and roughens it: pulled fibres along the bite, small pits, no repetition."""
    places, normals, flesh = _read(body, 'co'), _read(body, 'normal'), _flesh(body, prints)
    body.data.attributes.new('cut', 'FLOAT', 'POINT').data.foreach_set('value', flesh)
    for i in np.flatnonzero(flesh):
        places[i] += normals[i] * (_roughness(Vector(places[i])) * flesh[i])
    body.data.vertices.foreach_set('co', places.ravel())
    body.data.update()


def _flesh(body, prints):
    """Returns 1 for every vertex on a tooth print, 0 away from it, and a soft border between."""
    places = _read(body, 'co')
    places = np.c_[places, np.ones(len(places), np.float32)]
    inverses = [np.array(p.inverted(), np.float32) for p in prints]
    nearest = np.min([np.linalg.norm((places @ i.T)[:, :3], axis=1) for i in inverses], axis=0)
    return np.clip((1.09 - nearest) / 0.07, 0, 1)


def _roughness(p):
    fibres = noise.noise(Vector((p.x * 5, p.y * 5, p.z * 1.6)))
    pits = noise.noise(p * 11) + 0.5 * noise.noise(p * 23)
    return 0.06 * fibres + 0.024 * pits


def _read(body, field):
    values = np.empty(len(body.data.vertices) * 3, np.float32)
    body.data.vertices.foreach_get(field, values)
    return values.reshape(-1, 3)
