import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '../../shared/languages/languages.ts'
import { IslandNames } from '../islands/Island.tsx'
import { PageContext } from './PageContext.ts'
import { usePage } from './usePage.ts'

function Direction() {
  return usePage().direction
}

test.each([
  ['ar', 'rtl'],
  ['ja', 'ltr'],
] as const)('usePage: a page in %s has the direction %s', (language: Language, direction) => {
  const html = renderToStaticMarkup(
    <PageContext value={{ language, path: '/' }}>
      <Direction />
    </PageContext>,
  )
  expect(html).toBe(direction)
})

test.each([
  ['in the document', new Map(), 'soup false'],
  ['in an island', null, 'soup true'],
] as const)('usePage: a component %s reads the entry of its page', (_where, names, said) => {
  function Id() {
    return usePage().entry?.id
  }
  const entry = { collection: 'recipes', language: 'en', path: '/', fields: {}, references: [], referencedBy: [] }
  const read = (isInIsland: boolean) => ({ ...entry, id: `soup ${isInIsland}` })
  const html = renderToStaticMarkup(
    <PageContext value={{ language: 'en', path: '/', entry: { read } }}>
      <IslandNames value={names}>
        <Id />
      </IslandNames>
    </PageContext>,
  )
  expect(html).toBe(said)
})
