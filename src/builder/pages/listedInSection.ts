import type { SiteIndex } from './SiteIndex.ts'

/** Maximum number of stories in a list of everything; otherwise the page would grow with the publication. */
const mostListed = 300

/** Minimum number of stories in each section. */
const leastListed = 3

/** Returns how many stories each section of a list of everything shows: all, unless there are too many for one page. */
export function listedInSection(stories: number, sections: number): number {
  return stories <= mostListed ? stories : Math.max(leastListed, Math.floor(mostListed / sections))
}

/** Returns the number of stories in a language: its articles and the entries of its collections. */
export function storiesOf({ articles, collections }: SiteIndex): number {
  return [...collections.values()].reduce((sum, { newest }) => sum + newest.length, articles.length)
}
