import { nameIn } from '../dimensions/drawBodies.ts'
import { drawing, drawingWidth, shape, text } from '../svg.ts'
import type { PlacedBoard, Sheet } from './packBoards.ts'

interface SheetsToDraw {
  readonly sheet: Sheet
  readonly sheets: readonly (readonly PlacedBoard[])[]
  /** Names of the boards, by their index in the list. */
  readonly names: readonly string[]
  /** Whether the sheet has a grain. */
  readonly hasGrain: boolean
  label(this: void, number: number): string
}

const edge = 2

/** Draws each sheet; a board without space for its name shows its number in the list. */
export function drawSheets({ sheet, sheets, names, hasGrain, label }: SheetsToDraw): readonly string[] {
  const scale = (drawingWidth - 2 * edge) / sheet.length
  return sheets.map((placed, index) => {
    const boards = placed.map(({ board, ...place }) => {
      const box = { x: edge + place.x * scale, y: edge + place.y * scale, width: place.length * scale, height: place.width * scale }
      const number = String(board + 1)
      const inside = nameIn(`${number} ${names[board] ?? ''}`, box) || nameIn(number, box)
      const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 + 4 }
      return { shapes: shape('rect', box), texts: inside || text(number, centre) }
    })
    const whole = { x: edge, y: edge, width: sheet.length * scale, height: sheet.width * scale }
    return drawing({
      kind: 'cutting-list',
      label: label(index + 1),
      height: whole.height + 2 * edge,
      shapes: shape('rect', { ...whole, class: hasGrain ? 'sheet grain' : 'sheet' }) + boards.map(({ shapes }) => shapes).join(''),
      texts: boards.map(({ texts }) => texts).join(''),
    })
  })
}
