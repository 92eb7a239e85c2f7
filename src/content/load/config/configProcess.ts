import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { Worker } from 'node:worker_threads'
import { isPlainObject, plainData } from './plainData.ts'
import type { ConfigAnswer, ConfigRequest } from './runConfig.ts'

/** Maps the package name that publications import to the running engine, whether it is installed there or not. */
const ownPackage: Readonly<Record<string, string>> = { roomwright: new URL('../../roomwright.ts', import.meta.url).href }
/** The name of the module in an error's stack. */
const url = 'data:text/javascript,config'
// Bound early, so that nothing that the module does to the process affects it.
const send = process.send?.bind(process)
// With a callback, a failure to send does not throw here: the receiver is gone.
const answer = (message: ConfigAnswer | 'ready') => send?.(message, () => undefined)

// A module that never ends blocks this thread, so a worker ends the process once its parent is gone.
new Worker(
  `const { workerData: parent } = require('node:worker_threads')
   setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 250)`,
  { eval: true, workerData: Number(process.argv[2]) },
).unref()

// Reports unhandled errors as the module's.
process.on('uncaughtException', (error) => answer({ error: describe(error), url }))
process.once('message', (request: ConfigRequest) => void run(request))
answer('ready')

/**
 * Runs a TypeScript module for its default export. A hook provides the text as an ES module, so that Node neither looks for a
 * package.json beside the file nor warns that there is none.
 */
async function run({ path, text }: ConfigRequest): Promise<void> {
  registerHooks({
    resolve: (specifier, context, next) =>
      next(ownPackage[specifier] ?? specifier, context.parentURL === url ? { ...context, parentURL: pathToFileURL(path).href } : context),
    load: (wanted, context, next) =>
      wanted === url ? { format: 'module-typescript', source: text, shortCircuit: true } : next(wanted, context),
  })
  try {
    const exported = (await import(url)) as { readonly default?: unknown }
    const value = exported.default
    // Accessors run here, so that their failures become problems of the file.
    answer(isPlainObject(value) ? plainData(value) : { value: typeof value === 'object' && !(value instanceof Promise) ? value : null })
  } catch (error) {
    answer({ error: describe(error), url })
  }
}

/** Describes a thrown value, which can be anything, even one that cannot be printed. */
function describe(thrown: unknown): { readonly message: string; readonly stack: string; readonly isSyntax: boolean } {
  try {
    if (!(thrown instanceof Error))
      return { message: typeof thrown === 'string' ? thrown : inspect(thrown, { depth: 1 }), stack: '', isSyntax: false }
    // A custom error may have a message and stack of any type.
    const { message, stack = '' }: { readonly message: unknown; readonly stack?: unknown } = thrown
    return { message: String(message), stack: String(stack), isSyntax: thrown instanceof SyntaxError }
  } catch {
    return { message: 'something that cannot be shown', stack: '', isSyntax: false }
  }
}
