import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { longArticle } from './longArticle.ts'

const run = promisify(execFile)

/** A publication in four languages, built and served for one worker of the tests. */
export interface ServedSite {
  readonly url: string
  /** The publication folder, a copy that a test may change. */
  readonly site: string
  readonly out: string
  rebuild(): Promise<void>
  stop(): Promise<void>
}

/** Builds a copy of the full fixture, with one long article and `files` more, by the engine in a folder, and serves it on a port that the system chooses. */
export async function serveSite(name: string, files: Readonly<Record<string, string>> = {}, engine = '.'): Promise<ServedSite> {
  const folder = join('.cache/test', name)
  const [site, out] = [join(folder, 'site'), join(folder, 'out')]
  // The output stays: a build writes only what changed.
  rmSync(site, { recursive: true, force: true })
  cpSync('fixtures/sites/full', site, { recursive: true })
  for (const [file, text] of Object.entries({ 'articles/fir/en.md': longArticle, ...files })) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), text)
  }
  const command = join(engine, 'bin/roomwright')
  const rebuild = async () => void (await run(command, ['build', '--site', site, '--out', out]))
  await rebuild()
  const server = spawn(command, ['serve', '--out', out, '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] })
  return { url: await addressOf(server), site, out, rebuild, stop: () => stop(server) }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => {
      const found = /Serving at (\S+)/.exec(text.toString())
      if (found?.[1]) resolve(found[1].replace(/\/$/, ''))
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill()
  })
}
