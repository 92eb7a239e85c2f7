import { expect, it } from 'vitest'
import { article, loadFiles } from '../testing/loadFiles.ts'

it('letters that the social card cannot show are reported once per language', async () => {
  const { problems } = await loadFiles({
    'articles/a/en.md': article({ title: 'ξύλο', slug: 'a' }),
    'articles/b/en.md': article({ title: 'Oak and ξύλο', slug: 'b' }),
    'articles/c/en.md': article({ title: 'Дуб, 참나무, خشب, 木の椅子', slug: 'c' }),
  })
  const [problem, ...others] = problems.filter(({ rule }) => rule === 'card-letters')
  expect(others).toEqual([])
  expect(problem).toMatchObject({ file: 'articles/a/en.md', line: 2, severity: 'warning' })
  expect(problem?.message).toBe('The social card cannot show all letters of the title (ξ ύ λ ο). The same is true of 1 more in English.')
})
