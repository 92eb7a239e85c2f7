import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadFiles, placesOf } from '../testing/loadFiles.ts'
import { loadCategories } from './loadCategories.ts'
import { Snapshot } from './snapshot/Snapshot.ts'

const config = "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en', 'tr'] }\n"
const load = (yaml: string) => loadFiles({ 'site.config.ts': config, 'articles/a-plain-chair': null, 'categories.yaml': yaml })

test.each([
  ['nothing', '', 'categories.yaml:1:1 wrong-type'],
  ['no category', '{}\n', 'categories.yaml:1:1 wrong-value'],
  ['a list', '- a\n', 'categories.yaml:1:1 wrong-type'],
  ['a category without a title', 'a:\n  slug: a\n  description: A\n', 'categories.yaml:1:1 missing-field'],
  ['an unknown field', 'a: { slug: a, titel: A, title: A, description: A }\n', 'categories.yaml:1:15 unknown-field'],
  ['a slug that is none', 'a: { slug: A b, title: A, description: A }\n', 'categories.yaml:1:12 slug-form'],
  ['a key that is no name', 'a-b: { slug: a, title: A, description: A }\n', 'categories.yaml:1:1 wrong-key'],
  [
    'a language that there is not',
    'a: { slug: a, title: { en: A, tr: A, fr: A }, description: A }\n',
    'categories.yaml:1:38 unknown-field',
  ],
  ['a title that is a number', 'a: { slug: a, title: 1, description: A }\n', 'categories.yaml:1:22 wrong-type'],
  [
    'a title that is a number in one language',
    'a: { slug: a, title: { en: A, tr: 1 }, description: A }\n',
    'categories.yaml:1:35 wrong-type',
  ],
  ['no text in the default language', 'a: { slug: a, title: { tr: A }, description: A }\n', 'categories.yaml:1:22 missing-language'],
  [
    'a fourth level',
    'a:\n  slug: a\n  title: A\n  description: A\n  children:\n    b:\n      slug: b\n      title: B\n      description: B\n      children:\n        c: { slug: c, title: C, children: { d: { slug: d } } }\n',
    'categories.yaml:11:43 wrong-type',
  ],
  ['a path that the site needs', 'a: { slug: articles, title: A, description: A }\n', 'categories.yaml:1:12 reserved-slug'],
  ['the path of the saved stories', 'a: { slug: saved, title: A, description: A }\n', 'categories.yaml:1:12 reserved-slug'],
  ['a path of a language of the publication', 'a: { slug: tr, title: A, description: A }\n', 'categories.yaml:1:12 reserved-slug'],
  [
    'the path of further pages',
    'a: { slug: a, title: A, description: A, children: { b: { slug: page, title: B, description: B } } }\n',
    'categories.yaml:1:64 reserved-slug',
  ],
  [
    'a slug twice',
    'a: { slug: a, title: A, description: A }\nb: { slug: a, title: B, description: B }\n',
    'categories.yaml:2:12 duplicate-slug',
  ],
])('a tree with %s is refused at its position', async (_name, yaml, place) => {
  const result = await load(yaml)
  expect(placesOf(result)).toEqual([place])
  expect(result.publication).toBeUndefined()
})

test('the key that no object can have is reported at every level, and in a map of texts', async () => {
  const leaf = '{ slug: x, title: X }'
  const result = await load(
    `a: { slug: a, title: { en: A, tr: A, __proto__: B }, children: { __proto__: ${leaf}, b: { slug: b, title: B, children: { __proto__: ${leaf} } } } }\n__proto__: ${leaf}\n`,
  )
  expect(placesOf(result)).toEqual([
    'categories.yaml:1:38 wrong-key',
    'categories.yaml:1:66 wrong-key',
    'categories.yaml:1:136 wrong-key',
    'categories.yaml:2:1 wrong-key',
  ])
})

test('a key that is no name and the mistakes below and beside it are reported together', async () => {
  const result = await load(
    'a: { slug: a, title: A, children: { B: { slug: B, title: B }, c-d: { slug: c, titel: C, title: C } } }\nE: { slug: e, title: 1 }\n',
  )
  expect(placesOf(result)).toEqual([
    'categories.yaml:1:37 wrong-key',
    'categories.yaml:1:48 slug-form',
    'categories.yaml:1:63 wrong-key',
    'categories.yaml:1:79 unknown-field',
    'categories.yaml:2:1 wrong-key',
    'categories.yaml:2:22 wrong-type',
  ])
})

test('categories have texts in every language of the site and keep the order of the file', async () => {
  const result = await load(
    'z: { slug: z, title: { en: Chairs, tr: Sandalyeler }, description: Things }\na: { slug: a, title: Lamps, description: { en: Light } }\n',
  )
  const { publication } = result
  expect(placesOf(result)).toEqual(['categories.yaml:2:42 missing-language'])
  expect(publication?.categories).toMatchObject([
    { key: 'z', title: { en: 'Chairs', tr: 'Sandalyeler' }, description: { en: 'Things', tr: 'Things' }, children: [] },
    { key: 'a', title: { en: 'Lamps', tr: 'Lamps' }, description: { en: 'Light', tr: 'Light' } },
  ])
  expect(publication?.site.defaultCategory).toBe('z')
})

test('subcategories of two categories may have the same slug', async () => {
  const child = 'children: { other: { slug: other, title: O, description: O } }'
  const yaml = `a: { slug: a, title: A, description: A, ${child} }\nb: { slug: b, title: B, description: B, ${child} }\n`
  expect(placesOf(await load(yaml))).toEqual([])
})

test('a valid tree is recalled from an earlier run with its positions, until the file changes', () => {
  const directory = mkdtempSync(join(tmpdir(), 'categories-'))
  try {
    writeFileSync(join(directory, 'categories.yaml'), '# A tree\na:\n  slug: a\n  title: A\n  description: { en: Things }\n')
    const run = () => {
      const snapshot = new Snapshot(join(directory, 'kept'), { version: '1' })
      const loaded = loadCategories(directory, ['en', 'tr'], snapshot)
      snapshot.write()
      const { data, ...rest } = loaded.categories
      return { ...rest, value: data?.value, place: data?.locate(['a', 'slug']), problems: loaded.problems }
    }
    const first = run()
    expect(first).toMatchObject({ place: 20, isWhole: true, problems: [] })
    expect(readFileSync(join(directory, 'kept'), 'utf8')).toContain('"categories ')
    expect(run()).toEqual(first)
    writeFileSync(join(directory, 'categories.yaml'), 'b: { slug: b, title: B, description: B }\n')
    expect(run().tree).toMatchObject([{ key: 'b' }])
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})
