import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'
import { slugFault, slugFrom } from '../schemas/slugField.ts'

/** The name of an author's folder is the slug of the author's page. */
export function checkAuthorSlugs({ folders }: LoadedContent): readonly Problem[] {
  return folders.flatMap(({ root, name }) => {
    const fault = root === 'authors' ? slugFault(name) : undefined
    if (!fault) return []
    const message = `The folder's name "${name}" as an author's slug ${fault}.`
    return [problemIn(`${root}/${name}`, { severity: 'error', rule: 'slug-form', message, fix: `Call it \`${slugFrom(name)}\`.` })]
  })
}
