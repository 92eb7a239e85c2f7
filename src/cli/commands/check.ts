import { type Command, Option } from 'commander'
import { readPublished } from '../../builder/addresses/AddressBook.ts'
import { checkPublished } from '../../builder/addresses/keepAddresses.ts'
import { ledgerRecord } from '../../builder/addresses/ledgerRecord.ts'
import { formatJson, formatSarif, formatText } from '../../content/format/formatProblems.ts'
import { loadPublication } from '../../content/loadPublication.ts'
import { createPictureInspector } from '../../content/pictures/inspectPicture.ts'
import { type Problem, sortProblems } from '../../content/problem.ts'
import { checkProse } from '../../content/prose/checkProse.ts'
import { checkRecord } from '../../content/record/checkRecord.ts'
import { type DateEdit, mendDates } from '../../content/record/mendDates.ts'
import { readRecord } from '../../content/record/readRecord.ts'
import { type Environment, type Finish, shortPath, siteFolder } from '../Environment.ts'

interface Options {
  readonly site: string
  readonly format: 'text' | 'json' | 'sarif'
  readonly fix: boolean
}

export function addCheckCommand(program: Command, environment: Environment, finish: Finish): void {
  program
    .command('check')
    .description('find every mistake in a publication')
    .option('--site <dir>', 'publication folder', environment.site)
    .option('--fix', 'write the dates of the record into the articles', false)
    .addOption(new Option('--format <format>', 'how to print the problems').choices(['text', 'json', 'sarif']).default('text'))
    .addHelpText(
      'after',
      '\nExamples:\n  $ roomwright check\n  $ roomwright check --fix\n  $ roomwright check --site fixtures/sites/broken --format sarif > check.sarif',
    )
    .action(async ({ site, format, fix }: Options) => {
      const directory = siteFolder(environment, site)
      const first = await examine(environment, directory)
      const mended = fix ? mendDates(directory, first.edits) : []
      const { problems, note } = mended.length > 0 ? await examine(environment, directory) : first
      const text = { styled: environment.colour && process.stdout.isTTY, folder: shortPath(environment, directory) }
      const printed = {
        text: () => formatText(problems, text),
        json: () => formatJson(problems),
        sarif: () => formatSarif(problems, directory),
      }
      if (note !== undefined) process.stderr.write(`${note}\n`)
      if (mended.length > 0) process.stderr.write(`Dates written into ${mended.length === 1 ? '1 file' : `${mended.length} files`}.\n`)
      process.stdout.write(`${printed[format]()}\n`)
      finish(problems.some((problem) => problem.severity === 'error') ? 1 : 0)
    })
}

interface Examination {
  readonly problems: readonly Problem[]
  readonly edits: readonly DateEdit[]
  /** Why the dates were compared with nothing. */
  readonly note: string | undefined
}

async function examine(environment: Environment, directory: string): Promise<Examination> {
  const history = readRecord(directory)
  let edits: readonly DateEdit[] = []
  let note: string | undefined
  const { publication, problems } = await loadPublication({
    directory,
    now: environment.now,
    drafts: false,
    inspectPicture: createPictureInspector({ cacheDirectory: environment.cache }),
    async further(content) {
      const found = await history
      const remarks = checkProse(content)
      if (found === 'shallow clone') {
        note = 'The dates are not compared with the history: this clone is shallow. `git fetch --unshallow` brings the rest.'
        return remarks
      }
      const record = found === 'no history' ? ledgerRecord(readPublished(directory).published, content.articles) : found
      if (record.files.size === 0)
        note = 'The dates are compared with nothing: there is no history of these files, nor a day in published.json.'
      const compared = await checkRecord(content, record)
      edits = compared.edits
      return [...compared.problems, ...remarks]
    },
  })
  return { problems: publication ? sortProblems([...problems, ...checkPublished(publication, directory)]) : problems, edits, note }
}
