import { Console } from 'node:console'
import { relative } from 'node:path'
import { placeInStack } from '../builder/code/errors/explainCode.ts'
import { RemedyError } from '../content/own/RemedyError.ts'
import { explainError } from './explainError.ts'

/**
 * Keeps what a publication's code prints apart from the output of a command, lets that code not end the program, and ends it with a
 * sentence if the code fails after its call has ended: in a timer, or in a promise that nothing awaits.
 */
export function guardCode(): void {
  globalThis.console = new Console(process.stderr, process.stderr)
  const exit = process.exit.bind(process)
  process.exit = () => {
    throw new RemedyError('The code calls `process.exit()`, which would end the command', 'Throw an error instead.')
  }
  const end = (error: unknown) => {
    process.stderr.write(`${explainLate(error, process.cwd())}\n`)
    exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

/** Explains an error that no call waits for, with its place relative to the working directory. */
function explainLate(error: unknown, workingDirectory: string): string {
  const place = error instanceof Error ? placeInStack(error.stack ?? '', '/') : undefined
  const at = place ? `${relative(workingDirectory, `/${place.file}`)}:${place.line}:${place.column}  ` : ''
  return `${at}Code failed when nothing waited for it any more: ${explainError(error)}`
}
