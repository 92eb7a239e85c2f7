import { line, star } from '../patterns.ts'
import type { Scene } from '../shade.ts'
import { at, cylinder, lathe, melt, rod, sphere, squeeze, tube, turn, union, vessel, within } from '../shapes.ts'
import { brass, clay, glaze, light, wood } from '../surfaces.ts'

const pool = '#5b7f78'

const jarBody = vessel(
  [
    [0.12, 0.34],
    [0.34, 0.42],
    [0.74, 0.9],
    [0.84, 1.4],
    [0.66, 1.86],
    [0.4, 2.06],
    [0.36, 2.16],
    [0.46, 2.3],
  ],
  0.045,
)
const legs = [0, 120, 240].map((angle) => turn('y', angle + 20, rod([0.78, 0.05, 0], [0.58, 0.95, 0], 0.06)))
const jar: Scene = {
  wall: pool,
  middle: 1.14,
  distance: 8.2,
  parts: [
    { shape: within(1.6, [0, 1.3, 0], jarBody), surface: clay('#d9a06a') },
    {
      shape: within(
        1.3,
        [0, 0.5, 0],
        union(
          ...legs,
          at(
            [0, 0.62, 0],
            lathe(
              [
                [0.62, 0],
                [0.68, 0],
              ],
              0.05,
            ),
          ),
          at(
            [0, 0.24, 0],
            lathe(
              [
                [0.7, 0],
                [0.76, 0],
              ],
              0.04,
            ),
          ),
        ),
      ),
      surface: wood('#8a5a34'),
    },
  ],
}

const ewerBody = vessel(
  [
    [0.02, 0.1],
    [0.42, 0.1],
    [0.4, 0.2],
    [0.3, 0.3],
    [0.62, 0.62],
    [0.66, 0.98],
    [0.3, 1.36],
    [0.2, 1.7],
    [0.3, 1.96],
    [0.36, 2],
  ],
  0.03,
)
const ewer: Scene = {
  wall: pool,
  middle: 1.16,
  distance: 7.9,
  parts: [
    {
      shape: within(
        1.8,
        [0, 1.2, 0],
        turn(
          'y',
          -22,
          union(
            melt(
              0.08,
              ewerBody,
              tube([
                [-0.55, 0.72, 0, 0.13],
                [-0.9, 0.9, 0, 0.1],
                [-1, 1.4, 0, 0.075],
                [-1.2, 1.78, 0, 0.06],
              ]),
            ),
            melt(
              0.05,
              at(
                [0, 1.14, 0],
                lathe(
                  [
                    [0.55, 0],
                    [0.5, 0],
                  ],
                  0.03,
                ),
              ),
              tube([
                [0.28, 1.86, 0, 0.05],
                [0.74, 1.9, 0, 0.045],
                [0.95, 1.4, 0, 0.05],
                [0.6, 0.86, 0, 0.06],
              ]),
            ),
            at(
              [0, 2.02, 0],
              lathe(
                [
                  [0.36, 0],
                  [0.26, 0.12],
                  [0.08, 0.2],
                  [0.05, 0.28],
                ],
                0.025,
              ),
            ),
            at([0, 2.36, 0], sphere(0.08)),
            at(
              [0, 0.05, 0],
              lathe(
                [
                  [0.46, 0],
                  [0.44, 0.05],
                ],
                0.04,
              ),
            ),
          ),
        ),
      ),
      surface: brass(([x, y, z]) => {
        const angle = Math.atan2(z, x)
        if (y > 0.55 && y < 1.1)
          return (
            line(Math.sin(angle * 12) * 0.11 + y - 0.82, 0.028) +
            line(Math.sin(angle * 12 + Math.PI) * 0.11 + y - 0.82, 0.028) +
            line(Math.abs(y - 0.82) - 0.19, 0.02)
          )
        return 0
      }, '#d8b07a'),
    },
  ],
}

