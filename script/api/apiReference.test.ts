import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiReference } from './apiReference.ts'

const written = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')

test('docs/api.md says what the package exports; `npm run api` writes it', () => {
  expect(written).toBe(apiReference())
})

test('every export has a sentence of its own, and says how firm it is', () => {
  const [exported = ''] = apiReference().split('## Types that these name')
  const sections = exported.split(/^### /m).slice(1)
  expect(sections.length).toBeGreaterThan(8)
  expect(sections.filter((text) => !/^`\w+`\n\n\*(?:Stable|Young)\.\*\n\n\S.*\n/.test(text)).map((text) => text.split('\n')[0])).toEqual([])
})

test('a field of what the engine hands over stands in the reference', () => {
  expect(written).toContain('readonly emblem?: CategoryEmblem')
})
