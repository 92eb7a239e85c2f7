import type { BlockOf } from '../../content/blocks/blockSchemas.ts'
import { toLinear } from '../../content/pictures/dominantColours.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import { type Language, languages } from '../../shared/languages.ts'
import { builtTextsIn } from '../builtTexts.ts'

/** Colours as bands, each with its name, its hex value and its contrast to text. */
export function renderPalette({ caption, colours }: BlockOf<'palette'>, language: Language): string {
  const texts = builtTextsIn(language).blocks
  const numbers = new Intl.NumberFormat(languages[language].locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  // Rounded down: 4.46 is not enough where 4.5 is required.
  const figure = (text: string, hex: string) => numbers.format(Math.floor(contrast(text, hex) * 10) / 10)
  const bands = colours.map(({ name, hex }) => {
    const figures = `<span>${texts.ink} ${figure(ink, hex)}</span> <span>${texts.paper} ${figure(paper, hex)}</span>`
    return `<li style="background:${hex};color:${textOn(hex)}"><b>${escapeHtml(name)}</b> <code>${hex}</code> ${figures}</li>`
  })
  const words = caption === undefined ? '' : `${escapeHtml(caption)} `
  return `<figure data-block="palette"><ul>${bands.join('')}</ul><figcaption>${words}${texts.contrastNote}</figcaption></figure>`
}

/** The two colours of text, as in ui/tokens/primitives.css. */
export const ink = '#2b211b'
export const paper = '#f5efe4'

/** Contrast of two colours (`#rrggbb`) by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** A readable text colour for a background: ink or paper, else black or white, one of which always is. */
export function textOn(colour: string): string {
  const best = [ink, paper].toSorted((a, b) => contrast(b, colour) - contrast(a, colour))[0] ?? ink
  if (contrast(best, colour) >= 4.5) return best
  return contrast('#000000', colour) >= contrast('#ffffff', colour) ? '#000000' : '#ffffff'
}

/** Relative luminance by WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => toLinear(Number.parseInt(colour.slice(start, start + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
