import { afterEach, expect, it, vi } from 'vitest'
import type { Problem } from '../../content/problem.ts'
import type { Environment } from '../Environment.ts'
import { reportBuild } from './build.ts'

afterEach(() => vi.restoreAllMocks())

const problem: Problem = {
  rule: 'plugin',
  severity: 'error',
  file: 'plugins/tell.ts',
  line: 3,
  column: 9,
  message: 'The plug-in "tell" failed in `built`: Nobody answers.',
  fix: 'Correct the code there.',
}

it.each([
  ['fails if a plug-in failed with the output that stands', 'error', 1],
  ['succeeds with a warning', 'warning', 0],
] as const)('a build %s', (_what, severity, status) => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const output = { pages: 1, written: 0, unchanged: 1, removed: 0 }
  const options = { environment: { colour: false } as Environment, seconds: 1, site: 'site', target: 'dist' }
  expect(reportBuild({ output, problems: [{ ...problem, severity }], failures: [] }, options)).toBe(status)
})
