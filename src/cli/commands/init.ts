import type { Command } from 'commander'
import type { Environment, Finish } from '../Environment.ts'
import type { GivenSettings } from '../start/askSettings.ts'

interface Options extends GivenSettings {
  readonly yes: boolean
}

export function addInitCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('init')
    .description('begin a publication: settings, a first article, an author, pages to write, what hosts need')
    .argument('[folder]', 'the folder of the publication; nothing that is there is overwritten', '.')
    .option('--yes', 'ask nothing: take the default of every question that no option answers', false)
    .option('--title <title>', 'name of the publication')
    .option('--url <url>', 'address of the site: scheme and host')
    .option('--lang <codes>', 'languages with commas between them, the default first')
    .option('--look <name>', 'look of the site')
    .option('--categories <titles>', 'titles of the first categories with commas between them')
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
