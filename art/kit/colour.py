"""Colours are written as six hexadecimal digits and used as linear light."""


def linear(colour, alpha=1.0):
    """'8a4a2b' to linear RGBA; tuples pass through."""
    if not isinstance(colour, str):
        return tuple(colour) + (() if len(colour) == 4 else (alpha,))
    parts = [int(colour[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (alpha,)


def scaled(colour, factor):
    """The colour lighter or darker by a factor, never over white."""
    return tuple(min(1.0, c * factor) for c in linear(colour)[:3]) + (1.0,)
