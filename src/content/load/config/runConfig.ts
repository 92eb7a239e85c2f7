import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { OwnCollection } from '../../own/readCollections.ts'
import type { PluginDefinition } from '../../own/definePlugin.ts'
import type { Problem } from '../../problem.ts'

export interface ConfigRequest {
  /** What the module imports is sought beside this file; absolute. */
  readonly path: string
  readonly text: string
}

const answerSchema = z.union([
  z.strictObject({ value: z.unknown() }),
  z.strictObject({
    error: z.strictObject({ message: z.string(), stack: z.string(), isSyntax: z.boolean() }),
    /** What the stack calls the module. */
    url: z.string(),
  }),
])

/** What settings hold besides plain data, parsed. */
export interface ConfigCode {
  /** In the order of the settings. */
  readonly collections: readonly OwnCollection[]
  readonly plugins: readonly PluginDefinition[]
}

/** Settings with code, which ran in this process. */
export interface CodeAnswer {
  /** The rest of the default export, plain data; absent where the problems leave none. */
  readonly value?: unknown
  readonly code: ConfigCode
  readonly problems: readonly Problem[]
}

/** The default export as plain data, or what the module threw or could not be read for. */
export type ConfigAnswer = z.infer<typeof answerSchema> | CodeAnswer

export type ConfigRunner = (request: ConfigRequest) => Promise<ConfigAnswer>

/** Milliseconds that a module may take to run. */
const patienceOfAll = 5000

/**
 * Runs a TypeScript module in a process of its own, so that it may exit, fill its memory or never end without harm, and no run
 * affects another. What it prints goes to standard error.
 */
export async function runConfig(request: ConfigRequest, patience: number = patienceOfAll): Promise<z.infer<typeof answerSchema>> {
  const child = fork(fileURLToPath(new URL('./configProcess.ts', import.meta.url)), [String(process.pid)], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  const stop = () => child.kill('SIGKILL')
  process.once('exit', stop)
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<z.infer<typeof answerSchema>>((resolve, reject) => {
      const fail = (message: string) => resolve({ error: { message, stack: '', isSyntax: false }, url: '' })
      child.once('error', reject)
      child.once('exit', () => fail('it ends the process that reads it, or needs more memory than there is'))
      // Waits for the child while this process does something else.
      child.send(request)
      child.on('message', (message) => {
        if (message === 'ready') {
          // The stack up to here is not the module's.
          timer = setTimeout(() => fail(`it has not ended after ${patience / 1000} seconds`), patience)
        } else resolve(answerSchema.parse(message))
      })
    })
  } finally {
    clearTimeout(timer)
    process.off('exit', stop)
    child.removeAllListeners()
    stop()
  }
}
