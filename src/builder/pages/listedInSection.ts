import type { SiteIndex } from './SiteIndex.ts'

/** Stories that one page or file lists of all that there are; with more, a page would grow with the publication. */
const mostListed = 300

/** Stories that each of its sections shows in any case. */
const leastListed = 3

/** How many stories each section of a list of everything shows: all, unless there are too many for one page. */
export function listedInSection(stories: number, sections: number): number {
  return stories <= mostListed ? stories : Math.max(leastListed, Math.floor(mostListed / sections))
}

/** The articles of a language with the entries of its collections. */
export function storiesOf({ articles, collections }: SiteIndex): number {
  return [...collections.values()].reduce((sum, { newest }) => sum + newest.length, articles.length)
}
