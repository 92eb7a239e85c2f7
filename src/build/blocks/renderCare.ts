import type { BlockOf } from '../../content/blocks/blockSchemas.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import type { Language } from '../../shared/languages.ts'
import { builtTextsIn } from '../builtTexts.ts'

/** What materials ask of their owner, a row each. */
export function renderCare({ caption, materials }: BlockOf<'care'>, language: Language): string {
  const texts = builtTextsIn(language).blocks
  const title = escapeHtml(caption ?? texts.care)
  const heads = [texts.material, texts.daily, texts.seasonal, texts.never].map((text) => `<th scope="col">${text}</th>`)
  const rows = materials.map(({ material, daily, seasonal, never }) => {
    const cells = [daily, seasonal, never].map((text) => `<td>${escapeHtml(text)}</td>`)
    return `<tr><th scope="row">${escapeHtml(material)}</th>${cells.join('')}</tr>`
  })
  const table = `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  return `<figure data-block="care"><figcaption>${title}</figcaption><div class="table-scroll" tabindex="0">${table}</div></figure>`
}
