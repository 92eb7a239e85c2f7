import { expect, test } from 'vitest'
import { article, loadFiles } from '../testing/loadFiles.ts'

const settings = "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', base: '/blog', languages: ['en'] }\n"

test('a path written with the base gets a suggestion without it, in a text, a redirect and paid links', async () => {
  const { problems } = await loadFiles({
    'site.config.ts': settings,
    'articles/second/en.md': article({ slug: 'second' }, '[words](/blog/articles/a-plain-chair) [more](/blog/articles/a-plain-chairs)\n'),
    'redirects.yaml': '- { from: /old, to: /blog/terms }\n',
    'ads.json': '{ "sapeLinks": { "/blog/terms": ["<a href=\\"https://a.example\\">A</a>"] } }\n',
  })
  expect(problems.filter(({ rule }) => rule !== 'no-authors').map(({ file, message, fix }) => `${file} ${message} ${fix}`)).toEqual([
    'ads.json There is no page "/blog/terms", so its links never appear. Did you mean "/terms"?',
    'articles/second/en.md There is no page "/blog/articles/a-plain-chair". Did you mean `/articles/a-plain-chair`?',
    'articles/second/en.md There is no page "/blog/articles/a-plain-chairs". Did you mean `/articles/a-plain-chair`?',
    'redirects.yaml There is no page "/blog/terms". Did you mean `/terms`?',
  ])
})
