import { join } from 'node:path'
import { isMap } from '../../shared/isMap.ts'
import { isCardName } from '../../shared/pictures/cards.ts'
import { type Manifest, type ManifestFile, manifestFile } from '../../shared/output/manifest.ts'
import { readPlainFile } from '../files/readPlainFile.ts'

interface ReadManifest {
  readonly manifest: Manifest
  readonly text: string
}

/** Reads the manifest of a built folder; undefined if it is missing, damaged or written by another version. */
export function readManifest(directory: string): ReadManifest | undefined {
  const text = readPlainFile(join(directory, manifestFile))
  const manifest = text === undefined ? undefined : parseManifest(text)
  return text !== undefined && manifest ? { manifest, text } : undefined
}

/** Parses a manifest; undefined unless every part of it is as a build writes it. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isManifest(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function isManifest(value: unknown): value is Manifest {
  if (!isMap(value) || value.version !== 1 || typeof value.webpackCompilationHash !== 'string') return false
  const {
    base = '',
    files,
    cards = [],
    redirects,
    gone = [],
    noindex = [],
    scriptHashes,
    thirdParty = { scripts: [], proxied: [] },
  } = value
  const texts = isListOf(cards, isCardName) && [gone, noindex, scriptHashes].every((list) => isListOf(list, isText))
  const lists = isListOf(files, isFile) && isListOf(redirects, isRedirect) && texts
  return (
    isBase(base) &&
    lists &&
    isMap(thirdParty) &&
    isListOf(thirdParty.scripts, isScript) &&
    isListOf(thirdParty.proxied, isAddress) &&
    isListOf(thirdParty.connect ?? [], isText)
  )
}

const kinds: ReadonlySet<unknown> = new Set([
  'asset',
  'data',
  'document',
  'control',
  'public',
  'host',
] satisfies readonly ManifestFile['kind'][])
const policies: ReadonlySet<unknown> = new Set(['immutable', 'revalidate'] satisfies readonly ManifestFile['cache'][])
const statuses: ReadonlySet<unknown> = new Set([301, 302, 307, 308])

function isFile(value: unknown): boolean {
  if (!isMap(value)) return false
  const { path, hash, size, kind, cache } = value
  return isInnerPath(path) && isHash(hash) && isSize(size) && kinds.has(kind) && policies.has(cache)
}

/** A path segment that is empty, `.` or `..`, or a zero byte. */
const wayOut = /(?:^|\/)\.{0,2}(?:\/|$)|\0/

/** Reports whether a value is a relative path that stays inside the folder. */
export function isInnerPath(path: unknown): path is string {
  return typeof path === 'string' && !wayOut.test(path)
}

/** Reports whether a value is empty or a path from the host's root. */
function isBase(value: unknown): boolean {
  return value === '' || (isText(value) && value.startsWith('/') && isInnerPath(value.slice(1)))
}

/** Reports whether a value is a hash; it becomes a file name. */
function isHash(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]+$/.test(value)
}

function isRedirect(value: unknown): boolean {
  return isMap(value) && isText(value.from) && isText(value.to) && statuses.has(value.status)
}

function isScript(value: unknown): boolean {
  return isMap(value) && isAddress(value.src) && isText(value.strategy)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isAddress(value: unknown): boolean {
  return isText(value) && URL.canParse(value)
}

function isSize(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}
