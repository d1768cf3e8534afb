"""Casts a gummy with what its mould presses into its face: the segments of a citrus slice."""
import math

from gummy_mesh import cast

REACH, DEPTH, WIDTH = 0.98, 0.11, 0.07


def cast_pressed(name, shape):
    """Returns a new object for `shape`, with `shape['grooves']` grooves from the middle outwards if it has any."""
    body = cast(name, shape)
    if 'grooves' in shape:
        for vertex in body.data.vertices:
            vertex.co.z -= _groove(vertex.co, shape['grooves'])
        body.data.update()
    return body


def _groove(point, count):
    radius = math.hypot(point.x, point.y)
    if point.z < 0.2 or radius > REACH:
        return 0
    swing = math.atan2(point.y, point.x) * count / (2 * math.pi)
    away = abs(swing - round(swing)) / count * 2 * math.pi * radius
    return DEPTH * math.exp(-(away / WIDTH) ** 2) * min(1, (REACH - radius) / 0.2)
