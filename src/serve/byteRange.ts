/** Both ends belong to it. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The part of a body of `size` bytes that a `Range` header asks for.
 * Undefined where the header is to be ignored: another unit, several ranges, or not a range at all.
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

/** Whether a range may be sent by the request's `If-Range`; a date never matches, as no answer says when it was modified. */
export function rangeApplies(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag
}

/** Lists may have empty items, and spaces around their commas but nowhere else (RFC 9110, 5.6.1). */
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
