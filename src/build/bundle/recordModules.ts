import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Name of the list in the bundler's output. */
export const modulesFile = 'modules.json'

/** A bundler plug-in that lists the modules that went into the browser's scripts, below `root`, for the test of the walls. */
export function recordModules(root: string): Plugin {
  return {
    name: 'record-modules',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
      const names = modules.filter((id) => id.startsWith('/')).map((id) => relative(root, id.replace(/\?.*$/, '')))
      this.emitFile({ type: 'asset', fileName: modulesFile, source: JSON.stringify([...new Set(names)].sort(), null, 1) })
    },
  }
}
