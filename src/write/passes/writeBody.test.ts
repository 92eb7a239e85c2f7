import { expect, it } from 'vitest'
import type { Category } from '../../content/publication.ts'
import type { KnownArticle } from '../run/loadKnownPublication.ts'
import { linkTargets } from './writeBody.ts'

const article = (slug: string, change: Partial<KnownArticle> = {}): KnownArticle => ({
  id: slug,
  language: 'tr',
  title: slug.toUpperCase(),
  slug,
  isPublished: true,
  body: '',
  categories: ['rooms'],
  ...change,
})
const category = { key: 'rooms' } as Category

it('a text may be told to link to published articles of its language and category', () => {
  const articles = [
    article('a'),
    article('draft', { isPublished: false }),
    article('english', { language: 'en' }),
    article('garden', { categories: ['gardens'] }),
    article('b', { categories: ['gardens', 'rooms'] }),
  ]
  expect(linkTargets({ language: 'tr', category }, { articles, languages: ['en', 'tr'] })).toEqual([
    { title: 'A', path: '/tr/articles/a' },
    { title: 'B', path: '/tr/articles/b' },
  ])
  expect(linkTargets({ language: 'tr', category }, { articles, languages: ['tr'] })[0]?.path).toBe('/articles/a')
})

it('a prompt lists at most 25 articles', () => {
  const articles = Array.from({ length: 30 }, (_, number) => article(`a${number}`))
  expect(linkTargets({ language: 'tr', category }, { articles, languages: ['en'] })).toHaveLength(25)
})
