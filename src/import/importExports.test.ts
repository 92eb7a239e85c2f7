import { afterEach, describe, expect, test } from 'vitest'
import { ghostExport } from './testing/ghostExport.ts'
import { Publication, remarksOf } from './testing/Publication.ts'
import { wordpressExport, wordpressItem, wordpressXml } from './testing/wordpressExport.ts'

let publication: Publication

afterEach(() => publication.remove())

describe('a text exported from', () => {
  test('WordPress is converted, for both editors', async () => {
    publication = new Publication()
    const result = await publication.import('wordpress', `${publication.source(wordpressExport(6))}/export.xml`)
    expect(publication.read('articles/entry-1/en.md')).toMatchInlineSnapshot(`
      "---
      title: Post 1 – &
      slug: entry-1
      description: "The text of post 1, long enough to describe it: a first line and a second."
      author: Jane Doe
      date: 2015-01-04
      entities:
        - category: furniture
          subcategories:
            - subcategory: chairs
      origin:
        url: https://old.example/2015/01/04/entry-1/
        imported: 2026-11-20
      ---

      The text of post 1, long enough to describe it: a first line\\
      and a second.

      A [link](/articles/entry-2).

      ![A board](./board.png "Oak & ash")

      ![A board](./board.png)

      - one
      - two

      Inside stays.

      In brackets \\[sic].
      "
    `)
    expect(publication.read('articles/entry-2/en.md')).toMatchInlineSnapshot(`
      "---
      title: Post 2 – &
      slug: entry-2
      description: The text of post 2 – with marks, long enough to describe it. Next, again.
      author: Jane Doe
      date: 2015-01-07
      origin:
        url: https://old.example/2015/01/07/entry-2/
        imported: 2026-11-20
      ---

      The text of post 2 – with *marks*, long enough to describe it. [Next](/articles/entry-3), [again](/articles/entry-3).

      ![A board](./board.png "Oak & ash")

      \`\`\`
      a < b [not-code id="1"]
      \`\`\`

      [www.youtube.com](https://www.youtube.com/watch?v=abc)
      "
    `)
    expect([...remarksOf(result, 'articles/entry-1/en.md'), ...remarksOf(result, 'articles/entry-2/en.md')]).toMatchInlineSnapshot(`
      [
        "\`[contact-form-7 id="12" title="Form"]\` left out; text inside it stays",
        "\`[quote]\` left out; text inside it stays",
        "\`[sic]\` looks like a shortcode; it stays in the text as it is written",
        "the block \`wp:latest-posts\` left out: it has no content of its own",
        "\`<script>\` left out",
        "\`<iframe>\` is a link now: https://www.youtube.com/watch?v=abc",
      ]
    `)
    expect(publication.read('authors/jane/en.md')).toContain('kind: person')
  })

  test('Ghost is converted, for both editors', async () => {
    publication = new Publication()
    const result = await publication.import('ghost', `${publication.source(ghostExport(3))}/export.json`)
    expect(publication.read('articles/post-0/en.md')).toMatchInlineSnapshot(`
      "---
      title: Post 0
      slug: post-0
      description: The text of post 0, long enough to describe it, is bold and linked.
      author: Jane Doe
      date: 2015-01-01
      updated: 2015-01-04
      entities:
        - category: furniture
          subcategories:
            - subcategory: chairs
              subsubcategories:
                - oakChairs
      image:
        src: ./board.png
        alt: A board
      origin:
        url: https://new.example/post-0/
        imported: 2026-11-20
      ---

      The text of post 0, long enough to describe it, is **bold** and [linked](/articles/post-1).

      ## A part

      ![A board](./board.png "Oak & ash")

      \`\`\`c
      a < b
      \`\`\`

      3. three

      [A site](https://example.org/)

      Plain **HTML**
      "
    `)
    expect(publication.read('articles/post-1/en.md')).toMatchInlineSnapshot(`
      "---
      title: Post 1
      slug: post-1
      description: The text of post 1, long enough to describe it, bold link
      author: Jane Doe
      date: 2015-01-04
      updated: 2015-01-07
      entities:
        - category: furniture
          subcategories:
            - subcategory: chairs
      image:
        src: ./board.png
        alt: A board
      origin:
        url: https://new.example/post-1/
        imported: 2026-11-20
      ---

      The text of post 1, long enough to describe it, **bold**\\
      [link](/articles/post-2)

      - one

      A *card* with ![A board](./board.png)

      \`\`\`js
      1 < 2
      \`\`\`
      "
    `)
    expect([...remarksOf(result, 'articles/post-0/en.md'), ...remarksOf(result, 'articles/post-1/en.md')]).toMatchInlineSnapshot(`
      [
        "the card \`signup\` left out: it is for members",
        "the card \`made-up\` left out",
        "\`onclick\` of \`<div>\` left out",
        "\`<script>\` left out",
        "the card \`unheard-of\` left out",
      ]
    `)
  })
})

