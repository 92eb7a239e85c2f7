"""Every scene by name; each module here has a `SCENES` of its own."""
from importlib import import_module
from pkgutil import iter_modules

SCENES = {}
for found in iter_modules(__path__):
    for name, scene in getattr(import_module(f'{__name__}.{found.name}'), 'SCENES', {}).items():
        if name in SCENES:
            raise KeyError(f'two scenes are called {name}')
        SCENES[name] = scene
