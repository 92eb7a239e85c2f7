import { type Head, type LanguagePaths, type PageData, chunkName } from '../../shared/pageData.ts'
import type { LateSheets, PagePlan } from '../pages/PagePlan.ts'
import { sliceNames } from './sliceNames.ts'
import { titleIndexHash } from './titleIndex.ts'

export interface PageDataOptions {
  readonly compilationHash: string
  readonly sheets: LateSheets
  head(plan: PagePlan): Head
  languages(plan: PagePlan): LanguagePaths
}

export function makePageData(plan: PagePlan, options: PageDataOptions): PageData {
  const result = plan.result(options.head(plan), options.sheets)
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
