import type { Problem } from '../../content/problem.ts'
import type { Publication } from '../../content/publication.ts'
import { articlePath, localPath, namedPaths } from '../../shared/paths.ts'
import type { LoadedPlugins } from './loadPlugins.ts'

/** Asks plug-ins for the heads of the front pages and of all articles, for what they throw and what may not stand there. */
export async function tryHeads(
  { articles, site }: Pick<Publication, 'articles' | 'site'>,
  plugins: LoadedPlugins | undefined,
): Promise<readonly Problem[]> {
  if (!plugins) return []
  const [first] = site.languages
  const homes = site.languages.map((language) => ({ language, path: localPath(namedPaths.home, language, first) }))
  const texts = articles.map(({ language, slug }) => ({ language, path: localPath(articlePath(slug), language, first) }))
  return (await plugins.describe([...homes, ...texts])).problems
}
