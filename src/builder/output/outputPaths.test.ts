import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { outputPaths } from './outputPaths.ts'

it('what a build keeps of an output lies beside it, hidden, and is called after it', () => {
  const { lock, stamps, changed } = outputPaths('/home/site/dist')
  expect([lock, stamps, changed]).toEqual(['/home/site/.dist.lock', '/home/site/.dist.stamps', '/home/site/.dist.changed.txt'])
})

it('what waits lies in the output, where all who read that can read it', () => {
  const { target, pending } = outputPaths('/home/site/dist')
  expect(target).toBe('/home/site/dist')
  expect(dirname(dirname(pending))).toBe(target)
})
