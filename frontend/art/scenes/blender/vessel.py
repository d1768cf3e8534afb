"""The jar: thin clear walls, a ribbed lid, and a paper label with the artwork of the product. Lengths are centimetres."""
import math

import bpy

from gel import paper

RADIUS, WALL = 3.4, 0.16
SHOULDER, NECK = 7.2, 8.05
BASE = 0.17
LID_RADIUS, LID_HEIGHT, RIBS = 3.3, 1.5, 78
LABEL_LOW = 1.5
LABEL_UNIT = RADIUS / 330 * 0.88


def jar():
    """Adds the walls, and the foot that darkens what lies under the jar."""
    base = [(0.0, 0.14), (1.6, 0.12), (2.3, 0.06), (2.6, 0.0), (3.0, 0.04), (3.24, 0.2), (RADIUS, 0.6)]
    neck = [(RADIUS, SHOULDER - 0.5), (3.32, SHOULDER - 0.1), (3.14, SHOULDER + 0.25), (3.0, SHOULDER + 0.5), (2.98, NECK)]
    foot = _turned('foot', [(0.0, 0.012), (2.9, 0.012)], _tinted(0.5))
    return [_turned('jar', _rounded(base + neck, 3), _clear()), foot]


def lid(colour):
    """Adds the lid."""
    low, top = NECK - 0.55, LID_HEIGHT
    # How high, how far inwards, and how deep the ribs are.
    side = [(0.0, 0.0, 0), (0.05, -0.02, 0.2), (0.16, -0.03, 1), (top - 0.3, 0.0, 1), (top - 0.2, 0.02, 0.5), (top - 0.08, 0.09, 0)]
    face = [(top, 0.24, 0), (top + 0.01, 0.5, 0), (top - 0.05, 0.56, 0), (top - 0.05, LID_RADIUS - 0.001, 0)]
    rings = [_ribbed_ring(low + height, LID_RADIUS - inwards, ribbed) for height, inwards, ribbed in side + face]
    return [_skin('lid', rings, paper('lid', colour, roughness=0.42, specular=0.3))]


def label(picture, width, height, turn):
    """Adds the label: `picture` is a file, `width` and `height` are units of the artwork, `turn` is in degrees."""
    radius, columns = RADIUS + 0.02, 96
    half = width * LABEL_UNIT / radius / 2
    shares = [i / columns for i in range(columns + 1)]
    angles = [math.radians(turn - 90) + half * (2 * share - 1) for share in shares]
    around = [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]
    levels = (LABEL_LOW, LABEL_LOW + height * LABEL_UNIT)
    vertices = [(x, y, z) for x, y in around for z in levels]
    mesh = bpy.data.meshes.new('label')
    mesh.from_pydata(vertices, [], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(columns)])
    layer = mesh.uv_layers.new(name='artwork').data
    corners = [place for a, b in zip(shares, shares[1:]) for place in ((a, 0), (b, 0), (b, 1), (a, 1))]
    for corner, place in zip(layer, corners):
        corner.uv = place
    return [_shown('label', mesh, _printed(picture))]


def _printed(picture):
    material = paper('label', '#ffffff', roughness=0.5, specular=0.3)
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    artwork = nodes.new('ShaderNodeTexImage')
    artwork.image, artwork.extension = bpy.data.images.load(picture), 'CLIP'
    surface = nodes['Principled BSDF']
    link(artwork.outputs['Color'], surface.inputs['Base Color'])
    link(artwork.outputs['Alpha'], surface.inputs['Alpha'])
    return material


