import { expect, test } from 'vitest'
import { article, loadFiles } from '../testing/loadFiles.ts'

const unfinished = (fields: Readonly<Record<string, string>>) =>
  article({ slug: 'unfinished', image: '{ src: ./later.jpg, alt: A chair }', ...fields }, 'See [later](/articles/later).\n')

test.each([
  ['a draft', { status: 'draft' }],
  ['an article of the future', { publishAt: '2099-01-01T00:00:00Z' }],
])('mistakes in %s are warnings and do not stop the build', async (_what, fields) => {
  const { publication, problems } = await loadFiles({ 'articles/unfinished/en.md': unfinished(fields) })
  const own = problems.filter((problem) => problem.file === 'articles/unfinished/en.md')
  expect(own.map(({ rule, severity }) => `${severity} ${rule}`).toSorted()).toEqual(['warning broken-link', 'warning picture-missing'])
  expect(publication).toBeDefined()
})

test('the same mistakes in a published article stop the build', async () => {
  const { publication } = await loadFiles({ 'articles/unfinished/en.md': unfinished({}) })
  expect(publication).toBeUndefined()
})

test('a draft with the slug of another article stops the build', async () => {
  const draft = article({ slug: 'unfinished', status: 'draft' })
  const { publication, problems } = await loadFiles({ 'articles/one/en.md': draft, 'articles/two/en.md': draft })
  expect(problems.filter(({ rule }) => rule === 'duplicate-slug').map(({ severity }) => severity)).toEqual(['error', 'error'])
  expect(publication).toBeUndefined()
})
