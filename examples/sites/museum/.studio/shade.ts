import { type Shape, type Vec, block } from './shapes.ts'
import { type Surface, clouds, light, mix } from './surfaces.ts'

/** A shape and what it is made of. */
export interface Part {
  readonly shape: Shape
  readonly surface: Surface
}

/** An object in front of a wall of one colour. */
export interface Scene {
  readonly parts: readonly Part[]
  /** Of wall and floor, `#rrggbb`. */
  readonly wall: string
  /** How high the camera looks, and how far away it stands. */
  readonly middle: number
  readonly distance: number
  /** How high above the middle it stands; 1.6 where absent. */
  readonly above?: number
}

/** A ray's end: what it met, where, and how that faces. */
export interface Hit {
  /** -1: the wall. */
  readonly part: number
  readonly point: Vec
  readonly normal: Vec
  readonly light: Vec
}

const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const along = (from: Vec, way: Vec, far: number): Vec => [from[0] + way[0] * far, from[1] + way[1] * far, from[2] + way[2] * far]
const times = (a: Vec, b: Vec): Vec => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const by = (a: Vec, share: number): Vec => [a[0] * share, a[1] * share, a[2] * share]

export function unit(a: Vec): Vec {
  return by(a, 1 / Math.hypot(...a))
}

const key = unit([-0.62, 0.74, 0.52])
const keyLight: Vec = [3.3, 2.95, 2.45]
const sky: Vec = [0.5, 0.53, 0.6]
const longest = 30

/** Where the wall bends into the floor. */
const back = 3.4
const bend = 2.6

function backdrop(y: number, z: number): number {
  const wall = z + back
  const h = Math.max(bend - Math.abs(y - wall), 0) / bend
  return Math.min(y, wall) - (h * h * bend) / 4
}

/** A window beside the camera, in what mirrors it. */
function studio([x, y, z]: Vec): Vec {
  const window = block([0.55, 0.55, 2], 0.2)(x + 0.75, y - 0.5, z - 0.6)
  const strip = block([0.08, 0.8, 2], 0.06)(x - 0.86, y - 0.2, z - 0.3)
  const glow = Math.max(0, 1 - window * 5) * 3.4 + Math.max(0, 1 - strip * 9) * 2.2
  return plus([0.1 + 0.12 * Math.max(y, 0), 0.09 + 0.12 * Math.max(y, 0), 0.08 + 0.13 * Math.max(y, 0)], [glow, glow * 0.95, glow * 0.86])
}

export class Studio {
  readonly #parts: readonly Part[]
  readonly #wall: Vec

  constructor({ parts, wall }: Scene) {
    this.#parts = parts
    this.#wall = light(wall)
  }

