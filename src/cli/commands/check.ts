import { type Command, Option } from 'commander'
import { countOf, formatJson, formatSarif, formatText } from '../../content/format/formatProblems.ts'
import { formatSummaryJson, formatSummaryText } from '../../content/format/formatSummary.ts'
import { UsageError } from '../../platform/UsageError.ts'
import { type Environment, type Finish, shortPath, siteFolder } from '../Environment.ts'

interface Options {
  readonly site: string
  readonly format: 'text' | 'json' | 'sarif'
  readonly fix: boolean
  readonly summary: boolean
}

export function addCheckCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('check')
    .description('find every mistake in a publication')
    .option('--site <dir>', 'publication folder', environment.site)
    .option('--fix', 'set the dates of the articles to those of their Git history', false)
    .option('--summary', 'group problems by rule, worst first, at most twenty of each', false)
    .addOption(new Option('--format <format>', 'how to print the problems').choices(['text', 'json', 'sarif']).default('text'))
    .addHelpText(
      'after',
      '\nExamples:\n  $ roomwright check\n  $ roomwright check --summary\n  $ roomwright check --fix\n  $ roomwright check --format sarif > check.sarif',
    )
    .action(async ({ site, format, fix, summary }: Options) => {
      if (summary && format === 'sarif') throw new UsageError('--summary works only with --format text or json; SARIF lists every problem.')
      const directory = siteFolder(environment, site)
      // Other commands do not need the checks.
      const [{ examine }, { mendDates }] = await Promise.all([import('../examine.ts'), import('../../content/record/mendDates.ts')])
      const first = await examine(environment, directory)
      const mended = fix ? mendDates(directory, first.edits) : []
      const { problems, note } = mended.length > 0 ? await examine(environment, directory) : first
      const text = { styled: environment.colour && process.stdout.isTTY, folder: shortPath(environment, directory) }
      const printed = {
        text: () => (summary ? formatSummaryText(problems, text) : formatText(problems, text)),
        json: () => (summary ? formatSummaryJson(problems) : formatJson(problems)),
        sarif: () => formatSarif(problems, directory),
      }
      if (note !== undefined) process.stderr.write(`${note}\n`)
      if (mended.length > 0) process.stderr.write(`Dates written into ${countOf(mended.length, 'file')}.\n`)
      process.stdout.write(`${printed[format]()}\n`)
      finish(problems.some((problem) => problem.severity === 'error') ? 1 : 0)
    })
}
