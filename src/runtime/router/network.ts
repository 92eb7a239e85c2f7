export interface RequestOptions {
  readonly signal: AbortSignal
  readonly method?: 'GET' | 'HEAD'
  readonly priority?: 'auto' | 'low'
}

export interface Answer {
  /** 0 for the redirect of a HEAD request. */
  readonly status: number
  /** The content type, or ''. */
  readonly type: string
  readonly body: string
}

/** What the runtime needs of the network and the clock; tests have their own. */
export interface Network {
  /** What stands before the paths of the site on its host: `/blog`; empty at the root. */
  readonly base: string
  /** The whole answer at an address or, below the base, at the path of a file without a slash before it; rejects with the signal's reason when it aborts, else with a TypeError or DOMException where none came in 8 s. */
  request(url: string, options: RequestOptions): Promise<Answer>
  /** Resolves after a time; rejects with the signal's reason when that aborts first. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** From 0 to 1. */
  random(): number
  online(): boolean
}

/** Milliseconds without a whole answer after which a request counts as failed. */
export const requestTimeout = 8000

/** The network of a site that stands below `base`. */
export const openNetwork = (base = ''): Network => ({
  base,
  async request(url, { signal, method = 'GET', priority = 'auto' }) {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), requestTimeout)
    try {
      const redirect = method === 'HEAD' ? 'manual' : 'follow'
      const response = await fetch(url.startsWith('/') ? url : `${base}/${url}`, {
        method,
        priority,
        redirect,
        signal: AbortSignal.any([signal, limit.signal]),
      })
      return { status: response.status, type: response.headers.get('content-type') ?? '', body: await response.text() }
    } finally {
      clearTimeout(timer)
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

/** The object in an answer with the status 200; undefined for other answers. Rejects like `Network.request`. */
export async function requestObject(
  url: string,
  signal: AbortSignal,
  network: Network,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { status, body } = await network.request(url, { signal })
  return status === 200 ? parseObject(body) : undefined
}

/** A JSON text's value if it is an object. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = JSON.parse(text) as unknown
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    // Of a text, it throws nothing but a SyntaxError.
    return undefined
  }
}

/** Whether an error is the network's or the server's, not the program's. */
export function isFault(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException
}
