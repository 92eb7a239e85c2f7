import type { Visit } from './Visit.ts'

/** Something that a site does in every engine; errors on its console fail it by themselves. */
export interface Behaviour {
  readonly name: string
  /** What it is a case of; CI plays one of each in some engine, and some in each engine. */
  readonly kind: string
  play(this: void, visit: Visit): Promise<void>
}

/** Where the data of a page is asked for. */
export const dataOf = (path: string) => `/page-data${path}/page-data.json`
