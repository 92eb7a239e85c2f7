import { describe, expect, test } from 'vitest'
import { rectsIn, textsIn } from '../testing/readDrawing.ts'
import { type Body, cornersOf } from '../paintBodies.ts'
import { boxScene, drawBodies } from './drawBodies.ts'

const draw = (bodies: readonly Body[], isSection = false) => drawBodies({ bodies, lines: [], label: 'x', isSection })
// 300 by 200 cm are 304 by 202.7 units, about 1.0133 per centimetre.
const frame: Body = { shape: 'outline', at: [0, 0], size: [300, 200] }

describe('a body', () => {
  test('is drawn from the floor up: what is higher is further up the page', () => {
    const [, low, high] = rectsIn(
      draw([frame, { shape: 'board', at: [0, 0], size: [150, 50] }, { shape: 'board', at: [150, 150], size: [150, 50] }]),
    )
    // 50 cm are 50.7 units; the frame ends at 8 + 202.7 = 210.7.
    expect(low).toEqual({ x: 8, y: 160, width: 152, height: 50.7 })
    expect(high).toEqual({ x: 160, y: 8, width: 152, height: 50.7 })
  })

  test('has its name inside if it fits, rotated if only that fits', () => {
    const svg = draw([
      frame,
      { shape: 'board', at: [0, 0], size: [150, 50], name: 'Shelf' },
      { shape: 'leg', at: [200, 0], size: [20, 150], name: 'Leg' },
      { shape: 'leg', at: [250, 0], size: [5, 10], name: 'Foot' },
    ])
    expect(textsIn(svg).map(({ text }) => text)).toEqual(['Shelf', 'Leg'])
    expect(svg).toMatch(/rotate\(-90 [^)]*\)">Leg/)
  })

  test('that is a door has dashed lines that meet at its hinges', () => {
    // The door is 100 by 200 cm: 165 by 330 units, from 77.5 to 242.5.
    const door = (hinge: 'left' | 'right') => draw([{ shape: 'door', at: [0, 0], size: [100, 200], hinge }])
    expect(door('left')).toContain('d="M242.5 8L77.5 173L242.5 338"')
    expect(door('right')).toContain('d="M77.5 8L242.5 173L77.5 338"')
  })

  test('is filled if a section cuts it', () => {
    expect(draw([{ shape: 'board', at: [0, 0], size: [100, 10] }], true)).toContain('class="cut"')
    expect(draw([{ shape: 'board', at: [0, 0], size: [100, 10] }])).not.toContain('class="cut"')
  })
})

test('an arc extends as far as its curve, not only as far as its ends', () => {
  const [xs, ys] = [0, 1].map((axis) =>
    cornersOf({ shape: 'arc', at: [0, 0], radius: 10, angles: [45, 135] }).map((point) => point[axis] ?? 0),
  )
  // From 45 to 135 degrees over the top: 7.07 to either side, 10 at the highest.
  expect(Math.max(...(xs ?? []))).toBeCloseTo(7.0711, 3)
  expect(Math.min(...(xs ?? []))).toBeCloseTo(-7.0711, 3)
  expect(Math.max(...(ys ?? []))).toBe(10)
})

test('a whole circle is drawn as two arcs, since one cannot close', () => {
  const svg = draw([{ shape: 'arc', at: [0, 0], radius: 10 }])
  expect(svg.match(/A152 152/g)).toHaveLength(2)
})

describe('lengths without bodies', () => {
  const size = (along: 'width' | 'depth' | 'height', cm: number) => ({ along, cm, figures: [`${cm}`, ''] }) as const

  test('become a box in elevation and, below it, in plan', () => {
    const scene = boxScene([size('height', 90), size('height', 45), size('width', 40), size('depth', 50)])
    expect(scene?.views).toEqual(['elevation', 'plan'])
    // The gap between the two is 9 hundredths of their total: (90 + 50) × 0.09 = 12.6 cm.
    expect(scene?.bodies).toEqual([
      { shape: 'board', at: [0, 62.6], size: [40, 90] },
      { shape: 'outline', at: [0, 62.6], size: [40, 45] },
      { shape: 'board', at: [0, 0], size: [40, 50] },
    ])
    expect(scene?.lines.map(({ figures }) => figures[0])).toEqual(['40', '90', '45', '50'])
  })

  test('in two directions become one view', () => {
    expect(boxScene([size('width', 40), size('height', 90)])?.views).toEqual(['elevation'])
    expect(boxScene([size('width', 40), size('depth', 90)])?.views).toEqual(['plan'])
    expect(boxScene([size('depth', 40), size('height', 90)])?.views).toEqual(['elevation'])
  })

  test('in one direction give no drawing', () => {
    expect(boxScene([size('height', 40), size('height', 90)])).toBeUndefined()
    expect(boxScene([size('depth', 40)])).toBeUndefined()
    expect(boxScene([size('width', 40)])).toBeUndefined()
    expect(boxScene([])).toBeUndefined()
  })
})
