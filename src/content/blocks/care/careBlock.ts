import { z } from 'zod'
import { escapeHtml } from '../../../shared/html/escapeHtml.ts'
import { scrollBox } from '../../markdown/scrollBox.ts'
import { textField } from '../../schemas/fields.ts'
import { listField } from '../blockFields.ts'
import { type BlockPage, defineEngineBlock } from '../defineEngineBlock.ts'

const materialSchema = z
  .strictObject({
    material: textField('what is cared for'),
    daily: textField('what it needs every day, or `nothing`'),
    seasonal: textField('what it needs every season, or `nothing`'),
    never: textField('what harms it'),
  })
  .meta({ write: 'a map with `material`, `daily`, `seasonal` and `never`' })

/** What materials need from their owner. */
const schema = z.strictObject({
  caption: textField('a caption').optional(),
  materials: listField(materialSchema, 'a list of `- material:`, `daily:`, `seasonal:` and `never:`'),
})

export const careBlock = defineEngineBlock({
  schema,
  example: `caption: In short
materials:
  - { material: Oiled wood, daily: Dry cloth, seasonal: A thin coat of oil, never: Silicone polish }
`,
  Block: renderCare,
})

/** Renders a table of care instructions, one material a row. */
function renderCare({ caption, materials }: z.output<typeof schema>, { built }: BlockPage): string {
  const texts = built.blocks
  const title = escapeHtml(caption ?? texts.care)
  const names = [texts.daily, texts.seasonal, texts.never]
  const heads = [texts.material, ...names].map((text) => `<th scope="col">${text}</th>`)
  const rows = materials.map(({ material, daily, seasonal, never }) => {
    const cells = [daily, seasonal, never].map((text, index) => `<td data-head="${names[index]}">${escapeHtml(text)}</td>`)
    return `<tr><th scope="row">${escapeHtml(material)}</th>${cells.join('')}</tr>`
  })
  const table = `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  return `<figure data-block="care"><figcaption>${title}</figcaption>${scrollBox(table)}</figure>`
}
