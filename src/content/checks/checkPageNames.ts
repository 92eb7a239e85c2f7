import { namedPageNames } from '../../shared/paths.ts'
import { didYouMean } from '../didYouMean.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import type { Problem } from '../problem.ts'
import { problemIn } from '../problemAt.ts'

/** A folder of `pages/` has the name of one of the named pages. */
export function checkPageNames({ folders }: LoadedContent): readonly Problem[] {
  return folders
    .filter(({ root, name }) => root === 'pages' && !namedPageNames.some((known) => known === name))
    .map(({ root, name }) => {
      const near = didYouMean(name, namedPageNames)
      const fix = near ? `Did you mean \`${near}\`?` : `Write one of ${namedPageNames.join(', ')}.`
      return problemIn(`${root}/${name}`, { severity: 'error', rule: 'unknown-page', message: `There is no page "${name}".`, fix })
    })
}
