"""All pieces by name."""
from . import (baskets, beds, books, cleaning, dining_chairs, easy_chairs, frames, household, lighting, parts, plants, samples,  # noqa: F401
               shelving, sofas, stools, storage, tables, textiles, tools, vessels)
from .piece import PIECES  # noqa: F401
