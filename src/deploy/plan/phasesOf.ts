import type { ObjectGroup } from './WantedObject.ts'
import type { Phase, Send } from './Plan.ts'

interface PhaseRule {
  readonly name: string
  readonly group: ObjectGroup
  /** Only keys at which nothing is yet, or only keys at which something is. */
  readonly only?: 'added' | 'changed'
}

// Added pages come before changed ones: a changed page may name an added one, while nothing that readers can find names it yet.
// Pages name feeds and feeds name pages: a new feed comes in between, and one that was there before last.
const rules: readonly PhaseRule[] = [
  { name: 'assets', group: 'asset' },
  { name: 'new data', group: 'data', only: 'added' },
  { name: 'new documents', group: 'document', only: 'added' },
  { name: 'new sitemaps and feeds', group: 'listing', only: 'added' },
  { name: 'changed data', group: 'data', only: 'changed' },
  { name: 'changed documents', group: 'document', only: 'changed' },
  { name: 'app data', group: 'appData' },
  { name: 'service worker', group: 'worker' },
  { name: 'changed sitemaps and feeds', group: 'listing', only: 'changed' },
]

/** The order in which no page ever names a file that is not there. */
export function phasesOf(sends: readonly Send[], isThere: (key: string) => boolean): readonly Phase[] {
  return rules
    .map(({ name, group, only }) => ({
      name,
      sends: sends.filter((send) => send.group === group && (only === undefined || (only === 'changed') === isThere(send.key))),
    }))
    .filter((phase) => phase.sends.length > 0)
}
