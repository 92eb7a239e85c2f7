import { encodePath } from '../../shared/addresses/escapes.ts'
import { recordOf } from '../record/BucketState.ts'
import type { ReleasedObjects } from '../record/Release.ts'
import { frontFolder } from './wantedObjects.ts'

export interface ChangedAddresses {
  readonly version: 1
  readonly release: string
  /** Id of the release before, if there was one. */
  readonly previous?: string
  /** Absolute URLs of the pages that are new, changed or gone, except those that search engines are told not to list. */
  readonly pages: readonly string[]
  /** Paths of everything that was changed or removed and may be cached; for purges. */
  readonly purge: readonly string[]
}

interface ChangedOptions {
  readonly release: string
  readonly previous?: { readonly id: string; readonly objects: ReleasedObjects }
  readonly objects: ReleasedObjects
  /** Further keys whose objects readers have seen and do not see any more. */
  readonly replaced?: readonly string[]
  /** Scheme and host of the site. */
  readonly url: string
}

/** Returns what a release changed, by public address. */
export function changedAddresses({ release, previous, objects, replaced = [], url }: ChangedOptions): ChangedAddresses {
  const before = previous?.objects ?? recordOf([])
  const keys = [...new Set([...Object.keys(before), ...Object.keys(objects)])].filter(
    (key) => before[key]?.fingerprint !== objects[key]?.fingerprint,
  )
  const front = `${frontFolder(Object.keys(objects))}index.html`
  const objectAt = (key: string) => objects[key] ?? before[key]
  // A page is stored twice, at its bare address and as a file in its folder; the address of the front page ends with a slash.
  const isPage = (key: string) => {
    if (key === front || objectAt(key)?.redirectTo !== undefined) return true
    const folder = `${key}/index.html`
    return folder !== front && objectAt(key)?.group === 'document' && objectAt(folder)?.group === 'document'
  }
  // A page that search engines have to drop from their lists is reported too.
  const isListed = (key: string) => [before[key], objects[key]].some((object) => object && !object.noindex)
  const home = front.slice(0, -'index.html'.length)
  const pathOf = (key: string) => encodePath(`/${key}`)
  return {
    version: 1,
    release,
    ...(previous && { previous: previous.id }),
    pages: keys.filter((key) => isPage(key) && isListed(key)).map((key) => url + pathOf(key === front ? home : key)),
    purge: [...new Set([...keys.filter((key) => before[key]), ...replaced])].flatMap((key) =>
      key === front ? [pathOf(home), pathOf(front)] : [pathOf(key)],
    ),
  }
}