def _clear():
    """Returns the material of a thin clear wall: it reflects, and lets the rest of the light pass unbent."""
    material = bpy.data.materials.new('clear')
    material.use_nodes = True
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    nodes.clear()
    ray = nodes.new('ShaderNodeLightPath')
    passed = nodes.new('ShaderNodeMixRGB')
    passed.inputs['Color1'].default_value = (0.985, 0.985, 0.985, 1)
    passed.inputs['Color2'].default_value = (0.74, 0.74, 0.74, 1)
    link(ray.outputs['Is Shadow Ray'], passed.inputs['Fac'])
    through, shine = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeBsdfGlossy')
    link(passed.outputs[0], through.inputs['Color'])
    shine.inputs['Roughness'].default_value = 0.08
    mix, output = nodes.new('ShaderNodeMixShader'), nodes.new('ShaderNodeOutputMaterial')
    link(_reflected(nodes, link, ray), mix.inputs[0])
    link(through.outputs[0], mix.inputs[1])
    link(shine.outputs[0], mix.inputs[2])
    link(mix.outputs[0], output.inputs['Surface'])
    return material


def _tinted(grey):
    material = bpy.data.materials.new('tinted')
    material.use_nodes = True
    nodes = material.node_tree.nodes
    nodes.clear()
    through, output = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeOutputMaterial')
    through.inputs['Color'].default_value = (grey, grey, grey, 1)
    material.node_tree.links.new(through.outputs[0], output.inputs['Surface'])
    return material


def _reflected(nodes, link, ray):
    """The share of light that a wall reflects: the same from both sides, never most of it, and nothing of a shadow ray."""
    edge, side = nodes.new('ShaderNodeFresnel'), nodes.new('ShaderNodeNewGeometry')
    refraction = nodes.new('ShaderNodeMapRange')
    refraction.inputs['To Min'].default_value, refraction.inputs['To Max'].default_value = 1.5, 1 / 1.5
    link(side.outputs['Backfacing'], refraction.inputs['Value'])
    link(refraction.outputs[0], edge.inputs['IOR'])
    limit = nodes.new('ShaderNodeMath')
    limit.operation, limit.inputs[1].default_value = 'MINIMUM', 0.26
    link(edge.outputs[0], limit.inputs[0])
    seen = nodes.new('ShaderNodeMixRGB')
    seen.inputs['Color2'].default_value = (0, 0, 0, 1)
    link(ray.outputs['Is Shadow Ray'], seen.inputs['Fac'])
    link(limit.outputs[0], seen.inputs['Color1'])
    return seen.outputs[0]


def _ribbed_ring(z, radius, ribbed, around=RIBS * 8):
    angles = [2 * math.pi * i / around for i in range(around)]
    radii = [radius - 0.055 * ribbed * (1 - (0.5 + 0.5 * math.cos(RIBS * angle)) ** 0.6) for angle in angles]
    return [(r * math.cos(angle), r * math.sin(angle), z) for angle, r in zip(angles, radii)]


def _turned(name, profile, material, around=128):
    angles = [2 * math.pi * i / around for i in range(around)]
    return _skin(name, [[(r * math.cos(angle), r * math.sin(angle), z) for angle in angles] for r, z in profile], material)


def _rounded(profile, rounds):
    """Cuts the corners of a profile (Chaikin), with its ends kept."""
    for _ in range(rounds):
        cut = [profile[0]]
        for (r, z), (s, y) in zip(profile, profile[1:]):
            cut += [(0.75 * r + 0.25 * s, 0.75 * z + 0.25 * y), (0.25 * r + 0.75 * s, 0.25 * z + 0.75 * y)]
        profile = [*cut, profile[-1]]
    return profile


def _skin(name, rings, material):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([vertex for ring in rings for vertex in ring], [], ring_faces(len(rings), len(rings[0])))
    return _shown(name, mesh, material)


def ring_faces(rings, around):
    """Returns the faces between rings of `around` vertices each."""
    pairs = [(i, (i + 1) % around) for i in range(around)]
    starts = [(k * around, (k + 1) * around) for k in range(rings - 1)]
    return [(low + a, low + b, high + b, high + a) for low, high in starts for a, b in pairs]


def _shown(name, mesh, material):
    mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    body = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(body)
    return body
