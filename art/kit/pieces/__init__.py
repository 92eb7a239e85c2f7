"""All pieces by name: every module here registers its own."""
from importlib import import_module
from pkgutil import iter_modules

from .piece import PIECES

for found in iter_modules(__path__):
    import_module(f'{__name__}.{found.name}')

__all__ = ['PIECES']
