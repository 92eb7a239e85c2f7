import { afterEach, describe, expect, test } from 'vitest'
import { gatsbySite, hugoSite, jekyllSite, markdownFolder } from './testing/fileSites.ts'
import { Publication, remarksOf } from './testing/Publication.ts'

let publication: Publication

afterEach(() => publication.remove())

describe('a text imported from', () => {
  test('Hugo is converted', async () => {
    publication = new Publication()
    const result = await publication.import('hugo', publication.source(hugoSite(10)))
    expect(publication.read('articles/post-0/en.md')).toMatchInlineSnapshot(`
      "---
      title: 'Post 0: "quoted"'
      slug: post-0
      description: The text of post 0 says enough about wood to be a sentence of its own.
      author: Old Wood
      date: 2015-01-01
      entities:
        - category: furniture
          subcategories:
            - subcategory: chairs
              subsubcategories:
                - oakChairs
      origin:
        url: https://old.example/2015/01/post-0-quoted/
        imported: 2026-11-20
      ---

      The text of post 0 says enough about wood to be a sentence of its own.

      ## Part One

      A [link](/articles/post-1), [another](/articles/post-1#part-one), [a third](#part-one).

      ![A board](./board.png "Oak & ash")

      Inside stays.

      {{< shown >}}

      \`\`\`yaml
      key: {{ not a tag }}
      <b>code</b> &amp;
      \`\`\`

      Fish & chips cost 5 €.[^1]

      [^1]: A *note*.
      "
    `)
    expect(publication.read('articles/post-0/tr.md')).toMatchInlineSnapshot(`
      "---
      title: Yazı 0
      slug: yazi-0
      description: Türkçe metin burada, yeterince uzun bir cümle olarak duruyor.
      author: Old Wood
      date: 2015-01-01
      origin:
        url: https://old.example/tr/2015/01/yazi-0/
        imported: 2026-11-20
      ---

      Türkçe metin burada, yeterince uzun bir cümle olarak duruyor.

      ![Tahta](./board.png)
      "
    `)
    expect(remarksOf(result, 'articles/post-0/en.md')).toMatchInlineSnapshot(`
      [
        "\`{{< unknown id="0" >}}\` left out; text inside it stays",
      ]
    `)
    expect(publication.read('redirects.yaml')).toMatchInlineSnapshot(`
      "- { from: /2015/01/post-0-quoted, to: /articles/post-0 }
      - { from: /old/0, to: /articles/post-0 }
      - { from: /tr/2015/01/yazi-0, to: /tr/articles/yazi-0 }
      - { from: /2015/01/post-1, to: /articles/post-1 }
      - { from: /2015/01/post-2, to: /articles/post-2 }
      - { from: /2015/01/post-3-quoted, to: /articles/post-3 }
      - { from: /old/3, to: /articles/post-3 }
      - { from: /2015/01/post-4, to: /articles/post-4 }
      - { from: /2015/01/post-5, to: /articles/post-5 }
      - { from: /2015/01/post-6-quoted, to: /articles/post-6 }
      - { from: /old/6, to: /articles/post-6 }
      - { from: /tr/2015/01/yazi-6, to: /tr/articles/yazi-6 }
      - { from: /2015/01/post-8, to: /articles/post-8 }
      - { from: /2015/01/post-9-quoted, to: /articles/post-9 }
      - { from: /old/9, to: /articles/post-9 }
      - { from: /about, to: /info/about-us }
      "
    `)
  })

  test('Jekyll is converted', async () => {
    publication = new Publication()
    const result = await publication.import('jekyll', publication.source(jekyllSite(10)))
    expect(publication.read('articles/entry-1/en.md')).toMatchInlineSnapshot(`
      "---
      title: Post 1 & more
      slug: entry-1
      description: The text of post 1 is longer than forty characters, surely.
      author: Jane Doe
      date: 2015-01-04
      entities:
        - category: furniture
          subcategories:
            - subcategory: chairs
      image:
        src: ./board.png
        alt: A board
      origin:
        url: https://old.example/2015/01/04/entry-1.html
        imported: 2026-11-20
      ---

      The text of post 1 is longer than forty characters, surely.

      See [the next](/articles/entry-2) and [again](/articles/entry-2).

      ![A board](./board.png "Oak")

      \`\`\`ruby
      puts "{{ verbatim }}"
      \`\`\`

      {{ shown }}

      Inside **a box**.

      ![A plank](./board.png)

      \`\`\`yaml
      key: {{ not a tag }}
      <b>code</b> &amp;
      \`\`\`

      Fish & chips cost 5 €.[^1]

      [^1]: A *note*.
      "
    `)
    expect(remarksOf(result, 'articles/entry-1/en.md')).toMatchInlineSnapshot(`
      [
        "\`{% if page.title %}\` left out; text inside it stays",
        "\`{% include newsletter.html %}\` left out; text inside it stays",
        "\`onclick\` of \`<div>\` left out",
      ]
    `)
    expect(publication.read('authors/jane-doe/en.md')).toMatchInlineSnapshot(`
      "---
      name: Jane Doe
      meta_title: Jane Doe
      meta_description: Writes about wood.
      kind: person
      ---

      Writes about wood.
      "
    `)
  })

  test('Gatsby is converted', async () => {
    publication = new Publication()
    const result = await publication.import('gatsby', publication.source(gatsbySite(4)))
    expect(publication.read('articles/post-2/en.md')).toMatchInlineSnapshot(`
      "---
      title: Post 2
      slug: post-2
      description: Post 2 in a sentence.
      author: Jane Doe
      date: 2015-01-07
      image:
        src: ./board.png
        alt: A board
      origin:
        url: https://old.example/post-2/
        imported: 2026-11-20
      ---

      The text of post 2, long enough to be more than a heading.

      [Next](/articles/post-3) and [again](/articles/post-3)

      ![A board](./board.png)

      Inside **stays**.

      \`\`\`jsx {1}
      <Box>{x}</Box>
      \`\`\`
      "
    `)
    expect(remarksOf(result, 'articles/post-2/en.md')).toMatchInlineSnapshot(`
      [
        "\`<Box kind="note">\` left out",
        "\`{1 + 1}\` left out",
      ]
    `)
  })

  test('Markdown is converted', async () => {
    publication = new Publication()
    await publication.import('markdown', publication.source(markdownFolder(4)))
    expect(publication.read('articles/note-1/en.md')).toMatchInlineSnapshot(`
      "---
      title: Note 1
      slug: note-1
      description: The text of note 1, long enough to be more than a heading.
      author: New Wood
      date: 2015-01-04
      entities:
        - category: furniture
          subcategories:
            - subcategory: chairs
            - subcategory: other
      origin:
        url: https://new.example/note-1/
        imported: 2026-11-20
      ---

      The text of note 1, long enough to be more than a heading.

      [Next](/articles/note-2), ![A board](./board.png) and [a file](/files/plan.pdf).

      - one
      - two
        1. deep
      "
    `)
    expect(publication.has('public/files/plan.pdf')).toBe(true)
  })
})
