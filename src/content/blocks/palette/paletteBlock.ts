import { z } from 'zod'
import { contrast } from '../../../shared/colours/colour.ts'
import { escapeHtml } from '../../../shared/html/escapeHtml.ts'
import { complain, textField } from '../../schemas/fields.ts'
import { listField } from '../blockFields.ts'
import { type BlockPage, defineEngineBlock } from '../defineEngineBlock.ts'
import { islandHtml } from '../islandHtml.ts'

const writeColour = "six hex digits in quotes, because `#` otherwise begins a comment: `'#e8e0d4'`"

const hexField = z
  .string()
  .superRefine((text, context) => {
    if (/^#[0-9a-f]{6}$/i.test(text)) return
    const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text)?.[1]
    const whole = digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits
    complain(context, {
      message: `"${text}" is not a colour`,
      fix: whole === undefined ? `Write ${writeColour}.` : `Write \`'#${whole}'\`.`,
    })
  })
  .meta({ write: writeColour })

/** Colours that belong together. */
const schema = z
  .strictObject({
    caption: textField('a caption').optional(),
    colours: listField(
      z
        .strictObject({
          name: textField('the name of the colour'),
          hex: hexField,
          percent: z
            .number()
            .min(1)
            .max(100)
            .meta({ write: 'its percentage of the area: `60`' })
            .optional()
            .describe('For all colours, or for none.'),
        })
        .meta({ write: 'a map with `name` and `hex`' }),
      'a list of `- name:` and `hex:`',
    ),
  })
  .superRefine(({ colours }, context) => {
    const shares = colours.flatMap(({ percent }) => percent ?? [])
    if (shares.length === 0) return
    const form = { rule: 'palette-form', path: ['colours'] } as const
    const sum = shares.reduce((total, percent) => total + percent, 0)
    if (shares.length < colours.length) {
      complain(context, { ...form, message: 'has `percent` for some colours only', fix: 'Write it for all of them, or for none.' })
    } else if (Math.abs(sum - 100) > 1) {
      complain(context, { ...form, message: `adds up to ${sum} per cent`, fix: 'Make the percentages add up to 100.' })
    }
  })

export const paletteBlock = defineEngineBlock({
  schema,
  example: `caption: From the shade to the sun.
colours:
  - { name: Old plaster, hex: '#cbb88d' }
`,
  Block: renderPalette,
})

/** Renders colours as bands, each with its name, hex value and contrast to text, below a strip of their shares if they have any. */
function renderPalette({ caption, colours }: z.output<typeof schema>, { built, locale, inks, isLive }: BlockPage): string {
  const { blocks: texts, drawings } = built
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  // Rounded down, since 4.46 does not meet a minimum of 4.5.
  const figure = (text: string, hex: string) => numbers.format(Math.floor(contrast(text, hex) * 10) / 10)
  const isByArea = colours.some(({ percent }) => percent !== undefined)
  const bands = colours.map(({ name, hex, percent }) => {
    const figures = `<span>${texts.ink} ${figure(inks.text, hex)}</span> <span>${texts.paper} ${figure(inks.ground, hex)}</span>`
    const share = percent === undefined ? '' : ` <i>${percents.format(percent / 100)}</i>`
    const value = isLive ? `<button type="button" value="${hex}"><code>${hex}</code></button>` : `<code>${hex}</code>`
    return `<li style="background:${hex};color:${textOn(hex, inks)}"><b>${escapeHtml(name)}${share}</b> ${value} ${figures}</li>`
  })
  const strip = isByArea ? `<p data-shares style="background:linear-gradient(90deg,${sharesOf(colours)})"></p>` : ''
  const words = caption === undefined ? '' : `${escapeHtml(caption)}<br>`
  const list = `<ul>${bands.join('')}</ul>`
  const shown = isLive ? islandHtml({ name: 'CopyColour', props: { copied: drawings.copied }, html: list }) : list
  const note = `${isByArea ? `${drawings.byArea} ` : ''}${texts.contrastNote}`
  return `<figure data-block="palette">${strip}${shown}<figcaption>${words}${note}</figcaption></figure>`
}

/** Returns colour stops without blending: each colour begins where the previous one ends. */
function sharesOf(colours: z.output<typeof schema>['colours']): string {
  const total = colours.reduce((sum, { percent = 0 }) => sum + percent, 0)
  let end = 0
  return colours
    .map(({ hex, percent = 0 }) => {
      end += percent
      return `${hex} 0 ${Math.round((1000 * end) / total) / 10}%`
    })
    .join()
}

/** Returns a readable text colour for a background: ink or paper, otherwise black or white, one of which always is. */
export function textOn(colour: string, { text, ground }: BlockPage['inks']): string {
  const best = contrast(ground, colour) > contrast(text, colour) ? ground : text
  if (contrast(best, colour) >= 4.5) return best
  return contrast('#000000', colour) >= contrast('#ffffff', colour) ? '#000000' : '#ffffff'
}
