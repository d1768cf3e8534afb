"""Gel with real thickness: a waxed surface around a volume that absorbs and scatters light."""
import math

import bpy

REFRACTION = 1.4
SCATTERING_PER_CM = 1.1
FORWARD = 0.65


def linear(colour):
    """Converts '#rrggbb' to linear light."""
    values = (int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


def gel(name, colour, strength=0.62):
    """Returns a material that looks like `colour` where a gummy is about a centimetre thick, and lighter where it is thin."""
    material, nodes, link = _empty(name)
    surface = nodes.new('ShaderNodeBsdfGlass')
    surface.inputs['IOR'].default_value = REFRACTION
    link(_skin_roughness(nodes, link), surface.inputs['Roughness'])
    link(_skin_bump(nodes, link), surface.inputs['Normal'])
    _finish(nodes, link, surface)
    _fill(nodes, link, colour, strength, SCATTERING_PER_CM)
    return material


def packed_gel(colour, strength=0.42, body=0.34, glow=0.16):
    """Returns gel for one of many gummies. Light scatters there too often to follow: a milky part of the surface, `body`,
    and a faint `glow` stand for it."""
    material, nodes, link = _empty(f'packed {colour}')
    clear, inside = nodes.new('ShaderNodeBsdfGlass'), nodes.new('ShaderNodeMixShader')
    clear.inputs['IOR'].default_value = REFRACTION
    roughness, bump = _skin_roughness(nodes, link), _skin_bump(nodes, link)
    link(roughness, clear.inputs['Roughness'])
    link(bump, clear.inputs['Normal'])
    inside.inputs[0].default_value = body
    link(clear.outputs[0], inside.inputs[1])
    link(_waxed(nodes, link, colour, roughness, bump), inside.inputs[2])
    lit, light = nodes.new('ShaderNodeAddShader'), nodes.new('ShaderNodeEmission')
    light.inputs['Color'].default_value, light.inputs['Strength'].default_value = (*linear(colour), 1), glow
    link(inside.outputs[0], lit.inputs[0])
    link(light.outputs[0], lit.inputs[1])
    _finish(nodes, link, lit)
    _fill(nodes, link, colour, strength, scattering=0)
    return material


def _waxed(nodes, link, colour, roughness, bump):
    """A milky inside under a shining skin."""
    milky, shine, edge = (nodes.new(f'ShaderNode{kind}') for kind in ('SubsurfaceScattering', 'BsdfGlossy', 'Fresnel'))
    milky.falloff = 'RANDOM_WALK'
    milky.inputs['Color'].default_value = (*(min(0.97, max(0.004, v ** 1.12)) for v in linear(colour)), 1)
    milky.inputs['Radius'].default_value, milky.inputs['Scale'].default_value = (1, 0.6, 0.5), 0.7
    edge.inputs['IOR'].default_value = REFRACTION
    link(roughness, shine.inputs['Roughness'])
    for node in (milky, shine, edge):
        link(bump, node.inputs['Normal'])
    coated = nodes.new('ShaderNodeMixShader')
    link(edge.outputs[0], coated.inputs[0])
    link(milky.outputs[0], coated.inputs[1])
    link(shine.outputs[0], coated.inputs[2])
    return coated.outputs[0]


def bubble():
    """Returns the material of the air in a bubble: the inverse refraction of the gel."""
    material, nodes, link = _empty('bubble')
    surface = nodes.new('ShaderNodeBsdfGlass')
    surface.inputs['IOR'].default_value = 1 / REFRACTION
    surface.inputs['Roughness'].default_value = 0.02
    _finish(nodes, link, surface)
    return material


def paper(name, colour, roughness=0.75, specular=0.2):
    """Returns an opaque, matt material."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    inputs = material.node_tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = (*linear(colour), 1)
    inputs['Roughness'].default_value = roughness
    inputs['Specular'].default_value = specular
    return material


def _empty(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    return material, material.node_tree.nodes, material.node_tree.links.new


def _finish(nodes, link, surface):
    """Lets lamps reach the inside: a shadow ray passes the surface, and the volume tints it."""
    ray = nodes.new('ShaderNodeLightPath')
    open_way = nodes.new('ShaderNodeBsdfTransparent')
    mix = nodes.new('ShaderNodeMixShader')
    output = nodes.new('ShaderNodeOutputMaterial')
    link(ray.outputs['Is Shadow Ray'], mix.inputs[0])
    link(surface.outputs[0], mix.inputs[1])
    link(open_way.outputs[0], mix.inputs[2])
    link(mix.outputs[0], output.inputs['Surface'])


def _fill(nodes, link, colour, strength, scattering):
    absorbed = [strength * -math.log(max(v, 0.012)) for v in linear(colour)]
    most = max(absorbed)
    absorption = nodes.new('ShaderNodeVolumeAbsorption')
    absorption.inputs['Density'].default_value = most
    absorption.inputs['Color'].default_value = (*(1 - a / most for a in absorbed), 1)
    output = next(n for n in nodes if n.type == 'OUTPUT_MATERIAL')
    if not scattering:
        link(absorption.outputs[0], output.inputs['Volume'])
        return
    scatter = nodes.new('ShaderNodeVolumeScatter')
    scatter.inputs['Density'].default_value = scattering
    scatter.inputs['Anisotropy'].default_value = FORWARD
    both = nodes.new('ShaderNodeAddShader')
    link(absorption.outputs[0], both.inputs[0])
    link(scatter.outputs[0], both.inputs[1])
    link(both.outputs[0], output.inputs['Volume'])


def _noise(nodes, scale, detail=3):
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = detail
    where = nodes.new('ShaderNodeTexCoord')
    nodes.id_data.links.new(where.outputs['Object'], noise.inputs['Vector'])
    return noise


def _cut(nodes):
    """1 on bitten flesh, 0 on skin; 0 for a mesh that was not bitten."""
    cut = nodes.new('ShaderNodeAttribute')
    cut.attribute_name = 'cut'
    return cut.outputs['Fac']


def _skin_roughness(nodes, link):
    """Wax is slightly dull and uneven; flesh is wet."""
    wax = nodes.new('ShaderNodeMapRange')
    wax.inputs['To Min'].default_value, wax.inputs['To Max'].default_value = 0.05, 0.15
    link(_noise(nodes, 3).outputs['Fac'], wax.inputs['Value'])
    mix = nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color2'].default_value = (0.05, 0.05, 0.05, 1)
    link(_cut(nodes), mix.inputs['Fac'])
    link(wax.outputs[0], mix.inputs['Color1'])
    return mix.outputs[0]


def _skin_bump(nodes, link):
    """Skin is almost even; flesh is torn."""
    skin, flesh = nodes.new('ShaderNodeBump'), nodes.new('ShaderNodeBump')
    skin.inputs['Strength'].default_value, skin.inputs['Distance'].default_value = 0.16, 0.03
    link(_noise(nodes, 7, 4).outputs['Fac'], skin.inputs['Height'])
    flesh.inputs['Distance'].default_value = 0.06
    link(_cut(nodes), flesh.inputs['Strength'])
    link(_noise(nodes, 16, 6).outputs['Fac'], flesh.inputs['Height'])
    link(skin.outputs['Normal'], flesh.inputs['Normal'])
    return flesh.outputs['Normal']
