import { existsSync, realpathSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Environment } from './Environment.ts'
import { UsageError } from './Environment.ts'

/** The absolute path of a publication folder that exists. */
export function siteFolder(environment: Environment, name: string): string {
  if (name.trim() === '') throw new UsageError('The name of the publication folder is empty. Name one with --site DIR.')
  const path = resolve(environment.workingDirectory, name)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`There is no publication folder at ${shortPath(environment, path)}. Name one with --site DIR.`)
  }
  return path
}

export function outFolder(environment: Environment, name: string): string {
  if (name.trim() === '') throw new UsageError('The name of the output folder is empty. Name one with --out DIR.')
  const path = resolve(environment.workingDirectory, name)
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw new UsageError(`${shortPath(environment, path)} is a file; the output needs a folder. Name one with --out DIR.`)
  }
  // A link to a folder stays a link: what it leads to is replaced.
  return existsSync(path) ? realpathSync(path) : path
}

/** A path as the person at the keyboard would write it. */
export function shortPath(environment: Environment, path: string): string {
  const short = relative(environment.workingDirectory, path)
  return short === '' ? '.' : short.startsWith('..') ? path : short
}
