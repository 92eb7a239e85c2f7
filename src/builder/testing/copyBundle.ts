import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { loadBundle } from '../bundle/loadBundle.ts'

const root = join(import.meta.dirname, '../../..')

/** Copies the engine's bundles into an empty cache: that of tests, and that of programs if one has been started. */
export async function copyBundle(cache: string): Promise<void> {
  const cacheDirectory = join(root, '.cache')
  await loadBundle({ root, cacheDirectory, stayReady: false })
  cpSync(join(cacheDirectory, 'bundle'), join(cache, 'bundle'), { recursive: true })
}
