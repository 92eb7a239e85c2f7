import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../content/problem.ts'
import { replaceFile } from '../../platform/replaceFile.ts'
import type { Address } from './Address.ts'

/** In the publication folder: the ledger of what readers have been given. */
export const publishedFile = 'published.json'

export type PublishedAddress = Pick<Address, 'path' | 'key'>

/** Reads the ledger of a publication; one that nobody can read is a problem, none is an empty one. */
export function readPublished(site: string): { readonly published: readonly PublishedAddress[]; readonly problems: readonly Problem[] } {
  const file = join(site, publishedFile)
  if (!existsSync(file)) return { published: [], problems: [] }
  const published = parse(readFileSync(file, 'utf8'))
  if (published) return { published, problems: [] }
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
