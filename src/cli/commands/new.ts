import { Argument, type Command } from 'commander'
import { type Environment, type Finish, siteFolder } from '../Environment.ts'
import type { AdditionKind } from '../start/runNew.ts'

interface Options {
  readonly site: string
  readonly lang?: string
  readonly title?: string
}

export function addNewCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('new')
    .description('start an article, author, page or category, or a translation of one, and print its path')
    .addArgument(new Argument('<kind>', 'what to make').choices(['article', 'author', 'page', 'category']))
    .argument('[id]', 'name of its folder, or the key of a category (parent/key for a subcategory); made from the title if left out')
    .option('--site <dir>', 'publication folder', environment.site)
    .option('--lang <code>', "language of the text (default: the publication's first)")
    .option('--title <title>', 'title as readers see it; for an author, the name')
    .addHelpText(
      'after',
      `
Examples:
  $ roomwright new article --title 'Sowing peas'
  $ roomwright new article sowing-peas --lang tr         its translation, with the fields of the original
  $ roomwright new author --title 'Ann Lee'
  $ roomwright new category vegetables/roots --title 'Root vegetables'`,
    )
    .action(async (kind: AdditionKind, id: string | undefined, { site, ...options }: Options) => {
      // Other commands do not need the code that writes texts.
      const { runNew } = await import('../start/runNew.ts')
      finish(await runNew(kind, siteFolder(environment, site), { environment, ...(id !== undefined && { id }), ...options }))
    })
}
