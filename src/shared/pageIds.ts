/** Ids of the documents' own parts. No heading of a text gets one of them. */
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
