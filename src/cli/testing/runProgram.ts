import { execFile } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const program = join(import.meta.dirname, '../../../bin/roomwright')

export interface Outcome {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs a command from the sources, at a fixed time. */
export function runProgram(args: readonly string[], cwd: string, variables: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      program,
      args,
      { cwd, env: { ...process.env, NODE_ENV: 'production', SOURCE_DATE_EPOCH: '1795000000', ...variables } },
      (_error, out, err) => resolve({ status: child.exitCode, out, err }),
    )
  })
}

/** Returns the content of every file below a folder, by path. */
export function snapshot(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(folder.length), readFileSync(file, 'base64')]),
  )
}
