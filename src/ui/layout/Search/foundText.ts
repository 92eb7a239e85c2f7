import type { Found } from '../../../search/TitleSearch.ts'
import type { Messages } from '../../../shared/messages/messageForms.ts'

/** Id of the list of options; an option's id appends its position. */
export const listId = 'found'

/** Describes the result of a query in a sentence. */
export function foundText(found: Found, query: string, { storiesFor, noStoryFor, nearFor, nothingNear }: Messages): string {
  if (isEmpty(found)) return noStoryFor(query)
  if (!found.near) return storiesFor(found.count, query)
  return found.count === 0 ? nothingNear(query) : nearFor(found.count, query)
}

/** Reports whether there is nothing to choose from: no story, category or topic. */
export function isEmpty({ count, places }: Found): boolean {
  return count === 0 && places.length === 0
}

/** Returns the categories and topics listed before the stories. */
export function placesOf({ places, offered }: Found): Found['places'] {
  return offered ?? places
}
