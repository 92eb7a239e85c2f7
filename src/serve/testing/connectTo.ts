import { once } from 'node:events'
import { type Socket, connect } from 'node:net'

/** A client that writes `text` as it stands; it reads nothing until it is told to. */
export async function connectTo(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (text) await new Promise<void>((resolve) => socket.write(text, () => resolve()))
  return socket
}

/** All that comes until the server closes the connection. */
export async function readAll(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('latin1').on('data', (part: string) => (text += part))
  if (!socket.closed) await new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return text
}
