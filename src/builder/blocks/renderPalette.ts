import type { BlockOf } from '../../content/blocks/blockSchemas.ts'
import { contrast } from '../../shared/colour.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import { type Palette, lookColours } from '../../shared/themeColours.ts'
import type { Wording } from '../words/wording.ts'

/** The two colours of text that a palette is measured against. */
export type InkAndPaper = Pick<Palette, 'text' | 'ground'>

export const houseInk: InkAndPaper = lookColours.house.light

/** Colours as bands, each with its name, its hex value and its contrast to text. */
export function renderPalette({ caption, colours }: BlockOf<'palette'>, { built, locale }: Wording, inks: InkAndPaper): string {
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
export function textOn(colour: string, { text, ground }: InkAndPaper): string {
  const best = contrast(ground, colour) > contrast(text, colour) ? ground : text
  if (contrast(best, colour) >= 4.5) return best
  return contrast('#000000', colour) >= contrast('#ffffff', colour) ? '#000000' : '#ffffff'
}
