import { z } from 'zod'
import { drawBars, drawRanges } from '../../../drawings/chart/drawBars.ts'
import { drawLines } from '../../../drawings/chart/drawLines.ts'
import { textDirection } from '../../../shared/languages/textDirection.ts'
import { complain, textField } from '../../schemas/fields.ts'
import { listField } from '../blockFields.ts'
import { type BlockPage, defineEngineBlock } from '../defineEngineBlock.ts'
import { captionOf } from '../writeLengths.ts'

const figureField = z.number().min(-1e9).max(1e9).meta({ write: 'a number' })

const rowSchema = z
  .strictObject({
    name: textField('what the bar stands for'),
    value: figureField.optional().describe('Of a bar.'),
    from: figureField.optional().describe('For a range.'),
    to: figureField.optional(),
  })
  .meta({ write: 'a map with `name`, and `value`, or `from` and `to`' })

const lineSchema = z
  .strictObject({ name: textField('what the line stands for'), values: listField(figureField, 'a list of numbers, one for each step') })
  .meta({ write: 'a map with `name` and `values`' })

/** The fields that each kind of chart needs. */
const parts = { bars: ['rows'], ranges: ['rows'], lines: ['steps', 'lines'] } as const

/** A chart's figures. */
const schema = z
  .strictObject({
    caption: textField('a caption').optional(),
    chart: z.enum(['bars', 'lines', 'ranges']).meta({ write: '`bars`, `lines` or `ranges`' }),
    unit: textField('what follows each figure, with the space before it: `" kg"`', { keepsStart: true }).optional(),
    rows: listField(rowSchema, 'a list of `- name:` and `value:`').optional().describe('For `bars` and `ranges`.'),
    steps: listField(textField('a name'), 'a list of names, from the first to the last')
      .optional()
      .describe('For `lines`: the labels below.'),
    lines: listField(lineSchema, 'a list of `- name:` and `values:`').optional(),
  })
  .superRefine(({ chart, rows, steps, lines }, context) => {
    const rule = 'chart-form'
    for (const [key, value] of Object.entries({ rows, steps, lines })) {
      const isPart = parts[chart].some((part) => part === key)
      if (isPart && value === undefined)
        complain(context, { rule, message: `lacks \`${key}\` for \`chart: ${chart}\``, fix: `Add \`${key}:\`.` })
      if (!isPart && value !== undefined)
        complain(context, { rule, key, message: `is not a field of \`chart: ${chart}\``, fix: 'Remove it.' })
    }
    for (const [index, { value, from, to }] of (rows ?? []).entries()) {
      const path = ['rows', index]
      if (chart === 'bars' && (value === undefined || from !== undefined || to !== undefined)) {
        complain(context, { rule, path, message: 'is not a bar', fix: 'A bar has `name` and `value`.' })
      }
      if (chart === 'ranges' && (value !== undefined || from === undefined || to === undefined || to <= from)) {
        complain(context, { rule, path, message: 'is not a range', fix: 'A range has `name`, `from` and `to`, the smaller number first.' })
      }
    }
    for (const [index, { values }] of (lines ?? []).entries()) {
      if (!steps || values.length === steps.length) continue
      const message = `has ${values.length} values for ${steps.length} steps`
      complain(context, { rule, path: ['lines', index, 'values'], message, fix: 'Write one for each step.' })
    }
  })

type Fields = z.output<typeof schema>

export const chartBlock = defineEngineBlock({
  schema,
  example: `caption: Boxes per shelf
chart: bars
rows:
  - { name: Top, value: 7 }
  - { name: Middle, value: 11 }
  - { name: Bottom, value: 12 }
`,
  Block: renderChart,
})

/** Renders figures as bars, ranges or lines. */
function renderChart({ caption, chart, unit = '', rows = [], steps = [], lines = [] }: Fields, page: BlockPage): string {
  const numbers = new Intl.NumberFormat(page.locale, { maximumFractionDigits: 6 })
  const figure = (value: number) => numbers.format(value) + unit
  const isRtl = textDirection(page.language) === 'rtl'
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
