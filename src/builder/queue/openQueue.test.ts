import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { QueueError, createErrorTeller, isOutage } from './QueueError.ts'
import { openQueue } from './openQueue.ts'

/** Composes a message of PostgreSQL's protocol: a request for authentication. */
function authentication(kind: number, text: string): Buffer {
  const body = Buffer.from(text)
  const head = Buffer.from('R........')
  head.writeInt32BE(body.length + 8, 1)
  head.writeInt32BE(kind, 5)
  return Buffer.concat([head, body])
}

test('a database that asks for a password that the address lacks is reported, and its connection is closed', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(authentication(10, 'SCRAM-SHA-256\0\0'))
      socket.once('data', (answer) => {
        const nonce = /r=([^,]+)/.exec(answer.toString())?.[1] ?? ''
        socket.write(authentication(11, `r=${nonce}x,s=c2FsdA==,i=4096`))
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const closed = once(server, 'connection').then(([socket]) => once(socket as NodeJS.EventEmitter, 'close'))
  await expect(openQueue(`postgres://builds@127.0.0.1:${port}/builds`, () => undefined)).rejects.toThrow(
    'The database of the queue cannot be used: it asks for a password, and its address has none.',
  )
  await closed
  server.close()
})

test('errors of the database are sentences', () => {
  const copy = { message: 'connect ECONNREFUSED ::1:5432 (Queue: shards, Worker: 9)' }
  expect(new QueueError(copy).message).toBe('The database of the queue cannot be used: connect ECONNREFUSED ::1:5432.')
  const both = new AggregateError([new Error('connect ECONNREFUSED ::1:1'), new Error('connect ECONNREFUSED 127.0.0.1:1')])
  expect(new QueueError(both).message).toMatch(/: connect ECONNREFUSED ::1:1, connect ECONNREFUSED 127\.0\.0\.1:1\.$/)
})

test.each([
  ['ECONNREFUSED', true],
  ['57P01', true],
  ['53300', true],
  ['42501', false],
  ['28P01', false],
])('an error %s is an outage: %s', (code, is) => expect(isOutage(Object.assign(new Error('No.'), { code }))).toBe(is))

test('an error that the library repeats is told once in a while', () => {
  const tell = vi.fn<(message: string) => void>()
  let now = 0
  const report = createErrorTeller(tell, () => now)
  for (now = 0; now < 60_000; now += 10_000) report(new Error('connect ECONNREFUSED'))
  expect(tell).toHaveBeenCalledTimes(1)
  report(new Error('the database system is starting up'))
  report(new Error('connect ECONNREFUSED'))
  expect(tell).toHaveBeenCalledTimes(3)
})
