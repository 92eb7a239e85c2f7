import { apart, cell, line, star } from '../patterns.ts'
import type { Scene } from '../shade.ts'
import {
  type Shape,
  at,
  around,
  block,
  common,
  cut,
  cylinder,
  lathe,
  melt,
  ring,
  rod,
  sphere,
  squeeze,
  tube,
  turn,
  union,
  vessel,
  within,
} from '../shapes.ts'
import { brass, clay, flame, wood } from '../surfaces.ts'

const night = '#34405c'

const lampBody = cut(
  melt(
    0.16,
    melt(
      0.2,
      squeeze([1, 0.5, 1], sphere(0.86)),
      tube([
        [0.45, -0.02, 0, 0.34],
        [1, 0.02, 0, 0.24],
        [1.42, 0.14, 0, 0.2],
      ]),
    ),
    at([0, 0.34, 0], ring(0.36, 0.05)),
  ),
  at([0, 0.42, 0], cylinder(0.3, 0.28, 0.04)),
  at([1.46, 0.34, 0], sphere(0.13)),
)
const lampHandle = tube([
  [-0.72, 0.14, 0, 0.08],
  [-1.12, 0.34, 0, 0.075],
  [-1.2, 0.06, 0, 0.07],
  [-0.8, -0.14, 0, 0.08],
])
const oilLamp: Scene = {
  wall: night,
  middle: 0.62,
  distance: 7.6,
  above: 2.5,
  parts: [
    {
      shape: within(
        1.8,
        [0.1, 0.5, 0],
        turn('y', 28, at([0, 0.5, 0], melt(0.08, union(lampBody, at([0, -0.44, 0], cylinder(0.42, 0.06, 0.03))), lampHandle))),
      ),
      surface: clay('#d3854f'),
    },
    { shape: turn('y', 28, at([1.5, 0.9, 0], squeeze([0.42, 1.25, 0.42], sphere(0.17)))), surface: flame },
  ],
}

const stick: Shape = lathe(
  [
    [1.02, 0.04],
    [1.02, 0.12],
    [0.95, 0.17],
    [0.8, 0.62],
    [0.74, 0.8],
    [0.86, 0.86],
    [0.86, 0.92],
    [0.3, 0.98],
    [0.26, 1.05],
    [0.24, 1.3],
    [0.3, 1.36],
    [0.24, 1.42],
    [0.3, 1.5],
    [0.38, 1.82],
    [0.44, 1.86],
    [0.44, 1.92],
    [0.2, 1.93],
  ],
  0.035,
)
const candlestick: Scene = {
  wall: night,
  middle: 1.02,
  distance: 7.4,
  parts: [
    {
      shape: within(1.5, [0, 1, 0], stick),
      surface: brass(([x, y, z]) => {
        const angle = Math.atan2(z, x) / (Math.PI / 9)
        if (y > 0.26 && y < 0.7) return line(star(cell(angle, 1) * 0.3, y - 0.48, 0.11), 0.022) + line(Math.abs(y - 0.48) - 0.19, 0.02)
        return y > 1.56 && y < 1.78 ? line(Math.sin(angle * 12) * 0.03 + y - 1.67, 0.025) : 0
      }),
    },
  ],
}

const holes: Shape = (x, y, z) => star(cell(y, 0.27), cell(z, 0.27), 0.066) + Math.max(x - 9, 0)
const small: Shape = (_x, y, z) => apart(cell(y - 0.135, 0.27), cell(z - 0.135, 0.27)) - 0.026
const panel = cut(
  at([0.62, 0, 0], block([0.018, 0.56, 0.37], 0.01)),
  common(at([0.62, 0, 0], block([0.2, 0.47, 0.31])), union(holes, small)),
)
const ribs = turn('y', 30, around(6, at([0.72, 0, 0], cylinder(0.035, 0.6, 0.02))))
const dome = vessel(
  [
    [0.78, 0],
    [0.72, 0.16],
    [0.44, 0.42],
    [0.2, 0.56],
    [0.12, 0.72],
  ],
  0.025,
)
const lantern: Scene = {
  wall: night,
  middle: 1.16,
  distance: 7.9,
  parts: [
    {
      shape: within(
        1.6,
        [0, 1.15, 0],
        turn(
          'y',
          14,
          union(
            at([0, 0.78, 0], union(around(6, panel), ribs)),
            at(
              [0, 0.12, 0],
              lathe(
                [
                  [0.86, 0],
                  [0.8, 0.06],
                  [0.72, 0.1],
                  [0.2, 0.1],
                ],
                0.035,
              ),
            ),
            at([0, 1.42, 0], dome),
            at([0, 2.16, 0], sphere(0.09)),
            at([0, 2.36, 0], turn('x', 90, ring(0.14, 0.026))),
            around(3, at([0.62, 0.06, 0], sphere(0.1))),
          ),
        ),
      ),
      surface: brass(([, y]) => line(Math.abs(y - 1.58) - 0.06, 0.018), '#d9a552'),
    },
    { shape: at([0, 0.72, 0], squeeze([1, 2.2, 1], sphere(0.14))), surface: flame },
  ],
}

const step = 0.27
/** Turned pieces between beads, in one direction of the plane. */
const spindle = (u: number, v: number, z: number): number => {
  const t = cell(u, step)
  const bulge = 0.03 + 0.024 * Math.cos((t / step) * 2 * Math.PI + Math.PI) ** 2
  return (apart(cell(v, step), z) - bulge) * 0.8
}
const bead: Shape = (x, y, z) => apart(cell(x, step), cell(y, step), z) - 0.085
const between: Shape = (x, y, z) => apart(cell(x - step / 2, step), cell(y - step / 2, step), z) - 0.05
const cross: Shape = (x, y, z) => Math.min(spindle(x, y, z), spindle(y, x, z))
const screen = common(block([0.82, 1.08, 0.12]), union(bead, cross, between))
const frame = cut(block([0.95, 1.21, 0.09], 0.02), block([0.8, 1.06, 0.3]))
const lattice: Scene = {
  wall: night,
  middle: 1.14,
  distance: 8.6,
  above: 1.4,
  parts: [
    { shape: within(1.7, [0, 1.24, 0], at([0, 1.24, 0], turn('y', 24, screen))), surface: wood('#b8743c') },
    {
      shape: within(
        1.9,
        [0, 1.24, 0],
        at(
          [0, 1.24, 0],
          turn('y', 24, union(frame, rod([-0.7, -1.21, 0.5], [-0.7, -1.21, -0.5], 0.06), rod([0.7, -1.21, 0.5], [0.7, -1.21, -0.5], 0.06))),
        ),
      ),
      surface: wood('#9a5a2c'),
    },
  ],
}

/** What gives light, or lets it in. */
export const lights: Readonly<Record<string, Scene>> = { 'oil-lamp': oilLamp, candlestick, lantern, lattice }
