import { expect, test } from 'vitest'
import type { Problem } from '../problem.ts'
import { formatSummaryJson, formatSummaryText } from './formatSummary.ts'
import type { RuleName } from '../rules.ts'

const problem = (rule: RuleName, severity: Problem['severity'], line = 1): Problem => ({
  severity,
  file: 'ads.json',
  line,
  column: 1,
  rule,
  message: `Line ${line}.`,
})
const plain = { styled: false, folder: '.' }
const many = Array.from({ length: 23 }, (_, index) => problem('few-links', 'warning', index + 1))

test('rules with errors come first, then those with the most problems', () => {
  const text = formatSummaryText(
    [problem('units', 'warning'), ...many, problem('slug-form', 'error'), problem('no-title', 'warning')],
    plain,
  )
  expect(text.match(/^[a-z-]+ {2}.*$/gm)).toEqual([
    'slug-form  1 error',
    'few-links  23 warnings',
    'no-title  1 warning',
    'units  1 warning',
  ])
  expect(text.endsWith('\n1 error, 25 warnings')).toBe(true)
})

test('each rule shows its first twenty problems, errors first, and how many more there are', () => {
  const text = formatSummaryText([...many, problem('few-links', 'error', 99)], plain)
  expect(text.match(/ads\.json:\d+/g)).toEqual(['ads.json:99', ...Array.from({ length: 19 }, (_, index) => `ads.json:${index + 1}`)])
  expect(text).toContain('few-links  1 error, 23 warnings\n')
  expect(text).toContain('\n  … and 4 more\n')
  expect(formatSummaryText(many.slice(0, 20), plain)).not.toContain('more')
})

test('a fix that all problems of a rule share is printed once', () => {
  const fix = 'Link to another page.'
  const shared = many.map((one) => ({ ...one, fix }))
  expect(formatSummaryText(shared, plain).split(fix)).toHaveLength(2)
  expect(formatSummaryText([...shared.slice(1, 3), { ...problem('few-links', 'warning'), fix: 'Other.' }], plain).split(fix)).toHaveLength(
    3,
  )
})

test('an empty list is summarised as "No problems"', () => {
  expect(formatSummaryText([], plain)).toBe('No problems')
})

test('the JSON summary has the counts of each rule', () => {
  const summary = JSON.parse(formatSummaryJson([...many, problem('slug-form', 'error')])) as Record<string, unknown>
  expect(summary).toMatchObject({
    errors: 1,
    warnings: 23,
    rules: [
      { rule: 'slug-form', errors: 1, warnings: 0, more: 0 },
      { rule: 'few-links', errors: 0, warnings: 23, more: 3, problems: { length: 20 } },
    ],
  })
})
