import { describe, expect, it, test } from 'vitest'
import type { Language } from '../../shared/languages/languages.ts'
import { listingPath } from '../../shared/addresses/paths.ts'
import type { PageOutline } from '../pages/PagePlan.ts'
import { createLanguagePaths, makeHeads } from './makePageData.ts'

describe('makeHeads', () => {
  function plan(path: string, language: Language, more: Partial<PageOutline> = {}): PageOutline {
    return {
      path,
      language,
      title: 'T',
      ownTitle: 'T',
      description: 'D',
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

    it('lists every translation on each of them, with the default language for all others', () => {
      const expected = [
        { language: 'en', url: 'https://example.org/articles/oak' },
        { language: 'ru', url: 'https://example.org/ru/articles/dub' },
        { language: 'x-default', url: 'https://example.org/articles/oak' },
      ]
      expect(head(en).alternates).toEqual(expected)
      expect(head(ru).alternates).toEqual(expected)
    })

    it('of a listing links to the previous and next pages, and page 1 has no number', () => {
      const paging = { pages: 3, pageSize: 16, total: 40, base: '/ru/столы' }
      const of = (page: number) => {
        const { canonical, previous, next } = head(plan(listingPath(paging.base, page), 'ru', { paging: { ...paging, page } }))
        return [canonical, previous, next].map((url) => url && decodeURI(url).replace('https://example.org', ''))
      }
      expect(of(1)).toEqual(['/ru/столы', undefined, '/ru/столы/page/2'])
      expect(of(2)).toEqual(['/ru/столы/page/2', '/ru/столы', '/ru/столы/page/3'])
      expect(of(3)).toEqual(['/ru/столы/page/3', '/ru/столы/page/2', undefined])
    })

    it('lists no alternates if there is only one language', () => {
      expect(head(alone).alternates).toEqual([])
      expect(head(alone).canonical).toBe('https://example.org/articles/ash')
    })

    it('keeps error pages and empty listings out of search engines', () => {
      expect(head(lost)).toMatchObject({ robots: 'noindex', alternates: [] })
      expect(head(lost).canonical).toBeUndefined()
      expect(head(empty).robots).toBe('noindex, follow')
    })
  })
})

describe('languagePaths', () => {
  function plan(language: Language, key: string, more: Partial<PageOutline> = {}): PageOutline {
    return {
      path: `/${language}/${key}`,
      language,
      alternateKey: key,
      title: key,
      ownTitle: key,
      description: key,
      ...more,
    }
  }

  const article = plan('en', 'article:oak', { within: ['category:wood/care:1', 'category:wood:1'] })
  const homes = [plan('en', 'page:home'), plan('tr', 'page:home'), plan('ru', 'page:home')]

  test('a page leads to its translation if there is one', () => {
    const pathsOf = createLanguagePaths([article, plan('tr', 'article:oak'), ...homes], { languages: ['en', 'tr'] })
    expect(pathsOf(article)).toEqual({ tr: '/tr/article:oak' })
  })

  test('a page without a translation leads to the nearest page that contains it, or to the home page', () => {
    const plans = [article, plan('tr', 'category:wood/care:1'), plan('tr', 'category:wood:1'), plan('ru', 'category:wood:1'), ...homes]
    expect(createLanguagePaths(plans, { languages: ['en', 'tr', 'ru'] })(article)).toEqual({
      tr: '/tr/category:wood/care:1',
      ru: '/ru/category:wood:1',
    })
    expect(createLanguagePaths([article, ...homes], { languages: ['en', 'tr', 'ru'] })(article)).toEqual({
      tr: '/tr/page:home',
      ru: '/ru/page:home',
    })
  })

  test('an empty listing is never the nearest page', () => {
    const plans = [article, plan('tr', 'category:wood/care:1', { empty: true }), plan('tr', 'category:wood:1'), ...homes]
    expect(createLanguagePaths(plans, { languages: ['en', 'tr'] })(article)).toEqual({ tr: '/tr/category:wood:1' })
  })

  test('an error page leads to the home pages', () => {
    const { alternateKey: _none, ...lost } = plan('en', 'lost', { error: true })
    expect(createLanguagePaths([lost, ...homes], { languages: ['en', 'tr', 'ru'] })(lost)).toEqual({
      tr: '/tr/page:home',
      ru: '/ru/page:home',
    })
  })
})
