import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { checkAds } from './checkAds.ts'
import { checkAlternativeTexts } from './checkAlternativeTexts.ts'
import { checkAnchors } from './checkAnchors.ts'
import { checkAuthorNames } from './checkAuthorNames.ts'
import { checkAuthors } from './checkAuthors.ts'
import { checkAuthorSlugs } from './checkAuthorSlugs.ts'
import { checkBlocks } from './checkBlocks.ts'
import { checkCategoryCounts } from './checkCategoryCounts.ts'
import { checkCategorySlugs } from './checkCategorySlugs.ts'
import { checkCategoryTexts } from './checkCategoryTexts.ts'
import { checkClassification } from './checkClassification.ts'
import { checkDates } from './checkDates.ts'
import { checkDefaultCategory } from './checkDefaultCategory.ts'
import { checkDefaultLanguage } from './checkDefaultLanguage.ts'
import { checkFileKinds } from './checkFileKinds.ts'
import { checkFileNames } from './checkFileNames.ts'
import { checkLanguages } from './checkLanguages.ts'
import { checkLinks } from './checkLinks.ts'
import { checkPageNames } from './checkPageNames.ts'
import { checkPaidLinks } from './checkPaidLinks.ts'
import { checkPictures } from './checkPictures.ts'
import { checkPublicFiles } from './checkPublicFiles.ts'
import { checkRedirectCycles } from './checkRedirectCycles.ts'
import { checkRedirectPages } from './checkRedirectPages.ts'
import { checkRedirectSegments } from './checkRedirectSegments.ts'
import { checkRedirectTargets } from './checkRedirectTargets.ts'
import { checkSlugs } from './checkSlugs.ts'
import { checkThirdParty } from './checkThirdParty.ts'
import { checkTitles } from './checkTitles.ts'
import { checkTopLevel } from './checkTopLevel.ts'

type Check = (content: LoadedContent) => readonly Problem[]

/** What a text leads to and shows: a half-written one may name what is still to come. */
const references: readonly Check[] = [checkAlternativeTexts, checkAnchors, checkAuthors, checkLinks, checkPictures]

const checks: readonly Check[] = [
  checkAds,
  checkAuthorNames,
  checkAuthorSlugs,
  checkBlocks,
  checkCategoryCounts,
  checkCategorySlugs,
  checkCategoryTexts,
  checkClassification,
  checkDates,
  checkDefaultCategory,
  checkDefaultLanguage,
  checkFileNames,
  checkLanguages,
  checkFileKinds,
  checkPageNames,
  checkPaidLinks,
  checkPublicFiles,
  checkRedirectCycles,
  checkRedirectPages,
  checkRedirectSegments,
  checkRedirectTargets,
  checkSlugs,
  checkThirdParty,
  checkTitles,
  checkTopLevel,
]

/** Every rule that goes beyond one file's own form; what an article that is in no output yet refers to stops no build. */
export function checkContent(content: LoadedContent): readonly Problem[] {
  const hidden = new Set(content.articles.filter((article) => article.isHidden).map((article) => article.source.file))
  const found = references.flatMap((check) => check(content))
  return [
    ...checks.flatMap((check) => check(content)),
    ...found.map((problem): Problem => (hidden.has(problem.file) ? { ...problem, severity: 'warning' } : problem)),
  ]
}
