import { expect, test } from 'vitest'
import { createSourceText } from '../load/source/sourceText.ts'
import { mendText } from './mendDates.ts'

const written = 'title: T\r\ndate: "2024-01-02" # first\r\nupdated: 2024-02-03\r\nslug: t\r\n'

test.each([
  ['date: 2024-01-02\n', { date: '2026-01-01' }, 'date: 2026-01-01\n'],
  ['date: 2024-01-02\nslug: t\n', { date: '2026-01-01', updated: '2026-02-02' }, 'date: 2026-01-01\nupdated: 2026-02-02\nslug: t\n'],
  [written, { date: '2026-01-01' }, written.replace('"2024-01-02"', '2026-01-01')],
  [written, { updated: '2026-02-02' }, written.replace('2024-02-03', '2026-02-02')],
  [written, { updated: undefined }, written.replace('updated: 2024-02-03\r\n', '')],
  // Fields that are not one per line are left unchanged.
  ['{ title: T, date: 2024-01-02 }\n', { date: '2026-01-01' }, undefined],
  ['date: >\n  2024-01-02\n', { date: '2026-01-01' }, undefined],
  ['# nothing yet\n', { date: '2026-01-01' }, undefined],
  ['date: 2024-01-02', { updated: '2026-02-02' }, undefined],
])('mendText applies to %j the dates %j', (fields, dates, expected) => {
  const around = (front: string) => `---\n${front}---\nThe text.\ndate: 2024-01-02\n`
  const source = createSourceText('articles/t/en.md', around(fields))
  expect(mendText({ source, ...dates })).toBe(expected === undefined ? undefined : around(expected))
})
