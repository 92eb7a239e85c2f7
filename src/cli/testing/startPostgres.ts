import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

interface Postgres {
  /** Creates an empty database, and returns its address. */
  createDatabase(this: void, name: string): string
  stop(this: void): Promise<void>
  start(this: void): Promise<void>
  close(): Promise<void>
}

/** Debian installs the programs by version. */
const debian = '/usr/lib/postgresql'
/** PostgreSQL does not run as root; this is the id of the user `nobody`. */
const nobody = 65_534

/** Starts a separate PostgreSQL in a temporary folder, reached by a socket there. */
export async function startPostgres(): Promise<Postgres> {
  const bin = findPrograms()
  const home = mkdtempSync(join(tmpdir(), 'pg-'))
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  if (user.uid !== undefined) chownSync(home, nobody, nobody)
  const data = join(home, 'data')
  const options = { cwd: home, ...user }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'], {
    stdio: 'ignore',
    ...options,
  })
  const settings = ['listen_addresses=', `unix_socket_directories=${home}`, 'fsync=off', 'shared_buffers=16MB']
  const launch = async () => {
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      stdio: 'ignore',
      ...options,
    })
    while (!readdirSync(home).some((name) => /^\.s\.PGSQL\.\d+$/.test(name))) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.`)
      await setTimeout(50)
    }
    return server
  }
  let server = await launch()
  const stop = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
  }
  return {
    createDatabase(name) {
      execFileSync(join(bin, 'createdb'), ['-h', home, '-U', 'postgres', name], { stdio: 'ignore', ...options })
      return `postgres://postgres@localhost/${name}?host=${home}`
    },
    stop,
    async start() {
      server = await launch()
    },
    async close() {
      await stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function findPrograms(): string {
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
  const folders = [...versions, ...(process.env.PATH ?? '').split(':')]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')))
  if (found === undefined) throw new Error('This test needs PostgreSQL: install the package `postgresql`.')
  return found
}
