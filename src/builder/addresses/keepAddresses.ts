import type { Problem } from '../../content/problem.ts'
import type { Publication } from '../../content/publication.ts'
import type { Redirect } from '../../shared/output/manifest.ts'
import { createRedirectFinder } from '../../shared/redirects/redirects.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import type { PageOutline } from '../pages/PagePlan.ts'
import { indexSite } from '../pages/indexSite.ts'
import { planPages } from '../pages/planPages.ts'
import { type LedgerEntry, addressKey, publishedFile, readPublished } from './AddressBook.ts'

interface Addresses {
  readonly published: readonly LedgerEntry[]
  readonly plans: readonly PageOutline[]
  readonly redirects: readonly Redirect[]
  readonly gone: readonly string[]
}

interface KeptAddresses {
  /** Redirects for pages that moved since they were published. */
  readonly moved: readonly Redirect[]
  /** One for each published address that would lead nowhere. */
  readonly problems: readonly Problem[]
}

/** Makes sure that every published address leads somewhere: to its page, to the page's new address, or to a 410. */
export function keepAddresses({ published, plans, redirects, gone }: Addresses): KeptAddresses {
  const there = new Set(plans.map(({ path }) => path))
  const places = new Map(plans.flatMap((plan): [string, string][] => [[addressKey(plan) ?? '', plan.path]]))
  const isGone = new Set(gone)
  const findRedirect = createRedirectFinder(redirects)
  const isAnswered = (path: string) => there.has(path) || isGone.has(path) || findRedirect(path) !== undefined
  const keys = new Map(published.map(({ path, key }) => [path, key]))
  const moved: Redirect[] = []
  const problems: Problem[] = []
  for (const { path, key, line } of published) {
    if (isAnswered(path)) continue
    // A listing page that no longer exists leads to the first page of the listing, which may have moved.
    const listing = path.replace(/\/page\/\d+$/, '')
    const to = places.get(key) ?? (there.has(listing) ? listing : places.get(keys.get(listing) ?? ''))
    if (to === undefined) problems.push(vanished(path, line))
    else moved.push({ from: path, to, status: 301 })
  }
  return { moved, problems }
}

function vanished(path: string, line: number): Problem {
  return {
    severity: 'error',
    file: publishedFile,
    line,
    column: 1,
    rule: 'published-address',
    message: `The published address "${path}" would lead nowhere.`,
    fix: `Add \`- { from: ${path}, to: /… }\` to redirects.yaml, or \`- { from: ${path}, status: 410 }\` if its page is gone for good.`,
  }
}

/**
 * Returns the problems that would stop a build: a damaged ledger, and published addresses that would lead nowhere. `site` is the
 * publication folder.
 */
export function checkPublished(publication: Publication, site: string): readonly Problem[] {
  const { published, problems } = readPublished(site)
  if (published.length === 0) return problems
  const drawings = new Set(publication.drawings.symbols.keys())
  const pictures = createPicturePlanner(publication.site.base)
  const plans = publication.site.languages.flatMap((language) => planPages(indexSite(publication, language, { drawings }), pictures))
  const { redirects, gone } = publication
  return [...problems, ...keepAddresses({ published, plans, redirects, gone }).problems]
}
