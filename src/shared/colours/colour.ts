/**
 * Björn Ottosson's OKLab, in which distances match perceived differences. Lightness from
 * 0 to 1, then green to red, then blue to yellow.
 */
export type Oklab = readonly [lightness: number, a: number, b: number]

/** Converts the byte of one sRGB channel to linear light, from 0 to 1. */
function toLinear(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Converts sRGB bytes to OKLab. */
export function toOklab(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Returns the contrast of two colours (`#rrggbb`) by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** A colour behind or in front of another one, and the contrast that the pair needs. */
export interface Against {
  readonly colour: string
  readonly least: number
}

export function isReadable(colour: string, against: readonly Against[]): boolean {
  return against.every((other) => contrast(colour, other.colour) >= other.least)
}

/** Steps of lightness in the search below: about four per byte value. */
const steps = 1000

/**
 * Returns the colour nearest to `colour` that has the required contrast to all the others: same hue, lighter or darker, as
 * saturated as possible. Undefined if there is none.
 */
export function nearestReadable(colour: string, against: readonly Against[]): string | undefined {
  if (isReadable(colour, against)) return colour
  const [lightness, a, b] = oklabOf(colour)
  const at = (light: number) => (light < 0 || light > 1 ? undefined : inGamut([light, a, b]))
  for (let step = 1; step <= steps; step += 1) {
    const found = [at(lightness - step / steps), at(lightness + step / steps)].filter(
      (hex) => hex !== undefined && isReadable(hex, against),
    )
    const [nearest] = found.toSorted((one, other) => distance(one ?? '', colour) - distance(other ?? '', colour))
    if (nearest !== undefined) return nearest
  }
  return ['#000000', '#ffffff'].find((extreme) => isReadable(extreme, against))
}

/** Mixes two colours; `share` is that of the second, from 0 to 1. */
export function mixColours(first: string, second: string, share: number): string {
  const [one, other] = [bytesOf(first), bytesOf(second)]
  return hexOf(one.map((byte, index) => byte + ((other[index] ?? 0) - byte) * share))
}

function bytesOf(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

function hexOf(bytes: readonly number[]): string {
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`
}

/** Returns the relative luminance by WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = bytesOf(colour).map(toLinear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function oklabOf(colour: string): Oklab {
  const [red = 0, green = 0, blue = 0] = bytesOf(colour)
  return toOklab(red, green, blue)
}

function distance(one: string, other: string): number {
  const [a, b] = [oklabOf(one), oklabOf(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Returns the colour as sRGB; a colour outside the gamut loses saturation, but keeps lightness and hue. */
function inGamut([lightness, a, b]: Oklab): string {
  let [low, high] = [0, 1]
  if (isShown(linearOf([lightness, a, b]))) low = 1
  else
    for (let round = 0; round < 12; round += 1) {
      const middle = (low + high) / 2
      if (isShown(linearOf([lightness, a * middle, b * middle]))) low = middle
      else high = middle
    }
  return hexOf(linearOf([lightness, a * low, b * low]).map((light) => 255 * Math.min(1, Math.max(0, toGamma(light)))))
}

function isShown(linear: readonly number[]): boolean {
  return linear.every((light) => light > -0.0005 && light < 1.0005)
}

function toGamma(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
}

function linearOf([lightness, a, b]: Oklab): readonly number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
