#!/usr/bin/env node
// Started by Playwright in place of Firefox. Playwright controls any Firefox over WebDriver BiDi, but sends a command for every page that
// Firefox ESR 153 does not know yet; this program responds to that one, and passes everything else on.
import { spawn } from 'node:child_process'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { FrameReader, frameOf } from './bidiFrames.ts'

const unknown = 'emulation.setMediaFeaturesOverride'

const firefox = spawn(process.env.FIREFOX ?? '/usr/bin/firefox-esr', process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal))

let said = ''
firefox.stderr.on('data', (chunk: Buffer) => {
  said += chunk.toString()
  const port = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1]
  if (port === undefined) return
  said = ''
  const server = createServer((client) => relay(client, Number(port)))
  server.listen(0, '127.0.0.1', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
  })
})

function relay(client: Socket, port: number): void {
  const browser = connect(port, '127.0.0.1')
  const close = () => {
    client.destroy()
    browser.destroy()
  }
  for (const socket of [client, browser]) socket.on('error', close).on('close', close)
  // Compressed messages could not be read, and the browser refuses a host that it does not listen on.
  const greeting = (head: string) => head.replace(/^sec-websocket-extensions:.*\r\n/im, '').replace(/^(host: .*:)\d+/im, `$1${port}`)
  const answer = (message: string) => {
    const { id, method } = JSON.parse(message) as { readonly id: number; readonly method: string }
    if (method !== unknown) return false
    client.write(frameOf(JSON.stringify({ type: 'success', id, result: {} })))
    return true
  }
  pass(client, browser, { greeting, answer })
  pass(browser, client)
}

interface Passing {
  /** Changes the headers of the handshake. */
  readonly greeting?: (head: string) => string
  /** Reports whether it has responded to a message, which is then not passed on. */
  readonly answer?: (message: string) => boolean
}

/** Passes on what is received, frame by frame. */
function pass(from: Socket, to: Socket, { greeting = (head) => head, answer = () => false }: Passing = {}): void {
  const frames = new FrameReader()
  let head: Buffer | undefined = Buffer.alloc(0)
  from.on('data', (chunk: Buffer) => {
    let rest = chunk
    if (head) {
      head = Buffer.concat([head, chunk])
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      to.write(greeting(head.toString('latin1', 0, end + 4)), 'latin1')
      rest = head.subarray(end + 4)
      head = undefined
    }
    for (const { bytes, text } of frames.read(rest)) if (text === undefined || !answer(text)) to.write(bytes)
  })
}
