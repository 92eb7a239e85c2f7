import { Argument, type Command } from 'commander'
import type { ImportCommandOptions } from '../importing/runImport.ts'
import type { Environment, Finish } from '../Environment.ts'

export function addImportCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('import')
    .description('import texts and pictures from another program into a publication')
    .addArgument(
      new Argument('<kind>', 'the program that SOURCE comes from').choices(['hugo', 'jekyll', 'wordpress', 'ghost', 'gatsby', 'markdown']),
    )
    .argument('<source>', 'the root of a project, a folder of Markdown, or an export file')
    .option('--site <dir>', 'publication folder', environment.site)
    .option('--map <file>', 'YAML file that says where each tag and category goes; written with guesses if it is missing')
    .option(
      '--report <file>',
      'file for a report of what was imported, changed and left out (default: import-report.md in the publication)',
    )
    .option('--media <dir>', 'the pictures of an export, if they are not beside it')
    .option('--download', 'download pictures from other servers', false)
    .addHelpText(
      'after',
      `
Examples:
  $ roomwright import hugo ../old-blog
  $ roomwright import wordpress blog.xml --media wp-content/uploads --map tags.yaml
  $ roomwright import ghost blog.ghost.json --download

Run the same command again to import later changes; what was changed or deleted here stays that way.`,
    )
    .action(async (kind: string, source: string, options: ImportCommandOptions) => {
      const { runImport } = await import('../importing/runImport.ts')
      await runImport({ ...options, kind, source }, environment, finish)
    })
}
