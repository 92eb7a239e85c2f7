import { readPublished } from '../builder/addresses/AddressBook.ts'
import { checkPublished } from '../builder/addresses/keepAddresses.ts'
import { ledgerRecord } from '../builder/addresses/ledgerRecord.ts'
import { loadBundle } from '../builder/bundle/loadBundle.ts'
import { engineHash } from '../builder/bundle/sourceHash.ts'
import { checkTypes, omitRepeated } from '../builder/code/checkTypes.ts'
import { loadCode } from '../builder/code/loadCode.ts'
import { tryHeads } from '../builder/plugins/tryHeads.ts'
import { tryBlocks } from '../builder/code/trials/tryBlocks.ts'
import { tryCollections } from '../builder/code/trials/tryCollections.ts'
import { trySlots } from '../builder/code/trials/trySlots.ts'
import { textsOf } from '../content/load/loadedContent.ts'
import { loadPublication } from '../content/loadPublication.ts'
import { createPictureInspector } from '../content/pictures/inspectPicture.ts'
import { type Problem, sortProblems } from '../content/problem.ts'
import { checkProse } from '../content/prose/checkProse.ts'
import { checkRecord } from '../content/record/checkRecord.ts'
import type { DateEdit } from '../content/record/mendDates.ts'
import { readRecord } from '../content/record/readRecord.ts'
import { checkLetters } from '../content/theme/checkLetters.ts'
import type { Environment } from './Environment.ts'

interface Examination {
  readonly problems: readonly Problem[]
  readonly edits: readonly DateEdit[]
  /** Which dates could not be compared, and why. */
  readonly note: string | undefined
}

/** Loads a publication and runs every check, including those of its record and its texts. */
export async function examine(environment: Environment, directory: string): Promise<Examination> {
  const history = readRecord(directory)
  const { code, problems: faults } = await loadCode({
    directory,
    cacheDirectory: environment.cache,
    engine: engineHash(environment.root),
    now: environment.now,
    bundle: () => loadBundle({ root: environment.root, cacheDirectory: environment.cache, stayReady: false }),
  })
  const types = checkTypes(directory)
  // Awaited below; a failure must not count as unhandled while the publication loads.
  types.catch(() => undefined)
  let edits: readonly DateEdit[] = []
  let note: string | undefined
  const { publication, problems: told } = await loadPublication({
    directory,
    code,
    now: environment.now,
    drafts: false,
    inspectPicture: createPictureInspector({ cacheDirectory: environment.cache }),
    async further(content) {
      const found = await history
      const remarks = [...checkProse(content), ...checkLetters(content)]
      if (found === 'shallow clone') {
        note = 'The dates were not compared with the history, because this clone is shallow. Run `git fetch --unshallow` to get the rest.'
        return remarks
      }
      const record = found === 'no history' ? ledgerRecord(readPublished(directory).published, textsOf(content)) : found
      if (record.files.size === 0)
        note = 'The dates were not compared with anything: these files have no history, and published.json has no dates for them.'
      const compared = await checkRecord(content, record)
      edits = compared.edits
      if (found !== 'no history' && compared.unrecorded.length > 0) note = noteOn(compared.unrecorded)
      return [...compared.problems, ...remarks]
    },
  })
  const further = publication
    ? [
        ...checkPublished(publication, directory),
        ...tryBlocks(publication, code.own),
        ...tryCollections(publication),
        ...trySlots(publication, code, environment.now),
        ...(await tryHeads(publication, code.plugins)),
      ]
    : []
  const problems = [...faults, ...told, ...further]
  return { problems: sortProblems([...problems, ...omitRepeated(await types, problems)]), edits, note }
}

function noteOn(uncommitted: readonly string[]): string {
  const [which, why] = uncommitted.length === 1 ? [uncommitted[0], 'it is'] : [`${uncommitted.length} texts`, 'they are']
  return `The dates of ${which} were not compared with the history, because ${why} not committed.`
}
