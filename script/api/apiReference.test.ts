import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiReference } from './apiReference.ts'

const written = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')

test('docs/api.md matches the exports of the package (`npm run api` updates it)', () => {
  expect(written).toBe(apiReference())
})

test('every export has a description and a stability label', () => {
  const [exported = ''] = apiReference().split('## Types that these name')
  const sections = exported.split(/^### /m).slice(1)
  expect(sections.length).toBeGreaterThan(8)
  expect(sections.filter((text) => !/^`\w+`\n\n\*(?:Stable|Young)\.\*\n\n\S.*\n/.test(text)).map((text) => text.split('\n')[0])).toEqual([])
})

test('the reference lists the fields of types that the exports refer to', () => {
  expect(written).toContain('readonly emblem?: CategoryEmblem')
})

test('functions come before types', () => {
  expect(written.indexOf('### `defineSite`')).toBeLessThan(written.indexOf('### `Entry`'))
})
