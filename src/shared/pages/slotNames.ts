/** The parts of a page that a publication can replace. */
export const slotNames = ['Header', 'Footer', 'ArticleHead', 'ArticleFoot', 'Card', 'Listing', 'Pager', 'HomeSection', 'NotFound'] as const

export type SlotName = (typeof slotNames)[number]
