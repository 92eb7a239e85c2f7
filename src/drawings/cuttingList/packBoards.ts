import { inexact } from '../../shared/lengths.ts'

/** A board to cut, in centimetres. */
export interface BoardToCut {
  readonly name: string
  readonly length: number
  readonly width: number
  readonly count: number
  /** `along`: its length must lie along the sheet's, and so along the grain. */
  readonly grain: 'along' | 'any'
}

export interface Sheet {
  readonly length: number
  readonly width: number
}

/** A board on its sheet; `x` and `y` are measured from the top left corner. */
export interface PlacedBoard {
  /** Index in the list. */
  readonly board: number
  readonly x: number
  readonly y: number
  /** Length along the sheet's length and width across it: swapped if the board is turned. */
  readonly length: number
  readonly width: number
}

export interface Packing {
  readonly sheets: readonly (readonly PlacedBoard[])[]
  /** Share of the sheets that becomes no board, including saw cuts; 0 to 1. */
  readonly waste: number
}

interface Piece {
  readonly board: number
  readonly length: number
  readonly width: number
  readonly canTurn: boolean
}

interface Free {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly width: number
}

type Order = (a: Piece, b: Piece) => number
type Split = 'along' | 'across' | 'shorter'

const orders: readonly Order[] = [
  (a, b) => b.length * b.width - a.length * a.width,
  (a, b) => b.width - a.width || b.length - a.length,
  (a, b) => b.length - a.length || b.width - a.width,
  (a, b) => Math.max(b.length, b.width) - Math.max(a.length, a.width) || b.width - a.width,
]
const splits: readonly Split[] = ['along', 'across', 'shorter']

/** Reports whether a board can be cut from a sheet at all. */
export function fitsOn({ length, width, grain }: Pick<BoardToCut, 'length' | 'width' | 'grain'>, sheet: Sheet): boolean {
  return (length <= sheet.length && width <= sheet.width) || (grain === 'any' && width <= sheet.length && length <= sheet.width)
}

/**
 * Packs boards on few sheets, for a saw that only cuts from edge to edge: the best of twelve greedy layouts, by number of sheets and then
 * by the largest free piece left. Every board must fit on a sheet.
 */
export function packBoards(boards: readonly BoardToCut[], sheet: Sheet, kerf: number): Packing {
  const pieces = boards.flatMap(({ length, width, count, grain }, board) =>
    Array.from({ length: count }, (): Piece => ({ board, length, width, canTurn: grain === 'any' })),
  )
  const layouts = orders.flatMap((order) => splits.map((split) => layPieces(pieces.toSorted(order), { sheet, kerf, split })))
  const [best] = layouts.toSorted((a, b) => a.sheets.length - b.sheets.length || b.largest - a.largest)
  const sheets = best?.sheets ?? []
  const used = pieces.reduce((sum, { length, width }) => sum + length * width, 0)
  const whole = sheets.length * sheet.length * sheet.width
  return { sheets, waste: whole === 0 ? 0 : 1 - used / whole }
}

interface Saw {
  readonly sheet: Sheet
  readonly kerf: number
  readonly split: Split
}

function layPieces(pieces: readonly Piece[], saw: Saw) {
  const { sheet, kerf } = saw
  // Each piece includes its saw cut; the sheet is enlarged by one cut, since none is needed at its edge.
  const blank: Free = { x: 0, y: 0, length: sheet.length + kerf, width: sheet.width + kerf }
  const sheets: { placed: PlacedBoard[]; free: Free[] }[] = []
  for (const piece of pieces) {
    const found = sheets.map(({ free }) => bestPlace(piece, free, kerf)).findIndex((place) => place !== undefined)
    const target = sheets[found] ?? { placed: [], free: [blank] }
    if (found < 0) sheets.push(target)
    const place = bestPlace(piece, target.free, kerf)
    if (!place) throw new Error('A board is larger than its sheet')
    const { free, length, width } = place
    target.placed.push({ board: piece.board, x: free.x, y: free.y, length, width })
    target.free = [...target.free.filter((other) => other !== free), ...rest(free, { length: length + kerf, width: width + kerf }, saw)]
  }
  const largest = Math.max(0, ...sheets.flatMap(({ free }) => free.map(({ length, width }) => length * width)))
  return { sheets: sheets.map(({ placed }) => placed), largest }
}

/** Returns the free piece that a board fills best, with the board's orientation. */
function bestPlace({ length, width, canTurn }: Piece, free: readonly Free[], kerf: number) {
  const ways =
    canTurn && length !== width
      ? [
          { length, width },
          { length: width, width: length },
        ]
      : [{ length, width }]
  const places = free.flatMap((place) =>
    ways.flatMap((way) => {
      const [left, over] = [place.length - way.length - kerf, place.width - way.width - kerf]
      return left >= -inexact && over >= -inexact ? [{ free: place, ...way, short: Math.min(left, over), long: Math.max(left, over) }] : []
    }),
  )
  return places.toSorted((a, b) => a.short - b.short || a.long - b.long)[0]
}

/** Splits the rest of a free piece by two cuts from edge to edge. */
function rest(free: Free, used: Sheet, { split }: Saw): readonly Free[] {
  const [left, over] = [free.length - used.length, free.width - used.width]
  const isAlong = split === 'along' || (split === 'shorter' && left < over)
  const beside: Free = { x: free.x + used.length, y: free.y, length: left, width: isAlong ? used.width : free.width }
  const below: Free = { x: free.x, y: free.y + used.width, length: isAlong ? free.length : used.length, width: over }
  return [beside, below].filter(({ length, width }) => length > inexact && width > inexact)
}
