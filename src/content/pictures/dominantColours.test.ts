import { expect, test } from 'vitest'
import { dominantColours } from './dominantColours.ts'

/** Pixels of the given colours, each repeated by its count. */
function paint(counts: Readonly<Record<string, number>>): Buffer {
  return Buffer.concat(
    Object.entries(counts).flatMap(([colour, count]) => Array.from({ length: count }, () => Buffer.from(colour.slice(1), 'hex'))),
  )
}

test('a picture of five colours has exactly these, the largest share first', () => {
  const colours = { '#8f4a23': 7, '#cbb88d': 42, '#ede1ca': 24, '#5d5a40': 11, '#4f2f1f': 16 }
  expect(dominantColours(paint(colours))).toEqual([
    { colour: '#cbb88d', percent: 42 },
    { colour: '#ede1ca', percent: 24 },
    { colour: '#4f2f1f', percent: 16 },
    { colour: '#5d5a40', percent: 11 },
    { colour: '#8f4a23', percent: 7 },
  ])
})

test('a picture of one colour has only that colour', () => {
  expect(dominantColours(paint({ '#c08040': 50 }))).toEqual([{ colour: '#c08040', percent: 100 }])
})

test('similar shades are merged into their average', () => {
  const shades = { '#c08040': 10, '#c28242': 10, '#000000': 20, '#ffffff': 20, '#2040c0': 20, '#208040': 20 }
  expect(dominantColours(paint(shades))).toContainEqual({ colour: '#c18141', percent: 20 })
})

test('the order of the pixels makes no difference', () => {
  const pixels = paint({ '#cbb88d': 40, '#4f2f1f': 30, '#8f4a23': 20, '#5d5a40': 10 })
  const turned = Buffer.concat(
    Array.from({ length: pixels.length / 3 }, (_, index) => pixels.subarray(pixels.length - 3 * (index + 1), pixels.length - 3 * index)),
  )
  expect(dominantColours(turned)).toEqual(dominantColours(pixels))
})
