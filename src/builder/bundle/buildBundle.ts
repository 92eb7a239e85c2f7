import { bundleInto } from './bundleInto.ts'

// A process of its own: its memory is freed when it ends, and it runs on another core.
const [root, directory] = process.argv.slice(2)
if (!root || !directory) throw new Error('buildBundle.ts needs the folder of the engine and the folder for the bundle')
try {
  await bundleInto(root, directory)
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
