import { encodePath } from '../../shared/escapes.ts'
import type { ReleasedObject } from '../record/Release.ts'
import { frontFolder } from './wantedObjects.ts'

export interface ChangedAddresses {
  readonly version: 1
  readonly release: string
  /** Id of the release before, if there was one. */
  readonly previous?: string
  /** Absolute URLs of the pages that are new, changed or gone; for search engines. */
  readonly pages: readonly string[]
  /** Paths of everything that was changed or removed and may be cached; for purges. */
  readonly purge: readonly string[]
}

export type ReleasedObjects = Readonly<Record<string, ReleasedObject>>

interface ChangedOptions {
  readonly release: string
  readonly previous?: { readonly id: string; readonly objects: ReleasedObjects }
  readonly objects: ReleasedObjects
  /** Scheme and host of the site. */
  readonly url: string
}

/** Returns what a release changed, by public address. */
export function changedAddresses({ release, previous, objects, url }: ChangedOptions): ChangedAddresses {
  const before = previous?.objects ?? {}
  const keys = [...new Set([...Object.keys(before), ...Object.keys(objects)])].filter(
    (key) => before[key]?.fingerprint !== objects[key]?.fingerprint,
  )
  const front = `${frontFolder(Object.keys(objects))}index.html`
  const addressOf = (key: string) => encodePath(`/${key === front ? front.slice(0, -'index.html'.length) : key}`)
  const isPage = (key: string) => (objects[key] ?? before[key])?.group === 'document' && (key === front || !/\.[a-z0-9]+$/.test(key))
  return {
    version: 1,
    release,
    ...(previous && { previous: previous.id }),
    pages: keys.filter(isPage).map((key) => url + addressOf(key)),
    purge: keys.filter((key) => before[key]).map(addressOf),
  }
}
