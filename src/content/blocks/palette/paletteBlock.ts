import { z } from 'zod'
import { contrast } from '../../../shared/colour.ts'
import { escapeHtml } from '../../../shared/escapeHtml.ts'
import { complain, textField } from '../../schemas/fields.ts'
import { listField } from '../blockFields.ts'
import { type BlockPage, defineEngineBlock } from '../defineEngineBlock.ts'

const writeColour = "six hex digits in quotes, for without them `#` begins a comment: `'#e8e0d4'`"

const hexField = z
  .string()
  .superRefine((text, context) => {
    if (/^#[0-9a-f]{6}$/i.test(text)) return
    const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text)?.[1]
    const whole = digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits
    complain(context, { message: `"${text}" is no colour`, fix: whole === undefined ? `Write ${writeColour}.` : `Write \`'#${whole}'\`.` })
  })
  .meta({ write: writeColour })

/** Colours that belong together. */
const schema = z.strictObject({
  caption: textField('a caption').optional(),
  colours: listField(
    z.strictObject({ name: textField('the name of the colour'), hex: hexField }).meta({ write: 'a map with `name` and `hex`' }),
    'a list of `- name:` and `hex:`',
  ),
})

/** The block `palette`. */
export const paletteBlock = defineEngineBlock({
  schema,
  example: `caption: From the shade to the sun.
colours:
  - { name: Old plaster, hex: '#cbb88d' }
`,
  Block: renderPalette,
})

/** Colours as bands, each with its name, its hex value and its contrast to text. */
function renderPalette({ caption, colours }: z.output<typeof schema>, { built, locale, inks }: BlockPage): string {
  const texts = built.blocks
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  // Rounded down: 4.46 is not enough where 4.5 is required.
  const figure = (text: string, hex: string) => numbers.format(Math.floor(contrast(text, hex) * 10) / 10)
  const bands = colours.map(({ name, hex }) => {
    const figures = `<span>${texts.ink} ${figure(inks.text, hex)}</span> <span>${texts.paper} ${figure(inks.ground, hex)}</span>`
    return `<li style="background:${hex};color:${textOn(hex, inks)}"><b>${escapeHtml(name)}</b> <code>${hex}</code> ${figures}</li>`
  })
  const words = caption === undefined ? '' : `${escapeHtml(caption)} `
  return `<figure data-block="palette"><ul>${bands.join('')}</ul><figcaption>${words}${texts.contrastNote}</figcaption></figure>`
}

/** A readable text colour for a background: ink or paper, else black or white, one of which always is. */
export function textOn(colour: string, { text, ground }: BlockPage['inks']): string {
  const best = contrast(ground, colour) > contrast(text, colour) ? ground : text
  if (contrast(best, colour) >= 4.5) return best
  return contrast('#000000', colour) >= contrast('#ffffff', colour) ? '#000000' : '#ffffff'
}
