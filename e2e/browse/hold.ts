import type { BrowserContext, Request } from '@playwright/test'

/** Requests that are kept back until they are let go. */
export interface Held {
  /** Resolves when the first of them was made. */
  readonly asked: Promise<unknown>
  /** Lets those that wait, and all later ones, go on. */
  letGo(this: void): void
}

/** Keeps back the requests to `path` and below of the kind that `of` tells; all kinds if nothing is said. */
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
