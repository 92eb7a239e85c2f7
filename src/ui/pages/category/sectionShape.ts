/**
 * How a section hangs its cards: `solo` one large story; `left` and `right` a large one on that side and a column of others;
 * `hang` four of unequal size; `even` four of one size.
 */
export type SectionShape = 'solo' | 'left' | 'right' | 'hang' | 'even'

const fours = ['left', 'hang', 'right', 'even'] as const

/** The shape of the section at `index` with `count` cards; neighbouring sections differ. */
export function sectionShape(index: number, count: number): SectionShape {
  if (count < 2) return 'solo'
  if (count < 4) return index % 2 === 0 ? 'left' : 'right'
  return fours[index % fours.length] ?? 'even'
}
