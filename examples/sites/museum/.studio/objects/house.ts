import { line, star, starsAndCrosses, cell } from '../patterns.ts'
import type { Scene } from '../shade.ts'
import { type Shape, at, block, common, cut, cylinder, lathe, mirrored, rod, sphere, squeeze, turn, union, within } from '../shapes.ts'
import { bone, brass, hide, light, mix, wood } from '../surfaces.ts'

const brick = '#9d5c46'

const side = (z: number): Shape =>
  union(rod([-0.92, 0.07, z], [0.92, 1.62, z], 0.065), rod([0.92, 0.07, z * 0.9], [-0.92, 1.62, z * 0.9], 0.065))
const stoolFrame = union(
  side(0.72),
  side(-0.72),
  rod([-0.92, 0.08, -0.86], [-0.92, 0.08, 0.86], 0.07),
  rod([0.92, 0.08, -0.86], [0.92, 0.08, 0.86], 0.07),
  rod([-0.94, 1.64, -0.86], [-0.94, 1.64, 0.86], 0.075),
  rod([0.94, 1.64, -0.86], [0.94, 1.64, 0.86], 0.075),
  ...[-0.86, 0.86].flatMap((z) => [-0.93, 0.93].flatMap((x) => [at([x, 0.08, z], sphere(0.1)), at([x, 1.64, z], sphere(0.105))])),
)
/** Leather that sags between its rails. */
const seat: Shape = (x, y, z) => block([0.98, 0.028, 0.64], 0.025)(x, y - 1.7 + 0.2 * Math.cos(x * 1.55) ** 2, z) * 0.8
const foldingStool: Scene = {
  wall: brick,
  middle: 0.94,
  distance: 8.7,
  above: 2.4,
  parts: [
    { shape: within(1.8, [0, 0.9, 0], turn('y', 32, stoolFrame)), surface: wood('#a9703f', 0) },
    {
      shape: within(1.7, [0, 1.5, 0], turn('y', 32, seat)),
      surface: hide('#5d2f1d', ([, , z]) => (Math.abs(Math.abs(z) - 0.52) < 0.02 ? light('#d9b27a') : undefined)),
    },
  ],
}

const tray = lathe(
  [
    [0.01, 0],
    [1.18, 0],
    [1.24, 0.03],
    [1.32, 0.11],
    [1.38, 0.12],
  ],
  0.024,
)
const engraved = (x: number, z: number): number => {
  const r = Math.hypot(x, z)
  const angle = Math.atan2(z, x)
  const fold = cell(angle, Math.PI / 8)
  if (r < 0.42) return line(star(x, z, 0.2), 0.018) + line(star(x, z, 0.3), 0.014)
  if (r < 0.5) return line(r - 0.46, 0.018)
  if (r < 0.94)
    return line(Math.hypot((r - 0.71) / 0.19, fold / 0.17) - 1, 0.1) + line(Math.hypot((r - 0.71) / 0.09, fold / 0.07) - 1, 0.16)
  return line(r - 0.98, 0.016) + (r > 1.01 && r < 1.16 ? line(Math.sin(angle * 32) * 0.05 + r - 1.08, 0.018) : 0)
}
const trayTable: Scene = {
  wall: brick,
  middle: 0.78,
  distance: 9.2,
  above: 3.1,
  parts: [
    { shape: within(1.6, [0, 1.12, 0], at([0, 1.12, 0], tray)), surface: brass(([x, , z]) => engraved(x, z), '#e3b765') },
    {
      shape: within(
        1.5,
        [0, 0.5, 0],
        union(
          ...[0, 60, 120].map((angle) =>
            turn(
              'y',
              angle + 12,
              union(
                rod([-0.92, 0.07, 0.14], [0.86, 1.04, 0.14], 0.06),
                at([-0.94, 0.09, 0.14], sphere(0.09)),
                at([0.94, 0.09, -0.14], sphere(0.09)),
                rod([0.92, 0.07, -0.14], [-0.86, 1.04, -0.14], 0.06),
              ),
            ),
          ),
        ),
      ),
      surface: wood('#6d4022', 0),
    },
  ],
}

