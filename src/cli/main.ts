import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { builtEngineFile } from '../platform/builtEngine.ts'
import { cacheFault, findCache, mayWriteEarly } from './findCache.ts'
import { guardOutput } from './guardOutput.ts'

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  process.stderr.write(
    `Roomwright needs Node 24 or later; this is ${process.version}. Start it with bin/roomwright, which brings its own.\n`,
  )
  process.exit(2)
}

// React must know at load time that this is production; otherwise it renders several times slower.
process.env.NODE_ENV ??= 'production'
const { dirname } = import.meta
const root = existsSync(join(dirname, builtEngineFile)) ? dirname : join(dirname, '../..')
const args = process.argv.slice(2)
const cache = await chooseCache()
if (mayWriteEarly(cache, { args, workingDirectory: process.cwd() })) enableCompileCache(join(cache, 'compiled'))

const isOutputLost = guardOutput([process.stdout, process.stderr], (error) => {
  process.exitCode ||= 1
  void tellLoss(error)
})

const [{ runCommandLine }, { guardCode }] = await Promise.all([import('./runCommandLine.ts'), import('./guardCode.ts')])
guardCode()
const status = await runCommandLine(args, { root, cache })
process.exitCode = isOutputLost() ? status || 1 : status

/** Returns the cache folder, or ends the program if there is no place for it, before anything is written. */
async function chooseCache(): Promise<string> {
  try {
    // Fails if the folder has been removed.
    const workingDirectory = process.cwd()
    const found = findCache({ args, root, workingDirectory, named: process.env.ROOMWRIGHT_CACHE })
    const fault = cacheFault(found, { args, workingDirectory })
    if (fault === undefined) return found
    process.stderr.write(`${fault}\n`)
    process.exit(2)
  } catch (error) {
    process.stderr.write(`${await explain(error)}\n`)
    process.exit(1)
  }
}

async function explain(error: unknown): Promise<string> {
  // Loaded here, because no other start needs it before the compile cache is enabled.
  const { explainError } = await import('./explainError.ts')
  return explainError(error)
}

async function tellLoss(error: unknown): Promise<void> {
  process.stderr.write(`The output of this command could not be written. ${await explain(error)}\n`)
}
