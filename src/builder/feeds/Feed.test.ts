import { expect, it } from 'vitest'
import { loadFiles } from '../../content/testing/loadFiles.ts'
import type { Article } from '../../content/publication.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import { indexSite } from '../pages/indexSite.ts'
import { createEntryMaker } from './Feed.ts'
import { feedHtml } from './feedText.ts'

const place = { url: 'https://example.org', page: 'https://example.org/articles/oak' }

it.each([
  ['<a href="/terms">a</a>', '<a href="https://example.org/terms">a</a>'],
  ['<a href="/">a</a>', '<a href="https://example.org/">a</a>'],
  ['<a href="#fn-1" id="fnref-1">1</a>', '<a href="https://example.org/articles/oak#fn-1">1</a>'],
  ['<a href="https://other.example/?a=1&amp;b=2">a</a>', '<a href="https://other.example/?a=1&amp;b=2">a</a>'],
  ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
  [
    '<figure><picture><source type="image/avif" srcset="/a-400.avif 400w"><img src="/a-800.webp" alt="&lt;p style=&quot;x&quot;&gt;" loading="lazy" style="background-color:#fff"></picture></figure>',
    '<figure><img src="https://example.org/a-800.webp" alt="&lt;p style=&quot;x&quot;&gt;"></figure>',
  ],
  [
    '<p data-shares><a href="/a.webp" data-picture><img src="/a.webp" alt="a data-shares style" data-tall></a></p>',
    '<p><a href="https://example.org/a.webp"><img src="https://example.org/a.webp" alt="a data-shares style"></a></p>',
  ],
  ['<p>write href="/x" by hand</p>', '<p>write href="/x" by hand</p>'],
  ['<div data-block="a"><script type="application/json" data-entry>{"title":"\\u003cb>"}</script></div>', '<div></div>'],
  ['<link rel="stylesheet" href="/assets/b.css"><figure data-block="care"></figure>', '<figure></figure>'],
])('feedHtml turns %s into %s', (html, elsewhere) => {
  expect(feedHtml(html, place)).toBe(elsewhere)
})

it('an entry is made once, and each feed that shows it depends on everything that the entry read', async () => {
  const { publication } = await loadFiles({})
  if (!publication) throw new Error('The publication has mistakes')
  const site = indexSite(publication, 'en')
  const [article] = site.articles
  if (!article) throw new Error('There is no article')
  let made = 0
  // Stands for a block of the publication that reads other texts.
  const curious = new Proxy(article, {
    get(target, field: keyof Article) {
      if (field === 'description') site.reader.note(`card of another, for entry ${(made += 1)}`)
      return target[field]
    },
  })
  const entryOf = createEntryMaker(site, createPicturePlanner())
  const [first, second] = [site.reader.watch(() => entryOf(curious)), site.reader.watch(() => entryOf(curious))]
  expect(first.reads).toContain('card of another, for entry 1')
  expect(second.reads.toSorted()).toEqual(first.reads.toSorted())
  expect(second.made).toBe(first.made)
})
