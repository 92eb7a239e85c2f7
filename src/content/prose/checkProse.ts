import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { checkEdges, checkPhrases } from './checkRepetition.ts'
import { checkColumns, checkLinkCounts, checkSectionShapes, checkSources } from './checkShapes.ts'
import { checkUnits } from './checkUnits.ts'
import { readArticleTexts } from './readPassages.ts'

/** Checks what an editor would mark in the texts: rules that stop no build unless the publication asks for it. */
export function checkProse(content: LoadedContent): readonly Problem[] {
  const texts = readArticleTexts(content.articles)
  // Entries of a collection are alike on purpose, and short.
  const entries = readArticleTexts(content.collections.flatMap((collection) => collection.entries))
  const all = [...texts, ...entries]
  const biographies = content.authors.map((author) => ({ ...author, isHidden: false, fields: {} }))
  return [
    ...checkColumns(all),
    ...checkEdges(texts),
    ...checkLinkCounts(texts, content),
    ...checkPhrases(texts),
    ...checkSectionShapes(texts),
    ...checkSources(all),
    ...checkUnits([...all, ...readArticleTexts(content.pages), ...readArticleTexts(biographies)]),
  ]
}
