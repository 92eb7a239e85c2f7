import { createRedirectFinder } from '../../content/createRedirectFinder.ts'
import type { Problem } from '../../content/problem.ts'
import type { Redirect } from '../../shared/manifest.ts'
import type { PagePlan } from '../pages/PagePlan.ts'
import { addressKey } from './addressKey.ts'
import { type LedgerEntry, publishedFile } from './publishedAddresses.ts'

export interface Addresses {
  readonly published: readonly LedgerEntry[]
  readonly plans: readonly PagePlan[]
  readonly redirects: readonly Redirect[]
  readonly gone: readonly string[]
}

export interface KeptAddresses {
  /** For pages that moved since they were published. */
  readonly moved: readonly Redirect[]
  /** One for each published address that would lead nowhere. */
  readonly problems: readonly Problem[]
}

/** Sees to it that every published address leads somewhere: to its page, to where the page has moved, or to the word that it is gone. */
export function keepAddresses({ published, plans, redirects, gone }: Addresses): KeptAddresses {
  const there = new Set(plans.map(({ path }) => path))
  const places = new Map(plans.flatMap((plan): [string, string][] => [[addressKey(plan) ?? '', plan.path]]))
  const isGone = new Set(gone)
  const findRedirect = createRedirectFinder(redirects)
  const isAnswered = (path: string) => there.has(path) || isGone.has(path) || findRedirect(path) !== undefined
  const moved: Redirect[] = []
  const problems: Problem[] = []
  for (const { path, key, line } of published) {
    if (isAnswered(path)) continue
    // A listing that has become shorter leads to its first page.
    const listing = path.replace(/\/page\/\d+$/, '')
    const to = places.get(key) ?? (there.has(listing) ? listing : undefined)
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
    fix: `Add \`- { from: ${path}, to: /… }\` to redirects.yaml, or \`- { from: ${path}, status: 410 }\` where its page is gone for good.`,
  }
}
