import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns every file below a folder with its content, base64-encoded. */
export function snapshot(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'base64')]),
  )
}
