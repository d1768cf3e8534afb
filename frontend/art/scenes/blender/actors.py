"""Puts gummies on the set."""
import math

import bpy
from mathutils import Euler, Matrix, Vector

from bubbles import attach


def turned(place, degrees):
    """Returns the matrix of a place and of three turns in degrees."""
    return Matrix.Translation(Vector(place)) @ Euler([math.radians(d) for d in degrees]).to_matrix().to_4x4()


def resting(mesh, place, *turns):
    """Returns the matrix at which `mesh` touches the floor at `place` (x, y), after the turns; the last turn comes first."""
    turn = Matrix.Identity(4)
    for degrees in turns:
        turn = turn @ turned((0, 0, 0), degrees)
    lowest = min((turn @ vertex.co).z for vertex in mesh.vertices)
    return Matrix.Translation((*place, -lowest)) @ turn


def put(mesh, material, matrix, bubbles):
    """Shows a copy of `mesh` in `material`, with the mesh `bubbles` inside."""
    body = bpy.data.objects.new('gummy', mesh.copy())
    body.data.materials.clear()
    body.data.materials.append(material)
    bpy.context.scene.collection.objects.link(body)
    body.matrix_world = matrix
    return [body, attach(bubbles, body)]


def shown(mesh, material, matrix):
    """Shows `mesh` in `material` without a copy of its data: the material belongs to the object."""
    if not mesh.materials:
        mesh.materials.append(material)
    body = bpy.data.objects.new('gummy', mesh)
    bpy.context.scene.collection.objects.link(body)
    body.material_slots[0].link = 'OBJECT'
    body.material_slots[0].material = material
    body.matrix_world = matrix
    return body
