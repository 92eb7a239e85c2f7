import { spawn } from 'node:child_process'

export interface Display {
  /** The value of `DISPLAY` for programs. */
  readonly name: string
  close(this: void): void
}

/** Opens a virtual screen with a free number. */
export async function openDisplay(): Promise<Display> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject).once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    server.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
  })
  return { name: `:${number}`, close: () => void server.kill() }
}
