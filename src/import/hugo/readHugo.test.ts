import { afterEach, beforeEach, expect, test } from 'vitest'
import { Publication, remarksOf } from '../testing/Publication.ts'

let publication: Publication

beforeEach(() => {
  publication = new Publication()
})

afterEach(() => publication.remove())

const post = (title: string, body = 'Text of some length, that describes it well.', fields = '') =>
  `---\ntitle: ${title}\ndate: 2020-01-02\n${fields}---\n${body}\n`

const texts = () => Object.keys(publication.snapshot()).filter((name) => /^articles\/.*\.md$/.test(name))

test('a language without its own content folder is read from the default one', async () => {
  const source = publication.source({
    'hugo.toml': "baseURL = 'https://old.example/'\n[languages.en]\n[languages.tr]\ncontentDir = 'content/tr'\n",
    'content/posts/a.md': post('One'),
    'content/tr/posts/a.md': post('Bir'),
  })
  await publication.import('hugo', source)
  expect(texts()).toEqual(['articles/a/en.md', 'articles/a/tr.md'])
})

test('a content folder that several languages share is read only once', async () => {
  const source = publication.source({
    'hugo.toml': "baseURL = 'https://old.example/'\n[languages.en]\ncontentDir = 'content'\n[languages.tr]\ncontentDir = 'content'\n",
    'content/posts/a.md': post('One'),
    'content/posts/a.tr.md': post('Bir'),
  })
  await publication.import('hugo', source)
  expect(texts()).toEqual(['articles/a/en.md', 'articles/a/tr.md'])
})

test('a translation key connects texts whose files have different names', async () => {
  const source = publication.source({
    'hugo.toml': "baseURL = 'https://old.example/'\n[languages.en]\n[languages.tr]\ncontentDir = 'content/tr'\n",
    'content/posts/chair.md': post('Chair', undefined, 'translationKey: seat\n'),
    'content/posts/other.md': post('Other', undefined, 'translationKey: seat\n'),
    'content/tr/posts/sandalye.md': post('Sandalye', undefined, 'translationKey: seat\n'),
  })
  await publication.import('hugo', source)
  expect(texts()).toEqual(['articles/other/en.md', 'articles/sandalye/en.md', 'articles/sandalye/tr.md'])
})

test.each(['build: { render: never }', 'build: { render: link }', '_build: { render: false }', 'headless: true'])(
  'a text that has no page at the source is left out: %s',
  async (fields) => {
    const source = publication.source({
      'hugo.toml': "baseURL = 'https://old.example/'\n",
      'content/posts/a.md': post('One', undefined, 'build: { list: never }\n'),
      'content/posts/b.md': post('Two', undefined, `${fields}\n`),
    })
    const { leftOut } = await publication.import('hugo', source)
    expect(texts()).toEqual(['articles/a/en.md'])
    expect(leftOut).toEqual([{ place: 'content/posts/b.md', why: expect.stringContaining('no page of its own') as string }])
  },
)

test('aliases with a leading slash are relative to the site, others to the folder of their page', async () => {
  const source = publication.source({
    'hugo.toml': "baseURL = 'https://old.example/blog/'\n[permalinks]\nposts = '/:year/:slug/'\n",
    'content/posts/a.md': post('One', undefined, 'aliases: [/first, second, ../third]\n'),
  })
  await publication.import('hugo', source)
  expect(publication.read('redirects.yaml')).toMatchInlineSnapshot(`
    "- { from: /blog/2020/one, to: /articles/a }
    - { from: /blog/first, to: /articles/a }
    - { from: /blog/2020/second, to: /articles/a }
    - { from: /blog/third, to: /articles/a }
    "
  `)
})

test('old addresses made from a title or a slug have the form that Hugo gives them', async () => {
  const source = publication.source({
    'hugo.toml': "baseURL = 'https://old.example/'\n[permalinks]\nposts = '/:year/:title/'\nnotes = '/n/:slug/'\n",
    'content/posts/a.md': post("What's new, C++ & “Go” - for all?"),
    'content/posts/b.md': post('C# and 50%'),
    'content/notes/c.md': post('Three', undefined, 'slug: Third_Note!\n'),
  })
  await publication.import('hugo', source)
  expect(publication.read('redirects.yaml')).toMatchInlineSnapshot(`
    "- { from: /n/third_note, to: /articles/third-note }
    - { from: /2020/whats-new-c++-go-for-all, to: /articles/a }
    - { from: /2020/c%23-and-50, to: /articles/b }
    "
  `)
  expect(await publication.errors()).toEqual([])
})

test('a reference outside a link shows the address of its post, or its name if there is no such post', async () => {
  const source = publication.source({
    'hugo.toml': "baseURL = 'https://old.example/'\n",
    'content/posts/a.md': post('One', 'It is at {{< ref "b" >}}, not at {{< ref "gone.md" >}}; [x](/roomwright-post/%zz) has no page.'),
    'content/posts/b.md': post('Two'),
  })
  const result = await publication.import('hugo', source)
  expect(publication.read('articles/a/en.md')).toContain('It is at /articles/b, not at gone.md; x has no page.')
  expect(remarksOf(result, 'articles/a/en.md')).toEqual([
    '`gone.md` is plain text now: there is no such post',
    '`%zz` is plain text now: there is no such post',
  ])
})

test('JSON front matter may be on one line and contain braces', async () => {
  const source = publication.source({
    'hugo.toml': "baseURL = 'https://old.example/'\n",
    'content/posts/a.md': '{"title":"One } two","date":"2020-01-02","params":{"a":{}}}\n\nText of some length, that describes it well.\n',
  })
  await publication.import('hugo', source)
  expect(publication.read('articles/a/en.md')).toContain('title: One } two\n')
  expect(publication.read('articles/a/en.md')).not.toContain('params')
})
