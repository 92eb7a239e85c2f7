import { cacheNames } from '../shared/workerSettings.ts'

/**
 * The caches that no page needs any more, of all `names` in the order of their making: everything of ours but the shared ones, the files of this
 * build, and those of the build before it, which open tabs may still be of.
 */
export function outdatedCaches(names: readonly string[], build: string): readonly string[] {
  const { prefix, documents, data, pictures, others, files } = cacheNames
  const current: readonly string[] = [documents, data, pictures, others, files(build)]
  return names.filter((name) => name.startsWith(prefix) && !current.includes(name)).slice(0, -1)
}
