import { rangeOf } from '../layOut.ts'
import { type Body, cornersOf, paintBodies } from '../paintBodies.ts'
import { decimal, drawing, letterSize, shape, text } from '../svg.ts'
import { type PlacedBadge, badge, placeBadges } from './placeBadges.ts'

interface StepsToDraw {
  /** Each is shown in every step from the one that adds it. */
  readonly parts: readonly Body[]
  /** Indexes of the parts that each step adds. */
  readonly adds: readonly (readonly number[])[]
  label(this: void, step: number): string
}

/** Half a drawing's width: two fit side by side on a phone, with letters as large as in other drawings. */
const frameWidth = 156
const tallest = 150
const edge = 6

/** Draws each step, all to one scale; new parts carry their numbers. */
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
    const shown = parts.filter((_, index) => before.has(index) || now.includes(index))
    const news = now.flatMap((index) => (parts[index] ? [{ index, part: parts[index] }] : []))
    const spots = placeBadges(
      news.map(({ part }) => part),
      { place, width: frameWidth, height, shown },
    )
    const badges = spots.map((spot, at) => paintBadge(String((news[at]?.index ?? 0) + 1), spot))
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

function paintBadge(number: string, { centre: [x, y], line }: PlacedBadge) {
  const centre = { cx: Number(decimal(x)), cy: Number(decimal(y)) }
  const way = line && shape('path', { class: 'way', d: `M${line.map((point) => point.map(decimal).join(' ')).join('L')}` })
  return {
    shapes: `${way ?? ''}${shape('circle', { class: 'badge', ...centre, r: badge })}`,
    texts: text(number, { x: centre.cx, y: centre.cy + letterSize / 3, kind: 'on' }),
  }
}

interface NumberedStep {
  readonly item?: number | undefined
}

/** Returns the numbers of the list items that steps draw: a step that names none draws the item after the previous step's. */
export function stepNumbers(steps: readonly NumberedStep[]): readonly number[] {
  let last = 0
  return steps.map(({ item }) => (last = item ?? last + 1))
}
