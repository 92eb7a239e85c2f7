import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageData } from '../shared/pageData.ts'
import type { TitleIndex } from '../search/TitleIndex.ts'
import { foldTitle } from '../search/makeMatcher.ts'

const root = join(import.meta.dirname, '../..')
/** The line that a language is to the engine; its dates and plurals are those of Polish, of whose forms its messages know two. */
const line = "  qlo: { name: 'Lomari', locale: 'pl-PL' },\n"

/** The engine with an invented language: a folder of messages, and a line in its list of languages. */
describe('a fifth language', { timeout: 120_000 }, () => {
  let engine: string
  const read = (path: string) => readFileSync(join(engine, 'dist', path), 'utf8')
  const run = (script: string, ...options: readonly string[]) =>
    execFileSync(process.execPath, [join(engine, script), ...options], { cwd: engine, encoding: 'utf8', stdio: 'pipe' })

  beforeAll(() => {
    engine = mkdtempSync(join(tmpdir(), 'language-'))
    for (const name of ['src', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.browser.json']) {
      cpSync(join(root, name), join(engine, name), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(basename(path)) })
    }
    symlinkSync(join(root, 'node_modules'), join(engine, 'node_modules'))
    cpSync(join(root, 'fixtures/languages/qlo'), join(engine, 'src/ui/messages/qlo'), { recursive: true })
    const list = join(engine, 'src/shared/languages.ts')
    writeFileSync(list, readFileSync(list, 'utf8').replace('\n} as const', `\n${line}} as const`))
    run('src/cli/main.ts', 'build', '--site', join(root, 'fixtures/sites/invented'), '--out', join(engine, 'dist'))
  }, 120_000)

  afterAll(() => rmSync(engine, { recursive: true, force: true }))

  it('has its messages checked by the compiler', () => {
    expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', join(engine, 'tsconfig.browser.json'))).toBe('')
  })

  it('has pages under its own prefix, in its own words', () => {
    expect(read('qlo/index.html')).toMatch(/<html lang="qlo"/)
    expect(read('qlo/index.html')).toContain('placeholder="Liermv"')
    expect(read('qlo/furniture/index.html')).toContain('Narponari')
    expect(read('qlo/sitemap/index.html')).toContain('Lonimev')
    expect(read('qlo/offline.html')).toContain('Pu muppimnoup')
    expect(read('qlo/index.html')).not.toContain('Skip to the content')
  })

  it('says how many there are, with the form for all other numbers where it has no other', () => {
    expect(read('qlo/furniture/index.html')).toContain('3 lnuroil')
  })

  it('is an alternate and in the menu where a translation exists, and nowhere else', () => {
    const english = read('articles/a-plain-chair/index.html')
    expect(english).toContain('hreflang="qlo" href="https://invented.example/qlo/articles/e-vleop-mveor"')
    expect(read('qlo/articles/e-vleop-mveor/index.html')).toContain(
      'hreflang="x-default" href="https://invented.example/articles/a-plain-chair"',
    )
    expect(english).toMatch(/<a href="\/qlo\/articles\/e-vleop-mveor" lang="qlo"[^>]*>(<[^>]*>)*Lomari/)
    expect(read('qlo/articles/e-lipmv-1/index.html')).not.toContain('rel="alternate" hreflang')
    expect(read('sitemap-qlo.xml')).toContain('/qlo/articles/e-lipmv-1')
  })

  it('has a title index and a chunk of messages of its own', () => {
    const { staticQueryHashes } = JSON.parse(read('page-data/qlo/page-data.json')) as Pick<PageData, 'staticQueryHashes'>
    const [query = ''] = staticQueryHashes
    const { data } = JSON.parse(read(`page-data/sq/d/${query}.json`)) as { readonly data: TitleIndex }
    expect(data.articles.map(([title]) => foldTitle(title))).toEqual(['e lipmv 2', 'e lipmv 1', 'e vleop mveor'])
    const [, map = ''] = /"(\/assets\/chunks-[^"]+)"/.exec(read('qlo/index.html')) ?? []
    const chunks = JSON.parse(read(map)) as Readonly<Record<string, readonly string[]>>
    expect(read(chunks['messages---qlo']?.[0] ?? '')).toContain('Liermv')
  })
})
