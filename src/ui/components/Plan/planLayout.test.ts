import { describe, expect, test } from 'vitest'
import { planLayout } from './planLayout.ts'

/** Cuts spans into rows of 24 columns; categories two rows high also occupy their columns in the next row. */
function rowsOf(spans: readonly number[], tall: readonly boolean[] = []): readonly (readonly number[])[] {
  const rows: number[][] = [[]]
  let taken = 0
  let kept = 0
  spans.forEach((span, index) => {
    if (taken === 24) {
      rows.push([])
      taken = kept
      kept = 0
    }
    rows.at(-1)?.push(span)
    taken += span
    if (tall[index]) kept = span
  })
  expect(taken).toBe(24)
  return rows
}

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 11, 12])('planLayout of %i categories', (count) => {
  const places = planLayout(count)
  const tall = places.map((place) => place.tall)

  test('places every category and leaves no gap in a row', () => {
    expect(places).toHaveLength(count)
    rowsOf(
      places.map((place) => place.wide),
      tall,
    )
    rowsOf(
      places.map((place) => place.medium),
      tall,
    )
    rowsOf(places.map((place) => place.narrow))
  })

  test('has no two equal neighbours in a wide row', () => {
    for (const row of rowsOf(
      places.map((place) => place.wide),
      tall,
    )) {
      expect(row.every((span, index) => span !== row[index + 1])).toBe(true)
    }
  })
})

test('lays out five categories with the third one two rows high', () => {
  expect(planLayout(5)).toMatchObject([
    { wide: 11, tall: false, opening: 'end' },
    { wide: 8, tall: false, opening: 'bottom' },
    { wide: 5, tall: true, opening: 'start' },
    { wide: 8, tall: false, opening: 'bottom' },
    { wide: 11, tall: false, opening: 'bottom' },
  ])
})
