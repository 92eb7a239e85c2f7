export interface RequestOptions {
  readonly signal: AbortSignal
  readonly method?: 'HEAD'
  readonly redirect?: 'manual'
  readonly priority?: 'auto' | 'low'
}

export interface Answer {
  /** 0 for a redirect that is not followed. */
  readonly status: number
  /** The content type, or ''. */
  readonly type: string
  readonly body: string
}

/** The runtime's access to the network and the clock; tests pass their own. */
export interface Network {
  /** Prefix of the site's paths on its host, such as `/blog`; empty at the root. */
  readonly base: string
  /**
   * Requests the whole response at a URL or, below the base, at the path of a file without a leading slash. Rejects with the signal's
   * reason when it aborts, and with a TypeError or DOMException if no response arrives within 8 s.
   */
  request(url: string, options: RequestOptions): Promise<Answer>
  /** Resolves after a delay; rejects with the signal's reason if that aborts first. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** From 0 to 1. */
  random(): number
  online(): boolean
}

/** Milliseconds without a complete response after which a request counts as failed. */
export const requestTimeout = 8000

/** Returns the network of a site below `base`. */
export const openNetwork = (base = ''): Network => ({
  base,
  async request(url, options) {
    const { signal } = options
    signal.throwIfAborted()
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), requestTimeout)
    // Browsers of 2023 have no `AbortSignal.any`. As the options, `limit` ends the listening.
    signal.addEventListener('abort', () => limit.abort(signal.reason), limit)
    const isData = !url.startsWith('/')
    try {
      // The document's own address may hold credentials, with which `fetch` refuses every relative one.
      const response = await fetch(location.origin + (isData ? `${base}/${url}` : url), {
        ...options,
        // Some hosts let browsers keep every file for minutes.
        cache: isData ? 'no-cache' : 'default',
        signal: limit.signal,
      })
      return { status: response.status, type: response.headers.get('content-type') ?? '', body: await response.text() }
    } finally {
      clearTimeout(timer)
      limit.abort()
    }
  },
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds)
      signal?.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      })
    }),
  random: Math.random,
  online: () => navigator.onLine,
})

/** Requests a JSON object; undefined if the status is not 200 or the body is no object. Rejects like `Network.request`. */
export async function requestObject(
  url: string,
  signal: AbortSignal,
  network: Network,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { status, body } = await network.request(url, { signal })
  return status === 200 ? parseObject(body) : undefined
}

/** Parses a JSON text; undefined unless its value is an object. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = JSON.parse(text) as unknown
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    // For a string, `JSON.parse` throws only SyntaxErrors.
    return undefined
  }
}

/** Reports whether an error comes from the network or the server, not from the program. */
export function isFault(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException
}
