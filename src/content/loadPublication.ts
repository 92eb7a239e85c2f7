import { assemblePublication } from './assemble/assemblePublication.ts'
import { checkContent } from './checks/checkContent.ts'
import { type ContentOptions, loadContent } from './load/loadContent.ts'
import type { LoadedContent } from './load/loadedContent.ts'
import { nextMoment } from './assemble/nextMoment.ts'
import { type Problem, sortProblems } from './problem.ts'
import type { Publication } from './publication.ts'
import { applyLevels } from './schemas/site/rulesSchema.ts'

export interface LoadOptions extends ContentOptions {
  /** Additional rules of `check`: their findings are reported but do not stop a build. */
  readonly further?: (content: LoadedContent) => Promise<readonly Problem[]>
}

export interface LoadResult {
  /** Absent if any problem is an error. */
  readonly publication: Publication | undefined
  /** Sorted by file, line and column. */
  readonly problems: readonly Problem[]
  /**
   * When the same files would give another publication, in milliseconds since 1970; infinite if time changes nothing, 0 if there are
   * errors.
   */
  readonly until: number
}

/** Loads and checks a publication folder; reports all problems at once. */
export async function loadPublication(options: LoadOptions): Promise<LoadResult> {
  const { content, problems: faults } = await loadContent(options)
  const found = applyLevels([...faults, ...checkContent(content)], content.site.fields.rules)
  const isSound = found.every((problem) => problem.severity === 'warning')
  const further = applyLevels((await options.further?.(content)) ?? [], content.site.fields.rules)
  const publication = isSound ? assemblePublication(content, options.now) : undefined
  return { publication, problems: sortProblems([...found, ...further]), until: isSound ? nextMoment(content, options.now) : 0 }
}
