import { expect, it } from 'vitest'
import { type Problem, problemIn } from '../../content/problem.ts'
import { SeenWarnings } from './SeenWarnings.ts'

const warning: Problem = problemIn('articles/a/en.md', {
  severity: 'warning',
  rule: 'missing-footnote',
  message: 'None.',
  fix: 'Write one.',
})
const error: Problem = { ...warning, severity: 'error' }

it('shows a warning once, also when it has moved in its file, and again after it was gone', () => {
  const seen = new SeenWarnings()
  expect(seen.leaveOut([warning])).toEqual([warning])
  expect(seen.leaveOut([{ ...warning, line: 7 }])).toEqual([])
  expect(seen.leaveOut([])).toEqual([])
  expect(seen.leaveOut([warning])).toEqual([warning])
})

it('shows errors, and warnings of other files, each time', () => {
  const seen = new SeenWarnings()
  seen.leaveOut([warning, error])
  const other = { ...warning, file: 'articles/b/en.md' }
  expect(seen.leaveOut([warning, error, other])).toEqual([error, other])
})
