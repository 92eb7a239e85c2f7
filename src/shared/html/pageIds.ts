/** Ids of the documents' own elements, which no heading of a text may take. */
export const pageIds = [
  'root',
  'page',
  'content',
  'made-note',
  'menu',
  'languages',
  'route-announcer',
  'route-status',
  'route-progress',
  'theme-auto',
  'theme-light',
  'theme-dark',
] as const
