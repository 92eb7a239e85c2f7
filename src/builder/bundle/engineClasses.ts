import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Names a class of a component's sheet, which is given by its whole path, in two signs or three. */
export type NameClass = (name: string, file: string) => string

/**
 * The short names of the engine’s classes and animations. They are counted, not hashed: a document names a hundred of them, and what is random does not compress.
 * A letter and a figure make no word, so nothing that hides elements by their class takes them for an advertisement.
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
