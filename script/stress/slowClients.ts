import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { ServedSite } from './ServedSite.ts'

/** The figures of a phase in words, and its faults. */
export interface Report {
  readonly figures: string
  readonly faults: readonly string[]
}

/** The same as in `startServer`. */
const maxConnections = 10_000

/** Maximum milliseconds for the front page while others hold connections. */
const patience = 5000

async function open(site: ServedSite, count: number): Promise<readonly Socket[]> {
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const batch = Math.min(500, count - sockets.length)
    sockets.push(...(await Promise.all(Array.from({ length: batch }, () => site.connect()))))
  }
  return sockets
}

async function slowestFrontPage(site: ServedSite, times: number, pause: number): Promise<number> {
  let slowest = 0
  for (let count = 0; count < times; count += 1) {
    slowest = Math.max(slowest, await site.timeFrontPage())
    await setTimeout(pause)
  }
  return slowest
}

/** Clients that send headers one byte a second are disconnected, and readers are not affected. */
export async function slowHeaders(site: ServedSite, count = 2000): Promise<Report> {
  const sockets = await open(site, count)
  let closed = 0
  for (const socket of sockets) socket.resume().once('close', () => (closed += 1))
  const message = `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(60)}`
  let sent = 0
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(message[sent % message.length] ?? 'a')
    sent += 1
  }, 1000)
  const slowest = await slowestFrontPage(site, 25, 1000)
  clearInterval(timer)
  for (const socket of sockets) socket.destroy()
  const faults = [
    ...(closed < count ? [`${count - closed} of ${count} clients were not cut off within 25 s`] : []),
    ...(slowest > patience ? [`a front page took ${Math.round(slowest)} ms beside them`] : []),
  ]
  return { figures: `${closed} of ${count} cut off, slowest front page ${Math.round(slowest)} ms`, faults }
}

/** Connections up to the limit leave capacity for readers; those above it are closed, and closing one frees capacity again. */
export async function manyConnections(site: ServedSite): Promise<Report> {
  const before = site.megabytes
  const sockets = await open(site, maxConnections - 10)
  const slowest = await slowestFrontPage(site, 10, 100)
  const after = site.megabytes
  const more = await open(site, 200)
  const refused = more.filter((socket) => socket.resume() && !socket.closed)
  await setTimeout(1000)
  const kept = refused.filter((socket) => !socket.closed).length
  for (const socket of [...sockets, ...more]) socket.destroy()
  await setTimeout(1000)
  const again = await site.timeFrontPage()
  const faults = [
    ...(slowest > patience ? [`a front page took ${Math.round(slowest)} ms beside them`] : []),
    ...(kept > 10 ? [`${kept} connections above the limit were kept`] : []),
    ...(again === Infinity ? ['no front page afterwards'] : []),
  ]
  const each = ((after - before) * 1024) / sockets.length
  return { figures: `slowest front page ${Math.round(slowest)} ms, ${each.toFixed(1)} kB each, ${200 - kept} of 200 more refused`, faults }
}

/** Clients that request the largest file and read nothing take little memory. */
export async function stalledReaders(site: ServedSite, path: string, count = 1000): Promise<Report> {
  const before = site.megabytes
  const sockets = await open(site, count)
  for (const socket of sockets) socket.pause().write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
  const slowest = await slowestFrontPage(site, 20, 200)
  const grown = site.megabytes - before
  for (const socket of sockets) socket.destroy()
  const faults = [
    ...(slowest > patience ? [`a front page took ${Math.round(slowest)} ms beside them`] : []),
    ...(grown > 256 ? [`the server grew by ${Math.round(grown)} MB`] : []),
  ]
  return { figures: `the server grew by ${Math.round(grown)} MB, slowest front page ${Math.round(slowest)} ms`, faults }
}

/** Collects what arrives until the server closes the connection, or until nothing arrives for `quiet` milliseconds. */
export async function listenUntilQuiet(socket: Socket, quiet: number): Promise<string> {
  let text = ''
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part
    socket.setTimeout(quiet)
  })
  socket.setTimeout(quiet, () => socket.destroy())
  if (!socket.closed) await once(socket, 'close')
  return text
}
