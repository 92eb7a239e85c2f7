import { existsSync } from 'node:fs'
import type { BuildResult } from '../BuildOptions.ts'
import { unchangedFile } from '../facts/why.ts'
import { outputPaths } from '../output/outputPaths.ts'
import { readStanding } from '../output/readStanding.ts'
import { statusOf, statusOfFile } from '../output/Stamps.ts'
import { type Asked, inputsOf } from './inputsOf.ts'
import { type Survey, changedFilesIn, compareWithSurvey, takeSurvey } from './Survey.ts'
import { type UnchangedRecord, readUnchangedRecord } from './UnchangedRecord.ts'

/** What is known before a build. */
interface Before {
  /** The result that a build would have, and the files elsewhere that it read; absent if something has changed, or may have. */
  readonly unchanged?: { readonly result: BuildResult; readonly further: readonly string[] }
  readonly key: string
  /** Surveys of all inputs, taken before any is read; absent if they cannot detect changes. */
  readonly surveys?: readonly Survey[]
  /** The record of the last build, and the files of the publication that have changed; absent if anything else has, or may have. */
  readonly changed?: { readonly last: UnchangedRecord; readonly files: readonly string[] }
}

interface LookOptions extends Asked {
  readonly now: Date
  /** Ignores the last record, and takes new surveys for the next one. */
  readonly isForced?: boolean
}

/** Compares the recorded inputs and output of the last finished build with the current ones. */
export async function lookForChanges(options: LookOptions): Promise<Before> {
  const { isForced = false } = options
  const { key, inputs } = inputsOf(options)
  const record = readUnchangedRecord(unchangedFile(options))
  const known = record?.key === key ? record : undefined
  const compared = inputs.map(({ isLeftOut }, index) => {
    const before = isForced ? undefined : known?.surveys[index]
    return before && compareWithSurvey(before, isLeftOut)
  })
  const last = known && !isForced && isDue(known, options.now) && areSame(known.further) ? known : undefined
  if (last && compared.every((input) => input?.isSame === true)) {
    const result = standingResult(options.out, last)
    if (result) return { key, unchanged: { result, further: last.further.map(({ root }) => root) } }
  }
  const surveys: Survey[] = []
  for (const [index, input] of inputs.entries()) {
    const survey = compared[index]?.survey ?? (await takeSurvey({ ...input, before: isForced ? undefined : known?.surveys[index] }))
    if (!survey) return { key }
    surveys.push(survey)
  }
  const files = last && filesChanged(last.surveys, surveys)
  return { key, surveys, ...(last && files && { changed: { last, files } }) }
}

function areSame(files: readonly Survey[]): boolean {
  return files.every((file) => compareWithSurvey(file, () => false).isSame)
}

/** Returns the changed files of the publication; undefined if names were added or removed, or the engine has changed. */
function filesChanged(before: readonly Survey[], after: readonly Survey[]): readonly string[] | undefined {
  const [publication, ...engine] = after.map((survey, index) => {
    const last = before[index]
    return last && changedFilesIn(last, survey)
  })
  return engine.every((files) => files?.length === 0) ? publication : undefined
}

function isDue({ from, until }: UnchangedRecord, now: Date): boolean {
  return from <= now.getTime() && now.getTime() < until
}

/** Returns the result if the output is the one on record, with every file and folder as the last build left it. */
function standingResult(out: string, { output, pages, problems }: UnchangedRecord): BuildResult | undefined {
  const { pending, lock, changed } = outputPaths(out)
  if (existsSync(pending) || existsSync(lock) || !existsSync(changed)) return undefined
  const { files, folders, seal } = readStanding(out)
  if (seal !== output) return undefined
  const isWhole = files.paths.every((path, row) => {
    const status = statusOfFile(`${out}/${path}`)
    return status !== undefined && files.stamps.isOf(row, status)
  })
  const isOurs = folders.column.paths.every((path, row) => {
    const status = statusOf(`${out}/${path}`)
    return status !== undefined && folders.stamps.isOf(row, status)
  })
  if (!isWhole || !isOurs) return undefined
  return { output: { pages, written: 0, unchanged: files.paths.length, removed: 0 }, problems, failures: [] }
}
