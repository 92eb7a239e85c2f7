import { readPublished } from '../builder/addresses/AddressBook.ts'
import { checkPublished } from '../builder/addresses/keepAddresses.ts'
import { ledgerRecord } from '../builder/addresses/ledgerRecord.ts'
import { loadPublication } from '../content/loadPublication.ts'
import { createPictureInspector } from '../content/pictures/inspectPicture.ts'
import { type Problem, sortProblems } from '../content/problem.ts'
import { checkProse } from '../content/prose/checkProse.ts'
import { checkRecord } from '../content/record/checkRecord.ts'
import type { DateEdit } from '../content/record/mendDates.ts'
import { readRecord } from '../content/record/readRecord.ts'
import type { Environment } from './Environment.ts'

interface Examination {
  readonly problems: readonly Problem[]
  readonly edits: readonly DateEdit[]
  /** Why the dates were compared with nothing. */
  readonly note: string | undefined
}

/** Reads a publication with all that its record and its texts show. */
export async function examine(environment: Environment, directory: string): Promise<Examination> {
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
