import type { TinySite } from './writeRelease.ts'

/** A magazine of four pages. */
export const first: TinySite = {
  pages: {
    '/': { text: 'Home', links: ['/articles/chairs', '/articles/tables', '/articles/lamps'] },
    '/articles/chairs': { text: 'Chairs', links: ['/', '/articles/tables'] },
    '/articles/tables': { text: 'Tables', links: ['/'] },
    '/articles/lamps': { text: 'Lamps', links: ['/articles/chairs'] },
  },
  script: 'first()',
  redirects: [{ from: '/old/:slug', to: '/articles/:slug', status: 301 }],
}

/** The next day: chairs are rewritten and link to a new page, which links to another; tables are gone; the script is different. */
export const second: TinySite = {
  pages: {
    '/': { text: 'Home', links: ['/articles/chairs', '/articles/sofas', '/articles/lamps'] },
    '/articles/chairs': { text: 'Better chairs', links: ['/', '/articles/sofas'] },
    '/articles/lamps': { text: 'Lamps', links: ['/articles/chairs'] },
    '/articles/sofas': { text: 'Sofas', links: ['/articles/beds'] },
    '/articles/beds': { text: 'Beds', links: ['/articles/sofas'] },
  },
  script: 'second()',
  redirects: [{ from: '/old/:slug', to: '/articles/:slug', status: 301 }],
}

/** Returns a tiny site with the text of one page changed. */
export function withText(site: TinySite, address: string, text: string): TinySite {
  const page = site.pages[address] ?? { text: '', links: [] }
  return { ...site, pages: { ...site.pages, [address]: { ...page, text } } }
}
