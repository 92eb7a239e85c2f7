import type { CollectionSection, HomeSection } from '../pages/homeSections.ts'

/** The name of the front page's `categories` section in the look `house`. */
export const houseSection = 'rooms'

/** Returns the section's common name, which every look knows. */
export function plainSection<Section extends HomeSection | CollectionSection>(name: Section | typeof houseSection): Section | 'categories' {
  return name === houseSection ? 'categories' : name
}
