import type { Cell } from './Cell.ts'

/** Where a cell begins, and where it leads. */
export interface Navigation {
  readonly start: string
  readonly target: string
}

/** A path that no page has. */
export const nowhere = '/no/such/page'

/** A change of language requests a slice, so its navigations cross from one language to another. */
export function navigationOf({ resource, situation }: Cell): Navigation {
  const crossing = resource === 'slice' || resource === 'all'
  switch (situation) {
    case 'first load':
      return { start: '', target: crossing ? '/tr/chairs' : '/chairs' }
    case 'click':
      return { start: '/', target: crossing ? '/tr/chairs' : '/chairs' }
    case 'Back':
      // There, and back under the fault: the target is the page that the navigation came from.
      return { start: '/terms', target: crossing ? '/tr/chairs' : '/chairs' }
    case 'unknown path':
      return { start: crossing ? '/tr' : '/', target: nowhere }
    case 'from the 404 page':
      return { start: nowhere, target: crossing ? '/tr/chairs' : '/chairs' }
  }
}
