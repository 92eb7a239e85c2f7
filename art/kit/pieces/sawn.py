"""What a saw or a knife makes of a log: boards of a beam, leaves of veneer."""
import numpy as np

from ..materials.named import Material, material
from ..shapes.box import box
from ..shapes.grid import AS_DRAWN, grid
from ..stage import at, stage
from .piece import piece


def end_face(x0, x1, z0, z1, y, cover, shift=0.0):
    """A cross-cut in the x-z plane whose coordinate is its place in the log; drawn `shift` to the side."""
    points = np.array([[(x + shift, y, z) for z in (z0, z1)] for x in (x0, x1)])
    coords = np.array([[(x, z, 0.0) for z in (z0, z1)] for x in (x0, x1)])
    return grid(points, cover, coords=coords, order=AS_DRAWN, offset=False)


@piece
def sawn_beam(size=0.2, length=1.2, slab=0.0135, board=0.027, kerf=0.003, count=5, gap=0.012, pulled=(0, 0.03, 0.005, 0.06, 0.02, 0.0, 0.035, 0.0), lean=(0, 0, 0, 0, 0, 0, 0, 0),
              end: Material = 'end_grain x=.012 y=-.008 shakes=3 rim=.016', fresh: Material = 'oak rough=.75 scale=3', old: Material = 'wood 2a221b 4a3d30 675a4a rough=.9 scale=3 bump=.5'):
    """A beam along y, its end at y = 0 towards the viewer, ripped into boards that stand a little apart, each pulled forward by its own amount."""
    half, x = size / 2, -size / 2
    thick = [slab, *[board] * count]
    thick.append(size - 2 * slab - count * board - (count + 1) * kerf)
    thick.append(slab)
    spread = gap * (len(thick) - 1)
    for k, wide in enumerate(thick):
        shift = -spread / 2 + gap * k
        middle = x + wide / 2 + shift
        with at(middle, -pulled[k], half, 0, 1, (0, lean[k])):
            box((wide, length, size - 0.002), (0, length / 2 + 0.0004, 0), fresh, bevel=0.0008)
            for side in (-1, 1):
                box((wide - 0.0004, length - 0.001, 0.002), (0, length / 2 + 0.001, side * (half - 0.0009)), old, bevel=0.0004)
            if k in (0, len(thick) - 1):
                box((0.002, length - 0.001, size - 0.001), ((wide / 2 - 0.0005) * (-1 if k == 0 else 1), length / 2 + 0.001, 0), old, bevel=0.0004)
            end_face(x, x + wide, -half, half, -0.0002, end, -x - wide / 2)
        x += wide + kerf
    return size


@piece
def veneer_bundle(face: Material = 'walnut rough=.6 scale=5', count=50, length=0.9, width=0.2, pitch=0.00085, thick=0.0006, curl=0.03, slip=0.004):
    """Leaves as they came off one flitch, one on another in order, their near end at y = 0; the last ones curl."""
    dice = np.random.RandomState(int(stage.dice.random() * 9999))
    u, v = np.linspace(0, 1, 40), np.linspace(-0.5, 0.5, 12)
    wave = dice.rand(3) * 6
    for k in range(count):
        top = max(0.0, (k - count + 9) / 8)
        dx, dy = dice.normal(0, slip * 0.45), abs(dice.normal(0, slip))
        base = pitch * k
        lift = 0.0012 * top * np.sin(u * 9 + wave[0])[:, None] + curl * top ** 2 * np.clip(1 - u * 3.2, 0, 1)[:, None] ** 2 * (0.55 + 0.9 * (v[None, :] + 0.5) ** 2)
        x = np.broadcast_to((v * width + dx)[None, :], (40, 12))
        y = np.broadcast_to((u * length + dy)[:, None], (40, 12))
        points = np.stack([x, y, base + 0.0005 + np.broadcast_to(lift, (40, 12))], -1)
        coords = np.stack([y + 3.1, x + 7.7, np.full((40, 12), 0.004 * k / count)], -1)
        grid(points[::-1], face, coords=coords[::-1], order=AS_DRAWN, offset=False, thickness=thick)
    return pitch * count


@piece
def board_with_end(cover: Material = 'walnut rough=.45 scale=4', end: Material = 'end_grain 3a2416 5d3c25 80593a pitch=.005 x=.03 y=-.16', width=0.2, length=0.9, thick=0.02, place=0.0):
    """A planed board along y, its cross-cut end at y = 0; `place` is its height in the log."""
    box((width, length, thick), (0, length / 2 + 0.0004, thick / 2), cover, bevel=0.0008)
    with at(0, 0, thick / 2 - place):
        end_face(-width / 2 + 0.0008, width / 2 - 0.0008, place - thick / 2 + 0.0008, place + thick / 2 - 0.0008, -0.0001, end)
    return thick


@piece
def breadboard_corner(cover: Material = 'oak rough=.38 scale=4', end: Material = 'end_grain x=.01 y=-.05', peg: Material = 'walnut rough=.4 scale=6', thick=0.034, strip=0.085, proud=0.005, boards=0.145, length=1.6, count=6,
                      pegs=(0.075, 0.3, 0.525)):
    """A table's near right corner, its top at height 0: boards to the left, the strip across their ends standing out towards the viewer; the corner of the boards is the origin."""
    for k in range(count):
        box((length, boards - 0.0006, thick), (-length / 2, boards * (k + 0.5), -thick / 2), cover, bevel=0.0012, segments=3)
    long = count * boards + 2 * proud
    box((strip - 0.0008, long, thick - 0.0004), (strip / 2 + 0.0006, count * boards / 2, -thick / 2), cover, bevel=0.0016, segments=3)
    with at(strip / 2 + 0.0006, -proud, -thick / 2):
        end_face(-strip / 2 + 0.0026, strip / 2 - 0.0026, -thick / 2 + 0.0022, thick / 2 - 0.0024, -0.0002, end)
    for y in pegs:
        box((0.011, 0.011, 0.02), (strip * 0.5, y, -0.0092), peg, (0, 0, 4), bevel=0.0012, segments=3)
    return 0.0
