import { realpathSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { readBuiltEngine } from '../../platform/builtEngine.ts'
import { shortHash } from '../../platform/contentHash.ts'
import type { LeftOut } from './Survey.ts'

/** The options of a build on which its output depends. */
export interface Asked {
  /** Folder of the engine. */
  readonly root: string
  /** The publication folder. */
  readonly site: string
  readonly out: string
  readonly cache: string
  readonly drafts: boolean
  readonly drawsCards?: boolean
  readonly worker?: boolean
}

/** A folder or a file that a build reads. */
interface Input {
  /** Absolute. */
  readonly root: string
  readonly isLeftOut: LeftOut
}

/** Folders at the top of a publication that no build reads by itself. */
const unread = ['.git', '.roomwright', 'node_modules']

/** Reports whether a path in a publication is in such a folder, where changes go unnoticed. */
export function isUnread(path: string): boolean {
  return unread.includes(path.split(sep)[0] ?? '')
}

/** Returns what a build reads, and a hash of everything else that it depends on. */
export function inputsOf(asked: Asked): { readonly key: string; readonly inputs: readonly Input[] } {
  const { root, site, out, drafts, drawsCards, worker } = asked
  const built = readBuiltEngine(root)
  const directory = realpathSync(site)
  const engine = built ? [built.version, built.hash] : root
  const settings = [directory, out, drafts, drawsCards ?? null, worker ?? null, process.version, process.env.NODE_ENV ?? '', engine]
  const sources = ['src', 'package-lock.json'].map((name): Input => ({ root: join(root, name), isLeftOut: () => false }))
  return {
    key: shortHash(JSON.stringify(settings), 32),
    inputs: [{ root: directory, isLeftOut: leftOutOf(directory, asked) }, ...(built ? [] : sources)],
  }
}

/**
 * Returns a function that reports whether a file that a build read is outside the surveyed inputs. The engine's own files and its cache do
 * not count.
 */
export function outOfSight({ site, cache, root }: Asked): (file: string) => boolean {
  const directory = realpathSync(site)
  const own = [cache, ...(readBuiltEngine(root) ? [root] : [])].map((folder) => folder + sep)
  return (file) => {
    if (own.some((folder) => file.startsWith(folder))) return false
    const path = relative(directory, file)
    return path.split(sep)[0] === '..' || isUnread(path)
  }
}

/** Leaves out the output, the files beside it, and the cache, which may be in the publication. */
function leftOutOf(directory: string, { out, cache }: Asked): LeftOut {
  const inside = (path: string) => relative(directory, path).split(sep).join('/')
  const folders = new Set([...unread, inside(out), inside(cache)])
  const beside = inside(join(dirname(out), `.${basename(out)}.`))
  return (path) => folders.has(path) || path.startsWith(beside)
}
