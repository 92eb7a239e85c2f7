import { once } from 'node:events'
import type { Server } from 'node:http'
import { hasCode } from '../../platform/errorCode.ts'

interface ListenOptions {
  readonly createServer: () => Server
  readonly host: string
  /** 0: any free port. */
  readonly port: number
}

interface Listening {
  readonly servers: readonly Server[]
  readonly port: number
}

/** Browsers try both address families of `localhost`, in varying order. */
const loopback = ['127.0.0.1', '::1']

/** Starts to listen: for `localhost` on every loopback address of the machine, otherwise on the given address. */
export async function listen({ createServer, host, port }: ListenOptions): Promise<Listening> {
  const servers: Server[] = []
  let bound = port
  try {
    for (const address of host === 'localhost' ? loopback : [host]) {
      servers.push(...(await bind(createServer(), address, bound)))
      bound = servers[0] ? portOf(servers[0]) : port
    }
    if (servers.length === 0) throw new ServeError(`This machine has no loopback address to listen on. Name another with --host ADDRESS.`)
    return { servers, port: bound }
  } catch (error) {
    for (const server of servers) server.close()
    // The port was free for one family and occupied for the other.
    if (port === 0 && hasCode(error, 'EADDRINUSE')) return listen({ createServer, host, port })
    throw explain(error, host, bound)
  }
}

/** Returns no server if the machine lacks this family of loopback addresses. */
async function bind(server: Server, address: string, port: number): Promise<readonly Server[]> {
  try {
    server.listen(port, address)
    await once(server, 'listening')
    return [server]
  } catch (error) {
    if (loopback.includes(address) && hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) return []
    throw error
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server is not listening on a port.')
  return address.port
}

function explain(error: unknown, host: string, port: number): unknown {
  const options = { cause: error }
  if (hasCode(error, 'EADDRINUSE')) {
    return new ServeError(`Port ${port} is in use by another program. Stop it, or choose another port with --port NUMBER.`, options)
  }
  if (hasCode(error, 'EACCES')) {
    return new ServeError(`Listening on port ${port} is not permitted. Choose one above 1023 with --port NUMBER.`, options)
  }
  if (hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL')) {
    return new ServeError(`'${host}' is not an address of this machine. Choose another with --host ADDRESS.`, options)
  }
  return error
}

/** The server cannot start; the message is one or two plain sentences that say what to do. */
export class ServeError extends Error {}
