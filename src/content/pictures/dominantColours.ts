import { type Oklab, toOklab } from '../../shared/colours/colour.ts'

/** A colour of a picture, `#rrggbb`, and its share of the picture, in whole per cent. */
export interface Share {
  readonly colour: string
  readonly percent: number
}

const groups = 5
/** Weight of a difference in hue relative to one in lightness: a shadow on green cloth counts as the cloth, an orange on it does not. */
const hueWeight = 3
/** Maximum rounds of k-means; small pictures settle in fewer. */
const rounds = 20

interface Pixel {
  readonly bytes: readonly [number, number, number]
  /** With weighted hue. */
  readonly lab: Oklab
}

/**
 * Finds the dominant colours of a picture, at most five, the largest first, from RGB pixels with one byte a channel. The result is
 * deterministic: the initial groups come from cutting the pixels at their widest spread, not from random choice.
 */
export function dominantColours(bytes: Buffer): readonly Share[] {
  const pixels = pixelsOf(bytes)
  let centres = cut(pixels).map(centreOf)
  let members: readonly (readonly Pixel[])[] = []
  for (let round = 0; round < rounds; round += 1) {
    members = gather(pixels, centres)
    const moved = members
      .map((group, index) => (group.length === 0 ? centres[index] : centreOf(group)))
      .filter((centre) => centre !== undefined)
    if (moved.every((centre, index) => distance(centre, centres[index] ?? centre) < 1e-9)) break
    centres = moved
  }
  return members
    .map((group) => ({ colour: averageColour(group), percent: Math.round((100 * group.length) / pixels.length) }))
    .filter(({ percent }) => percent > 0)
    .toSorted((a, b) => b.percent - a.percent || (a.colour < b.colour ? -1 : 1))
}

function pixelsOf(bytes: Buffer): Pixel[] {
  const pixels: Pixel[] = []
  for (let index = 0; index + 2 < bytes.length; index += 3) {
    const [red, green, blue] = [bytes.readUInt8(index), bytes.readUInt8(index + 1), bytes.readUInt8(index + 2)]
    const [lightness, a, b] = toOklab(red, green, blue)
    pixels.push({ bytes: [red, green, blue], lab: [lightness, a * hueWeight, b * hueWeight] })
  }
  return pixels
}

/** Splits the group with the widest spread in two at its mean until there are enough groups. */
function cut(pixels: readonly Pixel[]): readonly (readonly Pixel[])[] {
  let boxes: readonly (readonly Pixel[])[] = [pixels]
  while (boxes.length < groups) {
    const [widest] = boxes.map((box) => ({ box, ...spreadOf(box) })).toSorted((a, b) => b.spread * b.box.length - a.spread * a.box.length)
    if (!widest || widest.spread === 0) break
    const { box, axis } = widest
    const middle = centreOf(box)[axis]
    const below = box.filter(({ lab }) => lab[axis] <= middle)
    const above = box.filter(({ lab }) => lab[axis] > middle)
    boxes = [...boxes.filter((other) => other !== box), below, above]
  }
  return boxes
}

/** Returns the axis with the largest variance, and that variance. */
function spreadOf(pixels: readonly Pixel[]): { readonly axis: 0 | 1 | 2; readonly spread: number } {
  const centre = centreOf(pixels)
  const along = (axis: 0 | 1 | 2) => ({
    axis,
    spread: pixels.reduce((sum, { lab }) => sum + (lab[axis] - centre[axis]) ** 2, 0) / pixels.length,
  })
  return [along(1), along(2)].reduce((most, other) => (other.spread > most.spread ? other : most), along(0))
}

function gather(pixels: readonly Pixel[], centres: readonly Oklab[]): readonly (readonly Pixel[])[] {
  const members: Pixel[][] = centres.map(() => [])
  for (const pixel of pixels) {
    let nearest = 0
    let least = Infinity
    for (const [index, centre] of centres.entries()) {
      const away = distance(pixel.lab, centre)
      if (away >= least) continue
      least = away
      nearest = index
    }
    members[nearest]?.push(pixel)
  }
  return members
}

function centreOf(pixels: readonly Pixel[]): Oklab {
  const along = (axis: 0 | 1 | 2) => pixels.reduce((sum, { lab }) => sum + lab[axis], 0) / pixels.length
  return [along(0), along(1), along(2)]
}

function distance(a: Oklab, b: Oklab): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
}

function averageColour(pixels: readonly Pixel[]): string {
  const average = (channel: 0 | 1 | 2) => Math.round(pixels.reduce((sum, { bytes }) => sum + bytes[channel], 0) / pixels.length)
  return `#${[average(0), average(1), average(2)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
