import type { Plugin } from 'vite'

/** Source text of modules that a publication's code may import without installing them, by specifier. */
export type VirtualModules = Readonly<Record<string, string>>

const mark = '\0roomwright:'

/** Resolves imports to modules that do not exist on disk. */
export function virtualModules(modules: VirtualModules): Plugin {
  return {
    name: 'roomwright-modules',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(modules, id) ? mark + id : undefined),
    load: (id) => (id.startsWith(mark) ? modules[id.slice(mark.length)] : undefined),
  }
}

const identifier = /^[A-Za-z_$][\w$]*$/

/** Returns code that exports the members of an object by name, and the object itself as the default. */
export function exportMembers(object: string, names: readonly string[]): string {
  const members = names.filter((name) => identifier.test(name) && name !== 'default')
  return [`export default ${object}`, ...members.map((name) => `export const ${name} = ${object}.${name}`)].join('\n')
}
