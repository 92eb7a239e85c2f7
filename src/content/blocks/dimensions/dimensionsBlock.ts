import { z } from 'zod'
import { escapeHtml } from '../../../shared/escapeHtml.ts'
import { centimetresOf, inchesOf, writtenInches } from '../../../shared/lengths.ts'
import { complain, textField } from '../../schemas/fields.ts'
import { listField } from '../blockFields.ts'
import { type BlockPage, defineEngineBlock } from '../defineEngineBlock.ts'

const lengthField = (write: string) => z.number().min(0.1).max(100_000).meta({ write }).optional()

const sizeSchema = z
  .strictObject({
    name: textField('what is measured'),
    cm: lengthField('a number of centimetres: `45`'),
    in: lengthField('a number of inches: `17.75`'),
  })
  .superRefine(({ cm, in: inches }, context) => {
    const form = { rule: 'one-unit' }
    if (cm !== undefined && inches !== undefined) {
      complain(context, { ...form, key: 'in', message: 'is written beside `cm`', fix: 'Keep one of the two: the other is computed.' })
    } else if (cm === undefined && inches === undefined) {
      complain(context, { ...form, message: 'has no length', fix: 'Write `cm:` or `in:` and a number; the other is computed.' })
    }
  })
  .meta({ write: 'a map with `name`, and `cm` or `in`' })

/** Lengths, each written in one unit and shown in two. */
const schema = z.strictObject({
  caption: textField('a caption').optional(),
  sizes: listField(sizeSchema, 'a list of `- name:` and `cm:`'),
})

/** The block `dimensions`. */
export const dimensionsBlock = defineEngineBlock({
  schema,
  example: `caption: The bench
sizes:
  - { name: Length, cm: 100 }
  - { name: Board, in: 11.25 }
`,
  Block: renderDimensions,
})

/** Lengths in centimetres and inches, each with a line as long as its share of the longest. */
function renderDimensions({ caption, sizes }: z.output<typeof schema>, { built, locale }: BlockPage): string {
  const texts = built.blocks
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const lengths = sizes.map(({ name, cm, in: inches = 0 }) => ({
    name,
    cm: cm ?? centimetresOf(inches),
    inches: cm === undefined ? writtenInches(inches) : inchesOf(cm),
  }))
  const longest = lengths.reduce((most, { cm }) => Math.max(most, cm), 0)
  const rows = lengths.map(({ name, cm, inches }) => {
    const share = Math.round((cm / longest) * 1000) / 10
    return `<div style="--share:${share}%"><dt>${escapeHtml(name)}</dt><dd>${numbers.format(cm)}${texts.cm} <span>(${inches}${texts.inches})</span></dd></div>`
  })
  const title = escapeHtml(caption ?? texts.dimensions)
  return `<figure data-block="dimensions"><figcaption>${title}</figcaption><dl>${rows.join('')}</dl></figure>`
}
