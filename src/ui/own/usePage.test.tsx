import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '../../shared/languages.ts'
import { PageContext } from './PageContext.ts'
import { usePage } from './usePage.ts'

function Direction() {
  return usePage().direction
}

test.each([
  ['ar', 'rtl'],
  ['ja', 'ltr'],
] as const)('a component on a page in %s knows that it runs %s', (language: Language, direction) => {
  const html = renderToStaticMarkup(
    <PageContext value={{ language, path: '/' }}>
      <Direction />
    </PageContext>,
  )
  expect(html).toBe(direction)
})
