import type { Vec } from './shapes.ts'

/** What light meets: its colour as light, its roughness from 0 to 1, and whether it is metal. */
export interface Surface {
  colourAt(point: Vec): Vec
  /** Added to the distance where the normal is taken: hammer marks, grain. */
  reliefAt?(point: Vec): number
  readonly rough: number
  readonly metal?: boolean
}

/** `#rrggbb` as light. */
export function light(hex: string): Vec {
  const part = (from: number) => (Number.parseInt(hex.slice(from, from + 2), 16) / 255) ** 2.2
  return [part(1), part(3), part(5)]
}

export function mix(a: Vec, b: Vec, share: number): Vec {
  const t = Math.min(Math.max(share, 0), 1)
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 83492791)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295
}

/** Smooth noise from 0 to 1. */
export function noise([x, y, z]: Vec): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const ease = (t: number) => t * t * (3 - 2 * t)
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)]
  const line = (b: number, c: number) => hash(i, j + b, k + c) * (1 - u) + hash(i + 1, j + b, k + c) * u
  const face = (c: number) => line(0, c) * (1 - v) + line(1, c) * v
  return face(0) * (1 - w) + face(1) * w
}

/** Noise of several sizes, from 0 to 1. */
export function clouds([x, y, z]: Vec): number {
  return noise([x, y, z]) * 0.55 + noise([x * 2.1 + 7, y * 2.1, z * 2.1]) * 0.3 + noise([x * 4.3, y * 4.3 + 3, z * 4.3]) * 0.15
}

const scaled = ([x, y, z]: Vec, by: number): Vec => [x * by, y * by, z * by]

/** Fired clay, rough, with the rings of the wheel. */
export function clay(hex: string): Surface {
  const colour = light(hex)
  const dark = scaled(colour, 0.55)
  return {
    rough: 0.9,
    colourAt: (p) => mix(dark, colour, 0.25 + clouds(scaled(p, 3.1)) * 0.7 + (noise(scaled(p, 40)) - 0.5) * 0.3),
    reliefAt: (p) => Math.sin(p[1] * 70 + noise(scaled(p, 3)) * 3) * 0.0011 + noise(scaled(p, 34)) * 0.0035,
  }
}

/** Glaze over clay: it is thin at edges and pools in hollows. */
export function glaze(hex: string, paint: (p: Vec) => Vec | undefined = () => undefined): Surface {
  const colour = light(hex)
  const deep = scaled(colour, 0.6)
  return {
    rough: 0.16,
    colourAt: (p) => mix(paint(p) ?? mix(deep, colour, 0.3 + clouds(scaled(p, 2.3))), deep, (noise(scaled(p, 60)) - 0.72) * 0.7),
    reliefAt: (p) => clouds(scaled(p, 5)) * 0.006,
  }
}

/** Beaten brass; `engraved` says where it is dark, from 0 to 1. */
export function brass(engraved: (p: Vec) => number = () => 0, hex = '#e0b260'): Surface {
  const colour = light(hex)
  const dark = scaled(light('#3a2a16'), 0.8)
  return {
    rough: 0.3,
    metal: true,
    colourAt: (p) => mix(mix(colour, scaled(colour, 0.55), clouds(scaled(p, 2.7)) * 0.9), dark, engraved(p) * 0.85),
    reliefAt: (p) => noise(scaled(p, 11)) * 0.006 - engraved(p) * 0.004,
  }
}

/** Wood whose grain runs along an axis. */
export function wood(hex: string, along: 0 | 1 | 2 = 1): Surface {
  const colour = light(hex)
  const dark = scaled(light(hex), 0.36)
  const grain = (p: Vec): number => {
    const stretched: Vec = [p[0] * (along === 0 ? 1.2 : 9), p[1] * (along === 1 ? 1.2 : 9), p[2] * (along === 2 ? 1.2 : 9)]
    const rings = Math.sin(stretched[0] + stretched[2] + clouds(stretched) * 9) * 0.5 + 0.5
    return rings * 0.55 + noise(scaled(stretched, 6)) * 0.45
  }
  return { rough: 0.55, colourAt: (p) => mix(colour, dark, grain(p) * 0.75), reliefAt: (p) => grain(p) * 0.0016 }
}

/** Leather or cloth. */
export function hide(hex: string, paint: (p: Vec) => Vec | undefined = () => undefined): Surface {
  const colour = light(hex)
  return {
    rough: 0.75,
    colourAt: (p) => mix(paint(p) ?? colour, scaled(paint(p) ?? colour, 0.45), clouds(scaled(p, 6)) * 0.8),
    reliefAt: (p) => clouds(scaled(p, 22)) * 0.004,
  }
}

export const bone: Surface = { rough: 0.4, colourAt: (p) => mix(light('#efe4c8'), light('#c9b48a'), clouds(scaled(p, 8))) }

/** What glows by itself. */
export const flame: Surface = { rough: 2, colourAt: ([, y]) => mix([2.6, 0.7, 0.08], [3.2, 1.9, 0.55], y * 2.2 - 1.4) }
