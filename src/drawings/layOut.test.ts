import { expect, test } from 'vitest'
import { drawBodies } from './dimensions/drawBodies.ts'
import { rectsIn, textsIn } from './testing/readDrawing.ts'

test('a board is drawn to scale with its lengths in lanes beside it', () => {
  // One lane to the left: the drawing begins at 8 + 20 + 12 = 40 and ends at 320 - 8 = 312, so 100 cm get 272 units, 2.72 a centimetre,
  // and 50 cm get 136. The lane below is 20 under the board: 8 + 136 + 20 = 164, with its figure 5 above that.
  const svg = drawBodies({
    bodies: [{ shape: 'board', at: [0, 0], size: [100, 50] }],
    lines: [
      { from: [0, 0], to: [100, 0], figures: ['100 cm', '39 3/8 in'] },
      { from: [0, 0], to: [0, 50], figures: ['50 cm', '19 5/8 in'] },
    ],
    label: 'A board',
  })
  expect(rectsIn(svg)).toEqual([{ x: 40, y: 8, width: 272, height: 136 }])
  expect(textsIn(svg)).toEqual([
    { text: '100 cm', x: 176, y: 159 },
    { text: '39 3/8 in', x: 176, y: 176 },
    { text: '50 cm', x: 15, y: 76 },
    { text: '19 5/8 in', x: 32, y: 76 },
  ])
  expect(svg).toContain('M40 164H312')
  expect(svg).toContain('role="img" aria-label="A board"')
})

test('a tall body is limited to a height that fits a page', () => {
  const svg = drawBodies({ bodies: [{ shape: 'board', at: [0, 0], size: [10, 200] }], lines: [], label: '' })
  // 330 units for 200 cm: 1.65 per centimetre.
  expect(rectsIn(svg)).toMatchObject([{ width: 16.5, height: 330 }])
})

test('overlapping lengths get separate lanes, the shortest nearest', () => {
  const across = (from: number, to: number) => ({ from: [from, 0], to: [to, 0], figures: [`${to - from}`, ''] }) as const
  const svg = drawBodies({
    bodies: [{ shape: 'board', at: [0, 0], size: [100, 20] }],
    lines: [across(0, 100), across(40, 60), across(0, 30), across(70, 95)],
    label: '',
  })
  const heights = new Map(textsIn(svg).map(({ text, y }) => [text, y]))
  expect(heights.get('20')).toBe(heights.get('30'))
  expect(heights.get('20')).toBe(heights.get('25'))
  expect((heights.get('100') ?? 0) - (heights.get('20') ?? 0)).toBe(36)
})

test('figures longer than their line are beyond its end, clear of the lines that mark it', () => {
  const upright = (to: number) => ({ from: [0, 0], to: [0, to], figures: [`${to} cm`, '2 3/8 in'] }) as const
  const board = { shape: 'board', at: [0, 0], size: [100, 50] } as const
  const svg = drawBodies({ bodies: [board], lines: [upright(6)], label: '' })
  // 2.72 units a centimetre: the line ends at 144 - 6 × 2.72 = 127.7; above it are 3 units and half of the longer figure, about 24.
  expect(textsIn(svg).map(({ y }) => Math.round(y))).toEqual([101, 101])
})

test('a slanted length is drawn in place, with its figures along it', () => {
  const svg = drawBodies({
    bodies: [{ shape: 'board', at: [0, 0], size: [30, 40] }],
    lines: [{ from: [0, 0], to: [30, 40], figures: ['50 cm', '19 5/8 in'] }],
    label: '',
  })
  // 3, 4, 5: up to the right at atan(4/3) = 53.1 degrees, anticlockwise.
  expect(svg).toContain('rotate(-53.1 ')
})

test('every figure stays inside its drawing', () => {
  for (const width of [1, 10, 60, 100]) {
    const svg = drawBodies({
      bodies: [{ shape: 'board', at: [0, 0], size: [width, 3] }],
      lines: [
        { from: [0, 0], to: [width, 0], figures: ['1,234.5 cm', '486 in'] },
        { from: [width, 0], to: [width, 3], figures: ['1,234.5 cm', '486 in'] },
      ],
      label: '',
    })
    const height = Number(/viewBox="0 0 320 ([\d.]+)"/.exec(svg)?.[1])
    for (const { x, y } of textsIn(svg)) {
      expect(x).toBeGreaterThan(8)
      expect(x).toBeLessThan(312)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(height)
    }
  }
})
