import type { Point } from '../layOut.ts'
import { type Box, nameIn, placeShares } from '../paintBodies.ts'
import { drawing, drawingWidth, letterSize, shape, text } from '../svg.ts'
import { textWidth } from '../textWidth.ts'
import type { PlacedBoard, Sheet } from './packBoards.ts'

interface SheetsToDraw {
  readonly sheet: Sheet
  readonly sheets: readonly (readonly PlacedBoard[])[]
  /** Names of the boards, by their index in the list. */
  readonly names: readonly string[]
  readonly hasGrain: boolean
  label(this: void, number: number): string
}

const edge = 2

/** Draws each sheet. A board too small for its name shows its number in the list, unless other numbers leave no space. */
export function drawSheets({ sheet, sheets, names, hasGrain, label }: SheetsToDraw): readonly string[] {
  const scale = (drawingWidth - 2 * edge) / sheet.length
  return sheets.map((placed, index) => {
    const whole = { x: edge, y: edge, width: sheet.length * scale, height: sheet.width * scale }
    const height = whole.height + 2 * edge
    const taken: Point[] = []
    const boards = placed.map(({ board, ...place }) => {
      const box = { x: edge + place.x * scale, y: edge + place.y * scale, width: place.length * scale, height: place.width * scale }
      const number = String(board + 1)
      const inside = nameIn(`${number} ${names[board] ?? ''}`, box) || nameIn(number, box)
      return { shapes: shape('rect', box), texts: inside || numberBeside(number, box, { height, taken }) }
    })
    return drawing({
      kind: 'cutting-list',
      label: label(index + 1),
      height,
      shapes: shape('rect', { ...whole, class: hasGrain ? 'sheet grain' : 'sheet' }) + boards.map(({ shapes }) => shapes).join(''),
      texts: boards.map(({ texts }) => texts).join(''),
    })
  })
}

interface Numbers {
  readonly height: number
  /** Centres of the numbers placed so far; that of the new number is added. */
  readonly taken: Point[]
}

/** Draws a number over a box that is too small for it, but inside the drawing; empty if other numbers leave no space. */
function numberBeside(number: string, box: Box, { height, taken }: Numbers): string {
  const [half, tall] = [textWidth(number) / 2, letterSize / 2]
  const y = Math.min(Math.max(box.y + box.height / 2, tall), height - tall)
  const x = placeShares
    .map((share) => Math.min(Math.max(box.x + box.width * share, half), drawingWidth - half))
    .find((place) => taken.every((other) => Math.abs(other[0] - place) >= 2 * half + 2 || Math.abs(other[1] - y) >= letterSize))
  if (x === undefined) return ''
  taken.push([x, y])
  return text(number, { x, y: y + letterSize / 3 })
}
