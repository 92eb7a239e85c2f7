"""Light by name: where the sun stands, what the window gives, how much the room behind the camera fills."""
from .light import panel, sky, sun

# sun: (direction, strength, colour, softness in degrees); sky: (colour, strength);
# panels: (place, target, size, power, colour). Places are for a room 7 m wide whose back wall is y = 0.
MOODS = {
    'golden left': {
        'sun': ((1.0, 0.72, -0.36), 8.0, 'ffcf9a', 1.0), 'sky': ('bcd0e8', 0.35),
        'panels': [((-3.2, -1.85, 1.45), (0, -1.5, 0.9), (1.7, 1.8), 120, 'e6ecff'), ((1.2, -5.4, 2.4), (0, -0.8, 0.9), (3.0, 1.6), 48, 'fff1e0')]},
    'golden right': {
        'sun': ((-1.0, 0.66, -0.40), 8.0, 'ffcb94', 1.0), 'sky': ('bcd0e8', 0.35),
        'panels': [((3.2, -1.85, 1.45), (0, -1.5, 0.9), (1.7, 1.8), 120, 'e6ecff'), ((-1.2, -5.4, 2.4), (0, -0.8, 0.9), (3.0, 1.6), 48, 'fff1e0')]},
    'morning left': {
        'sun': ((1.0, 0.50, -0.52), 7.0, 'ffe6c4', 0.8), 'sky': ('cfdcec', 0.5),
        'panels': [((-3.2, -1.85, 1.45), (0, -1.5, 0.9), (1.8, 2.0), 170, 'edf2ff'), ((1.2, -5.4, 2.4), (0, -0.8, 0.9), (3.2, 1.8), 60, 'fff8ee')]},
    'morning right': {
        'sun': ((-1.0, 0.52, -0.55), 7.0, 'ffe6c4', 0.8), 'sky': ('cfdcec', 0.5),
        'panels': [((3.2, -1.85, 1.45), (0, -1.5, 0.9), (1.8, 2.0), 170, 'edf2ff'), ((-1.2, -5.4, 2.4), (0, -0.8, 0.9), (3.2, 1.8), 60, 'fff8ee')]},
    'overcast left': {
        'sky': ('dde5ee', 0.7),
        'panels': [((-3.1, -1.7, 1.6), (0.3, -1.0, 0.8), (2.2, 2.2), 330, 'eef3ff'), ((1.5, -5.4, 2.5), (0, -0.8, 0.9), (3.4, 2.0), 70, 'fff6ea')]},
    'overcast right': {
        'sky': ('dde5ee', 0.7),
        'panels': [((3.1, -1.7, 1.6), (-0.3, -1.0, 0.8), (2.2, 2.2), 330, 'eef3ff'), ((-1.5, -5.4, 2.5), (0, -0.8, 0.9), (3.4, 2.0), 70, 'fff6ea')]},
    'bright': {
        'sky': ('e8eef4', 1.0),
        'panels': [((-3.1, -2.2, 1.8), (0.3, -0.8, 0.8), (2.6, 2.4), 260, 'f4f6ff'), ((3.1, -2.6, 1.8), (-0.3, -0.8, 0.8), (2.4, 2.2), 170, 'fff9f0'), ((0, -5.2, 2.5), (0, -0.8, 0.9), (3.6, 2.0), 90, 'fff8ee')]},
    'dusk lamps': {
        'sky': ('4a5f8f', 0.35),
        'panels': [((-3.1, -1.8, 1.6), (0.3, -1.0, 0.8), (1.9, 2.0), 55, '9db4ff'), ((1.2, -5.4, 2.4), (0, -0.8, 0.9), (3.0, 1.6), 14, 'ffd9b0')]},
    'night lamps': {
        'sky': ('1e2740', 0.15),
        'panels': [((-3.1, -1.8, 1.6), (0.3, -1.0, 0.8), (1.9, 2.0), 8, '8aa4ff'), ((1.2, -5.4, 2.4), (0, -0.8, 0.9), (3.0, 1.6), 9, 'ffcf9f')]},
    'back window': {
        'sky': ('dfe8f2', 0.6),
        'panels': [((0, -0.35, 1.6), (0, -3, 0.4), (2.4, 2.2), 190, 'f2f6ff'), ((0.8, -5.4, 2.5), (0, -0.8, 0.8), (3.4, 2.0), 95, 'fff3e4')]},
    'studio left': {
        'sky': ('cdd8e8', 0.35),
        'panels': [((-2.6, -2.2, 2.6), (0, -0.2, 0.4), (1.6, 1.6), 190, 'ffe8c8'), ((2.8, -2.5, 1.5), (0, -0.2, 0.4), (1.2, 2.2), 35, 'dfe8ff')]},
    'studio right': {
        'sky': ('cdd8e8', 0.35),
        'panels': [((2.6, -2.0, 2.4), (0, -0.2, 0.4), (1.5, 1.7), 190, 'fff0dc'), ((-2.8, -2.5, 1.4), (0, -0.2, 0.4), (1.2, 2.2), 40, 'dfe8ff')]},
    'studio soft': {
        'sky': ('e6e9ee', 0.8),
        'panels': [((-1.8, -2.6, 3.2), (0, -0.2, 0.4), (3.0, 2.4), 230, 'fff8ee'), ((2.8, -2.5, 1.8), (0, -0.2, 0.4), (2.0, 2.4), 90, 'eef3ff')]},
    'narrow key': {
        'sky': ('2a3550', 0.2),
        'panels': [((-1.9, -1.6, 2.2), (0, -0.2, 0.4), (0.5, 0.5), 95, 'ffe2b8'), ((2.6, -1.2, 1.6), (0, -0.2, 0.4), (0.6, 1.8), 16, 'a9c0ff')]},
    # For table tops and things seen from close by; distances of one or two metres.
    'table left': {
        'sun': ((1.0, 0.50, -0.48), 7.5, 'ffd3a0', 1.2), 'sky': ('c3d4ea', 0.35),
        'panels': [((-2.2, -0.6, 1.2), (0, 0, 0.1), (1.2, 1.2), 30, 'e8edff'), ((1.4, -2.4, 1.6), (0, 0, 0.1), (1.6, 1.2), 14, 'fff0de')]},
    'table right': {
        'sun': ((-1.0, 0.45, -0.50), 7.5, 'ffd9ac', 1.2), 'sky': ('c3d4ea', 0.35),
        'panels': [((2.2, -0.6, 1.2), (0, 0, 0.1), (1.2, 1.2), 30, 'e8edff'), ((-1.4, -2.4, 1.6), (0, 0, 0.1), (1.6, 1.2), 14, 'fff0de')]},
    'table north left': {
        'sky': ('dde5ee', 0.45),
        'panels': [((-1.7, 0.1, 0.95), (0, 0, 0.05), (1.3, 1.3), 62, 'eaf1ff'), ((1.6, -2.0, 1.4), (0, 0, 0.1), (1.6, 1.2), 9, 'fff0de')]},
    'table north right': {
        'sky': ('dde5ee', 0.45),
        'panels': [((1.7, 0.1, 0.95), (0, 0, 0.05), (1.3, 1.3), 62, 'f0f4ff'), ((-1.6, -2.0, 1.4), (0, 0, 0.1), (1.6, 1.2), 9, 'fff0de')]},
    'table soft': {
        'sky': ('e6e9ee', 0.8),
        'panels': [((-0.9, -0.4, 2.0), (0, 0, 0), (2.2, 2.2), 70, 'fffaf2'), ((1.6, -1.4, 1.2), (0, 0, 0.1), (1.4, 1.2), 14, 'eef3ff')]},
    'table raking': {
        'sun': ((1.0, -0.12, -0.24), 8.0, 'ffd09a', 1.0), 'sky': ('b9c9e2', 0.32),
        'panels': [((0.6, -2.0, 1.6), (0, 0, 0.1), (1.6, 1.2), 10, 'fff0de')]},
    'table lamp': {
        'sky': ('26304a', 0.25),
        'panels': [((-0.9, 0.1, 0.75), (0, 0, 0.02), (0.22, 0.22), 15, 'ffc98a'), ((1.8, -1.4, 1.2), (0, 0, 0.1), (1.2, 1.2), 3.5, 'a9c0ff')]},
    'overhead': {
        'sky': ('e6e9ee', 0.7),
        'panels': [((-1.6, 0.9, 1.7), (0, 0, 0), (1.6, 1.6), 85, 'fff8ee'), ((1.6, -1.4, 1.6), (0, 0, 0), (1.6, 1.4), 16, 'eef3ff')]},
    'overhead sun': {
        'sun': ((0.75, -0.55, -0.75), 6.0, 'ffe0b8', 1.2), 'sky': ('d3dfee', 0.7),
        'panels': [((1.6, -1.4, 1.6), (0, 0, 0), (1.6, 1.4), 14, 'eef3ff')]},
}


def light(mood, **changes):
    """Set a mood; `sun`, `sky`, `panels` replace its own, `more` adds panels, `dim` scales the panels."""
    chosen = {**MOODS[mood], **changes}
    if chosen.get('sun'):
        direction, strength, colour, softness = chosen['sun']
        sun(direction, strength, colour, softness)
    sky(*chosen['sky'])
    for place, target, size, power, colour in [*chosen['panels'], *chosen.get('more', [])]:
        panel(place, target, size, power * chosen.get('dim', 1.0), colour)
