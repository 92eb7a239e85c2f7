import type { TitleIndex } from '../TitleIndex.ts'

/** Returns the articles of a title index in the order of its tree, once for each of their places: positions in the index's list. */
export function placesOf({ groups }: Pick<TitleIndex, 'groups'>): readonly number[] {
  return groups.flatMap((group) => [group, ...group.children].flatMap(({ articles }) => articles))
}
