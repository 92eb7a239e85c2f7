/** The build's settings for its service worker, in the first line of `/sw.js`. A change of content alone changes none of them. */
export interface WorkerSettings {
  /** The bundle's compiled hash. */
  readonly build: string
  /** URLs of the bundle's files. */
  readonly files: readonly string[]
  /** Path of each language's offline page -> a hash of its document, so that a changed page changes the worker. */
  readonly offline: Readonly<Record<string, string>>
}

/** A page's message to the service worker: the reader is on a page whose document did not go through the worker. */
export interface VisitMessage {
  readonly path: string
  /** URLs of everything that the page loaded before the worker was active, also from other sites. */
  readonly loaded: readonly string[]
}

const prefix = 'roomwright-'

/** The names of the worker's caches; their common prefix keeps the origin's other caches untouched. */
export const cacheNames = {
  prefix,
  documents: `${prefix}documents`,
  data: `${prefix}data`,
  pictures: `${prefix}pictures`,
  /** Files not listed by the worker's build, used by a tab that is still on another build. */
  others: `${prefix}others`,
  /** Scripts, styles and fonts of one build, and the offline pages. */
  files: (build: string) => `${prefix}files-${build}`,
} as const

/** Returns the path of a language's offline page; `before` is the prefix of its pages (`/tr`, or empty). */
export function offlinePath(before: string): string {
  return `${before}/offline.html`
}
