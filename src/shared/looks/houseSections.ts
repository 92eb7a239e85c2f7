import type { HomeSection } from '../homeSections.ts'

/** What the look `house` calls a section of the front page. */
export const houseSection = 'rooms'

/** The section by the name that every look knows. */
export function plainSection(name: HomeSection | typeof houseSection): HomeSection {
  return name === houseSection ? 'categories' : name
}