/** A board that leans, with a pointed window in its foot and stars in its upper part. */
const board: Shape = cut(
  block([0.05, 1.1, 0.62], 0.015),
  at([0, -0.84, 0], union(cylinder2(0.3), at([0, -0.3, 0], block([0.3, 0.3, 0.3])))),
  common(at([0, 0.52, 0], block([0.3, 0.4, 0.48])), (_x, y, z) => star(cell(y - 0.52, 0.32), cell(z, 0.32), 0.085)),
)
/** A round that runs through a board. */
function cylinder2(radius: number): Shape {
  return turn('z', 90, squeeze([1, 1, 1], cylinder(radius, 0.3, 0)))
}
const bookStand: Scene = {
  wall: brick,
  middle: 0.94,
  distance: 7.2,
  above: 2,
  parts: [
    {
      shape: within(2, [0, 0.8, 0], turn('y', 40, at([0, 0.9, 0], union(turn('z', 34, board), turn('z', -34, board))))),
      surface: wood('#8f5a30'),
    },
  ],
}

const inlay = (u: number, v: number) => starsAndCrosses(u, v, 0.3)
const boxBody = union(at([0, 0.56, 0], block([1.15, 0.44, 0.74], 0.015)), at([0, 1.13, 0], block([1.19, 0.12, 0.78], 0.02)))
const ebony = light('#2c1a12')
const walnut = light('#7a4a28')
const pale = light('#eadfc2')
const inlaidBox: Scene = {
  wall: brick,
  middle: 0.68,
  distance: 7.0,
  above: 2.7,
  parts: [
    {
      shape: within(1.7, [0, 0.7, 0], turn('y', -30, boxBody)),
      surface: {
        rough: 0.34,
        colourAt: ([wx, y, wz]) => {
          const angle = (-30 * Math.PI) / 180
          const [x, z] = [Math.cos(angle) * wx - Math.sin(angle) * wz, Math.cos(angle) * wz + Math.sin(angle) * wx]
          const isTop = y > 1.235
          const isFront = Math.abs(z) > (y > 1 ? 0.76 : 0.72)
          const [u, v] = isTop ? [x, z] : isFront ? [x, y - 0.56] : [z, y - 0.56]
          const edge = isTop ? Math.min(1.19 - Math.abs(x), 0.78 - Math.abs(z)) : isFront ? 1.15 - Math.abs(x) : 0.74 - Math.abs(z)
          if (edge < 0.06 || (!isTop && (y < 0.2 || (y > 0.93 && y < 1.03)))) return line(edge - 0.05, 0.012) > 0.5 ? pale : walnut
          if (!isTop && y > 1.03) return Math.abs(cell(u, 0.1)) + Math.abs(y - 1.13) < 0.045 ? pale : ebony
          const kind = inlay(u, v)
          const inner = star(cell(u, 0.3), cell(v, 0.3), 0.05)
          return kind === 0 ? ebony : kind === 1 ? (inner < 0 ? ebony : pale) : mix(walnut, ebony, 0.15)
        },
      },
    },
    {
      shape: within(1.7, [0, 0.2, 0], turn('y', -30, mirrored(union(at([1, 0.06, 0.6], sphere(0.08)), at([1, 0.06, -0.6], sphere(0.08)))))),
      surface: bone,
    },
    {
      shape: turn('y', -30, union(at([0, 1, 0.79], cylinder(0.05, 0.08)), at([0, 0.9, 0.77], block([0.07, 0.1, 0.02])))),
      surface: brass(),
    },
  ],
}

/** What stands in a room where one sits low. */
export const house: Readonly<Record<string, Scene>> = {
  'folding-stool': foldingStool,
  'tray-table': trayTable,
  'book-stand': bookStand,
  'inlaid-box': inlaidBox,
}
