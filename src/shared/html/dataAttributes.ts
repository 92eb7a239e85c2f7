// Names of the `data-*` attributes that documents carry for the browser's scripts. The bundler inlines them.

/** A dormant island: the name of its component. */
export const island = 'data-island'
/** The props of a dormant island, as JSON. */
export const props = 'data-props'
/** The page's entry, as JSON, if one of the publication's own islands reads it. */
export const entry = 'data-entry'
/** The path that one of the publication's own islands was rendered for, if it may stand at other addresses. */
export const path = 'data-path'
/** What wakes a dormant island besides a touch: `visible`, `idle`, `saved` or `reading`. */
export const wake = 'data-wake'
/** The page's own text. */
export const body = 'data-body'
/** The caption of the picture above an article. */
export const caption = 'data-caption'
/** A link to the largest encoding of the picture inside it. */
export const picture = 'data-picture'
/** The category's drawing, shown for an article without a picture. */
export const drawing = 'data-drawing'
/** The list of saved stories. */
export const saved = 'data-saved'
/** On `<html>`: the device can store saved stories. */
export const saves = 'data-saves'
/** On `<html>`: the device supports sharing. */
export const shares = 'data-shares'
/** The text that an element will show or announce later. */
export const text = 'data-text'
/** The text shown during a slow navigation. */
export const loading = 'data-loading'
/** The text shown when the device is offline. */
export const offline = 'data-offline'
/** A language link to the nearest page, because the page itself is not translated. */
export const nearest = 'data-nearest'
/** The URL that an inlined style sheet was built for. */
export const href = 'data-href'
/** A style sheet of the layout, which stays on every page. */
export const layout = 'data-layout'
/** A link, or a part of a page, that is never prefetched. */
export const noPrefetch = 'data-no-prefetch'
/** A part of a page below its first screen. With a number: in windows up to this many em high, no pixel of it is on the first screen. */
export const below = 'data-below'

/** A page that is in the document but not shown (`next`, `past`), or a part of a page that is laid out later. */
export const later = 'data-later'

/** Links within the page: from headings to themselves, and from the table of contents to headings. */
export const placeLinks = ':is(h2,h3,h4,li)>[href^=\\#]'
