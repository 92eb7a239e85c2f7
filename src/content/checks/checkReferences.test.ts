import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCollection } from '../own/defineCollection.ts'
import { reference } from '../own/reference.ts'
import { article, loadFiles } from '../testing/loadFiles.ts'

const collections = {
  recipes: defineCollection({
    schema: z.object({
      base: reference('recipes').optional(),
      needs: z.array(reference('tools')).optional(),
      see: reference('articles').optional(),
    }),
    address: '/recipes/:slug',
  }),
  tools: defineCollection({ schema: z.object({}), address: '/tools/:slug' }),
}

const entry = (slug: string, fields: Readonly<Record<string, string>> = {}) => article({ slug, ...fields }).replace('author: Ann Lee\n', '')

async function told(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { problems } = await loadFiles({ 'tools/pot/en.md': entry('pot'), ...files }, { collections })
  return problems
    .filter(({ rule }) => rule !== 'no-authors')
    .map(({ severity, file, line, column, rule, message, fix }) => `${severity} ${file}:${line}:${column} ${rule} ${message} | ${fix}`)
}

test('a reference to an entry or an article may include or omit its collection', async () => {
  const files = {
    'recipes/stock/en.md': entry('a-stock'),
    'recipes/soup/en.md': entry('a-soup', { base: 'recipes/stock', needs: '[pot, tools/pot]', see: 'a-plain-chair' }),
  }
  expect(await told(files)).toEqual([])
})

test('a broken reference is reported at its position, with a suggestion', async () => {
  expect(await told({ 'recipes/soup/en.md': entry('soup', { needs: '[pot, pott]' }) })).toEqual([
    'error recipes/soup/en.md:6:14 broken-reference This entry of `needs` refers to "tools/pott", which does not exist. | Did you mean `pot`?',
  ])
  expect(await told({ 'recipes/soup/en.md': entry('soup', { see: 'nothing-at-all' }) })).toEqual([
    'error recipes/soup/en.md:6:6 broken-reference `see` refers to "articles/nothing-at-all", which does not exist. | Write the name of a folder in `articles/`, or remove the line.',
  ])
})

test("broken references to the same missing entry name one another's files", async () => {
  const files = { 'recipes/soup/en.md': entry('soup', { base: 'stock' }), 'recipes/stew/en.md': entry('stew', { base: 'stock' }) }
  const fix = 'Write the name of a folder in `recipes/`, or remove the line.'
  expect(await told(files)).toEqual([
    `error recipes/soup/en.md:6:7 broken-reference \`base\` refers to "recipes/stock", which does not exist. So does recipes/stew/en.md. | ${fix}`,
    `error recipes/stew/en.md:6:7 broken-reference \`base\` refers to "recipes/stock", which does not exist. So does recipes/soup/en.md. | ${fix}`,
  ])
})

test('a reference to a draft is an error, or a warning if it is in a draft', async () => {
  const draft = { status: 'draft' }
  const message =
    '`base` refers to "recipes/stock", which is a draft or not yet published, so readers cannot open it. | Publish it, or remove the line.'
  const files = { 'recipes/stock/en.md': entry('stock', draft) }
  expect(await told({ ...files, 'recipes/soup/en.md': entry('soup', { base: 'stock' }) })).toEqual([
    `error recipes/soup/en.md:6:7 broken-reference ${message}`,
  ])
  expect(await told({ ...files, 'recipes/soup/en.md': entry('soup', { base: 'stock', ...draft }) })).toEqual([
    `warning recipes/soup/en.md:6:7 broken-reference ${message}`,
  ])
})

test('a reference to a draft is reported as one even if the entry is published in another language', async () => {
  const settings = "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en', 'tr', 'de'] }\n"
  const files = {
    'site.config.ts': settings,
    'recipes/stock/tr.md': entry('stock'),
    'recipes/stock/en.md': entry('stock', { status: 'draft' }),
    'recipes/soup/en.md': entry('soup', { base: 'stock' }),
    'recipes/stew/de.md': entry('stew', { base: 'stock' }),
  }
  const message =
    '`base` refers to "recipes/stock", which is a draft or not yet published, so readers cannot open it. | Publish it, or remove the line.'
  expect(await told(files)).toEqual([
    `error recipes/soup/en.md:6:7 broken-reference ${message}`,
    `error recipes/stew/de.md:6:7 broken-reference ${message}`,
  ])
})

test('a reference to an entry without a text in the same or the default language is an error', async () => {
  const settings = "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en', 'tr', 'de'] }\n"
  const files = {
    'site.config.ts': settings,
    'recipes/stock/de.md': entry('stock'),
    'recipes/soup/tr.md': entry('soup', { base: 'stock' }),
  }
  expect(await told(files)).toEqual([
    'error recipes/soup/tr.md:6:7 broken-reference `base` refers to "recipes/stock", which has no text in `tr` or `en`. | Write `recipes/stock/tr.md`, or remove the line.',
  ])
})
