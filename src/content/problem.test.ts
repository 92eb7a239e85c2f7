import { expect, test } from 'vitest'
import { problemIn } from './problem.ts'

test('a message quotes the beginning of a long value, and short ones whole', () => {
  const long = '椅'.repeat(60_000)
  const details = { severity: 'error', rule: 'slug-form' } as const
  expect(problemIn('a.md', { ...details, message: `\`slug\` "${long}" is wrong.`, fix: `Write '${long}'.` })).toMatchObject({
    message: `\`slug\` "${long.slice(0, 200)}…" is wrong.`,
    fix: `Write '${long.slice(0, 200)}…'.`,
  })
  const short = `\`slug\` "${long.slice(0, 200)}" is wrong.`
  expect(problemIn('a.md', { ...details, message: short })).toMatchObject({ message: short })
})
