import type { Problem } from '../../../content/problem.ts'
import type { Publication } from '../../../content/publication.ts'
import { indexSite } from '../../pages/indexSite.ts'
import { codeEntry } from '../rendering/codeEntry.ts'
import { firstOfEach, problemsOf } from '../errors/CodeError.ts'

/** Calls each collection's `structuredData` with every entry, and returns the problems that it throws. */
export function tryCollections(publication: Publication): readonly Problem[] {
  const speaking = publication.collections.filter(({ structuredData }) => structuredData !== undefined)
  if (speaking.length === 0) return []
  const problems = publication.site.languages.flatMap((language) => {
    const index = indexSite(publication, language)
    return speaking.flatMap(({ entries, structuredData }) =>
      entries
        .filter((entry) => entry.language === language)
        .flatMap((entry) => problemsOf(() => structuredData?.(codeEntry(index, entry)))),
    )
  })
  return firstOfEach(problems)
}
