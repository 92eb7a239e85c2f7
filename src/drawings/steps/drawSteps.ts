import { type Body, cornersOf, paintBodies } from '../dimensions/drawBodies.ts'
import type { Point } from '../layOut.ts'
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
    const badges = now.flatMap((index) => {
      const part = parts[index]
      return part ? [paintBadge(String(index + 1), middleOf(part), place)] : []
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

function middleOf(part: Part): Point {
  const corners = cornersOf(part)
  const [left, right] = rangeOf(corners.map(([x]) => x))
  const [bottom, top] = rangeOf(corners.map(([, y]) => y))
  return [(left + right) / 2, (bottom + top) / 2]
}

function paintBadge(number: string, [x, y]: Point, place: { x(cm: number): number; y(cm: number): number }) {
  const centre = { cx: Number(decimal(place.x(x))), cy: Number(decimal(place.y(y))) }
  return {
    shapes: shape('circle', { class: 'badge', ...centre, r: badge }),
    texts: text(number, { x: centre.cx, y: centre.cy + letterSize / 3, kind: 'on' }),
  }
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
