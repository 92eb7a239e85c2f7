import { describe, expect, test } from 'vitest'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { Day, dayAndRest } from './Day.tsx'

test('a day is a `<time>` element with a machine-readable value', () => {
  expect(renderInLayout(<Day date={{ iso: '2026-11-19', text: '19 November 2026' }} />)).toMatch(
    /^<time class="\S+" dateTime="2026-11-19"><span>19<small> November 2026<\/small><\/span><\/time>$/,
  )
})

test('a repeated day is marked as such', () => {
  const date = { iso: '2026-11-19', text: '19 November 2026' }
  expect(renderInLayout(<Day date={date} isAgain />)).toContain('<span data-again="true">19')
  expect(renderInLayout(<Day date={date} />)).not.toContain('data-again')
})

describe('dayAndRest', () => {
  test.each([
    ['2026-11-02', '2 November 2026', { day: '2', rest: ' November 2026' }],
    ['2026-11-21', '21 Kasım 2026', { day: '21', rest: ' Kasım 2026' }],
    ['2026-11-21', '21 ноября 2026 г.', { day: '21', rest: ' ноября 2026 г.' }],
    // The year begins with the same digits as the day.
    ['2026-11-20', '2026년 11월 20일', { day: '', rest: '2026년 11월 20일' }],
  ])('splits %s, written as "%s", after the day if the day comes first', (iso, text, parts) => {
    expect(dayAndRest({ iso, text })).toEqual(parts)
  })
})
