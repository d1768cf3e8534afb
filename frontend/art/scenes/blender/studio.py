"""The set: floor and wall in one sweep, one strong key light from behind left, and weak neutral light around it."""
import math

import bpy
from mathutils import Vector

from gel import linear, paper

KEY, FILL, TOP = 2600, 330, 420


def sweep(tint, depth=9):
    """Adds a floor that curves up into a wall behind the gummies."""
    bend = [i * math.pi / 2 / 24 for i in range(25)]
    profile = [(-40, 0)] + [(depth + 6 * math.sin(a), 6 - 6 * math.cos(a)) for a in bend] + [(depth + 6, 40)]
    vertices = [(x, y, z) for x in (-60, 60) for y, z in profile]
    n = len(profile)
    mesh = bpy.data.meshes.new('sweep')
    mesh.from_pydata(vertices, [], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)])
    mesh.materials.append(paper('sweep', tint))
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    floor = bpy.data.objects.new('sweep', mesh)
    bpy.context.scene.collection.objects.link(floor)
    return floor


def light(key=(-5.5, 6.5, 7.5), key_size=2.6, scale=1.0):
    """Adds the lamps. No fill is brighter than a third of the key."""
    _area('key', key, key_size, KEY * scale, '#FFF6EA')
    _area('fill', (-5.5, -8, 6), 5, FILL * scale, '#FFFFFF')
    _area('top', (1, 0.5, 10), 5, TOP * scale, '#FFFFFF')
    _surround(0.22)


def light_jars():
    """Adds lamps for jars: a key from behind left, a card behind that shines through the gel, and a window that the walls show."""
    _area('key', (-13, 12, 13), 4, 17000, '#FFF6EA', (0, 0, 2))
    card = _area('card', (3, 15, 12), 9, 9000, '#FFFFFF', (0, 0, 4), 7)
    card.visible_glossy = False
    _area('window', (-17, -14, 9), 4, 6200, '#FFFFFF', (0, 0, 4), 15)
    _area('spark', (-7, -16, 20), 2.4, 2600, '#FFFFFF', (0, -2, 3))
    _area('top', (4, -9, 22), 12, 4800, '#FFFFFF', (0, 0, 0))
    _surround(0.3)


def camera(place, target, lens, focus, aperture):
    """Adds the camera; `focus` is the point that is sharp."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.dof.use_dof, data.dof.aperture_fstop = True, aperture
    body = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(body)
    body.location = place
    aim(body, target)
    data.dof.focus_distance = (Vector(place) - Vector(focus)).length
    bpy.context.scene.camera = body


def aim(body, target):
    body.rotation_euler = (Vector(target) - Vector(body.location)).to_track_quat('-Z', 'Y').to_euler()


def _surround(strength):
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs['Color'].default_value = (*linear('#F4F4F4'), 1)
    world.node_tree.nodes['Background'].inputs['Strength'].default_value = strength


def _area(name, place, size, power, colour, target=(0, 0, 0.6), tall=None):
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.energy, lamp.color, lamp.size = power, linear(colour), size
    if tall:
        lamp.shape, lamp.size_y = 'RECTANGLE', tall
    body = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(body)
    body.location = place
    aim(body, target)
    return body
