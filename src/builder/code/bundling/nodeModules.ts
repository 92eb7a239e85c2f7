import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import type { Plugin } from 'vite'
import { RemedyError } from '../../../content/own/RemedyError.ts'

/** An import that browsers cannot load, at an offset of a module's text. */
class BuildOnlyImportError extends RemedyError {
  readonly id: string
  readonly pos: number

  constructor(specifier: string, id: string, pos: number) {
    super(
      `Browsers have no module '${specifier}', which an island needs here`,
      'Call it outside the island, and pass the result as a prop.',
    )
    this.id = id
    this.pos = pos
  }
}

/** An import that is left although nothing uses its names. */
const unused = /\bimport\s*["']node:[\w/]+["'];?/g

/** Refuses modules of Node in the scripts for browsers. Imports that no island uses are dropped, and installed packages see none of this. */
export function nodeModules(): Plugin {
  return {
    name: 'roomwright-node',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!isBuiltin(id) || importer === undefined || importer.includes('/node_modules/')) return undefined
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      // A package may have the name of one of Node's modules.
      if (found && !found.id.startsWith('__vite-browser-external')) return found
      return { id: id.startsWith('node:') ? id : `node:${id}`, external: true }
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        chunk.code = chunk.code.replace(unused, '')
        const { code } = chunk
        const isUsed = (imported: string) => isBuiltin(imported) && new RegExp(`["'\`]${imported}["'\`]`).test(code)
        const name = [...chunk.imports, ...chunk.dynamicImports].find(isUsed)
        if (name === undefined) continue
        const importer = chunk.moduleIds.find((id) => {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
          return [...importedIds, ...dynamicallyImportedIds].includes(name)
        })
        if (importer === undefined) throw new Error(`Browsers have no module '${name}', which an island needs`)
        const quoted = readFileSync(importer, 'utf8').matchAll(/["'`](?:node:)?([^"'`]+)["'`]/g)
        const pos = [...quoted].find(([, bare]) => `node:${bare}` === name)?.index ?? 0
        throw new BuildOnlyImportError(name, importer, pos)
      }
    },
  }
}
