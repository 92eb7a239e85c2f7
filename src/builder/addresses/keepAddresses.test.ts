import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSourceText } from '../../content/load/source/sourceText.ts'
import type { PageOutline } from '../pages/PagePlan.ts'
import { publishedFile, readPublished, recordPublished } from './AddressBook.ts'
import { keepAddresses } from './keepAddresses.ts'
import { changedAddresses } from './recordChanges.ts'
import { ledgerRecord } from './ledgerRecord.ts'

describe('keepAddresses', () => {
  const page = (path: string, alternateKey: string) => ({ path, alternateKey, language: 'en' }) as PageOutline
  const plans = [page('/articles/oak', 'article:oak'), page('/chairs', 'category:chairs:1')]

  it.each([
    ['that is there', '/articles/oak', 'article:oak:en', [], []],
    ['whose slug has changed', '/articles/old-oak', 'article:oak:en', ['/articles/old-oak /articles/oak'], []],
    ['of a listing that is shorter now', '/chairs/page/3', 'category:chairs:3:en', ['/chairs/page/3 /chairs'], []],
    ['that is redirected', '/moved/elm', 'article:elm:en', [], []],
    ['that is marked gone', '/articles/ash', 'article:ash:en', [], []],
    ['that would vanish', '/articles/fir', 'article:fir:en', [], ['The published address "/articles/fir" would lead nowhere.']],
    ['of another language', '/ru/articles/dub', 'article:oak:ru', [], ['The published address "/ru/articles/dub" would lead nowhere.']],
  ])('a published address %s is kept, redirected or reported as lost', (_name, path, key, moves, messages) => {
    const redirects = [{ from: '/moved/:slug', to: '/articles/:slug', status: 301 as const }]
    const { moved, problems } = keepAddresses({ published: [{ path, key, line: 3 }], plans, redirects, gone: ['/articles/ash'] })
    expect(moved.map(({ from, to }) => `${from} ${to}`)).toEqual(moves)
    expect(problems.map(({ message }) => message)).toEqual(messages)
  })

  it('a page of a listing that has moved and is shorter now leads to its first page', () => {
    const published = [
      { path: '/seats', key: 'category:chairs:1:en', line: 2 },
      { path: '/seats/page/3', key: 'category:chairs:3:en', line: 3 },
    ]
    const { moved, problems } = keepAddresses({ published, plans, redirects: [], gone: [] })
    expect(moved.map(({ from, to }) => `${from} ${to}`)).toEqual(['/seats /chairs', '/seats/page/3 /chairs'])
    expect(problems).toEqual([])
  })

  it('the ledger records each address once, and a malformed ledger is a problem', () => {
    const site = mkdtempSync(join(tmpdir(), 'ledger-'))
    try {
      expect(readPublished(site)).toEqual({ published: [], problems: [] })
      writeFileSync(join(site, publishedFile), '[{"path":"/b","key":"b"}]')
      expect(recordPublished(site, [{ path: '/a', key: 'a' }], new Date('2026-03-01T23:00Z'))).toBe(2)
      recordPublished(site, [{ path: '/a', key: 'a' }], new Date('2026-04-01'))
      const written = '[\n{"path":"/a","key":"a","first":"2026-03-01"},\n{"path":"/b","key":"b"}\n]\n'
      expect(readFileSync(join(site, publishedFile), 'utf8')).toBe(written)
      expect(readPublished(site).published).toEqual([
        { path: '/a', key: 'a', first: '2026-03-01', line: 2 },
        { path: '/b', key: 'b', line: 3 },
      ])
      for (const text of ['{}', '[1]', '[', '[{"path":"a","key":"b"}]', '[{"path":"/a","key":"b","first":"May"}]']) {
        writeFileSync(join(site, publishedFile), text)
        expect(readPublished(site).problems.map(({ rule }) => rule)).toEqual(['published-form'])
      }
    } finally {
      rmSync(site, { recursive: true })
    }
  })
})

describe('ledgerRecord', () => {
  it.each([
    [['2026-03-02', '2026-03-01'], '2026-03-01'],
    [['2026-03-02', undefined], undefined],
    [[], undefined],
  ])('dates an article whose addresses appeared on %j by the earliest, if all days are known', (days, first) => {
    const published = days.map((day) => ({ key: 'article:oak:en', ...(day !== undefined && { first: day }) }))
    const oak = { id: 'oak', language: 'en', source: createSourceText('articles/oak/en.md', '') } as const
    expect(ledgerRecord(published, [oak]).files.get('articles/oak/en.md')?.first).toBe(first)
  })
})

describe('changedAddresses', () => {
  const page = (path: string, content: string) => ({ path, key: path, content })

  it('lists the pages that were added, changed or removed, and no others', () => {
    const before = [page('/same', '1'), page('/changed', '1'), page('/gone', '1')]
    const after = [page('/new', '1'), page('/same', '1'), page('/changed', '2')]
    expect(changedAddresses(before, after)).toEqual(['/changed', '/gone', '/new'])
    expect(changedAddresses(after, after)).toEqual([])
  })

  it('leaves out pages that search engines are told not to list, unless they listed them before', () => {
    const hidden = (path: string, content: string) => ({ ...page(path, content), noindex: true as const })
    const before = [hidden('/still', '1'), hidden('/gone', '1'), page('/emptied', '1'), hidden('/filled', '1')]
    const after = [hidden('/still', '2'), hidden('/new', '1'), hidden('/emptied', '2'), page('/filled', '2')]
    expect(changedAddresses(before, after)).toEqual(['/emptied', '/filled'])
  })
})
