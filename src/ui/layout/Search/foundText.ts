import type { Found } from '../../../search/TitleSearch.ts'
import type { Messages } from '../../messages/en/messages.ts'

/** Id of the list of options; an option's id adds its position. */
export const listId = 'found'

/** What a query came to, in a sentence. */
export function foundText(found: Found, query: string, { storiesFor, noStoryFor, nearFor }: Messages): string {
  if (isEmpty(found)) return noStoryFor(query)
  return found.near ? nearFor(found.count, query) : storiesFor(found.count, query)
}

/** Whether there is nothing to choose from: no story, and no category or topic either. */
export function isEmpty({ count, places }: Found): boolean {
  return count === 0 && places.length === 0
}
