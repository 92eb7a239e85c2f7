import type { Visit } from './Visit.ts'

/** Something that a site does in every engine. Console errors fail it as well. */
export interface Behaviour {
  readonly name: string
  /** CI runs one behaviour of each kind in some engine, and some in each engine. */
  readonly kind: string
  play(this: void, visit: Visit): Promise<void>
}

/** Returns the path of a page's data. */
export const dataOf = (path: string) => `/page-data${path}/page-data.json`
