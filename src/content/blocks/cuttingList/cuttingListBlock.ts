import { z } from 'zod'
import { formatQuantity } from '../../../calculators/quantities.ts'
import { drawSheets } from '../../../drawings/cuttingList/drawSheets.ts'
import { fitsOn, packBoards } from '../../../drawings/cuttingList/packBoards.ts'
import { escapeHtml } from '../../../shared/html/escapeHtml.ts'
import { scrollBox } from '../../markdown/scrollBox.ts'
import { complain, textField } from '../../schemas/fields.ts'
import { cmField, listField } from '../blockFields.ts'
import { type BlockPage, defineEngineBlock } from '../defineEngineBlock.ts'
import { captionOf, writeLengths } from '../writeLengths.ts'

/** Maximum number of pieces, counting each board as often as it is cut; more would take long to lay out and longer to read. */
const mostPieces = 200

/** Boards to cut from sheets. */
const schema = z
  .strictObject({
    caption: textField('a caption').optional().describe('Default: the engine’s words for a cutting list.'),
    sheet: z
      .strictObject({
        length: cmField,
        width: cmField,
        grain: z.boolean().meta({ write: '`true` or `false`' }).default(false).describe('Whether the grain runs along its length.'),
      })
      .meta({ write: 'a map with `length` and `width`' }),
    kerf: z.number().min(0).max(5).meta({ write: 'the width of the saw cut in centimetres: `0.3`' }),
    boards: listField(
      z
        .strictObject({
          name: textField('the name of the board'),
          length: cmField,
          width: cmField,
          count: z.int().min(1).max(mostPieces).meta({ write: 'how many of them: `2`' }).default(1),
          grain: z.enum(['along', 'any']).default('any').describe('`along`: its length runs along that of the sheet.'),
        })
        .meta({ write: 'a map with `name`, `length` and `width`' }),
      'a list of `- name:`, `length:` and `width:`',
    ),
  })
  .superRefine(({ sheet, boards }, context) => {
    const rule = 'cutting-form'
    for (const [index, board] of boards.entries()) {
      if (fitsOn(board, sheet)) continue
      const fits = fitsOn({ ...board, grain: 'any' }, sheet)
      const fix = fits ? 'Write `grain: any`, or a longer sheet.' : `A sheet here is ${sheet.length} by ${sheet.width} cm.`
      complain(context, { rule, path: ['boards', index], message: `"${board.name}" does not fit on a sheet`, fix })
    }
    const pieces = boards.reduce((sum, { count }) => sum + count, 0)
    if (pieces <= mostPieces) return
    complain(context, {
      rule,
      path: ['boards'],
      message: `has ${pieces} pieces; a list may have at most ${mostPieces}`,
      fix: 'Split it into two lists.',
    })
  })

type Fields = z.output<typeof schema>

export const cuttingListBlock = defineEngineBlock({
  schema,
  example: `sheet: { length: 244, width: 122, grain: true }
kerf: 0.3
boards:
  - { name: Side, length: 180, width: 30, count: 2, grain: along }
  - { name: Shelf, length: 76.4, width: 30, count: 5, grain: along }
  - { name: Back, length: 80, width: 60, count: 1 }
`,
  Block: renderCuttingList,
})

/** Renders the sheets with the boards cut from them, a table of the boards, and what is left over. */
function renderCuttingList({ caption, sheet, kerf, boards }: Fields, page: BlockPage): string {
  const { drawings, calculators } = page.built
  const { locale } = page
  const { extent, figures } = writeLengths(page)
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
  return `<figure data-block="cutting-list">${captionOf(caption ?? drawings.cuttingList)}${drawn.join('')}${scrollBox(table)}<p>${notes}</p></figure>`
}

function both([metric, imperial]: readonly [string, string]): string {
  return `${metric} (${imperial})`
}
