import type { CollectionSection, HomeSection } from '../homeSections.ts'

/** What the look `house` calls a section of the front page. */
export const houseSection = 'rooms'

/** The section by the name that every look knows. */
export function plainSection<Section extends HomeSection | CollectionSection>(name: Section | typeof houseSection): Section | 'categories' {
  return name === houseSection ? 'categories' : name
}
