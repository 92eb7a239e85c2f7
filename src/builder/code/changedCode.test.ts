import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runConfigOnce } from '../../content/testing/loadFiles.ts'
import { type BuildResult, build } from '../build.ts'
import { why } from '../facts/why.ts'
import { compareBuilds } from '../testing/proveWarmBuilds.ts'

const root = join(import.meta.dirname, '../../..')
const home = realpathSync(mkdtempSync(join(tmpdir(), 'changed-code-')))
const site = join(home, 'site')
const out = join(home, 'out')
const cache = join(root, '.cache')

const buildInto = (folder: string, clean = false): Promise<BuildResult> =>
  build({
    root,
    site,
    out: folder,
    cache,
    now: new Date('2026-06-01'),
    drafts: false,
    clean,
    runConfig: runConfigOnce,
    progress: () => undefined,
  })

/** Changes a file of the publication, builds, and compares the output with a clean one. */
async function save(file: string, from: string, to: string): Promise<void> {
  const text = readFileSync(join(site, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(site, file), text.replace(from, to))
  const warm = await buildInto(out)
  const clean = join(home, 'clean')
  rmSync(clean, { recursive: true, force: true })
  expect(compareBuilds(warm, await buildInto(clean, true), [out, clean])).toEqual([])
}

/** Why the last build made a page; 'kept' where it did not. */
function reasonsFor(path: string): unknown {
  const told = why(path, { cache, site, out })
  return told?.state === 'made' ? told.reasons.map(({ fact, source }) => [fact, source.file]) : told?.state
}

beforeAll(async () => {
  cpSync(join(root, 'fixtures/sites/own'), site, { recursive: true })
  expect((await buildInto(out)).problems).toEqual([])
})
afterAll(() => rmSync(home, { recursive: true }))

test('a changed part makes the pages that show it', async () => {
  await save('components/HomeSection.tsx', 'data-section', 'data-part')
  expect(reasonsFor('/')).toEqual([['component HomeSection', 'components/HomeSection.tsx']])
  expect(reasonsFor('/articles/a-bread-of-rye')).toBe('kept')
})

test('a changed block makes the pages of the texts that use it', async () => {
  await save('blocks/servings.tsx', '<section', '<section data-changed=""')
  expect(reasonsFor('/articles/a-bread-of-rye')).toBe('kept')
  expect(reasonsFor('/articles/a-soup-of-leeks')).toEqual([['body of articles/soup/en.md', 'articles/soup/en.md']])
})
