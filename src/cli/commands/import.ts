import { Argument, type Command } from 'commander'
import type { ImportCommandOptions } from '../importing/runImport.ts'
import type { Environment, Finish } from '../Environment.ts'

export function addImportCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('import')
    .description('bring the texts and pictures of another program into a publication')
    .addArgument(new Argument('<kind>', 'what SOURCE is from').choices(['hugo', 'jekyll', 'wordpress', 'ghost', 'gatsby', 'markdown']))
    .argument('<source>', 'the root of a project, a folder of Markdown, or the file of an export')
    .option('--site <dir>', 'publication folder', environment.site)
    .option('--map <file>', 'YAML: where each tag and category leads; written with guesses where it is missing')
    .option('--report <file>', 'what was taken, changed and left out (default: import-report.md in the publication)')
    .option('--media <dir>', 'the pictures of an export, where they do not lie beside it')
    .option('--download', 'bring pictures from other servers', false)
    .addHelpText(
      'after',
      `
Examples:
  $ roomwright import hugo ../old-blog
  $ roomwright import wordpress blog.xml --media wp-content/uploads --map tags.yaml
  $ roomwright import ghost blog.ghost.json --download

The same command brings later changes; what was changed or deleted here stays so.`,
    )
    .action(async (kind: string, source: string, options: ImportCommandOptions) => {
      const { runImport } = await import('../importing/runImport.ts')
      await runImport({ ...options, kind, source }, environment, finish)
    })
}
