import { type RequestListener, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Network, ScriptRequest } from '../thirdPartyProxy/Network.ts'
import { answerOf } from '../thirdPartyProxy/publicNetwork.ts'

export interface LoopbackNetwork extends Network {
  /** All requests, in order. */
  readonly asked: readonly ScriptRequest[]
  close(): void
}

/** Opens a fake internet with a single server on this machine: names resolve as in `names`, and `answer` responds for all of them. */
export async function openLoopbackNetwork(
  answer: RequestListener,
  names: Readonly<Record<string, readonly string[]>> = {},
): Promise<LoopbackNetwork> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const asked: ScriptRequest[] = []
  return {
    asked,
    async lookup(hostname) {
      const addresses = names[hostname] ?? ['93.184.216.34']
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    },
    request(options) {
      asked.push(options)
      const { url, signal } = options
      return answerOf(request({ host: '127.0.0.1', port, path: url.pathname + url.search, agent: false, signal }))
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
