import { join } from 'node:path'
import { vi } from 'vitest'
import { sampleCases } from '../../platform/testing/sampleCases.ts'
import { cacheFault, findCache } from '../findCache.ts'
import { runCommandLine } from '../runCommandLine.ts'
import { type Outcome, runProgram } from './runProgram.ts'

const root = join(import.meta.dirname, '../../..')

type Run = (args: readonly string[], cwd: string, variables?: NodeJS.ProcessEnv) => Promise<Outcome>

/** Runs a command as `main.ts` does, but in this process, which loads the engine only once. */
export const runHere: Run = async (args, cwd, variables = {}) => {
  const cache = findCache({ args, root, workingDirectory: cwd, named: variables.ROOMWRIGHT_CACHE })
  const fault = cacheFault(cache, { args, workingDirectory: cwd })
  if (fault !== undefined) return { status: 2, out: '', err: `${fault}\n` }
  const said = { out: '', err: '' }
  const from = process.cwd()
  const listen = (stream: 'stdout' | 'stderr', to: 'out' | 'err') =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => ((said[to] += String(text)), true))
  const spies = [listen('stdout', 'out'), listen('stderr', 'err')]
  for (const [name, value] of Object.entries({ SOURCE_DATE_EPOCH: '1795000000', ...variables })) vi.stubEnv(name, value)
  process.chdir(cwd)
  try {
    const status = await runCommandLine(args, { root, cache })
    return { status, ...said }
  } finally {
    process.chdir(from)
    vi.unstubAllEnvs()
    for (const spy of spies) spy.mockRestore()
  }
}

/**
 * Returns how to run the command of each case: as a program for one case of each kind, or for every one in the nightly run; in this process
 * for the others.
 */
export function runnerOf<Case>(cases: readonly Case[], kindOf: (found: Case) => string = () => 'any'): (found: Case) => Run {
  const started = new Set(sampleCases(cases, (found) => [kindOf(found)]))
  return (found) => (started.has(found) ? runProgram : runHere)
}
