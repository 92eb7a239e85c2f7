import type { Problem } from '../../content/problem.ts'
import { type Publication, publishedTexts } from '../../content/publication.ts'
import { type SiteIndex, indexSite, pathOfArticle } from '../pages/SiteIndex.ts'
import { PageEntry } from './PageEntry.ts'
import { codeEntry } from './codeEntry.ts'
import { CodeFailure, type OwnBlocks, firstOfEach } from './renderOwn.ts'

/** Renders every block of the publication's own, for what its component throws. */
export function tryBlocks(publication: Publication, own: OwnBlocks): readonly Problem[] {
  const sites = new Map<string, SiteIndex>()
  const siteIn = (language: string) => {
    const site = sites.get(language) ?? indexSite(publication, language)
    sites.set(language, site)
    return site
  }
  const problems = publishedTexts(publication).flatMap((text) =>
    text.body.inserts.flatMap((insert) => {
      if (!('kind' in insert) || insert.kind !== 'own') return []
      const site = siteIn(text.language)
      try {
        const entry = new PageEntry(() => codeEntry(site, text))
        own.render(insert, { language: text.language, path: pathOfArticle(site, text), messages: site.wording.messages, entry })
        return []
      } catch (error) {
        if (error instanceof CodeFailure) return [error.problem]
        throw error
      }
    }),
  )
  return firstOfEach(problems)
}
