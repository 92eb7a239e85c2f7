import { clockStep } from '../../platform/files/fileStamp.ts'
import type { BuildOptions, BuildResult, FinishedBuild } from '../BuildOptions.ts'
import { unchangedFile } from '../facts/why.ts'
import { Stamps, statusOfFile } from '../output/Stamps.ts'
import { sealOfRecord } from '../output/readStanding.ts'
import { outOfSight } from './inputsOf.ts'
import { lookForChanges } from './lookForChanges.ts'
import { settingsGiveTheSame } from './settingsGiveTheSame.ts'
import type { Survey } from './Survey.ts'
import { writeUnchangedRecord } from './UnchangedRecord.ts'

/**
 * Builds a publication, unless the last finished build had the same inputs and its output is as it left it. In that case nothing is loaded,
 * and only names and times are read.
 */
export async function buildIfChanged(options: BuildOptions): Promise<BuildResult> {
  const began = Date.now()
  const isForced = options.verify === true || options.clean === true
  const { key, surveys, unchanged, changed } = await lookForChanges({ ...options, isForced })
  if (unchanged) {
    options.readsOutside?.(unchanged.further)
    return unchanged.result
  }
  const survey = surveys?.[0]
  const finished = (made: FinishedBuild) => surveys && remember(options, { ...made, key, surveys, began })
  if (survey && changed && areFewArticles(changed.files) && !options.elsewhere && !options.forgets) {
    const { buildReworded } = await import('../reworded/buildReworded.ts')
    const result = await buildReworded({ ...options, finished }, { ...changed, survey })
    if (result) return result
  }
  const { build } = await import('../build.ts')
  const isKnown = settingsGiveTheSame(options.site)
  return build({ ...options, ...(survey && { survey }), ...(isKnown && { finished }) })
}

/** Articles are read and rendered one after the other, in this thread. */
const few = 20

function areFewArticles(files: readonly string[]): boolean {
  return files.length > 0 && files.length <= few && files.every((file) => /^articles\/[^/]+\/[^/]+\.md$/.test(file))
}

interface Remembered extends FinishedBuild {
  readonly key: string
  readonly surveys: readonly Survey[]
  /** When the build started to check, in milliseconds since 1970. */
  readonly began: number
}

/** Records, under the output's lock, the inputs of the output. */
function remember(options: BuildOptions, { key, surveys, began, until, snapshot, read, pages, problems }: Remembered): void {
  const output = sealOfRecord(options.out)
  const further = [...new Set(read.filter(outOfSight(options)))].map((file) => surveyFile(file, began - clockStep))
  if (output === undefined || further.includes(undefined)) return
  const nextYear = Date.UTC(options.now.getUTCFullYear() + 1, 0)
  writeUnchangedRecord(unchangedFile(options), {
    key,
    from: options.now.getTime(),
    until: Math.min(until, nextYear),
    surveys,
    further: further.filter((survey) => survey !== undefined),
    output,
    snapshot,
    pages,
    problems,
  })
}

/** Surveys one file; undefined if it may have changed after a build read it. */
function surveyFile(root: string, before: number): Survey | undefined {
  const status = statusOfFile(root)
  if (!status || status.ctimeMs >= before) return undefined
  const stamps = Stamps.unknown(1)
  stamps.set(0, status)
  return { root, paths: [''], kinds: '0', stamps }
}
