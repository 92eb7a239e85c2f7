import { expect, onTestFinished, test, vi } from 'vitest'
import { parseDate } from './parseDate.ts'

test.each([
  ['2026-01-31', '2026-01-31T00:00:00.000Z', false],
  ['2024-02-29', '2024-02-29T00:00:00.000Z', false],
  ['2026-01-31T08:00Z', '2026-01-31T08:00:00.000Z', true],
  ['2026-01-31T08:00:30.5+03:00', '2026-01-31T05:00:30.500Z', true],
  ['2026-01-31T08:00', '2026-01-31T08:00:00.000Z', true],
])('%s is a date', (text, iso, hasTime) => {
  const date = parseDate(text)
  expect(date).toEqual({ time: Date.parse(iso), hasTime })
})

test.each([
  ['2026-02-30', 'does not exist: that month has 28 days'],
  ['2026-02-00', 'does not exist: that month has 28 days'],
  ['2100-02-29', 'does not exist: that month has 28 days'],
  ['2026-13-01', 'has the month 13, which does not exist'],
  ['2026-1-31', 'is not a date in ISO 8601 format'],
  ['31.01.2026', 'is not a date in ISO 8601 format'],
  ['2026-01-31 08:00', 'is not a date in ISO 8601 format'],
  ['2026-01-31T25:00Z', 'has a time that does not exist'],
  ['2026-01-31T08:00+99:00', 'has a time zone that does not exist'],
  ['', 'is not a date in ISO 8601 format'],
])('%j %s', (text, fault) => {
  expect(parseDate(text)).toBe(fault)
})

test('a time without a zone means the same in every time zone', () => {
  vi.stubEnv('TZ', 'Asia/Seoul')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  expect(parseDate('2026-01-31T08:00')).toEqual({ time: Date.UTC(2026, 0, 31, 8), hasTime: true })
})
