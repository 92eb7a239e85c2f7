import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBundle } from './ClientBundle.ts'
import { describeBundle } from './describeBundle.ts'
import { readBundle } from './readBundle.ts'
import { sourceHash } from './sourceHash.ts'

const keptBundles = 3

/** The client bundle of the engine at `root`: from the cache when the sources have not changed, else built. */
export async function loadBundle(root: string, cacheDirectory: string): Promise<ClientBundle> {
  const folder = join(cacheDirectory, 'bundle')
  const target = join(folder, sourceHash(root))
  if (!existsSync(target)) {
    mkdirSync(folder, { recursive: true })
    const staging = `${target}.${process.pid}`
    await buildBundle(root, staging)
    if (existsSync(target)) rmSync(staging, { recursive: true })
    else renameSync(staging, target)
    removeOldBundles(folder)
  }
  return readBundle(target)
}

async function buildBundle(root: string, directory: string): Promise<void> {
  const [{ build }, { clientConfig, rendererConfig }] = await Promise.all([import('vite'), import('./viteConfigs.ts')])
  await Promise.all([build(clientConfig(root, join(directory, 'client'))), build(rendererConfig(root, join(directory, 'server')))])
  describeBundle(root, directory)
}

function removeOldBundles(folder: string): void {
  const byAge = readdirSync(folder)
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { name } of byAge.slice(keptBundles)) rmSync(join(folder, name), { recursive: true, force: true })
}
