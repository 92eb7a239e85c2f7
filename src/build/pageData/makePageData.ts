import { type Head, type LanguagePaths, type PageData, type PageResult, chunkName } from '../../shared/pageData.ts'
import type { HeadDetails } from '../head/headDetails.ts'
import type { LateSheets, PagePlan } from '../pages/PagePlan.ts'
import { sliceNames } from './sliceNames.ts'
import { titleIndexHash } from './titleIndex.ts'

export interface PageDataOptions {
  readonly compilationHash: string
  readonly sheets: LateSheets
  head(plan: PagePlan): Head
  languages(plan: PagePlan): LanguagePaths
  readonly details: HeadDetails
  /** HTML for the end of the page. */
  after(plan: PagePlan): string | undefined
}

export function makePageData(plan: PagePlan, options: PageDataOptions): PageData {
  const plain = plan.result(options.head(plan), options.sheets)
  const after = options.after(plan)
  const result = { ...plain, head: options.details(plan, plain), ...(after !== undefined && { after }) } as PageResult
  return {
    path: plan.path,
    componentChunkName: chunkName(result.component),
    matchPath: null,
    staticQueryHashes: [titleIndexHash(plan.language)],
    slicesMap: sliceNames(plan.language),
    result: { ...result, languages: options.languages(plan) },
    webpackCompilationHash: options.compilationHash,
  }
}
