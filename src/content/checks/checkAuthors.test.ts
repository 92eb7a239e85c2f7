import { expect, test } from 'vitest'
import { article, loadFiles, placesOf } from '../testing/loadFiles.ts'

const author = (name: string) => `---\nname: ${name}\nmeta_title: A\nmeta_description: A.\n---\nA text.\n`

test('a mistyped author gets the existing name as a suggestion', async () => {
  const result = await loadFiles({ 'authors/ann/en.md': author('Ann Lee'), 'articles/b/en.md': article({ slug: 'b', author: 'Ann Leee' }) })
  expect(placesOf(result)).toEqual(['articles/b/en.md:5:9 unknown-author'])
  expect(result.problems[0]?.fix).toBe('Did you mean "Ann Lee"?')
})

test('an author whose name only looks the same gets told so', async () => {
  const files = { 'authors/ann/en.md': author('José'), 'articles/b/en.md': article({ slug: 'b', author: 'Jose\u0301' }) }
  const { problems } = await loadFiles(files)
  const [problem] = problems.filter(({ rule, file }) => rule === 'unknown-author' && file === 'articles/b/en.md')
  expect(problem).toMatchObject({
    message: expect.stringContaining('another form of Unicode'),
    fix: 'Copy the `name` from the file in `authors/`.',
  })
})

test('an author may be referred to by their name in any language', async () => {
  const result = await loadFiles({
    'site.config.ts': "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en', 'ru'] }\n",
    'authors/ann/en.md': author('Ann Lee'),
    'authors/ann/ru.md': author('Энн Ли'),
    'articles/b/ru.md': article({ slug: 'b', author: 'Энн Ли' }),
  })
  expect(placesOf(result)).toEqual([])
})

test('an invalid author file does not make the author unknown', async () => {
  const result = await loadFiles({ 'authors/ann/en.md': author('Ann Lee').replace('meta_title', 'metaTitle') })
  expect(placesOf(result)).toEqual(['authors/ann/en.md:2:1 missing-field', 'authors/ann/en.md:3:1 unknown-field'])
})

test('a publication without authors gets a single warning', async () => {
  const { problems } = await loadFiles({ 'articles/b/en.md': article({ slug: 'b' }) })
  expect(problems).toMatchObject([{ severity: 'warning', file: 'authors', rule: 'no-authors' }])
})

test('the fix for a missing author is the command that adds one', async () => {
  const none = await loadFiles({ 'articles/b/en.md': article({ slug: 'b' }) })
  expect(none.problems[0]?.fix).toContain('`npx roomwright new author`')
  const unknown = await loadFiles({
    'authors/ann/en.md': author('Ann Lee'),
    'articles/b/en.md': article({ slug: 'b', author: 'Berta Stone' }),
  })
  expect(unknown.problems[0]?.fix).toContain("`npx roomwright new author --title 'Berta Stone'`")
  const quoted = await loadFiles({
    'authors/ann/en.md': author('Ann Lee'),
    'articles/b/en.md': article({ slug: 'b', author: '"Niall O\'Neil"' }),
  })
  expect(quoted.problems[0]?.fix).toContain(String.raw`--title 'Niall O'\''Neil'`)
})