test('a nested list of Ghost belongs to the item before it', async () => {
  publication = new Publication()
  const item = (...children: readonly object[]) => ({ type: 'listitem', children })
  const list = (listType: string, ...children: readonly object[]) => ({ type: 'list', listType, children })
  const words = (text: string) => ({ type: 'extended-text', text })
  const items = [item(words('one')), item(list('bullet', item(words('inner')))), item(words('two'))]
  const lexical = JSON.stringify({ root: { type: 'root', children: [list('number', ...items)] } })
  const post = { id: '1', title: 'A', slug: 'a', status: 'published', visibility: 'public', lexical }
  const source = publication.source({ 'export.json': JSON.stringify({ db: [{ data: { posts: [post] } }] }) })
  await publication.import('ghost', `${source}/export.json`)
  expect(publication.read('articles/a/en.md')).toContain('\n1. one\n   - inner\n2. two\n')
})

test.each([
  ['escaped', '[code lang="html"]\n&lt;b&gt;x &amp;amp; y[/code]', '```html\n<b>x &amp; y\n```'],
  ['as it is', '[code lang="html"]\n<b>x && y[/code]', '```html\n<b>x && y\n```'],
  ['with the tags of the editor', '[code]a<br />b[/code]', '```\na\nb\n```'],
])('tags in the code of a WordPress plug-in are code: %s', async (_how, content, markdown) => {
  publication = new Publication()
  const source = publication.source({
    'export.xml': wordpressXml([wordpressItem({ id: 1, title: 'A', content: `${content}\n\nAfter it.` })]),
  })
  await publication.import('wordpress', `${source}/export.xml`)
  expect(publication.read('articles/entry-1/en.md')).toContain(`${markdown}\n\nAfter it.\n`)
})

test('the report names the pictures of a WordPress gallery that the export lacks', async () => {
  publication = new Publication()
  const more = '<wp:attachment_url>https://old.example/wp-content/uploads/a.png</wp:attachment_url>'
  const items = [
    wordpressItem({ id: 9, title: 'a', type: 'attachment', content: '', more }),
    wordpressItem({ id: 1, title: 'A', content: '[gallery ids="9, 10"]' }),
  ]
  const result = await publication.import('wordpress', `${publication.source({ 'export.xml': wordpressXml(items) })}/export.xml`)
  expect(remarksOf(result, 'articles/entry-1/en.md')).toContain('picture 10 of a gallery left out: it is not in the export')
})

test.each([
  ['lexical', '{not json'],
  ['mobiledoc', '{"sections":'],
])('a Ghost post whose `%s` cannot be read is left out, not imported without its text', async (field, text) => {
  publication = new Publication()
  const post = { id: '1', title: 'Cut', slug: 'cut', status: 'published', visibility: 'public', [field]: text, html: null }
  const source = publication.source({ 'export.json': JSON.stringify({ db: [{ data: { posts: [post] } }] }) })
  const { leftOut } = await publication.import('ghost', `${source}/export.json`)
  expect(leftOut).toEqual([{ place: 'post 1 "Cut"', why: 'its text is not JSON' }])
  expect(publication.has('articles/cut/en.md')).toBe(false)
})

test.each([
  [
    'hugo',
    { 'hugo.toml': '', 'content/posts/a.md': '---\ntitle: A\ndate: 2020-01-02\nauthors: [Jane, {name: Jim}, ""]\n---\nText.\n' },
    '.',
  ],
  [
    'ghost',
    {
      'export.json': JSON.stringify({
        data: {
          posts: [{ id: '1', title: 'A', slug: 'a', status: 'published', published_at: '2020-01-02T00:00:00Z', html: '<p>Text.</p>' }],
          users: ['Jim', 'Jane'].map((name, index) => ({ id: `u${index}`, name })),
          posts_authors: ['u0', 'u1'].map((author_id, index) => ({ post_id: '1', author_id, sort_order: 1 - index })),
        },
      }),
    },
    'export.json',
  ],
] as const)('the report names the authors of a text beyond the first: %s', async (kind, files, name) => {
  publication = new Publication()
  const result = await publication.import(kind, `${publication.source(files)}/${name}`)
  expect(publication.read('articles/a/en.md')).toContain('author: Jane\n')
  expect(remarksOf(result, 'articles/a/en.md')).toEqual(['by "Jim" too, who is left out: an article names one author'])
})
