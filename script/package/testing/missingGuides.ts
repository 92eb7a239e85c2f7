import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from './installedPackage.ts'

/** Guides that stay in the repository, because they are about work on the engine. */
const forEngineers = /\/decisions\/|\/(?:architecture|dependencies|performance|reliability|CONTRIBUTING)\.md$/

/** Returns the guides that messages of an installed engine name, or guides for publishers link to, and that its folder lacks. */
export function missingGuides(folder: string): readonly string[] {
  const textsOf = (below: string, ending: string) =>
    filesBelow(join(folder, below))
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const named = textsOf('package', '.js').flatMap(({ text }) => text.match(/docs\/[\w-]+\.md/g) ?? [])
  const linked = textsOf('docs', '.md').flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(((?:\.\.?\/|decisions\/)*[\w-]+\.md)[)#]/g)].map(([, path = '']) => join(dirname(file), path)),
  )
  const wanted = new Set([...named.map((path) => join(folder, path)), ...linked.filter((file) => !forEngineers.test(file))])
  return [...wanted].filter((file) => !existsSync(file))
}
