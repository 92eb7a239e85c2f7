import { once } from 'node:events'
import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * `refuse`: answered 503, never arrives; `lose`: arrives, but its answer does not; `cut`: half of the answer, and the connection ends;
 * `stall`: half of the answer, and nothing more; `hang`: neither read nor answered.
 */
export type Fault = 'none' | 'refuse' | 'lose' | 'cut' | 'stall' | 'hang'

export type FaultPlan = (count: number, line: string, headers: IncomingHttpHeaders) => Fault

export interface FaultProxy {
  readonly endpoint: string
  /** Requests so far. */
  readonly requests: readonly string[]
  /** Decides over the requests from now on, by their number from 1. */
  plan(this: void, faultOf: FaultPlan): void
  close(this: void): Promise<void>
}

/** Stands before a storage server and breaks what it is told to. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(target)
  const requests: string[] = []
  let faultOf: FaultPlan = () => 'none'
  const server = createServer((incoming, outgoing) => {
    const line = `${incoming.method} ${incoming.url}`
    requests.push(line)
    const fault = faultOf(requests.length, line, incoming.headers)
    if (fault === 'refuse') {
      incoming.resume()
      outgoing.writeHead(503, { 'Content-Length': 0, Connection: 'close' }).end()
      return
    }
    if (fault === 'hang') return
    const onward = request({ hostname, port, agent, method: incoming.method, path: incoming.url, headers: incoming.headers })
    onward.on('response', (answer) => passOn(answer, outgoing, fault))
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
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
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function passOn(answer: IncomingMessage, outgoing: ServerResponse, fault: Fault): void {
  if (fault === 'none') {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(outgoing)
    return
  }
  const chunks: Buffer[] = []
  answer.on('data', (chunk: Buffer) => chunks.push(chunk))
  answer.on('end', () => {
    const whole = Buffer.concat(chunks)
    if (fault === 'lose' || whole.length === 0) {
      outgoing.destroy()
      return
    }
    // A body that ends too early shows by its length alone.
    const { 'transfer-encoding': _, ...headers } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 500, { ...headers, 'content-length': whole.length })
    outgoing.write(whole.subarray(0, Math.floor(whole.length / 2)), () => {
      if (fault === 'cut') outgoing.destroy()
    })
  })
}
