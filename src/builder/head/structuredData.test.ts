import { expect, it } from 'vitest'
import { authorData, breadcrumbData } from './structuredData.ts'

const url = 'https://a.example'

it('a pen name and a desk are never a person', () => {
  expect(authorData({ name: 'Vera', kind: 'person' })).toEqual({ '@type': 'Person', name: 'Vera' })
  expect(authorData({ name: 'Vera', kind: 'pen-name', url: 'u' })).toEqual({ '@type': 'Organization', name: 'Vera', url: 'u' })
  expect(authorData({ name: 'The desk', kind: 'desk' })).toMatchObject({ '@type': 'Organization' })
})

it('breadcrumbs are numbered from the home page, and one alone is none', () => {
  expect(breadcrumbData([{ text: 'Home', path: '/' }], url)).toEqual([])
  const [list] = breadcrumbData([{ text: 'Home', path: '/' }, { text: 'Oak <b>' }], url)
  expect(list).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://a.example/' },
      { position: 2, name: 'Oak <b>' },
    ],
  })
})
