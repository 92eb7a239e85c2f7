import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Reports whether a path is a folder or lies in it, with links resolved as far as both exist. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(realPath(folder), realPath(path))
  return way === '' || (way !== '..' && !way.startsWith('../'))
}

/** Returns the path with links resolved, as far as it exists. */
export function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const parent = dirname(path)
  return parent === path ? path : join(realPath(parent), relative(parent, path))
}
