import type { Address } from './Address.ts'

/** The paths whose pages came, changed or went between two builds. */
export function changedAddresses(before: readonly Address[], after: readonly Address[]): readonly string[] {
  const [old, now] = [before, after].map((list) => new Map(list.map(({ path, content }) => [path, content])))
  const paths = new Set([...before, ...after].map(({ path }) => path))
  return [...paths].filter((path) => old?.get(path) !== now?.get(path)).sort()
}
