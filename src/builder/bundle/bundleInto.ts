import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { describeBundle } from './describeBundle.ts'
import { clientConfig, rendererConfig, stylesConfig, workerConfig } from './viteConfigs.ts'

/** Bundles the browser scripts, the page renderer and the service workers into `directory`. */
export async function bundleInto(root: string, directory: string): Promise<void> {
  await Promise.all([
    build(clientConfig(root, join(directory, 'client'))),
    build(stylesConfig(root, join(directory, 'styles'))),
    build(rendererConfig(root, join(directory, 'server'))),
    build(workerConfig(root, { entry: 'worker', outDir: join(directory, 'serve') })),
    build(workerConfig(root, { entry: 'leave', outDir: join(directory, 'leave') })),
  ])
  describeBundle(root, directory)
  rmSync(join(directory, 'styles'), { recursive: true })
}

// As a separate process it returns the bundler's memory when it ends, and uses another core.
if (import.meta.main) {
  const [root, directory] = process.argv.slice(2)
  if (!root || !directory) throw new Error('bundleInto.ts needs the folder of the engine and the folder for the bundle')
  try {
    await bundleInto(root, directory)
  } catch (error) {
    process.stderr.write(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
