import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { Traces } from './Traces.ts'
import { tracesFile, why } from './why.ts'

const file = 'articles/oak/en.md'

describe('the reason why a page was made', () => {
  let home: string

  beforeEach(() => {
    home = temporaryFolder('why')
    mkdirSync(join(home, 'site/articles/oak'), { recursive: true })
    writeFileSync(join(home, 'site', file), '---\ntitle: Oak\nauthor: Ada\n---\n\nText.\n')
  })

  const folder = () => ({ cache: join(home, 'cache'), site: join(home, 'site'), out: join(home, 'out') })

  /** A build of a home page, which reads a card, a text and a list, and of one more page. */
  function build(
    facts: Readonly<Record<string, string>>,
    fields: readonly string[] = [],
    { common = {}, changed = file, key = 'key', also = '' } = {},
  ): void {
    const traces = new Traces(tracesFile(folder()), { common, facts: new Map(Object.entries(facts)) })
    const reads = [`card of ${file}`, `body of ${file}`, 'en articles']
    for (const [name, read] of [
      ['page /', reads],
      ['page /terms', []],
    ] as const) {
      if (traces.isCurrent(name, key)) traces.keep(name)
      else traces.record(name, { key, reads: read, files: [], more: null })
    }
    traces.write([...(also === '' ? [] : [{ file: also, fields }]), { file: changed, fields }])
  }

  const before = { [`card of ${file}`]: '1', [`body of ${file}`]: '1', 'en articles': '1' }

  it('names every changed fact, with its hashes and the line of its field or text', () => {
    build(before)
    build({ [`card of ${file}`]: '2', [`body of ${file}`]: '2', 'en articles': '2' }, ['author'])
    expect(why('/', folder())).toEqual({
      path: '/',
      state: 'made',
      reasons: [
        { fact: `card of ${file}`, before: '1', after: '2', source: { file, line: 3 } },
        { fact: `body of ${file}`, before: '1', after: '2', source: { file, line: 5 } },
        { fact: 'en articles', before: '1', after: '2', source: { file, line: 3 } },
      ],
    })
  })

  it('names what changed for all pages, at its own file, and omits what follows from it', () => {
    mkdirSync(join(home, 'site/authors/ada'), { recursive: true })
    writeFileSync(join(home, 'site/authors/ada/en.md'), '---\nname: Ada\nkind: person\n---\n\nText.\n')
    const ada = { file: 'authors/ada/en.md', line: 3 }
    build(before, [], { common: { authors: '1', categories: '1', settings: '1' } })
    build(before, ['kind'], { common: { authors: '2', categories: '1', settings: '1' }, changed: ada.file })
    expect(why('/terms', folder())?.reasons).toEqual([{ fact: 'authors', before: '1', after: '2', source: ada }])
    build(before, [], { common: { authors: '2', categories: '2', settings: '2', 'header and footer': '2' } })
    expect(why('/terms', folder())?.reasons).toEqual([
      { fact: 'categories', before: '1', after: '2', source: { file: 'categories.yaml', line: 1 } },
      { fact: 'settings', before: '1', after: '2', source: { file: 'site.config.ts', line: 1 } },
    ])
  })

  it('names the header and footer, at the changed file, if nothing else changed for all pages', () => {
    build(before, [], { common: { 'header and footer': '1' } })
    build(before, ['title'], { common: { 'header and footer': '2' } })
    expect(why('/terms', folder())?.reasons).toEqual([{ fact: 'header and footer', before: '1', after: '2', source: { file, line: 2 } }])
  })

  it.each([
    ['code lib/shared.ts', 'lib/shared.ts'],
    ['style sheet', 'public/custom.css'],
    ['logo', 'public/logo.svg'],
    ['files in public', 'public/'],
    ['words in en', 'languages/en.yaml'],
    ['words in tr', 'site.config.ts'],
    ['service worker', 'site.config.ts'],
  ])('names %s, at %s, and not the scripts that follow from it', (kind, place) => {
    mkdirSync(join(home, 'site/languages'))
    writeFileSync(join(home, 'site/languages/en.yaml'), 'more: Further\n')
    build(before, [], { common: { engine: '1', scripts: '1', [kind]: '1' } })
    build(before, [], { common: { engine: '1', scripts: '2', [kind]: '2' } })
    expect(why('/terms', folder())?.reasons).toEqual([{ fact: kind, before: '1', after: '2', source: { file: place, line: 1 } }])
  })

  it('names a picture beside the text if only the picture changed', () => {
    build(before)
    build({ ...before, [`card of ${file}`]: '2' }, [], { changed: 'articles/oak/oak.png' })
    expect(why('/', folder())?.reasons[0]?.source).toEqual({ file: 'articles/oak/oak.png', line: 1 })
  })

  it('names the page’s own text for its outline, even if other texts changed before it', () => {
    build(before, [], { key: 'a title' })
    build({ ...before, [`card of ${file}`]: '2' }, ['title'], { key: 'another title', also: 'articles/ash/en.md' })
    const source = { file, line: 2 }
    expect(why('/', folder())?.reasons).toMatchObject([
      { fact: 'its outline', source },
      { fact: `card of ${file}`, source },
    ])
  })

  it('names the settings, and not the words that they replace', () => {
    build(before, [], { common: { settings: '1', 'words in en': '1' } })
    build(before, [], { common: { settings: '2', 'words in en': '2' } })
    expect(why('/terms', folder())?.reasons.map(({ fact }) => fact)).toEqual(['settings'])
  })

  it('is empty for a page that was kept, and undefined for one that was never made', () => {
    build(before)
    build({ ...before, 'en articles': '2' })
    expect(why('/terms', folder())).toEqual({ path: '/terms', state: 'kept', reasons: [] })
    expect(why('/nowhere', folder())).toBeUndefined()
  })
})
