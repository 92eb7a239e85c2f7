import { describe, expect, it, test } from 'vitest'
import { contrast, isReadable, mixColours, nearestReadable, toOklab } from './colour.ts'

/** A grid over the colour cube. */
const colours = Array.from({ length: 216 }, (_, index) =>
  [index % 6, Math.floor(index / 6) % 6, Math.floor(index / 36)].reduce(
    (hex, level) => hex + (level * 51).toString(16).padStart(2, '0'),
    '#',
  ),
)

const labOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return toOklab(red, green, blue)
}

test('contrast follows WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'))
})

describe('nearestReadable', () => {
  it('is the colour itself if it is readable', () => {
    expect(nearestReadable('#123456', [{ colour: '#ffffff', least: 4.5 }])).toBe('#123456')
  })

  it.each([
    ['#999999', '#ffffff', '#767676'],
    ['#ff6600', '#ffffff', '#cb4f00'],
    ['#333333', '#000000', '#757575'],
  ])('of %s on %s is %s', (colour, ground, nearest) => {
    expect(nearestReadable(colour, [{ colour: ground, least: 4.5 }])).toBe(nearest)
  })

  it('is readable on every ground and keeps the hue', () => {
    for (const ground of ['#ffffff', '#f5efe4', '#767676', '#102a54', '#000000']) {
      for (const colour of colours) {
        const against = [{ colour: ground, least: 4.5 }]
        const found = nearestReadable(colour, against) ?? ''
        expect(isReadable(found, against), `${colour} on ${ground}: ${found}`).toBe(true)
        const [[, a, b], [, c, d]] = [labOf(colour), labOf(found)]
        if (Math.hypot(a, b) < 0.04 || Math.hypot(c, d) < 0.04) continue
        const turn = Math.abs(Math.atan2(b, a) - Math.atan2(d, c))
        expect(Math.min(turn, 2 * Math.PI - turn), `${colour} on ${ground}: ${found}`).toBeLessThan(0.2)
      }
    }
  })

  it.each(['#000000', '#ffffff'])('on %s of a grey is the first readable grey', (ground) => {
    const greys = Array.from({ length: 256 }, (_, level) => `#${level.toString(16).padStart(2, '0').repeat(3)}`)
    const against = [{ colour: ground, least: 4.5 }]
    const first = (ground === '#000000' ? greys : greys.toReversed()).find((grey) => isReadable(grey, against))
    for (const grey of greys) if (!isReadable(grey, against)) expect(nearestReadable(grey, against), grey).toBe(first)
  })

  it('is readable on several grounds at once, or undefined if no colour is', () => {
    const both = [
      { colour: '#ffffff', least: 4.5 },
      { colour: '#dddddd', least: 4.5 },
    ]
    expect(isReadable(nearestReadable('#aaaaaa', both) ?? '', both)).toBe(true)
    expect(
      nearestReadable('#777777', [
        { colour: '#ffffff', least: 7 },
        { colour: '#000000', least: 7 },
      ]),
    ).toBeUndefined()
  })
})

test('mixColours interpolates between two colours', () => {
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mixColours('#102030', '#405060', 0)).toBe('#102030')
})
