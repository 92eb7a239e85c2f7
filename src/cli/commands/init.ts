import type { Command } from 'commander'
import { lookNames } from '../../shared/colours/themeColours.ts'
import { engineLanguageCodes } from '../../shared/languages/languages.ts'
import type { Environment, Finish } from '../Environment.ts'
import type { GivenSettings } from '../start/askSettings.ts'

interface Options extends GivenSettings {
  readonly yes: boolean
}

export function addInitCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('init')
    .description('start a publication: settings, a first article, an author, pages to write, files for hosts')
    .argument('[folder]', 'the folder of the publication; existing files are never overwritten', '.')
    .option('--yes', 'ask nothing: use the default for every question that no option answers', false)
    .option('--title <title>', 'name of the publication')
    .option('--url <url>', 'address of the site: scheme and host')
    .option('--lang <codes>', `languages, separated by commas, the default first: ${engineLanguageCodes.join(', ')}`)
    .option('--look <name>', `look of the site: ${lookNames.join(', ')}`)
    .option('--categories <titles>', 'titles of the first categories, separated by commas')
    .addHelpText(
      'after',
      `
Examples:
  $ roomwright init garden
  $ roomwright init garden --yes --title 'The Garden' --url https://garden.example --lang en,tr`,
    )
    .action(async (folder: string, options: Options) => {
      // Other commands do not need the texts of a new publication.
      const { runInit } = await import('../start/runInit.ts')
      finish(await runInit({ folder, ...options }, environment))
    })
}
