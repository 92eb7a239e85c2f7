import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { slotNames } from '../../src/shared/pages/slotNames.ts'

/** The folder of the example publications. */
export const examples = join(import.meta.dirname, '../../examples/sites')

/** The folder names of all example publications, sorted. */
export const exampleSites: readonly string[] = readdirSync(examples, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

/**
 * Lists what an example adds to the engine: its blocks, collections, plug-ins and components. Components in `lib` only count if their names
 * have two or more words, since one word is too common.
 */
export function namesOf(site: string): readonly string[] {
  const folder = join(examples, site)
  const names = (below: string, pattern: RegExp) =>
    existsSync(join(folder, below)) ? readdirSync(join(folder, below)).flatMap((file) => pattern.exec(file)?.[1] ?? []) : []
  const plugins = names('plugins', /^(.+)\.tsx?$/).flatMap((name) => [name, ...pluginNames(join(folder, 'plugins'), name)])
  const components = [...names('components', /^([A-Z]\w+)\.tsx$/), ...names('lib', /^([A-Z][a-z]+[A-Z]\w+)\.tsx$/)]
  const own = components.filter((name) => !slotNames.some((slot) => slot === name))
  return [...new Set([...names('blocks', /^(.+)\.tsx$/), ...collectionsOf(folder), ...plugins, ...own])].sort()
}

/** Lists the collections: folders of the publication that the format does not define. */
function collectionsOf(folder: string): readonly string[] {
  const known = /^(?:articles|authors|pages|languages|public|blocks|components|lib|plugins|fonts|art|script|node_modules|\..*)$/
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !known.test(entry.name))
    .map(({ name }) => name)
}

/** Lists the names that the plug-ins of a file give themselves. */
function pluginNames(folder: string, name: string): readonly string[] {
  const file = ['.ts', '.tsx'].map((ending) => join(folder, name + ending)).find((path) => existsSync(path))
  return file === undefined ? [] : [...readFileSync(file, 'utf8').matchAll(/\bname: '([a-z-]+)'/g)].flatMap(([, own = '']) => own)
}
