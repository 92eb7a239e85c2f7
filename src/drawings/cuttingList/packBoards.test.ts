import { describe, expect, test } from 'vitest'
import { rectsIn, textsIn } from '../testing/readDrawing.ts'
import { drawSheets } from './drawSheets.ts'
import { type BoardToCut, type PlacedBoard, fitsOn, packBoards } from './packBoards.ts'

const board = (length: number, width: number, more: Partial<BoardToCut> = {}): BoardToCut => ({
  name: 'A',
  length,
  width,
  count: 1,
  grain: 'any',
  ...more,
})

/** Returns the same numbers for the same seed. */
function randomBy(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function isApart(a: PlacedBoard, b: PlacedBoard, kerf: number): boolean {
  const gap = kerf - 1e-6
  return a.x + a.length + gap <= b.x || b.x + b.length + gap <= a.x || a.y + a.width + gap <= b.y || b.y + b.width + gap <= a.y
}

describe('packBoards', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'places every board of list %i inside a sheet without overlap, and computes the waste',
    (seed) => {
      const random = randomBy(seed)
      const sheet = { length: 100 + Math.round(random() * 200), width: 60 + Math.round(random() * 90) }
      const kerf = Math.round(random() * 5) / 10
      const boards = Array.from({ length: 1 + Math.floor(random() * 12) }, () => {
        const grain = random() < 0.5 ? 'along' : 'any'
        return board(5 + random() * (sheet.length - 5), 3 + random() * (sheet.width - 3), { count: 1 + Math.floor(random() * 4), grain })
      })
      const { sheets, waste } = packBoards(boards, sheet, kerf)
      const placed = sheets.flat()
      for (const [index, { count, length, width, grain }] of boards.entries()) {
        const own = placed.filter((piece) => piece.board === index)
        expect(own).toHaveLength(count)
        for (const piece of own) {
          const isTurned = piece.length !== length
          expect([Math.min(piece.length, piece.width), Math.max(piece.length, piece.width)]).toEqual([
            Math.min(length, width),
            Math.max(length, width),
          ])
          expect(isTurned && grain === 'along').toBe(false)
        }
      }
      for (const pieces of sheets) {
        expect(pieces.length).toBeGreaterThan(0)
        for (const [index, piece] of pieces.entries()) {
          expect(piece.x).toBeGreaterThanOrEqual(0)
          expect(piece.y).toBeGreaterThanOrEqual(0)
          expect(piece.x + piece.length).toBeLessThanOrEqual(sheet.length + 1e-6)
          expect(piece.y + piece.width).toBeLessThanOrEqual(sheet.width + 1e-6)
          for (const other of pieces.slice(0, index)) expect(isApart(piece, other, kerf)).toBe(true)
        }
      }
      const used = boards.reduce((sum, { length, width, count }) => sum + length * width * count, 0)
      expect(waste).toBeCloseTo(1 - used / (sheets.length * sheet.length * sheet.width), 9)
    },
  )
})

test('boards that fill a sheet leave only the saw cut as waste', () => {
  // Two boards of 49.9 and a cut of 0.2 make 100; the waste is the cut: 0.2 of 100.
  const { sheets, waste } = packBoards([board(49.9, 50, { count: 2 })], { length: 100, width: 50 }, 0.2)
  expect(sheets).toHaveLength(1)
  expect(waste).toBeCloseTo(0.002, 9)
})

test('a cut that does not fit requires a second sheet', () => {
  expect(packBoards([board(50, 50, { count: 2 })], { length: 100, width: 50 }, 0.2).sheets).toHaveLength(2)
})

test('a board is rotated to fit only if its grain allows it', () => {
  const sheet = { length: 100, width: 50 }
  expect(packBoards([board(40, 90)], sheet, 0).sheets).toEqual([[{ board: 0, x: 0, y: 0, length: 90, width: 40 }]])
  expect(fitsOn(board(40, 90), sheet)).toBe(true)
  expect(fitsOn(board(40, 90, { grain: 'along' }), sheet)).toBe(false)
})

test('a sheet and its boards are drawn to the same scale', () => {
  const [svg = ''] = drawSheets({
    sheet: { length: 158, width: 79 },
    sheets: [[{ board: 0, x: 10, y: 0, length: 79, width: 20 }]],
    names: ['Side'],
    hasGrain: false,
    label: String,
  })
  // 316 units for 158 cm: two per centimetre, plus a margin of two.
  expect(rectsIn(svg)).toEqual([
    { x: 2, y: 2, width: 316, height: 158 },
    { x: 22, y: 2, width: 158, height: 40 },
  ])
  expect(svg).toContain('>1 Side</text>')
})

test('numbers of boards that are too narrow for them neither overlap nor extend beyond the drawing', () => {
  // 244 cm is 316 units, so a strip of 3 cm is 3.9 units high; a letter is 12.
  const strips = Array.from({ length: 20 }, (_, index): PlacedBoard => ({ board: index % 2, x: 0, y: index * 3, length: 240, width: 3 }))
  const [svg = ''] = drawSheets({
    sheet: { length: 244, width: 60 },
    sheets: [strips],
    names: ['A', 'B'],
    hasGrain: false,
    label: String,
  })
  const texts = textsIn(svg)
  expect(texts.map(({ text }) => text)).toEqual(strips.map(({ board: index }) => String(index + 1)))
  expect(texts[0]?.y).toBeGreaterThanOrEqual(10)
  for (const [index, { x, y }] of texts.entries()) {
    for (const other of texts.slice(0, index)) expect(Math.abs(other.x - x) >= 9 || Math.abs(other.y - y) >= 12).toBe(true)
  }
})

test('a sheet with a grain has a class of its own, by which a publication can style it', () => {
  const draw = (hasGrain: boolean) =>
    drawSheets({ sheet: { length: 244, width: 122 }, sheets: [[]], names: [], hasGrain, label: String }).join('')
  expect(rectsIn(draw(true), 'sheet grain')).toHaveLength(1)
  expect(rectsIn(draw(false), 'sheet')).toHaveLength(1)
})
