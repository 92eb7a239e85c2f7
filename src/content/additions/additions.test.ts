import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../platform/testing/temporaryFolder.ts'
import { loadCategories } from '../load/loadCategories.ts'
import { loadPublication } from '../loadPublication.ts'
import { planPublication } from '../start/planPublication.ts'
import { writeFiles } from '../start/writeFiles.ts'
import { article, pretendToInspect, runConfigOnce } from '../testing/loadFiles.ts'
import type { AdditionRequest, Surroundings } from './Addition.ts'
import { newArticle } from './newArticle.ts'
import { newAuthor } from './newAuthor.ts'
import { newCategory } from './newCategory.ts'
import { newPage } from './newPage.ts'

const now = new Date('2026-11-23T23:30:00Z')
const languages = ['en', 'tr'] as const
const makers = { article: newArticle, author: newAuthor, page: newPage, category: newCategory }

let directory: string

beforeEach(() => {
  directory = temporaryFolder('additions')
  writeFiles(directory, planPublication({ title: 'Garden', url: 'https://a.example', languages, look: 'house', engine: '1.0.0', now }, 'a'))
})

function add(kind: keyof typeof makers, request: AdditionRequest, codes: Surroundings['languages'] = languages): string {
  const { categories } = loadCategories(directory, codes)
  const [defaultCategory] = categories.tree
  if (!defaultCategory) throw new Error('There is no category')
  const site: Surroundings = { directory, title: 'Garden', languages: codes, categories, defaultCategory, now }
  return makers[kind](request, site)
}

const read = (path: string) => readFileSync(join(directory, path), 'utf8')

function write(path: string, text: string): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true })
  writeFileSync(join(directory, path), text)
}

async function faults(): Promise<readonly string[]> {
  const { problems } = await loadPublication({ directory, now, drafts: false, inspectPicture: pretendToInspect, runConfig: runConfigOnce })
  return problems.filter(({ rule }) => rule !== 'placeholder').map(({ file, rule }) => `${file} ${rule}`)
}