  #things(x: number, y: number, z: number): number {
    let best = Infinity
    for (const part of this.#parts) {
      const distance = part.shape(x, y, z)
      if (distance < best) best = distance
    }
    return best
  }

  /** How far a ray goes before it meets something; Infinity where it meets nothing. */
  #march(from: Vec, way: Vec, least: number): number {
    let far = least
    for (let step = 0; step < 160 && far < longest; step += 1) {
      const x = from[0] + way[0] * far
      const y = from[1] + way[1] * far
      const z = from[2] + way[2] * far
      const distance = Math.min(this.#things(x, y, z), backdrop(y, z))
      if (distance < 0.0004 * (1 + far * 0.2)) return far
      far += distance * 0.9
    }
    return far < longest ? far : Infinity
  }

  /** The share of the key light that comes past the things, with a soft edge. */
  #lit(from: Vec): number {
    let share = 1
    let far = 0.015
    for (let step = 0; step < 60 && far < 7; step += 1) {
      const distance = this.#things(from[0] + key[0] * far, from[1] + key[1] * far, from[2] + key[2] * far)
      share = Math.min(share, 0.5 + (0.5 * distance) / (0.06 * far))
      if (share < 0) return 0
      far += Math.min(Math.max(distance * 0.8, 0.01), 0.4)
    }
    return share * share * (3 - 2 * share)
  }

  /** The share of the sky that a point sees. */
  #open(from: Vec, normal: Vec): number {
    let hidden = 0
    for (let step = 1; step <= 6; step += 1) {
      const far = 0.045 * step * step
      const [x, y, z] = along(from, normal, far)
      hidden += Math.max(far - Math.min(this.#things(x, y, z), backdrop(y, z)), 0) / far / 1.55 ** step
    }
    return Math.max(1 - hidden * 0.8, 0.04)
  }

  #partAt([x, y, z]: Vec): number {
    const distances = this.#parts.map(({ shape }) => shape(x, y, z))
    const best = Math.min(...distances)
    return best < backdrop(y, z) ? distances.indexOf(best) : -1
  }

  #normal(point: Vec, part: number): Vec {
    const own = this.#parts[part]
    const distance = (p: Vec) => (own ? own.shape(...p) - (own.surface.reliefAt?.(p) ?? 0) : backdrop(p[1], p[2]))
    const e = 0.0015
    const tip = (axis: 0 | 1 | 2) => {
      const step = (sign: number): Vec => [
        point[0] + (axis === 0 ? sign * e : 0),
        point[1] + (axis === 1 ? sign * e : 0),
        point[2] + (axis === 2 ? sign * e : 0),
      ]
      return distance(step(1)) - distance(step(-1))
    }
    return unit([tip(0), tip(1), tip(2)])
  }

  /** What a ray brings back. */
  look(from: Vec, way: Vec, depth = 0): Hit {
    const far = this.#march(from, way, depth === 0 ? 1 : 0.03)
    if (far === Infinity) return { part: -2, point: from, normal: way, light: studio(way) }
    const point = along(from, way, far)
    const part = this.#partAt(point)
    const normal = this.#normal(point, part)
    return { part, point, normal, light: this.#shade({ part, point, normal, way, depth }) }
  }

  #shade(hit: { part: number; point: Vec; normal: Vec; way: Vec; depth: number }): Vec {
    const { point, normal, way, depth } = hit
    const surface = this.#parts[hit.part]?.surface
    if (surface && surface.rough > 1) return surface.colourAt(point)
    const start = along(point, normal, 0.004)
    const facing = Math.max(dot(normal, key), 0)
    const lit = facing > 0 ? facing * this.#lit(start) : 0
    const open = this.#open(start, normal)
    const colour = surface?.colourAt(point) ?? by(this.#wall, 0.94 + clouds([point[0] * 1.5, point[1] * 1.5, point[2] * 1.5]) * 0.12)
    // The light of the lamp falls in a pool around the object.
    const pool = surface ? 1 : Math.exp(-((point[0] * point[0]) / 26 + Math.max(-point[2], 0) * 0.07))
    const fromBelow = by(this.#wall, 0.55 * Math.max(0.35 - normal[1] * 0.65, 0) * open)
    const around = by(sky, open * (0.45 + 0.55 * Math.max(normal[1] * 0.5 + 0.5, 0)))
    const diffuse = plus(plus(by(keyLight, (lit * pool) / 2.2), around), fromBelow)
    if (!surface) return times(colour, diffuse)

    const seen = -dot(way, normal)
    const half = unit(plus(key, by(way, -1)))
    const power = 2 / Math.max(surface.rough ** 4, 0.002)
    const shine = Math.max(dot(normal, half), 0) ** power * (power + 2) * 0.04 * lit
    const base = surface.metal ? 0.85 : 0.04
    const fresnel = base + (1 - base) * (1 - Math.max(seen, 0)) ** 5
    if (depth > 0 || surface.rough > 0.6) {
      const kept = surface.metal ? times(colour, plus(by(diffuse, 0.5), by(keyLight, shine * 0.3))) : times(colour, diffuse)
      return plus(kept, by(keyLight, surface.metal ? 0 : shine * fresnel))
    }
    const mirrorWay = unit(along(way, normal, 2 * seen))
    const mirrored = this.look(start, mirrorWay, 1)
    const image = mix(mirrored.light, diffuse, surface.metal ? 0.3 : 0)
    const reflected = by(image, surface.metal ? Math.max(open, 0.35) : open * (1 - surface.rough))
    if (surface.metal) return plus(times(colour, plus(reflected, by(keyLight, shine * 0.5))), by(colour, 0.03))
    return plus(times(colour, diffuse), plus(by(reflected, fresnel * 1.4), by(keyLight, shine * fresnel * 2.5)))
  }
}
