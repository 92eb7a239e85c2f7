import { type ChildProcess, execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

export const root = join(import.meta.dirname, '../../..')

export const run = promisify(execFile)

/** Credentials of the storage service in these tests. */
const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

interface Answer {
  readonly status: number
  readonly said: string
}

/** Runs the command that is installed in a folder; returns its exit status and output. */
export async function roomwrightIn(cwd: string, args: readonly string[]): Promise<Answer> {
  try {
    // What `npx roomwright` would start, without the time that `npx` takes.
    const program = join(cwd, 'node_modules/.bin/roomwright')
    const { stdout, stderr } = await run(program, args, { cwd, env: { ...process.env, ...keys } })
    return { status: 0, said: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { readonly code: number; readonly stdout: string; readonly stderr: string }
    return { status: code, said: stdout + stderr }
  }
}

/** Compiles files in a folder; returns what the compiler says. */
export async function compileIn(cwd: string, files: readonly string[], options: readonly string[]): Promise<string> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const args = [compiler, '--ignoreConfig', '--noEmit', '--strict', '--types', '', ...options, ...files]
  const { stdout } = await run(process.execPath, args, { cwd }).catch((error: { stdout: string }) => error)
  return stdout
}

/** Lists the absolute paths of the files in a folder and its subfolders. */
export function filesBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
}

/** Returns the address that `serve` prints once it listens. */
export async function addressOf(server: ChildProcess): Promise<string> {
  if (server.stdout) for await (const line of createInterface(server.stdout)) if (line.startsWith('Serving at ')) return line.slice(11)
  throw new Error('The server said nothing')
}
