import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuildOptions, BuildResult } from '../BuildOptions.ts'
import { buildSite } from '../testing/buildSite.ts'
import { why } from '../facts/why.ts'
import type { EarlyDocument } from '../renderPages.ts'
import { compareBuilds } from '../testing/proveWarmBuilds.ts'

const root = join(import.meta.dirname, '../../..')
const home = realpathSync(mkdtempSync(join(tmpdir(), 'changed-code-')))
const site = join(home, 'site')
const out = join(home, 'out')
const cache = join(root, '.cache')

const buildInto = (folder: string, clean = false, early?: BuildOptions['early']): Promise<BuildResult> =>
  buildSite({ site, out: folder, now: new Date('2026-06-01'), clean, ...(early && { early }) })

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

/** Why the last build made a page; 'kept' if it did not. */
function reasonsFor(path: string): unknown {
  const told = why(path, { cache, site, out })
  return told?.state === 'made' ? told.reasons.map(({ fact, source }) => [fact, source.file]) : told?.state
}

beforeAll(async () => {
  cpSync(join(root, 'fixtures/sites/own'), site, { recursive: true })
  expect((await buildInto(out)).problems).toEqual([])
})
afterAll(() => rmSync(home, { recursive: true }))

test('a changed component rebuilds only the pages that show it', async () => {
  await save('components/HomeSection.tsx', 'data-section', 'data-part')
  expect(reasonsFor('/')).toEqual([['component HomeSection', 'components/HomeSection.tsx']])
  expect(reasonsFor('/articles/a-bread-of-rye')).toBe('kept')
})

test('a changed block rebuilds only the pages of the texts that use it', async () => {
  await save('blocks/servings.tsx', '<section', '<section data-changed=""')
  expect(reasonsFor('/articles/a-bread-of-rye')).toBe('kept')
  expect(reasonsFor('/articles/a-soup-of-leeks')).toEqual([['body of articles/soup/en.md', 'articles/soup/en.md']])
})

/** Changes a file and builds while a page is open; returns the early documents, each with its text in the output at that time. */
async function saveWhileOpen(open: string, [file, from, to]: readonly [file: string, from: string, to: string]) {
  const told: (EarlyDocument & { readonly standing: string })[] = []
  const text = readFileSync(join(site, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(site, file), text.replace(from, to))
  const { output } = await buildInto(out, false, {
    isOpen: (path) => path === open,
    made(documents) {
      for (const document of documents) told.push({ ...document, standing: readFileSync(join(out, document.file), 'utf8') })
    },
  })
  return { told, output }
}

test('an open page is handed over before the output changes, with the HTML that is then written', async () => {
  const { told, output } = await saveWhileOpen('/articles/a-bread-of-rye', ['components/Footer.tsx', 'in one pot', 'in two pots'])
  expect(told.map(({ path, file }) => [path, file])).toEqual([['/articles/a-bread-of-rye', 'articles/a-bread-of-rye/index.html']])
  expect(told[0]?.html).toContain('in two pots')
  expect(told[0]?.standing).toContain('in one pot')
  expect(told[0]?.html).toBe(readFileSync(join(out, 'articles/a-bread-of-rye/index.html'), 'utf8'))
  expect(output?.written).toBeGreaterThan(10)
})

test('an open page is not handed over early if its scripts are not in the output yet, or if it has not changed', async () => {
  const open = '/articles/a-bread-of-rye'
  const scripts = await saveWhileOpen(open, ['components/Footer.tsx', 'Thanks:', 'Many thanks:'])
  expect([scripts.told, scripts.output?.written === 0]).toEqual([[], false])
  // Several times, since the modules are transformed at the same time, and in another order each time.
  for (let time = 0; time < 8; time += 1) {
    const comment = await saveWhileOpen(open, ['components/Footer.tsx', '/** ', '/** Again: '])
    expect([comment.told, comment.output?.written]).toEqual([[], 0])
  }
})
