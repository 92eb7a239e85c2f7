// Names of the `data-*` attributes that documents carry for the browser's scripts. The bundler inlines them.

/** An island that sleeps: the name of its component. */
export const island = 'data-island'
/** The props of a sleeping island, as JSON. */
export const props = 'data-props'
/** The entry of the page, as JSON, where an island of the publication's own reads it. */
export const entry = 'data-entry'
/** What wakes a sleeping island besides a touch: `visible`, `idle`, `saved` or `reading`. */
export const wake = 'data-wake'
/** The page's own text. */
export const body = 'data-body'
/** The caption of the picture above an article. */
export const caption = 'data-caption'
/** A link to the largest encoding of the picture in it. */
export const picture = 'data-picture'
/** The drawing of a category that replaces an article's missing picture. */
export const drawing = 'data-drawing'
/** The list of saved stories. */
export const saved = 'data-saved'
/** On `<html>`: the device keeps saved stories. */
export const saves = 'data-saves'
/** On `<html>`: the device has a way of sharing. */
export const shares = 'data-shares'
/** The text that an element shows or announces later. */
export const text = 'data-text'
/** The text for a slow navigation. */
export const loading = 'data-loading'
/** The text for a device without a network. */
export const offline = 'data-offline'
/** A language link to the nearest page, where the page itself is not translated. */
export const nearest = 'data-nearest'
/** The address that an inlined style sheet was built at. */
export const href = 'data-href'
/** A style sheet of the layout, which stays whatever page is shown. */
export const layout = 'data-layout'
/** A link, or a part of a page, that is never prefetched. */
export const noPrefetch = 'data-no-prefetch'
/** A part of a page below its first screen. With a number: in windows up to this many em high, no pixel of it is on the first screen. */
export const below = 'data-below'

/** A page that stands in the document without being shown (`next`, `past`), or a part of one that is laid out later. */
export const later = 'data-later'

/** Selects the headings' links to themselves, which need no attribute. */
export const headingLinks = ':is(h2,h3,h4)>[href^=\\#]'
