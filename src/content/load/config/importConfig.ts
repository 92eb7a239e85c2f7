import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

let runs = 0

export type ImportedConfig =
  | { readonly value: unknown }
  /** What the module threw, or could not be read for; `url` is what its stack calls the module. */
  | { readonly error: unknown; readonly url: string }

/**
 * Runs a TypeScript module for its default export. Every run has an address of its own, so nothing is remembered, and a
 * hook hands over the text as an ES module, so Node neither looks for a package.json beside the file nor warns that
 * there is none.
 */
export async function importConfig(path: string, text: string): Promise<ImportedConfig> {
  const url = `data:text/javascript,config-${++runs}`
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, context.parentURL === url ? { ...context, parentURL: pathToFileURL(path).href } : context),
    load: (wanted, context, next) =>
      wanted === url ? { format: 'module-typescript', source: text, shortCircuit: true } : next(wanted, context),
  })
  try {
    const exported = (await import(/* @vite-ignore */ url)) as { readonly default?: unknown }
    return { value: exported.default }
  } catch (error) {
    return { error, url }
  } finally {
    hooks.deregister()
  }
}
