import { expect, test } from 'vitest'
import type { PageResult } from '../../shared/pageData.ts'
import { leadToLanguages } from './leadToLanguages.ts'

const result = {
  component: 'info',
  language: 'en',
  head: { title: '', description: '', alternates: [{ language: 'tr', url: 'https://a.example/tr/ö' }] },
  languages: { tr: '/tr/ö', ru: '/ru' },
} as unknown as PageResult

test('a link leads to the translation, or is marked as leading to what is nearest', () => {
  const html = '<a href="language:tr">Türkçe</a><a href="language:ru">Русский</a><a href="/x">x</a>'
  expect(leadToLanguages(html, result)).toBe('<a href="/tr/%C3%B6">Türkçe</a><a href="/ru" data-nearest>Русский</a><a href="/x">x</a>')
})
