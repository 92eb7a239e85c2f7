import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { outputPaths } from './outputPaths.ts'

it('files that a build keeps about an output are hidden beside it and named after it', () => {
  const { lock, stamps, changed } = outputPaths('/home/site/dist')
  expect([lock, stamps, changed]).toEqual(['/home/site/.dist.lock', '/home/site/.dist.stamps', '/home/site/.dist.changed.txt'])
})

it('pending files are inside the output', () => {
  const { target, pending } = outputPaths('/home/site/dist')
  expect(target).toBe('/home/site/dist')
  expect(dirname(dirname(pending))).toBe(target)
})
