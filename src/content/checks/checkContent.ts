import { type LoadedContent, textsOf } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { checkAlternativeTexts, checkClassification, checkDates, checkRatings, checkSlugs, checkTitles } from './checkArticles.ts'
import { checkAuthorNames, checkAuthorSlugs, checkAuthors, checkBlocks } from './checkAuthors.ts'
import { checkCardLetters } from './checkCardLetters.ts'
import { checkCategoryCounts, checkCategorySlugs, checkCategoryTexts, checkDefaultCategory } from './checkCategories.ts'
import { checkCollectionAddresses, checkCollectionLanguages, checkHomeCollections } from './checkCollections.ts'
import { checkContrast } from './checkContrast.ts'
import { checkDefaultLanguage, checkFileKinds, checkFileNames, checkLanguages, checkPublicFiles, checkTopLevel } from './checkFolder.ts'
import { checkAnchors, checkLinks } from './checkLinks.ts'
import { checkAds, checkPaidLinks } from './checkPaidLinks.ts'
import { checkPageAddresses, checkPageNames } from './checkPages.ts'
import { checkPlaceholders, checkWrittenPages } from './checkPlaceholders.ts'
import { checkPictures } from './checkPictures.ts'
import { checkReferences } from './checkReferences.ts'
import { checkRedirectCycles, checkRedirectPages, checkRedirectSegments, checkRedirectTargets } from './checkRedirects.ts'
import { checkThirdParty } from './checkThirdParty.ts'
import { checkDrawings, checkUnreadDrawings, checkUnreadFolders } from './checkUnread.ts'
import { checkLanguageFiles, checkLanguageKeys, checkWords } from './checkWords.ts'

type Check = (content: LoadedContent) => readonly Problem[]

/** Checks of what a text links to and shows; a hidden text may name what does not exist yet. */
const references: readonly Check[] = [checkAlternativeTexts, checkAnchors, checkAuthors, checkLinks, checkPictures, checkReferences]

const checks: readonly Check[] = [
  checkAds,
  checkAuthorNames,
  checkAuthorSlugs,
  checkBlocks,
  checkCardLetters,
  checkCategoryCounts,
  checkCategorySlugs,
  checkCategoryTexts,
  checkClassification,
  checkCollectionAddresses,
  checkCollectionLanguages,
  checkContrast,
  checkDates,
  checkDefaultCategory,
  checkDefaultLanguage,
  checkDrawings,
  checkFileNames,
  checkHomeCollections,
  checkLanguageFiles,
  checkLanguageKeys,
  checkLanguages,
  checkFileKinds,
  checkPageAddresses,
  checkPageNames,
  checkPlaceholders,
  checkWrittenPages,
  checkPaidLinks,
  checkPublicFiles,
  checkRatings,
  checkRedirectCycles,
  checkRedirectPages,
  checkRedirectSegments,
  checkRedirectTargets,
  checkSlugs,
  checkThirdParty,
  checkTitles,
  checkTopLevel,
  checkUnreadDrawings,
  checkUnreadFolders,
  checkWords,
]

/** Runs every check beyond the form of a single file; broken references in texts that are not published yet are warnings. */
export function checkContent(content: LoadedContent): readonly Problem[] {
  const hidden = new Set([...textsOf(content), ...content.pages].filter((entry) => entry.isHidden).map((entry) => entry.source.file))
  const found = references.flatMap((check) => check(content))
  return [
    ...checks.flatMap((check) => check(content)),
    ...found.map((problem): Problem => (hidden.has(problem.file) ? { ...problem, severity: 'warning' } : problem)),
  ]
}
