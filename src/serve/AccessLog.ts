import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isPublicAddress } from './thirdPartyProxy/Network.ts'

export interface AccessLogOptions {
  /** Writes complete lines, several at a time. */
  readonly write: (this: void, lines: string) => unknown
  readonly clock: (this: void) => Date
}

/** Number of lines gathered before they are written. */
const batch = 100
/** Maximum milliseconds that a line waits. */
const patience = 500

/** Logs one line per request in the Combined Log Format, with the duration in milliseconds at the end. */
export class AccessLog {
  readonly #options: AccessLogOptions
  #lines: string[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(options: AccessLogOptions) {
    this.#options = options
  }

  /** Wraps a listener so that its responses are logged. */
  follow(listener: RequestListener): RequestListener {
    return (request, response) => {
      const startedAt = performance.now()
      const before = request.socket.bytesWritten
      const client = clientOf(request)
      response.once('close', () => {
        const bytes = request.socket.bytesWritten - before
        this.#add(this.#describe(request, response, { client, bytes, milliseconds: performance.now() - startedAt }))
      })
      listener(request, response)
    }
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#lines.length > 0) this.#options.write(this.#lines.splice(0).join(''))
  }

  #add(line: string): void {
    this.#lines.push(line)
    if (this.#lines.length >= batch) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), patience).unref()
  }

  #describe(
    { method, url, httpVersion, headers }: IncomingMessage,
    { statusCode }: ServerResponse,
    { client, bytes, milliseconds }: { readonly client: string; readonly bytes: number; readonly milliseconds: number },
  ): string {
    const line = `${method} ${url} HTTP/${httpVersion}`
    const at = stamp(this.#options.clock())
    return `${client} - - [${at}] ${quote(line)} ${statusCode} ${bytes} ${quote(headers.referer)} ${quote(headers['user-agent'])} ${Math.round(milliseconds)}\n`
  }
}

/** Returns the client's address; behind a proxy on a private address, the one that the proxy names. */
function clientOf({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '-'
  const forwarded = headers['x-forwarded-for']
  if (forwarded === undefined || isPublicAddress(peer)) return peer
  const last = String(forwarded).split(',').at(-1)?.trim() ?? ''
  return /^[\da-f.:]{2,45}$/i.test(last) ? last : peer
}

/** Quotes a request's text, escaped so that it cannot end its line or field. */
function quote(text: string | undefined): string {
  return text === undefined
    ? '"-"'
    : `"${text.replace(/[^ !#-[\]-~]/g, (letter) => `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)}"`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats a timestamp as the log format requires: `21/Nov/2026:18:30:00 +0000`. */
function stamp(at: Date): string {
  const [day = '', time = ''] = at.toISOString().split(/[T.]/)
  return `${day.slice(8)}/${months[at.getUTCMonth()]}/${day.slice(0, 4)}:${time} +0000`
}
