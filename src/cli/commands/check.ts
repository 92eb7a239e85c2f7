import { type Command, Option } from 'commander'
import { checkPublished } from '../../builder/addresses/keepAddresses.ts'
import { formatJson, formatSarif, formatText } from '../../content/format/formatProblems.ts'
import { loadPublication } from '../../content/loadPublication.ts'
import { createPictureInspector } from '../../content/pictures/inspectPicture.ts'
import { sortProblems } from '../../content/problem.ts'
import { type Environment, type Finish, shortPath, siteFolder } from '../Environment.ts'

interface Options {
  readonly site: string
  readonly format: 'text' | 'json' | 'sarif'
}

export function addCheckCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('check')
    .description('find every mistake in a publication')
    .option('--site <dir>', 'publication folder', 'site')
    .addOption(new Option('--format <format>', 'how to print the problems').choices(['text', 'json', 'sarif']).default('text'))
    .addHelpText(
      'after',
      '\nExamples:\n  $ roomwright check\n  $ roomwright check --site fixtures/sites/broken --format sarif > check.sarif',
    )
    .action(async ({ site, format }: Options) => {
      const directory = siteFolder(environment, site)
      const { publication, problems: found } = await loadPublication({
        directory,
        now: environment.now,
        drafts: false,
        inspectPicture: createPictureInspector({ cacheDirectory: environment.cache }),
      })
      const problems = publication ? sortProblems([...found, ...checkPublished(publication, directory)]) : found
      const text = { styled: environment.colour && process.stdout.isTTY, folder: shortPath(environment, directory) }
      const printed = {
        text: () => formatText(problems, text),
        json: () => formatJson(problems),
        sarif: () => formatSarif(problems, directory),
      }
      process.stdout.write(`${printed[format]()}\n`)
      finish(problems.some((problem) => problem.severity === 'error') ? 1 : 0)
    })
}
