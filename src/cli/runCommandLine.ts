import { Command, CommanderError } from 'commander'
import { UsageError } from '../platform/errorCode.ts'
import { type Environment, type Finish, readEnvironment } from './Environment.ts'
import { addBuildCommand } from './commands/build.ts'
import { addCheckCommand } from './commands/check.ts'
import { addDeployCommand } from './commands/deploy.ts'
import { addDevCommand } from './commands/dev.ts'
import { addRecordCommand } from './commands/record.ts'
import { addReviewCommand } from './commands/review.ts'
import { addServeCommand } from './commands/serve.ts'
import { addWhyCommand } from './commands/why.ts'
import { addWriteCommand } from './commands/write.ts'
import { explainError } from './explainError.ts'

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
    return error instanceof UsageError ? 2 : 1
  }
}

function createProgram(environment: Environment, finish: Finish): Command {
  const program = new Command('roomwright')
    .description('Makes a fast static site of a folder of plain files.')
    .version('0.1.0')
    .showHelpAfterError("(try 'roomwright --help')")
    .showSuggestionAfterError()
    .exitOverride()
    .addHelpText(
      'after',
      `
Examples:
  $ roomwright check                     every mistake in ./site, with its place
  $ roomwright build                     ./site becomes ./dist
  $ roomwright serve --port 8080         ./dist at http://localhost:8080
  $ roomwright dev                       build, serve, and rebuild at every change
  $ roomwright deploy prod --dry-run     what a deploy of ./dist would change
  $ roomwright write --plan topics.yaml  drafts of articles from a language model
  $ roomwright review                    read the drafts, and publish or reject them

Exit status: 0 done, 1 the publication or the run has problems, 2 wrong usage.`,
    )
  addBuildCommand(program, environment, finish)
  addServeCommand(program, environment, finish)
  addCheckCommand(program, environment, finish)
  addDevCommand(program, environment, finish)
  addRecordCommand(program, environment)
  addWhyCommand(program, environment)
  addDeployCommand(program, environment, finish)
  addWriteCommand(program, environment, finish)
  addReviewCommand(program, environment)
  return program
}
