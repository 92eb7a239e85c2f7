import type { Floor, Side } from './monogramOf.ts'

interface Doorway {
  readonly walls: string
  readonly leaf: string
  readonly swing: string
  /** Where the letters stand: their middle and their baseline. */
  readonly x: number
  readonly y: number
}

/** Paths on a room of 120 by 120 whose door is in the named wall. */
export const doorways: Readonly<Record<Side, Doorway>> = {
  top: { walls: 'M36 3H3V117H117V3H70', leaf: 'M70 3V37', swing: 'M70 37A34 34 0 0 1 36 3', x: 60, y: 92 },
  end: { walls: 'M117 36V3H3V117H117V70', leaf: 'M117 70H83', swing: 'M83 70A34 34 0 0 1 117 36', x: 50, y: 62 },
  bottom: { walls: 'M70 117H117V3H3V117H36', leaf: 'M36 117V83', swing: 'M36 83A34 34 0 0 1 70 117', x: 62, y: 62 },
  start: { walls: 'M3 70V117H117V3H3V36', leaf: 'M3 36H37', swing: 'M37 36A34 34 0 0 1 3 70', x: 73, y: 78 },
}

export const floorPaths: Readonly<Record<Floor, string>> = {
  tiles: 'M33 6V114M60 6V114M87 6V114M6 33H114M6 60H114M6 87H114',
  planks: 'M6 24H114M6 42H114M6 60H114M6 78H114M6 96H114M40 6V24M84 24V42M30 42V60M96 60V78M50 78V96M76 96V114',
  diagonals: 'M6 33 33 6M6 60 60 6M6 87 87 6M6 114 114 6M33 114 114 33M60 114 114 60M87 114 114 87',
  lozenge: 'M6 60 60 6 114 60 60 114ZM6 33 33 6M87 6 114 33M114 87 87 114M33 114 6 87',
}
