import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type RunningServer, type ServerOptions, startServer } from '../startServer.ts'
import { type BuiltFolder, temporaryFolder, writeBuiltFolder } from './writeBuiltFolder.ts'

export interface TestServer extends RunningServer {
  readonly directory: string
  readonly logged: readonly string[]
}

/** Builds a folder and serves it until the test ends. */
export async function serveFiles(folder: BuiltFolder, options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const parent = temporaryFolder()
  const directory = join(parent, 'dist')
  writeBuiltFolder(directory, folder)
  const logged: string[] = []
  const server = await startServer({ directory, port: 0, host: '127.0.0.1', log: (line) => logged.push(line), ...options })
  onTestFinished(async () => {
    await server.close(100)
    rmSync(parent, { recursive: true, force: true })
  })
  return { ...server, directory, logged }
}
