import type { TitleIndex } from '../TitleIndex.ts'

/** The articles of a title index in the order of its tree, as often as they stand there: positions in the index's list. */
export function placesOf({ groups }: Pick<TitleIndex, 'groups'>): readonly number[] {
  return groups.flatMap((group) => [group, ...group.children].flatMap(({ articles }) => articles))
}
