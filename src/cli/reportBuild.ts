import type { BuildResult } from '../build/build.ts'
import { formatText } from '../content/format/formatText.ts'
import type { Environment } from './Environment.ts'
import { explainError } from './explainError.ts'

export interface ReportOptions {
  readonly environment: Environment
  readonly seconds: number
  /** The publication folder as the person would write it. */
  readonly site: string
  /** The output folder as the person would write it. */
  readonly target: string
}

/** Prints a build's problems and outcome; the exit status. */
export function reportBuild({ output, problems, failures }: BuildResult, { environment, seconds, site, target }: ReportOptions): 0 | 1 {
  if (problems.length > 0) process.stderr.write(`${formatText(problems, { styled: environment.colour, folder: site })}\n`)
  for (const failure of failures) process.stderr.write(`${failure.path}: the page could not be rendered: ${explainError(failure.error)}\n`)
  if (!output) {
    process.stderr.write(`Nothing was built; ${target} is as it was.\n`)
    return 1
  }
  const { pages, written, unchanged, removed } = output
  process.stdout.write(
    `Built ${pages} pages in ${seconds.toFixed(1)} s into ${target}: ${written} files written, ${unchanged} unchanged, ${removed} removed.\n`,
  )
  return 0
}
