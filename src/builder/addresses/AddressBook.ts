import { join } from 'node:path'
import { limits } from '../../content/limits.ts'
import { readText } from '../../content/load/files/readText.ts'
import type { Problem } from '../../content/problem.ts'
import { shortHash } from '../../platform/contentHash.ts'
import { readPlainFile } from '../../platform/files/readPlainFile.ts'
import { replaceFile } from '../../platform/files/replaceFile.ts'
import type { PageOutline } from '../pages/PagePlan.ts'

/** Collects the published pages of a build. */
export class AddressBook {
  readonly #addresses: Address[] = []

  /** `content`: the result of `contentOf`. */
  add(plan: PageOutline, content: string): void {
    const key = addressKey(plan)
    if (key !== undefined) this.#addresses.push({ path: plan.path, key, content, ...(plan.empty && { noindex: true }) })
  }

  /** Sorted by path. */
  get addresses(): readonly Address[] {
    return this.#addresses.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  }
}

/** Returns a hash of what a page shows, given as JSON. */
export function contentOf(result: string): string {
  return shortHash(result, 16)
}

/** A published page, as one build records it for the next. */
export interface Address {
  readonly path: string
  /** Identifies the page independently of its path: `article:first-steps:en`. */
  readonly key: string
  /** Hash of what the page shows, without other bytes of the document (scripts, styles). */
  readonly content: string
  /** Whether search engines are told not to list it. */
  readonly noindex?: true
}

/** Relative to the output folder. */
export const addressesFile = '.roomwright/addresses.json'

/** Returns the `alternateKey` for the page of an article or of a collection's entry. */
export function textKey({ id, own }: { readonly id: string; readonly own?: { readonly collection: string } | undefined }): string {
  return own ? `entry:${own.collection}/${id}` : `article:${id}`
}

/** Returns a page's key, which does not depend on its path; undefined for pages without a published address. */
export function addressKey({
  alternateKey,
  error,
  language,
}: Pick<PageOutline, 'alternateKey' | 'error' | 'language'>): string | undefined {
  return error || alternateKey === undefined ? undefined : `${alternateKey}:${language}`
}

/**
 * Reads the published pages of the build in a folder. Empty if there is no build, the build is too old to list them, or the list is
 * damaged.
 */
export function readAddresses(output: string): readonly Address[] {
  try {
    const list: unknown = JSON.parse(readPlainFile(join(output, addressesFile)) ?? '[]')
    return Array.isArray(list) && list.every(isPublishedAddress) ? list : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

function isPublishedAddress(value: unknown): value is Address {
  if (typeof value !== 'object' || value === null || !('path' in value && 'key' in value && 'content' in value)) return false
  return [value.path, value.key, value.content].every((text) => typeof text === 'string')
}

/** The ledger of published addresses, in the publication folder. */
export const publishedFile = 'published.json'

interface PublishedAddress extends Pick<Address, 'path' | 'key'> {
  /** The day on which it was first recorded, in UTC; absent in entries from before days were recorded. */
  readonly first?: string
}

/** With its line number in the ledger, from 1. */
export interface LedgerEntry extends PublishedAddress {
  readonly line: number
}

/** Reads the ledger of a publication. A damaged ledger is a problem; a missing one counts as empty. */
export function readPublished(site: string): { readonly published: readonly LedgerEntry[]; readonly problems: readonly Problem[] } {
  const read = readText({ directory: site, file: publishedFile, most: limits.data })
  if (!read || read.problems.length > 0) return { published: [], problems: read?.problems ?? [] }
  const { text } = read.source
  const published = parse(text)
  if (published) return { published: withLines(published, text), problems: [] }
  const message = 'This is not a list of published addresses.'
  const fix = 'Restore an earlier version, or write it again with `npx roomwright record`.'
  return { published: [], problems: [{ severity: 'error', file: publishedFile, line: 1, column: 1, rule: 'published-form', message, fix }] }
}

/**
 * Adds the addresses of a build to the ledger, one per line; earlier addresses stay, with the day they were first recorded. Returns the
 * total number.
 */
export function recordPublished(site: string, addresses: readonly Pick<Address, 'path' | 'key'>[], now: Date): number {
  const { published } = readPublished(site)
  const today = now.toISOString().slice(0, 10)
  const known = new Map(published.map((address) => [address.path, address]))
  const added = addresses.map(({ path, key }): PublishedAddress => {
    const before = known.get(path)
    return before ? { ...before, key } : { path, key, first: today }
  })
  const all = new Map([...published, ...added].map((address) => [address.path, address]))
  const lines = [...all.values()]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, key, first }) => JSON.stringify({ path, key, ...(first !== undefined && { first }) }))
  replaceFile(join(site, publishedFile), `[\n${lines.join(',\n')}\n]\n`, { durable: true })
  return all.size
}

/** Adds the line number of each entry; relies on the paths appearing in the text in the order of the list. */
function withLines(published: readonly PublishedAddress[], text: string): readonly LedgerEntry[] {
  let line = 1
  let offset = 0
  return published.map(({ path, key, first }) => {
    const found = Math.max(offset, text.indexOf(JSON.stringify(path), offset))
    line += text.slice(offset, found).split('\n').length - 1
    offset = found
    return { path, key, ...(first !== undefined && { first }), line }
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
  if ('first' in value && (typeof value.first !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value.first))) return false
  return typeof value.path === 'string' && value.path.startsWith('/') && typeof value.key === 'string'
}
