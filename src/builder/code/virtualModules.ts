import type { Plugin } from 'vite'

/** What code of a publication may import without having it installed, by its specifier: the text of a module. */
export type VirtualModules = Readonly<Record<string, string>>

const mark = '\0roomwright:'

/** Answers imports with modules that are nowhere on the disk. */
export function virtualModules(modules: VirtualModules): Plugin {
  return {
    name: 'roomwright-modules',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(modules, id) ? mark + id : undefined),
    load: (id) => (id.startsWith(mark) ? modules[id.slice(mark.length)] : undefined),
  }
}

const identifier = /^[A-Za-z_$][\w$]*$/

/** Exports the members of an object by their names, and the object itself as the default. */
export function exportMembers(object: string, names: readonly string[]): string {
  const members = names.filter((name) => identifier.test(name) && name !== 'default')
  return [`export default ${object}`, ...members.map((name) => `export const ${name} = ${object}.${name}`)].join('\n')
}