describe('a new article', () => {
  test('is a draft dated today, by the first author, in the default category', async () => {
    expect(add('article', { title: 'Sowing peas: how' })).toBe('articles/sowing-peas-how/en.md')
    expect(read('articles/sowing-peas-how/en.md')).toBe(
      `---
title: "Sowing peas: how"
slug: sowing-peas-how
description: Say in one or two sentences what the reader finds here.
author: The editors
date: 2026-11-23
entities:
  - category: guides
status: draft
---

Begin here.
`,
    )
    expect(await faults()).toEqual([])
  })

  test('derives its slug from its title by the rules of its language, and a missing title from its id', async () => {
    expect(add('article', { title: 'Çilek ve Işık', lang: 'tr' })).toBe('articles/cilek-ve-isik/tr.md')
    expect(read('articles/cilek-ve-isik/tr.md')).toContain('author: Yazı kurulu\n')
    add('article', { id: 'winter-work' })
    expect(read('articles/winter-work/en.md')).toContain('title: Winter work\n')
    expect(await faults()).toEqual([])
  })

  test('gets a numbered slug if another article already has the slug', async () => {
    add('article', { id: 'first', title: 'Peas' })
    add('article', { id: 'second', title: 'Peas' })
    expect(read('articles/second/en.md')).toContain('slug: peas-2\n')
    expect(await faults()).toEqual([])
  })

  test('is filed under the subcategory `other` if the category has one', async () => {
    write('categories.yaml', 'a:\n  slug: a\n  title: A\n  children:\n    other: { slug: other, title: Other }\n')
    add('article', { id: 'b' })
    expect(read('articles/b/en.md')).toContain('  - category: a\n    subcategories:\n      - subcategory: other\n')
  })

  test('in another language keeps the fields of the original except rating and readings', async () => {
    const fields = {
      author: 'The editors',
      rating: '4',
      image: '{ src: ./a.jpg, alt: A pea }',
      made: '{ by: person, readings: [{ by: A, kind: person, date: 2026-01-31, answers: [1, 1, 1, 1, 0] }] }',
      sources: '[{ title: Peas, url: "https://example.org/peas" }]',
      entities: '[{ category: notes }]',
    }
    write('articles/b/a.jpg', 'x')
    write('articles/b/en.md', article(fields, '\nA text with a [link](/articles/a-slug).\n'))
    expect(add('article', { id: 'b', lang: 'tr', title: 'Bezelye ekmek' })).toBe('articles/b/tr.md')
    const text = read('articles/b/tr.md')
    for (const line of [
      'title: Bezelye ekmek',
      'slug: bezelye-ekmek',
      'author: Yazı kurulu',
      'date: 2026-11-23',
      '  - category: notes',
      '  src: ./a.jpg',
      'status: draft',
      '  translatedFrom: en',
      '    url: https://example.org/peas',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).not.toMatch(/rating|readings/)
    expect(text.endsWith('---\n\nA text with a [link](/articles/a-slug).\n')).toBe(true)
    expect((await faults()).filter((fault) => !fault.endsWith('broken-link'))).toEqual([])
  })

  test.each([
    ['has no front matter', 'A text.\n', /has no front matter/],
    ['has a list as its front matter', '---\n- a\n---\nA text.\n', /front matter of articles\/peas\/en\.md cannot be read/],
  ])('in another language is refused if the original %s', (_fault, text, message) => {
    write('articles/peas/en.md', text)
    expect(() => add('article', { id: 'peas', lang: 'tr' })).toThrow(message)
  })

  test('in another language keeps the title and slug of the original if no title is given', () => {
    add('article', { id: 'how-to-plant' })
    add('article', { id: 'how-to-plant', lang: 'tr' })
    expect(read('articles/how-to-plant/tr.md')).toContain('title: How to plant\nslug: how-to-plant\n')
  })
})

describe('a new author', () => {
  test('is a person with a page, and has the same name in a second language', async () => {
    expect(add('author', { title: 'Ann Lee' })).toBe('authors/ann-lee/en.md')
    expect(read('authors/ann-lee/en.md')).toBe(
      '---\nname: Ann Lee\nmeta_title: ✍️ Ann Lee | Garden\nmeta_description: ✍️ What Ann Lee writes for Garden.\nkind: person\n---\n',
    )
    add('author', { id: 'ann-lee', lang: 'tr' })
    expect(read('authors/ann-lee/tr.md')).toContain('name: Ann Lee\n')
    expect(await faults()).toEqual([])
  })

  test('is refused in a language other than the default one, where `check` needs it', () => {
    expect(() => add('author', { title: 'Ann Lee', lang: 'tr' })).toThrow('An author needs a file in "en", the default language.')
    expect(existsSync(join(directory, 'authors/ann-lee'))).toBe(false)
  })

  test('in another language keeps the kind of the author; the name of another author is refused', () => {
    rmSync(join(directory, 'authors/editors/tr.md'))
    add('author', { id: 'editors', lang: 'tr', title: 'Kurul' })
    expect(read('authors/editors/tr.md')).toMatch(/^name: Kurul$[^]*^kind: desk$/m)
    expect(() => add('author', { title: 'The editors' })).toThrow('is already the name of authors/editors')
  })
})

describe('a new page', () => {
  test('is marked as a placeholder', async () => {
    expect(add('page', { id: 'editorial-policy' })).toBe('pages/editorial-policy/en.md')
    expect(read('pages/editorial-policy/en.md')).toContain('title: Editorial policy | Garden\n')
    expect(read('pages/editorial-policy/en.md')).toContain('placeholder: true\n')
    expect(await faults()).toEqual([])
  })

  test('is not a placeholder if it is a page that every site has', async () => {
    add('page', { id: 'not-found', title: 'Lost' })
    expect(read('pages/not-found/en.md')).not.toContain('placeholder')
    expect(await faults()).toEqual([])
  })
})

test('a translation of a page keeps its address', async () => {
  write('pages/guides/en.md', '---\ntitle: Legal\ndescription: Who answers.\naddress: /legal/imprint\nplace: none\n---\n\nWe do.\n')
  add('page', { id: 'guides', lang: 'tr' })
  expect(read('pages/guides/tr.md')).toContain('address: /legal/imprint\nplace: none\n')
  expect(await faults()).toEqual([])
})

describe('a new category', () => {
  const before = '# Ours.\nb:   # the first\n  slug: b\n  title: { en: B, tr: Be }\n\nc:\n    slug: "c"\n    title: C\n    children: null\n'

  test('is appended after the others, whose comments stay', async () => {
    write('categories.yaml', before)
    expect(add('category', { title: 'Root vegetables' })).toBe('categories.yaml')
    const text = read('categories.yaml')
    expect(text).toBe(
      `${before}rootVegetables:\n  slug: root-vegetables\n  title: Root vegetables\n  description: Articles about Root vegetables.\n`,
    )
    expect((await faults()).filter((fault) => !fault.endsWith('unknown-category'))).toEqual([])
  })

  test('can be added below a category or a subcategory', () => {
    write('categories.yaml', before)
    add('category', { id: 'c/d', title: 'Dee' })
    add('category', { id: 'c/d/e' })
    expect(read('categories.yaml')).toBe(
      before.replace(
        'children: null\n',
        `children:
      d:
        slug: dee
        title: Dee
        description: Articles about Dee.
        children:
          e:
            slug: e
            title: E
            description: Articles about E.
`,
      ),
    )
    const { categories } = loadCategories(directory, languages)
    expect(categories.tree[1]?.children).toMatchObject([{ key: 'd', title: { en: 'Dee' }, topics: [{ key: 'e', title: { en: 'E' } }] }])
  })

  test('with an existing id adds a title in another language, unless it has one', () => {
    write('categories.yaml', before)
    expect(() => add('category', { id: 'c', lang: 'en', title: 'X' })).toThrow('already has a title in en')
    add('category', { id: 'c', lang: 'tr', title: 'Ce' })
    expect(read('categories.yaml')).toBe(before.replace('    title: C\n', '    title:\n      en: C\n      tr: Ce\n'))
    expect(() => add('category', { id: 'b', lang: 'tr', title: 'X' })).toThrow('already has a title in tr')
  })

  test.each(['{}', 'null', '', '~ # none'])('is inserted below a category whose children are %j', (children) => {
    write('categories.yaml', `a:\n  slug: a\n  title: A\n  children: ${children}\n# end\n`)
    add('category', { id: 'a/b' })
    expect(loadCategories(directory, languages).categories.tree).toMatchObject([{ key: 'a', children: [{ key: 'b' }] }])
    expect(read('categories.yaml').match(/children/g)).toHaveLength(1)
    expect(read('categories.yaml')).toContain('# end')
  })

  test('is inserted into a tree in flow style', () => {
    write('categories.yaml', 'a: { slug: a, title: "A, or so", children: { b: { slug: b, title: B } } } # all\n')
    add('category', { id: 'a/c' })
    add('category', { id: 'a', lang: 'tr', title: 'Aa' })
    const { categories } = loadCategories(directory, languages)
    expect(categories.tree).toMatchObject([
      { title: { en: 'A, or so', tr: 'Aa' }, children: [{ key: 'b' }, { key: 'c', title: { en: 'C' } }] },
    ])
    expect(read('categories.yaml')).toContain('# all')
  })
})

describe('in a language that the engine lacks', () => {
  test('a category has no description, and that of an author is only the name', () => {
    write('categories.yaml', 'pan:\n  slug: pan\n  title: Pan\n')
    add('category', { title: 'Historia del pan' }, ['es'])
    expect(read('categories.yaml')).toContain('historiaDelPan:\n  slug: historia-del-pan\n  title: Historia del pan\n')
    expect(read('categories.yaml')).not.toContain('description')
    add('author', { title: 'Inés Cañas' }, ['es'])
    expect(read('authors/ines-canas/es.md')).toContain('meta_description: ✍️ Inés Cañas | Garden\n')
  })

  test('but has a regional form of, texts and addresses are made as in that language', () => {
    write('categories.yaml', 'a:\n  slug: a\n  title: A\n')
    add('category', { title: 'Möbel' }, ['de-AT'])
    expect(read('categories.yaml')).toContain('moebel:\n  slug: moebel\n  title: Möbel\n  description: Artikel zum Thema Möbel.\n')
  })
})

test.each([
  ['article', {}, 'Write an ID, or a title'],
  ['article', { title: ' ' }, 'Write an ID'],
  ['article', { title: '!?' }, 'has no letter that an ID could be made from'],
  ['article', { id: '../x' }, 'is not lower-case words joined by `-`. Write x.'],
  ['article', { id: 'A B' }, 'Write a-b.'],
  ['article', { id: 'b', lang: 'ru' }, 'the publication has no language "ru"'],
  ['article', { id: 'b', lang: 'er' }, 'the publication has no language "er". Did you mean'],
  ['article', { id: 'b', lang: 'es' }, 'the publication has no language "es". Write one of'],
  ['article', { title: 'a\u0007' }, '--title contains a control character'],
  ['article', { id: 'how-to-write' }, 'articles/how-to-write/en.md already exists'],
  ['author', { id: 'editors' }, 'authors/editors/en.md already exists'],
  ['page', { id: 'term' }, 'Did you mean terms?'],
  ['page', { id: 'terms' }, 'pages/terms/en.md already exists'],
  ['page', { id: 'articles' }, 'The path "articles" is already used by the site itself. Write another ID.'],
  ['page', { title: 'Guides' }, 'The path "guides" is already used by the site itself'],
  ['page', { id: 'tr' }, 'The path "tr" is already used'],
  ['category', { id: 'guides' }, 'categories.yaml already has "guides"'],
  ['category', { id: 'other-guides', title: 'Guides' }, 'The slug "guides" is already used by "guides"'],
  ['category', { id: 'terms' }, 'The path "terms" is already used by the site itself'],
  ['category', { id: 'nothing/x' }, 'categories.yaml has no category "nothing" at that place'],
  ['category', { id: 'a/b/c/d' }, 'Categories have three levels'],
] as const)('a new %s %j is refused, and categories.yaml stays unchanged', (kind, request, sentence) => {
  const tree = read('categories.yaml')
  const copy = mkdtempSync(join(tmpdir(), 'copy-'))
  cpSync(directory, copy, { recursive: true })
  expect(() => add(kind, request)).toThrow(sentence)
  expect(read('categories.yaml')).toBe(tree)
  rmSync(copy, { recursive: true })
})
