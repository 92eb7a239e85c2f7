import { expect, test } from 'vitest'
import type { Language } from '../../shared/languages.ts'
import type { PagePlan } from '../pages/PagePlan.ts'
import { createLanguagePaths } from './languagePaths.ts'

function plan(language: Language, key: string, more: Partial<PagePlan> = {}): PagePlan {
  return {
    path: `/${language}/${key}`,
    language,
    alternateKey: key,
    title: key,
    description: key,
    result: () => {
      throw new Error('No test renders it')
    },
    ...more,
  }
}

const article = plan('en', 'article:oak', { within: ['category:wood/care:1', 'category:wood:1'] })
const homes = [plan('en', 'page:home'), plan('tr', 'page:home'), plan('ru', 'page:home')]

test('another language is the same page where it has it', () => {
  const pathsOf = createLanguagePaths([article, plan('tr', 'article:oak'), ...homes], ['en', 'tr'])
  expect(pathsOf(article)).toEqual({ tr: '/tr/article:oak' })
})

test('else the nearest page that it lies in, and the home page where there is none', () => {
  const plans = [article, plan('tr', 'category:wood/care:1'), plan('tr', 'category:wood:1'), plan('ru', 'category:wood:1'), ...homes]
  expect(createLanguagePaths(plans, ['en', 'tr', 'ru'])(article)).toEqual({ tr: '/tr/category:wood/care:1', ru: '/ru/category:wood:1' })
  expect(createLanguagePaths([article, ...homes], ['en', 'tr', 'ru'])(article)).toEqual({ tr: '/tr/page:home', ru: '/ru/page:home' })
})

test('a page on which nothing is listed is nobody’s nearest', () => {
  const plans = [article, plan('tr', 'category:wood/care:1', { empty: true }), plan('tr', 'category:wood:1'), ...homes]
  expect(createLanguagePaths(plans, ['en', 'tr'])(article)).toEqual({ tr: '/tr/category:wood:1' })
})

test('an error page leads to the home pages', () => {
  const { alternateKey: _none, ...lost } = plan('en', 'lost', { error: true })
  expect(createLanguagePaths([lost, ...homes], ['en', 'tr', 'ru'])(lost)).toEqual({ tr: '/tr/page:home', ru: '/ru/page:home' })
})
