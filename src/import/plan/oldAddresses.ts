import { pageKey } from '../../shared/addresses/paths.ts'
import { hostOf } from '../files/fileAddress.ts'
import type { FoundPost } from '../FoundPost.ts'
import type { PlacedPost } from './PlacedPost.ts'

/** Finds the posts that addresses of the old site led to. */
export interface OldAddresses {
  find(url: string, from: PlacedPost): PlacedPost | undefined
  byKey(key: string | undefined): PlacedPost | undefined
  /** Reports whether a URL is the old or new site's, or has no host. */
  isOwn(url: string): boolean
  /** Reports whether an absolute URL has another host than the new site, and so keeps leading to the old one. */
  isElsewhere(url: string): boolean
  /** Returns the path that a link in a post leads to. */
  pathOf(url: string, from: PlacedPost): string
}

interface AddressInput {
  readonly placed: readonly PlacedPost[]
  /** URLs of the old and the new site. */
  readonly oldUrl: string | undefined
  readonly newUrl: string
}

const somewhere = 'http://source.invalid'

export function createOldAddresses({ placed, oldUrl, newUrl }: AddressInput): OldAddresses {
  const byPath = new Map<string, PlacedPost>()
  const byKey = new Map(placed.map((post) => [post.post.key, post] as const))
  for (const post of placed)
    for (const address of [post.post.address, ...post.post.aliases, post.post.shortAddress])
      if (address !== undefined && !byPath.has(keyOf(address))) byPath.set(keyOf(address), post)
  const own = new Set([oldUrl, newUrl].flatMap((url) => (url !== undefined && URL.canParse(url) ? [hostOf(url)] : [])))
  const bare = (url: string) => url.replace(/^__GHOST_URL__\/?/, '/')

  function pathOf(url: string, { post }: PlacedPost): string {
    const base = `${somewhere}${post.address ?? '/'}`
    if (!URL.canParse(bare(url), base)) return url
    const { pathname, search } = new URL(bare(url), base)
    return pathname + search
  }
  const isOwn = (url: string) => {
    const address = url.startsWith('//') ? `https:${url}` : bare(url)
    if (!/^[a-z][a-z0-9+.-]*:/i.test(address)) return true
    return /^https?:/i.test(address) && URL.canParse(address) && own.has(hostOf(address))
  }
  return {
    find: (url, from) => (isOwn(url) ? byPath.get(keyOf(pathOf(url, from))) : undefined),
    byKey: (key) => (key === undefined ? undefined : byKey.get(key)),
    isOwn,
    isElsewhere: (url) => /^(?:https?:)?\/\//i.test(url) && hostOf(url.startsWith('//') ? `https:${url}` : url) !== hostOf(newUrl),
    pathOf,
  }
}

/** Returns the key of a page; for addresses such as `/?p=12`, the query, since the path says nothing. */
function keyOf(address: string): string {
  const id = /[?&]((?:p|page_id|post)=\d+)/.exec(address)?.[1]
  return id === undefined
    ? pageKey(address)
        .replace(/\/index\.html?$|\.html?$/, '')
        .toLowerCase()
    : `?${id}`
}

interface Sites {
  readonly oldUrl: string | undefined
  readonly newUrl: string
}

/** Returns the original URL of a text; if the source does not give its site, that of the new site is used. */
export function originOf({ address, slug }: FoundPost, { oldUrl, newUrl }: Sites): string {
  const host = oldUrl !== undefined && /^https?:/.test(oldUrl) && URL.canParse(oldUrl) ? oldUrl : newUrl
  const path = address ?? `/${encodeURIComponent(slug)}`
  return URL.canParse(path, host) ? new URL(path, host).href.replace(/["<>\\\s]/g, encodeURIComponent) : host
}
