"""How a scene names a thing and its place."""


def put(piece, x=0.0, y=0.0, z=0.0, turn=0.0, *, scale=1.0, tilt=(0, 0), on=(), **options):
    """A piece at a place; things `on` it stand on it, in its own frame."""
    return {'piece': piece, 'at': (x, y, z, turn, scale, tilt), 'options': options, 'on': list(on)}
