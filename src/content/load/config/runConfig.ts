import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { OwnCollection } from '../../own/readCollections.ts'
import type { PluginDefinition } from '../../own/definePlugin.ts'
import type { Problem } from '../../problem.ts'
import type { RefusedSetting } from './plainData.ts'

export interface ConfigRequest {
  /** Absolute; the module's imports are resolved relative to it. */
  readonly path: string
  readonly text: string
}

const answerSchema = z.union([
  z.strictObject({
    value: z.unknown(),
    refused: z
      .array(z.strictObject({ key: z.string(), reason: z.string() }))
      .readonly()
      .optional(),
  }),
  z.strictObject({
    error: z.strictObject({ message: z.string(), stack: z.string(), isSyntax: z.boolean() }),
    /** The name of the module in the stack. */
    url: z.string(),
  }),
])

/** The code in settings, parsed. */
export interface ConfigCode {
  /** In the order of the settings. */
  readonly collections: readonly OwnCollection[]
  readonly plugins: readonly PluginDefinition[]
}

/** The answer for settings with code, which ran in this process. */
export interface CodeAnswer {
  /** The rest of the default export as plain data; absent if the problems leave none. */
  readonly value?: unknown
  /** The settings that hold code but must not. */
  readonly refused?: readonly RefusedSetting[]
  readonly code: ConfigCode
  readonly problems: readonly Problem[]
}

/** The default export as plain data, or the error that the module threw or could not be read for. */
export type ConfigAnswer = z.infer<typeof answerSchema> | CodeAnswer

export type ConfigRunner = (request: ConfigRequest) => Promise<ConfigAnswer>

/** Milliseconds that a module may take to run. */
const patienceOfAll = 5000

/**
 * Runs a TypeScript module in a process of its own, so that it can exit, exhaust memory or hang without harm, and no run affects
 * another. Its output goes to standard error.
 */
export async function runConfig(request: ConfigRequest, patience: number = patienceOfAll): Promise<z.infer<typeof answerSchema>> {
  const child = fork(fileURLToPath(new URL('./configProcess.ts', import.meta.url)), [String(process.pid)], {
    // A publication's package.json need not say that its files are ES modules.
    execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
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
      // Its exit may be seen before an answer that it sent earlier, if this process was busy meanwhile.
      child.once('disconnect', () => fail('it ends the process that reads it, or needs more memory than is available'))
      // The child starts up while this process does other work.
      child.send(request)
      child.on('message', (message) => {
        if (message === 'ready') {
          // Starting the process does not count towards the module's time.
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
