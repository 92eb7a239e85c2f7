import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { builtEngineFile } from '../platform/builtEngine.ts'
import { cacheFault, findCache } from './findCache.ts'

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  process.stderr.write(
    `Roomwright needs Node 24 or later; this is ${process.version}. Start it with bin/roomwright, which brings its own.\n`,
  )
  process.exit(2)
}

// React renders several times slower unless it knows, when it is loaded, that this is production.
process.env.NODE_ENV ??= 'production'
const { dirname } = import.meta
const root = existsSync(join(dirname, builtEngineFile)) ? dirname : join(dirname, '../..')
const args = process.argv.slice(2)
const cache = await chooseCache()
// `init` leaves nothing beside the publication that it makes.
if (args[0] !== 'init') enableCompileCache(join(cache, 'compiled'))

// The reader of the output may stop at any time (`| head`); that is not a failure.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

const { runCommandLine } = await import('./runCommandLine.ts')
process.exitCode = await runCommandLine(args, { root, cache })

/** Ends the program where there is no place for the cache, before anything is written. */
async function chooseCache(): Promise<string> {
  const workingDirectory = process.cwd()
  try {
    const found = findCache({ args, root, workingDirectory, named: process.env.ROOMWRIGHT_CACHE })
    const fault = cacheFault(found, { args, workingDirectory })
    if (fault === undefined) return found
    process.stderr.write(`${fault}\n`)
    process.exit(2)
  } catch (error) {
    // Loaded here: no other start needs it before the compiled modules are there.
    const { explainError } = await import('./explainError.ts')
    process.stderr.write(`${explainError(error)}\n`)
    process.exit(1)
  }
}
