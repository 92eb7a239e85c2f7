import type { BlockOf } from '../../content/blocks/blockSchemas.ts'
import { contrast } from '../../shared/colour.ts'
import * as attributes from '../../shared/dataAttributes.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import { type Palette, lookColours } from '../../shared/themeColours.ts'
import type { Wording } from '../words/wording.ts'

/** The two colours of text that a palette is measured against. */
export type InkAndPaper = Pick<Palette, 'text' | 'ground'>

export const houseInk: InkAndPaper = lookColours.house.light

interface PaletteTools {
  readonly inks: InkAndPaper
  /** A press on a colour's value can copy it. */
  readonly isLive: boolean
}

/** Colours as bands, each with its name, its hex value and its contrast to text, under a strip of their shares of an area where they have some. */
export function renderPalette(
  { caption, colours }: BlockOf<'palette'>,
  { built, locale }: Wording,
  { inks, isLive }: PaletteTools,
): string {
  const { blocks: texts, drawings } = built
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const percents = new Intl.NumberFormat(locale, { style: 'percent' })
  // Rounded down: 4.46 is not enough where 4.5 is required.
  const figure = (text: string, hex: string) => numbers.format(Math.floor(contrast(text, hex) * 10) / 10)
  const isByArea = colours.some(({ percent }) => percent !== undefined)
  const bands = colours.map(({ name, hex, percent }) => {
    const figures = `<span>${texts.ink} ${figure(inks.text, hex)}</span> <span>${texts.paper} ${figure(inks.ground, hex)}</span>`
    const share = percent === undefined ? '' : ` <i>${percents.format(percent / 100)}</i>`
    const value = isLive ? `<button type="button" value="${hex}"><code>${hex}</code></button>` : `<code>${hex}</code>`
    return `<li style="background:${hex};color:${textOn(hex, inks)}"><b>${escapeHtml(name)}${share}</b> ${value} ${figures}</li>`
  })
  const strip = isByArea ? `<p data-shares style="background:linear-gradient(90deg,${sharesOf(colours)})"></p>` : ''
  const words = caption === undefined ? '' : `${escapeHtml(caption)} `
  const list = `<ul>${bands.join('')}</ul>`
  const props = escapeHtml(JSON.stringify({ copied: drawings.copied }))
  const shown = isLive ? `<page-island ${attributes.island}="CopyColour" ${attributes.props}="${props}">${list}</page-island>` : list
  const note = `${isByArea ? `${drawings.byArea} ` : ''}${texts.contrastNote}`
  return `<figure data-block="palette">${strip}${shown}<figcaption>${words}${note}</figcaption></figure>`
}

/** Colour stops without blending: each colour begins where the one before it ends. */
function sharesOf(colours: BlockOf<'palette'>['colours']): string {
  const total = colours.reduce((sum, { percent = 0 }) => sum + percent, 0)
  let end = 0
  return colours
    .map(({ hex, percent = 0 }) => {
      end += percent
      return `${hex} 0 ${Math.round((1000 * end) / total) / 10}%`
    })
    .join()
}

/** A readable text colour for a background: ink or paper, else black or white, one of which always is. */
export function textOn(colour: string, { text, ground }: InkAndPaper): string {
  const best = contrast(ground, colour) > contrast(text, colour) ? ground : text
  if (contrast(best, colour) >= 4.5) return best
  return contrast('#000000', colour) >= contrast('#ffffff', colour) ? '#000000' : '#ffffff'
}
