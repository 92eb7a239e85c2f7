import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Returns the short name, two or three characters, for a class in a component's style sheet; `file` is the sheet's absolute path. */
export type NameClass = (name: string, file: string) => string

/**
 * Creates short names for the engine's classes and animations. They are counted rather than hashed: a document uses a hundred of them, and
 * random names do not compress. A letter and a digit form no word, so no ad blocker hides an element because of its class.
 */
export function engineClasses(root: string): NameClass {
  const known = new Map<string, string>()
  for (const file of globSync('src/ui/**/*.module.css', { cwd: root }).sort()) {
    const sheet = readFileSync(join(root, file), 'utf8')
    const names = new Set([...sheet.matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
    for (const name of names) known.set(`${file} ${name}`, shortName(known.size))
  }
  return (name, file) => {
    const key = `${relative(root, file.replace(/\?.*$/, ''))} ${name}`
    const short = known.get(key)
    if (short === undefined) throw new Error(`No sheet of a component has the class "${key}"`)
    return short
  }
}

function shortName(index: number): string {
  return `${letters[index % letters.length] ?? ''}${Math.floor(index / letters.length)}`
}
