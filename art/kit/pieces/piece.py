"""What a piece is: a function that builds at the current place and gives the height of its top, if things stand on it."""
import inspect

from ..materials.named import Material, material

PIECES = {}


def piece(build):
    """Register a piece; parameters marked `Material` take a material's name."""
    parameters = inspect.signature(build).parameters
    materials = [name for name, parameter in parameters.items() if parameter.annotation is Material]

    def made(**options):
        for name in materials:
            value = options.get(name, parameters[name].default)
            if value is not None:
                options[name] = material(value)
        return build(**options)

    made.__name__, made.__doc__ = build.__name__, build.__doc__
    PIECES[build.__name__] = made
    return made
