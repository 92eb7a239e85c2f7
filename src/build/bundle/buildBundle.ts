import { join } from 'node:path'
import { build } from 'vite'
import { describeBundle } from './describeBundle.ts'
import { clientConfig, rendererConfig } from './viteConfigs.ts'

// A process of its own: the bundler's memory goes with it, and the other core works meanwhile.
const [root, directory] = process.argv.slice(2)
if (!root || !directory) throw new Error('buildBundle.ts needs the folder of the engine and the folder for the bundle')
try {
  await Promise.all([build(clientConfig(root, join(directory, 'client'))), build(rendererConfig(root, join(directory, 'server')))])
  describeBundle(root, directory)
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
