import { join } from 'node:path'
import { limits } from '../../content/limits.ts'
import { readText } from '../../content/load/readText.ts'
import type { Problem } from '../../content/problem.ts'
import { replaceFile } from '../../platform/replaceFile.ts'
import type { Address } from './Address.ts'

/** In the publication folder: the ledger of what readers have been given. */
export const publishedFile = 'published.json'

export type PublishedAddress = Pick<Address, 'path' | 'key'>

/** With its line in the ledger, from 1. */
export interface LedgerEntry extends PublishedAddress {
  readonly line: number
}

/** Reads the ledger of a publication; one that nobody can read is a problem, none is an empty one. */
export function readPublished(site: string): { readonly published: readonly LedgerEntry[]; readonly problems: readonly Problem[] } {
  const read = readText({ directory: site, file: publishedFile, most: limits.data })
  if (!read || read.problems.length > 0) return { published: [], problems: read?.problems ?? [] }
  const { text } = read.source
  const published = parse(text)
  if (published) return { published: withLines(published, text), problems: [] }
  const message = 'This is not a list of published addresses.'
  const fix = 'Restore it from your history, or write it anew with `roomwright record`.'
  return { published: [], problems: [{ severity: 'error', file: publishedFile, line: 1, column: 1, rule: 'published-form', message, fix }] }
}

/** Adds the addresses of a build to the ledger, an address a line; what was published stays in it. */
export function recordPublished(site: string, addresses: readonly PublishedAddress[]): number {
  const { published } = readPublished(site)
  const all = new Map([...published, ...addresses].map(({ path, key }) => [path, key]))
  const lines = [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, key]) => JSON.stringify({ path, key }))
  replaceFile(join(site, publishedFile), `[\n${lines.join(',\n')}\n]\n`, { durable: true })
  return all.size
}

/** The paths stand in the text in the order of the list. */
function withLines(published: readonly PublishedAddress[], text: string): readonly LedgerEntry[] {
  let line = 1
  let offset = 0
  return published.map(({ path, key }) => {
    const found = Math.max(offset, text.indexOf(JSON.stringify(path), offset))
    line += text.slice(offset, found).split('\n').length - 1
    offset = found
    return { path, key, line }
  })
}

function parse(text: string): readonly PublishedAddress[] | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return Array.isArray(data) && data.every(isAddress) ? data : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function isAddress(value: unknown): value is PublishedAddress {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('key' in value)) return false
  return typeof value.path === 'string' && value.path.startsWith('/') && typeof value.key === 'string'
}
