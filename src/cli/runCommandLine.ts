import { CommanderError } from 'commander'
import { OutputRefusedError } from '../build/output/claimOutput.ts'
import { createProgram } from './createProgram.ts'
import { UsageError, readEnvironment } from './Environment.ts'
import { explainError } from './explainError.ts'
import { PlanError } from '../write/plan/PlanError.ts'

/** Runs one command and gives its exit status: 0 done, 1 the publication or the run has problems, 2 wrong usage. */
export async function runCommandLine(args: readonly string[], root: string): Promise<number> {
  let status = 0
  try {
    const environment = readEnvironment({
      variables: process.env,
      root,
      workingDirectory: process.cwd(),
      terminal: process.stderr.isTTY,
      clock: new Date(),
    })
    const program = createProgram(environment, (result) => {
      status = result
    })
    await program.parseAsync(args, { from: 'user' })
    return status
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    process.stderr.write(`${explainError(error)}\n`)
    return usageErrors.some((kind) => error instanceof kind) ? 2 : 1
  }
}

const usageErrors = [UsageError, OutputRefusedError, PlanError]
