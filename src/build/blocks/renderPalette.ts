import type { BlockOf } from '../../content/blocks/blockSchemas.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import { type Language, languages } from '../../shared/languages.ts'
import { builtTextsIn } from '../builtTexts.ts'
import { contrast, ink, paper, textOn } from './contrast.ts'

/** Colours as bands, each with its name, its hex value and how well text can be read on it. */
export function renderPalette({ caption, colours }: BlockOf<'palette'>, language: Language): string {
  const texts = builtTextsIn(language).blocks
  const numbers = new Intl.NumberFormat(languages[language].locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  // Down, not to the nearest: 4.46 is not enough where 4.5 is asked for.
  const figure = (text: string, hex: string) => numbers.format(Math.floor(contrast(text, hex) * 10) / 10)
  const bands = colours.map(({ name, hex }) => {
    const figures = `<span>${texts.ink} ${figure(ink, hex)}</span> <span>${texts.paper} ${figure(paper, hex)}</span>`
    return `<li style="background:${hex};color:${textOn(hex)}"><b>${escapeHtml(name)}</b> <code>${hex}</code> ${figures}</li>`
  })
  const words = caption === undefined ? '' : `${escapeHtml(caption)} `
  return `<figure data-block="palette"><ul>${bands.join('')}</ul><figcaption>${words}${texts.contrastNote}</figcaption></figure>`
}
