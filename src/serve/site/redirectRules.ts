import type { Redirect } from '../../shared/manifest.ts'
import { withQuery, withoutSlash } from '../request/parseTarget.ts'

export interface RedirectRule {
  /** Decoded; a segment that begins with `:` matches any one segment. */
  readonly segments: readonly string[]
  readonly to: string
  readonly status: Redirect['status']
}

export interface Move {
  readonly status: Redirect['status']
  readonly location: string
}

export function compileRedirects(redirects: readonly Redirect[]): readonly RedirectRule[] {
  return redirects.map(({ from, to, status }) => ({ segments: decodeOnce(withoutSlash(from)).split('/'), to, status }))
}

/** Where the first rule that matches a decoded path leads, with the query kept. */
export function findRedirect(rules: readonly RedirectRule[], path: string, query: string): Move | undefined {
  const segments = withoutSlash(path).split('/')
  const rule = rules.find((candidate) => matches(candidate, segments))
  if (!rule) return undefined
  const values = new Map(rule.segments.map((name, index) => [name, segments[index] ?? '']))
  const location = rule.to
    .split('/')
    .map((part) => (part.startsWith(':') && values.has(part) ? encodeURIComponent(values.get(part) ?? '') : toAscii(part)))
    .join('/')
  return { status: rule.status, location: withQuery(location, query) }
}

function matches({ segments: pattern }: RedirectRule, segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => (part.startsWith(':') && part.length > 1 ? segments[index] !== '' : part === segments[index]))
  )
}

function toAscii(text: string): string {
  return text.replace(/[^!-~]+/gu, encodeURIComponent)
}

function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}
