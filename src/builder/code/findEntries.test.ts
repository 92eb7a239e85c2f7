import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findEntries } from './findEntries.ts'

test('blocks and slots are found by their names, and tests beside them are passed over', () => {
  const site = mkdtempSync(join(tmpdir(), 'entries-'))
  for (const folder of ['blocks', 'components']) mkdirSync(join(site, folder))
  for (const file of [
    'blocks/servings.tsx',
    'blocks/servings.test.tsx',
    'components/Footer.tsx',
    'components/Footer.spec.ts',
    'components/Foter.tsx',
  ])
    writeFileSync(join(site, file), '')
  const { entries, problems } = findEntries(site)
  expect(entries).toEqual({ 'block---servings': 'blocks/servings.tsx', 'slot---Footer': 'components/Footer.tsx' })
  expect(problems.map(({ file, fix }) => [file, fix])).toEqual([['components/Foter.tsx', 'Did you mean `Footer.tsx`?']])
  rmSync(site, { recursive: true })
})
