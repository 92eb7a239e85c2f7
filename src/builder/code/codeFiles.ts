import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the paths of a publication's code. */
export function codeFiles(directory: string): readonly string[] {
  const folders = ['blocks', 'components', 'lib', 'plugins'].map((name) => join(directory, name)).filter((folder) => existsSync(folder))
  const names = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  return [join(directory, 'site.config.ts'), ...names.filter((name) => /\.tsx?$/.test(name))].filter((name) => existsSync(name))
}
