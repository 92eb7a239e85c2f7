import type { Problem } from '../../content/problem.ts'
import type { Publication } from '../../content/publication.ts'
import { articlePath, localPath, namedPaths } from '../../shared/paths.ts'
import { createWording, wordingIn } from '../words/wording.ts'
import { CodeFailure, type OwnBlocks, firstOfEach } from './renderOwn.ts'

/** Renders every block of the publication's own, for what its component throws. */
export function tryBlocks({ articles, pages, freePages, site, texts }: Publication, own: OwnBlocks): readonly Problem[] {
  const wordings = new Map(site.languages.map((language) => [language, createWording(language, texts[language])]))
  const written = [
    ...articles.map(({ body, language, slug }) => ({ body, language, address: articlePath(slug) })),
    ...pages.map(({ body, language, name }) => ({ body, language, address: namedPaths[name] })),
    ...freePages,
  ]
  const problems = written.flatMap(({ body, language, address }) =>
    body.inserts.flatMap((insert) => {
      if (!('kind' in insert) || insert.kind !== 'own') return []
      try {
        const path = localPath(address, language, site.languages[0])
        own.render(insert, { language, path, messages: wordingIn(wordings, language).messages })
        return []
      } catch (error) {
        if (error instanceof CodeFailure) return [error.problem]
        throw error
      }
    }),
  )
  return firstOfEach(problems)
}
