import { assemblePublication } from './assemblePublication.ts'
import { checkContent } from './checks/checkContent.ts'
import type { ConfigRunner } from './load/config/runConfig.ts'
import { loadContent } from './load/loadContent.ts'
import type { PictureInspector } from './pictures/inspectPicture.ts'
import { type Problem, sortProblems } from './problem.ts'
import type { Publication } from './publication.ts'

interface LoadOptions {
  /** The publication folder. */
  readonly directory: string
  /** Articles that are due later are left out. */
  readonly now: Date
  /** Whether drafts, and articles that are due later, are in the publication. */
  readonly drafts: boolean
  readonly inspectPicture: PictureInspector
  /** Absent: `site.config.ts` runs in a process of its own. */
  readonly runConfig?: ConfigRunner
}

export interface LoadResult {
  /** Absent where any problem is an error. */
  readonly publication: Publication | undefined
  /** By file, line and column. */
  readonly problems: readonly Problem[]
}

/** Reads and checks a publication folder, and reports everything that is wrong in it at once. */
export async function loadPublication(options: LoadOptions): Promise<LoadResult> {
  const { content, problems: faults } = await loadContent(options)
  const problems = sortProblems([...faults, ...checkContent(content)])
  const isSound = problems.every((problem) => problem.severity === 'warning')
  return { publication: isSound ? assemblePublication(content, options.now) : undefined, problems }
}
