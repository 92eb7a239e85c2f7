import type { BlockOf } from '../../content/blocks/blockSchemas.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import { type Language, languages } from '../../shared/languages.ts'
import { builtTextsIn } from '../builtTexts.ts'
import { centimetresOf, inchesOf, writtenInches } from './inches.ts'

/** Lengths in centimetres and inches, each with a line as long as its share of the longest. */
export function renderDimensions({ caption, sizes }: BlockOf<'dimensions'>, language: Language): string {
  const texts = builtTextsIn(language).blocks
  const numbers = new Intl.NumberFormat(languages[language].locale, { maximumFractionDigits: 1 })
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
