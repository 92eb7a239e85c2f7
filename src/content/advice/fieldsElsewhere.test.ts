import { expect, test } from 'vitest'
import type { z } from 'zod'
import { createSourceText } from '../load/source/sourceText.ts'
import { parseYaml } from '../load/yaml/parseYaml.ts'
import { categoriesSchema } from '../schemas/categorySchema.ts'
import { checkSchema } from '../schemas/check/checkSchema.ts'
import { articleSchema, authorSchema } from '../schemas/entrySchemas.ts'
import { fieldHere } from './fieldsElsewhere.ts'
import { pageSchema } from '../schemas/pageSchema.ts'
import { siteSchema } from '../schemas/siteSchema.ts'

function fixes(schema: z.ZodType, yaml: string): readonly (string | undefined)[] {
  const { data } = parseYaml(createSourceText('en.md', `${yaml}\n`))
  if (!data) throw new Error('This is not YAML')
  return checkSchema(schema, data).problems.flatMap(({ rule, fix }) => (rule === 'unknown-field' ? [fix] : []))
}

test.each([
  [
    'tags: [oak]',
    'Write `entities`: there are no tags, only the categories, subcategories and topics of `categories.yaml`, by their keys.',
  ],
  ['categories: [oak]', 'Write `entities`, a list of `- category: key` with the keys of `categories.yaml`.'],
  ['draft: true', 'Write `status: draft` to keep the text off the site; without that line it is published.'],
  ['summary: A chair.', 'Write `description`.'],
  ['excerpt: A chair.', 'Write `description`.'],
  ['cover: a.jpg', 'Write `image`, a map with `src` and `alt`.'],
  ['featured_image: a.jpg', 'Write `image`, a map with `src` and `alt`.'],
  ['featuredImage: a.jpg', 'Write `image`, a map with `src` and `alt`.'],
  ['image: { url: a.jpg, src: a.jpg }', 'Write `src`.'],
  ['lastmod: 2026-01-31', 'Write `updated`.'],
  [
    'publishDate: 2026-01-31',
    'Write `publishAt` with date and time to hold the text back until then; the day of its publication is `date`.',
  ],
  ['permalink: /a/', 'Write `slug`, the last part of the address.'],
  ['aliases: [/a]', 'Write each old address into `redirects.yaml`: `- { from: /old, to: /articles/slug }`.'],
  ['weight: 1', 'Remove it: lists are ordered by `date`, not by hand.'],
  ['layout: post', 'Remove it: a text does not choose its layout; `components/` changes parts of all pages.'],
  ['keywords: [oak]', 'Remove it, and say in `description` what the text is about.'],
  ['toc: true', 'Remove it: the page lists its sections by itself.'],
  ['canonical_url: x', 'Write `origin`, a map with `url` and `imported`, for a text that was published there before.'],
  ['lang: en', 'Remove it: the name of the file is the language, `en.md`.'],
])('the front matter %j of another engine gets the field of this one', (yaml, fix) => {
  expect(fixes(articleSchema, yaml)).toEqual([fix])
})

test.each([
  ['a page', pageSchema, 'permalink: /a/', 'Write `address`, a path without the language: `/contact`.'],
  ['a page', pageSchema, 'draft: true', 'Write `placeholder: true` to keep the text off the site; without that line it is published.'],
  ['a page', pageSchema, 'menu: main', 'Write `place: menu`.'],
  ['an author', authorSchema, 'bio: A joiner.', 'Write it as the text below the fields.'],
  [
    'the categories',
    categoriesSchema,
    'oak: { slug: oak, title: Oak, description: Oak., weight: 1 }',
    'Remove it: categories are in the order of this file.',
  ],
  [
    'the settings',
    siteSchema,
    'baseURL: https://example.org/',
    'Write `url` with scheme and host, and `base` with the path, if there is one.',
  ],
])('in %s too', (_place, schema, yaml, fix) => {
  expect(fixes(schema, yaml)).toEqual([fix])
})

test('a typing mistake, or a map without the field that is meant, gets no advice for another engine', () => {
  expect(fixes(articleSchema, 'auther: Ann Lee')).toEqual(['Did you mean `author`?'])
  expect(fixes(articleSchema, 'sources: [{ title: A, url: https://example.org/a, tags: x }]')).toEqual([
    'Write one of `title`, `publisher`, `year`, `url`, `for`.',
  ])
  expect([fieldHere('tags', ['title', 'oak']), fieldHere('constructor', ['description'])]).toEqual([undefined, undefined])
})
