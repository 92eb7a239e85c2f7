"""Materials by name: 'walnut', 'fabric d9c7a3 b09c78 melange=.8', 'painted 3f5a55 worn=.4'."""
import bpy

from . import fibre, glow, metal, mineral, textile, timber  # noqa: F401  (their recipes register themselves)
from .nodes import RECIPES

ALIASES = {name: timber.species(name) for name in timber.SPECIES}
ALIASES |= {name: getattr(metal, name) for name in ('brass', 'steel', 'chrome', 'copper', 'black')}


class Material(str):
    """A parameter of a piece that is written as a material's name."""


def value(text):
    try:
        return float(text)
    except ValueError:
        return text


def material(name):
    """The material that a line of text describes."""
    if isinstance(name, bpy.types.Material):
        return name
    kind, *words = name.split()
    settings = {key: value(text) for key, text in (word.split('=') for word in words if '=' in word)}
    colours = [word for word in words if '=' not in word]
    make = ALIASES.get(kind) or RECIPES.get(kind)
    if make is None:
        raise KeyError(f'no material is called {kind!r}; there are {", ".join(sorted({*ALIASES, *RECIPES}))}')
    return make(*colours, **settings)
