import { rangeOf } from '../layOut.ts'
import { drawing, drawingWidth, letterSize, shape, text } from '../svg.ts'
import { textWidth, wrapText } from '../textWidth.ts'
import { type Bar, type ChartFrame, type Range, scaleWithZero } from './chartData.ts'

interface Row {
  readonly name: string
  readonly from: number
  readonly to: number
  /** The figures at its two ends; a bar, which starts at zero, only has the second. */
  readonly figures: readonly [near: string | undefined, far: string]
}

const lineHeight = 15
const thick = 14
const between = 12

/** Draws bars from zero, each below its name and with its figure at its end. */
export function drawBars(bars: readonly Bar[], frame: ChartFrame): string {
  const rows = bars.map(({ name, value }): Row => ({ name, from: 0, to: value, figures: [undefined, frame.figure(value)] }))
  return drawRows(rows, { ...frame, ends: scaleWithZero(bars.map(({ value }) => value)) })
}

/** Draws ranges of values on one scale, which need not include zero, with a figure at each end. */
export function drawRanges(ranges: readonly Range[], frame: ChartFrame): string {
  const rows = ranges.map(({ name, from, to }): Row => ({ name, from, to, figures: [frame.figure(from), frame.figure(to)] }))
  const values = ranges.flatMap(({ from, to }) => [from, to])
  return drawRows(rows, { ...frame, ends: rangeOf(values) })
}

function drawRows(
  rows: readonly Row[],
  { label, isRtl, ends: [low, high] }: ChartFrame & { readonly ends: readonly [number, number] },
): string {
  const wide = (figure: string | undefined) => (figure === undefined ? 0 : textWidth(figure) + 5)
  // Figures are outside the bar's ends, so each side is as wide as its widest figure requires.
  const [before, after] = [
    Math.max(0, ...rows.map(({ from, to, figures: [near, far] }) => wide(to < from ? far : near))),
    Math.max(0, ...rows.map(({ from, to, figures: [, far] }) => (to < from ? 0 : wide(far)))),
  ]
  const space = drawingWidth - before - after
  const along = (value: number) => before + ((value - low) / (high - low)) * space
  const mirrored = (x: number) => (isRtl ? drawingWidth - x : x)
  let y = 4
  const painted = rows.map(({ name, from, to, figures: [near, far] }) => {
    const words = wrapText(name, drawingWidth - 4)
    const names = words.map((line, index) => text(line, { x: mirrored(0), y: y + (index + 1) * lineHeight - 5.5, anchor: 'start' }))
    const top = y + words.length * lineHeight
    const [start, end] = [Math.min(along(from), along(to)), Math.max(along(from), along(to))]
    const bar = shape('rect', { x: isRtl ? drawingWidth - end : start, y: top, width: Math.max(end - start, 1), height: thick })
    const middle = top + thick / 2 + letterSize / 3
    const isBackwards = to < from
    const beyond = text(
      far,
      isBackwards ? { x: mirrored(start - 4), y: middle, anchor: 'end' } : { x: mirrored(end + 4), y: middle, anchor: 'start' },
    )
    const ahead = near === undefined ? '' : text(near, { x: mirrored(start - 4), y: middle, anchor: 'end' })
    y = top + thick + between
    return { bar, texts: names.join('') + ahead + beyond }
  })
  const height = y - between + 4
  const hasAxis = low < 0 && high > 0
  const axis = hasAxis ? shape('path', { class: 'dim', d: `M${Math.round(mirrored(along(0)) * 10) / 10} 0v${Math.round(height)}` }) : ''
  return drawing({
    kind: 'chart',
    label,
    height,
    shapes: `<g class="bars">${painted.map(({ bar }) => bar).join('')}</g>${axis}`,
    texts: painted.map(({ texts }) => texts).join(''),
  })
}
