import type { BlockOf } from '../../content/blocks/blockSchemas.ts'
import { drawBars, drawRanges } from '../../drawings/chart/drawBars.ts'
import { drawLines } from '../../drawings/chart/drawLines.ts'
import { drawJoint } from '../../drawings/joint/drawJoint.ts'
import { drawPlan } from '../../drawings/plan/drawPlan.ts'
import { gapBetween, rectangleOf, wallNames } from '../../drawings/plan/planShapes.ts'
import { drawSteps } from '../../drawings/steps/drawSteps.ts'
import { stepNumbers } from '../../drawings/steps/stepNumbers.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import { textDirection } from '../../shared/textDirection.ts'
import type { Wording } from '../words/wording.ts'
import { type LengthRow, lengthList, writeLengths } from './writeLengths.ts'

/** A caption, where there is one. */
export function captionOf(caption: string | undefined): string {
  return caption === undefined ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`
}

/** A room from above, and below it everything that it shows with its measures. */
export function renderPlan(block: BlockOf<'plan'>, wording: Wording): string {
  const { drawings } = wording.built
  const { figures, extent } = writeLengths(wording)
  const { caption, room, doors = [], windows = [], furniture = [], clearances = [] } = block
  const plan = { room, doors, windows, furniture, clearances }
  const wall = (name: string) => (furniture.some((thing) => thing.name === name) ? undefined : wallNames.find((known) => known === name))
  const nameOf = (name: string) => {
    const known = wall(name)
    return known ? drawings.walls[known] : name
  }
  const ways = clearances.flatMap(({ between: [a, b] }): LengthRow[] => {
    const [from, to] = [rectangleOf(a, plan), rectangleOf(b, plan)]
    const gap = from && to && gapBetween(from, to)
    return gap ? [{ name: `${nameOf(a)} – ${nameOf(b)}`, figures: figures(gap.cm) }] : []
  })
  const rows = [
    { name: drawings.room, figures: extent([room.width, room.depth]) },
    ...furniture.map(({ name, size }, index) => ({ name: `${index + 1} ${name}`, figures: extent(size) })),
    ...doors.map(({ width }) => ({ name: drawings.door, figures: figures(width) })),
    ...windows.map(({ width }) => ({ name: drawings.window, figures: figures(width) })),
    ...ways,
  ]
  const label = drawings.says(drawings.plan, rows.map(({ name, figures: [metric] }) => `${name} ${metric}`).join('; '))
  return `<figure data-block="plan">${captionOf(caption)}${drawPlan(plan, { label, figures })}${lengthList(rows)}</figure>`
}

/** A joint taken apart, and its sizes. */
export function renderJoint({ caption, joint, sizes }: BlockOf<'joint'>, wording: Wording): string {
  const { drawings } = wording.built
  const { length } = writeLengths(wording)
  const rows = sizes.map((size) => ({ name: size.name, of: size.of, ...length(size) }))
  const label = drawings.says(drawings.joints[joint], rows.map(({ name, figures: [metric] }) => `${name} ${metric}`).join('; '))
  return `<figure data-block="joint">${captionOf(caption ?? drawings.joints[joint])}${drawJoint({ kind: joint, sizes: rows, label })}${lengthList(rows)}</figure>`
}

/** Drawings for the items of the numbered list above, under the items' numbers. */
export function renderSteps({ caption, parts, steps }: BlockOf<'steps'>, { built }: Wording): string {
  const adds = steps.map((step) => step.adds.map((name) => parts.findIndex((part) => part.name === name)))
  const numbers = stepNumbers(steps)
  const drawn = drawSteps({
    parts,
    adds,
    label: (step) =>
      built.drawings.step(String(numbers[step]), (adds[step] ?? []).map((index) => `${index + 1} ${parts[index]?.name ?? ''}`).join(', ')),
  })
  const items = drawn.map((svg, index) => `<li value="${numbers[index]}">${svg}</li>`)
  const names = parts.map(({ name }, index) => `<span><b>${index + 1}</b> ${escapeHtml(name)}</span>`)
  return `<figure data-block="steps">${captionOf(caption)}<ol>${items.join('')}</ol><p>${names.join(' ')}</p></figure>`
}

/** Figures as bars, ranges or lines. */
export function renderChart({ caption, chart, unit = '', rows = [], steps = [], lines = [] }: BlockOf<'chart'>, wording: Wording): string {
  const numbers = new Intl.NumberFormat(wording.locale, { maximumFractionDigits: 6 })
  const figure = (value: number) => numbers.format(value) + unit
  const isRtl = textDirection(wording.language) === 'rtl'
  const frame = (said: readonly string[]) => ({ figure, isRtl, label: [...(caption === undefined ? [] : [caption]), ...said].join('; ') })
  const draw = () => {
    switch (chart) {
      case 'bars': {
        const bars = rows.map(({ name, value = 0 }) => ({ name, value }))
        return drawBars(bars, frame(bars.map(({ name, value }) => `${name}: ${figure(value)}`)))
      }
      case 'ranges': {
        const ranges = rows.map(({ name, from = 0, to = 0 }) => ({ name, from, to }))
        return drawRanges(ranges, frame(ranges.map(({ name, from, to }) => `${name}: ${figure(from)} – ${figure(to)}`)))
      }
      case 'lines': {
        const said = lines.map(
          ({ name, values }) => `${name}: ${values.map((value, index) => `${steps[index] ?? ''} ${figure(value)}`).join(', ')}`,
        )
        return drawLines(lines, steps, frame(said))
      }
    }
  }
  return `<figure data-block="chart">${captionOf(caption)}${draw()}</figure>`
}
