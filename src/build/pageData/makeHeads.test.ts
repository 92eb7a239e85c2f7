import { describe, expect, it } from 'vitest'
import type { Language } from '../../shared/languages.ts'
import { listingPath } from '../../shared/paths.ts'
import type { PagePlan } from '../pages/PagePlan.ts'
import { makeHeads } from './makeHeads.ts'

function plan(path: string, language: Language, more: Partial<PagePlan> = {}): PagePlan {
  return {
    path,
    language,
    title: 'T',
    description: 'D',
    result: () => {
      throw new Error('not rendered here')
    },
    ...more,
  }
}

const options = { url: 'https://example.org', defaultLanguage: 'en' } as const

describe('the head of a page', () => {
  const en = plan('/articles/oak', 'en', { alternateKey: 'article:oak' })
  const ru = plan('/ru/articles/dub', 'ru', { alternateKey: 'article:oak' })
  const alone = plan('/articles/ash', 'en', { alternateKey: 'article:ash' })
  const lost = plan('/404.html', 'en', { error: true })
  const empty = plan('/tr/beds', 'tr', { alternateKey: 'category:beds:1', empty: true })
  const head = makeHeads([en, ru, alone, lost, empty], options)

  it('names every translation on every translation, and the default language for all others', () => {
    const expected = [
      { language: 'en', url: 'https://example.org/articles/oak' },
      { language: 'ru', url: 'https://example.org/ru/articles/dub' },
      { language: 'x-default', url: 'https://example.org/articles/oak' },
    ]
    expect(head(en).alternates).toEqual(expected)
    expect(head(ru).alternates).toEqual(expected)
  })

  it('of a page of a listing names the pages before and after it, page 1 without a number', () => {
    const paging = { pages: 3, pageSize: 16, total: 40, base: '/ru/столы' }
    const of = (page: number) => {
      const { canonical, previous, next } = head(plan(listingPath(paging.base, page), 'ru', { paging: { ...paging, page } }))
      return [canonical, previous, next].map((url) => url && decodeURI(url).replace('https://example.org', ''))
    }
    expect(of(1)).toEqual(['/ru/столы', undefined, '/ru/столы/page/2'])
    expect(of(2)).toEqual(['/ru/столы/page/2', '/ru/столы', '/ru/столы/page/3'])
    expect(of(3)).toEqual(['/ru/столы/page/3', '/ru/столы/page/2', undefined])
  })

  it('names no alternates where there is one language', () => {
    expect(head(alone).alternates).toEqual([])
    expect(head(alone).canonical).toBe('https://example.org/articles/ash')
  })

  it('keeps error pages and empty listings out of search engines', () => {
    expect(head(lost)).toMatchObject({ robots: 'noindex', alternates: [] })
    expect(head(lost).canonical).toBeUndefined()
    expect(head(empty).robots).toBe('noindex, follow')
  })
})
