"""The words of drawings and lists, by language."""
WORDS = {
    'en': {
        'plan': 'From above. Below is the open side, where the picture is taken from; what stands aslant is drawn round.',
        'front': 'The wall that the picture faces', 'side': 'In profile, from the right-hand wall; the free floor on the left is cut short', 'colours': 'Counted in the picture, so with its light',
        'height': '{}, height', 'middle': '{}, floor to its middle', 'under': '{}, floor to its lower edge', 'width': '{}, width',
        'gap': '{} to {}, between', 'apart': '{} to {}', 'room': 'Ceiling',
        'back': 'Window ahead', 'left': 'Window on the left',
        'window': {'sill': 'Window, floor to glass', 'head': 'Window, floor to head', 'glass': 'Window, width'},
    },
}
