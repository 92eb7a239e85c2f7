import type { BrowserContext, Request } from '@playwright/test'

/** Requests that are held until the test releases them. */
export interface Held {
  /** Resolves when the first one is made. */
  readonly asked: Promise<unknown>
  /** Releases the held requests, and all later ones. */
  letGo(this: void): void
}

/** Holds the requests to a path for which `of` returns true; by default all of them. */
export async function hold(context: BrowserContext, path: string | RegExp, of: (request: Request) => boolean = () => true): Promise<Held> {
  const [asked, gate] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  await context.route(path, async (route) => {
    if (!of(route.request())) return route.fallback()
    asked.resolve(undefined)
    await gate.promise
    // The page may have aborted the request.
    await route.continue().catch(() => undefined)
  })
  return { asked: asked.promise, letGo: () => gate.resolve(undefined) }
}

export const holdData = (context: BrowserContext, path: string) => hold(context, `**/page-data${path}/page-data.json`)

export const holdDocument = (context: BrowserContext, path: string) =>
  hold(context, `**${path}`, (request) => request.resourceType() === 'document')
