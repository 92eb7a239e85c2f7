import type { BlockOf } from '../../content/blocks/blockSchemas.ts'
import { drawSheets } from '../../drawings/cuttingList/drawSheets.ts'
import { packBoards } from '../../drawings/cuttingList/packBoards.ts'
import { formatQuantity } from '../../calculators/quantities.ts'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import type { Wording } from '../words/wording.ts'
import { captionOf } from './renderDrawings.ts'
import { writeLengths } from './writeLengths.ts'

/** Sheets with the boards that are cut from them, the boards as a table, and what is left over. */
export function renderCuttingList({ caption, sheet, kerf, boards }: BlockOf<'cutting-list'>, wording: Wording): string {
  const { drawings, calculators } = wording.built
  const { locale } = wording
  const { extent, figures } = writeLengths(wording)
  const numbers = new Intl.NumberFormat(locale)
  const packing = packBoards(boards, sheet, kerf)
  const size = extent([sheet.length, sheet.width])
  const sheets = drawSheets({
    sheet,
    sheets: packing.sheets,
    names: boards.map(({ name }) => name),
    hasGrain: sheet.grain,
    label: (number) => {
      const placed = packing.sheets[number - 1] ?? []
      const names = placed.map(({ board }) => `${board + 1} ${boards[board]?.name ?? ''}`).join(', ')
      return drawings.says(drawings.sheet(numbers.format(number), size[0]), names)
    },
  })
  const drawn = sheets.map((svg, index) => `${svg}<p>${drawings.sheet(numbers.format(index + 1), both(size))}</p>`)
  const heads = ['', drawings.board, drawings.pieces, drawings.size].map((text) =>
    text === '' ? '<td></td>' : `<th scope="col">${text}</th>`,
  )
  const rows = boards.map(({ name, count, length, width }, index) => {
    const cells = [numbers.format(count), both(extent([length, width]))].map((text) => `<td>${text}</td>`)
    return `<tr><td>${index + 1}</td><th scope="row">${escapeHtml(name)}</th>${cells.join('')}</tr>`
  })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(packing.waste)
  const left = (packing.waste * packing.sheets.length * sheet.length * sheet.width) / 10_000
  const area = formatQuantity(left, 'm2', { units: calculators.units, locale })
  const table = `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  const notes = drawings.waste(percent, area) + (kerf === 0 ? '' : ` ${drawings.kerf(both(figures(kerf)))}`)
  return `<figure data-block="cutting-list">${captionOf(caption ?? drawings.cuttingList)}${drawn.join('')}<div class="table-scroll" tabindex="0">${table}</div><p>${notes}</p></figure>`
}

function both([metric, imperial]: readonly [string, string]): string {
  return `${metric} (${imperial})`
}
