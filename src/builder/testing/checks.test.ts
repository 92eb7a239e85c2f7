import { expect, it } from 'vitest'
import { renderEntry, renderSitemap } from '../sitemap/renderSitemap.ts'
import { checkVocabulary, checkXml } from './checkXml.ts'

it('structured data outside the schema.org vocabulary is found', () => {
  const author = { '@type': 'Place', name: 'Ann' }
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Article', headlin: 'x', author }, { '@type': 'Artikel' }] }
  expect(checkVocabulary(graph)).toEqual(['$[0]: Article has no headlin', '$[0].author holds what it may not', '$[1]: no type Artikel'])
})

it('a sitemap with a wrong date, a wrong address or an unknown element is invalid', async () => {
  const entry = { url: 'https://a.example/oak', changed: '2026-01-01T00:00:00Z', alternates: [], pictures: ['https://a.example/oak.webp'] }
  const check = (contents: string) => checkXml('sitemap', [{ fileName: 'sitemap.xml', contents }])
  expect(await check(renderSitemap([renderEntry(entry)]))).toEqual([])
  for (const [right, wrong] of [
    ['2026-01-01T', '2026-13-01T'],
    ['oak.webp', 'oak .webp'],
    ['</url>', '<image:x/></url>'],
    ['</url>', ''],
  ] as const)
    expect(await check(renderSitemap([renderEntry(entry)]).replace(right, wrong)), wrong).not.toEqual([])
})

it('a feed without a date is invalid', async () => {
  const feed =
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><id>urn:uuid:03efd29c-4063-5d75-aa4b-e0ffb859bda7</id><title>T</title></feed>'
  expect((await checkXml('atom', [{ fileName: 'feed.atom', contents: feed }])).join()).toContain('updated')
})
