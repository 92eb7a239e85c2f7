import { Command, CommanderError, Help } from 'commander'
import { engineVersion } from '../platform/builtEngine.ts'
import { UsageError } from '../platform/UsageError.ts'
import { type Environment, type Finish, readEnvironment } from './Environment.ts'
import { addBuildCommand } from './commands/build.ts'
import { addCheckCommand } from './commands/check.ts'
import { addDeployCommand } from './commands/deploy.ts'
import { addDevCommand } from './commands/dev.ts'
import { addImportCommand } from './commands/import.ts'
import { addInitCommand } from './commands/init.ts'
import { addNewCommand } from './commands/new.ts'
import { addRecordCommand } from './commands/record.ts'
import { addReviewCommand } from './commands/review.ts'
import { addServeCommand } from './commands/serve.ts'
import { addWhyCommand } from './commands/why.ts'
import { addWorkerCommand } from './commands/worker.ts'
import { addWriteCommand } from './commands/write.ts'
import { cacheAdvice, explainError, missingPackage } from './explainError.ts'

/** Runs a command and returns its exit status: 0 done, 1 the publication or the run has problems, 2 wrong usage. */
export async function runCommandLine(args: readonly string[], engine: { readonly root: string; readonly cache: string }): Promise<number> {
  let status = 0
  try {
    const environment = readEnvironment({
      variables: process.env,
      ...engine,
      workingDirectory: process.cwd(),
      terminal: process.stderr.isTTY,
      clock: new Date(),
    })
    const program = createProgram(environment, (result) => {
      status = result
    })
    await program.parseAsync(withoutHelp(args, program), { from: 'user' })
    return status
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    process.stderr.write(`${explainError(error)}${cacheAdvice(error, engine.cache)}\n`)
    return missingPackage(error) !== undefined || error instanceof UsageError ? 2 : 1
  }
}

/** Drops `help` before a name that no command has, so that the name is reported instead of the help for the whole program. */
function withoutHelp(args: readonly string[], program: Command): readonly string[] {
  const [help, name] = args
  if (help !== 'help' || name === undefined || name === 'help' || name.startsWith('-')) return args
  return program.commands.some((command) => command.name() === name) ? args : args.slice(1)
}

/** Creates the program with all its commands; runs none. */
export function createProgram(environment: Environment, finish: Finish): Command {
  const program = new Command('roomwright')
    .description('Turns a folder of plain files into a fast static site.')
    .version(engineVersion(environment.root))
    .showHelpAfterError("(try 'roomwright --help')")
    .showSuggestionAfterError()
    .exitOverride()
    // A switch is off unless it is given: `(default: false)` says nothing.
    .configureHelp({
      optionDescription: (option) => (option.defaultValue === false ? option.description : Help.prototype.optionDescription(option)),
    })
    .addHelpText(
      'after',
      `
Examples:
  $ roomwright init garden               start a publication in ./garden
  $ roomwright new article               start an article; also new author, new page, new category
  $ roomwright check                     every mistake in the publication, with its place
  $ roomwright build                     the publication becomes ./dist
  $ roomwright serve --port 8080         ./dist at http://localhost:8080
  $ roomwright dev                       build, serve, and rebuild at every change
  $ roomwright deploy prod --dry-run     what a deploy of ./dist would change
  $ roomwright import hugo ../old-blog   its posts, pictures and addresses
  $ roomwright write --plan topics.yaml  drafts of articles from a language model
  $ roomwright review                    read the drafts, and publish or reject them

The publication is the folder that --site names; without --site, the current folder if it has a site.config.ts, otherwise ./site.
Exit status: 0 done, 1 the publication or the run has problems, 2 wrong usage.`,
    )
  addInitCommand(program, environment, finish)
  addNewCommand(program, environment, finish)
  addBuildCommand(program, environment, finish)
  addServeCommand(program, environment, finish)
  addCheckCommand(program, environment, finish)
  addDevCommand(program, environment, finish)
  addImportCommand(program, environment, finish)
  addRecordCommand(program, environment)
  addWhyCommand(program, environment)
  addDeployCommand(program, environment, finish)
  addWorkerCommand(program, environment, finish)
  addWriteCommand(program, environment, finish)
  addReviewCommand(program, environment)
  return program
}
