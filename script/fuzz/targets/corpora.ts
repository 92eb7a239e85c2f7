import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Reads files of a reasonable size for an input, shortest first. */
export function filesOf(folder: string, ending: RegExp, most = 60): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('node_modules'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .filter((text) => text.length < 60_000)
    .toSorted((one, other) => one.length - other.length)
    .slice(0, most)
}

/** Reads a file as one character a byte. */
export function bytesOf(file: string): string {
  return readFileSync(join(root, file), 'latin1')
}

/** Tokens of JSON and near-JSON. */
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
