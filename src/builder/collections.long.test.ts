import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAddresses, readPublished, recordPublished } from './addresses/AddressBook.ts'
import type { BuildResult } from './BuildOptions.ts'
import { buildSite } from './testing/buildSite.ts'
import { why } from './facts/why.ts'
import { snapshot } from './testing/snapshot.ts'

const root = join(import.meta.dirname, '../..')
const cache = join(root, '.cache')

describe('a publication with collections', { timeout: 120_000 }, () => {
  const home = mkdtempSync(join(tmpdir(), 'kitchen-'))
  const site = join(home, 'site')
  const out = join(home, 'out')

  beforeAll(async () => {
    cpSync(join(root, 'fixtures/sites/kitchen'), site, { recursive: true })
    expect((await run(out)).problems).toEqual([])
  }, 120_000)
  afterAll(() => rmSync(home, { recursive: true }))

  const run = (target: string, clean = false): Promise<BuildResult> => buildSite({ site, out: target, now: new Date('2026-06-01'), clean })

  function change(file: string, from: string | RegExp, to: string): void {
    const text = readFileSync(join(site, file), 'utf8')
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`${file} has no ${String(from)}`)
    writeFileSync(join(site, file), changed)
  }

  /** Builds over the last output, and compares with a clean build; returns the pages that changed. */
  async function rebuild(): Promise<readonly string[]> {
    const before = snapshot(out)
    expect((await run(out)).problems).toEqual([])
    const after = snapshot(out)
    const fresh = join(home, 'clean')
    rmSync(fresh, { recursive: true, force: true })
    await run(fresh, true)
    const right = snapshot(fresh)
    expect(Object.keys(after).filter((file) => right[file] !== after[file])).toEqual([])
    return Object.keys(after).filter((file) => before[file] !== after[file] && file.endsWith('index.html'))
  }

  const reasonsFor = (path: string) => why(path, { cache, site, out })?.reasons.map(({ fact }) => fact)

  it('rebuilds the front page when an entry on it changes, and when another moves ahead of it', async () => {
    change('recipes/soup/en.md', 'A Soup of Leeks', 'A Soup of Many Leeks')
    expect(await rebuild()).toContain('index.html')
    change('recipes/soup/en.md', 'A Soup of Many Leeks', 'A Soup of Leeks')
    const date = /^date: .*$/m.exec(readFileSync(join(site, 'recipes/stock/en.md'), 'utf8'))?.[0] ?? ''
    await rebuild()
    change('recipes/stock/en.md', date, 'date: 2026-05-31')
    expect(await rebuild()).toContain('index.html')
    change('recipes/stock/en.md', 'date: 2026-05-31', date)
    await rebuild()
  })

  it('rebuilds only the pages that show a changed title, and says why', async () => {
    change('tools/pot/en.md', 'The Tall Pot', 'The Taller Pot')
    expect(await rebuild()).toEqual([
      'recipes/a-plain-stock/index.html',
      'recipes/a-soup-of-leeks/index.html',
      'sitemap/index.html',
      'tools/a-short-knife/index.html',
      'tools/index.html',
      'tools/the-tall-pot/index.html',
    ])
    change('tools/pot/en.md', 'The Taller Pot', 'The Tall Pot')
    await run(out)
    expect(reasonsFor('/recipes/a-plain-stock')).toEqual(['card of tools/pot/en.md'])
    expect(reasonsFor('/recipes/a-bread-of-rye')).toEqual([])
  })

  it('rebuilds a page when another entry starts to refer to it', async () => {
    change('recipes/bread/en.md', 'serves: 8', 'serves: 8\ntools: [knife]')
    expect(await rebuild()).toEqual(expect.arrayContaining(['recipes/a-bread-of-rye/index.html', 'tools/a-short-knife/index.html']))
    expect(readFileSync(join(out, 'tools/a-short-knife/index.html'), 'utf8')).toMatch(/data-used-in="">.*A Bread of Rye/)
  })

  it('shows new structured data after the code for it has changed', async () => {
    change('site.config.ts', "'@type': 'Recipe'", "'@type': 'HowTo'")
    change('lib/tools.ts', "order: 'title'", "order: 'date'")
    await rebuild()
    expect(readFileSync(join(out, 'recipes/a-plain-stock/index.html'), 'utf8')).toContain('"@type":"HowTo"')
  })

  it('redirects the old address of an entry to the new one, and reports one that would vanish', async () => {
    recordPublished(site, readAddresses(out), new Date('2026-06-01'))
    expect(readPublished(site).published.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['entry:recipes/soup:en', 'entry:recipes/soup:tr', 'collection:tools:1:en']),
    )
    change('recipes/bread/en.md', 'slug: a-bread-of-rye', 'slug: rye-bread')
    await rebuild()
    const manifest = JSON.parse(readFileSync(join(out, '.roomwright/manifest.json'), 'utf8')) as { readonly redirects: unknown }
    expect(manifest.redirects).toEqual([{ from: '/recipes/a-bread-of-rye', to: '/recipes/rye-bread', status: 301 }])
    change('recipes/bread/en.md', 'slug: rye-bread', 'status: draft\nslug: rye-bread')
    expect((await run(out)).problems.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
      'published-address The published address "/recipes/a-bread-of-rye" would lead nowhere.',
    ])
  })
})
