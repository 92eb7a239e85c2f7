import { Command } from 'commander'
import { addBuildCommand } from './commands/build.ts'
import { addCheckCommand } from './commands/check.ts'
import { addDeployCommand } from './commands/deploy.ts'
import { addDevCommand } from './commands/dev.ts'
import { addRecordCommand } from './commands/record.ts'
import { addReviewCommand } from './commands/review.ts'
import { addServeCommand } from './commands/serve.ts'
import { addWriteCommand } from './commands/write.ts'
import type { Environment } from './Environment.ts'

/** Tells the caller the command's exit status. */
export type Finish = (status: 0 | 1) => void

export function createProgram(environment: Environment, finish: Finish): Command {
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
  addDeployCommand(program, environment, finish)
  addWriteCommand(program, environment, finish)
  addReviewCommand(program, environment)
  return program
}
