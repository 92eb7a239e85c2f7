import { isLanguage } from '../../shared/languages.ts'
import type { PageStore } from './PageStore.ts'
import type { PageAnswer } from './requestPageData.ts'

export interface ErrorPageQuestion {
  readonly error: '/404.html' | '/500.html'
  /** The key of the page that could not be had. */
  readonly path: string
  readonly store: PageStore
  readonly signal: AbortSignal
}

/** Asks for an error page in the language of a path; in the default one where the path names none, or the site has no such page in it. */
export async function requestErrorPage({ error, path, store, signal }: ErrorPageQuestion): Promise<PageAnswer> {
  const [, first] = path.split('/')
  const own = isLanguage(first) ? await store.request(`/${first}${error}`, { signal }) : undefined
  return own && own.kind !== 'missing' ? own : store.request(error, { signal })
}
