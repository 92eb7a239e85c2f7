import { createContext } from 'react'

/** A chunk of the build, which has loaded. */
export interface Chunk {
  readonly exports: Readonly<Record<string, unknown>>
  /** Its style sheets by their addresses. */
  readonly styles: ReadonlyMap<string, string>
}

/** What a component can load in a browser. Equal requests in flight are shared, and a failure is not remembered. */
export interface Loader {
  /** Undefined for a name that the build does not know; a script that is only slow is waited for. */
  chunk(this: void, name: string): Promise<Chunk | undefined>
  /** The data of a static query, by its hash. A failure is reported in the console. */
  query(this: void, hash: string): Promise<object>
}

/** Null on the server: nothing is loaded while a page is rendered. */
export const LoaderContext = createContext<Loader | null>(null)
