import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

let runs = 0

export interface ImportedConfig {
  /** What the stack of an error calls the module. */
  readonly url: string
  /** The default export; rejects with what the module throws. */
  readonly value: Promise<unknown>
}

/**
 * Runs a TypeScript module. Every run has an address of its own, so nothing is remembered, and a hook hands over the
 * text as an ES module, so Node neither looks for a package.json beside the file nor warns that there is none.
 */
export function importConfig(path: string, text: string): ImportedConfig {
  const url = `data:text/javascript,config-${++runs}`
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, context.parentURL === url ? { ...context, parentURL: pathToFileURL(path).href } : context),
    load: (wanted, context, next) =>
      wanted === url ? { format: 'module-typescript', source: text, shortCircuit: true } : next(wanted, context),
  })
  const module = import(/* @vite-ignore */ url) as Promise<{ readonly default?: unknown }>
  return { url, value: module.then((loaded) => loaded.default).finally(() => hooks.deregister()) }
}
