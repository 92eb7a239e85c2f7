/** What a build tells its service worker, in the first line of `/sw.js`. A change of content alone changes none of it. */
export interface WorkerSettings {
  /** The bundle's compiled hash. */
  readonly build: string
  /** Addresses of the bundle's files. */
  readonly files: readonly string[]
  /** Path of each language's offline page -> a hash of its document, so that a changed page is a changed worker. */
  readonly offline: Readonly<Record<string, string>>
}

/** What a page tells the service worker: the reader is on a page whose document the worker did not handle. */
export interface VisitMessage {
  readonly path: string
  /** Addresses of the files that the page loaded before the worker was active. */
  readonly files: readonly string[]
}

const prefix = 'roomwright-'

/** The names of the worker's caches; the common prefix keeps other caches of the origin untouched. */
export const cacheNames = {
  prefix,
  documents: `${prefix}documents`,
  data: `${prefix}data`,
  pictures: `${prefix}pictures`,
  /** Files that the worker's build does not list: those of a tab open since another build. */
  others: `${prefix}others`,
  /** Scripts, styles and fonts of one build, and the offline pages. */
  files: (build: string) => `${prefix}files-${build}`,
} as const

/** The path of the offline page of a language whose pages have `before` (`/tr`, or nothing) before their path. */
export function offlinePath(before: string): string {
  return `${before}/offline.html`
}
