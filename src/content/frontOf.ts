import type { Entry } from './load/entry.ts'

/** The front matter of an entry that the checks let pass. */
export function frontOf<Front>(entry: Entry<Front>): Front {
  if (entry.front === undefined) throw new Error(`Front matter with errors was let pass: ${entry.source.file}`)
  return entry.front
}
