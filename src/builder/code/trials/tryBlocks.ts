import type { Problem } from '../../../content/problem.ts'
import { type Body, type FreePage, type Publication, publishedTexts } from '../../../content/publication.ts'
import { localPath, namedPaths } from '../../../shared/addresses/paths.ts'
import { type SiteIndex, pathOfArticle } from '../../pages/SiteIndex.ts'
import { indexSite } from '../../pages/indexSite.ts'
import type { OwnPlace } from '../rendering/CodeRenderer.ts'
import { PageEntry } from '../rendering/PageEntry.ts'
import { codeEntry } from '../rendering/codeEntry.ts'
import type { OwnBlocks } from '../rendering/OwnBlocks.ts'
import { firstOfEach, problemsOf } from '../errors/CodeError.ts'

/** Renders every block of the publication's own code, and reports what components throw. */
export function tryBlocks(publication: Publication, own: OwnBlocks): readonly Problem[] {
  const { site, pages, freePages } = publication
  const sites = new Map<string, SiteIndex>()
  const siteIn = (language: string) => {
    const known = sites.get(language) ?? indexSite(publication, language)
    sites.set(language, known)
    return known
  }
  const tryAll = ({ inserts }: Body, language: string, place: (site: SiteIndex) => Pick<OwnPlace, 'path' | 'entry'>) =>
    inserts.flatMap((insert): readonly Problem[] => {
      if (!('kind' in insert) || insert.kind !== 'own') return []
      const index = siteIn(language)
      return problemsOf(() => own.render(insert, { language, messages: index.wording.messages, ...place(index) }))
    })
  const tryPage = ({ body, language, address }: Pick<FreePage, 'body' | 'language' | 'address'>) =>
    tryAll(body, language, () => ({ path: localPath(address, { language, defaultLanguage: site.languages[0] }) }))
  return firstOfEach([
    ...publishedTexts(publication).flatMap((text) =>
      tryAll(text.body, text.language, (index) => ({
        path: pathOfArticle(index, text),
        entry: new PageEntry(() => codeEntry(index, text)),
      })),
    ),
    ...pages.flatMap(({ body, language, name }) => tryPage({ body, language, address: namedPaths[name] })),
    ...freePages.flatMap(tryPage),
  ])
}
