import { patternShape } from '../../shared/redirects/redirects.ts'
import { pageKey } from '../../shared/addresses/paths.ts'
import type { LeftOut } from '../FoundPost.ts'
import type { Ledger } from '../record/Ledger.ts'
import type { Destination } from './Destination.ts'
import type { PlacedPost } from './PlacedPost.ts'
import type { ShelvedFile } from './FileShelf.ts'

export interface PlannedRedirect {
  readonly from: string
  readonly to: string
}

interface RedirectInput {
  readonly placed: readonly PlacedPost[]
  readonly files: ReadonlyMap<string, ShelvedFile>
  readonly destination: Destination
  readonly ledger: Ledger
}

interface PlannedRedirects {
  /** Only new ones. */
  readonly redirects: readonly PlannedRedirect[]
  /** Old addresses that cannot be redirected. */
  readonly refused: readonly LeftOut[]
}

/** Plans a redirect from each old address of a public post, and of each moved file, one by one, since buckets do not support patterns. */
export function planRedirects({ placed, files, destination, ledger }: RedirectInput): PlannedRedirects {
  const { addresses, redirects: written } = destination.content
  const begun = new Set(
    [...written.items.map((item, index) => item?.from ?? written.gone[index]), ...ledger.redirects].flatMap((from) =>
      from === undefined ? [] : [patternShape(from)],
    ),
  )
  const pages = new Set(placed.map(({ path }) => path))
  const refused: LeftOut[] = []
  const redirects: PlannedRedirect[] = []
  const plan = (address: string, { to, place }: { readonly to: string; readonly place: string }) => {
    const key = pageKey(address)
    if (/[?&]\w+=/.test(address)) {
      refused.push({
        place,
        why: `\`${address}\` cannot be redirected: a redirect starts from a path, and this address differs from others only in its query`,
      })
      return
    }
    const from = writePath(key)
    if (from === undefined || key === '/' || key === pageKey(to) || pages.has(key) || addresses.has(key) || begun.has(patternShape(from))) {
      if (key !== pageKey(to) && (pages.has(key) || (addresses.has(key) && key !== '/')))
        refused.push({ place, why: `\`${address}\` is not redirected: the publication has a page there` })
      return
    }
    begun.add(patternShape(from))
    redirects.push({ from, to })
  }
  for (const { post, path, isOpen } of placed) {
    if (!isOpen) continue
    for (const address of [post.address, ...post.aliases]) if (address !== undefined) plan(address, { to: path, place: post.place })
  }
  for (const [name, { address }] of files) plan(address, { to: `/${name}`, place: address })
  return { redirects, refused }
}

/** Encodes a path as the `from` of a redirect, escaping signs with a meaning there; undefined if it is not a path. */
function writePath(key: string): string | undefined {
  if (!key.startsWith('/') || key.startsWith('//') || key.length > 1000) return undefined
  const segments = key.split('/')
  // Browsers resolve such segments before they send a request, and `check` refuses control characters.
  if (segments.some((segment) => /^(?:\.|%2e){1,2}$|\p{Cc}/iu.test(segment))) return undefined
  return segments.map((segment) => segment.replace(/[\s?#\\%*]|^:/gu, encodeSign)).join('/')
}

function encodeSign(sign: string): string {
  return sign === '*' ? '%2A' : encodeURIComponent(sign)
}
