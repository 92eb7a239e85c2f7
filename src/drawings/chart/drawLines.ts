import { decimal, drawing, drawingWidth, letterSize, shape, text } from '../svg.ts'
import { textWidth, wrapText } from '../textWidth.ts'
import { type ChartFrame, type Line, scaleWithZero } from './chartData.ts'

const tall = 150
const top = 20
const edge = 4
const lineHeight = 15
/** Maximum width of what is written at the ends of the lines, as a part of the drawing's. */
const share = 0.32
/** Space between a figure and the name on the same line. */
const gap = 4

/** Draws lines over steps, each with its first and last figure and with its name at its end; the names of the steps are below. */
export function drawLines(lines: readonly Line[], steps: readonly string[], { label, figure, isRtl }: ChartFrame): string {
  const [low, high] = scaleWithZero(lines.flatMap(({ values }) => values))
  const mirrored = (x: number) => (isRtl ? drawingWidth - x : x)
  const figures = lines.map(({ values }) => [figure(values[0] ?? 0), figure(values.at(-1) ?? 0)] as const)
  const farWidth = Math.max(...figures.map(([, far]) => textWidth(far)))
  const besideWidth = farWidth + gap + Math.max(...lines.map(({ name }) => textWidth(name)))
  // Below each other, they would reach the ends of other lines.
  const isLevel = besideWidth <= drawingWidth * share
  const names = lines.map(({ name }) => (isLevel ? [] : wrapText(name, drawingWidth * share)))
  const start = edge + Math.max(...figures.map(([near]) => textWidth(near))) + 4
  const endSpace = (isLevel ? besideWidth : Math.max(farWidth, ...names.flat().map((line) => textWidth(line)))) + 6
  const space = drawingWidth - start - endSpace
  const stepX = (index: number) => start + (steps.length < 2 ? 0 : (index / (steps.length - 1)) * space)
  const valueY = (value: number) => top + tall - ((value - low) / (high - low)) * tall
  const painted = lines.map(({ values }) => {
    const points = values.map((value, index) => `${decimal(mirrored(stepX(index)))} ${decimal(valueY(value))}`)
    return shape('path', { class: 'line', d: `M${points.join('L')}` })
  })
  // Keeps the texts at the ends apart, in the order of the lines.
  const heights = names.map((words) => (words.length + 1) * lineHeight)
  const ends = spread(
    lines.map(({ values }) => valueY(values.at(-1) ?? 0)),
    heights,
  )
  const starts = spread(
    lines.map(({ values }) => valueY(values[0] ?? 0)),
    heights.map(() => lineHeight),
  )
  const labels = lines.map(({ name }, index) => {
    const [near, far] = figures[index] ?? ['', '']
    const y = ends[index] ?? 0
    return [
      text(near, { x: mirrored(start - 4), y: (starts[index] ?? 0) + letterSize / 3, anchor: 'end' }),
      ...[far, ...(names[index] ?? [])].map((word, line) =>
        text(word, {
          x: mirrored(start + space + 4),
          y: y + letterSize / 3 + line * lineHeight,
          anchor: 'start',
          ...(line === 0 && { kind: 'far' }),
        }),
      ),
      isLevel ? text(name, { x: mirrored(start + space + 2 * gap + farWidth), y: y + letterSize / 3, anchor: 'start', kind: 'in' }) : '',
    ].join('')
  })
  const base = Math.max(top + tall, ...starts, ...ends.map((y, index) => y + (heights[index] ?? 0) - lineHeight)) + 10
  const below = stepNames(steps, { stepX, mirrored, y: base + lineHeight })
  return drawing({
    kind: 'chart',
    label,
    height: base + lineHeight + 6,
    shapes:
      shape('path', { class: 'dim', d: `M${decimal(mirrored(start))} ${decimal(valueY(0))}H${decimal(mirrored(start + space))}` }) +
      painted.join(''),
    texts: labels.join('') + below,
  })
}

/** Moves texts down until none overlap. */
function spread(places: readonly number[], heights: readonly number[]): readonly number[] {
  const moved = [...places]
  let free = -Infinity
  for (const index of places.map((_, place) => place).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))) {
    moved[index] = Math.max(places[index] ?? 0, free)
    free = (moved[index] ?? 0) + (heights[index] ?? 0)
  }
  return moved
}

interface StepPlaces {
  readonly y: number
  stepX(this: void, index: number): number
  mirrored(this: void, x: number): number
}

/** Lays out the names of the steps, each kept inside the drawing; omits those that would overlap an earlier one, but never the last. */
function stepNames(steps: readonly string[], { y, stepX, mirrored }: StepPlaces): string {
  const placed = steps.map((name, index) => {
    const half = textWidth(name) / 2
    return { name, half, x: Math.min(Math.max(stepX(index), half + 1), drawingWidth - half - 1) }
  })
  const last = placed.at(-1)
  let free = -Infinity
  const shown = placed.filter((step) => {
    const isClear = step.x - step.half >= free && (step === last || !last || step.x + step.half + 6 <= last.x - last.half)
    if (!isClear) return false
    free = step.x + step.half + 6
    return true
  })
  return shown.map(({ name, x }) => text(name, { x: mirrored(x), y })).join('')
}
