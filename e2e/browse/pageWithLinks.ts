import type { BrowserContext } from '@playwright/test'

export interface LinksOptions {
  /** Path of the document. */
  readonly path: string
  readonly hrefs: readonly string[]
  /** Additional attributes of each link, as HTML. */
  readonly attributes?: string
}

/** Replaces all links of a document with a column of given ones at its top, before any script runs. */
export async function pageWithLinks(context: BrowserContext, { path, hrefs, attributes = '' }: LinksOptions): Promise<void> {
  const row = hrefs.map((href, place) => `<a id="link${place}" ${attributes} href="${href}" style="display:block;height:20px">${href}</a>`)
  await context.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      const bare = html.replace(/<a (?=[^>]*href="\/)/g, '<span ').replace('<body>', `<body><div id="links">${row.join('')}</div>`)
      await route.fulfill({ response, body: bare })
    },
  )
}
