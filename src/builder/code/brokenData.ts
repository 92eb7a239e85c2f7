import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parseJson } from '../../content/load/parseJson.ts'
import { createSourceText } from '../../content/load/sourceText.ts'
import type { Problem } from '../../content/problem.ts'
import { codeFiles } from './findEntries.ts'

/** Returns the mistake in a JSON file that code imports, if the bundler failed because of one: it says neither which file nor why. */
export function brokenData(message: string, directory: string): Problem | undefined {
  if (!message.includes('vite-json')) return undefined
  const files = codeFiles(directory).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/["'](\.[^"']*\.json)["']/g)].map(([, name = '']) => resolve(dirname(file), name)),
  )
  return [...new Set(files)]
    .filter((file) => existsSync(file))
    .flatMap((file) => parseJson(createSourceText(relative(directory, file), readFileSync(file, 'utf8'))).problems)
    .find(({ rule }) => rule === 'json-syntax')
}
