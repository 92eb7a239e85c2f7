import { createContext } from 'react'

/** A chunk of the build that has loaded. */
export interface Chunk {
  readonly exports: Readonly<Record<string, unknown>>
  /** Its style sheets by URL. */
  readonly styles: ReadonlyMap<string, string>
}

/** Loads parts of the build for a component in a browser. Identical requests in flight are shared, and failures are not cached. */
export interface Loader {
  /** Resolves with undefined if the build does not know the name; waits for a script that is only slow. */
  chunk(this: void, name: string): Promise<Chunk | undefined>
  /** Loads the data of a static query by its hash. A failure is reported in the console. */
  query(this: void, hash: string): Promise<object>
  /** Drops the data of static queries by their hashes, so that they are requested again; other names are ignored. */
  forget(this: void, names: readonly string[]): void
}

/** The path that an island's HTML was rendered for, if it may stand at other addresses; null elsewhere. */
export const RenderedPath = createContext<string | null>(null)

/** Null on the server, where nothing is loaded during rendering. */
export const LoaderContext = createContext<Loader | null>(null)
