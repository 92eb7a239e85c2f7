import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { slotNames } from '../../src/shared/slotNames.ts'

/** The folder of the example publications. */
export const examples = join(import.meta.dirname, '../../examples/sites')

/** Every example publication, by the name of its folder. */
export const exampleSites: readonly string[] = readdirSync(examples, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

/** What an example adds to the engine, by name: its blocks, collections, plug-ins and components. A component in `lib` counts by two words or more; one word is anybody's. */
export function namesOf(site: string): readonly string[] {
  const folder = join(examples, site)
  const names = (below: string, pattern: RegExp) =>
    existsSync(join(folder, below)) ? readdirSync(join(folder, below)).flatMap((file) => pattern.exec(file)?.[1] ?? []) : []
  const plugins = names('plugins', /^(.+)\.tsx?$/).flatMap((name) => [name, ...pluginNames(join(folder, 'plugins'), name)])
  const components = [...names('components', /^([A-Z]\w+)\.tsx$/), ...names('lib', /^([A-Z][a-z]+[A-Z]\w+)\.tsx$/)]
  const own = components.filter((name) => !slotNames.some((slot) => slot === name))
  return [...new Set([...names('blocks', /^(.+)\.tsx$/), ...collectionsOf(folder), ...plugins, ...own])].sort()
}

/** A collection is a folder of the publication that the format does not know. */
function collectionsOf(folder: string): readonly string[] {
  const known = /^(?:articles|authors|pages|languages|public|blocks|components|lib|plugins|fonts|art|script|node_modules|\..*)$/
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !known.test(entry.name))
    .map(({ name }) => name)
}

/** What plug-ins of a file call themselves. */
function pluginNames(folder: string, name: string): readonly string[] {
  const file = ['.ts', '.tsx'].map((ending) => join(folder, name + ending)).find((path) => existsSync(path))
  return file === undefined ? [] : [...readFileSync(file, 'utf8').matchAll(/\bname: '([a-z-]+)'/g)].flatMap(([, own = '']) => own)
}
