import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

let runs = 0

/** Milliseconds that a module may take to run. */
const patience = 5000

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
    const exported = (await withinPatience(import(/* @vite-ignore */ url))) as { readonly default?: unknown }
    // A copy of plain data: an accessor in it runs here, where its failure is a problem of the file.
    const value = exported.default
    return { value: typeof value === 'object' ? structuredClone(value) : value }
  } catch (error) {
    return { error, url }
  } finally {
    hooks.deregister()
  }
}

async function withinPatience<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it has not ended after ${patience / 1000} seconds`)), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
