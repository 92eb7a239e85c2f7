import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Texts of files that are no longer than an input may well be, the shortest first. */
export function filesOf(folder: string, ending: RegExp, most = 60): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('node_modules'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .filter((text) => text.length < 60_000)
    .toSorted((one, other) => one.length - other.length)
    .slice(0, most)
}

/** A file with one character a byte. */
export function bytesOf(file: string): string {
  return readFileSync(join(root, file), 'latin1')
}

/** Pieces of JSON, and of what is almost JSON. */
export const jsonPieces = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '"a": ',
  'null',
  'true',
  '-1',
  '1e5',
  '"\\u0000"',
  '\\u',
  '{"html": "a"}',
  '/* c */',
  '// c\n',
]
