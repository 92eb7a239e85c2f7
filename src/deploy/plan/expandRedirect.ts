import type { Redirect } from '../../shared/manifest.ts'

/** A redirect without variables; both are addresses. */
interface PlainRedirect {
  readonly from: string
  readonly to: string
}

/**
 * A redirect as a bucket can hold it: one for each page that its variables can lead to, since a bucket matches no patterns.
 * None where a variable does not show in the target.
 */
export function expandRedirect({ from, to }: Redirect, addresses: Iterable<string>): readonly PlainRedirect[] {
  const names = variablesOf(from)
  if (names.length === 0) return [{ from: decodeOnce(from), to }]
  const target = to.split('/')
  if (!names.every((name) => target.includes(name))) return []
  return [...addresses].flatMap((address) => {
    const values = matchSegments(target, address.split('/'))
    return values ? [{ from: fill(from, values), to: address }] : []
  })
}

function variablesOf(path: string): readonly string[] {
  return path.split('/').filter(isVariable)
}

function isVariable(segment: string): boolean {
  return segment.startsWith(':') && segment.length > 1
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): ReadonlyMap<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined
  const fits = pattern.every((part, index) => (isVariable(part) ? segments[index] !== '' : part === segments[index]))
  return fits ? new Map(pattern.map((part, index) => [part, segments[index] ?? ''])) : undefined
}

function fill(path: string, values: ReadonlyMap<string, string>): string {
  return path
    .split('/')
    .map((part) => (isVariable(part) ? (values.get(part) ?? part) : part))
    .join('/')
}

/** A key is plain text; an escape that is none stays as it is. */
function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}
