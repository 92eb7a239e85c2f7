import type { IncomingMessage } from 'node:http'
import { type ByteRange, parseRange, rangeApplies } from './byteRange.ts'
import { matchEntityTag, namesExactly } from './matchEntityTag.ts'

/** What a request says of the client's own copy and of the part it wants. */
export interface Conditions {
  readonly method: string | undefined
  readonly range: string | undefined
  readonly ifRange: string | undefined
  readonly ifMatch: string | undefined
  readonly ifNoneMatch: string | undefined
}

export type WantedRange = ByteRange | 'unsatisfiable' | undefined

export type Plan =
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

/** The range a request asks for of the body as it is; a range of a compressed body is never sent. */
export function wantedRange({ method, range, ifRange }: Conditions, whole: { readonly size: number; readonly etag: string }): WantedRange {
  if (range === undefined || method !== 'GET' || !rangeApplies(ifRange, whole.etag)) return undefined
  return parseRange(range, whole.size)
}

/**
 * What to answer, in the order of RFC 9110 (13.2.2): whether it is what the client goes on with, whether the client has it, which part it wants.
 * `If-Unmodified-Since` is ignored, as no answer says when it was modified. `tags`: those of a variant.
 */
export function planAnswer({ ifMatch, ifNoneMatch }: Conditions, tags: readonly string[], range: WantedRange): Plan {
  if (ifMatch !== undefined && !namesExactly(ifMatch, tags[0] ?? '')) return { status: 412 }
  const known = ifNoneMatch === undefined ? undefined : matchEntityTag(ifNoneMatch, tags)
  if (known !== undefined) return { status: 304, etag: known }
  if (range === undefined) return { status: 200 }
  return range === 'unsatisfiable' ? { status: 416 } : { status: 206, range }
}
