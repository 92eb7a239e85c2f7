import { expandRedirects, redirectPage } from '../../shared/redirects/expandRedirects.ts'
import { isHiddenPath } from '../../shared/output/isHiddenPath.ts'
import { type HostFacts, type HostFile, bareNames, foldersOf, pathOfDocument } from './HostFacts.ts'

/** Maximum bytes of a file's name, on nearly all systems. */
const longestName = 255

interface GithubRedirects {
  readonly pages: readonly HostFile[]
  /** Paths without a page, each with the reason. */
  readonly refused: readonly { readonly from: string; readonly why: string }[]
}

/**
 * Returns a page for each old address, since GitHub Pages has no redirects. A pattern gets a page for each path from which it leads to an
 * existing page.
 */
export function githubRedirects(facts: HostFacts): GithubRedirects {
  const { base, files } = facts
  const own = new Set(files.map(({ path }) => path))
  const bare = new Map(bareNames(facts).map(({ path, of }) => [path, pathOfDocument(of.path)]))
  const existing = files.flatMap(({ kind, path }) => (kind === 'document' ? [pathOfDocument(path)] : []))
  const pages: HostFile[] = []
  const refused: { readonly from: string; readonly why: string }[] = []
  for (const { from, to } of expandRedirects(facts, existing)) {
    const path = `${from.slice(1)}/index.html`
    // A page answers at its bare name too: `/terms.html` needs no redirect to `/terms`.
    if (from === '/' || own.has(path) || own.has(from.slice(1)) || isHiddenPath(path) || bare.get(from.slice(1)) === to) continue
    const file = [...foldersOf([path])].find((folder) => own.has(folder) || bare.has(folder))
    if (file !== undefined) refused.push({ from, why: `\`${file}\` is a file` })
    else if (from.split('/').some((name) => Buffer.byteLength(name) > longestName))
      refused.push({ from, why: 'it is too long for a file name' })
    else pages.push({ path, text: redirectPage(to.startsWith('/') ? base + to : to) })
  }
  return { pages, refused }
}

/** Returns `.nojekyll` and the pages that redirect. */
export function githubFiles(facts: HostFacts): readonly HostFile[] {
  return [{ path: '.nojekyll', text: '' }, ...githubRedirects(facts).pages]
}
