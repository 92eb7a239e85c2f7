import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const references = /(?:\bfrom\s*|\bimport\s*\(?\s*|<reference path=)['"](\.[^'"]+)['"]/g

/**
 * Deletes the declarations that no entry refers to: the compiler writes one for every module that it reads, four fifths of them for code
 * behind functions.
 */
export function pruneTypes(folder: string, entries: readonly string[]): void {
  const reached = new Set(entries.map((entry) => join(folder, entry)))
  for (const file of reached) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(references)) {
      const declared = join(dirname(file), name).replace(/(?:\.d)?\.tsx?$/, '.d.ts')
      if (!existsSync(declared)) throw new Error(`${file} refers to ${name}, which has no declaration`)
      reached.add(declared)
    }
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !reached.has(path)) rmSync(path)
  }
}
