import { type Body, cornersOf, paintBodies } from '../dimensions/drawBodies.ts'
import type { Placement, Point } from '../layOut.ts'
import { decimal, drawing, letterSize, shape, text } from '../svg.ts'

/** A part of what is made: it stands in every step from the one that adds it. */
interface Part extends Body {
  readonly name: string
}

interface StepsToDraw {
  readonly parts: readonly Part[]
  /** The places of the parts that each step adds. */
  readonly adds: readonly (readonly number[])[]
  label(this: void, step: number): string
}

/** Half a drawing's width: two stand side by side on a phone, their letters as large as in other drawings. */
const frameWidth = 156
const tallest = 150
const edge = 6
const badge = 9

/** One drawing a step, all to one scale; the parts that are new carry their numbers. */
export function drawSteps({ parts, adds, label }: StepsToDraw): readonly string[] {
  const points = parts.flatMap(cornersOf)
  const [left, right] = rangeOf(points.map(([x]) => x))
  const [bottom, top] = rangeOf(points.map(([, y]) => y))
  const space = frameWidth - 2 * (edge + badge)
  const scale = Math.min(space / (right - left), tallest / (top - bottom))
  const offset = (frameWidth - (right - left) * scale) / 2
  const height = (top - bottom) * scale + 2 * (edge + badge)
  const place = {
    scale,
    x: (cm: number) => offset + (cm - left) * scale,
    y: (cm: number) => height - edge - badge - (cm - bottom) * scale,
  }
  return adds.map((now, step) => {
    const before = new Set(adds.slice(0, step).flat())
    const { shapes: old } = paintBodies(
      parts.filter((_, index) => before.has(index) && !now.includes(index)),
      place,
    )
    const { shapes: fresh } = paintBodies(
      parts.filter((_, index) => now.includes(index)),
      place,
      'new',
    )
    const taken: Point[] = []
    const badges = now.flatMap((index) => {
      const part = parts[index]
      if (!part) return []
      const centre = clearPlace(part, place, taken)
      taken.push(centre)
      return [paintBadge(String(index + 1), centre)]
    })
    return drawing({
      kind: 'steps',
      width: frameWidth,
      height,
      label: label(step),
      shapes: `${old}<g class="new">${fresh}</g>${badges.map(({ shapes }) => shapes).join('')}`,
      texts: badges.map(({ texts }) => texts).join(''),
    })
  })
}

/** Shares of a part's longer side, the middle first, at which its number may stand. */
const shares = [0.5, 0.25, 0.75, 0.1, 0.9]

/** Where a part's number is not on that of another, in units; its middle where no such place is on it. */
function clearPlace(part: Part, place: Pick<Placement, 'x' | 'y'>, taken: readonly Point[]): Point {
  const corners = cornersOf(part)
  const [left, right] = rangeOf(corners.map(([x]) => place.x(x)))
  const [top, bottom] = rangeOf(corners.map(([, y]) => place.y(y)))
  const at = (share: number): Point =>
    right - left > bottom - top ? [left + (right - left) * share, (top + bottom) / 2] : [(left + right) / 2, top + (bottom - top) * share]
  const isClear = ([x, y]: Point) => taken.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) >= 2 * badge)
  return shares.map(at).find(isClear) ?? at(0.5)
}

function paintBadge(number: string, [x, y]: Point) {
  const centre = { cx: Number(decimal(x)), cy: Number(decimal(y)) }
  return {
    shapes: shape('circle', { class: 'badge', ...centre, r: badge }),
    texts: text(number, { x: centre.cx, y: centre.cy + letterSize / 3, kind: 'on' }),
  }
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
