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

/** The height of all bands together where they are by area, in rem. */
const tall = 27

/** Colours as bands, each with its name, its hex value and its contrast to text; as tall as their shares of an area where they have some. */
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
    const size = percent === undefined ? '' : `;min-block-size:${Math.round(percent * tall) / 100}rem`
    const share = percent === undefined ? '' : ` <i>${percents.format(percent / 100)}</i>`
    const value = isLive ? `<button type="button" value="${hex}"><code>${hex}</code></button>` : `<code>${hex}</code>`
    return `<li style="background:${hex};color:${textOn(hex, inks)}${size}"><b>${escapeHtml(name)}${share}</b> ${value} ${figures}</li>`
  })
  const words = caption === undefined ? '' : `${escapeHtml(caption)} `
  const list = `<ul>${bands.join('')}</ul>`
  const props = escapeHtml(JSON.stringify({ copied: drawings.copied }))
  const shown = isLive ? `<page-island ${attributes.island}="CopyColour" ${attributes.props}="${props}">${list}</page-island>` : list
  const note = `${isByArea ? `${drawings.byArea} ` : ''}${texts.contrastNote}`
  return `<figure data-block="palette">${shown}<figcaption>${words}${note}</figcaption></figure>`
}

/** A readable text colour for a background: ink or paper, else black or white, one of which always is. */
export function textOn(colour: string, { text, ground }: InkAndPaper): string {
  const best = contrast(ground, colour) > contrast(text, colour) ? ground : text
  if (contrast(best, colour) >= 4.5) return best
  return contrast('#000000', colour) >= contrast('#ffffff', colour) ? '#000000' : '#ffffff'
}
