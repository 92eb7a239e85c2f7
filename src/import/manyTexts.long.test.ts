import { afterEach, describe, expect, test } from 'vitest'
import { isEveryCase } from '../platform/testing/sampleCases.ts'
import { formatReport } from './formatReport.ts'
import type { SourceKind } from './openSource.ts'
import { gatsbySite, hugoSite, jekyllSite, markdownFolder } from './testing/fileSites.ts'
import { ghostExport } from './testing/ghostExport.ts'
import { Publication } from './testing/Publication.ts'
import { wordpressExport } from './testing/wordpressExport.ts'
import type { Files } from './testing/writeFiles.ts'

const isWhole = isEveryCase()
const count = isWhole ? 320 : 110

interface Kind {
  readonly kind: SourceKind
  readonly files: (count: number) => Files
  readonly file?: string
  /** Numbers of texts, of those that are not public, and of those left out. */
  readonly texts: number
  readonly hidden: number
  readonly leftOut: number
}

const kinds: readonly Kind[] = [
  { kind: 'hugo', files: hugoSite, texts: count + Math.ceil(count / 6) + 1, hidden: isWhole ? 9 : 4, leftOut: 1 },
  { kind: 'jekyll', files: jekyllSite, texts: count + 2, hidden: isWhole ? 14 : 6, leftOut: 0 },
  { kind: 'gatsby', files: gatsbySite, texts: count, hidden: isWhole ? 7 : 3, leftOut: 0 },
  { kind: 'markdown', files: markdownFolder, texts: count + 1, hidden: isWhole ? 7 : 3, leftOut: 0 },
  { kind: 'wordpress', files: wordpressExport, file: 'export.xml', texts: count + 1, hidden: isWhole ? 28 : 12, leftOut: 0 },
  { kind: 'ghost', files: ghostExport, file: 'export.json', texts: count + 1, hidden: isWhole ? 28 : 11, leftOut: 0 },
]

let publication: Publication

afterEach(() => publication.remove())

describe.each(kinds)('an import of $kind with $texts texts', ({ kind, files, file, texts, hidden, leftOut }) => {
  test('is complete, has no errors, and changes nothing the second time', async () => {
    publication = new Publication()
    const folder = publication.source(files(count))
    const source = file ? `${folder}/${file}` : folder
    const first = await publication.import(kind, source)
    expect(first.texts.length).toBe(texts)
    expect(first.texts.filter(({ outcome }) => outcome !== 'new')).toEqual([])
    expect(first.texts.filter(({ planned }) => planned.placed.post.visibility.kind !== 'public').length).toBe(hidden)
    expect(first.leftOut.length, JSON.stringify(first.leftOut)).toBe(leftOut)
    expect(await publication.errors()).toEqual([])
    const before = publication.snapshot()
    expect(Object.entries(before).filter(([name, hash]) => /\/[^/]+\.md$/.test(name) && hash === '')).toEqual([])
    const unsafe = Object.keys(before).filter(
      (name) => name.endsWith('.md') && /<script|onclick|\{%|roomwright-|__GHOST/.test(publication.read(name)),
    )
    expect(unsafe).toEqual([])
    const report = formatReport({ ...first, kind, source })
    expect(report).toMatch(/## Taken \(\d+\)/)

    const second = await publication.import(kind, source)
    expect(second.isChanged).toBe(false)
    expect(publication.snapshot()).toEqual(before)
  }, 120_000)
})
