import { expect, test } from 'vitest'
import { engineLanguageCodes } from '../../shared/languages/languages.ts'
import { slugFault } from '../schemas/fields.ts'
import { latinSlugOf, slugOf } from './transliterate.ts'
import { startTextsIn } from './startTextsIn.ts'

test.each([
  ['Sowing Peas, at Last!', 'en', 'sowing-peas-at-last'],
  ["A Gardener's Year", 'en', 'a-gardeners-year'],
  ['Işıkta Büyüyen Çiçekler', 'tr', 'isikta-buyuyen-cicekler'],
  ['İKİ IRMAK', 'tr', 'iki-irmak'],
  ['Erbsen säen', 'de', 'erbsen-saeen'],
  ['Grüße aus Žilina', 'en', 'grusse-aus-zilina'],
  ['Сеем горох', 'ru', 'seem-gorokh'],
  ['Подъезд и щётка', 'ru', 'podezd-i-shchyotka'],
  ['완두콩 심기', 'ko', 'wandukong-simgi'],
  ['きゃべつ と にっき', 'ja', 'kyabetsu-to-nikki'],
  ['ガーデン', 'ja', 'gaden'],
  ['庭の手引き', 'ja', '庭の手引き'],
  ['テーブルの作り方', 'ja', 'テーブルの作り方'],
  ['人々のいす', 'ja', '人々のいす'],
  ['½ inch, Ⅳ', 'en', 'inch'],
  ['زراعة', 'ar', 'zraa'],
  ['2026', 'en', '2026'],
])('%j in %s has the slug %j', (title, language, slug) => {
  expect(slugOf(title, language)).toBe(slug)
  expect(slugFault(slug)).toBeUndefined()
})

test('the slug of a long title has only whole words', () => {
  const slug = slugOf('word '.repeat(80))
  expect(slugFault(slug)).toBeUndefined()
  expect(slug).toMatch(/^(word-)+word$/)
  expect(slug.length).toBeLessThanOrEqual(60)
})

test('a title that cannot be written in Latin letters has no Latin slug', () => {
  expect([latinSlugOf('庭'), latinSlugOf('!?'), latinSlugOf('Сад')]).toEqual([undefined, undefined, 'sad'])
})

test.each(engineLanguageCodes)('the engine has starter texts with valid slugs in %s', (language) => {
  const { article, categories } = startTextsIn(language)
  expect(language === 'en' || article !== startTextsIn('en').article).toBe(true)
  expect(slugFault(slugOf(article.title, language))).toBeUndefined()
  expect(slugFault(slugOf(categories.guides.title, language))).toBeUndefined()
})
