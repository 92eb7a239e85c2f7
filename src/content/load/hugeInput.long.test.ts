import { expect, test } from 'vitest'
import { article, loadFiles, placesOf } from '../testing/loadFiles.ts'

/** More than a function call can take as arguments. */
const many = 200_000

test.each([
  ['list items', '- a\n'.repeat(many)],
  ['letters that marks part', '*a*\n'.repeat(many)],
  ['single tildes', '~a\n\n'.repeat(many)],
])('a text may contain very many %s', { timeout: 60_000 }, async (_name, body) => {
  expect(placesOf(await loadFiles({ 'articles/b/en.md': article({ slug: 'b' }, body) }))).toEqual([])
})

test('very many problems in one text are all reported', { timeout: 60_000 }, async () => {
  const result = await loadFiles({ 'articles/b/en.md': article({ slug: 'b' }, '<b>\n\n'.repeat(many)) })
  expect(placesOf(result)).toHaveLength(many)
})

const nested = Array.from({ length: 3000 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('')

test.each([
  ['categories.yaml', nested, 'yaml-syntax'],
  ['redirects.yaml', nested, 'yaml-syntax'],
  ['ads.json', `{"sapeLinks":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, 'json-syntax'],
])('deeply nested maps in %s are a problem, not a crash', async (file, text, rule) => {
  const { problems } = await loadFiles({ [file]: text })
  expect(problems.filter((problem) => problem.rule === rule)).toMatchObject([{ file, line: 1, column: 1, severity: 'error' }])
})

test('short rows below very many columns are reported at the table', async () => {
  const columns = 2000
  const table = `A text.\n\n${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|b|\n'.repeat(1000)}`
  const result = await loadFiles({ 'articles/b/en.md': article({ slug: 'b' }, table) })
  expect(placesOf(result)).toEqual(['articles/b/en.md:10:1 table-too-large'])
})

test('a line with too many character references is reported', async () => {
  const result = await loadFiles({ 'articles/b/en.md': article({ slug: 'b' }, `A text.\n\nOne ${'&amp;'.repeat(40_000)}\n`) })
  expect(placesOf(result)).toEqual(['articles/b/en.md:10:1 text-limit'])
})

test('a long text may hold many character references', async () => {
  const result = await loadFiles({ 'articles/b/en.md': article({ slug: 'b' }, `One&nbsp;cm and 2&#8239;cm.\n\n`.repeat(20_000)) })
  expect(placesOf(result)).toEqual([])
})
