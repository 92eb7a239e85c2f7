import { describe, expect, test } from 'vitest'
import { rectsIn, textsIn } from '../testing/readDrawing.ts'
import { textWidth, wrapText } from '../textWidth.ts'
import { drawBars, drawRanges } from './drawBars.ts'
import { drawLines } from './drawLines.ts'

const frame = { label: 'x', figure: (value: number) => `${value} kg`, isRtl: false }

describe('bars', () => {
  test('are as long as their values, with the figure at the end', () => {
    const svg = drawBars(
      [
        { name: 'Oak', value: 100 },
        { name: 'Pine', value: 25 },
      ],
      frame,
    )
    // The widest figure, "100 kg": 3 × 0.62 + 0.36 + 2 × 0.6 = 3.42 em, 41.04 units and 5 of space: 320 - 46.04 = 273.96 are left.
    expect(textWidth('100 kg')).toBeCloseTo(41.04, 2)
    const [oak, pine] = rectsIn(svg)
    expect(oak).toMatchObject({ x: 0, width: 274 })
    expect(pine).toMatchObject({ x: 0, width: 68.5 })
    expect(textsIn(svg)).toContainEqual({ text: '25 kg', x: 72.5, y: expect.any(Number) })
  })

  test('extend in the opposite direction from zero for negative values', () => {
    const svg = drawBars(
      [
        { name: 'A', value: -10 },
        { name: 'B', value: 30 },
      ],
      frame,
    )
    const [low, high] = rectsIn(svg)
    expect((low?.x ?? 0) + (low?.width ?? 0)).toBeCloseTo(high?.x ?? 0, 1)
    expect((high?.width ?? 0) / (low?.width ?? 1)).toBeCloseTo(3, 1)
    expect(svg).toContain('class="dim"')
  })

  test('start at the right on a right-to-left page', () => {
    const bars = [
      { name: 'A', value: 100 },
      { name: 'B', value: 50 },
    ]
    const mirrored = rectsIn(drawBars(bars, { ...frame, isRtl: true }))
    for (const [index, { x, width }] of rectsIn(drawBars(bars, frame)).entries()) {
      expect(mirrored[index]?.x).toBeCloseTo(320 - x - width, 1)
    }
  })

  test('with the value zero are still drawn', () => {
    expect(rectsIn(drawBars([{ name: 'A', value: 0 }], frame))).toMatchObject([{ width: 1 }])
  })

  test('are drawn below names of several lines without touching them', () => {
    const name = 'A name that is far too long for one line of a drawing and has to be broken at its words'
    const svg = drawBars([{ name, value: 1 }], frame)
    const words = textsIn(svg).filter(({ text }) => text !== '1 kg')
    expect(words.map(({ text }) => text).join(' ')).toBe(name)
    expect(words.length).toBeGreaterThan(1)
    for (const { text } of words) expect(textWidth(text)).toBeLessThanOrEqual(320)
    expect(rectsIn(svg)[0]?.y).toBeGreaterThan(Math.max(...words.map(({ y }) => y)))
  })
})

test('ranges share one scale, with a figure at each end', () => {
  const svg = drawRanges(
    [
      { name: 'A', from: 6, to: 12 },
      { name: 'B', from: 12, to: 18 },
    ],
    frame,
  )
  const [first, second] = rectsIn(svg)
  expect(first?.width).toBeCloseTo(second?.width ?? 0, 1)
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo(second?.x ?? 0, 1)
  expect(textsIn(svg).map(({ text }) => text)).toEqual(['A', '6 kg', '12 kg', 'B', '12 kg', '18 kg'])
})

test('lines are labelled at their ends without overlap', () => {
  const svg = drawLines(
    [
      { name: 'North', values: [10, 20] },
      { name: 'South', values: [11, 20] },
    ],
    ['January', 'July'],
    frame,
  )
  const ys = textsIn(svg)
    .filter(({ text }) => text === 'North' || text === 'South')
    .map(({ y }) => y)
  expect(Math.abs((ys[0] ?? 0) - (ys[1] ?? 0))).toBeGreaterThanOrEqual(15)
  expect(textsIn(svg).map(({ text }) => text)).toEqual(expect.arrayContaining(['January', 'July']))
})

test('names are level with the ends of their lines where there is space for them', () => {
  const lines = [27, 17, 7].map((last) => ({ name: `To ${last}`, values: [73, last] }))
  const texts = textsIn(drawLines(lines, ['January', 'July'], { ...frame, figure: (value) => `${value}°` }))
  // 150 units for 73 degrees, and the end of each line is at its figure's middle, a third of a letter above its baseline.
  for (const last of [27, 17, 7]) {
    const y = 20 + 150 - (last / 73) * 150 + 4
    expect(texts.find(({ text }) => text === `${last}°`)?.y).toBeCloseTo(y, 1)
    expect(texts.find(({ text }) => text === `To ${last}`)?.y).toBeCloseTo(y, 1)
  }
})

test('step names are below the first figures of lines that begin at the same value', () => {
  const lines = [20, 60, 100, 140].map((last) => ({ name: `To ${last}`, values: [0, last] }))
  const texts = textsIn(drawLines(lines, ['January', 'July'], frame))
  const first = texts.filter(({ text }) => text === '0 kg').map(({ y }) => y)
  expect(first).toHaveLength(4)
  expect(texts.find(({ text }) => text === 'January')?.y).toBeGreaterThanOrEqual(Math.max(...first) + 15)
})

test('if there are too many step labels, the first and the last are kept', () => {
  const steps = Array.from({ length: 24 }, (_, index) => `Month number ${index}`)
  const svg = drawLines([{ name: 'A', values: steps.map((_, index) => index) }], steps, frame)
  const shown = textsIn(svg).map(({ text }) => text)
  expect(shown).toContain('Month number 0')
  expect(shown).toContain('Month number 23')
  expect(shown.filter((text) => text.startsWith('Month'))).not.toHaveLength(24)
})

test('a word longer than a line gets a line of its own', () => {
  expect(wrapText('a Donaudampfschifffahrtsgesellschaft b', 60)).toEqual(['a', 'Donaudampfschifffahrtsgesellschaft', 'b'])
})

// Chinese and Japanese letters are as wide as they are high: five letters of 12 units fill a line of 60.
test.each([
  ['床から座面までの高さ', ['床から座面', 'までの高さ']],
  ['楢の古い板、松', ['楢の古い', '板、松']],
  ['楢の古いちょうつがい', ['楢の古い', 'ちょうつが', 'い']],
  ['ハードウェア（日本）', ['ハードウェ', 'ア（日本）']],
  ['松 SPF 38', ['松 SPF', '38']],
  ['소나무 판자', ['소나무', '판자']],
])('%s is wrapped where its script allows a line break', (name, lines) => {
  expect(wrapText(name, 60)).toEqual(lines)
})
