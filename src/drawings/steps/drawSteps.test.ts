import { expect, test } from 'vitest'
import { rectsIn, textsIn } from '../testing/readDrawing.ts'
import { drawSteps, stepNumbers } from './drawSteps.ts'

const part = (name: string, at: readonly [number, number], size: readonly [number, number]) => ({ name, shape: 'board', at, size }) as const

test('each step shows the parts so far, to one scale, and numbers the new ones', () => {
  const frames = drawSteps({
    parts: [part('Left', [0, 0], [10, 90]), part('Right', [53, 0], [10, 90]), part('Top', [0, 90], [63, 10])],
    adds: [[0, 1], [2]],
    label: (step) => `Step ${step}`,
  })
  // 156 - 2 × 15 = 126 units for 63 cm would be 2 a centimetre; 150 units for 100 cm are 1.5, which is less.
  expect(rectsIn(frames[0] ?? '').map(({ height }) => height)).toEqual([135, 135])
  expect(rectsIn(frames[1] ?? '').map(({ width }) => width)).toEqual([15, 15, 94.5])
  expect(frames.map((svg) => textsIn(svg).map(({ text }) => text))).toEqual([['1', '2'], ['3']])
  expect(frames[1]).toContain('aria-label="Step 1"')
})

test('the numbers of parts with the same centre are placed side by side', () => {
  const [frame = ''] = drawSteps({
    parts: [part('Rail', [0, 0], [90, 9]), part('Batten', [10, 0], [70, 9])],
    adds: [[0, 1]],
    label: () => '',
  })
  // 126 units for 90 cm are 1.4 a centimetre: the rail's middle is 63 from the left, a quarter of the batten 24.5 + 14 from there.
  expect([...frame.matchAll(/cx="([\d.]+)"/g)].map(([, x]) => x)).toEqual(['78', '53.5'])
})

const badgesIn = (svg: string) => [...svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

test('a part smaller than its number has the number beside it, at the end of a line', () => {
  const [frame = ''] = drawSteps({
    parts: [part('Board', [0, 0], [90, 60]), part('Screw', [80, 30], [2, 2])],
    adds: [[0, 1]],
    label: () => '',
  })
  // 1.4 units a centimetre: the screw is 2.8 wide, its right edge 15 + 114.8 from the left, its middle 15 + 41.6 from above.
  expect(badgesIn(frame)[1]).toEqual([142.8, 55.6])
  expect(frame).toContain('<path class="way" d="M129.8 55.6L133.8 55.6"/>')
})

test('the numbers of parts within a small part are apart, those without space on them beside them', () => {
  const [frame = ''] = drawSteps({
    parts: [
      part('Floor', [0, 0], [90, 1]),
      part('Chest', [40, 1], [24, 30]),
      part('Drawer', [41, 16], [22, 14]),
      part('Other', [41, 2], [22, 14]),
    ],
    adds: [[1, 2, 3]],
    label: () => '',
  })
  const all = badgesIn(frame)
  expect(all).toHaveLength(3)
  for (const [index, [x, y]] of all.entries())
    for (const [otherX, otherY] of all.slice(index + 1)) expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(18)
})

test('the number of an arc is placed on its line', () => {
  const arc = { name: 'Hoop', shape: 'arc', at: [45, 0], radius: 45, angles: [0, 180] } as const
  const [frame = ''] = drawSteps({ parts: [arc], adds: [[0]], label: () => '' })
  // 126 units for 90 cm; the top of the hoop is 15 below that of the drawing.
  expect(badgesIn(frame)).toEqual([[78, 15]])
})

test('a step draws the item after that of the previous step, or the one that it names', () => {
  expect(stepNumbers([{}, {}, { item: 5 }, {}])).toEqual([1, 2, 5, 6])
})
