import { encodePath } from '../../shared/escapes.ts'
import type { ReleasedObject } from '../record/Release.ts'
import { frontFolder } from './wantedObjects.ts'

export interface ChangedAddresses {
  readonly version: 1
  readonly release: string
  /** The release before, if there was one. */
  readonly previous?: string
  /** Absolute addresses of the pages that are new, changed or gone; for search engines. */
  readonly pages: readonly string[]
  /** Paths of everything that is changed or gone, so that a cache may hold the old one; for purges. */
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

/** What a release changed, by the addresses at which it shows. */
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
