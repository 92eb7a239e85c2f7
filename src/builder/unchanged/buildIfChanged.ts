import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAbsence } from '../../platform/errorCode.ts'
import { clockStep } from '../../platform/fileStamp.ts'
import type { BuildOptions, BuildResult, FinishedBuild } from '../build.ts'
import { unchangedFile } from '../facts/why.ts'
import { Stamps, statusOfFile } from '../output/Stamps.ts'
import { outOfSight } from './inputsOf.ts'
import { isWrittenOut } from './isWrittenOut.ts'
import { lookForChanges, outputHash } from './lookForChanges.ts'
import type { Survey } from './Survey.ts'
import { writeUnchangedRecord } from './UnchangedRecord.ts'

/**
 * Builds a publication, unless the last finished build was made of the same and its output stands as it left it. Then nothing is loaded
 * and nothing is read but names and times.
 */
export async function buildIfChanged(options: BuildOptions): Promise<BuildResult> {
  const began = Date.now()
  const isForced = options.verify === true || options.clean === true
  const { key, surveys, unchanged } = await lookForChanges({ ...options, isForced })
  if (unchanged) return unchanged
  const { build } = await import('../build.ts')
  const isKnown = surveys !== undefined && isWrittenOut(settingsText(options.site))
  return build({ ...options, ...(isKnown && { finished: (made) => remember(options, { ...made, key, surveys, began }) }) })
}

interface Remembered extends FinishedBuild {
  readonly key: string
  readonly surveys: readonly Survey[]
  /** When the build began to look, in milliseconds since 1970. */
  readonly began: number
}

/** Notes, under the output's lock, what the output was made of. */
function remember(options: BuildOptions, { key, surveys, began, until, read, pages, problems }: Remembered): void {
  const output = outputHash(options.out)
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
    pages,
    problems,
  })
}

/** Undefined for a file that may have changed after a build read it. */
function surveyFile(root: string, before: number): Survey | undefined {
  const status = statusOfFile(root)
  if (!status || status.ctimeMs >= before) return undefined
  const stamps = Stamps.unknown(1)
  stamps.set(0, status)
  return { root, paths: [''], kinds: '0', stamps }
}

function settingsText(site: string): string {
  try {
    return readFileSync(join(site, 'site.config.ts'), 'utf8')
  } catch (error) {
    if (isAbsence(error)) return ''
    throw error
  }
}
