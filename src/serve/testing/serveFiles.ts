import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type RunningServer, type ServerOptions, startServer } from '../startServer.ts'
import { type BuiltFolder, temporaryFolder, writeBuiltFolder } from './writeBuiltFolder.ts'

export interface TestServer extends RunningServer {
  readonly directory: string
  readonly logged: readonly string[]
}

const cleanUps: (() => Promise<void>)[] = []

/** Builds a folder and serves it until `stopTestServers`. */
export async function serveFiles(folder: BuiltFolder, options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const parent = temporaryFolder()
  const directory = join(parent, 'dist')
  writeBuiltFolder(directory, folder)
  const logged: string[] = []
  const server = await startServer({ directory, port: 0, host: '127.0.0.1', log: (line) => logged.push(line), ...options })
  cleanUps.push(async () => {
    await server.close(100)
    rmSync(parent, { recursive: true, force: true })
  })
  return { ...server, directory, logged }
}

/** For `afterEach`. */
export async function stopTestServers(): Promise<void> {
  await Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp()))
}
