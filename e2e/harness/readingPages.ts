/** One page of each kind of `reading`. */
export const kinds = {
  home: '/',
  category: '/colour-and-light',
  subcategory: '/colour-and-light/colour-schemes',
  topic: '/colour-and-light/colour-schemes/topic/whites',
  article: '/articles/paper-white-for-a-shaded-room',
  'article without a picture': '/articles/wax-for-the-impatient',
  author: '/authors/ada-holm',
  authors: '/authors',
  about: '/info/about-us',
  privacy: '/privacy-policy',
  terms: '/terms',
  sitemap: '/sitemap',
  saved: '/saved',
  404: '/404.html',
  500: '/500.html',
  offline: '/offline.html',
} as const

/** An article with blocks and a section below them. */
export const bench = { path: '/articles/porch-bench-from-four-boards', listing: '/workshop-projects/custom-pieces' } as const

/** The only article with the word in its title. */
export const wobbly = '/articles/steady-a-wobbly-chair'