const cobalt = light('#1f3f8f')
const white = light('#ece6d6')
const turquoise = light('#3fa9a4')
const bowlShape = vessel(
  [
    [0.02, 0.1],
    [0.4, 0.1],
    [0.74, 0.22],
    [1.1, 0.56],
    [1.26, 0.86],
    [1.34, 0.9],
  ],
  0.04,
)
const bowl: Scene = {
  wall: pool,
  middle: 0.66,
  distance: 6.7,
  above: 3.4,
  parts: [
    {
      shape: within(
        1.6,
        [0, 0.5, 0],
        union(
          bowlShape,
          at(
            [0, 0.05, 0],
            lathe(
              [
                [0.44, 0],
                [0.42, 0.08],
              ],
              0.04,
            ),
          ),
        ),
      ),
      surface: glaze('#ece6d6', ([x, y, z]) => {
        const r = Math.hypot(x, z)
        const angle = Math.atan2(z, x)
        const inside = y > 0.1 + 0.52 * Math.max(r - 0.36, 0) ** 1.25
        if (!inside) return r > 1.1 && r < 1.16 ? cobalt : turquoise
        const fold = (((angle / (2 * Math.PI)) * 8 + 80.5) % 1) - 0.5
        const petal = Math.hypot((r - 0.78) / 0.24, fold / 0.38)
        if (r > 1.22) return cobalt
        if (line(r - 1.12, 0.02) > 0.5 || line(r - 0.5, 0.018) > 0.5) return cobalt
        if (r < 0.44)
          return Math.abs(star(x, z, 0.24)) < 0.025 || Math.hypot(x, z) < 0.09 ? cobalt : star(x, z, 0.24) < 0 ? turquoise : white
        if (petal < 1) return petal > 0.78 ? cobalt : petal < 0.36 ? cobalt : turquoise
        return white
      }),
    },
  ],
}

const potBody = vessel(
  [
    [0.02, 0.06],
    [0.62, 0.06],
    [0.66, 0.14],
    [0.6, 0.34],
    [0.42, 0.72],
    [0.28, 1],
    [0.3, 1.16],
    [0.44, 1.42],
    [0.5, 1.5],
  ],
  0.03,
)
const coffeePot: Scene = {
  wall: pool,
  middle: 1.16,
  distance: 7.9,
  parts: [
    {
      shape: within(
        1.9,
        [0, 1.1, 0],
        turn(
          'y',
          -16,
          union(
            melt(
              0.1,
              potBody,
              squeeze(
                [1, 1, 0.62],
                tube([
                  [-0.2, 1.06, 0, 0.19],
                  [-0.52, 1.26, 0, 0.165],
                  [-0.86, 1.54, 0, 0.12],
                  [-1.16, 1.72, 0, 0.07],
                ]),
              ),
            ),
            tube([
              [0.44, 1.38, 0, 0.06],
              [0.92, 1.46, 0, 0.055],
              [1.02, 1, 0, 0.055],
              [0.84, 0.62, 0, 0.05],
              [0.5, 0.5, 0, 0.06],
            ]),
            at(
              [0, 1.52, 0],
              lathe(
                [
                  [0.54, 0],
                  [0.5, 0.06],
                  [0.3, 0.3],
                  [0.12, 0.42],
                  [0.1, 0.5],
                  [0.16, 0.56],
                  [0.06, 0.64],
                  [0.03, 0.92],
                ],
                0.025,
              ),
            ),
            at([0, 1, 0], cylinder(0.34, 0.03, 0.02)),
          ),
        ),
      ),
      surface: brass(([x, y, z]) => {
        const angle = Math.atan2(z, x)
        return y > 0.2 && y < 0.5 ? line(star(Math.sin(angle * 5) * 0.2, y - 0.35, 0.08), 0.02) + line(Math.abs(y - 0.35) - 0.14, 0.016) : 0
      }, '#e6b45a'),
    },
  ],
}

/** What keeps water, and what it is poured from. */
export const water: Readonly<Record<string, Scene>> = { jar, ewer, bowl, 'coffee-pot': coffeePot }
