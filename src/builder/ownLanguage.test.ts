import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldTitle } from '../search/Matcher.ts'
import type { TitleIndex } from '../search/TitleIndex.ts'
import { engineTexts } from '../shared/messages/engineTexts.ts'
import type { PageData } from '../shared/pages/pageData.ts'
import { buildSite } from './testing/buildSite.ts'

const root = join(import.meta.dirname, '../..')

/** A publication in English, with its own wording, and in Dutch, which the engine does not know. */
describe('a language that a publication defines itself', { timeout: 120_000 }, () => {
  let out: string
  const read = (path: string) => readFileSync(join(out, path), 'utf8')
  const chunks = () => {
    const [, map = ''] = /"(\/assets\/chunks-[^"]+)"/.exec(read('nl/index.html')) ?? []
    return JSON.parse(read(map)) as Readonly<Record<string, readonly string[]>>
  }

  beforeAll(async () => {
    out = mkdtempSync(join(tmpdir(), 'dutch-'))
    const { problems, failures } = await buildSite({ site: join(root, 'fixtures/sites/dutch'), out, now: new Date('2026-06-01') })
    expect([problems, failures]).toEqual([[], []])
  }, 120_000)

  afterAll(() => rmSync(out, { recursive: true, force: true }))

  it('has pages under its own prefix, with its own texts', () => {
    expect(read('nl/index.html')).toMatch(/<html lang="nl"/)
    expect(read('nl/index.html')).toContain('placeholder="Zoeken"')
    expect(read('nl/furniture/index.html')).toContain('Meubels')
    expect(read('nl/sitemap/index.html')).toContain('Overzicht')
    expect(read('nl/offline.html')).toContain('Geen verbinding')
    expect(read('nl/articles/een-gewone-stoel/index.html')).toContain('Geschreven door een mens.')
  })

  it('shows no English text of the engine', () => {
    const english = textsOf(engineTexts.en).filter((text) => text.length > 12 && !text.includes('{'))
    const pages = [
      'nl/index.html',
      'nl/articles/een-gewone-stoel/index.html',
      'nl/sitemap/index.html',
      'nl/saved/index.html',
      'nl/404.html',
    ]
    for (const page of pages) {
      const words = read(page)
      expect(english.filter((text) => words.includes(text))).toEqual([])
    }
  })

  it('formats dates, decimals and plurals in its own way', () => {
    const article = read('nl/articles/een-gewone-stoel/index.html')
    expect(article).toContain('31 januari 2026')
    expect(article).toContain('45,5\u00a0cm')
    expect(article).toContain('1 minuut, in 2 delen')
    expect(read('nl/furniture/index.html')).toContain('3 verhalen')
  })

  it('is an alternate and in the menu only if a translation exists', () => {
    const english = read('articles/a-plain-chair/index.html')
    expect(english).toContain('hreflang="nl" href="https://dutch.example/nl/articles/een-gewone-stoel"')
    expect(english).toMatch(/<a href="\/nl\/articles\/een-gewone-stoel" lang="nl"[^>]*>(<[^>]*>)*Nederlands/)
    expect(read('nl/articles/een-bank-van-vuren/index.html')).not.toContain('rel="alternate" hreflang')
    expect(read('sitemap-nl.xml')).toContain('/nl/articles/een-bank-van-vuren')
  })

  it('has its own title index and messages, but no stemmer', () => {
    const { staticQueryHashes } = JSON.parse(read('page-data/nl/page-data.json')) as Pick<PageData, 'staticQueryHashes'>
    const { data } = JSON.parse(read(`page-data/sq/d/${staticQueryHashes[0]}.json`)) as { readonly data: TitleIndex }
    expect(data.articles.map(([title]) => foldTitle(title))).toEqual(['de bank onder het raam', 'een bank van vuren', 'een gewone stoel'])
    const messages = chunks()['messages---nl'] ?? []
    expect(messages).toHaveLength(1)
    expect(read(messages[0] ?? '')).toContain('Bewaren voor later')
    expect(Object.keys(chunks()).filter((name) => /---(?:nl|en|tr)$/.test(name))).toEqual([
      'messages---en',
      'messages---nl',
      'stemmer---en',
      'stemmer---tr',
    ])
  })

  it("uses the wording from the settings in place of the engine's", () => {
    expect(read('index.html')).toContain('placeholder="Find a story"')
    expect(read('furniture/index.html')).toContain('1 tale')
    expect(read('articles/a-plain-chair/index.html')).toContain('Touched up on')
    expect(read('saved/index.html')).toContain('<h1>Put aside</h1>')
    expect(read('nl/articles/een-gewone-stoel/index.html')).toContain('Hiernaast')
    expect(read(chunks()['messages---en']?.[0] ?? '')).toContain('Put aside')
  })
})

function textsOf(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf)
}
