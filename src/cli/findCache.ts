import { existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { liesInPart } from '../content/load/files/publicationParts.ts'
import { readBuiltEngine } from '../platform/builtEngine.ts'
import { isWithin, realPath } from '../platform/files/isWithin.ts'
import { errorCode } from '../platform/errorCode.ts'

/** Returns where commands look for a publication without `--site`: here, or in `site`. */
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
 * Returns the cache folder of builds: the one named by the user or, beside the engine's sources, `.cache`. An installed package is no
 * place for it, so there it is `.roomwright/cache` in the publication, or in the working directory if there is none.
 */
export function findCache({ args, root, workingDirectory, named }: CacheOptions): string {
  if (named) return resolve(workingDirectory, named)
  if (!readBuiltEngine(root)) return join(root, '.cache')
  const { site } = namedFolders(args, workingDirectory)
  const isThere = statSync(site, { throwIfNoEntry: false })?.isDirectory() ?? false
  return join(isThere ? site : workingDirectory, '.roomwright/cache')
}

/** Returns why a folder cannot be a command's cache, before anything is written there; undefined if it can. */
export function cacheFault(cache: string, { args, workingDirectory }: Pick<CacheOptions, 'args' | 'workingDirectory'>): string | undefined {
  const { site, out } = namedFolders(args, workingDirectory)
  const remedy = 'Name another folder with ROOMWRIGHT_CACHE.'
  if (statSync(cache, { throwIfNoEntry: false })?.isDirectory() === false) return `The cache ${cache} is not a folder. ${remedy}`
  if (!canExist(cache)) return `The cache ${cache} cannot be made there. ${remedy}`
  if (isWithin(cache, out)) return `The cache ${cache} is in the output folder ${out}, which may hold nothing but the site. ${remedy}`
  const isRead = liesInPart(cache, site) || (realPath(cache) === realPath(site) && isPublication(site))
  return isRead ? `The cache ${cache} is in the publication ${site}, where it would be read as content. ${remedy}` : undefined
}

/** Reports whether a command may write into its cache before it runs: one that only prints help must leave nothing in a folder without a publication. */
export function mayWriteEarly(cache: string, { args, workingDirectory }: Pick<CacheOptions, 'args' | 'workingDirectory'>): boolean {
  return args[0] !== 'init' && (existsSync(cache) || isPublication(namedFolders(args, workingDirectory).site))
}

/** Codes of places where no folder can ever be; where it may only not be written now, a command may do without a cache. */
const noPlace: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EEXIST'])

/** Reports whether a folder exists or can be made. Node's recursive `mkdir` never ends in places such as `/proc`. */
function canExist(folder: string): boolean {
  let missing: string | undefined
  for (let place = folder; !statSync(place, { throwIfNoEntry: false }); place = dirname(place)) missing = place
  if (missing === undefined) return true
  try {
    mkdirSync(missing)
    rmdirSync(missing)
    return true
  } catch (error) {
    // Another command may make it at the same time.
    return !noPlace.has(errorCode(error)) || existsSync(missing)
  }
}

function isPublication(folder: string): boolean {
  return statSync(join(folder, 'site.config.ts'), { throwIfNoEntry: false }) !== undefined
}

/** Returns the folders that a command line names, or their defaults. */
function namedFolders(args: readonly string[], workingDirectory: string): { readonly site: string; readonly out: string } {
  const options = { site: { type: 'string' }, out: { type: 'string' } } as const
  const { values } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true })
  const folder = (value: unknown, usual: string) => resolve(workingDirectory, typeof value === 'string' && value !== '' ? value : usual)
  return { site: folder(values.site, usualSite(workingDirectory)), out: folder(values.out, 'dist') }
}
