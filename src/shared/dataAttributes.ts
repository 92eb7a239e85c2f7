/**
 * Names of the `data-*` attributes that components and documents carry for the browser's scripts. The bundler puts the text in the
 * place of the name, so a name costs no byte.
 */

/** The script that answers an element: `menu` or `pager`. */
export const part = 'data-part'
/** Path of the first page of a listing, on the form that goes to a page by its number. */
export const base = 'data-base'
/** The page's own text. */
export const body = 'data-body'
/** The caption of the picture above an article. */
export const caption = 'data-caption'
/** A link to the largest encoding of the picture in it. */
export const picture = 'data-picture'
/** What a button does: `save`, `copy`, `print`, `share`, `remove`. */
export const tool = 'data-tool'
/** The list of saved stories. */
export const saved = 'data-saved'
/** The row that each saved story is a copy of. */
export const pattern = 'data-pattern'
/** The place in a row for one property of a story. */
export const slot = 'data-slot'
/** The page that a search without a choice opens. */
export const sought = 'data-sought'
/** The text that an element shows or announces when it is needed. */
export const text = 'data-text'
/** The text for a slow navigation, and the text for a device without a network. */
export const loading = 'data-loading'
export const offline = 'data-offline'
/** The static query with a language's titles. */
export const titles = 'data-titles'
/** A language link to the nearest page, where the page itself is not translated. */
export const nearest = 'data-nearest'
/** A style sheet's address, and a sheet of the layout. */
export const href = 'data-href'
export const layout = 'data-layout'
/** A link, or a part of a page, whose pages are not loaded early. */
export const noPrefetch = 'data-no-prefetch'
/**
 * A part of a page that does not belong to its first screen: below that of every window, or, with a number, below that of windows of so many
 * em in height.
 */
export const below = 'data-below'
