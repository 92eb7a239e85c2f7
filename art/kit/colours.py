"""The colours of a picture by the area that each takes."""
import bpy
import numpy as np

# About how many points of a picture are looked at.
LOOKED_AT = 40_000
BEGIN, MOST = 16, 7
# Two colours nearer than this, in CIELAB, are one; one that takes less than this share joins its nearest.
NEAR, LEAST = 9.0, 0.015
WHITE = np.array([0.95047, 1.0, 1.08883])
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


def pixels_of(file):
    """Every so many points of a picture, as sRGB from 0 to 1."""
    image = bpy.data.images.load(file)
    width, height = image.size
    values = np.empty(width * height * 4, 'f')
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    step = max(1, round((width * height / LOOKED_AT) ** 0.5))
    return values.reshape(height, width, 4)[::step, ::step, :3].reshape(-1, 3).astype('d')


def to_lab(srgb):
    linear = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    share = linear @ TO_XYZ.T / WHITE
    f = np.where(share > 0.008856, np.cbrt(share), 7.787 * share + 16 / 116)
    return np.stack([116 * f[:, 1] - 16, 500 * (f[:, 0] - f[:, 1]), 200 * (f[:, 1] - f[:, 2])], 1)


def far_apart(lab, count):
    """A first guess: the middle, then again and again what is farthest from all that were chosen."""
    chosen = [lab.mean(0)]
    away = np.linalg.norm(lab - chosen[0], axis=1)
    for _ in range(count - 1):
        chosen.append(lab[np.argsort(away)[-len(lab) // 500 - 1]])
        away = np.minimum(away, np.linalg.norm(lab - chosen[-1], axis=1))
    return np.array(chosen)


def nearest(lab, centres):
    return np.argmin(np.stack([((lab - centre) ** 2).sum(1) for centre in centres]), 0)


def gathered(lab):
    """Means that no longer move."""
    centres = far_apart(lab, BEGIN)
    for _ in range(40):
        group = nearest(lab, centres)
        centres = np.array([lab[group == k].mean(0) for k in range(len(centres)) if (group == k).any()])
    return centres


def merged(lab, centres):
    """Fewer: what is near joins what it is nearest to; then the two that lose least by it, by distance and share, until they are few; then what is small."""
    while True:
        group = nearest(lab, centres)
        shares = np.bincount(group, minlength=len(centres)) / len(lab)
        gaps = np.linalg.norm(centres[:, None] - centres[None], axis=2) + np.diag([np.inf] * len(centres))
        smallest = int(np.argmin(shares))
        if gaps.min() < NEAR or len(centres) > MOST:
            both = shares[:, None] * shares[None] / (shares[:, None] + shares[None] + 1e-9)
            loss = gaps if gaps.min() < NEAR else gaps**2 * both**0.5
            a, b = np.unravel_index(int(np.argmin(loss)), gaps.shape)
        elif shares[smallest] < LEAST:
            a, b = smallest, int(np.argmin(gaps[smallest]))
        else:
            return group, shares
        joined = lab[np.isin(group, (a, b))].mean(0)
        centres = np.array([*(centre for k, centre in enumerate(centres) if k not in (a, b)), joined])


def whole_percents(shares):
    """Shares as whole numbers that add up to 100."""
    exact = np.array(shares) * 100
    whole = np.floor(exact).astype(int)
    for k in np.argsort(whole - exact)[: 100 - whole.sum()]:
        whole[k] += 1
    return whole.tolist()


def count_colours(file):
    """`[hex, percent]`, the largest first."""
    pixels = pixels_of(file)
    group, shares = merged(*(lambda lab: (lab, gathered(lab)))(to_lab(pixels)))
    order = np.argsort(-shares)
    percents = whole_percents(shares[order])
    tones = [np.round(np.median(pixels[group == k], 0) * 255).astype(int) for k in order]
    return [['#{:02x}{:02x}{:02x}'.format(*tone), percent] for tone, percent in zip(tones, percents)]
