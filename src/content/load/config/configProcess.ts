import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { ConfigAnswer, ConfigRequest } from './runConfig.ts'

/** The package as publications import it: always the engine that runs, installed there or not. */
const ownPackage: Readonly<Record<string, string>> = { roomwright: new URL('../../roomwright.ts', import.meta.url).href }
/** What the stack of an error calls the module. */
const url = 'data:text/javascript,config'
// What the module does to the process afterwards changes nothing here.
const send = process.send?.bind(process)
// With a callback, a failure to send is not an error of this process: its reader is gone.
const answer = (message: ConfigAnswer | 'ready') => send?.(message, () => undefined)

// A module without an end keeps this thread to itself: another one ends the process once its reader is gone.
new Worker(
  `const { workerData: parent } = require('node:worker_threads')
   setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 250)`,
  { eval: true, workerData: Number(process.argv[2]) },
).unref()

// Unhandled errors are the module's too.
process.on('uncaughtException', (error) => answer({ error: describe(error), url }))
process.once('message', (request: ConfigRequest) => void run(request))
answer('ready')

/**
 * Runs a TypeScript module for its default export. A hook hands over the text as an ES module, so Node neither looks for a package.json
 * beside the file nor warns that there is none.
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
    // Sending copies plain data: an accessor in it runs here, where its failure is a problem of the file.
    answer({ value: typeof value === 'object' ? value : null })
  } catch (error) {
    answer({ error: describe(error), url })
  }
}

/** Any value can be thrown, even one that cannot be printed. */
function describe(thrown: unknown): { readonly message: string; readonly stack: string; readonly isSyntax: boolean } {
  try {
    if (!(thrown instanceof Error))
      return { message: typeof thrown === 'string' ? thrown : inspect(thrown, { depth: 1 }), stack: '', isSyntax: false }
    // A custom error may hold anything there.
    const { message, stack = '' }: { readonly message: unknown; readonly stack?: unknown } = thrown
    return { message: String(message), stack: String(stack), isSyntax: thrown instanceof SyntaxError }
  } catch {
    return { message: 'something that cannot be shown', stack: '', isSyntax: false }
  }
}
