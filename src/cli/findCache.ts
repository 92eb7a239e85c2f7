import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readBuiltEngine } from '../platform/builtEngine.ts'

/** Where commands look for a publication that `--site` does not name: here, or in `site`. */
export function usualSite(workingDirectory: string): '.' | 'site' {
  return statSync(join(workingDirectory, 'site.config.ts'), { throwIfNoEntry: false }) ? '.' : 'site'
}

interface CacheOptions {
  readonly args: readonly string[]
  readonly root: string
  readonly workingDirectory: string
  /** The value of `ROOMWRIGHT_CACHE`. */
  readonly named: string | undefined
}

/**
 * The folder for what builds keep: the named one; else, beside the engine's sources, `.cache`. A package is no place for it, so an installed
 * engine takes `.roomwright/cache` in the publication, or in the working directory where there is none.
 */
export function findCache({ args, root, workingDirectory, named }: CacheOptions): string {
  if (named) return resolve(workingDirectory, named)
  if (!readBuiltEngine(root)) return join(root, '.cache')
  const { values } = parseArgs({ args: [...args], options: { site: { type: 'string' } }, strict: false, allowPositionals: true })
  const site = resolve(workingDirectory, typeof values.site === 'string' ? values.site : usualSite(workingDirectory))
  const isThere = statSync(site, { throwIfNoEntry: false })?.isDirectory() ?? false
  return join(isThere ? site : workingDirectory, '.roomwright/cache')
}
