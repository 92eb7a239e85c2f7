import type { IncomingMessage } from 'node:http'

/** The request's preconditions and requested range. */
export interface Conditions {
  readonly method: string | undefined
  readonly range: string | undefined
  readonly ifRange: string | undefined
  readonly ifMatch: string | undefined
  readonly ifNoneMatch: string | undefined
}

type WantedRange = ByteRange | 'unsatisfiable' | undefined

export type Answer =
  | { readonly status: 200 }
  | { readonly status: 206; readonly range: ByteRange }
  | { readonly status: 304; readonly etag: string }
  | { readonly status: 412 }
  | { readonly status: 416 }

export function conditionsOf({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): Conditions {
  return {
    method,
    range: headers.range,
    ifRange: headers['if-range']?.toString(),
    ifMatch: headers['if-match'],
    ifNoneMatch: headers['if-none-match'],
  }
}

/** Returns the range that a request asks for of the uncompressed body; ranges of a compressed body are never sent. */
export function wantedRange({ method, range, ifRange }: Conditions, whole: { readonly size: number; readonly etag: string }): WantedRange {
  if (range === undefined || method !== 'GET' || !rangeApplies(ifRange, whole.etag)) return undefined
  return parseRange(range, whole.size)
}

/**
 * Evaluates the preconditions in the order of RFC 9110 (13.2.2): If-Match, If-None-Match, then the range. Ignores
 * `If-Unmodified-Since`, as no response has a modification date. `tags`: those of a variant.
 */
export function planAnswer({ ifMatch, ifNoneMatch }: Conditions, tags: readonly string[], range: WantedRange): Answer {
  if (ifMatch !== undefined && !namesExactly(ifMatch, tags[0] ?? '')) return { status: 412 }
  const known = ifNoneMatch === undefined ? undefined : matchEntityTag(ifNoneMatch, tags)
  if (known !== undefined) return { status: 304, etag: known }
  if (range === undefined) return { status: 200 }
  return range === 'unsatisfiable' ? { status: 416 } : { status: 206, range }
}

/** Returns the first of `tags` (with their quotes) that an `If-None-Match` names, by weak comparison; `*` matches any. */
function matchEntityTag(header: string, tags: readonly string[]): string | undefined {
  if (header.trim() === '*') return tags[0]
  const named = new Set(header.match(/"[^"]*"/g))
  return tags.find((tag) => named.has(tag))
}

/** Reports whether an `If-Match` names this tag, by strong comparison: a weak tag never matches. */
function namesExactly(header: string, tag: string): boolean {
  return header.trim() === '*' || new Set(header.match(/(?:W\/)?"[^"]*"/g)).has(tag)
}

/** Both ends are inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Returns the part of a body of `size` bytes that a `Range` header asks for. Undefined if the header must be ignored:
 * another unit, several ranges, or no range at all.
 */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^(\d*)-(\d*)$/.exec(onlyRange(header) ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '') return last === '' ? undefined : suffix(Number(last), size)
  const [start, end] = [Number(first), last === '' ? Infinity : Number(last)]
  if (end < start) return undefined
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable'
}

/** Reports whether the request's `If-Range` permits a range; a date never matches, as no response has a modification date. */
export function rangeApplies(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag
}

/** Returns the only range of a list. Lists may have empty items, and spaces around their commas but nowhere else (RFC 9110, 5.6.1). */
function onlyRange(header: string): string | undefined {
  const ranges = /^bytes=(.*)$/i.exec(header)?.[1]
  if (!ranges?.includes(',')) return ranges
  const items = ranges.split(',').map((item) => item.trim())
  const [range, ...others] = items.filter((item) => item !== '')
  return others.length === 0 ? range : undefined
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 }
}
