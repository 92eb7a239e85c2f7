import { decodeStrictly } from '../../shared/addresses/escapes.ts'

interface Target {
  /** Percent-decoded once; begins with `/`. */
  readonly path: string
  /** Unparsed, including its `?`; empty if there is none. */
  readonly query: string
}

/** A path with nothing to decode and nothing after it. */
const plain = /^\/[^%?#]*$/

/** Splits and decodes a request's target (ASCII, as node:http accepts nothing else); undefined if it is malformed. */
export function parseTarget(target: string): Target | undefined {
  // Nearly all targets; each request is parsed several times.
  if (plain.test(target)) return { path: target, query: '' }
  const origin = target.startsWith('/') ? '' : /^https?:\/\/[^/?#]*/i.exec(target)?.[0]
  if (origin === undefined) return undefined
  const [local = ''] = target.slice(origin.length).split('#', 1)
  const question = local.indexOf('?')
  const path = decodeStrictly((question === -1 ? local : local.slice(0, question)) || '/')
  if (path === undefined) return undefined
  return { path, query: question === -1 ? '' : local.slice(question) }
}

/** Appends a request's query (with its `?`, or empty) to an address, before the address's fragment. */
export function withQuery(address: string, query: string): string {
  if (query.length < 2) return address
  const hash = address.indexOf('#')
  const [base, fragment] = hash === -1 ? [address, ''] : [address.slice(0, hash), address.slice(hash)]
  return `${base}${base.includes('?') ? '&' : '?'}${query.slice(1)}${fragment}`
}

/** Strips trailing slashes from a path; `/` stays. */
export function withoutSlash(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** Strips the site's base from a target; undefined if the target is outside it. */
export function targetBelow(base: string, target: string): string | undefined {
  if (base === '') return target
  const [origin = ''] = /^https?:\/\/[^/?#]*/i.exec(target) ?? []
  return target.startsWith(`${base}/`, origin.length) ? target.slice(origin.length + base.length) : undefined
}
