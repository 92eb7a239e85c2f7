import { cpSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { loadBundle } from '../bundle/loadBundle.ts'

const root = join(import.meta.dirname, '../../..')

/** Copies the engine's bundle into an empty cache; bundling again would take longer than a build. */
export async function copyBundle(cache: string): Promise<void> {
  const { directory } = await loadBundle({ root, cacheDirectory: join(root, '.cache'), stayReady: false })
  const folder = dirname(directory)
  cpSync(folder, join(cache, 'bundle', basename(folder)), { recursive: true })
}
