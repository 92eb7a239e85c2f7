export interface Target {
  /** Percent-decoded once; begins with `/`. */
  readonly path: string
  /** As it came, with its `?`; empty where there is none. */
  readonly query: string
}

/** Splits and decodes a request's target (ASCII: node:http lets nothing else in); undefined where it is malformed. */
export function parseTarget(target: string): Target | undefined {
  const origin = target.startsWith('/') ? '' : /^https?:\/\/[^/?#]*/i.exec(target)?.[0]
  if (origin === undefined) return undefined
  const [local = ''] = target.slice(origin.length).split('#', 1)
  const question = local.indexOf('?')
  const path = decode((question === -1 ? local : local.slice(0, question)) || '/')
  if (path === undefined) return undefined
  return { path, query: question === -1 ? '' : local.slice(question) }
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
