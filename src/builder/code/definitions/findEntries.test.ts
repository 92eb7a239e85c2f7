import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

test('a folder made for a single block or slot is reported, but not one beside its file, nor any other', () => {
  const site = mkdtempSync(join(tmpdir(), 'entries-'))
  for (const file of [
    'blocks/servings/servings.tsx',
    'blocks/parts/Leaf.tsx',
    'blocks/steps/steps.tsx',
    'components/Card/index.tsx',
    'components/Footer/Footer.tsx',
    'components/Footer.tsx',
  ]) {
    mkdirSync(join(site, dirname(file)), { recursive: true })
    writeFileSync(join(site, file), '')
  }
  expect(findEntries(site).problems.map(({ file, severity, rule, fix }) => [file, severity, rule, fix])).toEqual([
    [
      'blocks/servings',
      'warning',
      'unread-folder',
      'Move `servings.tsx` to `blocks/servings.tsx`, with its style sheet, and what else it imports to `lib/`.',
    ],
    [
      'components/Card',
      'warning',
      'unread-folder',
      'Move `index.tsx` to `components/Card.tsx`, with its style sheet, and what else it imports to `lib/`.',
    ],
  ])
  rmSync(site, { recursive: true })
})

test('links that lead out, and names that are not UTF-8, are reported instead of being passed over', () => {
  const site = mkdtempSync(join(tmpdir(), 'entries-'))
  for (const folder of ['blocks', 'components']) mkdirSync(join(site, folder))
  writeFileSync(Buffer.concat([Buffer.from(join(site, 'components/')), Buffer.from([0xfe]), Buffer.from('.tsx')]), '')
  for (const file of ['blocks/servings.tsx', 'blocks/notes.md', 'components/Footer.test.tsx']) symlinkSync(tmpdir(), join(site, file))
  const { entries, problems } = findEntries(site)
  expect(entries).toEqual({})
  expect(problems.map(({ file, severity, rule }) => [file, severity, rule])).toEqual([
    ['blocks/servings.tsx', 'error', 'outside-folder'],
    ['components/\uFFFD.tsx', 'error', 'special-file'],
  ])
  rmSync(site, { recursive: true })
})
