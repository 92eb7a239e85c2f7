import { expect, test } from 'vitest'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'

test('each language is named in itself and linked, except the language of the page', () => {
  const html = renderInLayout(<LanguageMenu language="en" languages={['en', 'tr', 'ko']} />)
  expect(html).toMatch(/popoverTarget="languages">EN <span class="vh">Language: English<\/span></)
  expect(html).toContain('<span aria-current="true">English</span>')
  expect(html).toContain('<a href="language:tr" lang="tr" hrefLang="tr">Türkçe</a>')
  expect(html).toContain('<a href="language:ko" lang="ko" hrefLang="ko">한국어</a>')
  expect(html).not.toContain('Русский')
})
