export interface Target {
  /** Percent-decoded once; begins with `/`. */
  readonly path: string
  /** As it came, with its `?`; empty where there is none. */
  readonly query: string
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Splits and decodes a request's target as node:http gives it (raw bytes as Latin-1); undefined where it is malformed. */
export function parseTarget(target: string): Target | undefined {
  const origin = target.startsWith('/') ? '' : /^https?:\/\/[^/?#]*/i.exec(target)?.[0]
  if (origin === undefined) return undefined
  const [local = ''] = target.slice(origin.length).split('#', 1)
  const question = local.indexOf('?')
  const path = decode((question === -1 ? local : local.slice(0, question)) || '/')
  if (path === undefined) return undefined
  return { path, query: question === -1 ? '' : local.slice(question) }
}

function decode(raw: string): string | undefined {
  // Nearly every request: nothing to decode.
  if (/^[!-$&-~]*$/.test(raw)) return raw
  try {
    const text = /[\u0080-\u00ff]/.test(raw) ? utf8.decode(Buffer.from(raw, 'latin1')) : raw
    return decodeURIComponent(text)
  } catch (error) {
    // URIError: a malformed escape. TypeError: bytes that are not UTF-8.
    if (error instanceof URIError || error instanceof TypeError) return undefined
    throw error
  }
}
