import { once } from 'node:events'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface WholeRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Answer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/**
 * `refuse`: answered with 503, and the request has no effect. `lose`: the request takes effect, but its answer is lost. `cut`: half of the
 * answer, then the connection ends. `stall`: half of the answer, then nothing. `hang`: neither read nor answered.
 */
export type Fault = 'none' | 'refuse' | 'lose' | 'cut' | 'stall' | 'hang'

type FaultPlan = (count: number, line: string, headers: IncomingHttpHeaders) => Fault

export interface FaultServer {
  readonly endpoint: string
  /** Requests so far. */
  readonly requests: readonly string[]
  /** Decides the faults of the requests from now on, by their number from 1. */
  plan(this: void, faultOf: FaultPlan): void
  close(this: void): Promise<void>
}

/** Starts a server that breaks requests on demand and answers the others. */
export async function startFaultServer(answerTo: (request: WholeRequest) => Answer | Promise<Answer>): Promise<FaultServer> {
  const requests: string[] = []
  let faultOf: FaultPlan = () => 'none'
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const line = `${method} ${url}`
    requests.push(line)
    const fault = faultOf(requests.length, line, headers)
    if (fault === 'refuse') {
      incoming.resume()
      outgoing.writeHead(503, { 'Content-Length': 0, Connection: 'close' }).end()
      return
    }
    if (fault === 'hang') return
    buffer(incoming)
      .then((body) => answerTo({ method, url, headers, body }))
      .then(
        (answer) => send(answer, outgoing, fault),
        () => outgoing.destroy(),
      )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    plan(decide) {
      requests.length = 0
      faultOf = decide
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function send({ status, headers, body }: Answer, outgoing: ServerResponse, fault: Fault): void {
  if (fault === 'lose' || (fault !== 'none' && body.length === 0)) {
    outgoing.destroy()
    return
  }
  // Only its length shows that a body ends too early.
  const { 'transfer-encoding': _, ...rest } = headers
  outgoing.writeHead(status, { ...rest, 'content-length': body.length })
  if (fault === 'none') {
    outgoing.end(body)
    return
  }
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => {
    if (fault === 'cut') outgoing.destroy()
  })
}
