import { existsSync, realpathSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { UsageError } from '../platform/UsageError.ts'
import type { ModelVariables } from '../write/model/modelSettings.ts'
import { usualSite } from './findCache.ts'
import { wholeNumber } from './wholeNumber.ts'

/** Everything that a command takes from its surroundings besides its arguments, read once. */
export interface Environment {
  /** The engine's folder. */
  readonly root: string
  readonly workingDirectory: string
  /** The publication folder if `--site` is not given. */
  readonly site: '.' | 'site'
  readonly cache: string
  readonly port: number | undefined
  readonly now: Date
  /** URL of the database that distributes pages to workers. */
  readonly queue: string | undefined
  /** Whether standard error is a terminal: progress may be redrawn in place and coloured. */
  readonly terminal: boolean
  readonly colour: boolean
  readonly model: ModelVariables
}

export interface EnvironmentSource {
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly root: string
  readonly cache: string
  readonly workingDirectory: string
  readonly terminal: boolean
  readonly clock: Date
}

/** Reads `PORT`, `ROOMWRIGHT_QUEUE`, `SOURCE_DATE_EPOCH`, `NO_COLOR` and the model's variables. */
export function readEnvironment({ variables, root, cache, workingDirectory, terminal, clock }: EnvironmentSource): Environment {
  const epoch = variables.SOURCE_DATE_EPOCH
  return {
    root,
    workingDirectory,
    site: usualSite(workingDirectory),
    cache,
    port: variables.PORT ? parsePort(variables.PORT, 'PORT') : undefined,
    queue: variables.ROOMWRIGHT_QUEUE || undefined,
    now: epoch ? parseEpoch(epoch) : clock,
    terminal,
    colour: terminal && !variables.NO_COLOR,
    model: { url: variables.ROOMWRIGHT_MODEL_URL, name: variables.ROOMWRIGHT_MODEL, key: variables.ROOMWRIGHT_MODEL_KEY },
  }
}

/** Parses a TCP port; 0 lets the system choose. */
export function parsePort(text: string, name: string): number {
  return wholeNumber(text, { name, least: 0, most: 65_535, what: 'a port number' })
}

/** Parses the address that a server listens on. */
export function parseHost(host: string): string {
  // An empty variable in a script would open the server to every network.
  if (host.trim() === '') throw new UsageError('The address to listen on is empty. Name one with --host ADDRESS.')
  return host
}

function parseEpoch(text: string): Date {
  if (!/^\d{1,11}$/.test(text)) throw new UsageError(`SOURCE_DATE_EPOCH is '${text}'; it must be a number of seconds since 1970.`)
  return new Date(Number(text) * 1000)
}

/** Passes the command's exit status to the caller. */
export type Finish = (status: 0 | 1) => void

/** Returns the absolute path of an existing publication folder. */
export function siteFolder(environment: Environment, name: string): string {
  if (name.trim() === '') throw new UsageError('The name of the publication folder is empty. Name one with --site DIR.')
  const path = resolve(environment.workingDirectory, name)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    const remedy = 'Name one with --site DIR, or create one with `npx roomwright init`.'
    // It may be the default, which no option named.
    if (name === environment.site) throw new UsageError(`There is no publication here: no site.config.ts and no folder ${name}/. ${remedy}`)
    throw new UsageError(`There is no publication folder at ${shortPath(environment, path)}. ${remedy}`)
  }
  return path
}

export function outFolder(environment: Environment, name: string): string {
  if (name.trim() === '') throw new UsageError('The name of the output folder is empty. Name one with --out DIR.')
  const path = resolve(environment.workingDirectory, name)
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw new UsageError(`${shortPath(environment, path)} is a file; the output needs a folder. Name one with --out DIR.`)
  }
  // Resolves a link to a folder, so that its target is replaced and the link stays.
  return existsSync(path) ? realpathSync(path) : path
}

/** Returns a path as the user would type it. */
export function shortPath(environment: Environment, path: string): string {
  const short = relative(environment.workingDirectory, path)
  return short === '' ? '.' : short.startsWith('..') ? path : short
}
