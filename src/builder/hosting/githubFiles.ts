import { expandRedirects, redirectPage } from '../../shared/expandRedirects.ts'
import { isHiddenPath } from '../../shared/isHiddenPath.ts'
import { type HostFacts, type HostFile, pagePath } from './HostFacts.ts'

/** `.nojekyll`, and a page for each old address: GitHub Pages knows no redirects. One for each path that a pattern leads to a page from. */
export function githubFiles(facts: HostFacts): readonly HostFile[] {
  const { base, files } = facts
  const taken = new Set(files.map(({ path }) => path))
  const pages = files.flatMap(({ kind, path }) => (kind === 'document' ? [pagePath(path)] : []))
  const moved = expandRedirects(facts, pages).flatMap(({ from, to }): readonly HostFile[] => {
    const path = `${from.slice(1)}/index.html`
    if (from === '/' || taken.has(path) || taken.has(from.slice(1)) || isHiddenPath(path)) return []
    return [{ path, text: redirectPage(to.startsWith('/') ? base + to : to) }]
  })
  return [{ path: '.nojekyll', text: '' }, ...moved]
}
