"""A small language over Blender's shader nodes, so that a material reads as a recipe."""
import bpy

from ..colour import linear
from ..stage import stage


class Recipe:
    """One material under construction; `vector` is the part's own coordinate in metres, longest axis first."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']
        self.vector = self.attribute('grain').outputs['Vector']

    def attribute(self, name):
        return self.node('Attribute', {'attribute_name': name})

    def node(self, kind, settings=None, **inputs):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.feed(node, key, value)
        return node

    def feed(self, node, key, value):
        """Set an input by name (`Sheen_Tint`) or number (`i0`) to a value or another node's output."""
        numbered = key[0] == 'i' and key[1:].isdigit()
        socket = node.inputs[int(key[1:])] if numbered else node.inputs[key.replace('_', ' ')]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def surface(self, **inputs):
        for key, value in inputs.items():
            self.feed(self.shader, key, value)
        return self.material

    def finish(self, closure):
        """End in another closure than the principled one."""
        self.tree.links.new(closure, self.output.inputs[0])
        return self.material

    def math(self, operation, a, b=0.0, c=None):
        node = self.node('Math', {'operation': operation}, i0=a, i1=b)
        if c is not None:
            self.feed(node, 'i2', c)
        return node.outputs[0]

    def plus(self, a, b):
        return self.math('ADD', a, b)

    def times(self, a, b):
        return self.math('MULTIPLY', a, b)

    def line(self, x, slope, start):
        """start + slope * x"""
        return self.math('MULTIPLY_ADD', x, slope, start)

    def ramp(self, factor, *stops):
        """Colours by position: ramp(f, (.2, 'ffffff'), (.8, '000000'))"""
        node = self.node('ValToRGB', i0=factor)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = linear(colour)
        return node.outputs[0]

    def blend(self, factor, a, b, mode='MIX'):
        colours = [v if isinstance(v, bpy.types.NodeSocket) else linear(v) for v in (a, b)]
        return self.node('MixRGB', {'blend_type': mode}, Fac=factor, Color1=colours[0], Color2=colours[1]).outputs[0]

    def stretch(self, scale, vector=None):
        return self.node('Mapping', Vector=vector or self.vector, Scale=scale).outputs[0]

    def axes(self, vector=None):
        return self.node('SeparateXYZ', i0=vector or self.vector).outputs

    def noise(self, scale, detail=3.0, roughness=0.5, distortion=0.0, vector=None):
        node = self.node('TexNoise', Vector=vector or self.vector, Scale=scale, Detail=detail,
                         Roughness=roughness, Distortion=distortion)
        return node.outputs[0]

    def cells(self, scale, feature='F1', vector=None):
        return self.node('TexVoronoi', {'feature': feature}, Vector=vector or self.vector, Scale=scale)

    def bump(self, height, strength=0.2, distance=0.01):
        return self.node('Bump', Strength=strength, Distance=distance, Height=height).outputs[0]

    def mix(self, factor, a, b):
        return self.node('MixShader', i0=factor, i1=a, i2=b).outputs[0]


RECIPES = {}


def recipe(make):
    """Register a material by its function's name and make each variant once a scene."""

    def once(*colours, **settings):
        key = (make.__name__, colours, tuple(sorted(settings.items())))
        if key not in stage.materials:
            stage.materials[key] = make(*colours, **settings)
        return stage.materials[key]

    once.__name__ = make.__name__
    once.__doc__ = make.__doc__
    RECIPES[make.__name__] = once
    return once
