import { assemblePublication } from './assemblePublication.ts'
import { checkContent } from './checks/checkContent.ts'
import type { ConfigRunner } from './load/config/runConfig.ts'
import { loadContent } from './load/loadContent.ts'
import type { LoadedContent } from './load/loadedContent.ts'
import { nextMoment } from './nextMoment.ts'
import type { SeenFolder } from './load/SeenFolder.ts'
import type { Snapshot } from './load/Snapshot.ts'
import type { OwnCode } from './own/ownCode.ts'
import type { PictureInspector } from './pictures/inspectPicture.ts'
import { type Problem, sortProblems } from './problem.ts'
import type { Publication } from './publication.ts'
import { applyLevels } from './schemas/rulesSchema.ts'

export interface LoadOptions {
  /** The publication folder. */
  readonly directory: string
  /** Articles that are due later are left out. */
  readonly now: Date
  /** Whether drafts, and articles that are due later, are in the publication. */
  readonly drafts: boolean
  readonly inspectPicture: PictureInspector
  /** Absent: `site.config.ts` runs in a process of its own. */
  readonly runConfig?: ConfigRunner
  /** What earlier runs found; absent: every file is read. */
  readonly snapshot?: Snapshot
  /** What was just seen of the folder; absent: it is looked at. */
  readonly seen?: SeenFolder
  /** Absent: the publication has no code of its own. */
  readonly code?: OwnCode
  /** Rules of `check` alone: their findings are reported and stop no build. */
  readonly further?: (content: LoadedContent) => Promise<readonly Problem[]>
}

export interface LoadResult {
  /** Absent where any problem is an error. */
  readonly publication: Publication | undefined
  /** By file, line and column. */
  readonly problems: readonly Problem[]
  /** Milliseconds since 1970: when the same files become another publication; infinite where time changes nothing, 0 where it is none. */
  readonly until: number
}

/** Reads and checks a publication folder, and reports everything that is wrong in it at once. */
export async function loadPublication(options: LoadOptions): Promise<LoadResult> {
  const { content, problems: faults } = await loadContent(options)
  const found = applyLevels([...faults, ...checkContent(content)], content.site.fields.rules)
  const isSound = found.every((problem) => problem.severity === 'warning')
  const further = applyLevels((await options.further?.(content)) ?? [], content.site.fields.rules)
  const publication = isSound ? assemblePublication(content, options.now) : undefined
  return { publication, problems: sortProblems([...found, ...further]), until: isSound ? nextMoment(content, options.now) : 0 }
}
