import type { ObjectGroup } from './WantedObject.ts'
import type { Phase, Send } from './Plan.ts'

interface PhaseRule {
  readonly name: string
  readonly group: ObjectGroup
  /** Only keys at which nothing is yet, or only keys at which something is. */
  readonly only?: 'added' | 'changed'
  /** Only the front page, only other pages that readers come to without a link, or only the rest. */
  readonly rank?: 'front' | 'first' | 'inner'
}

// Added pages come before changed ones: a changed page may name an added one, while nothing that readers can find names it yet.
// Pages name feeds and feeds name pages: a new feed comes in between, and one that was there before last.
// Where nothing is yet, readers come in by the front page, by what stands beside it (a language's own), and by old addresses: these come when all else is there.
const rules: readonly PhaseRule[] = [
  { name: 'assets', group: 'asset' },
  { name: 'new data', group: 'data', only: 'added' },
  { name: 'new documents', group: 'document', only: 'added', rank: 'inner' },
  { name: 'new sitemaps and feeds', group: 'listing', only: 'added' },
  { name: 'new first pages', group: 'document', only: 'added', rank: 'first' },
  { name: 'new front page', group: 'document', only: 'added', rank: 'front' },
  { name: 'changed data', group: 'data', only: 'changed' },
  { name: 'changed documents', group: 'document', only: 'changed' },
  { name: 'app data', group: 'appData' },
  { name: 'service worker', group: 'worker' },
  { name: 'changed sitemaps and feeds', group: 'listing', only: 'changed' },
]

/** The order in which no page ever names a file that is not there. */
export function phasesOf(sends: readonly Send[], isThere: (key: string) => boolean): readonly Phase[] {
  return rules
    .map(({ name, group, only, rank }) => ({
      name,
      sends: sends.filter(
        (send) =>
          send.group === group &&
          (only === undefined || (only === 'changed') === isThere(send.key)) &&
          (rank === undefined || rank === rankOf(send)),
      ),
    }))
    .filter((phase) => phase.sends.length > 0)
}

function rankOf({ key, redirectTo }: Send): 'front' | 'first' | 'inner' {
  if (key === 'index.html') return 'front'
  return redirectTo !== undefined || !key.replace(/\/index\.html$/, '').includes('/') ? 'first' : 'inner'
}
