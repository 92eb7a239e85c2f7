import type { Cell } from './Cell.ts'

/** The start and target of a cell's navigation. */
export interface Navigation {
  readonly start: string
  readonly target: string
}

/** A path without a page. */
export const nowhere = '/no/such/page'

/** Returns the navigation of a cell. It changes the language for slices, which are requested only then. */
export function navigationOf({ resource, situation }: Cell): Navigation {
  const crossing = resource === 'slice' || resource === 'all'
  switch (situation) {
    case 'first load':
      return { start: '', target: crossing ? '/tr/chairs' : '/chairs' }
    case 'click':
      return { start: '/', target: crossing ? '/tr/chairs' : '/chairs' }
    case 'Back':
      // The reader goes there and, during the fault, back: the target is the page that the navigation started from.
      return { start: '/terms', target: crossing ? '/tr/chairs' : '/chairs' }
    case 'unknown path':
      return { start: crossing ? '/tr' : '/', target: nowhere }
    case 'from the 404 page':
      return { start: nowhere, target: crossing ? '/tr/chairs' : '/chairs' }
  }
}
