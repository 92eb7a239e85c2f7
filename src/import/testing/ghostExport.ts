import { type Files, dayOf, picture, topicOf, topics } from './writeFiles.ts'

const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format })
const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children })

function lexical(number: number, next: string): string {
  const children = [
    paragraph(
      text(`The text of post ${number}, long enough to describe it, is `),
      text('bold', 1),
      text(' and '),
      { type: 'link', url: `__GHOST_URL__/${next}/`, children: [text('linked')] },
      text('.'),
    ),
    { type: 'extended-heading', tag: 'h2', children: [text('A part')] },
    { type: 'image', src: '__GHOST_URL__/content/images/size/w600/2020/01/board.png', alt: 'A board', caption: 'Oak &amp; <em>ash</em>' },
    { type: 'codeblock', code: 'a < b', language: 'c' },
    { type: 'list', listType: 'number', start: 3, children: [{ type: 'listitem', children: [text('three')] }] },
    { type: 'bookmark', url: 'https://example.org/', metadata: { title: 'A site' } },
    { type: 'html', html: '<div onclick="x()">Plain <b>HTML</b><script>alert(1)</script></div>' },
    { type: 'signup', header: 'Join' },
    { type: 'made-up', value: 1 },
  ]
  return JSON.stringify({ root: { type: 'root', children } })
}

function mobiledoc(number: number, next: string): string {
  return JSON.stringify({
    version: '0.3.1',
    atoms: [['soft-return', '', {}]],
    cards: [
      ['markdown', { markdown: `A *card* with ![A board](/content/images/2020/01/board.png)\n\n\`\`\`js\n1 < 2\n\`\`\`` }],
      ['unheard-of', {}],
    ],
    markups: [['strong'], ['a', ['href', `/${next}/`]]],
    sections: [
      [
        1,
        'p',
        [
          [0, [], 0, `The text of post ${number}, long enough to describe it, `],
          [0, [0], 1, 'bold'],
          [1, [], 0, 0],
          [0, [1], 1, 'link'],
        ],
      ],
      [3, 'ul', [[[0, [], 0, 'one']]]],
      [10, 0],
      [10, 1],
    ],
  })
}

/** Posts from both editors and in plain HTML; members-only, paid, scheduled and draft posts, pages, internal tags. */
export function ghostExport(count: number): Files {
  const posts = Array.from({ length: count }, (_, number) => {
    const next = `post-${(number + 1) % count}`
    const bodies = [
      { lexical: lexical(number, next) },
      { mobiledoc: mobiledoc(number, next) },
      { html: `<p>The text of post ${number}, long enough to describe it: <a href="__GHOST_URL__/${next}/">next</a>.</p>` },
    ]
    const state = number % 50
    return {
      id: String(number),
      uuid: `uuid-${number}`,
      title: `Post ${number}`,
      slug: `post-${number}`,
      ...bodies[number % 3],
      feature_image: '__GHOST_URL__/content/images/2020/01/board.png',
      type: 'post',
      status: state === 7 ? 'draft' : state === 10 ? 'scheduled' : 'published',
      visibility: state === 8 ? 'members' : state === 9 ? 'paid' : 'public',
      created_at: `${dayOf(number)}T08:00:00.000Z`,
      updated_at: `${dayOf(number + 1)}T08:00:00.000Z`,
      published_at: state === 10 ? '2099-01-01T08:00:00.000Z' : `${dayOf(number)}T09:00:00.000Z`,
    }
  })
  const data = {
    posts: [...posts, { id: 'page', title: 'About', slug: 'about', type: 'page', status: 'published', html: '<p>About.</p>' }],
    tags: [
      ...topics.map((name, id) => ({ id: `t${id}`, name, slug: `t${id}` })),
      { id: 'inner', name: '#inner', slug: 'hash-inner', visibility: 'internal' },
    ],
    posts_tags: posts.flatMap(({ id }) => [
      { post_id: id, tag_id: `t${topics.indexOf(topicOf(Number(id)) as (typeof topics)[number])}`, sort_order: 0 },
      { post_id: id, tag_id: 'inner', sort_order: 1 },
    ]),
    users: [{ id: 'u1', name: 'Jane Doe', slug: 'jane', bio: 'Writes about wood.' }],
    posts_authors: posts.map(({ id }) => ({ post_id: id, author_id: 'u1', sort_order: 0 })),
    posts_meta: posts.map(({ id }) => ({ post_id: id, feature_image_alt: 'A board', meta_description: null })),
    settings: [
      { key: 'title', value: 'Old Wood' },
      { key: 'locale', value: 'en' },
    ],
  }
  return {
    'export.json': JSON.stringify({ db: [{ meta: { exported_on: 1, version: '5.0.0' }, data }] }),
    'content/images/2020/01/board.png': picture,
  }
}
